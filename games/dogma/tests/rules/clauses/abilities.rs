//! Chapter 14.

use dogma::{Evil, What};

use table::Notation;

use crate::scene::Scene;

/// An ability set off by this.
fn when(moment: &str, effects: &str) -> String {
    format!("abilities = [{{ when = '{moment}', effects = [{effects}] }}]")
}

fn always(rule: &str) -> String {
    format!("abilities = [{{ always = {rule} }}]")
}

const HIT: &str = "{ to = ['rival', [{ damage = 10 }]] }";
const BACK: &str = "effects = [{ to = ['rival', ['withdraw']] }]";

#[test]
fn clause_14_1_a_rule_something_set_off_or_a_special_if_all_conditions_hold() {
    let three = format!(
        "abilities = [{{ always = {{ might = 10 }} }}, {{ when = 'used', effects = [{HIT}] }}, {{ special = [{HIT}] }}]"
    );
    for (card, line) in [("p1", "| a1=p1,c1 | a1=p5,i16"), ("r1", "| a1=p1,c1,r1 | a1=p5,i16")] {
        let scene = Scene::dealt(&[(card, &three)], line);
        assert_eq!(
            (scene.clone().go("cult=1").damage(1), scene.go("0:special 1:cult=1").damage(1)),
            (40, 10)
        );
    }
    let only = "abilities = [{ always = { might = 10 }, only = ['rival_troubled', { rival_hurt = 10 }] }]";
    let hit = |mark: &str| {
        let scene = Scene::dealt(&[("p1", only)], &format!("| a1=p1,c1 | a1=p5,i16{mark}")).go("cult=1");
        scene
            .told
            .iter()
            .find_map(|(_, event)| if let What::Hurt(_, n, ..) = event.what { Some(n) } else { None })
    };
    assert_eq!(
        (hit("/fanatismo"), hit("/damage10"), hit("/damage10/fanatismo")),
        (Some(20), Some(20), Some(30))
    );
}

#[test]
fn clause_14_2_in_the_rearguard_only_what_says_so_and_only_of_the_revealed() {
    let armour = |rear: &str| format!("abilities = [{{ always = {{ rival_fervour = -30 }}{rear} }}]");
    let acted = |rear: &str, line: &str| Scene::dealt(&[("p6", &armour(rear))], line).go("cult=1").acted();
    let seen = "| a1=p1,c1 | a1=p5,i1 a2=p6!,i2";
    assert_eq!((acted("", seen), acted(", rear = true", seen)), ("0,1".to_owned(), "1,0".to_owned()));
    assert_eq!(acted(", rear = true", &seen.replace("p6!", "p6")), "0,1");
    assert_eq!(acted("", "| a1=p1,c1 | a1=p6,i1 a2=p5,i2"), "1,0");
}

#[test]
fn clause_14_3_rules_on_damage() {
    let hit = |of: &str, rule: &str, more: &str| {
        let says = [(of, &*always(rule)), ("p7", "weak = ['mystery']\nabilities = [{ always = 'pure' }]")];
        Scene::dealt(&says, &format!("| a1=p1,c1,r1 | a1={more} a3=p8,i3 a4=p9,i4"))
            .go("0:cult=1 1:cult=1")
            .damage(1)
    };
    let plain = "p5,i16";
    assert_eq!(hit("p5", "{ immune = 'mystery' }", plain), 0);
    assert_eq!((hit("p5", "{ weak = 'mystery' }", plain), hit("p5", "{ weak = 'rite' }", plain)), (40, 20));
    assert_eq!((hit("r2", "'pure'", "p7,i16,r2"), hit("r2", "'sturdy'", "p7,i16,r2")), (40, 20));
    assert_eq!((hit("p5", "{ armour = 10 }", plain), hit("p5", "{ awe = 10 }", plain)), (10, 10));
    assert_eq!(
        (hit("p1", "{ might = 10 }", plain), hit("r1", "{ might_of = ['mystery', 10] }", plain)),
        (30, 30)
    );
    // Counted before the doubling.
    assert_eq!((hit("r2", "{ armour = 10 }", "p7,i16,r2"), hit("p1", "{ might = 10 }", "p7,i16")), (20, 60));
}

