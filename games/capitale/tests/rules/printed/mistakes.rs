//! Files with mistakes: each is named at its line and column, and several are named at once. They are planted in the plain
//! cards, so that the box may be balanced without a word here.

use capitale::{CardSet, Set};
use cardfile::Mistake;

const PLAIN: &str = include_str!("../../cards/plain.toml");

/// The plain cards with one thing replaced by another.
fn with(from: &str, to: &str) -> String {
    assert!(PLAIN.contains(from), "the plain cards do not contain {from}");
    PLAIN.replacen(from, to, 1)
}

fn mistakes(file: &str) -> Vec<Mistake> {
    Set::learn(file).err().unwrap_or_default()
}

/// Where the only mistake of a file is, with the text that it marks.
fn only<'f>(file: &'f str, says: [&str; 2]) -> (usize, usize, &'f str) {
    let found = mistakes(file);
    let [one] = found.as_slice() else { panic!("one mistake is expected: {found:#?}") };
    assert!(one.text.it.contains(says[0]) && one.text.en.contains(says[1]), "{says:?}: {one:#?}");
    let (line, column) = one.place(file);
    (line, column, &file[one.span.clone()])
}

/// One thing of the plain cards is replaced: exactly one mistake, at `marked` within what was put in.
fn assert_changed(from: &str, to: &str, marked: &str, says: [&str; 2]) {
    let file = with(from, to);
    let (line, column, text) = only(&file, says);
    let at = PLAIN.find(from).unwrap() + to.rfind(marked).unwrap();
    let (before, begins) = (&file[..at], file[..at].rfind('\n').map_or(0, |end| end + 1));
    let expected = (before.split('\n').count(), file[begins..at].chars().count() + 1);
    assert_eq!(((line, column), text), (expected, marked), "{says:?}");
}

fn assert_fine(from: &str, to: &str) {
    assert_eq!(mistakes(&with(from, to)), [], "{to}");
}

/// The effects of a card that is played.
const PLAYED: &str = "effects = [{ draw = 9 }]";
/// The effects of a Quick card.
const QUICK: &str = "effects = [{ mill = 9 }]";
/// The abilities of lasting effects: with a character, on the field, at a city.
const OWN: &str = "abilities = [{ always = { bearer = { hp = 9 } } }]";
const FIELD: &str = "abilities = [{ always = { keep = 9 } }]";
const CITY: &str = "abilities = [{ always = { spoils = 2 } }]";
/// The abilities of a character.
const CAPTAIN: &str = "abilities = [{ always = { keyword = \"heavy\" } }]";

fn assert_effects(effects: &str, marked: &str, says: [&str; 2]) {
    assert_changed(PLAYED, &format!("effects = {effects}"), marked, says);
}

fn assert_captain(abilities: &str, marked: &str, says: [&str; 2]) {
    assert_changed(CAPTAIN, &format!("abilities = {abilities}"), marked, says);
}

#[test]
fn the_plain_cards_are_fine() {
    assert_eq!(mistakes(PLAIN), []);
    assert_eq!(mistakes(<CardSet as cardfile::CardFile>::BOX), []);
}

#[test]
fn what_is_no_toml_is_said_and_hides_nothing_else() {
    let file = with("role = \"captain\"", "role = \"captain").replacen(PLAYED, "effects = [{ draw = 0 }]", 1);
    let found = mistakes(&file);
    assert!(found.iter().any(|one| one.text.it.starts_with("qui il TOML non si legge («")), "{found:#?}");
    assert!(found.iter().any(|one| one.text.en.contains("'draw'")), "{found:#?}");
    assert!(found.iter().all(|one| !one.text.en.contains("are needed")), "nothing is counted: {found:#?}");
}

