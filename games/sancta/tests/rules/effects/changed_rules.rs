//! Chapter 14: the rules that cards change.

use sancta::What;

use crate::scene::{Scene, card, seat, some};

/// A position where Supporto 21 has a rule.
fn ruled(rule: &str, line: &str) -> Scene {
    let says = format!("abilities = [{{ always = {rule} }}]");
    Scene::dealt(&[("u21", &says)], line)
}

/// Rulings S21 and S23.
#[test]
fn clause_14_1_as_long_as_it_lies_there_and_its_conditions_hold_and_all_add_up() {
    let cards = [
        ("s3", "abilities = [{ always = { level = 1 } }]"),
        ("u21", "abilities = [{ always = { level = 2 } }, { always = { need = -1 }, only = ['alone'] }]"),
        ("u22", "abilities = [{ always = { need = -1 } }]"),
        ("u1", "effects = ['remove']"),
        ("u2", "effects = [{ everyone = ['dismiss'] }]"),
    ];
    let scene = Scene::dealt(&cards, "| s14:0 hand=u1,u2 | s3:0 supports=u21,u22");
    assert_eq!((scene.level(1), scene.need(1)), (3 + 1 + 2, 3 - 1 - 1));
    let gone = scene.clone().go("play=u1 take=u21");
    assert_eq!((gone.level(1), gone.need(1)), (3 + 1, 3 - 1));
    let follows = Scene::dealt(&cards, "| s14:0 hand=u2 | s3:0 santuario=s4 supports=u21,u22");
    assert_eq!((follows.level(1), follows.need(1)), (6, 2));
    let follows = follows.go("play=u2");
    assert_eq!((follows.level(1), follows.need(1)), (4 + 2, 4 - 2));
    // Elsewhere it changes nothing, nor for others.
    for line in [
        "| s5:0 santuario=s3 hand=u21 | s4:0",
        "discards=u21 | s5:0 rosa=s3 | s4:0",
        "| s5:0 | s4:0 supports=u21,u22",
    ] {
        let scene = Scene::dealt(&cards, line);
        assert_eq!((scene.level(0), scene.need(0)), (5, 5), "{line}");
    }
    // So do numbers of other kinds.
    let two = [
        ("u21", "abilities = [{ always = { suffrage = 1 } }, { always = { keep = 1 } }]"),
        ("u22", "abilities = [{ always = { suffrage = 2 } }, { always = { keep = 2 } }]"),
    ];
    let scene = Scene::dealt(&two, &format!("| s7:0 supports=u21,u22 hand=s11,{} | s4:0", some("b", 9)))
        .go("suffrage=s11");
    assert_eq!(scene.points(0), 1 + 1 + 2);
    assert_eq!(scene.go("end").options_with(0, "take=").split(',').count(), 9);
}

/// However many there are: no number is too great to be reckoned.
#[test]
fn clause_14_1_very_many_add_up_too() {
    let four = "abilities = [{ always = { keep = 9 } }, { always = { keep = 9 } }, { always = { suffrage = 5 } }, { always = { beatitudes = 5 } }]";
    let names: Vec<String> = (1..=24).map(|n| format!("u{n}")).collect();
    let cards: Vec<(&str, &str)> = names.iter().map(|name| (name.as_str(), four)).collect();
    let line = format!("| s7:0 supports={} hand=s11,{} | s4:0", some("u", 24), some("b", 22));
    let scene = Scene::dealt(&cards, &line).go("suffrage=s11");
    assert_eq!(scene.rosa(0), "s7");
    assert_eq!(scene.go("end").place(0).hand, 22);
}

/// Ruling S14.
#[test]
fn clause_14_2_level_and_points_needed() {
    let line = "| s4:0 santuario=s11,s12,s13 supports=u21 hand=p5,p6,b1 | s14:0";
    let numbers = |rule: &str| (ruled(rule, line).level(0), ruled(rule, line).need(0));
    assert_eq!(numbers("{ level = 1 }"), (5, 4));
    assert_eq!(numbers("{ level = -1 }"), (3, 4));
    assert_eq!(numbers("{ need = 1 }"), (4, 5));
    assert_eq!(numbers("{ need = -1 }"), (4, 3));
    // Up to a limit.
    assert_eq!(numbers("{ level_per = ['santuario', 2] }"), (6, 4));
    assert_eq!(numbers("{ level_per = ['santuario', 3] }"), (7, 4));
    assert_eq!(numbers("{ level_per = ['santuario', 7] }"), (7, 4));
    assert_eq!(numbers("{ level_per = ['rosa', 7] }"), (4, 4));
    // Prove look at the one, the Rosa at the other.
    assert_eq!(ruled("{ level = 1 }", line).options_with(0, "play="), "b1,p5");
    assert_eq!(ruled("{ need = 1 }", line).options_with(0, "play="), "b1");
    let point = |rule: &str| ruled(rule, "| s4:2 supports=u21 hand=b1 | s14:0").go("play=b1");
    assert_eq!(
        (point("{ need = -1 }").rosa(0).as_str(), point("{ level = -1 }").rosa(0).as_str()),
        ("s4", "")
    );
    let more = ruled("{ need = 1 }", "| s4:3 supports=u21 hand=b1 | s14:0").go("play=b1");
    assert_eq!((more.rosa(0).as_str(), more.points(0)), ("", 4));
    assert!(more.told(What::Gained(seat(0), card("s4"), 1, 4, 5)));
}

