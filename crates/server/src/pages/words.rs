//! Printed words that both languages keep, wherever they stand: each opens by tap what it means. Where many of them stand in a row, as in the
//! log, they are no stops of Tab: by keyboard they are all in one list, which stands with the rules.

use ::table::Lang;
use ::table::erased::{self, Term, Terms};
use maud::{Markup, PreEscaped, html};

/// A text in which each term opens, where it first stands.
pub(super) fn worded(lang: Lang, terms: &Terms, text: &str) -> Markup {
    PreEscaped(erased::worded(lang, terms, text))
}

/// What each word means, once for the whole page: the words in the texts open it. `rules` is the page on which the rules are; empty for the
/// same one.
pub(super) fn meanings(lang: Lang, terms: &Terms, rules: &str) -> Markup {
    html! {
        @for term in terms.iter() {
            div.meaning popover id=(term.id()) role="dialog" aria-label=(term.name(lang)) { p { (meaning(lang, term, rules)) } }
        }
    }
}

/// All words in one list.
pub(super) fn glossary(lang: Lang, terms: &Terms) -> Markup {
    html! {
        @if !terms.is_empty() {
            details.glossary id="glossary" {
                summary { (lang.pick("Le parole del gioco", "The words of the game")) }
                @for term in terms.iter() { p { (meaning(lang, term, "")) } }
            }
        }
    }
}

fn meaning(lang: Lang, term: &Term, rules: &str) -> Markup {
    html! {
        b { (term.name(lang)) } ": " (lang.pick(term.means.0, term.means.1)) ". "
        a href=(format!("{rules}#c-{}", term.clause)) { (lang.pick("Regola", "Rule")) " " (term.clause) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    static TERMS: Terms = Terms::of(&[
        Term::kept(&["Zona Supporti"], ("dove", "where"), "11.2"),
        Term::said(&["Supporto", "Supporti"], &["Help"], ("chi <", "who <"), "11.3"),
    ]);

    #[test]
    fn each_term_of_a_text_opens_once() {
        let said =
            worded(Lang::It, &TERMS, "Un Supporto <2>, altri Supporti nella Zona Supporti.").into_string();
        let word = |slug: &str, form: &str| {
            format!(
                "<button class=\"printed-word\" type=\"button\" tabindex=\"-1\" popovertarget=\"w-{slug}\">{form}</button>"
            )
        };
        let (one, other) = (word("supporto", "Supporto"), word("zona-supporti", "Zona Supporti"));
        assert_eq!(said, format!("Un {one} &lt;2&gt;, altri Supporti nella {other}."));
        assert_eq!(worded(Lang::En, &TERMS, "Supporto").into_string(), "Supporto");
    }

    #[test]
    fn what_opens_is_on_the_page_and_in_the_list() {
        let page = meanings(Lang::En, &TERMS, "").into_string();
        assert!(
            page.contains("popover id=\"w-zona-supporti\"")
                && page.contains("who &lt;. <a href=\"#c-11.3\">")
        );
        assert!(glossary(Lang::It, &TERMS).into_string().contains("<b>Zona Supporti</b>: dove."));
        assert!(glossary(Lang::It, Terms::none()).into_string().is_empty());
    }
}
