//! Chapter 12: what is counted, and what conditions ask.

use sancta::What;

use crate::scene::{Scene, card, seat};

/// How many of these the first seat of a line counts; its Saint is of level 1, and Supporto 21 lies before it.
fn counted(count: &str, line: &str) -> u8 {
    let says = format!("abilities = [{{ always = {{ level_per = [{count}, 7] }} }}]");
    let line = line.replacen("| s1:0", "| s1:0 supports=u21", 1);
    let rule = Scene::dealt(&[("u21", &says)], &line).level(0) - 1;
    // Effects count the same.
    let says =
        [("u1", format!("effects = [{{ points_per = [{count}, 7] }}]")), ("s7", "level = 7".to_owned())];
    let says: Vec<(&str, &str)> = says.iter().map(|(card, says)| (*card, says.as_str())).collect();
    let line = line.replacen("| s1:0", "| s7:0 hand=u1", 1);
    let effect = Scene::dealt(&says, &line).go("play=u1");
    let gained = if effect.rosa(0).contains("s7") { 7 } else { effect.points(0) };
    assert_eq!(rule, gained, "{count}: {line}");
    rule
}

/// Does a text of the second seat act when the first one passes a Prova?
fn acts(condition: &str, seats: &str) -> bool {
    let says = format!(
        "abilities = [{{ when = 'others_trial', only = [{condition}], effects = [{{ draw = 1 }}] }}]"
    );
    Scene::dealt(&[("u21", &says)], &format!("| s7:0 hand=p1 | {seats}"))
        .go("play=p1")
        .told(What::Ability(seat(1), card("u21")))
}

/// Is a rule of the first seat in force? Its Saint is of level 6.
fn in_force(condition: &str, line: &str) -> bool {
    let says = format!("abilities = [{{ always = {{ need = 1 }}, only = [{condition}] }}]");
    Scene::dealt(&[("u21", &says)], line).need(0) == 7
}

#[test]
fn clause_12_11_saints_in_the_rosa_and_in_the_santuario() {
    assert_eq!(counted("'rosa'", "| s1:0 | s4:0 rosa=s5,s6"), 0);
    assert_eq!(counted("'rosa'", "| s1:0 rosa=s11,s21,s12 santuario=s5 | s4:0 rosa=s6"), 3);
    assert_eq!(counted("'santuario'", "| s1:0 | s4:0 santuario=s5,s6"), 0);
    assert_eq!(counted("'santuario'", "| s1:0 rosa=s11 santuario=s5,s6,s12,s13 | s4:0"), 4);
}

#[test]
fn clause_12_11_saints_of_a_type_in_both() {
    let line = "| s1:0 rosa=s11,s12,s21 santuario=s13,s22,s2 | s14:0 santuario=s15 rosa=s16";
    assert_eq!(counted("{ of = 'martyr' }", line), 3);
    assert_eq!(counted("{ of = 'doctor' }", line), 2);
    assert_eq!(counted("{ of = 'ruler' }", line), 0);
    // The active one is not among them.
    assert_eq!(counted("{ of = 'monastic' }", line), 1);
}

#[test]
fn clause_12_11_others_whose_active_saint_is_of_a_type() {
    let line = "| s1:0 | s14:0 santuario=s21 | s15:0 | s22:0";
    assert_eq!(counted("{ facing = 'martyr' }", line), 2);
    assert_eq!(counted("{ facing = 'doctor' }", line), 1);
    // One's own is not among them, nor is an empty Zona Attiva.
    assert_eq!(counted("{ facing = 'monastic' }", line), 0);
    assert_eq!(counted("{ facing = 'martyr' }", "| s1:0 | - | s11:0 | s12:0"), 2);
}

