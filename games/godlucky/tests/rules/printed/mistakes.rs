//! Files with mistakes: each is named at its line and column, and several are named at once.

use godlucky::CardSet;
use proving::Planted;

const BOX: &str = include_str!("../../../cards/past/first.toml");
const CARDS: Planted<CardSet> = Planted::new(BOX);

/// The place of a text in a file, found by counting.
fn place(file: &str, text: &str) -> (usize, usize) {
    let at = file.find(text).unwrap();
    let line = file[..at].split('\n').count();
    let column = file[..at].split('\n').next_back().unwrap().chars().count() + 1;
    (line, column)
}

const TEMPLE: &str = "effects = [{ draw = \"object\" }]\norigin = \"reconstructed\"\n\n[[board]]\nstart = true\nname = { it = \"Bancarella";
const CLOUD: &str = "effects = [{ side = { good = [{ draw = \"object\" }], evil = [{ discard = 1 }] } }]";

/// The first card of the board with other effects.
fn assert_board(effects: &str, marked: &str, says: [&str; 2]) {
    let to = TEMPLE.replace("[{ draw = \"object\" }]", effects);
    CARDS.assert_changed(TEMPLE, &to, marked, says);
}

#[test]
fn what_is_no_toml_is_said() {
    let file = CARDS.with("side = \"good\"", "side = \"good");
    let found = CARDS.mistakes(&file);
    assert_eq!(found[0].place(&file).0, place(&file, "side = \"good\n").0, "{found:#?}");
    assert!(found[0].text.it.starts_with("qui il TOML non si legge («"), "{found:#?}");
    let found = CARDS.mistakes("god = 3 4\n[[x]\n");
    let lines: Vec<usize> = found.iter().map(|one| one.place("god = 3 4\n[[x]\n").0).collect();
    assert!(
        lines.contains(&1) && lines.contains(&2),
        "two lines that cannot be read are two mistakes: {found:#?}"
    );
}

#[test]
fn a_broken_line_does_not_hide_the_other_mistakes() {
    let file = CARDS
        .with("{ it = \"La mensa dei poveri\"", "{ it = La mensa dei poveri\"")
        .replace("{ steal = \"miracle\" }", "{ steal = \"event\" }");
    let found = CARDS.mistakes(&file);
    assert!(found.iter().any(|one| one.text.en.contains("'steal'")), "{found:#?}");
    assert!(found.iter().all(|one| !one.text.en.contains("are needed")), "nothing is counted: {found:#?}");
}

#[test]
fn fields_are_checked() {
    CARDS.assert_changed(
        "game = \"godlucky\"",
        "game = \"chess\"",
        "\"chess\"",
        ["è atteso godlucky", "godlucky is expected"],
    );
    CARDS.assert_changed(
        "side = \"evil\"",
        "side = \"naughty\"",
        "\"naughty\"",
        ["good oppure evil", "good or evil"],
    );
    CARDS.assert_changed(
        "faith = 5",
        "faith = 0",
        "0",
        ["da 1 a 9, c'è 0", "from 1 to 9 is expected, not 0"],
    );
    CARDS.assert_changed("faith = 5", "faith = 10", "10", ["da 1 a 9, c'è 10", "not 10"]);
    CARDS.assert_changed("faith = 5", "faith = \"much\"", "\"much\"", ["c'è un testo", "not a text"]);
    CARDS.assert_changed("corruption = 2", "corruption = 10", "10", ["da 1 a 9", "from 1 to 9"]);
    CARDS.assert_changed("corruption = 8", "corruption = 1", "1", ["da 2 a 10", "from 2 to 10"]);
    CARDS.assert_changed("stealable = false", "stealable = 0", "0", ["true oppure false", "true or false"]);
    CARDS.assert_changed("start = true", "starts = true\nstart = true", "starts", ["«starts»", "'starts'"]);
    CARDS.assert_changed("name = \"Nirvanello\"\n", "name = 3\n", "3", ["fra virgolette", "quotation marks"]);
    CARDS.assert_changed(
        "name = { it = \"Estasi\", en = \"Ecstasy\" }",
        "name = \"Estasi\"",
        "\"Estasi\"",
        ["tabella", "table"],
    );
    CARDS.assert_changed("it = \"Estasi\"", "it = \" \"", "\" \"", ["vuoto", "empty"]);
}

#[test]
fn what_is_missing_is_said_at_the_card() {
    let file = CARDS.with("side = \"good\"\n", "");
    assert_eq!(
        CARDS.only(&file, ["manca il campo «side»", "'side' is missing"]).0,
        place(&file, "[[god]]").0
    );
    let file = CARDS.with("game = \"godlucky\"\n", "");
    assert_eq!(CARDS.only(&file, ["«game»", "'game'"]).0, 1);
}