#[test]
fn clause_14_4_rules_on_fervour() {
    let acted = |of: &str, rule: &str| {
        Scene::dealt(&[(of, &*always(rule))], "| a1=p1,c1 | a1=p5,i1").go("cult=1").acted()
    };
    assert_eq!(
        (acted("p5", "{ fervour = 10 }"), acted("p5", "{ fervour = 30 }")),
        ("0,1".to_owned(), "1,0".to_owned())
    );
    assert_eq!(
        (acted("p5", "{ rival_fervour = -30 }"), acted("p1", "{ fervour = -30 }")),
        ("1,0".to_owned(), "1,0".to_owned())
    );
}

#[test]
fn clause_14_5_rules_on_tokens() {
    let all = "effects = [{ to = ['rival', [{ token = 'crisi' }, { token = 'isteria' }]] }]";
    let troubles = |rule: &str, mark: &str| {
        Scene::dealt(&[("p5", &*always(rule)), ("c1", all)], &format!("| a1=p1,c1 | a1=p5,i16{mark}"))
            .go("cult=1")
            .front(1)
            .troubles()
    };
    assert_eq!(
        (troubles("'sturdy'", ""), troubles("{ proof = 'crisi' }", ""), troubles("'pure'", "")),
        (2, 1, 0)
    );
    assert_eq!(troubles("'pure'", "/crisi"), 1);
}

#[test]
fn clause_14_6_other_rules() {
    let acted = |rule: &str, keyword: &str| {
        let says = [("p5", &*always(rule)), ("i1", keyword)];
        Scene::dealt(&says, "| a1=p1,c1 | a1=p5,i1").go("cult=1").acted()
    };
    assert_eq!(
        (acted("{ swift = 'mystery' }", ""), acted("{ swift = 'rite' }", "")),
        ("1,0".to_owned(), "0,1".to_owned())
    );
    // Even what would be Lenta.
    assert_eq!(acted("{ swift = 'mystery' }", "keywords = ['lenta']"), "1,0");
    let scene =
        Scene::dealt(&[("p5", &*always("'rooted'")), ("c1", BACK)], "| a1=p1,c1 | a1=p5,i16").go("cult=1");
    assert!(scene.active(1) == 1 && scene.told(|what| matches!(what, What::Firm(_))));
    // Its owner may.
    let own = ("i1", "effects = [{ to = ['own', ['withdraw']] }]");
    assert_eq!(
        Scene::dealt(&[("p5", &*always("'rooted'")), own], "| a1=p1,c16 | a1=p5,i1").go("cult=1").active(1),
        0
    );
    let says =
        [("p1", &*always("'tireless'")), ("c1", "keywords = ['ardua']"), ("c2", "keywords = ['ardua']")];
    let scene = Scene::dealt(&says, "| a1=p1,c1 a2=p2,c2,c16 | a1=p5,i16").go("cult=1");
    assert_eq!(
        (scene.options_with(0, "cult="), scene.go("cult=1").options_with(0, "cult=")),
        ("1".to_owned(), "1".to_owned())
    );
}

#[test]
fn clause_14_7_what_sets_abilities_off() {
    // How often an ability of seat 1 is set off by this.
    let set_off = |of: &str, moment: &str, orders: &str, line: &str| {
        let scene = Scene::dealt(&[(of, &when(moment, "'expose'"))], line).go(orders);
        scene.settles().times(|what| matches!(what, What::Ability((seat, _), _) if seat.index() == 1))
    };
    let line = "| a1=p1,c1,c16 a2=p2,c4 | a1=p5,i1,i16 a2=p6,i2";
    assert_eq!(
        (set_off("p6", "fielded", "0:cult=2 1:call=1", line), set_off("p5", "fielded", "cult=2", line)),
        (1, 0)
    );
    assert_eq!(
        (
            set_off("p5", "rival_fielded", "0:call=1 1:cult=2", line),
            set_off("p5", "rival_fielded", "0:cult=2 1:call=1", line)
        ),
        (1, 0)
    );
    assert_eq!(
        (set_off("p5", "used", "0:cult=2 1:cult=1", line), set_off("p5", "used", "0:cult=2 1:appeal", line)),
        (1, 0)
    );
    assert_eq!(
        (
            set_off("p5", "struck", "0:cult=1 1:cult=2", line),
            set_off("p5", "struck", "0:appeal 1:cult=2", line)
        ),
        (1, 0)
    );
    assert_eq!(set_off("p5", "start", "cult=2", line), 1);
    let dying = line.replace("i16 a2", "i16/damage80 a2");
    assert_eq!(
        (set_off("p5", "struck", "cult=1", &dying), set_off("p5", "defeated", "cult=1", &dying)),
        (0, 1)
    );
    let other = line.replace("c16 a2", "c16/damage80 a2");
    assert_eq!(
        (
            set_off("p5", "rival_defeated", "0:cult=2 1:cult=1", &other),
            set_off("p5", "rival_defeated", "0:cult=2 1:cult=1", line)
        ),
        (1, 0)
    );
}