#[test]
fn clause_12_11_own_supporti_and_at_least_so_many() {
    assert_eq!(counted("'supports'", "| s1:0 | s4:0"), 1);
    let says = "abilities = [{ always = { level_per = ['supports', 7] } }]";
    let scene = Scene::dealt(&[("u21", says)], "| s1:0 supports=u21,u22,u23 | s4:0 supports=u24");
    assert_eq!(scene.level(0), 1 + 3);
    // A condition asks for at least a number.
    let line = "s4:0 supports=u21 santuario=s5,s6";
    assert_eq!(
        [1, 2, 3].map(|n| acts(&format!("{{ with = ['santuario', {n}] }}"), line)),
        [true, true, false]
    );
    assert_eq!([1, 2].map(|n| acts(&format!("{{ with = ['supports', {n}] }}"), line)), [true, false]);
    assert_eq!(
        [1, 2].map(|n| acts(&format!("{{ with = ['rosa', {n}] }}"), "- supports=u21 rosa=s5")),
        [true, false]
    );
    let types = "s4:0 supports=u21 rosa=s11 santuario=s12";
    assert_eq!(
        [2, 3].map(|n| acts(&format!("{{ with = [{{ of = 'martyr' }}, {n}] }}"), types)),
        [true, false]
    );
    let facing = "s4:0 supports=u21 | s5:0";
    assert_eq!(
        [2, 3].map(|n| acts(&format!("{{ with = [{{ facing = 'monastic' }}, {n}] }}"), facing)),
        [true, false]
    );
    // The same for a rule.
    let line = "| s6:0 supports=u21,u22 santuario=s5 | s4:0 santuario=s11,s12";
    assert_eq!([1, 2].map(|n| in_force(&format!("{{ with = ['santuario', {n}] }}"), line)), [true, false]);
    assert_eq!([2, 3].map(|n| in_force(&format!("{{ with = ['supports', {n}] }}"), line)), [true, false]);
}

/// Ruling S14.
#[test]
fn clause_12_12_level_points_and_type_of_active_saints() {
    let levels = [3, 4, 5].map(|n| acts(&format!("{{ level = {n} }}"), "s4:0 supports=u21"));
    assert_eq!(levels, [true, true, false]);
    assert_eq!(
        [4, 5, 6].map(|n| acts(&format!("{{ level = {n} }}"), "s4:0+1 supports=u21")),
        [true, true, false]
    );
    let points = [1, 2, 3].map(|n| acts(&format!("{{ points = {n} }}"), "s4:2 supports=u21"));
    assert_eq!(points, [true, true, false]);
    // Somebody else's, not one's own.
    assert!(acts("{ facing = 'martyr' }", "s4:0 supports=u21 | s14:0"));
    assert!(!acts("{ facing = 'martyr' }", "s14:0 supports=u21 | s4:0 santuario=s15"));
    // Where there is none, nothing of this holds.
    assert!(!acts("{ level = 1 }", "- supports=u21") && !acts("{ points = 1 }", "- supports=u21"));
    assert!(!acts("{ facing = 'martyr' }", "s4:0 supports=u21 | -"));
    assert_eq!(
        [5, 6].map(|n| in_force(&format!("{{ points = {n} }}"), "| s6:5 supports=u21 | s4:0")),
        [true, false]
    );
    assert!(in_force("{ facing = 'martyr' }", "| s6:0 supports=u21 | s14:0"));
    assert!(!in_force("{ facing = 'martyr' }", "| s16:0 supports=u21 | s4:0"));
}