#[test]
fn fields_are_checked() {
    assert_changed("\"capitale\"", "\"chess\"", "\"chess\"", ["è atteso capitale", "capitale is expected"]);
    assert_changed("level = 5", "level = 6", "6", ["da 0 a 5, c'è 6", "from 0 to 5 is expected, not 6"]);
    assert_changed("power = 9", "power = 10", "10", ["da 0 a 9", "from 0 to 9"]);
    assert_changed("hp = 9\n", "hp = 0\n", "0", ["da 1 a 9", "from 1 to 9"]);
    assert_changed("range = 5", "range = 6", "6", ["da 0 a 5", "from 0 to 5"]);
    assert_changed("move = 4", "move = 5", "5", ["da 0 a 4", "from 0 to 4"]);
    assert_changed("\"captain\"", "\"pope\"", "\"pope\"", ["`foot`", "there is no `pope`"]);
    assert_changed("quick = true", "quick = 1", "1", ["true oppure false", "true or false"]);
    assert_changed("lasting = \"city\"", "lasting = \"sea\"", "\"sea\"", ["`city`", "there is no `sea`"]);
    assert_changed("move = 4", "move = 4\ncost = 2", "cost", ["«cost» qui non c'è", "no field 'cost'"]);
    assert_effects("\"expose\"", "\"expose\"", ["elenco [ … ]", "list [ … ]"]);
    assert_effects("[\"expos\"]", "\"expos\"", ["`expos` non c'è", "no `expos`"]);
}

#[test]
fn what_is_missing_is_said_at_the_card() {
    for (from, field) in [("level = 5\n", "level"), ("power = 9\n", "power"), ("hp = 9\n", "hp")] {
        let file = with(from, "");
        let (it, en) = (format!("manca il campo «{field}»"), format!("the field '{field}' is missing"));
        assert!(only(&file, [&it, &en]).2.starts_with("[[wind]]"), "{field}");
    }
    assert_fine("range = 5\nmove = 4\n", "");
    let file = with(PLAYED, "");
    assert!(only(&file, ["così non fa nulla", "it does nothing"]).2.starts_with("[[tower]]"));
    let file = with(FIELD, "");
    assert!(only(&file, ["un effetto che dura ha «abilities»", "lasts has 'abilities'"]).2.starts_with("[["));
    assert_eq!(only(&with("game = \"capitale\"\n", ""), ["«game»", "'game'"]).0, 1);
    assert_effects("[]", "[]", ["almeno un effetto", "at least one effect"]);
    assert_captain("[]", "[]", ["almeno un'abilità", "at least one ability"]);
    assert_captain("[{ when = \"dies\" }]", "{ when = \"dies\" }", ["«effects»", "'effects'"]);
}

#[test]
fn a_card_is_one_thing() {
    assert_changed(
        "role = \"captain\"",
        "role = \"captain\"\nlasting = \"own\"",
        "\"own\"",
        ["sta sugli effetti", "belongs on effects"],
    );
    let both = "[{ draw = 1 }]";
    assert_changed(
        FIELD,
        &format!("{FIELD}\neffects = {both}"),
        both,
        ["vanno al cimitero", "go to the graveyard"],
    );
    let abilities = "[{ always = { keep = 1 } }]";
    assert_changed(
        PLAYED,
        &format!("{PLAYED}\nabilities = {abilities}"),
        abilities,
        ["«abilities» stanno su chi resta", "'abilities' belong on what stays"],
    );
    let file = with("role = \"bow\"\npower = 1\nhp = 1\nrange = 1", "effects = [{ draw = 1 }]");
    let file =
        file.replacen("level = 0\neffects", "level = 0\nlore = { it = \"a\", en = \"b\" }\neffects", 1);
    let found = mistakes(&file);
    assert!(found[0].text.en.contains("a mercenary is a character"), "{found:#?}");
}

#[test]
fn cards_are_counted_and_have_their_own_names() {
    let last = PLAIN.rfind("[[mercenary]]").unwrap();
    let file = &PLAIN[..last];
    assert!(
        only(file, ["ne servono almeno 40, ce ne sono 39", "at least 40 are needed"])
            .2
            .starts_with("[[mercenary]]")
    );
    let more = format!("{PLAIN}\n{}", PLAIN[last..].replace("12\"", "13\""));
    assert!(only(&more, ["mercenari: ne servono 0…12", "mercenaries: 0…12"]).0 > 200);
    assert_changed(
        "{ it = \"Effetto 2\", en = \"Effect 2\" }",
        "{ it = \"Effetto 1\", en = \"Second effect\" }",
        "{ it = \"Effetto 1\", en = \"Second effect\" }",
        ["c'è già una carta di nome «Effetto 1»", "already"],
    );
}