#[test]
fn clause_5_8_a_need_that_falls_sends_the_saint_to_the_rosa() {
    let cards = [
        ("u21", "abilities = [{ always = { need = -1 } }]"),
        ("u22", "abilities = [{ always = { need = 1 } }]"),
        ("u1", "effects = ['remove', { draw = 1 }]"),
    ];
    // By a card that comes to lie there.
    let scene = Scene::dealt(&cards, "| s3:2 santuario=s4 hand=u21 | s14:0").go("play=u21");
    assert_eq!(
        (scene.rosa(0).as_str(), scene.active(0).as_str(), scene.points(0), scene.need(0)),
        ("s3", "s4", 0, 3)
    );
    // By one that leaves, in another's turn, as soon as the effect is done.
    let scene = Scene::dealt(&cards, "| s14:0 hand=u1 | s3:3 supports=u22").go("play=u1 take=u22");
    assert_eq!((scene.rosa(1).as_str(), scene.need(1)), ("", 3));
    assert_eq!(scene.go("card=b1").rosa(1), "s3");
    // By a Saint that is laid down: no effect is needed.
    let crowd = [("u21", "abilities = [{ always = { need = -1 }, only = [{ with = ['santuario', 1] }] }]")];
    let scene = Scene::dealt(&crowd, "| s3:2 supports=u21 hand=s11 | s14:0").go("place=s11");
    assert_eq!((scene.rosa(0).as_str(), scene.active(0).as_str()), ("s3", "s11"));
    // One short is not enough.
    assert_eq!(Scene::dealt(&cards, "| s3:1 hand=u21 | s14:0").go("play=u21").rosa(0), "");
}

/// Ruling S11.
#[test]
fn clause_14_3_unanswerable_nobody_is_asked() {
    let line = "| s4:0 supports=u21 hand=b1 | s14:0 hand=a1";
    let scene = ruled("'unanswerable'", line).go("play=b1");
    assert_eq!((scene.is_window(), scene.points(0), scene.hand(1).as_str()), (false, 1, "a1"));
    assert!(Scene::at(line).go("play=b1").is_window());
    // One's own only.
    let other = ruled("'unanswerable'", "| s4:0 hand=b1 | s14:0 supports=u21 hand=a1").go("play=b1");
    assert_eq!((other.is_window(), other.asked()), (true, vec![1]));
}

/// Ruling S24.
#[test]
fn clause_14_4_guarded_against_others() {
    let after = |effects: &str, seats: &str, script: &str| {
        let says = format!("effects = [{effects}]");
        let cards = [("u1", says.as_str()), ("u21", "abilities = [{ always = 'guarded' }]")];
        Scene::dealt(&cards, seats).go(script)
    };
    let line = "| s7:0 hand=u1 | s4:2 santuario=s5 supports=u21 hand=b1";
    for effect in [
        "{ take = 1 }",
        "{ others = [{ points = -1 }] }",
        "{ rival = [{ level = -1 }] }",
        "{ everyone = ['dismiss'] }",
    ] {
        let scene = after(effect, line, "play=u1");
        assert_eq!((scene.points(1), scene.level(1), scene.active(1).as_str()), (2, 4, "s4"), "{effect}");
        let bare = after(effect, &line.replace(" supports=u21", ""), "play=u1");
        assert_ne!((bare.points(1), bare.level(1), bare.active(1).as_str()), (2, 4, "s4"), "{effect}");
    }
    assert!(after("{ others = [{ points = -1 }] }", line, "play=u1").told(What::Spared(seat(1))));
    // What does good comes through, and the hand is another matter.
    let good =
        after("{ others = [{ points = 1 }, { level = 1 }, { discard = 1 }] }", line, "play=u1 take=b1");
    assert_eq!((good.points(1), good.level(1), good.place(1).hand), (3, 5, 0));
    // From oneself it does not protect.
    let own = "| s7:2 santuario=s5 supports=u21 hand=u1 | s4:0";
    assert_eq!(after("{ points = -1 }", own, "play=u1").points(0), 1);
    assert_eq!(after("{ level = -1 }", own, "play=u1").level(0), 6);
    assert_eq!(after("{ everyone = ['dismiss'] }", own, "play=u1").active(0), "s5");
    // Who only passes it on does not count: the card is another's.
    let back = after("{ rival = [{ others = [{ points = -1 }] }] }", own, "play=u1");
    assert_eq!(back.points(0), 1);
}

