//! A file without mistakes, in which tests plant some: the box may then be balanced without a word here.

use std::fmt::Write as _;
use std::sync::OnceLock;

const TYPES: [&str; 4] = ["mystery", "faithful", "scripture", "rite"];

/// The plain cards: every Prophet carries everything and has a fourth card in place of an ability.
pub(crate) fn plain() -> &'static str {
    static PLAIN: OnceLock<String> = OnceLock::new();
    PLAIN.get_or_init(|| {
        let mut file = String::from("game = \"dogma\"\nname = { it = \"Prova\", en = \"Trial\" }\n");
        for at in 1..=27 {
            let holds = if at == 27 { "{ religion = \"christian\", types = [\"mystery\"] }" } else { "{}" };
            let does = if at == 1 { "abilities = [{ always = \"pure\" }]" } else { "fourth = true" };
            let body = format!("faith = {}\nfervour = 60\nholds = [{holds}]\n{does}", 90 + 10 * at);
            card(&mut file, "prophet", 'p', at, &body);
        }
        for (family, letter) in [("christian", 'c'), ("islamic", 'i'), ("jewish", 'j'), ("buddhist", 'b')] {
            for at in 1..=16 {
                let kind = TYPES[(at - 1) / 4];
                let body = match (letter, at) {
                    ('c', 1) => "damage = 40\neffects = [\"burn\"]",
                    ('c', 2) => "damage = 30\nkeywords = [\"ardua\"]",
                    _ => "damage = 20",
                };
                card(&mut file, family, letter, at, &format!("type = \"{kind}\"\n{body}"));
            }
        }
        for at in 1..=9 {
            let rule = if at == 1 { "tireless" } else { "rooted" };
            card(&mut file, "relic", 'r', at, &format!("abilities = [{{ always = \"{rule}\" }}]"));
        }
        for at in 1..=9 {
            let effect = if at == 1 { "expose" } else { "raise" };
            card(&mut file, "divine", 'd', at, &format!("effects = [\"{effect}\"]"));
        }
        for (at, (word, letter)) in
            [("uno", 'c'), ("due", 'i'), ("tre", 'j'), ("quattro", 'b')].iter().enumerate()
        {
            destiny(&mut file, at, word, *letter);
        }
        file
    })
}

fn card(file: &mut String, family: &str, letter: char, at: usize, body: &str) {
    let (id, title) = (format!("{letter}{at}"), format!("{family} {at}"));
    writeln!(
        file,
        "\n[[{family}]]\nid = \"{id}\"\nname = {{ it = \"{title}\", en = \"{title}\" }}\n{body}\norigin = \"reconstructed\""
    )
    .unwrap();
}

fn destiny(file: &mut String, at: usize, word: &str, letter: char) {
    let arcano = |nth: usize| {
        let cards =
            (3 * nth + 1..=3 * nth + 3).map(|card| format!(", \"{letter}{card}\"")).collect::<String>();
        format!("[\"p{}\"{cards}]", 4 * at + nth + 1)
    };
    let arcana = (0..4).map(arcano).collect::<Vec<_>>().join(", ");
    let (one, two) = (2 * at + 1, 2 * at + 2);
    writeln!(
        file,
        "\n[[destiny]]\nword = \"{word}\"\nname = {{ it = \"Serie {word}\", en = \"Set {word}\" }}\narcana = [{arcana}]\n\
         divine = [\"d{one}\", \"d{one}\", \"d{two}\", \"d{two}\"]"
    )
    .unwrap();
}