#[test]
fn clause_14_8_what_is_set_off_acts_when_the_effect_is_done_all_together() {
    // The slower one's ability and the faster one's are simultaneous; that of the defeated acts from the discards.
    let kills = when("rival_fielded", "{ to = ['rival', [{ damage = 100 }]] }");
    let scene = Scene::dealt(&[("p2", &kills), ("p6", &kills)], "| a1=p1,c16 a2=p2,c1 | a1=p5,i16 a2=p6,i1")
        .go("call=1");
    assert_eq!((scene.fallen(0).as_str(), scene.fallen(1).as_str()), ("2", "2"));
    let falls = when("defeated", HIT);
    let scene = Scene::dealt(&[("p5", &falls)], "| a1=p1,c1 | a1=p5,i16/damage80").go("cult=1");
    assert_eq!((scene.damage(0), scene.fallen(1).as_str()), (10, "1"));
    // It acts by itself, once the card is done.
    let order =
        scene.order(&[&|what| matches!(what, What::Defeated(..)), &|what| matches!(what, What::Ability(..))]);
    assert!(order.is_sorted());
    // Prophet and Relic of one seat: together as well.
    let half = when("struck", "{ if = [{ own_hurt = 30 }, [{ to = ['own', [{ damage = 100 }]] }]] }");
    let first = when("struck", "{ to = ['own', [{ damage = 10 }]] }");
    let scene = Scene::dealt(&[("p5", &first), ("r1", &half)], "| a1=p1,c1 | a1=p5,i16,r1").go("cult=1");
    assert_eq!(scene.damage(1), 30);
}

#[test]
fn clause_14_9_what_is_set_off_sets_off_more_at_most_twelve_times() {
    // In both rearguards three Prophets with four lives each, thanks to their Relics; each that falls defeats one of the other's.
    let falls = "abilities = [{ when = 'defeated', rear = true, effects = [{ to = ['rival_rear', [{ damage = 100 }]] }] }]";
    let rises = "abilities = [{ when = 'defeated', rear = true, effects = ['rise'] }]";
    let prophets = ["p2", "p3", "p4", "p6", "p7", "p8"].map(|card| (card, falls));
    let relics = ["r1", "r2", "r3", "r4", "r5", "r6", "r7", "r8", "r9"].map(|card| (card, rises));
    let mut says = [prophets.as_slice(), relics.as_slice()].concat();
    says.push(("c1", "damage\neffects = [{ to = ['rival_rear', [{ damage = 100 }]] }]"));
    let rear = |of: u8| {
        (2..=4)
            .map(|at| format!(" a{at}=p{}!,r{},r{},r{}", of + at, 3 * at - 5, 3 * at - 4, 3 * at - 3))
            .collect::<String>()
    };
    let mut scene =
        Scene::dealt(&says, &format!("| a1=p1,c1{} | a1=p5,i16{}", rear(0), rear(4))).go("cult=1");
    while !scene.truth.at_rest() {
        scene = scene.one_first();
    }
    // The one that the card defeated, and twelve more.
    assert_eq!(scene.times(|what| matches!(what, What::Defeated(..))), 13);
    assert_eq!(scene.ending(), None);
}