#[test]
fn clause_14_5_a_closed_hand() {
    let after = |effects: &str, seats: &str, script: &str| {
        let says = format!("effects = [{effects}]");
        let cards = [("u1", says.as_str()), ("u21", "abilities = [{ always = 'closed' }]")];
        Scene::dealt(&cards, seats).go(script)
    };
    let line = "| s7:0 hand=u1 | s4:2 supports=u21 hand=b1,b2 | s5:0";
    for effect in [
        "{ others = [{ discard = 1 }] }",
        "{ others = [{ lose = 1 }] }",
        "{ others = ['renew'] }",
        "'steal'",
        "'look'",
    ] {
        let scene = after(effect, line, "play=u1");
        assert_eq!(
            (scene.hand(1).as_str(), scene.known(0, 1).as_str(), scene.is_free()),
            ("b1,b2", "", true),
            "{effect}"
        );
        let bare = after(effect, &line.replace(" supports=u21", ""), "play=u1");
        assert!(!bare.is_free() || bare.known(0, 1) == "b1,b2", "{effect}");
    }
    assert!(after("{ others = [{ lose = 1 }] }", line, "play=u1").told(What::Spared(seat(1))));
    // The Saint is another matter, and so is what comes into the hand.
    let other = after("{ others = [{ points = -1 }, { draw = 1 }] }", line, "play=u1 card=p1 card=p2");
    assert_eq!((other.points(1), other.hand(1).as_str()), (1, "b1,b2,p1"));
    // One's own cards are one's own.
    let own = "| s7:2 supports=u21 hand=u1,b1,b2 | s4:0";
    assert_eq!(after("{ discard = 1 }", own, "play=u1").options_with(0, "take="), "b1,b2");
    assert_eq!(after("{ lose = 1 }", own, "play=u1").now(), ["card=b1", "card=b2"]);
    assert_eq!(after("'renew'", own, "play=u1").place(0).hand, 0);
    // The hand limit is no card.
    let many = format!("| s7:2 supports=u21 hand={} | s4:0", some("b", 6));
    assert_eq!(after("{ draw = 1 }", &many.replace("hand=", "hand=u1,"), "end").asked(), [0]);
}

/// Ruling S18.
#[test]
fn clause_14_6_so_many_more_cards_are_kept() {
    let line = |n: usize| format!("| s4:0 supports=u21 hand={} | s14:0", some("b", n));
    assert_eq!(ruled("{ keep = 2 }", &line(7)).go("end").place(0).hand, 7);
    let scene = ruled("{ keep = 2 }", &line(8)).go("end");
    assert_eq!(scene.asked(), [0]);
    let scene = scene.go("take=b1");
    assert_eq!((scene.place(0).hand, scene.turn()), (7, 1));
    // The other keeps five.
    let other = format!("| s4:0 hand={} | s14:0 supports=u21", some("b", 6));
    assert_eq!(ruled("{ keep = 2 }", &other).go("end").asked(), [0]);
}

/// Ruling S3.
#[test]
fn clause_14_7_more_beatitudini_and_the_die_as_well() {
    let line = "| s7:0 supports=u21 hand=b1,b2,b3,p1,p2 | s14:0";
    let three = ruled("{ beatitudes = 2 }", line).go("play=b1 play=b1");
    assert!(three.allows(0, "play=b1"));
    let three = three.go("play=b1");
    assert_eq!((three.points(0), three.allows(0, "roll")), (3, false));
    let two = ruled("{ beatitudes = 1 }", line).go("play=b1 play=b1");
    assert!(!two.allows(0, "play=b1") && !two.allows(0, "roll"));
    // The die still stands for one of them.
    let rolled = ruled("{ beatitudes = 1 }", line).go("roll die=2 play=b1");
    assert!(!rolled.allows(0, "play=b1") && !rolled.allows(0, "roll"));
    assert!(!ruled("{ beatitudes = 1 }", line).go("play=p1").allows(0, "play=p2"));
    // The die beside them, before or after, once.
    for script in ["play=b1 roll die=2", "roll die=2 play=b1"] {
        let scene = ruled("'die_too'", line).go(script);
        assert!(!scene.allows(0, "play=b1") && !scene.allows(0, "roll"), "{script}");
    }
    let rolled = ruled("'die_too'", line).go("roll die=2");
    assert!(!rolled.allows(0, "roll") && rolled.allows(0, "play=b1"));
    // Others have nothing of it.
    let other = ruled("{ beatitudes = 2 }", "| s7:0 hand=b1,b2 | s14:0 supports=u21").go("play=b1");
    assert!(!other.allows(0, "play=b1"));
    // Nor is there a Saint to roll for.
    assert!(!ruled("'die_too'", "| - supports=u21 | s14:0").allows(0, "roll"));
}

