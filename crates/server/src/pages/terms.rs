//! Printed words that both languages keep, explained where they first meet somebody.

use ::table::erased::Term;
use maud::{Markup, html};

use super::zones::Seen;

/// The terms of what is asked, each with what it means: closed, and opened by the script for whoever has not met them.
pub(super) fn terms(seen: &Seen<'_>) -> Markup {
    let (lang, played, facts) = (seen.visitor.lang, &seen.moment.played, seen.table.entry.game.facts());
    let mut said = played.ask(seen.seat).get(lang).to_owned();
    for choice in seen.seat.iter().flat_map(|seat| played.choices(*seat)) {
        said.push('\n');
        said.push_str(choice.text.get(lang));
    }
    let met = met(facts.terms, &said);
    html! {
        @if !met.is_empty() && !played.is_over() {
            div.terms aria-label=(lang.pick("Le parole di questa domanda", "The words of this question")) role="group" {
                @for term in met {
                    details.term id=(format!("term-{}", term.forms[0].replace(' ', "-"))) data-term=(format!("{} {}", facts.id, term.forms[0])) {
                        summary { (term.forms[0]) }
                        p {
                            (lang.pick(term.means.0, term.means.1)) " "
                            a href=(format!("#c-{}", term.clause)) { (lang.pick("Regola", "Rule")) " " (term.clause) }
                        }
                    }
                }
            }
        }
    }
}

/// The terms that stand in a text, in the order in which they come. 'Zona Supporti' is not also 'Supporti'.
fn met<'a>(terms: &'a [Term], text: &str) -> Vec<&'a Term> {
    let mut forms: Vec<(&str, &Term)> =
        terms.iter().flat_map(|term| term.forms.iter().map(move |form| (*form, term))).collect();
    forms.sort_by_key(|(form, _)| std::cmp::Reverse(form.len()));
    let mut found = Vec::new();
    let mut rest = text;
    let mut begins = true;
    while let Some(next) = rest.chars().next() {
        let here = forms.iter().find(|(form, _)| begins && is_word(rest, form));
        if let Some((_, term)) = here
            && !found.contains(term)
        {
            found.push(*term);
        }
        rest = &rest[here.map_or(next.len_utf8(), |(form, _)| form.len())..];
        begins = here.is_none() && !next.is_alphanumeric();
    }
    found
}

/// Does a text begin with this word, and not with a longer one?
fn is_word(text: &str, word: &str) -> bool {
    text.strip_prefix(word).is_some_and(|after| !after.starts_with(char::is_alphanumeric))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TERMS: [Term; 2] = [
        Term { forms: &["Zona Supporti"], means: ("", ""), clause: "11.2" },
        Term { forms: &["Supporto", "Supporti"], means: ("", ""), clause: "11.3" },
    ];

    #[test]
    fn a_term_is_a_whole_word_and_the_longest() {
        let clauses =
            |text: &str| -> Vec<&str> { met(&TERMS, text).iter().map(|term| term.clause).collect() };
        assert_eq!(clauses("Supporti, e un Supporto nella Zona Supporti."), ["11.3", "11.2"]);
        assert_eq!(clauses("nella Zona Supporti"), ["11.2"]);
        assert_eq!(clauses("«Supporto»: l'Supporti"), ["11.3"]);
        assert!(clauses("Supportone, aSupporto, zona supporti").is_empty());
    }
}