/// Ruling S14: everything that changes a level counts, for rules too.
#[test]
fn clause_12_12_the_level_asked_for_is_the_one_with_all_that_changes_it() {
    let tall = "abilities = [{ always = { level = 2 } }]";
    let rule = "abilities = [{ always = { need = -1 }, only = [{ level = 6 }] }]";
    let scene = |saint: &str| {
        let scene =
            Scene::dealt(&[("u21", tall), ("u22", rule)], &format!("| {saint} supports=u21,u22 | s7:0"));
        (scene.level(0), scene.need(0))
    };
    assert_eq!(["s3:0", "s4:0", "s5:0"].map(scene), [(5, 3), (6, 3), (7, 4)]);
    // What an effect did to the level, too.
    assert_eq!(["s3:0+1", "s4:0-1", "s5:0-1"].map(scene), [(6, 2), (5, 4), (6, 4)]);
    let acts = "abilities = [{ when = 'beatitude', only = [{ level = 6 }], effects = [{ draw = 1 }] }]";
    let acted = |saint: &str| {
        let line = format!("| {saint} supports=u21,u22 hand=b1 | s7:0");
        let scene = Scene::dealt(&[("u21", tall), ("u22", acts)], &line).go("play=b1");
        scene.told(What::Ability(seat(0), card("u22")))
    };
    assert_eq!(["s3:0", "s4:0", "s3:0+1"].map(acted), [false, true, true]);
    // Without a Saint there is no level, and the hand limit is the usual one.
    let keeps = [("u22", "abilities = [{ always = { keep = 1 }, only = [{ level = 1 }] }]")];
    let empty = Scene::dealt(&keeps, "| - supports=u22 hand=b1,b2,b3,b4,b5,b6 | s7:0").go("end");
    assert_eq!(empty.asked(), [0]);
}

#[test]
fn clause_12_13_a_small_hand_an_empty_santuario_being_behind_ones_own_turn() {
    assert_eq!(
        [0, 1, 2, 3].map(|n| acts(&format!("{{ hand_at_most = {n} }}"), "s4:0 supports=u21 hand=b1,b2")),
        [false, false, true, true]
    );
    assert!(acts("{ hand_at_most = 0 }", "s4:0 supports=u21"));
    assert!(acts("'alone'", "s4:0 supports=u21") && acts("'alone'", "- supports=u21"));
    assert!(!acts("'alone'", "s4:0 supports=u21 santuario=s5"));
    // Some other has more; as many is not more.
    assert!(acts("'behind'", "s4:0 supports=u21 rosa=s5 | s14:0 rosa=s15,s16"));
    assert!(!acts("'behind'", "s4:0 supports=u21 rosa=s5 | s14:0 rosa=s15"));
    assert!(!acts("'behind'", "s4:0 supports=u21 rosa=s5,s6 | s14:0 rosa=s15"));
    assert!(!acts("'behind'", "s4:0 supports=u21"));
    // Whose turn it is.
    assert!(in_force("'own_turn'", "at=0 | s6:0 supports=u21 | s4:0"));
    assert!(!in_force("'own_turn'", "at=1 | s6:0 supports=u21 | s4:0"));
    let says = "abilities = [{ when = 'rosa', only = ['own_turn'], effects = [{ points = 1 }] }]";
    let cards = [("u21", says), ("u1", "effects = [{ everyone = [{ points = 1 }] }]")];
    let scene = Scene::dealt(&cards, "| s1:0 santuario=s3 supports=u21 hand=u1 | s4:0").go("play=u1");
    assert_eq!(scene.points(0), 1);
    let scene = Scene::dealt(&cards, "| s4:0 hand=u1 | s1:0 santuario=s3 supports=u21").go("play=u1");
    assert_eq!((scene.rosa(1).as_str(), scene.points(1)), ("s1", 0));
    // Rules ask the same.
    assert_eq!(
        [2, 3].map(|n| in_force(
            &format!("{{ hand_at_most = {n} }}"),
            "| s6:0 supports=u21 hand=b1,b2,b3 | s4:0"
        )),
        [false, true]
    );
    assert!(
        in_force("'alone'", "| s6:0 supports=u21 | s4:0")
            && !in_force("'alone'", "| s6:0 supports=u21 santuario=s5 | s4:0")
    );
    assert!(
        in_force("'behind'", "| s6:0 supports=u21 | s4:0 rosa=s5")
            && !in_force("'behind'", "| s6:0 supports=u21 | s4:0")
    );
}
