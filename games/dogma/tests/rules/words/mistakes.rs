//! Files with mistakes: each is named at its line and column, and several are named at once.

use std::sync::OnceLock;

use dogma::CardSet;
use proving::Planted;

use super::plain::plain;

fn planted() -> &'static Planted<CardSet> {
    static PLANTED: OnceLock<Planted<CardSet>> = OnceLock::new();
    PLANTED.get_or_init(|| Planted::new(plain()))
}

fn assert_changed(from: &str, to: &str, marked: &str, says: [&str; 2]) {
    planted().assert_changed(from, to, marked, says);
}

fn assert_fine(from: &str, to: &str) {
    assert_eq!(planted().mistakes(&planted().with(from, to)), [], "{to}");
}

/// The ability of the first Prophet, that of the first Relic, the effects of the first Cult card and of the first Intervention.
const PROPHET: &str = "abilities = [{ always = \"pure\" }]";
const RELIC: &str = "abilities = [{ always = \"tireless\" }]";
const CULT: &str = "effects = [\"burn\"]";
const DIVINE: &str = "effects = [\"expose\"]";
/// The numbers of the first Prophet and of the first Cult card.
const FAITH: &str = "faith = 100\nfervour = 60\nholds = [{}]";
const DAMAGE: &str = "damage = 40";
const KEYWORDS: &str = "keywords = [\"ardua\"]";

/// The first Prophet has this ability.
fn assert_ability(ability: &str, marked: &str, says: [&str; 2]) {
    assert_changed(PROPHET, &format!("abilities = [{ability}]"), marked, says);
}

fn ability_is_fine(ability: &str) {
    assert_fine(PROPHET, &format!("abilities = [{ability}]"));
}

/// The first Cult card has this effect.
fn assert_effect(effect: &str, marked: &str, says: [&str; 2]) {
    assert_changed(CULT, &format!("effects = [{effect}]"), marked, says);
}

/// This happens to these.
fn assert_deed(whom: &str, deed: &str, says: [&str; 2]) {
    assert_effect(&format!("{{ to = [\"{whom}\", [{deed}]] }}"), deed, says);
}

#[test]
fn the_plain_cards_and_the_box_are_fine() {
    assert_eq!(planted().mistakes(plain()), []);
    assert_eq!(planted().mistakes(<CardSet as cardfile::CardFile>::BOX), []);
}

#[test]
fn what_is_no_toml_is_said_and_hides_nothing_else() {
    let file = planted().with("faith = 100", "faith = \"100").replacen(CULT, "effects = [\"bur\"]", 1);
    let found = planted().mistakes(&file);
    assert!(found.iter().any(|one| one.text.it.starts_with("qui il TOML non si legge («")), "{found:#?}");
    assert!(found.iter().any(|one| one.text.en.contains("there is no `bur`")), "{found:#?}");
    assert!(found.iter().all(|one| !one.text.en.contains("are needed")), "nothing is counted: {found:#?}");
}

#[test]
fn fields_are_checked() {
    assert_changed("\"dogma\"", "\"chess\"", "\"chess\"", ["è atteso dogma", "dogma is expected"]);
    assert_changed("faith = 100", "faith = 410", "410", ["da 10 a 400, c'è 410", "from 10 to 400"]);
    let ten =
        ["un multiplo di 10 da 10 a 400, c'è 105", "a multiple of 10 from 10 to 400 is expected, not 105"];
    assert_changed("faith = 100", "faith = 105", "105", ten);
    assert_changed("fervour = 60", "fervour = -10", "-10", ["da 0 a 200", "from 0 to 200"]);
    assert_changed("fervour = 60", "fervour = 65", "65", ["multiplo di 10", "multiple of 10"]);
    assert_changed(DAMAGE, "damage = 110", "110", ["da 0 a 100", "from 0 to 100"]);
    assert_changed(DAMAGE, "damage = 15", "15", ["multiplo di 10", "multiple of 10"]);
    assert_changed("\"mystery\"", "\"sparkle\"", "\"sparkle\"", ["`mystery`", "there is no `sparkle`"]);
    assert_changed("\"ardua\"", "\"lento\"", "\"lento\"", ["`lenta`", "there is no `lento`"]);
    assert_changed("fourth = true", "fourth = 1", "1", ["true oppure false", "true or false"]);
    assert_changed(FAITH, &format!("{FAITH}\ncost = 1"), "cost", ["«cost» qui non c'è", "no field 'cost'"]);
    assert_changed(CULT, "effects = \"burn\"", "\"burn\"", ["elenco [ … ]", "list [ … ]"]);
    assert_effect("\"bur\"", "\"bur\"", ["`bur` non c'è", "no `bur`"]);
    let known = "\"rebuilt\"";
    let file = planted().with("\"reconstructed\"", known);
    assert_eq!(planted().only(&file, ["oppure found", "or found"]).2, known);
}

