//! Files with mistakes: each is named at its line and column, and several are named at once. They are planted in the plain
//! cards, so that the box may be balanced without a word here.

use proving::Planted;
use sancta::CardSet;

const BOX: &str = include_str!("../../../cards/past/first.toml");
const PLAIN: &str = include_str!("../../cards/plain.toml");
const CARDS: Planted<CardSet> = Planted::new(PLAIN);

/// The effects of the first Prova.
const TRIAL: &str = "effects = [{ if = [{ points = 9 }, [{ draw = 1 }]] }]";
/// The ability of the first Saint.
const SAINT: &str = "abilities = [{ always = { keep = 1 }, only = [{ points = 9 }] }]";
/// A Supporto that stays, from the end of its name to its ability.
const SUPPORT: &str = "Support 21\" }\nabilities = [{ always = { keep = 1 }, only = [{ points = 9 }] }]";

fn assert_effects(effects: &str, marked: &str, says: [&str; 2]) {
    CARDS.assert_changed(TRIAL, &format!("effects = {effects}"), marked, says);
}

fn assert_saint(abilities: &str, marked: &str, says: [&str; 2]) {
    CARDS.assert_changed(SAINT, &format!("abilities = {abilities}"), marked, says);
}

fn assert_fine(from: &str, to: &str) {
    assert_eq!(CARDS.mistakes(&CARDS.with(from, to)), [], "{to}");
}

#[test]
fn what_is_no_toml_is_said_and_hides_nothing_else() {
    let file =
        CARDS.with("type = \"martyr\"", "type = \"martyr").replacen(TRIAL, "effects = [{ lose = 0 }]", 1);
    let found = CARDS.mistakes(&file);
    assert!(found[0].text.it.starts_with("qui il TOML non si legge («"), "{found:#?}");
    assert!(found.iter().any(|one| one.text.en.contains("'lose'")), "{found:#?}");
    assert!(found.iter().all(|one| !one.text.en.contains("are needed")), "nothing is counted: {found:#?}");
}

#[test]
fn fields_are_checked() {
    CARDS.assert_changed(
        "game = \"sancta\"",
        "game = \"chess\"",
        "\"chess\"",
        ["è atteso sancta", "sancta is expected"],
    );
    CARDS.assert_changed(
        "level = 2",
        "level = 0",
        "0",
        ["da 1 a 7, c'è 0", "from 1 to 7 is expected, not 0"],
    );
    CARDS.assert_changed("level = 2", "level = 8", "8", ["da 1 a 7, c'è 8", "not 8"]);
    CARDS.assert_changed(
        "type = \"martyr\"",
        "type = \"pope\"",
        "\"pope\"",
        ["`apostle`", "there is no `pope`"],
    );
    CARDS.assert_changed("difficulty = 6", "difficulty = 8", "8", ["da 1 a 7", "from 1 to 7"]);
    CARDS.assert_changed(
        "difficulty = 1\n",
        "difficulty = 1\npoints = 6\n",
        "6",
        ["da 0 a 5", "from 0 to 5"],
    );
    CARDS.assert_changed("sixth = true", "sixth = 1", "1", ["true oppure false", "true or false"]);
    CARDS.assert_changed("verse = \"Mt 5,3\"", "verse = \"\"", "\"\"", ["è vuoto", "is empty"]);
    CARDS.assert_changed(
        "difficulty = 6",
        "difficulty = 6\nlevel = 6",
        "level",
        ["«level» qui non c'è", "no field 'level'"],
    );
    assert_effects("\"steal\"", "\"steal\"", ["elenco [ … ]", "list [ … ]"]);
}

#[test]
fn what_is_missing_is_said_at_the_card() {
    for (from, field) in
        [("level = 7\n", "level"), ("verse = \"Mt 5,3\"\n", "verse"), ("difficulty = 6\n", "difficulty")]
    {
        let file = CARDS.with(from, "");
        let (it, en) = (format!("manca il campo «{field}»"), format!("the field '{field}' is missing"));
        assert!(CARDS.only(&file, [&it, &en]).2.starts_with("[["), "{field}");
    }
    let named = "name = { it = \"Supporto 1\", en = \"Support 1\" }\n";
    let file = CARDS.with(&format!("{named}{TRIAL}\n"), named);
    assert!(CARDS.only(&file, ["così non fa nulla", "it does nothing"]).2.starts_with("[[support]]"));
    assert_eq!(CARDS.only(&CARDS.with("game = \"sancta\"\n", ""), ["«game»", "'game'"]).0, 1);
}

