//! The cards of a scene.

use std::collections::BTreeMap;

use capitale::{Banner, Set, Setup, Switches};

/// The plain cards, some of which say something else: a line of the file for each key. What is said of `effects`, `abilities`
/// or `lasting` replaces all that stands there of these.
pub(crate) fn plain(says: &[(&str, &str)]) -> Set {
    let (mut file, mut section, mut counts) = (String::new(), String::new(), BTreeMap::new());
    let kinds = [
        ("[[tower]]", Banner::Tower),
        ("[[wind]]", Banner::Wind),
        ("[[ember]]", Banner::Ember),
        ("[[night]]", Banner::Night),
        ("[[mercenary]]", Banner::Free),
    ];
    let mut used = 0;
    for line in include_str!("../cards/plain.toml").lines() {
        if let Some((_, banner)) = kinds.iter().find(|(kind, _)| *kind == line) {
            let count = counts.entry(banner.letter()).or_insert(0);
            *count += 1;
            section = format!("{}{count}", banner.letter());
            file += &format!("{line}\n");
            for (_, said) in says.iter().filter(|(card, _)| *card == section) {
                file += &format!("{said}\n");
                used += 1;
            }
            continue;
        }
        let key = line.split(" = ").next().unwrap();
        let does = ["effects", "abilities", "lasting"];
        let is_said = |said: &str| {
            let mut keys = said.lines().map(|line| line.split(" = ").next().unwrap());
            keys.any(|said| said == key || does.contains(&said) && does.contains(&key))
        };
        if !says.iter().any(|(card, said)| *card == section && is_said(said)) {
            file += &format!("{line}\n");
        }
    }
    assert_eq!(used, says.len(), "there is no such card: {says:?}");
    Set::learn(&file).unwrap_or_else(|wrong| panic!("{says:?}: {wrong:?}"))
}

pub(crate) fn setup(cards: Set, text: &str) -> Setup {
    let setup: Setup = text.parse().unwrap();
    Setup { switches: Switches { cards, ..setup.switches }, ..setup }
}

/// A line without its `lib=`, and the decks of its cards as fields of a setup; none for a seat whose deck is named
/// in the line or among the switches.
pub(crate) fn decks(line: &str, switches: &str) -> (String, String) {
    let mut decks = [BTreeMap::<String, u32>::new(), BTreeMap::new()];
    let parts: Vec<&str> = line.split('|').collect();
    assert_eq!(parts.len(), 3, "{line}");
    let lists = |part: &str, name: &str| -> Vec<String> {
        let words = part.split_whitespace().filter_map(|word| word.strip_prefix(name));
        words.flat_map(|list| list.split(',').map(str::to_owned)).filter(|item| item != "-").collect()
    };
    for item in lists(parts[0], "units=").into_iter().chain(lists(parts[0], "down=")) {
        let mut fields = item.split([':', '@']);
        let owner: usize = fields.nth(1).unwrap().parse().unwrap();
        *decks[owner].entry(fields.next().unwrap().to_owned()).or_default() += 1;
    }
    for (deck, part) in decks.iter_mut().zip(&parts[1..]) {
        for name in ["hand=", "grave=", "lib="] {
            for card in lists(part, name) {
                *deck.entry(card.trim_end_matches('!').to_owned()).or_default() += 1;
            }
        }
        let rest = 45u32.saturating_sub(deck.values().sum()).max(20);
        *deck.entry("m12".to_owned()).or_default() += rest;
    }
    let words: Vec<&str> = line.split(' ').filter(|word| !word.starts_with("lib=")).collect();
    let mut fields = String::new();
    let named = |at: usize| parts[at + 1].contains("deck=") || switches.contains(&format!("deck{}=", at + 1));
    for (at, deck) in decks.iter().enumerate().filter(|(at, _)| !named(*at)) {
        let list: Vec<String> = deck.iter().map(|(card, copies)| format!("{card}*{copies}")).collect();
        fields += &format!("deck{}={} ", at + 1, list.join(","));
    }
    (words.join(" "), fields)
}
