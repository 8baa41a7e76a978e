//! A toy game with cards: each a star with a number of points and what it does.
#![allow(clippy::unwrap_used, reason = "a test may break off")]

use cardfile::{
    CardFile, Entry, Mistake, Notes, Origin, Registry, cards, count, join, listed, number, typed, wording,
    words,
};
use serde::Deserialize;
use table::{Text, Values, erased};

const BOX: &str = r#"game = "stars"
name = { it = "Le stelle", en = "The stars" }

[[star]]
name = { it = "Più in là", en = "Farther" }
points = 5
does = "shine"
origin = "rulebook"

[[star]]
name = { it = "Più in là", en = "Farther" }
points = 5
does = "shine"
origin = "rulebook"

[[star]]
name = { it = "Vicina", en = "Near" }
points = 300
does = { fall = 2 }
text = { it = "Cade.", en = "Falls." }
origin = "found"
"#;

type Set = cardfile::Set<Stars>;

#[derive(Debug)]
struct Stars(Vec<Star>);

#[derive(Debug)]
struct Star {
    name: Text,
    points: u16,
    does: Does,
    text: Option<Text>,
    origin: Origin,
}

#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Does {
    Shine,
    Fall(u8),
    Burn { nights: u16 },
}

impl CardFile for Stars {
    const GAME: &'static str = "stars";
    const BOX: &'static str = BOX;
    const PAST: &'static [&'static str] = &[BOX];

    fn read(file: &mut Entry<'_, '_>, notes: &mut Notes) -> Option<Self> {
        let mut spans = Vec::new();
        let stars = cards(file, "star", notes, |entry, notes| {
            spans.push(entry.span.clone());
            star(entry, notes)
        });
        count(&spans, 2, 3, ["stelle [[star]]", "stars [[star]]"], notes);
        Some(Stars(stars))
    }

    fn listing(&self) -> Vec<erased::Card> {
        let mut all = Vec::new();
        for (at, star) in self.0.iter().enumerate() {
            let says = star.text.clone().unwrap_or(Text::same(format!("{}: {:?}", star.points, star.does)));
            let (name, own) = (star.name.clone(), star.text.is_some());
            join(&mut all, listed(('s', at), Text::new("stella", "star"), name, says, own, star.origin));
        }
        all
    }

    fn registry() -> &'static Registry<Self> {
        static SETS: Registry<Stars> = Registry::new();
        &SETS
    }
}

fn star(entry: &mut Entry<'_, '_>, notes: &mut Notes) -> Option<Star> {
    let name = entry.need("name", notes).and_then(|value| words(value, "name", notes));
    let points = entry.need("points", notes).and_then(|value| number(value, "points", 1, 500, notes));
    let does = entry.need("does", notes);
    let does = does.and_then(|value| typed(value, "così non va", "this does not fit", notes));
    let (text, origin) = (wording(entry, notes), Origin::read(entry, notes));
    Some(Star { name: name?, points: points?, does: does?, text, origin: origin? })
}

/// What is wrong with the box when one thing is replaced by another.
fn mistakes(from: &str, to: &str) -> Vec<erased::Mistake> {
    assert!(BOX.contains(from), "the box does not contain {from}");
    Set::learn_listed(&BOX.replacen(from, to, 1)).err().unwrap_or_default()
}

/// The only mistake: line, column, length and English words.
fn only(from: &str, to: &str) -> (usize, usize, usize, String) {
    let found = mistakes(from, to);
    let [one] = found.as_slice() else { panic!("one mistake is expected: {found:#?}") };
    assert!(one.text.it != one.text.en && !one.text.it.is_empty(), "{one:?}");
    (one.line, one.column, one.length, one.text.en.clone())
}

fn learn(file: &str) -> Result<Set, Vec<Mistake>> {
    Set::learn(file)
}