#[test]
fn clause_14_10_an_annulled_ability_acts_no_more_until_its_prophet_leaves() {
    let says = [
        ("d1", "effects = [{ to = ['rival', ['annul']] }]"),
        ("p5", "abilities = [{ always = { armour = 20 } }]"),
        ("r1", "abilities = [{ always = { might = 10 } }]"),
    ];
    let line = "| a1=p1,c1 divine=d1 | a1=p5,i1,r1 a2=p6,i16";
    let scene = Scene::dealt(&says, line).go("cult=1");
    assert_eq!(scene.damages(), (30, 0));
    // Its Relic still acts, and an ability that it has copied.
    let annulled = Scene::dealt(&says, line).go("0:divine 1:appeal").go("cult=1");
    assert_eq!(annulled.damages(), (60, 50));
    let copied = Scene::dealt(&says, &line.replace("r1 a2", "r1/annulled/copied-p5 a2")).go("cult=1");
    assert_eq!(copied.damage(1), 0);
    let back = annulled.go("0:appeal 1:call=1").settles().go("0:appeal 1:call=1").settles();
    assert!(!back.front(1).annulled);
}

#[test]
fn clause_14_11_a_copied_ability_is_had_beside_the_own_one_with_the_copiers_numbers() {
    let says = [
        ("d1", "effects = [{ to = ['rival', ['copy']] }]"),
        ("p1", "abilities = [{ always = { might = 10 } }]"),
        ("p5", "abilities = [{ special = [{ to = ['rival', [{ damage_per = [10, 'fallen'] }]] }] }]"),
    ];
    let line = "| line=1,2 a1=p1,c1 a2=p2,c16 divine=d1 | a1=p5,i16";
    let scene = Scene::dealt(&says, line).go("0:divine 1:cult=1");
    assert_eq!(scene.front(0).copied.unwrap().to_string(), "p5");
    // Two of the copier's own have fallen.
    assert_eq!(scene.clone().go("0:special 1:cult=1").damage(1), 20);
    assert_eq!(scene.clone().go("cult=1").damage(1), 30);
    let gone = scene.go("0:call=1 1:cult=1").go("0:call=1 1:cult=1");
    assert!(gone.front(0).copied.is_none() && !gone.allows(0, "special"));
}

#[test]
fn clause_14_12_what_is_said_of_building_is_neither_annulled_nor_copied() {
    let says = [
        ("p5", "abilities\nfourth = true"),
        ("d1", "effects = [{ to = ['rival', ['annul']] }]"),
        ("d2", "effects = [{ to = ['rival', ['copy']] }]"),
    ];
    let line = "| a1=p1,c1 divine=d1,d2 | a1=p5,i1,i2,i3,i16";
    let scene = Scene::dealt(&says, line).go("0:divine 1:cult=4");
    // She keeps the card, cannot use it, not even when it was ordered before.
    assert_eq!(
        (scene.cults(1).as_str(), scene.faces(1).as_str(), scene.options_with(1, "cult=").as_str()),
        ("i1,i2,i3,i16", "?,?,?,?", "1,2,3")
    );
    assert!(scene.told(|what| matches!(what, What::Fizzled(_))));
    let scene = scene.go("0:divine 1:cult=1");
    assert_eq!(
        (scene.front(0).copied.unwrap().to_string(), scene.options_with(0, "cult=")),
        ("p5".to_owned(), "1".to_owned())
    );
}

#[test]
fn clause_14_13_one_is_driven_back_only_if_another_can_take_its_place() {
    let scene = Scene::dealt(&[("c1", BACK)], "| a1=p1,c1 | a1=p5,i16").go("cult=1");
    assert_eq!((scene.active(1), scene.rear(1).as_str(), scene.arcano(1, 1).damage), (0, "2,3,4,1", 20));
    let scene = Scene::dealt(&[("c1", BACK)], "| a1=p1,c1 | line=1 a1=p5,i16").go("cult=1");
    assert!(scene.active(1) == 1 && scene.told(|what| matches!(what, What::Firm(_))));
}