#[test]
fn what_is_missing_is_said_at_the_card() {
    for (from, field) in [
        ("id = \"p1\"\n", "id"),
        ("faith = 100\n", "faith"),
        ("fervour = 60\n", "fervour"),
        ("holds = [{}]\n", "holds"),
        ("abilities = [{ always = \"pure\" }]\n", "abilities"),
    ] {
        let file = planted().with(from, "");
        let (it, en) = (format!("manca il campo «{field}»"), format!("the field '{field}' is missing"));
        assert!(planted().only(&file, [&it, &en]).2.starts_with("[[prophet]]"), "{field}");
    }
    let file = planted().with("type = \"mystery\"\n", "");
    assert!(planted().only(&file, ["«type»", "'type'"]).2.starts_with("[[christian]]"));
    let file = planted().with("damage = 40\neffects = [\"burn\"]\n", "");
    assert!(planted().only(&file, ["non fa nulla", "does nothing"]).2.starts_with("[[christian]]"));
    assert_fine("damage = 40\neffects = [\"burn\"]", "keywords = [\"protezione\"]");
    let file = planted().with(&format!("{DIVINE}\n"), "");
    assert!(planted().only(&file, ["«effects»", "'effects'"]).2.starts_with("[[divine]]"));
    let file = planted().with(&format!("{RELIC}\n"), "");
    assert!(planted().only(&file, ["«abilities»", "'abilities'"]).2.starts_with("[[relic]]"));
    assert_eq!(planted().only(&planted().with("game = \"dogma\"\n", ""), ["«game»", "'game'"]).0, 1);
    assert_changed(CULT, "effects = []", "[]", ["almeno un effetto", "at least one effect"]);
    assert_changed(PROPHET, "abilities = []", "[]", ["almeno un'abilità", "at least one ability"]);
    assert_ability("{ when = \"start\" }", "{ when = \"start\" }", ["«effects»", "'effects'"]);
    assert_ability(
        "{ always = \"pure\", only = [] }",
        "[]",
        ["almeno una condizione", "at least one condition"],
    );
    assert_effect("{ to = [\"rival\", []] }", "[]", ["almeno un fatto", "at least one deed"]);
    assert_effect("{ if = [\"faster\", []] }", "[]", ["almeno un effetto", "at least one effect"]);
    assert_effect("{ prova = [[], []] }", "[[], []]", ["in uno dei due elenchi", "one of the two lists"]);
    assert_effect("{ to = [\"rival\"] }", "[\"rival\"]", ["«to»: sono attesi", "'to': Prophets"]);
    assert_effect("{ if = [\"bare\"] }", "[\"bare\"]", ["«if»: sono attesi", "'if': a condition"]);
    assert_effect("{ prova = [[\"burn\"]] }", "[[\"burn\"]]", ["«prova»: sono attesi", "'prova': two lists"]);
}

#[test]
fn every_card_is_there_once_under_its_own_number_and_name() {
    let strange = ["queste carte vanno da c1 a c16", "these cards go from c1 to c16"];
    assert_changed("\"c3\"", "\"i3\"", "\"i3\"", strange);
    assert_changed("\"c16\"", "\"c17\"", "\"c17\"", strange);
    assert_changed("\"p27\"", "\"p26\"", "\"p26\"", ["c'è già una carta p26", "a card p26 already"]);
    assert_changed(
        "name = { it = \"relic 2\", en = \"relic 2\" }",
        "name = { it = \"relic 1\", en = \"relic two\" }",
        "{ it = \"relic 1\", en = \"relic two\" }",
        ["c'è già una carta di nome «relic 1»", "there is a card with the name 'relic two' already"],
    );
    let whole = plain();
    let (from, to) = (whole.find("[[relic]]\nid = \"r9\"").unwrap(), whole.find("[[divine]]").unwrap());
    let file = format!("{}{}", &whole[..from], &whole[to..]);
    assert!(planted().only(&file, ["mancano r9", "r9 are missing"]).2.starts_with("[[relic]]"));
    let file = planted().with("[[relic]]", "[relic]");
    assert!(!planted().mistakes(&file).is_empty());
}

