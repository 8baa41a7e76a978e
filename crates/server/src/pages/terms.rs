//! Printed words that both languages keep, explained where they first meet somebody.

use ::table::Lang;
use ::table::erased::{Term, Terms, found};
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
    // What each language has in its own way half explains itself: it opens in the sentences, and stands in the list of words.
    let met: Vec<_> =
        met(lang, facts.terms, &said).into_iter().filter(|term| term.forms.0 == term.forms.1).collect();
    html! {
        @if !met.is_empty() && !played.is_over() {
            div.terms aria-label=(lang.pick("Le parole di questa domanda", "The words of this question")) role="group" {
                @for term in met {
                    details.term id=(format!("term-{}", term.slug())) data-term=(format!("{} {}", facts.id, term.name(Lang::It))) {
                        summary { (term.name(lang)) }
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

/// The terms that stand in a text, in the order in which they come.
fn met(lang: Lang, terms: &Terms, text: &str) -> Vec<&'static Term> {
    let mut met = Vec::new();
    for (_, _, term) in found(lang, terms, text) {
        if !met.contains(&term) {
            met.push(term);
        }
    }
    met
}

#[cfg(test)]
mod tests {
    use super::*;

    static TERMS: Terms = Terms::of(&[
        Term::kept(&["Zona Supporti"], ("", ""), "11.2"),
        Term::kept(&["Supporto", "Supporti"], ("", ""), "11.3"),
    ]);

    #[test]
    fn a_term_is_a_whole_word_and_the_longest() {
        let clauses = |text: &str| -> Vec<&str> {
            met(Lang::It, &TERMS, text).iter().map(|term| term.clause).collect()
        };
        assert_eq!(clauses("Supporti, e un Supporto nella Zona Supporti."), ["11.3", "11.2"]);
        assert_eq!(clauses("nella Zona Supporti"), ["11.2"]);
        assert_eq!(clauses("«Supporto»: l'Supporti"), ["11.3"]);
        assert!(clauses("Supportone, aSupporto, zona supporti").is_empty());
    }
}