#[test]
fn numbers_stand_once_and_without_gaps() {
    CARDS.assert_changed("numbers = [23]", "numbers = [23, 29]", "29", ["da 1 a 28", "from 1 to 28"]);
    let found = CARDS.mistakes(
        &CARDS.with("numbers = [10]\nname = { it = \"Supporto", "numbers = [9]\nname = { it = \"Supporto"),
    );
    let says: Vec<&str> = found.iter().map(|one| one.text.en.as_str()).collect();
    assert!(
        matches!(says.as_slice(), [twice, gap] if twice.contains("a number 9") && gap.contains("10 is missing")),
        "{says:?}"
    );
    let empty =
        "[[advocate]]\nnumbers = []\nlife = { it = \"Mai.\", en = \"Never.\" }\norigin = \"found\"\n\n";
    let trial = "[[trial]]\nnumbers = [1]";
    CARDS.assert_changed(
        trial,
        &format!("{empty}{trial}"),
        "[]",
        ["almeno un numero", "at least one number"],
    );
    CARDS.assert_changed("sixth = [25]", "sixth = [26]", "26", ["26 non è un numero", "26 is no number"]);
    CARDS.assert_changed("sixth = [25]", "sixth = [25, 0x19]", "0x19", ["c'è già", "already"]);
}

#[test]
fn everything_is_counted() {
    let saint = "[[saint]]\nname = { it = \"Uno\", en = \"One\" }\ntype = \"ruler\"\nlevel = 1\nabilities = [{ always = \"closed\" }]\nlife = { it = \"Visse.\", en = \"Lived.\" }\norigin = \"found\"\n\n";
    let beatitudes = "[[beatitude]]";
    let many = CARDS.with(beatitudes, &format!("{}{beatitudes}", saint.repeat(5)));
    assert!(
        CARDS
            .only(&many, ["1…40, ce ne sono 41", "1…40 are needed, there are 41"])
            .2
            .starts_with("[[saint]]")
    );
    // 30 of 36 Saints are for any number of seats: 11 of them are too few.
    let saint = |n: u8| PLAIN.find(&format!("[[saint]]\nname = {{ it = \"Santo {n}\"")).unwrap();
    let without = |first: u8, next: u8| format!("{}{}", &PLAIN[..saint(first)], &PLAIN[saint(next)..]);
    CARDS.only(&without(1, 20), ["almeno 12, ce ne sono 11", "at least 12 are needed, there are 11"]);
    let name = "name = { it = \"Santo 30\"";
    assert_fine(name, &format!("sixth = true\n{name}"));
    // 30 − 15 Saints leave 87 cards; three more would be too few.
    let fewer = without(1, 16);
    assert_eq!(CARDS.mistakes(&fewer), []);
    let file = fewer.replacen("level = 3\n", "level = 3\nsixth = true\n", 3);
    CARDS.only(&file, ["almeno 85, ce ne sono 84", "at least 85 are needed, there are 84"]);
    assert!(CARDS.mistakes("").len() >= 7, "an empty file lacks everything");
}

#[test]
fn the_die_has_six_faces() {
    let file = CARDS.with(", [{ points = 2 }]]", "]");
    assert!(
        CARDS.only(&file, ["ce ne sono 5", "one for each face, not 5"]).2.starts_with("[[{ points = -1 }]")
    );
    CARDS.assert_changed(
        "[{ points = 2 }]]",
        "[{ points = 9 }]]",
        "{ points = 9 }",
        ["da -7 a 7", "from -7 to 7"],
    );
    assert_fine("[{ points = 2 }]]", "[]]");
}

