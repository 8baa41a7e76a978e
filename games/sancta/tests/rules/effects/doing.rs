//! Chapter 13: what effects do to whom they happen.

use sancta::{Kind, What};

use crate::scene::{Scene, all_but, card, seat, some};

/// After Supporto 1, which has these effects, was played.
fn played(effects: &str, line: &str) -> Scene {
    let says = format!("effects = [{effects}]");
    Scene::dealt(&[("u1", &says)], line).go("play=u1")
}

#[test]
fn clause_13_1_in_order_without_refusal_and_what_cannot_be_done_is_left_out() {
    let first = played("{ discard = 1 }, { draw = 1 }, { points = 1 }", "| s3:0 hand=u1,b1,b2 | s4:0");
    assert_eq!((first.options(0), first.points(0)), (vec!["take=b1".to_owned(), "take=b2".to_owned()], 0));
    let second = first.go("take=b1");
    assert_eq!((second.asked(), second.points(0)), (Vec::new(), 0));
    assert_eq!(second.go("card=p1").points(0), 1);
    let other = played("{ points = 1 }, { draw = 1 }, { discard = 1 }", "| s3:0 hand=u1,b1 | s4:0");
    assert_eq!((other.points(0), other.go("card=p1").options_with(0, "take=").as_str()), (1, "b1,p1"));
    // Nothing there to recover, to call, to remove, to exchange, to take, to steal: the rest happens.
    let all = "{ recover = 'saint' }, 'call', 'remove', 'exchange', { take = 1 }, 'steal', 'look', { discard = 2 }, { lose = 2 }, { points = 1 }";
    let scene = played(all, "| s3:0 hand=u1 | s4:0");
    assert_eq!(
        (scene.points(0), scene.is_free(), scene.times(|what| *what == What::Nothing(seat(0)))),
        (1, true, 9)
    );
}

/// Ruling S12.
#[test]
fn clause_13_2_points_are_gained_lost_or_counted() {
    assert_eq!(played("{ points = 2 }", "| s7:1 hand=u1 | s4:0").points(0), 3);
    assert_eq!(played("{ points = -1 }", "| s7:3 hand=u1 | s4:0").points(0), 2);
    assert_eq!(played("{ points = -7 }", "| s7:3 hand=u1 | s4:0").points(0), 0);
    let per = |most: u8| {
        played(
            &format!("{{ points_per = ['santuario', {most}] }}"),
            "| s7:1 santuario=s3,s4,s5 hand=u1 | s14:0",
        )
        .points(0)
    };
    assert_eq!([2, 3, 5].map(per), [3, 4, 4]);
    let none = played("{ points_per = ['santuario', 5] }", "| s7:1 hand=u1 | s4:0");
    assert!(
        none.points(0) == 1 && none.times(|what| matches!(what, What::Gained(..) | What::Wasted(_))) == 0
    );
    // A Prova worth nothing is no point gained, for the count of rounds without points either.
    let nothing = [("p1", "points = 0\neffects = [{ level = 1 }]")];
    let none = Scene::dealt(&nothing, "turns=9 gained=4 | s7:1 hand=p1 | s4:0").go("play=p1");
    assert_eq!((none.points(0), none.level(0), none.open().gained), (1, 8, 4));
    assert_eq!(none.times(|what| matches!(what, What::Gained(..))), 0);
    // Without a Saint they are lost; the last point is the way to the Rosa.
    assert!(played("{ points = 2 }", "| - hand=u1 | s4:0").told(What::Wasted(seat(0))));
    assert!(played("{ points_per = ['rosa', 2] }", "| - rosa=s5 hand=u1 | s4:0").told(What::Wasted(seat(0))));
    assert!(!played("{ points_per = ['rosa', 2] }", "| - hand=u1 | s4:0").told(What::Wasted(seat(0))));
    assert_eq!(played("{ points = 2 }", "| s3:1 hand=u1 | s4:0").rosa(0), "s3");
    assert_eq!(played("{ points = 1 }", "| s3:1 hand=u1 | s4:0").rosa(0), "");
}