#[test]
fn a_prophet_makes_sense() {
    let with = |more: &str| format!("{FAITH}\n{more}");
    assert_changed(FAITH, &with("immune = [\"book\"]"), "\"book\"", ["`scripture`", "there is no `book`"]);
    let twice = with("immune = [\"rite\", \"rite\" ]");
    let file = planted().with(FAITH, &twice);
    assert_eq!(
        planted().only(&file, ["questo tipo c'è già", "this type stands there already"]).2,
        "\"rite\""
    );
    assert_changed(
        FAITH,
        &with("immune = [\"rite\"]\nweak = [\"mystery\", \"rite\"]"),
        "[\"mystery\", \"rite\"]",
        ["l'immunità vince sempre", "immunity always wins"],
    );
    let holds = |lines: &str| FAITH.replace("{}", lines);
    assert_changed(FAITH, &holds(""), "[]", ["almeno una riga", "at least one line"]);
    assert_changed(
        FAITH,
        &holds("{ religion = \"norse\" }"),
        "\"norse\"",
        ["`christian`", "there is no `norse`"],
    );
    let idle = "{ religion = \"jewish\", types = [\"rite\"] }";
    let nothing_new = ["non permette nulla di nuovo", "allows nothing that is new"];
    assert_changed(FAITH, &holds(&format!("{{}}, {idle}")), idle, nothing_new);
    assert_changed(FAITH, &holds("{ types = [] }"), "[]", ["almeno un tipo", "at least one type"]);
    assert_fine(FAITH, &holds("{ religion = \"christian\" }, { types = [\"rite\"] }"));
    assert_changed(
        PROPHET,
        &format!("{PROPHET}\neffects = [\"burn\"]"),
        "[\"burn\"]",
        ["Profeti e Reliquie hanno «abilities»", "Prophets and Relics have 'abilities'"],
    );
}

#[test]
fn a_cult_card_makes_sense() {
    assert_changed(
        CULT,
        &format!("{CULT}\nabilities = [{{ always = \"pure\" }}]"),
        "[{ always = \"pure\" }]",
        ["carte Culto e Interventi hanno «effects»", "Cult cards and Interventions have 'effects'"],
    );
    let twice = planted().with(KEYWORDS, "keywords = [\"ardua\", \"ardua\"]");
    assert_eq!(planted().only(&twice, ["c'è già", "there already"]).2, "\"ardua\"");
    assert_changed(
        KEYWORDS,
        "keywords = [\"veloce\", \"lenta\"]",
        "\"lenta\"",
        ["Veloce o Lenta", "Veloce or Lenta"],
    );
    let file = planted().with("damage = 40\n", "keywords = [\"globale\"]\n");
    assert!(
        planted()
            .only(&file, ["«globale» qui non cambia nulla", "'globale' changes nothing"])
            .2
            .starts_with("[[christian]]")
    );
    assert_fine(CULT, "keywords = [\"globale\"]");
    let shield = "{ to = [\"own\", [\"shield\"]] }";
    assert_changed(
        CULT,
        &format!("keywords = [\"protezione\"]\neffects = [{shield}]"),
        "\"shield\"",
        ["lo fa già", "does so already"],
    );
}

