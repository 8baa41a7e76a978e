//! What people may be called at tables: a name that can be read, and that nobody takes for a part of the house.

use table::{Text, Trouble};

use crate::fault::Fault;

/// The longest name, in characters.
pub(crate) const LONGEST: usize = 30;

/// A name as it is kept: on one line, without signs that nobody sees or that turn the writing round. Empty when nothing is left.
///
/// # Errors
/// When it cannot be read, or would be taken for a seat, a computer or nobody at all.
pub(crate) fn name(typed: &str) -> Result<String, Fault> {
    let words: Vec<String> = typed.split_whitespace().map(visible).filter(|word| !word.is_empty()).collect();
    let name: String = words.join(" ").chars().take(LONGEST).collect();
    let name = name.trim_end().to_owned();
    if name.is_empty() {
        return Ok(name);
    }
    if !name.chars().any(char::is_alphanumeric) {
        return Err(no(
            "un nome ha almeno una lettera o una cifra, se no nessuno saprebbe come chiamarti",
            "a name has at least one letter or figure, or nobody would know what to call you",
        ));
    }
    if let Some(taken) = imitated(&name) {
        let Text { it, en } = taken;
        return Err(no(
            &format!("«{name}» al tavolo vorrebbe dire {it}: scegli un altro nome"),
            &format!("at the table '{name}' would mean {en}: choose another name"),
        ));
    }
    Ok(name)
}

/// A name of an earlier release, which kept it as it was typed, as it is shown.
pub(crate) fn seen(kept: &str) -> String {
    if kept.chars().any(is_unseen) { visible(kept) } else { kept.to_owned() }
}

/// The refusal of a name that somebody else at the table has.
pub(crate) fn taken(name: &str) -> Fault {
    no(
        &format!("al tavolo c'è già chi si chiama {name}: aggiungi qualcosa al tuo nome, per distinguervi"),
        &format!(
            "somebody at the table is called {name} already: add something to your name, to tell you apart"
        ),
    )
}

/// Are these the same to a hurried eye?
pub(crate) fn alike(one: &str, other: &str) -> bool {
    plain(one) == plain(other)
}

/// A word without what cannot be seen, and with at most two marks on each letter.
fn visible(word: &str) -> String {
    let (mut kept, mut marks) = (String::new(), 0);
    for letter in word.chars().filter(|letter| !is_unseen(*letter)) {
        let is_mark = matches!(letter, '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}' | '\u{20d0}'..='\u{20ff}' | '\u{fe00}'..='\u{fe2f}');
        marks = if is_mark { marks + 1 } else { 0 };
        if marks <= 2 && !(is_mark && kept.is_empty()) {
            kept.push(letter);
        }
    }
    kept
}

/// Controls, signs without width, those that turn the direction of writing, blanks that are no spaces, private signs and tags.
fn is_unseen(letter: char) -> bool {
    letter.is_control()
        || matches!(letter,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
            | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}'
            | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffd}' | '\u{e000}'..='\u{f8ff}' | '\u{e0000}'..='\u{10ffff}')
}

/// What a name would be taken for.
fn imitated(name: &str) -> Option<Text> {
    let bare = plain(name);
    let bare = ["il", "lo", "the", "a", "un"]
        .iter()
        .find_map(|article| {
            let rest = bare.strip_prefix(article)?;
            ["posto", "seat", "computer", "bot"].iter().any(|word| rest.starts_with(word)).then_some(rest)
        })
        .unwrap_or(&bare);
    let numbered =
        |word: &str| bare.strip_prefix(word).is_some_and(|rest| rest.is_empty() || is_number(rest));
    // A seat's words in the midst of a name would read like one in a sentence.
    let words: Vec<String> = name.split_whitespace().map(plain).collect();
    let inside = words.windows(2).any(|two| {
        ["posto", "seat"].contains(&two[0].as_str()) && two[1].chars().all(|c| c.is_ascii_digit())
    });
    if inside || ["posto", "seat"].into_iter().any(numbered) {
        return Some(Text::new("un posto", "a seat"));
    }
    if ["computer", "bot"].into_iter().any(numbered) {
        return Some(Text::new("il computer", "the computer"));
    }
    if ["ospite", "guest", "postolibero", "freeseat", "nessuno", "nobody"].contains(&bare) {
        return Some(Text::new("nessuno in particolare", "nobody in particular"));
    }
    let is_pointed_at = words.last().is_some_and(|last| ["tu", "you"].contains(&last.as_str()))
        && name.ends_with([')', ']', '}']);
    if is_pointed_at || ["tu", "te", "io", "you", "me"].contains(&bare) {
        return Some(Text::new("chi legge", "whoever reads"));
    }
    None
}

const NUMBERS: [&str; 16] = [
    "uno", "due", "tre", "quattro", "cinque", "sei", "sette", "otto", "one", "two", "three", "four", "five",
    "six", "seven", "eight",
];

