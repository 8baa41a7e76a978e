//! The words that nobody can know before the first game, and where they stand in a text.

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

/// A text as HTML, in which each term opens where it first stands, by the browser's own popovers: what is on the page under its id. The words
/// are no stops of Tab, since the next action would be far away then, and they are buttons: in a button or a summary no text shall have them.
pub fn worded(lang: Lang, terms: &[Term], text: &str) -> String {
    let (mut out, mut at, mut seen) = (String::new(), 0, Vec::new());
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
pub fn found<'a>(lang: Lang, terms: &'a [Term], text: &str) -> Vec<(usize, usize, &'a Term)> {
    let forms_of =
        |term: &'a Term| lang.pick(term.forms.0, term.forms.1).iter().map(move |form| (*form, term));
    let (mut found, mut at, mut begins) = (Vec::new(), 0, true);
    while let Some(next) = text[at..].chars().next() {
        // Inside a word none begins.
        let tried = if begins { terms } else { &[] };
        let here = tried
            .iter()
            .flat_map(forms_of)
            .filter(|(form, _)| is_word(&text[at..], form))
            .max_by_key(|(form, _)| form.len());
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
        const FIELD: [Term; 1] = [Term::said(&["campo"], &["field"], ("dove", "where"), "4.1")];
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
