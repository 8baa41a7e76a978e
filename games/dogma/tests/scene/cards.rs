//! The cards of a scene: all alike, so that a test says only what matters.
//!
//! Prophets have Faith 100, carry everything and are never damaged doubly; `p1` to `p4`, which seat 0 has, are of Fervour 60, `p5`
//! to `p8` of 40, `p9` to `p12` of 50, the others of 30. Cult cards do 20 damage: 1 to 4 are Mysteries, 5 to 8 Faithful, 9 to 12
//! Scriptures, 13 to 16 Rites; the sixteenth does nothing worth telling. So do Interventions. Relics make nothing doubled.

use std::fmt::Write as _;

use dogma::Set;

const TYPES: [&str; 4] = ["mystery", "faithful", "scripture", "rite"];
const IDLE: &str = "effects = [{ to = ['own', [{ free = 'fanatismo' }]] }]";
const STURDY: &str = "abilities = [{ always = 'sturdy' }]";

/// The cards, some of which say something else: lines that replace or are added, `("c1", "damage = 40\nkeywords = ['veloce']")`.
/// An empty line takes the key away: `("c1", "damage")`.
pub(crate) fn plain(says: &[(&str, &str)]) -> Set {
    let mut file = String::from("game = \"dogma\"\nname = { it = \"Piane\", en = \"Plain\" }\n");
    let mut used = 0;
    let mut add = |family: &str, id: String, mut lines: Vec<String>| {
        for (_, said) in says.iter().filter(|(card, _)| *card == id) {
            used += 1;
            for line in said.lines() {
                let key = line.split(" = ").next().unwrap();
                lines.retain(|old| old.split(" = ").next() != Some(key));
                if line.contains(" = ") {
                    lines.push(line.to_owned());
                }
            }
        }
        let name = format!("{family} {id}");
        writeln!(
            file,
            "\n[[{family}]]\nid = '{id}'\nname = {{ it = '{name}', en = '{name}' }}\norigin = 'reconstructed'"
        )
        .unwrap();
        writeln!(file, "{}", lines.join("\n")).unwrap();
    };
    for at in 1..=27 {
        let fervour = [60, 40, 50, 30, 30, 30, 30][(at - 1) / 4];
        let lines = [
            "faith = 100".to_owned(),
            format!("fervour = {fervour}"),
            "holds = [{}]".to_owned(),
            STURDY.to_owned(),
        ];
        add("prophet", format!("p{at}"), lines.to_vec());
    }
    for (family, letter) in [("christian", 'c'), ("islamic", 'i'), ("jewish", 'j'), ("buddhist", 'b')] {
        for at in 1..=16 {
            let mut lines = vec![format!("type = '{}'", TYPES[(at - 1) / 4])];
            lines.push(if at == 16 { IDLE } else { "damage = 20" }.to_owned());
            add(family, format!("{letter}{at}"), lines);
        }
    }
    (1..=9).for_each(|at| add("relic", format!("r{at}"), vec![STURDY.to_owned()]));
    (1..=9).for_each(|at| add("divine", format!("d{at}"), vec![IDLE.to_owned()]));
    assert_eq!(used, says.len(), "there is no such card: {says:?}");
    destinies(&mut file);
    Set::learn(&file).unwrap_or_else(|wrong| panic!("{says:?}: {wrong:#?}"))
}

/// Four sets: `uno` has p1 to p4 with c1 to c12, `due` p5 to p8 with i1 to i12, and so on; p6 has a card too many.
fn destinies(file: &mut String) {
    for (at, (word, letter)) in
        [("uno", 'c'), ("due", 'i'), ("tre", 'j'), ("quattro", 'b')].iter().enumerate()
    {
        let arcano = |nth: usize| {
            let more = if (at, nth) == (1, 1) { vec![16] } else { Vec::new() };
            let cards = (3 * nth + 1..=3 * nth + 3).chain(more).map(|card| format!(", '{letter}{card}'"));
            format!("['p{}'{}]", 4 * at + nth + 1, cards.collect::<String>())
        };
        let arcana = (0..4).map(arcano).collect::<Vec<_>>().join(", ");
        let (one, two) = (2 * at + 1, 2 * at + 2);
        writeln!(
            file,
            "\n[[destiny]]\nword = '{word}'\nname = {{ it = 'Serie {word}', en = 'Set {word}' }}\narcana = [{arcana}]\n\
             divine = ['d{one}', 'd{two}', 'd{two}', 'd{one}']"
        )
        .unwrap();
    }
}

/// All Prophets but one carry all but Jewish Rites: what to say of the others.
pub(crate) fn but_jewish_rites(one: usize) -> Vec<String> {
    (1..=27).filter(|at| *at != one).map(|at| format!("p{at}")).collect()
}

/// What they carry.
pub(crate) const NO_JEWISH_RITES: &str = "holds = [{ religion = 'christian' }, { religion = 'islamic' }, { religion = 'buddhist' }, \
    { religion = 'jewish', types = ['mystery', 'faithful', 'scripture'] }]";

/// A line with what it does not say: an Arcano of a seat is its next Prophet with one of the cards b12 to b15.
pub(crate) fn whole(line: &str) -> String {
    let mut parts: Vec<String> = line.split('|').map(|part| part.trim().to_owned()).collect();
    for (seat, part) in parts.iter_mut().skip(1).enumerate() {
        for at in 1..=4 {
            if !part.contains(&format!("a{at}=")) {
                write!(part, " a{at}=p{},b{}", 4 * seat + at, 11 + at).unwrap();
            }
        }
    }
    parts.join(" | ")
}
