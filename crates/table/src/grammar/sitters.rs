//! Who sits where, put into finished sentences: 'Il posto 2 ruba una carta al posto 3' becomes 'Ada ruba una carta a Bruno'.
//!
//! Rules know seats by their numbers, and so do events, records and what is stored. Names belong to a page and its reader: they
//! are put in where a page is drawn, in one pass, and nowhere else.

use memchr::memmem::Finder;

use crate::grammar::melt;
use crate::{Lang, MAX_SEATS, Seat, upper};

/// What the seats of a table are called on somebody's page.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sitters {
    names: [Option<String>; MAX_SEATS],
    own: Option<Seat>,
}

/// In what the words stand.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Paper {
    Plain,
    Html,
}

impl Sitters {
    /// Nobody is named yet; the seat of the reader, if it has one.
    pub fn of(own: Option<Seat>) -> Self {
        Sitters { names: Default::default(), own }
    }

    /// Names a seat. A name with an Italian article ('il computer') melts with what stands before it.
    #[must_use]
    pub fn with(mut self, seat: Seat, name: impl Into<String>) -> Self {
        self.names[seat.index()] = Some(name.into());
        self
    }

    /// The name of a seat, if it has one.
    pub fn name(&self, seat: Seat) -> Option<&str> {
        self.names[seat.index()].as_deref()
    }

    /// A sentence with the names of those who sit in the place of their seats' numbers. Seats without a name stay as they are, and
    /// the reader's is marked: 'Ada (tu)', 'Seat 1 (you)'.
    pub fn say(&self, lang: Lang, said: &str) -> String {
        self.put(lang, said, Paper::Plain)
    }

    /// The same in a piece of a page, where names are escaped and what forms send (`value`) stays as it is.
    pub fn mark(&self, lang: Lang, html: &str) -> String {
        self.put(lang, html, Paper::Html)
    }

    fn put(&self, lang: Lang, text: &str, paper: Paper) -> String {
        let mut out = String::with_capacity(text.len() + 64);
        let (mut rest, word) = (text, lang.pick("osto ", "eat "));
        let finder = Finder::new(word);
        while let Some(at) = finder.find(rest.as_bytes()) {
            let end = at + word.len();
            let Some((start, seat)) = seat_at(rest, at, end, lang) else {
                out += &rest[..end];
                rest = &rest[end..];
                continue;
            };
            out += &rest[..start];
            let after = &rest[end + 1..];
            if paper == Paper::Html && in_a_value(&out) {
                out += &rest[start..=end];
            } else {
                self.write(lang, &mut out, (&rest[start..=end], seat), after, paper);
            }
            rest = &rest[end + 1..];
            // The ending of an English genitive after a name that ends in an s.
            if lang == Lang::En && out.ends_with('s') && rest.starts_with("'s") {
                out.push('\'');
                rest = &rest[2..];
            }
        }
        out + rest
    }

    fn write(&self, lang: Lang, out: &mut String, (said, seat): (&str, Seat), after: &str, paper: Paper) {
        let own = self.own == Some(seat);
        let you = lang.pick("tu", "you");
        if own && out.ends_with('(') {
            *out += you;
            return;
        }
        match &self.names[seat.index()] {
            None => *out += said,
            Some(name) => {
                let name = if paper == Paper::Html { escaped(name) } else { name.clone() };
                let small = said.starts_with(char::is_lowercase);
                let (cut, name) = lang.pick(italian(out, &name, small), english(out, &name));
                out.truncate(cut);
                *out += &name;
            }
        }
        // What stands alone in its place is a label, and its place says whose it is.
        let alone = paper == Paper::Html
            && out.len() > 1
            && after.starts_with('<')
            && is_alone(out, said, self.name(seat));
        let marked = after.starts_with(" (tu") || after.starts_with(" (you") || after.starts_with("'s");
        if own && !alone && !marked {
            *out += &format!(" ({you})");
        }
    }
}