#[test]
fn clause_14_14_who_was_driven_back_may_be_fielded_again_next_turn() {
    let scene = Scene::dealt(&[("c1", BACK)], "| a1=p1,c1 | a1=p5,i16").go("cult=1");
    assert_eq!((scene.asked(), scene.says(1)), (vec![1], "field=1 field=2 field=3 field=4".to_owned()));
    assert_eq!(scene.go("1:field=4").active(1), 1);
}

#[test]
fn clause_14_15_healing_shielding_and_tokens_put_or_removed() {
    let says = [
        ("c1", "damage\neffects = [{ to = ['own', [{ heal = 50 }, 'free_all', 'plain']] }]"),
        (
            "c2",
            "damage\neffects = [{ to = ['own_rears', ['shield', { token = 'isteria' }]] }, { to = ['own', ['shield', { power = [10, 'all'] }]] }]",
        ),
        ("i1", "keywords = ['globale', 'lenta']"),
    ];
    let line = "| a1=p1,c1,c2/damage30/fresh30/crisi/isteria/fervour+20 a2=p2!,c3 | a1=p5,i1,i16";
    let scene = Scene::dealt(&says, line).go("0:cult=1").go("1:cult=2");
    assert_eq!((scene.damage(0), scene.front(0).troubles(), scene.front(0).fervour), (0, 0, 0));
    let scene = Scene::dealt(&says, &line.replace("/crisi/isteria", "")).go("0:cult=2 1:cult=1");
    // What came this turn is gone, what comes is cancelled, in the rearguard too.
    assert_eq!(
        (scene.damage(0), scene.arcano(0, 2).damage, scene.arcano(0, 2).has(Evil::Isteria)),
        (0, 0, true)
    );
    assert!(scene.front(0).cults.iter().all(|place| place.power == 10));
}

#[test]
fn clause_14_16_cult_cards_turned_up_or_discarded_and_relics_but_not_those_packed_in_the_rearguard() {
    let says = [
        ("c1", "damage\neffects = [{ to = ['rival', [{ reveal = 'all' }, 'unrelic']] }]"),
        (
            "c2",
            "damage\nkeywords = ['globale']\neffects = [{ to = ['rival', ['strip', { power = [-10, 'all'] }]] }]",
        ),
    ];
    let line = "| a1=p1,c1,c2 | a1=p5,i1,i16,r1 a2=p6!,i2,i3";
    let scene = Scene::dealt(&says, line).go("0:cult=1 1:cult=2");
    assert_eq!(
        (scene.faces(1).as_str(), scene.discards(1).as_str(), scene.front(1).relics.len()),
        ("i1,i16", "r1", 0)
    );
    let scene = scene.go("0:cult=2 1:cult=2").go("0:choose=1");
    assert_eq!(
        (scene.cults(1).as_str(), scene.arcano(1, 2).cults.len(), scene.discards(1).as_str()),
        ("i16", 2, "r1,i1")
    );
    assert!(scene.arcano(1, 2).cults.iter().all(|place| place.power == 0 && place.face.is_none()));
}

#[test]
fn clause_14_17_interventions_burnt_shown_or_brought_back_but_for_the_card_itself() {
    let says = [("d1", "effects = ['burn']"), ("d2", "effects = ['expose']"), ("d3", "effects = ['renew']")];
    let line = |divine: &str| format!("| a1=p1,c16 divine={divine} | a1=p5,i16 divine=d4,d5,d6");
    let scene = Scene::dealt(&says, &line("d1,d2,d3")).go("0:divine 1:cult=1");
    assert_eq!((scene.divine(1).as_str(), scene.discards(1).as_str(), scene.damage(1)), ("d5,d6", "d4", 0));
    let scene = scene.go("0:divine 1:cult=1");
    assert_eq!(scene.side(1).exposed.len(), 2);
    let scene = scene.go("0:divine 1:cult=1");
    assert_eq!((scene.divine(0).as_str(), scene.discards(0).as_str()), ("d2", "d1,d3"));
    // It does not bring back itself, nor the other copy of itself.
    let scene = Scene::dealt(&says, &line("d3,d3")).go("0:divine 1:cult=1").go("0:divine 1:cult=1");
    assert_eq!((scene.divine(0).as_str(), scene.times(|what| matches!(what, What::Nothing(..)))), ("", 2));
}