#[test]
fn numbers_have_bounds() {
    for (effect, says) in [
        ("draw = 0", "not 0"),
        ("discard = 10", "not 10"),
        ("rival_discards = 0", "not 0"),
        ("rival_loses = 0", "not 0"),
        ("mill = 10", "not 10"),
        ("open = 4", "from 1 to 3"),
    ] {
        let marked = format!("{{ {effect} }}");
        assert_effects(&format!("[{marked}]"), &marked, ["è atteso un numero da 1 a", says]);
    }
    for deed in ["damage = 0", "heal = 10", "shield = 0"] {
        let marked = format!("{{ {deed} }}");
        assert_effects(&format!("[{{ target = [{{}}, [{marked}]] }}]"), &marked, ["da 1 a 9", "from 1 to 9"]);
    }
    for condition in ["cities = 6", "fallen = 21", "hand_at_most = 10"] {
        let marked = format!("{{ {condition} }}");
        assert_effects(
            &format!("[{{ if = [{marked}, [{{ draw = 1 }}]] }}]"),
            &marked,
            ["è atteso un numero da", "a number from"],
        );
    }
    for rule in ["spoils = 3", "keep = 0", "opening = 4"] {
        let marked = format!("{{ {rule} }}");
        assert_captain(&format!("[{{ always = {marked} }}]"), &marked, ["da 1 a", "from 1 to"]);
    }
    for change in ["{ power = 10 }", "{ hp = -10 }", "{ range = 6 }", "{ move = -5 }", "{ armor = -1 }"] {
        assert_captain(&format!("[{{ always = {{ bearer = {change} }} }}]"), change, ["da ", "from "]);
    }
    assert_captain("[{ always = { bearer = {} } }]", "{}", ["non cambiano nulla", "change nothing"]);
    let boost = "{ boost = { power = 0 } }";
    assert_effects(
        &format!("[{{ target = [{{}}, [{boost}]] }}]"),
        "{ power = 0 }",
        ["non cambiano nulla", "change nothing"],
    );
    assert_effects("[{ target = [{ weak = 10 }, [\"tap\"]] }]", "{ weak = 10 }", ["da 0 a 9", "from 0 to 9"]);
    assert_captain("[{ use = { discard = 4 }, effects = [{ draw = 1 }] }]", "4", ["da 0 a 3", "from 0 to 3"]);
}

#[test]
fn a_list_has_one_target_and_is_not_deep() {
    let second = "{ target = [{}, [\"untap\"]] }";
    assert_effects(
        &format!("[{{ target = [{{}}, [\"tap\"]] }}, {{ if = [\"capital\", [{second}]] }}]"),
        second,
        ["c'è già un «target»", "a 'target' already"],
    );
    let deepest = "[{ if = [{ cities = 2 }, [{ draw = 1 }]] }]";
    assert_effects(
        &format!("[{{ if = [\"capital\", [{{ if = [\"behind\", {deepest}] }}]] }}]"),
        "[{ draw = 1 }]",
        ["uno dentro l'altro al più 3", "at most 3 deep"],
    );
    for (effect, says) in [
        ("{ target = [{}] }", ["[{ … }, [ … ]]", "characters and a list of deeds"]),
        ("{ if = [\"capital\"] }", ["una condizione e un elenco", "a condition and a list"]),
    ] {
        let marked = effect.split_once(" = ").unwrap().1.trim_end_matches(" }");
        assert_effects(&format!("[{effect}]"), marked, says);
    }
    assert_effects("[{ target = [{}, []] }]", "[]", ["almeno un fatto", "at least one deed"]);
}

