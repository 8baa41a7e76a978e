//! Chapter 11: the Supporti.

use sancta::What;

use crate::scene::{Scene, card, seat, some};

/// Ruling S12.
#[test]
fn clause_11_1_any_number_of_supporti_even_with_an_empty_zona_attiva() {
    for line in ["| s3:0 hand=u1,u2,u3,u21,u22 | s4:0 hand=u4", "| - hand=u1,u2,u3,u21,u22 | s4:0 hand=u4"] {
        let scene = Scene::at(line);
        assert!(scene.allows(0, "play=u1") && !scene.allows(1, "play=u4"), "{line}");
        let scene = scene.go("play=u1 play=u21 play=u2 play=u22 play=u3");
        assert_eq!((scene.hand(0).as_str(), scene.turn(), scene.is_free()), ("", 0, true), "{line}");
    }
    // They take nothing from the rest of the turn.
    let scene = Scene::at("| s3:0 hand=u1,b1,p1 | s4:0").go("play=u1");
    assert!(scene.allows(0, "play=b1") && scene.allows(0, "roll") && scene.allows(0, "play=p1"));
}

#[test]
fn clause_11_2_to_the_discards_or_to_the_zona_supporti_and_then_it_does_what_it_says() {
    let cards = [
        ("u1", "effects = [{ points = 1 }, { draw = 1 }]"),
        (
            "u21",
            "abilities = [{ always = { level = 1 } }]\neffects = [{ points_per = ['supports', 3] }, { draw = 1 }]",
        ),
        ("u22", "abilities = [{ always = { level = 1 } }]"),
    ];
    let scene = Scene::dealt(&cards, "| s7:0 hand=u1,u21,u22 | s4:0");
    let gone = scene.clone().go("play=u1");
    assert_eq!((gone.discards().as_str(), gone.supports(0).as_str(), gone.points(0)), ("u1", "", 1));
    assert!(gone.asked().is_empty() && gone.told(What::Played(seat(0), card("u1"))));
    // What lasts lies in its zone already when its effect counts.
    let stays = scene.go("play=u22 play=u21");
    assert_eq!((stays.discards().as_str(), stays.supports(0).as_str(), stays.points(0)), ("", "u21,u22", 2));
    assert_eq!((stays.level(0), stays.asked()), (7 + 2, Vec::new()));
}

/// Ruling S21.
#[test]
fn clause_11_3_without_limit_until_it_is_removed_and_for_its_owner_only() {
    let lasts = "abilities = [{ always = { level = 1 } }]";
    let names: Vec<String> = (1..=12).map(|n| format!("u{n}")).collect();
    let mut cards: Vec<(&str, &str)> = names.iter().map(|name| (name.as_str(), lasts)).collect();
    cards.push(("p1", "effects = ['remove']"));
    cards.push(("u21", "abilities = [{ when = 'begin', spent = true, effects = [{ points = 1 }] }]"));
    let scene = Scene::dealt(&cards, &format!("| s3:0 supports={} hand=u12 | s4:0 hand=p1", some("u", 11)));
    let scene = scene.go("play=u12");
    assert_eq!((scene.supports(0), scene.level(0), scene.level(1)), (some("u", 12), 3 + 12, 4));
    // It stays from turn to turn until another card removes it.
    let scene = scene.go("end card=b1 card=b2");
    assert_eq!(scene.level(0), 3 + 12);
    let scene = scene.go("play=p1 take=u7");
    assert_eq!(
        (scene.level(0), scene.discards().as_str(), scene.place(1).supports.len()),
        (3 + 11, "p1,u7", 0)
    );
    // Or its own text.
    let scene = Scene::dealt(&cards, "| s3:0 | s4:0 supports=u21").go("end card=b1 card=b2");
    assert_eq!((scene.points(1), scene.supports(1).as_str(), scene.discards().as_str()), (1, "", "u21"));
}