/// Ruling S14.
#[test]
fn clause_13_3_the_level_changes_until_the_end_of_the_turn() {
    let scene = played("{ level = 2 }", "| s3:0 hand=u1,p5,p6 | s4:0");
    assert_eq!((scene.level(0), scene.need(0), scene.options_with(0, "play=").as_str()), (5, 3, "p5"));
    assert!(scene.told(What::Level(seat(0), card("s3"), 2, 5)));
    assert_eq!(scene.go("end").level(0), 3);
    let lower = played("{ level = -2 }", "| s3:0 hand=u1,p1,p2 | s4:0");
    assert_eq!((lower.level(0), lower.options_with(0, "play=").as_str()), (1, "p1"));
    // Each adds to the other, and nobody is changed where nobody is.
    assert_eq!(played("{ level = 2 }, { level = 1 }", "| s3:0 hand=u1 | s4:0").level(0), 6);
    let none = played("{ level = 2 }", "| - hand=u1,s3 | s4:0");
    assert!(none.told(What::Nothing(seat(0))) && none.go("place=s3").level(0) == 3);
    // Another's, in this turn.
    let other = played("{ others = [{ level = 2 }] }", "| s3:0 hand=u1 | s4:0");
    assert_eq!((other.level(1), other.go("end card=b1 card=b2").level(1)), (6, 4));
}

/// A Saint that follows when the hand was made small enough, after `end`: the turn under way is still the same.
#[test]
fn clause_13_3_what_changes_after_the_last_discard_ends_with_that_turn() {
    let cards = [
        ("u21", "abilities = [{ always = { need = -1 }, only = [{ hand_at_most = 5 }] }]"),
        ("s3", "abilities = [{ when = 'rosa', effects = [{ level = 2 }] }]"),
    ];
    let line = "| s3:2 santuario=s4 supports=u21 hand=b1,b2,b3,b4,b5,b6 | s14:0";
    let scene = Scene::dealt(&cards, line).go("end take=b1");
    assert!(scene.told(What::Level(seat(0), card("s4"), 2, 6)));
    assert_eq!((scene.rosa(0).as_str(), scene.turn(), scene.level(0)), ("s3", 1, 4));
    // A level that is as printed again may be what a Saint waited for.
    let cards = [
        ("u1", "effects = [{ level = 2 }]"),
        ("u21", "abilities = [{ always = { need = 1 }, only = [{ level = 5 }] }]"),
    ];
    let scene = Scene::dealt(&cards, "| s3:2 supports=u21 hand=u1,b1 | s14:0").go("play=u1 play=b1");
    assert_eq!((scene.points(0), scene.rosa(0).as_str()), (3, ""));
    let scene = scene.go("end");
    assert_eq!((scene.rosa(0).as_str(), scene.place(1).hand), ("s3", 0));
}

/// Ruling S19.
#[test]
fn clause_13_4_drawing_also_where_the_deck_ends_in_the_middle() {
    let scene = played("{ draw = 3 }", "| s3:0 hand=u1 | s4:0").go("card=b1 card=b2 card=p1");
    assert_eq!((scene.hand(0).as_str(), scene.is_free()), ("b1,b2,p1", true));
    // One card is left in the deck: then the discards are it, this very Supporto among them.
    let discards = all_but("s3,s4,u1,b1", 2);
    let line = format!("discards={discards} | s3:0 hand=u1 | s4:0");
    let scene = played("{ draw = 2 }", &line);
    assert_eq!((scene.now(), scene.deck()), (vec!["card=b1".to_owned()], 1));
    let scene = scene.go("card=b1");
    assert!(
        scene.told(What::Shuffled)
            && scene.discards().is_empty()
            && scene.now().contains(&"card=u1".to_owned())
    );
    let scene = scene.go("card=u1");
    assert_eq!((scene.hand(0).as_str(), scene.allows(0, "play=u1")), ("b1,u1", false));
    // Nothing is left at all but this card.
    let hand = all_but("s3,s4,u1", 2);
    let scene = played("{ draw = 3 }", &format!("drawn=no | s3:0 hand=u1 | s4:0 hand={hand}"));
    let scene = scene.go("card=u1");
    assert_eq!((scene.hand(0).as_str(), scene.is_free()), ("u1", true));
    assert_eq!(scene.times(|what| *what == What::Empty(seat(0))), 2);
}