#[test]
fn the_box_is_the_box() {
    let set = Set::of_the_box();
    assert_eq!(
        (set.name(), set.to_string(), format!("{set:?}")),
        ("box", "box".to_owned(), "box".to_owned())
    );
    assert_eq!((set.title().en.as_str(), set.hash().len()), ("The stars", 64));
    assert_eq!("box".parse(), Ok(set));
    assert_eq!(learn(BOX), Ok(set), "the box given as a file is the box");
    assert!(set == Set::first() && set.is_a_box() && set.file() == BOX);
    assert!(Set::learnt().iter().all(|learnt| *learnt != set));
    assert_eq!((set.0[2].points, set.cards().0[2].does), (300, Does::Fall(2)));
}

#[test]
fn a_set_learnt_twice_is_one() {
    let file = BOX.replacen("points = 5", "points = 6", 1);
    let name = Set::learn_listed(&file).unwrap().id;
    let (one, two) = (learn(&file).unwrap(), learn(&file).unwrap());
    assert!(one == two && std::ptr::eq(one.cards(), two.cards()));
    assert_eq!(Set::learnt().iter().filter(|set| set.name() == name).count(), 1);
    assert_eq!((name.parse(), &one.hash()[..16], name.len()), (Ok(one), name.as_str(), 16));
    assert_ne!(one, Set::of_the_box());
    let Values::Words(known) = Set::values() else { panic!("a set is a word") };
    assert_eq!(known[0], ("box", Text::new("Le stelle", "The stars")));
    let field = Set::field();
    assert_eq!((field.name, field.default.as_str()), ("cards", "box"));
    let learnt = known.iter().find(|(word, _)| *word == name).unwrap();
    assert_eq!(learnt.1.en, format!("The stars ({})", &name[..4]), "one name, told apart by the hash");
    let unknown = "0123456789abcdef".parse::<Set>().unwrap_err();
    assert!(unknown.text.en.starts_with("'cards=0123456789abcdef': this set of cards is not known"));
}

#[test]
fn equal_cards_stand_once_with_their_copies() {
    let all = Set::of_the_box().listing();
    let [two, own] = all.as_slice() else { panic!("two kinds of stars are expected: {all:#?}") };
    assert_eq!((two.id.as_str(), two.copies, two.is_override, two.origin), ("s1, s2", 2, false, "rulebook"));
    assert_eq!((own.id.as_str(), own.copies, own.is_override, own.origin), ("s3", 1, true, "found"));
    assert_eq!((own.kind.it.as_str(), own.text.en.as_str()), ("stella", "Falls."));
}

#[test]
fn mistakes_are_placed_by_characters_and_within_a_line() {
    let says = "a text between quotation marks is expected, not a number";
    assert_eq!(
        only("\"Farther\"", "7"),
        (5, 33, 1, format!("'en': {says}")),
        "«ù» and «à» are one column each"
    );
    assert_eq!(only("= 300", "= 0x1ff").3, "'points': a number from 1 to 500 is expected, not 511");
    assert_eq!(only("points = 300", "points = [\n1]").2, 1, "a mark ends with its line");
    assert_eq!(only("points = 5\n", "").0, 4, "what is missing is said at the card");
    let wrong = (1, 8, 7, "'game': stars is expected, not 'moons'".to_owned());
    assert_eq!(only("\"stars\"", "\"moons\""), wrong);
    let wrong = only("does = \"shine\"", "does = \"sing\"").3;
    assert_eq!(wrong, "this does not fit: there is no `sing`; there are `shine`, `fall`, `burn`");
    assert_eq!(
        only("origin = \"found\"", "origin = \"found\"\nprice = 3").1,
        1,
        "unknown fields are refused"
    );
}

#[test]
fn what_a_type_refuses_is_said_in_both_languages() {
    let says = |does: &str| only("{ fall = 2 }", does).3.replace("this does not fit: ", "");
    assert_eq!(says("{ fall = 256 }"), "a small whole number is expected, not 256");
    assert_eq!(says("{ burn = { nights = -1 } }"), "a small whole number is expected, not -1");
    assert_eq!(says("{ burn = { night = 1 } }"), "there is no field 'night' here: the fields are nights");
    assert_eq!(says("{ burn = {} }"), "the field 'nights' is missing");
    assert_eq!(says("\"fall\""), "this word needs a value: { word = … }");
    assert_eq!(says("{ shine = 1 }"), "this word stands alone, between quotation marks");
    assert_eq!(says("{ fall = 1, shine = 2 }"), "only one field stands between { }");
}