#[test]
fn numbers_stay_within_bounds() {
    let ten = |name: &str, most: u8, given: u8| {
        [
            format!("«{name}»: è atteso un multiplo di 10 da 10 a {most}, c'è {given}"),
            format!("'{name}': a multiple of 10 from 10 to {most} is expected, not {given}"),
        ]
    };
    for (deed, [it, en]) in [
        ("{ damage = 25 }", ten("damage", 100, 25)),
        ("{ heal = 110 }", ten("heal", 100, 110)),
        ("{ damage_per = [60, \"fallen\"] }", ten("damage_per", 50, 60)),
    ] {
        assert_deed("rival", deed, [&it, &en]);
    }
    assert_deed("own", "{ fervour = 0 }", ["0 non cambia nulla", "0 changes nothing"]);
    assert_deed("own", "{ fervour = 105 }", ["da -100 a 100", "from -100 to 100"]);
    assert_deed("rival", "{ power = [-60, \"all\"] }", ["da -50 a 50", "from -50 to 50"]);
    let large = "{ to = [\"rival\", [{ damage = 300 }]] }";
    assert_effect(
        large,
        "300",
        ["un numero intero piccolo, c'è 300", "a small whole number is expected, not 300"],
    );
    for (rule, name) in [
        ("{ armour = 15 }", "armour"),
        ("{ might = 60 }", "might"),
        ("{ might_of = [\"rite\", 5] }", "might_of"),
        ("{ awe = 0 }", "awe"),
        ("{ fervour = 0 }", "fervour"),
        ("{ rival_fervour = 15 }", "rival_fervour"),
    ] {
        assert_ability(&format!("{{ always = {rule} }}"), rule, [&format!("«{name}»"), &format!("'{name}'")]);
    }
    for (condition, bounds) in [
        ("{ own_hurt = 5 }", ["da 10 a 250", "from 10 to 250"]),
        ("{ rival_hurt = 255 }", ["da 10 a 250", "from 10 to 250"]),
        ("{ fallen = 4 }", ["un numero da 1 a 3", "a number from 1 to 3"]),
    ] {
        assert_effect(&format!("{{ if = [{condition}, [\"burn\"]] }}"), condition, bounds);
    }
}

#[test]
fn an_ability_is_one_thing() {
    let one = ["uno dei tre", "one of the three"];
    assert_ability("{ only = [\"last\"] }", "{ only = [\"last\"] }", one);
    let both = "{ always = \"pure\", special = [\"burn\"] }";
    assert_ability(both, both, one);
    assert_ability(
        "{ always = \"pure\", effects = [\"burn\"] }",
        "[\"burn\"]",
        ["«effects» va con «when»", "'effects' goes with 'when'"],
    );
    assert_ability("{ always = \"purer\" }", "\"purer\"", ["`pure`", "there is no `purer`"]);
    assert_ability(
        "{ when = \"dawn\", effects = [\"burn\"] }",
        "\"dawn\"",
        ["`start`", "there is no `dawn`"],
    );
    let five = (0..5).map(|_| "{ always = \"pure\" }").collect::<Vec<_>>().join(", ");
    let file = planted().with(PROPHET, &format!("abilities = [{five}]"));
    planted().only(&file, ["al più 4 abilità", "at most 4 abilities"]);
    let idle = ["«rear» qui non cambia nulla", "'rear' changes nothing here"];
    for ability in [
        "{ special = [\"burn\"], rear = true }",
        "{ when = \"fielded\", rear = true, effects = [\"burn\"] }",
        "{ always = { fervour = 20 }, rear = true }",
        "{ always = \"tireless\", rear = true }",
    ] {
        assert_ability(ability, "true", idle);
    }
    ability_is_fine("{ always = { awe = 10 }, rear = true }");
    assert_ability(
        "{ always = { fervour = 20 }, only = [\"slower\"] }",
        "[\"slower\"]",
        ["girerebbe in tondo", "go round in circles"],
    );
}

#[test]
fn conditions_can_hold() {
    let never = ["non vale mai", "never holds"];
    let always = ["vale sempre", "always holds"];
    let only = |when: &str, condition: &str| {
        format!("{{ when = \"{when}\", only = [{condition}], effects = [\"burn\"] }}")
    };
    for condition in ["\"last\"", "\"faster\"", "{ own_hurt = 20 }", "{ own_has = \"crisi\" }"] {
        assert_ability(&only("defeated", condition), condition, never);
    }
    for condition in ["\"rival_new\"", "\"rival_relic\"", "\"slower\"", "{ rival_hurt = 20 }"] {
        assert_ability(&only("rival_defeated", condition), condition, never);
    }
    assert_ability(&only("rival_fielded", "\"rival_new\""), "\"rival_new\"", always);
    assert_ability(&only("struck", "{ own_hurt = 10 }"), "{ own_hurt = 10 }", always);
    assert_ability(&only("defeated", "{ fallen = 1 }"), "{ fallen = 1 }", always);
    assert_ability(&only("start", "\"faster\", \"slower\""), "\"slower\"", never);
    let twice = planted().with(PROPHET, &format!("abilities = [{}]", only("start", "\"bare\", \"bare\"")));
    assert_eq!(planted().only(&twice, ["c'è già", "there already"]).2, "\"bare\"");
    assert_ability(&only("start", "\"rich\""), "\"rich\"", ["`rich`", "there is no `rich`"]);
    let nested = planted().with(CULT, "effects = [{ if = [\"last\", [{ if = [\"last\", [\"burn\"]] }]] }]");
    assert_eq!(planted().only(&nested, always).2, "\"last\"");
}