#[test]
fn effects_are_checked() {
    assert_board(
        "[\"fly\"]",
        "\"fly\"",
        ["`fly` non c'è; ci sono `faith`", "there is no `fly`; there are `faith`"],
    );
    assert_board("[{ draw = \"prize\" }]", "\"prize\"", ["`prize`", "`object`"]);
    assert_board("[{ faith = 300 }]", "300", ["piccolo, c'è 300", "not 300"]);
    assert_board("[{ faith = \"x\" }]", "\"x\"", ["c'è un testo", "not a text"]);
    assert_board("[7]", "7", ["parola fra virgolette", "quotation marks"]);
    assert_board("[{ fight = 2 }]", "2", ["sta da sola", "stands alone"]);
    assert_board("[\"faith\"]", "\"faith\"", ["serve un valore", "needs a value"]);
    let two = "{ faith = 1, shift = 1 }";
    assert_board(&format!("[{two}]"), two, ["un solo campo", "only one field"]);
    assert_board("{ draw = \"object\" }", "{ draw = \"object\" }", ["elenco [ … ]", "list [ … ]"]);
    let wrong = [
        ("{ faith = 0 }", "'faith'"),
        ("{ faith = -10 }", "'faith'"),
        ("{ corruption = 10 }", "'corruption'"),
        ("{ gamble_up_to = 0 }", "'gamble_up_to'"),
        ("{ discard = 0 }", "'discard'"),
        ("{ shift = 0 }", "'shift'"),
        ("{ shift = -20 }", "'shift'"),
        ("{ steal = \"event\" }", "'steal'"),
        ("{ capture = 0 }", "'capture'"),
        ("{ capture = 21 }", "'capture'"),
    ];
    for (effect, says) in wrong {
        assert_board(&format!("[{effect}]"), effect, ["«", says]);
        assert_board(&format!("[{{ others = [{effect}] }}]"), effect, ["«", says]);
    }
}

#[test]
fn effects_within_effects_are_checked() {
    assert_board("[{ roll = [[\"skip\"], []] }]", "[[\"skip\"], []]", ["ce ne sono 2", "not 2"]);
    assert_board("[{ toss = { win = [\"skip\"] } }]", "{ win = [\"skip\"] }", ["«lose»", "'lose'"]);
    assert_board(
        "[{ toss = { win = [\"skip\"], lose = [], draw = [] } }]",
        "draw",
        ["win, lose", "win, lose"],
    );
    assert_board("[{ everyone = [] }]", "[]", ["non fa nulla", "does nothing"]);
    assert_board(
        "[{ side = { good = [], evil = [] } }]",
        "{ good = [], evil = [] }",
        ["non fa nulla", "does nothing"],
    );
    assert_board("[{ rival = [\"fight\"] }]", "\"fight\"", ["si deve vedere", "must be seen"]);
    assert_board(
        "[{ others = [{ rival = [{ rival = [{ rival = [\"skip\"] }] }] }] }]",
        "[\"skip\"]",
        ["al più 4", "at most 4"],
    );
    let fine = TEMPLE.replace("[{ draw = \"object\" }]", "[{ toss = { win = [\"fight\"], lose = [] } }]");
    assert_eq!(CARDS.mistakes(&CARDS.with(TEMPLE, &fine)), []);
}

#[test]
fn nobody_is_moved_or_fights_in_heaven_and_hell() {
    let wrong = [
        ("\"fight\"", "nobody fights"),
        ("{ enter = \"hell\" }", "round in circles"),
        ("{ send = \"heaven\" }", "round in circles"),
        ("{ shift = 1 }", "space by space"),
        ("\"restart\"", "space by space"),
        ("\"swap_places\"", "space by space"),
    ];
    for (effect, says) in wrong {
        CARDS.assert_changed(CLOUD, &format!("effects = [{effect}]"), effect, ["", says]);
        CARDS.assert_changed(CLOUD, &format!("effects = [{{ others = [{effect}] }}]"), effect, ["", says]);
    }
}

#[test]
fn powers_stand_in_their_place() {
    CARDS.assert_changed("power = \"turn_coin\"", "power = \"sleep\"", "\"sleep\"", ["[[god]]", "[[god]]"]);
    CARDS.assert_changed(
        "power = \"repeat_coin\"",
        "power = { pilfer = 2 }",
        "{ pilfer = 2 }",
        ["[[god]]", "[[god]]"],
    );
    CARDS.assert_changed(
        "power = \"meditate\"",
        "power = \"set_die\"",
        "\"set_die\"",
        ["un'abilità è", "an ability is"],
    );
    CARDS.assert_changed(
        "power = { add_to_move = 3 }",
        "power = { add_to_move = 7 }",
        "{ add_to_move = 7 }",
        ["da 1 a 6", "from 1 to 6"],
    );
    CARDS.assert_changed(
        "power = { extra_faith = 1 }",
        "power = { extra_faith = 0 }",
        "{ extra_faith = 0 }",
        ["da 1 a 6", "not 0"],
    );
    CARDS.assert_changed("power = \"mask\"", "power = \"masc\"", "\"masc\"", ["`masc`", "`mask`"]);
    let fine = CARDS.with("power = \"meditate\"", "power = \"steal_object\"");
    assert_eq!(CARDS.mistakes(&fine), []);
}