#[test]
fn effects_are_checked() {
    assert_effects(
        "[\"fly\"]",
        "\"fly\"",
        ["`fly` non c'è; ci sono `points`", "there is no `fly`; there are `points`"],
    );
    assert_effects("[{ seek = \"prize\" }]", "\"prize\"", ["`prize`", "`saint`"]);
    assert_effects("[{ draw = 300 }]", "300", ["piccolo, c'è 300", "not 300"]);
    assert_effects("[{ steal = 2 }]", "2", ["sta da sola", "stands alone"]);
    assert_effects("[\"draw\"]", "\"draw\"", ["serve un valore", "needs a value"]);
    let two = "{ draw = 1, lose = 1 }";
    assert_effects(&format!("[{two}]"), two, ["un solo campo", "only one field"]);
    assert_effects("[]", "[]", ["almeno un effetto", "at least one effect"]);
    assert_effects("[{ everyone = [] }]", "[]", ["«everyone» non fa nulla", "'everyone' does nothing"]);
    assert_effects("[{ if = [\"alone\", []] }]", "[]", ["«if» non fa nulla", "'if' does nothing"]);
    assert_effects(
        "[{ if = [\"alone\"] }]",
        "[\"alone\"]",
        ["una condizione e un elenco", "a condition and a list"],
    );
    assert_effects(
        "[{ if = [\"lonely\", [\"look\"]] }]",
        "\"lonely\"",
        ["questa condizione", "this condition"],
    );
    let deep = "[{ rival = [{ others = [{ everyone = [{ leaders = [\"look\"] }] }] }] }]";
    assert_effects(deep, "[\"look\"]", ["al più 4", "at most 4"]);
    let wrong = [
        ("{ points = 0 }", "'points'"),
        ("{ points = -8 }", "'points'"),
        ("{ points_per = [\"rosa\", 0] }", "'points_per'"),
        ("{ level = 0 }", "'level'"),
        ("{ draw = 10 }", "'draw'"),
        ("{ discard = 0 }", "'discard'"),
        ("{ lose = 0 }", "'lose'"),
        ("{ take = 8 }", "'take'"),
    ];
    for (effect, says) in wrong {
        assert_effects(&format!("[{effect}]"), effect, ["è atteso un numero", says]);
        assert_effects(&format!("[{{ others = [{effect}] }}]"), effect, ["", says]);
    }
}

#[test]
fn abilities_are_a_rule_or_something_that_happens() {
    let both = "{ always = \"closed\", when = \"end\", effects = [\"look\"] }";
    assert_saint(&format!("[{both}]"), both, ["uno dei due", "one of the two"]);
    assert_saint("[{ effects = [\"look\"] }]", "{ effects = [\"look\"] }", ["uno dei due", "one of the two"]);
    assert_saint(
        "[{ always = \"closed\", may = true }]",
        "true",
        ["«may» va con «when»", "'may' goes with 'when'"],
    );
    assert_saint("[{ when = \"end\" }]", "{ when = \"end\" }", ["«effects»", "'effects' is missing"]);
    assert_saint("[{ when = \"end\", effects = [] }]", "[]", ["almeno un effetto", "at least one effect"]);
    assert_saint(
        "[{ when = \"noon\", effects = [\"look\"] }]",
        "\"noon\"",
        ["questo momento", "there is no `noon`"],
    );
    assert_saint("[{ always = \"open\" }]", "\"open\"", ["questa regola", "there is no `open`"]);
    assert_saint("[]", "[]", ["almeno un'abilità", "at least one ability"]);
    let five = format!("[{}, {{ always = \"guarded\" }}]", ["{ always = \"closed\" }"; 4].join(", "));
    assert_saint(&five, "{ always = \"guarded\" }", ["al più 4 abilità", "at most 4 abilities"]);
    assert_saint(
        "[{ when = \"end\", may = true, effects = [\"exchange\"] }]",
        "true",
        ["si può già rinunciare", "may be declined anyway"],
    );
    assert_fine(SAINT, "abilities = [{ when = \"end\", may = true, effects = [\"exchange\", \"look\"] }]");
    let spent = "abilities = [{ when = \"end\", spent = true, effects = [\"look\"] }]";
    CARDS.assert_changed(SAINT, spent, "true", ["un Santo non si consuma", "a Saint is not used up"]);
    assert_fine(SUPPORT, &format!("Support 21\" }}\n{spent}"));
    let wrong =
        ["level = 8", "level_per = [\"rosa\", 0]", "need = 0", "keep = 10", "beatitudes = 6", "suffrage = 0"];
    for rule in wrong {
        let name = rule.split(' ').next().unwrap();
        let rule = format!("{{ {rule} }}");
        assert_saint(
            &format!("[{{ always = {rule} }}]"),
            &rule,
            [&format!("«{name}»"), &format!("'{name}'")],
        );
    }
}