/// The seat whose number follows a word, and where the word begins: 'posto 2', 'Seat 2', and not 'imposto 2', 'posto 20'.
fn seat_at(text: &str, at: usize, end: usize, lang: Lang) -> Option<(usize, Seat)> {
    let start = at.checked_sub(1)?;
    let initial = text.as_bytes()[start];
    let wanted = lang.pick([b'p', b'P'], [b's', b'S']);
    let before = text[..start].chars().next_back();
    let apart = |c: Option<char>| !c.is_some_and(|c| c.is_alphanumeric() || c == '-' || c == '_');
    let digit = *text.as_bytes().get(end)?;
    let whole = wanted.contains(&initial) && apart(before) && (b'1'..=b'8').contains(&digit);
    (whole && apart(text[end + 1..].chars().next())).then(|| (start, Seat::new(digit - b'1')))
}

/// Where what stands before the name is cut off, and what is said instead: its preposition, melted with the name's article.
fn italian(out: &str, name: &str, small: bool) -> (usize, String) {
    const MELTED: [(&str, &str); 8] = [
        ("il", ""),
        ("al", "a"),
        ("del", "di"),
        ("dal", "da"),
        ("nel", "in"),
        ("sul", "su"),
        ("col", "con"),
        ("e il", "e"),
    ];
    let last = |word: &str| {
        let start = out.strip_suffix(' ')?.len().checked_sub(word.len())?;
        let there = out.get(start..start + word.len())?;
        let apart = !out[..start].ends_with(|c: char| c.is_alphanumeric() || c == '\'');
        (there.eq_ignore_ascii_case(word) && apart).then(|| (start, there.starts_with(char::is_uppercase)))
    };
    let longest_first = MELTED.iter().rev();
    let found =
        longest_first.filter(|_| small).find_map(|(word, bare)| last(word).map(|found| (found, *bare)));
    let Some(((start, capital), bare)) = found else {
        let begins = !small || begins(out);
        return (out.len(), if begins { upper(name) } else { name.to_owned() });
    };
    let said = match bare {
        "" => name.to_owned(),
        "a" if name.starts_with(['a', 'A']) => format!("ad {name}"),
        "e" => format!("{} {name}", super::and_before(Lang::It, name)),
        // Only the old 'col' melts.
        "con" => format!("con {name}"),
        preposition => melt(preposition, name),
    };
    (start, if capital { upper(&said) } else { said })
}

fn english(out: &str, name: &str) -> (usize, String) {
    (out.len(), if begins(out) { upper(name) } else { name.to_owned() })
}

/// Does a sentence begin after this?
fn begins(out: &str) -> bool {
    let before = out.trim_end();
    before.is_empty() || before.ends_with(['.', '!', '?', '>', ':']) && !before.ends_with("(:")
}

/// Is the cursor inside `value="…"`?
fn in_a_value(out: &str) -> bool {
    let Some(quote) = out.rfind('"') else { return false };
    // Beyond a tag no attribute is open.
    out.rfind('<') > out.rfind('>') && out[..quote].ends_with(" value=")
}

/// Is what was just written all that stands there since the last tag?
fn is_alone(out: &str, said: &str, name: Option<&str>) -> bool {
    let label = out.rfind('>').map_or("", |tag| &out[tag + 1..]);
    label == said
        || name
            .is_some_and(|name| label.eq_ignore_ascii_case(&escaped(name)) || label == upper(&escaped(name)))
}