#[test]
fn objects_are_numbered_without_gaps_and_sacred_to_one_god() {
    CARDS.assert_changed("numbers = [7, 8]", "numbers = [7, 8, 41]", "41", ["da 1 a 40", "from 1 to 40"]);
    let file = CARDS.with("numbers = [2, 3]", "numbers = [2, 1]");
    let found = CARDS.mistakes(&file);
    assert_eq!(found.len(), 2, "1 stands twice and 3 is missing: {found:#?}");
    assert!(found[0].text.en.contains("there is an object 1 already"), "{found:#?}");
    let file = CARDS.with("numbers = [7, 8]", "numbers = [7, 8, 31, 33]");
    CARDS.only(&file, ["qui manca 32", "32 is missing"]);
    CARDS.assert_changed(
        "sacred = \"Morphyss\"",
        "sacred = \"Zeus\"",
        "\"Zeus\"",
        ["WaterWalker", "WaterWalker"],
    );
    CARDS.assert_changed(
        "sacred = \"Nirvanello\"",
        "sacred = \"Morphyss\"",
        "\"Morphyss\"",
        ["un solo oggetto sacro", "one sacred object"],
    );
}

#[test]
fn everything_is_counted() {
    let event = "[[event]]\nname = { it = \"Estasi\", en = \"Ecstasy\" }\neffects = [\"again\"]\norigin = \"reconstructed\"\n\n";
    let many = CARDS.with(event, &event.repeat(19));
    assert!(
        CARDS
            .only(&many, ["1…32, ce ne sono 33", "1…32 are needed, there are 33"])
            .2
            .starts_with("[[event]]")
    );
    let file = CARDS.with("start = true\n", "");
    let found = CARDS.mistakes(&file);
    let says: Vec<&str> = found.iter().map(|one| one.text.en.as_str()).collect();
    assert!(says.iter().any(|text| text.ends_with("10 are needed, there are 9")), "{says:?}");
    assert!(says.iter().any(|text| text.ends_with("10 are needed, there are 11")), "{says:?}");
    let file = CARDS.with("[[hell]]", "[[heaven]]");
    assert_eq!(CARDS.mistakes(&file).len(), 2, "Heaven has four spaces and Hell two");
    let file = CARDS.with("name = \"Nirvanello\"\n", "name = \"Morphyss\"\n");
    assert!(CARDS.mistakes(&file).iter().any(|one| one.text.it.contains("si chiamano «Morphyss»")));
    assert!(CARDS.mistakes("").len() >= 10, "an empty file lacks everything");
}

#[test]
fn all_mistakes_are_named_at_once_and_in_order() {
    let file = BOX
        .replacen("side = \"good\"", "side = \"god\"", 1)
        .replacen("numbers = [2, 3]", "numbers = [2, 3, 3]", 1)
        .replacen("power = \"block\"", "power = \"sleep\"", 1)
        .replacen("\"gamble\"", "\"gambol\", { faith = 0 }", 1)
        .replacen("{ steal = \"miracle\" }", "{ steal = \"event\" }", 1)
        .replacen("name = { it = \"Il coro\"", "nome = { it = \"Il coro\"", 1);
    let found = CARDS.mistakes(&file);
    let lines: Vec<usize> = found.iter().map(|one| one.place(&file).0).collect();
    assert!(lines.is_sorted() && found.len() >= 8, "{found:#?}");
    for mistake in &found {
        assert!(mistake.text.it != mistake.text.en && !mistake.text.it.is_empty(), "{mistake:?}");
    }
}

#[test]
fn columns_count_characters_and_long_marks_end_with_their_line() {
    let file = CARDS
        .with("it = \"La siesta divina\", en = \"The divine siesta\"", "it = \"È così più giù\", en = 7");
    let (line, column, _) = CARDS.only(&file, ["fra virgolette", "quotation marks"]);
    assert_eq!((line, column), place(&file, "7 }"));
    let long = CARDS.with("effects = [\"again\"]", "effects = { a = [\n] }");
    let placed = CARDS.mistakes(&long)[0].placed(&long);
    assert_eq!((placed.column, placed.length), (11, 7));
}