#[test]
fn what_happens_can_happen() {
    assert_deed("own_rear", "{ fervour = 20 }", ["né indebolimenti", "nor weakenings"]);
    assert_deed("rival_rears", "\"plain\"", ["né indebolimenti", "nor weakenings"]);
    assert_deed("rival_rear", "\"withdraw\"", ["è già in retroguardia", "in the rearguard already"]);
    assert_deed("rival_rear", "\"annul\"", ["in retroguardia non dura", "in the rearguard it does not last"]);
    assert_deed("rival_rears", "{ reveal = \"all\" }", ["stanno coperte", "lie face down"]);
    assert_deed("rival_rears", "{ damage_per = [10, \"shown\"] }", ["stanno coperte", "lie face down"]);
    for whom in ["own", "bearer", "rivals", "actives", "own_rears"] {
        assert_deed(whom, "\"copy\"", ["di un solo altro Profeta", "of one other Prophet"]);
    }
    let again = ["questo succede già", "this happens already"];
    for (deeds, marked) in [
        ("\"free_all\", { free = \"crisi\" }", "{ free = \"crisi\" }"),
        ("{ token = \"isteria\" }, {token = \"isteria\"}", "{token = \"isteria\"}"),
        ("{ damage = 10 }, {damage = 10}", "{damage = 10}"),
    ] {
        assert_effect(&format!("{{ to = [\"rival\", [{deeds}]] }}"), marked, again);
    }
    assert_fine(CULT, "effects = [{ to = [\"rival\", [\"strip\", \"strip\"]] }]");
    assert_deed("rival", "\"smite\"", ["`damage`", "there is no `smite`"]);
    assert_effect("{ to = [\"enemy\", [\"strip\"]] }", "\"enemy\"", ["`rival`", "there is no `enemy`"]);
}

#[test]
fn who_is_spoken_of_is_there() {
    let nobody = ["non c'è mai", "is never there"];
    let when = |when: &str, whom: &str| {
        format!("{{ when = \"{when}\", effects = [{{ to = [\"{whom}\", [{{ damage = 10 }}]] }}] }}")
    };
    for whom in ["own", "bearer"] {
        assert_ability(&when("defeated", whom), &format!("\"{whom}\""), nobody);
    }
    for whom in ["rival", "rivals"] {
        assert_ability(&when("rival_defeated", whom), &format!("\"{whom}\""), nobody);
    }
    let rear = when("defeated", "own").replace("effects", "rear = true, effects");
    ability_is_fine(&rear);
    assert_effect("{ if = [\"last\", [{ to = [\"own_rear\", [{ heal = 10 }]] }]] }", "\"own_rear\"", nobody);
    assert_ability(
        "{ special = [{ to = [\"own_rears\", [\"free_all\"]] }], only = [\"last\"] }",
        "\"own_rears\"",
        nobody,
    );
    assert_effect(
        "{ if = [\"last\", [{ to = [\"own\", [\"withdraw\"]] }]] }",
        "\"withdraw\"",
        ["non può ritirarsi", "cannot withdraw"],
    );
    let gone = ["qui non hai un Profeta attivo", "you have no active Prophet here"];
    assert_ability("{ when = \"defeated\", effects = [{ to = [\"rival\", [\"copy\"]] }] }", "\"copy\"", gone);
    let tokens = "{ damage_per = [10, \"own_tokens\"] }";
    assert_ability(
        &format!("{{ when = \"defeated\", effects = [{{ to = [\"rival\", [{tokens}]] }}] }}"),
        tokens,
        gone,
    );
}