/// As text of a page.
pub(crate) fn escaped(name: &str) -> String {
    let mut safe = String::with_capacity(name.len());
    for letter in name.chars() {
        match letter {
            '&' => safe += "&amp;",
            '<' => safe += "&lt;",
            '>' => safe += "&gt;",
            '"' => safe += "&quot;",
            _ => safe.push(letter),
        }
    }
    safe
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(own: Option<u8>) -> [Sitters; 2] {
        let all = Sitters::of(own.map(Seat::new)).with(Seat::new(1), "Ada").with(Seat::new(2), "Bruno");
        let with = |computer: &str| all.clone().with(Seat::new(3), computer);
        [with("il computer"), with("the computer")]
    }

    fn it(own: Option<u8>, said: &str) -> String {
        table(own)[0].say(Lang::It, said)
    }

    fn en(own: Option<u8>, said: &str) -> String {
        table(own)[1].say(Lang::En, said)
    }

    #[test]
    fn names_take_the_place_of_seats_with_their_prepositions() {
        assert_eq!(it(None, "Il posto 2 ruba una carta al posto 3."), "Ada ruba una carta a Bruno.");
        assert_eq!(
            it(None, "Al posto 2 arriva una carta dal posto 4."),
            "Ad Ada arriva una carta dal computer."
        );
        assert_eq!(
            it(None, "Dal grimorio del posto 2 va nel cimitero"),
            "Dal grimorio di Ada va nel cimitero"
        );
        assert_eq!(it(None, "Nella mano del posto 4, il posto 3"), "Nella mano del computer, Bruno");
        assert_eq!(
            it(None, "Il posto 4 e il posto 2, poi il posto 3 e il posto 1"),
            "Il computer e Ada, poi Bruno e il posto 1"
        );
        assert_eq!(it(None, "«Muro» (#4, posto 2) e (posto 3)"), "«Muro» (#4, Ada) e (Bruno)");
        assert_eq!(it(None, "Posto 4: due carte"), "Il computer: due carte");
        assert_eq!(
            en(None, "Seat 2 steals a card from Seat 4; it is Seat 3's turn."),
            "Ada steals a card from the computer; it is Bruno's turn."
        );
        assert_eq!(en(None, "Seat 4 begins. Seat 4 draws."), "The computer begins. The computer draws.");
        let james = Sitters::of(None).with(Seat::new(0), "James");
        assert_eq!(james.say(Lang::En, "Seat 1's turn"), "James' turn");
    }

    #[test]
    fn the_reader_is_marked_once() {
        assert_eq!(it(Some(1), "Il posto 2 pesca."), "Ada (tu) pesca.");
        assert_eq!(it(Some(1), "Comincia il posto 2 (tu)."), "Comincia Ada (tu).");
        assert_eq!(it(Some(1), "Elena (posto 2)"), "Elena (tu)");
        assert_eq!(en(Some(0), "Seat 1 draws; Seat 1's turn"), "Seat 1 (you) draws; Seat 1's turn");
        let page = table(Some(1))[0].mark(Lang::It, "<b>Posto 2</b> <i>tocca al posto 2</i>");
        assert_eq!(page, "<b>Ada</b> <i>tocca ad Ada (tu)</i>");
    }

    #[test]
    fn what_is_no_seat_stays() {
        for same in
            ["Scambia posto con lui", "sono disposto 2 volte", "posto 20", "posto 9", "posto", "al posto 1"]
        {
            assert_eq!(it(None, same), same);
        }
        for same in ["seat-2", "a seat 22", "Seats 2", "unseat 2", "seat 1"] {
            assert_eq!(en(None, same), same);
        }
        assert_eq!(Sitters::default().say(Lang::It, "il posto 2 (è suo)"), "il posto 2 (è suo)");
    }

    #[test]
    fn on_a_page_names_are_escaped_and_what_forms_send_stays() {
        let sly = Sitters::of(None).with(Seat::new(1), "<b>\"A&B\"");
        assert_eq!(
            sly.mark(Lang::En, "<p title=\"Seat 2\">Seat 2</p>"),
            "<p title=\"&lt;b&gt;&quot;A&amp;B&quot;\">&lt;b&gt;&quot;A&amp;B&quot;</p>"
        );
        let phrase = "<button value=\"Ask Seat 2?\">Ask Seat 2?</button>";
        assert_eq!(table(None)[1].mark(Lang::En, phrase), "<button value=\"Ask Seat 2?\">Ask Ada?</button>");
    }
}