#[test]
fn clause_13_4_renewing_the_hand() {
    let scene = played("'renew'", "| s3:0 hand=u1,b1,b2,p1 | s4:0");
    assert_eq!(
        (scene.discards().as_str(), scene.place(0).hand, scene.asked()),
        ("b1,b2,p1,u1", 0, Vec::new())
    );
    let scene = scene.go("card=a1 card=a2 card=a3");
    assert_eq!((scene.hand(0).as_str(), scene.is_free()), ("a1,a2,a3", true));
    let none = played("'renew'", "| s3:0 hand=u1 | s4:0");
    assert!(none.is_free() && none.times(|what| matches!(what, What::Discarded(..))) == 0);
    let other = played("{ others = ['renew'] }", "| s3:0 hand=u1,b3 | s4:0 hand=b1,b2").go("card=p1 card=p2");
    assert_eq!((other.hand(1).as_str(), other.hand(0).as_str()), ("p1,p2", "b3"));
}

#[test]
fn clause_13_5_discarding_by_choice_or_at_random() {
    let line = "| s3:0 hand=u1,b1,b2,p1 | s4:0";
    let scene = played("{ discard = 2 }", line);
    assert_eq!(scene.options(0), ["take=b1", "take=b2", "take=p1"]);
    let scene = scene.go("take=b2");
    assert_eq!(scene.options(0), ["take=b1", "take=p1"]);
    let scene = scene.go("take=p1");
    assert_eq!(
        (scene.hand(0).as_str(), scene.discards().as_str(), scene.is_free()),
        ("b1", "b2,p1,u1", true)
    );
    // At random it is chance that names them.
    let lost = played("{ lose = 2 }", line);
    assert_eq!(
        (lost.asked(), lost.now()),
        (Vec::new(), ["card=b1", "card=b2", "card=p1"].map(str::to_owned).to_vec())
    );
    let lost = lost.go("card=b1 card=p1");
    assert_eq!((lost.hand(0).as_str(), lost.discards().as_str()), ("b2", "b1,p1,u1"));
    assert!(lost.told(What::Discarded(seat(0), card("b1"))));
    // With fewer, all.
    let few = played("{ discard = 9 }", line).go("take=b1 take=b2 take=p1");
    assert_eq!((few.hand(0).as_str(), few.is_free()), ("", true));
    let few = played("{ lose = 9 }", line).go("card=b1 card=b2 card=p1");
    assert_eq!((few.hand(0).as_str(), few.is_free()), ("", true));
    // Another chooses for itself.
    let other =
        played("{ others = [{ discard = 1 }] }", "| s3:0 hand=u1 | s4:0 hand=b1,b2 | s5:0 hand=p1,p2");
    assert_eq!((other.asked(), other.options_with(1, "take=").as_str()), (vec![1], "b1,b2"));
    let other = other.go("take=b2");
    assert_eq!((other.asked(), other.options_with(2, "take=").as_str()), (vec![2], "p1,p2"));
}