#[test]
fn conditions_are_checked() {
    let saint = |only: &str, marked: &str, says: [&str; 2]| {
        assert_saint(&format!("[{{ when = \"end\", effects = [\"look\"], only = [{only}] }}]"), marked, says);
    };
    saint("\"lonely\"", "\"lonely\"", ["questa condizione non va", "this condition does not fit"]);
    saint("\"alone\", {level = 3}, { level = 3 }", "{ level = 3 }", ["c'è già", "already"]);
    let wrong = [
        "{ with = [\"rosa\", 5] }",
        "{ with = [\"santuario\", 0] }",
        "{ with = [{ facing = \"ruler\" }, 6] }",
        "{ with = [{ of = \"ruler\" }, 10] }",
        "{ points = 0 }",
        "{ level = 10 }",
        "{ hand_at_most = 10 }",
    ];
    for condition in wrong {
        saint(condition, condition, ["è atteso un numero", "a number from"]);
    }
    assert_saint(
        "[{ always = { level = 1 }, only = [{ level = 3 }] }]",
        "{ level = 3 }",
        ["non può dipendere dal livello", "cannot depend on the level"],
    );
    assert_fine(SAINT, "abilities = [{ always = { need = 1 }, only = [{ level = 3 }] }]");
    assert_saint(
        "[{ when = \"advocate\", effects = [\"look\"], only = [\"own_turn\"] }]",
        "\"own_turn\"",
        ["non vale mai", "never holds"],
    );
}

#[test]
fn nothing_goes_on_without_end() {
    let enters = |effect: &str| format!("[{{ when = \"enters\", effects = [{effect}] }}]");
    for effect in ["\"exchange\"", "\"dismiss\""] {
        assert_saint(&enters(effect), effect, ["senza fine", "without end"]);
        assert_saint(&enters(&format!("{{ others = [{effect}] }}")), effect, ["senza fine", "without end"]);
    }
    let again = "{ again = \"substitution\" }";
    assert_saint(&enters(again), again, ["senza fine", "without end"]);
    assert_fine(SAINT, &format!("abilities = {}", enters("{ again = \"trial\" }")));
    for when in ["end", "advocate", "others_beatitude", "others_trial"] {
        let ability = format!("[{{ when = \"{when}\", effects = [{again}] }}]");
        assert_saint(&ability, again, ["«again» qui non serve", "'again' is of no use here"]);
    }
    assert_fine(
        SAINT,
        &format!("abilities = [{{ when = \"others_trial\", effects = [{{ rival = [{again}] }}] }}]"),
    );
}

#[test]
fn all_mistakes_are_named_at_once_and_in_order() {
    let file = PLAIN
        .replacen("type = \"martyr\"", "type = \"martyrs\"", 1)
        .replacen("numbers = [1]\nname = { it = \"Supporto", "numbers = [1, 1]\nname = { it = \"Supporto", 1)
        .replacen(SAINT, "abilities = [{ always = \"gardened\" }]", 1)
        .replacen(TRIAL, "effects = [{ take = 0 }]", 1)
        .replacen(TRIAL, "effects = [{ lost = 2 }, { draw = 0 }]", 1)
        .replacen("difficulty = 6", "dificulty = 6", 1);
    let found = CARDS.mistakes(&file);
    let lines: Vec<usize> = found.iter().map(|one| one.place(&file).0).collect();
    assert!(lines.is_sorted() && found.len() >= 8, "{found:#?}");
    for mistake in &found {
        assert!(mistake.text.it != mistake.text.en && !mistake.text.it.is_empty(), "{mistake:?}");
    }
}

#[test]
fn whatever_is_left_out_is_read_or_named_in_its_place() {
    let (mut good, mut bad) = (0, 0);
    for (from, line) in BOX.lines().enumerate().filter(|(at, line)| at % 3 == 0 && !line.is_empty()) {
        let rest = BOX.lines().enumerate().filter(|(at, _)| *at != from).map(|(_, line)| line);
        // Without the line, and with only its first half.
        let without = rest.clone().collect::<Vec<_>>().join("\n");
        let half: String = line.chars().take(line.chars().count() / 2).collect();
        let halved = BOX.replacen(line, &half, 1);
        for file in [without, halved] {
            match cardfile::read::<CardSet>(&file) {
                Ok(_) => good += 1,
                Err(found) => {
                    assert!(
                        !found.is_empty() && found.iter().all(|one| one.span.end <= file.len()),
                        "{line}"
                    );
                    bad += 1;
                }
            }
        }
    }
    assert!(good > 20 && bad > 300, "{good} files are good, {bad} bad");
}