/// Is this a number, in figures, in letters that look like some, or in words?
fn is_number(word: &str) -> bool {
    word.chars().all(|c| c.is_ascii_digit() || "iolvx".contains(c)) || NUMBERS.contains(&word)
}

/// The letters and figures of a name, small, those that look like others as those.
fn plain(name: &str) -> String {
    const LIKE: [(&str, &str); 2] = [
        ("аеорсухіѕтвмнкοαερτιν", "aeopcyxistbmhkoaeptiv"),
        ("àáâäèéêëìíîïòóôöùúûü", "aaaaeeeeiiiioooouuuu"),
    ];
    let like = |letter: char| {
        let found =
            LIKE.iter().find_map(|(from, to)| from.chars().zip(to.chars()).find(|(one, _)| *one == letter));
        found.map_or(letter, |(_, to)| to)
    };
    let letters = name.chars().map(unadorned).filter(|c| c.is_alphanumeric());
    letters.flat_map(char::to_lowercase).map(like).collect()
}

/// A letter or figure without its costume: wide, ringed, raised, lowered, or out of a book of mathematics.
fn unadorned(letter: char) -> char {
    const DRESSED: [(u32, u32, char); 12] = [
        (0xff10, 10, '0'),
        (0xff21, 26, 'a'),
        (0xff41, 26, 'a'),
        (0x2460, 9, '1'),
        (0x24b6, 26, 'a'),
        (0x24d0, 26, 'a'),
        (0x2776, 9, '1'),
        (0x2080, 10, '0'),
        (0x2074, 6, '4'),
        (0x0660, 10, '0'),
        (0x06f0, 10, '0'),
        (0x0966, 10, '0'),
    ];
    let code = u32::from(letter);
    let bare = match code {
        0xb9 => Some('1'),
        0xb2 | 0xb3 => char::from_u32(code - 0xb2 + u32::from('2')),
        // Roman figures are read one by one, which is enough to see that they are figures.
        0x2160..=0x217f => Some('i'),
        0x1d400..=0x1d6a3 => char::from_u32(u32::from('a') + (code - 0x1d400) % 26),
        0x1d7ce..=0x1d7ff => char::from_u32(u32::from('0') + (code - 0x1d7ce) % 10),
        _ => DRESSED
            .iter()
            .find(|(from, many, _)| (*from..from + many).contains(&code))
            .and_then(|(from, _, first)| char::from_u32(u32::from(*first) + code - from)),
    };
    bare.unwrap_or(letter)
}

fn no(it: &str, en: &str) -> Fault {
    Fault::unfit(Trouble::say(it, en))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kept(typed: &str) -> String {
        name(typed).unwrap()
    }

    #[test]
    fn a_name_is_kept_without_what_nobody_sees() {
        assert_eq!(kept("  Ada \t L.\0 "), "Ada L.");
        assert_eq!(kept("A\u{200b}d\u{202e}a\u{2066}\u{feff}"), "Ada");
        assert_eq!(kept("\u{200b} \u{2800}"), "");
        assert_eq!(kept("Zoë \u{1f98a}"), "Zoë \u{1f98a}");
        assert_eq!(kept("Z\u{301}\u{301}\u{301}\u{301}oe"), "Z\u{301}\u{301}oe");
        assert_eq!(kept(&"x".repeat(40)).len(), LONGEST);
        assert_eq!(kept("Setti Postorino"), "Setti Postorino");
        assert_eq!(kept("Botticelli"), "Botticelli");
        assert_eq!(kept("Postovic"), "Postovic");
        assert_eq!(kept("Ada (Rome)"), "Ada (Rome)");
        assert_eq!(seen("Ad\u{202e}a\u{200b}"), "Ada");
    }

    #[test]
    fn a_name_that_would_be_taken_for_something_else_is_refused() {
        for name_of_something in [
            "Seat 2",
            "seat2",
            "SEAT  two",
            "Posto 1",
            "il posto 3",
            "Posto tre",
            "Ѕeat 2",
            "Ada posto 2",
            "the computer",
            "Il Computer",
            "Bot 1",
            "bot",
            "guest",
            "Ospite",
            "you",
            "Tu",
            "...",
            "Posto libero",
            "Seat ２",
            "Ｐｏｓｔｏ 2",
            "Posto ②",
            "Seat ²",
            "Seat Ⅱ",
            "Seat IV",
            "𝐒𝐞𝐚𝐭 𝟐",
            "Sea\u{200d}t\u{2060} 2",
            "Ada (you)",
            "Ada [tu]",
        ] {
            assert!(name(name_of_something).is_err(), "{name_of_something}");
        }
        let no = name("Posto 2").unwrap_err();
        assert_eq!(no.text.en, "at the table 'Posto 2' would mean a seat: choose another name");
        assert!(alike("Àda", "ada ") && !alike("Ada", "Adam"));
    }
}