#[test]
fn clause_13_6_seeking_takes_any_of_the_kind_from_the_deck_before_all_eyes() {
    let scene = played("{ seek = 'trial' }", "discards=p1 | s3:0 hand=u1,p2 | s4:0 hand=p3");
    let deck: Vec<String> = (4..=16).map(|n| format!("card=p{n}")).collect();
    assert_eq!(scene.now(), deck);
    let scene = scene.go("card=p9");
    assert_eq!((scene.hand(0).as_str(), scene.known(1, 0).as_str()), ("p2,p9", "p9"));
    assert!(scene.told(What::Sought(seat(0), card("p9"))));
    for (kind, letter) in
        [("saint", 's'), ("beatitude", 'b'), ("advocate", 'a'), ("trial", 'p'), ("support", 'u')]
    {
        let scene = played(&format!("{{ seek = '{kind}' }}"), "| s3:0 hand=u1 | s4:0");
        assert!(scene.now().iter().all(|outcome| outcome.starts_with(&format!("card={letter}"))), "{kind}");
    }
    // None there: nothing, and the discards stay where they are.
    let discards = some("p", 16);
    let none =
        played("{ seek = 'trial' }, { points = 1 }", &format!("discards={discards} | s3:0 hand=u1 | s4:0"));
    assert_eq!((none.hand(0).as_str(), none.points(0), none.told(What::Shuffled)), ("", 1, false));
    assert!(none.told(What::Nothing(seat(0))));
    let empty = all_but("s3,s4,u1", 2);
    let none = played("{ seek = 'trial' }", &format!("discards={empty} | s3:0 hand=u1 | s4:0"));
    assert_eq!((none.hand(0).as_str(), none.told(What::Shuffled), none.deck()), ("", false, 0));
}

/// Ruling S22.
#[test]
fn clause_13_7_recovering_one_of_the_kind_but_never_itself() {
    let line = "discards=s5,b1,a1,p1,p2,u2,u3 | s3:0 hand=u1,b2 | s4:0";
    for (kind, cards) in [
        (Kind::Saint, "s5"),
        (Kind::Beatitude, "b1"),
        (Kind::Advocate, "a1"),
        (Kind::Trial, "p1,p2"),
        (Kind::Support, "u2,u3"),
    ] {
        let name = format!("{kind:?}").to_lowercase();
        let scene = played(&format!("{{ recover = '{name}' }}"), line);
        assert_eq!(
            (scene.asked(), scene.options_with(0, "take=").as_str(), scene.options(0).len()),
            (vec![0], cards, cards.split(',').count())
        );
    }
    let scene = played("{ recover = 'trial' }", line).go("take=p2");
    assert_eq!(
        (scene.hand(0).as_str(), scene.known(1, 0).as_str(), scene.discards().as_str()),
        ("b2,p2", "p2", "s5,b1,a1,p1,u1,u2,u3")
    );
    assert!(scene.told(What::Recovered(seat(0), card("p2"))));
    // Itself alone is none.
    let alone = played("{ recover = 'support' }, { points = 1 }", "| s3:0 hand=u1 | s4:0");
    assert_eq!((alone.hand(0).as_str(), alone.points(0), alone.is_free()), ("", 1, true));
    // Neither when another seat fetches for it, nor a Prova.
    let other = played("{ others = [{ recover = 'support' }] }", "discards=u2 | s3:0 hand=u1 | s4:0");
    assert_eq!(other.options(1), ["take=u2"]);
    let trial =
        Scene::dealt(&[("p1", "effects = [{ recover = 'trial' }]")], "| s3:0 hand=p1 | s4:0").go("play=p1");
    assert_eq!((trial.hand(0).as_str(), trial.is_free()), ("", true));
    // The face of the die is no card: it may fetch anything.
    let die = "[[], [], [], [], [{ recover = 'support' }], []]";
    assert_eq!(
        Scene::dealt(&[("die", die)], "discards=u1 | s3:0 | s4:0").go("roll die=5").options(0),
        ["take=u1"]
    );
}

/// Ruling S8.
#[test]
fn clause_13_8_calling_a_saint_of_the_discards_to_the_end_of_the_santuario() {
    let scene = played("'call'", "discards=s11,s12,b1 | s3:1 santuario=s5 hand=u1 | s4:0");
    assert_eq!(
        (scene.asked(), scene.options(0)),
        (vec![0], vec!["take=s11".to_owned(), "take=s12".to_owned()])
    );
    let scene = scene.go("take=s12");
    assert_eq!((scene.santuario(0).as_str(), scene.active(0).as_str(), scene.points(0)), ("s5,s12", "s3", 1));
    assert!(scene.told(What::Called(seat(0), card("s12"))) && scene.discards() == "s11,b1,u1");
    // Only where there is room.
    let three = played("'call'", "discards=s11 | s3:0 santuario=s5,s6,s7 hand=u1 | s4:0").go("take=s11");
    assert_eq!(three.santuario(0), "s5,s6,s7,s11");
    let full = played("'call', { points = 1 }", "discards=s11 | s3:0 santuario=s5,s6,s7,s12 hand=u1 | s4:0");
    assert_eq!((full.points(0), full.discards().as_str(), full.is_free()), (1, "s11,u1", true));
    // With an empty Zona Attiva it slides there.
    let empty = played("'call', { points = 1 }", "discards=s11,s3 | - hand=u1 | s4:0").go("take=s3");
    assert_eq!((empty.active(0).as_str(), empty.santuario(0).as_str(), empty.points(0)), ("s3", "", 1));
    assert!(empty.told(What::Entered(seat(0), card("s3"))));
}