/// Ruling S17.
#[test]
fn clause_14_8_a_prova_and_a_suffragio_once_each() {
    let line = "| s7:0 supports=u21 hand=p1,p2,s11,s12,u1,u2 | s14:0";
    for script in ["play=p1 suffrage=s11", "suffrage=s11 play=p1"] {
        let scene = ruled("'trial_and_suffrage'", line).go(script);
        assert!(
            !scene.allows(0, "play=p2") && !scene.allows(0, "suffrage=s12") && scene.points(0) == 2,
            "{script}"
        );
    }
    let one = ruled("'trial_and_suffrage'", line).go("play=p1");
    assert!(!one.allows(0, "play=p2") && one.allows(0, "suffrage=s11"));
    let one = ruled("'trial_and_suffrage'", line).go("suffrage=s11");
    assert!(!one.allows(0, "suffrage=s12") && one.allows(0, "play=p1"));
    assert!(!Scene::at(line).go("play=p1").allows(0, "suffrage=s11"));
    // One more is one more: three in all, and the third either the one or the other.
    let more = [
        ("u21", "abilities = [{ always = 'trial_and_suffrage' }]"),
        ("u1", "effects = [{ again = 'trial' }]"),
    ];
    let scene = Scene::dealt(&more, line).go("play=p1 suffrage=s11 play=u1");
    for third in ["play=p2", "suffrage=s12"] {
        let done = scene.clone().go(third);
        assert!(!done.allows(0, "play=p2") && !done.allows(0, "suffrage=s12"), "{third}");
    }
    let twice = Scene::dealt(&more, line).go("play=u1 play=p1 play=p2");
    assert!(twice.allows(0, "suffrage=s11") && !twice.go("suffrage=s11").allows(0, "suffrage=s12"));
}

/// Rulings S9 and S13.
#[test]
fn clause_14_9_a_substitution_free_of_toll() {
    let line = "| s7:3+1 santuario=s4,s5 supports=u21 | s14:0";
    let scene = ruled("'free_substitution'", line).go("enter=2");
    assert_eq!(
        (scene.active(0).as_str(), scene.points(0), scene.santuario(0).as_str(), scene.level(0)),
        ("s5", 3, "s4,s7", 5)
    );
    assert!(!scene.allows(0, "enter=1"));
    // No points are needed.
    for points in [0, 1] {
        let line = format!("| s7:{points} santuario=s4 supports=u21 | s14:0");
        let scene = ruled("'free_substitution'", &line);
        assert!(scene.allows(0, "enter=1") && !Scene::at(&line).allows(0, "enter=1"));
        assert_eq!(scene.go("enter=1").points(0), points);
    }
    // Enough, and it goes to the Rosa.
    let rosa = ruled("'free_substitution'", "| s7:3 santuario=s3,s5 supports=u21 | s14:0").go("enter=1");
    assert_eq!((rosa.rosa(0).as_str(), rosa.active(0).as_str(), rosa.points(0)), ("s3", "s7", 0));
    assert_eq!(
        ruled("'free_substitution'", "| s7:3 santuario=s4 supports=u21 | s14:0").go("enter=1").rosa(0),
        ""
    );
    // The Saint's own word holds while it leaves.
    let own = [("s7", "abilities = [{ always = 'free_substitution' }]")];
    assert_eq!(Scene::dealt(&own, "| s7:1 santuario=s4 | s14:0").go("enter=1").points(0), 1);
    assert!(!Scene::dealt(&own, "| s4:1 santuario=s7 | s14:0").allows(0, "enter=1"));
}

/// Ruling S16.
#[test]
fn clause_14_10_a_richer_suffragio() {
    let line = "| s7:0 supports=u21 hand=s11,s12,p1 | s14:0";
    let scene = ruled("{ suffrage = 2 }", line).go("suffrage=s11");
    assert_eq!((scene.points(0), scene.allows(0, "suffrage=s12")), (3, false));
    assert_eq!(ruled("{ suffrage = 2 }", line).go("play=p1").points(0), 1);
    let other = ruled("{ suffrage = 2 }", "| s7:0 hand=s11 | s14:0 supports=u21").go("suffrage=s11");
    assert_eq!(other.points(0), 1);
}
