//! The words that nobody can know before the first game, and where they stand in a text.

use std::collections::BTreeMap;
use std::ops::Deref;
use std::sync::OnceLock;

use crate::Lang;
use crate::grammar::escaped;

/// A word that nobody can know before the first game: one of the printed rulebook that both languages keep, or one that each says in its
/// own way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Term {
    /// Its forms, Italian and English; the first of each is the one by which it is explained.
    pub forms: (&'static [&'static str], &'static [&'static str]),
    /// What it is, in half a sentence: Italian, English.
    pub means: (&'static str, &'static str),
    /// The clause that says it in full.
    pub clause: &'static str,
}

impl Term {
    /// A word that both languages keep as it is printed.
    pub const fn kept(
        forms: &'static [&'static str],
        means: (&'static str, &'static str),
        clause: &'static str,
    ) -> Self {
        Term { forms: (forms, forms), means, clause }
    }

    /// A word that each language has in its own way.
    pub const fn said(
        it: &'static [&'static str],
        en: &'static [&'static str],
        means: (&'static str, &'static str),
        clause: &'static str,
    ) -> Self {
        Term { forms: (it, en), means, clause }
    }

    /// The word by which it is explained.
    pub fn name(&self, lang: Lang) -> &'static str {
        lang.pick(self.forms.0, self.forms.1)[0]
    }

    /// Its word in addresses and ids: 'Zona Supporti' is `zona-supporti`.
    pub fn slug(&self) -> String {
        let plain = |c: char| match c {
            'à' | 'á' => 'a',
            'è' | 'é' => 'e',
            'ì' | 'í' => 'i',
            'ò' | 'ó' => 'o',
            'ù' | 'ú' => 'u',
            c if c.is_ascii_alphanumeric() => c,
            _ => '-',
        };
        self.name(Lang::It).to_lowercase().chars().map(plain).collect()
    }

    /// The id of what opens to it on a page.
    pub fn id(&self) -> String {
        format!("w-{}", self.slug())
    }
}

/// The terms of a game.
#[derive(Debug)]
pub struct Terms {
    all: &'static [Term],
    /// Their forms, Italian and English: a page looks at every word for whether it is one.
    forms: [OnceLock<Forms>; 2],
}

/// By first letter, in small: the forms that begin with it.
type Forms = Vec<(char, Vec<(&'static str, &'static Term)>)>;

impl Terms {
    /// These.
    pub const fn of(all: &'static [Term]) -> Self {
        Terms { all, forms: [const { OnceLock::new() }; 2] }
    }

    /// No terms.
    pub const fn none() -> &'static Self {
        static NONE: Terms = Terms::of(&[]);
        &NONE
    }

    fn forms(&self, lang: Lang) -> &Forms {
        self.forms[lang as usize].get_or_init(|| {
            let mut by = BTreeMap::<char, Vec<_>>::new();
            for term in self.all {
                for form in lang.pick(term.forms.0, term.forms.1) {
                    by.entry(form.chars().next().map_or(' ', small)).or_default().push((*form, term));
                }
            }
            by.into_iter().collect()
        })
    }

    /// The longest form with which a text begins.
    fn first(&self, lang: Lang, text: &str, initial: char) -> Option<(&'static str, &'static Term)> {
        let forms = self.forms(lang);
        let at = forms.binary_search_by_key(&small(initial), |(letter, _)| *letter).ok()?;
        let here = forms[at].1.iter().filter(|(form, _)| is_word(text, form));
        here.max_by_key(|(form, _)| form.len()).copied()
    }
}

impl Deref for Terms {
    type Target = [Term];

    fn deref(&self) -> &[Term] {
        self.all
    }
}

fn small(letter: char) -> char {
    letter.to_lowercase().next().unwrap_or(letter)
}

/// A text as HTML, in which each term opens where it first stands, by the browser's own popovers: what is on the page under its id. The words
/// are no stops of Tab, since the next action would be far away then, and they are buttons: in a button or a summary no text shall have them.
pub fn worded(lang: Lang, terms: &Terms, text: &str) -> String {
    let (mut out, mut at, mut seen) = (String::with_capacity(text.len()), 0, Vec::new());
    for (from, to, term) in found(lang, terms, text) {
        if seen.contains(&term) {
            continue;
        }
        seen.push(term);
        out += &escaped(&text[at..from]);
        out += &format!(
            "<button class=\"printed-word\" type=\"button\" tabindex=\"-1\" popovertarget=\"{}\">{}</button>",
            term.id(),
            escaped(&text[from..to])
        );
        at = to;
    }
    out + &escaped(&text[at..])
}

/// Where terms stand in a text, from and to. 'Zona Supporti' is not also 'Supporti'.
pub fn found(lang: Lang, terms: &Terms, text: &str) -> Vec<(usize, usize, &'static Term)> {
    let (mut found, mut at, mut begins) = (Vec::new(), 0, true);
    while let Some(next) = text[at..].chars().next() {
        // Inside a word none begins.
        let here = if begins { terms.first(lang, &text[at..], next) } else { None };
        let end = at + here.map_or(next.len_utf8(), |(form, _)| form.len());
        if let Some((_, term)) = here {
            found.push((at, end, term));
        }
        begins = here.is_none() && !next.is_alphanumeric();
        at = end;
    }
    found
}

/// Does a text begin with this word, and not with a longer one? At the beginning of a sentence it has a capital.
fn is_word(text: &str, word: &str) -> bool {
    let (mut here, mut said) = (text.chars(), word.chars());
    let Some((first, begins)) = here.next().zip(said.next()) else { return false };
    // Most words differ soon after their first letter: what costs more is asked last.
    let goes_on = here.as_str().strip_prefix(said.as_str());
    goes_on.is_some_and(|after| !after.starts_with(char::is_alphanumeric))
        && (first == begins || begins.to_uppercase().eq([first]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_is_found_with_a_capital_too_and_stands_in_safe_text() {
        static FIELD: Terms = Terms::of(&[Term::said(&["campo"], &["field"], ("dove", "where"), "4.1")]);
        let opens = |text| worded(Lang::It, &FIELD, text);
        let word = |form| {
            format!(
                "<button class=\"printed-word\" type=\"button\" tabindex=\"-1\" popovertarget=\"w-campo\">{form}</button>"
            )
        };
        assert_eq!(opens("Campo & campo"), format!("{} &amp; campo", word("Campo")));
        assert_eq!(opens("<il campo>"), format!("&lt;il {}&gt;", word("campo")));
        assert_eq!(opens("Campione, CAMPO"), "Campione, CAMPO");
    }
}