/// Ruling S9.
#[test]
fn clause_13_12_exchanging_passes_the_points_on() {
    let line = "| s7:3 santuario=s5,s4,s6 hand=u1 | s14:0";
    let scene = played("'exchange'", line);
    assert_eq!(scene.options(0), ["pass", "enter=1", "enter=2", "enter=3"]);
    let declined = scene.clone().go("pass");
    assert_eq!((declined.active(0).as_str(), declined.points(0), declined.is_free()), ("s7", 3, true));
    assert!(declined.told(What::Stays(seat(0))));
    let scene = scene.go("enter=2");
    assert_eq!(
        (scene.active(0).as_str(), scene.points(0), scene.santuario(0).as_str()),
        ("s4", 3, "s5,s7,s6")
    );
    assert!(scene.told(What::Exchanged(seat(0), card("s7"), card("s4"), 3)));
    // It is no substitution.
    assert!(scene.allows(0, "enter=1"));
    // No points are needed, but somebody on both sides.
    assert_eq!(played("'exchange'", "| s7:0 santuario=s5 hand=u1 | s14:0").options(0), ["pass", "enter=1"]);
    assert!(played("'exchange'", "| s7:3 hand=u1 | s14:0").is_free());
    assert!(played("'exchange'", "| - hand=u1 | s14:0").is_free());
    // What the level had gained stays behind.
    assert_eq!(played("'exchange'", "| s7:3+2 santuario=s5 hand=u1 | s14:0").go("enter=1").level(0), 5);
}

/// Ruling S9.
#[test]
fn clause_13_12_with_points_enough_who_enters_goes_to_the_rosa_at_once() {
    let scene = played("'exchange'", "| s7:3 santuario=s2,s4 hand=u1 | s14:0").go("enter=1");
    assert_eq!((scene.rosa(0).as_str(), scene.active(0).as_str(), scene.points(0)), ("s2", "s7", 0));
    assert_eq!(scene.santuario(0), "s4");
    let exact = played("'exchange'", "| s7:3 santuario=s3 hand=u1 | s14:0").go("enter=1");
    assert_eq!((exact.rosa(0).as_str(), exact.active(0).as_str()), ("s3", "s7"));
    // Before the rest of the effect, which meets its successor.
    let rest = played("'exchange', { points = 1 }, { draw = 1 }", "| s7:3 santuario=s2,s4 hand=u1 | s14:0")
        .go("enter=1");
    assert_eq!((rest.rosa(0).as_str(), rest.active(0).as_str(), rest.points(0)), ("s2", "s7", 1));
    assert!(rest.asked().is_empty());
}

/// Ruling S24.
#[test]
fn clause_13_13_the_card_in_the_zona_attiva_is_discarded_with_its_points() {
    let scene = played("'dismiss'", "| s7:3+1 santuario=s4,s5 hand=u1 | s14:0");
    assert_eq!((scene.active(0).as_str(), scene.points(0), scene.level(0)), ("s4", 0, 4));
    assert_eq!(
        (scene.santuario(0).as_str(), scene.discards().as_str(), scene.rosa(0).as_str()),
        ("s5", "s7,u1", "")
    );
    assert!(
        scene.told(What::Dismissed(seat(0), card("s7"))) && scene.told(What::Entered(seat(0), card("s4")))
    );
    let last = played("'dismiss'", "| s7:3+1 hand=u1 | s14:0");
    assert_eq!((last.active(0).as_str(), last.points(0)), ("-", 0));
    let none = played("'dismiss', { draw = 1 }", "| - hand=u1 | s14:0");
    assert!(none.told(What::Nothing(seat(0))) && none.asked().is_empty());
}