#[test]
fn nothing_goes_on_without_end() {
    let relic = ["solo su una Reliquia", "only on a Relic"];
    assert_effect("\"rise\"", "\"rise\"", relic);
    assert_ability("{ when = \"defeated\", effects = [\"rise\"] }", "\"rise\"", relic);
    assert_changed(RELIC, "abilities = [{ when = \"start\", effects = [\"rise\"] }]", "\"rise\"", relic);
    assert_fine(RELIC, "abilities = [{ when = \"defeated\", effects = [\"rise\"] }]");
    assert_ability(
        "{ when = \"defeated\", effects = [\"raise\"] }",
        "\"raise\"",
        ["senza fine", "without end"],
    );
    let inner = "{ unless = [\"burn\"] }";
    let within = ["non sta dentro un'altra", "does not stand inside another"];
    assert_effect(&format!("{{ prova = [[{inner}], []] }}"), inner, within);
    let deep = "{ if = [\"bare\", [{ if = [\"behind\", [{ if = [\"faster\", [\"burn\"]] }]] }]] }";
    assert_effect(deep, "[\"burn\"]", ["al più 3 volte", "at most 3 deep"]);
}

#[test]
fn the_sets_of_predestinazione_come_out_of_one_box() {
    assert_changed("word = \"due\"", "word = \"uno\"", "\"uno\"", ["una serie «uno»", "a set 'uno' already"]);
    assert_changed("\"uno\"", "\"Più\"", "\"Più\"", ["lettere minuscole", "small letters"]);
    const FIRST: &str = "[\"p1\", \"c1\", \"c2\", \"c3\"]";
    assert_changed(
        FIRST,
        "[\"p27\", \"c1\", \"c2\", \"b16\"]",
        "\"b16\"",
        ["«prophet 27» non può portare «buddhist 16»", "'prophet 27' may not carry 'buddhist 16'"],
    );
    let first =
        ["il primo di un Arcano è il Profeta, non r1", "the first of an Arcano is the Prophet, not r1"];
    assert_changed(FIRST, "[\"r1\", \"c1\", \"c2\", \"c3\"]", "\"r1\"", first);
    let neither = ["né una carta Culto né una Reliquia", "neither a Cult card nor a Relic"];
    assert_changed(FIRST, "[\"p1\", \"c1\", \"c2\", \"d9\"]", "\"d9\"", neither);
    let short = "[\"p1\", \"c1\", \"c2\"]";
    assert_changed(FIRST, short, short, ["qui ne stanno 3", "there are 3 here"]);
    assert_changed(
        FIRST,
        "[\"p1\", \"c1\", \"c2\", \"c99\"]",
        "\"c99\"",
        ["«c99» non è una carta", "'c99' is no card"],
    );
    let gone = ["nella scatola non c'è più nessuna c1", "there is no c1 left in the box"];
    let twice = planted().with(FIRST, "[\"p1\", \"c1\", \"c2\", \"c1\"]");
    assert_eq!(planted().only(&twice, gone).2, "\"c1\"");
    let four = planted().with(FIRST, "[\"p1\", \"c1\", \"c2\", \"c3\", \"c16\"]");
    assert_eq!(planted().mistakes(&four), []);
    let second = four.replacen("\"c6\"]", "\"c6\", \"c15\"]", 1);
    planted().only(&second, ["un solo Arcano", "only one Arcano"]);
    let three = planted().with(&format!("{FIRST}, "), "");
    planted().only(&three, ["«arcana»: ne servono 4, ce ne sono 3", "'arcana': 4 are needed, there are 3"]);
    const DIVINES: &str = "[\"d1\", \"d1\", \"d2\", \"d2\"]";
    assert_changed(
        DIVINES,
        "[\"d1\", \"d1\", \"d2\", \"r9\"]",
        "\"r9\"",
        ["r9 non è un Intervento Divino", "r9 is no Divine Intervention"],
    );
    let third = planted().with(DIVINES, "[\"d1\", \"d1\", \"d1\", \"d2\"]");
    planted().only(&third, ["nessuna d1", "no d1 left"]);
    let whole = plain();
    let file = &whole[..whole.rfind("[[destiny]]").unwrap()];
    planted().only(file, ["serie di Predestinazione: ne servono 4…6", "4…6 are needed, there are 3"]);
}