const NO_BEARER: [&str; 2] = ["qui non c'è un portatore", "no bearer here"];
const NO_BATTLE: [&str; 2] = ["qui non c'è mai una battaglia", "never a battle here"];

#[test]
fn a_bearer_is_spoken_of_only_where_there_is_one() {
    assert_effects("[{ bearer = [\"untap\"] }]", "{ bearer = [\"untap\"] }", NO_BEARER);
    assert_effects("[{ if = [\"alone\", [{ draw = 1 }]] }]", "\"alone\"", NO_BEARER);
    for rule in ["{ keyword = \"swift\" }", "{ bearer = { hp = 1 } }"] {
        assert_changed(FIELD, &format!("abilities = [{{ always = {rule} }}]"), rule, NO_BEARER);
        assert_fine(OWN, &format!("abilities = [{{ always = {rule} }}]"));
    }
    for when in ["arrives", "attacks", "leads", "defends", "kills"] {
        let (marked, happens) =
            (format!("\"{when}\""), format!("when = \"{when}\", effects = [{{ draw = 1 }}]"));
        assert_changed(CITY, &format!("abilities = [{{ {happens} }}]"), &marked, NO_BEARER);
        assert_fine(OWN, &format!("abilities = [{{ {happens} }}]"));
        assert_fine(CAPTAIN, &format!("abilities = [{{ {happens} }}]"));
    }
    // Once it is dead there is none, though the city where it was is still known.
    assert_captain(
        "[{ when = \"dies\", effects = [{ bearer = [\"untap\"] }] }]",
        "{ bearer = [\"untap\"] }",
        NO_BEARER,
    );
    assert_fine(
        CAPTAIN,
        "abilities = [{ when = \"dies\", effects = [{ each = [{ at = \"here\" }, [\"tap\"]] }] }]",
    );
}

#[test]
fn a_battle_is_spoken_of_only_where_there_can_be_one() {
    for group in ["{ at = \"battle\" }", "{ doing = \"attacking\" }", "{ doing = \"leading\" }"] {
        let effects = format!("[{{ target = [{group}, [\"tap\"]] }}]");
        assert_effects(&effects, group, NO_BATTLE);
        assert_fine(QUICK, &format!("effects = {effects}"));
        for moment in ["begin", "end", "conquers", "loses"] {
            assert_captain(&format!("[{{ when = \"{moment}\", effects = {effects} }}]"), group, NO_BATTLE);
        }
        assert_captain(&format!("[{{ use = {{ tap = true }}, effects = {effects} }}]"), group, NO_BATTLE);
        assert_fine(CAPTAIN, &format!("abilities = [{{ use = {{ quick = true }}, effects = {effects} }}]"));
        assert_fine(CAPTAIN, &format!("abilities = [{{ when = \"leads\", effects = {effects} }}]"));
    }
    assert_effects("[{ if = [\"occupied\", [{ draw = 1 }]] }]", "\"occupied\"", NO_BATTLE);
    assert_fine(QUICK, "effects = [{ if = [\"occupied\", [{ draw = 1 }]] }]");
}

#[test]
fn here_and_others_need_a_place_and_a_card() {
    let here = "{ at = \"here\" }";
    let says = ["«here» qui non è una città", "'here' is no city"];
    assert_effects(&format!("[{{ each = [{here}, [\"tap\"]] }}]"), here, says);
    assert_changed(
        FIELD,
        &format!("abilities = [{{ always = {{ band = [{here}, {{ hp = 1 }}] }} }}]"),
        here,
        says,
    );
    assert_fine(CITY, &format!("abilities = [{{ always = {{ band = [{here}, {{ hp = 1 }}] }} }}]"));
    let says = ["«other» esclude", "'other' leaves out"];
    assert_effects("[{ each = [{ other = true }, [\"tap\"]] }]", "{ other = true }", says);
    let rival = "{ side = \"rival\", other = true }";
    assert_captain(
        &format!("[{{ when = \"end\", effects = [{{ each = [{rival}, [\"tap\"]] }}] }}]"),
        rival,
        says,
    );
}