/// Ruling S3.
#[test]
fn clause_13_14_once_more_a_beatitudine_or_the_die() {
    let cards =
        [("u1", "effects = [{ again = 'beatitude' }]"), ("u2", "effects = [{ again = 'beatitude' }]")];
    let line = "| s7:0 santuario=s5 hand=u1,u2,b1,b2,b3,p1,p2,s11 | s14:0";
    let scene = Scene::dealt(&cards, line).go("play=b1 play=u1");
    assert!(scene.allows(0, "play=b1") && scene.allows(0, "roll"));
    let twice = scene.clone().go("play=b1");
    assert!(!twice.allows(0, "play=b1") && !twice.allows(0, "roll") && twice.points(0) == 2);
    // The die is rolled once only, however often it might be.
    let rolled = scene.go("roll die=2");
    assert!(!rolled.allows(0, "play=b1") && !rolled.allows(0, "roll"));
    let rolled = rolled.go("play=u2");
    assert!(rolled.allows(0, "play=b1") && !rolled.allows(0, "roll"));
    // It may come first, and it allows nothing else.
    let early = Scene::dealt(&cards, line).go("play=u1 play=b1 play=b1");
    assert!(!early.allows(0, "play=b1") && early.points(0) == 2);
    let early = early.go("play=p1");
    assert!(!early.allows(0, "play=p2") && !early.allows(0, "suffrage=s11"));
    // With the turn it is gone.
    let next = Scene::dealt(&cards, line).go("play=u1").next_turn().next_turn();
    assert!(!next.go("play=b1").allows(0, "play=b1"));
}

#[test]
fn clause_13_14_once_more_a_prova_or_a_suffragio_or_a_substitution() {
    let cards = [
        ("u1", "effects = [{ again = 'trial' }]"),
        ("u2", "effects = [{ again = 'substitution' }, { points = 2 }]"),
        (
            "u3",
            "effects = [{ others = [{ again = 'beatitude' }, { again = 'trial' }, { again = 'substitution' }] }]",
        ),
    ];
    let line = "| s7:0 santuario=s5,s6 hand=u1,p1,p2,p3,s11,s12,b1,b2 | s14:0";
    let scene = Scene::dealt(&cards, line).go("play=p1 play=u1");
    assert!(scene.allows(0, "play=p2") && scene.allows(0, "suffrage=s11"));
    for second in ["play=p2", "suffrage=s11"] {
        let done = scene.clone().go(second);
        assert!(
            !done.allows(0, "play=p3") && !done.allows(0, "suffrage=s12") && done.points(0) == 2,
            "{second}"
        );
    }
    assert!(!scene.go("play=b1").allows(0, "play=b1"));
    let scene = Scene::dealt(&cards, "| s7:2 santuario=s5,s6 hand=u2 | s14:0").go("enter=1");
    assert!(!scene.allows(0, "enter=1"));
    let scene = scene.go("play=u2");
    assert!(scene.allows(0, "enter=1"));
    assert!(
        !Scene::dealt(&cards, "| s7:2 santuario=s5,s6 hand=u2 | s14:0")
            .go("play=u2 enter=1")
            .allows(0, "enter=1")
    );
    // Whose turn it is not has nothing of it, now or later.
    let scene = Scene::dealt(&cards, "| s7:0 hand=u3,b3,b4,p3,p4 | s6:0 hand=b1,b2,p1,p2").go("play=u3");
    assert!(scene.told(What::Nothing(seat(1))));
    assert!(
        !scene.clone().go("play=b1 pass").allows(0, "play=b1")
            && !scene.clone().go("play=p3").allows(0, "play=p4")
    );
    let next = scene.next_turn().go("play=b1 pass play=p1");
    assert!(!next.allows(1, "play=b1") && !next.allows(1, "play=p2"));
}
