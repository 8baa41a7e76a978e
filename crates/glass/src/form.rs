//! Buttons of the page's form.

use std::fmt::Display;

use maud::{Markup, Render, html};
use table::Lang;

/// A button that gives an action. `says` is the action in words, for whoever waits over the button; `class` says how it looks.
pub fn button(action: impl Display, says: &str, class: &str, content: &Markup) -> Markup {
    html! {
        button class={ "act " (class) } type="submit" form="actions" name="action" value=(action) title=(says) {
            (content)
        }
    }
}

/// A button for what could be done at such a moment and cannot be done now: it is dim, and pressing it asks why.
pub fn cannot(lang: Lang, action: impl Display, class: &str, content: &Markup) -> Markup {
    let title = lang.pick("Adesso no: premi per sapere perché", "Not now: press to learn why");
    let content = html! { (content) span.unseen { " (" (title) ")" } };
    button(action, title, &format!("cannot {class}"), &content)
}

/// How the table is read, folded: a paragraph for each line.
pub fn help(lang: Lang, lines: impl IntoIterator<Item = impl Render>) -> Markup {
    html! {
        details.table-help id="table-help" {
            summary { (lang.pick("Come si legge il tavolo", "How to read the table")) }
            @for line in lines { p { (line) } }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_button_gives_its_action() {
        let drawn = button("play=<1>", "Play \"it\"", "main", &html! { b { "Play" } }).into_string();
        assert_eq!(
            drawn,
            "<button class=\"act main\" type=\"submit\" form=\"actions\" name=\"action\" value=\"play=&lt;1&gt;\" \
             title=\"Play &quot;it&quot;\"><b>Play</b></button>"
        );
    }

    #[test]
    fn what_cannot_be_done_is_dim_and_says_so() {
        for (lang, says) in [(Lang::It, "Adesso no"), (Lang::En, "Not now")] {
            let drawn = cannot(lang, "end", "mild", &html! { "End" }).into_string();
            assert!(drawn.starts_with("<button class=\"act cannot mild\""), "{drawn}");
            assert!(drawn.contains(&format!(" title=\"{says}: ")) && drawn.contains(&format!(" ({says}: ")));
        }
    }
}