#[test]
fn all_mistakes_are_named_in_order_and_nothing_is_counted_in_a_broken_file() {
    let file = BOX.replace("points = 5", "points = 0").replace("{ fall = 2 }", "\"fall\"");
    let found = learn(&file).unwrap_err();
    let lines: Vec<usize> = found.iter().map(|one| one.place(&file).0).collect();
    assert_eq!(lines, [6, 12, 19]);
    let star =
        "[[star]]\nname = { it = \"A\", en = \"B\" }\npoints = 1\ndoes = \"shine\"\norigin = \"found\"\n";
    let found = learn(&format!("{BOX}{star}")).unwrap_err();
    assert_eq!((found.len(), found[0].text.en.as_str()), (1, "stars [[star]]: 2…3 are needed, there are 4"));
    let found = learn("game = \"stars\"\nname = {").unwrap_err();
    assert!(found.iter().all(|one| one.text.en.starts_with("the TOML cannot be read here")), "{found:#?}");
    assert_eq!(learn("").unwrap_err().len(), 3, "game, name and stars are missing");
}

/// The same game after two releases: its box was tuned twice.
#[derive(Debug, PartialEq)]
struct Tuned(u16);

const TUNED: [&str; 3] = [
    "game = \"tuned\"\nname = { it = \"A\", en = \"A\" }\npoints = 1",
    "game = \"tuned\"\nname = { it = \"A\", en = \"A\" }\npoints = 2",
    "game = \"tuned\"\nname = { it = \"A\", en = \"A\" }\npoints = 3",
];

impl CardFile for Tuned {
    const GAME: &'static str = "tuned";
    const BOX: &'static str = TUNED[2];
    const PAST: &'static [&'static str] = &[TUNED[0], TUNED[1]];

    fn read(file: &mut Entry<'_, '_>, notes: &mut Notes) -> Option<Self> {
        file.need("points", notes).and_then(|value| number(value, "points", 1, 9, notes)).map(Tuned)
    }

    fn listing(&self) -> Vec<erased::Card> {
        Vec::new()
    }

    fn registry() -> &'static Registry<Self> {
        static SETS: Registry<Tuned> = Registry::new();
        &SETS
    }
}

#[test]
fn box_is_the_first_box_for_ever_and_every_past_box_has_its_name() {
    type Set = cardfile::Set<Tuned>;
    let (today, first) = (Set::of_the_box(), Set::first());
    assert_eq!((today.points(), first.points(), first.name()), (3, 1, "box"));
    assert_eq!("box".parse(), Ok(first));
    assert_eq!((today.name(), today.name().len()), (&today.hash()[..16], 16));
    assert_eq!((today.name().parse(), Set::field().default), (Ok(today), today.name().to_owned()));
    let between = Set::recall(TUNED[1]).unwrap();
    assert_eq!((between.points(), between.name().parse(), between.is_a_box()), (2, Ok(between), true));
    assert_eq!(Set::learn(TUNED[0]), Ok(first), "the file of a past box is that box");
    let Values::Words(known) = Set::values() else { panic!("a set is a word") };
    let past = [first.name(), between.name()];
    assert!(
        known.iter().all(|(word, _)| !past.contains(word)),
        "of the boxes new tables are offered today's alone"
    );
}

#[test]
fn a_recalled_set_is_known_but_not_offered_until_it_is_learnt() {
    type Set = cardfile::Set<Tuned>;
    let file = TUNED[2].replace("points = 3", "points = 9");
    let set = Set::recall(&file).unwrap();
    assert!(set.name().parse() == Ok(set) && !Set::learnt().contains(&set) && !set.is_a_box());
    assert!(Set::learn(&file) == Ok(set) && Set::learnt() == [set]);
    assert!(Set::recall(&file) == Ok(set) && Set::learnt() == [set], "what is offered stays offered");
    assert!(Set::recall("points = 0").is_err());
}

impl Tuned {
    fn points(&self) -> u16 {
        self.0
    }
}