#[test]
fn conditions_may_hold_and_may_fail() {
    let always = ["vale sempre", "always holds"];
    let never = ["non vale mai", "never holds"];
    let when = |moment: &str, only: &str| {
        format!("[{{ when = \"{moment}\", only = [\"{only}\"], effects = [{{ draw = 1 }}] }}]")
    };
    for (moment, only, says) in [
        ("attacks", "attacking", always),
        ("leads", "leading", always),
        ("defends", "defending", always),
        ("defends", "attacking", never),
        ("leads", "defending", never),
        ("defends", "own_turn", never),
        ("begin", "own_turn", always),
    ] {
        assert_captain(&when(moment, only), &format!("\"{only}\""), says);
    }
    assert_fine(CAPTAIN, &format!("abilities = {}", when("attacks", "leading")));
    assert_fine(CAPTAIN, &format!("abilities = {}", when("falls", "own_turn")));
    assert_changed(
        OWN,
        "abilities = [{ always = { bearer = { hp = 1 } }, only = [\"equipped\"] }]",
        "\"equipped\"",
        always,
    );
    assert_captain(
        "[{ always = { bearer = { hp = 1 } }, only = [\"alone\", \"alone\"] }]",
        "\"alone\"",
        ["c'è già", "already"],
    );
}

#[test]
fn nothing_happens_after_the_end_or_without_end() {
    let gone = ["non è più in gioco", "no longer in play"];
    assert_effects("[{ target = [{}, [\"return\", \"tap\"]] }]", "\"tap\"", gone);
    assert_effects(
        "[{ target = [{}, [{ gain = \"heavy\" }]] }]",
        "{ gain = \"heavy\" }",
        ["non serve", "does nothing"],
    );
    let endless = ["senza fine", "without end"];
    for deed in ["\"move\"", "\"send\""] {
        let abilities = format!("[{{ when = \"arrives\", effects = [{{ target = [{{}}, [{deed}]] }}] }}]");
        assert_captain(&abilities, deed, endless);
    }
    for when in ["enters", "dies", "falls"] {
        let raise = "{ raise = \"character\" }";
        assert_captain(&format!("[{{ when = \"{when}\", effects = [{raise}] }}]"), raise, endless);
    }
}

#[test]
fn an_ability_is_one_of_three() {
    let three = ["uno dei tre", "one of the three"];
    for ability in [
        "{ only = [\"alone\"] }",
        "{ always = { keep = 1 }, when = \"end\", effects = [{ draw = 1 }] }",
        "{ when = \"end\", use = { tap = true }, effects = [{ draw = 1 }] }",
    ] {
        assert_captain(&format!("[{ability}]"), ability, three);
    }
    assert_captain(
        "[{ always = { keep = 1 }, effects = [{ draw = 1 }] }]",
        "[{ draw = 1 }]",
        ["«effects» va con «when» o «use»", "'effects' goes with 'when' or 'use'"],
    );
    assert_captain(
        "[{ use = { tap = true }, may = true, effects = [{ draw = 1 }] }]",
        "true",
        ["«may» va con «when»", "'may' goes with 'when'"],
    );
    assert_changed(
        FIELD,
        "abilities = [{ use = { tap = true }, effects = [{ draw = 1 }] }]",
        "true",
        ["non si tappa", "is not tapped"],
    );
    let four = "{ always = { keep = 1 } }, ".repeat(4);
    let fifth = "{ always = { keep = 2 } }";
    assert_captain(&format!("[{four}{fifth}]"), fifth, ["al più 4", "at most 4"]);
    assert_captain(
        "[{ always = { band = [{}] } }]",
        "[{}]",
        ["dei personaggi e dei numeri", "characters and numbers"],
    );
    assert_captain(
        "[{ when = \"dinner\", effects = [{ draw = 1 }] }]",
        "\"dinner\"",
        ["`enters`", "no `dinner`"],
    );
}
