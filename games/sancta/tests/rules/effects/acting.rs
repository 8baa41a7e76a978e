//! Chapter 12: which cards act, when it is their turn, in which order.

use sancta::What;

use crate::scene::{Scene, card, seat};

const AT_OTHERS: &str = "abilities = [{ when = 'others_beatitude', effects = [{ points = 1 }] }]";

/// Rulings S21 and S23.
#[test]
fn clause_12_1_the_active_saint_and_the_supporti_of_the_zone_act_for_their_owner() {
    let cards = [("s4", AT_OTHERS), ("u21", AT_OTHERS)];
    let points = |line: &str, script: &str| {
        let scene = Scene::dealt(&cards, line).go(script);
        (scene.points(0), scene.points(1))
    };
    assert_eq!(points("| s7:0 hand=b1 | s4:0", "play=b1"), (1, 1));
    assert_eq!(points("| s7:0 hand=b1 | s6:0 supports=u21", "play=b1"), (1, 1));
    // Elsewhere they do nothing.
    assert_eq!(points("| s7:0 hand=b1 | s6:0 santuario=s4", "play=b1"), (1, 0));
    assert_eq!(points("| s7:0 hand=b1 | s6:0 rosa=s4", "play=b1"), (1, 0));
    assert_eq!(points("discards=u21,s4 | s7:0 hand=b1 | s6:0", "play=b1"), (1, 0));
    assert_eq!(points("| s7:0 hand=b1 | s6:0 hand=s4,u21", "play=b1 pass"), (1, 0));
    // A Supporto of one's own says nothing of one's own Beatitudine here.
    assert_eq!(points("| s7:0 hand=b1 supports=u21 | s6:0", "play=b1"), (1, 0));
}

/// Ruling S23.
#[test]
fn clause_12_2_it_happens_by_itself_unless_the_card_says_may() {
    let says = |may: &str| {
        format!("abilities = [{{ when = 'others_beatitude'{may}, effects = [{{ points = 1 }}] }}]")
    };
    let line = "| s7:0 hand=b1 | s4:0 | s5:0";
    let must = Scene::dealt(&[("s4", &says(""))], line).go("play=b1");
    assert_eq!((must.points(1), must.asked()), (1, vec![0]));
    assert!(must.told(What::Ability(seat(1), card("s4"))));
    // The owner is asked, in another's turn too.
    let may = Scene::dealt(&[("s4", &says(", may = true"))], line).go("play=b1");
    assert_eq!(
        (may.points(1), may.asked(), may.options(1)),
        (0, vec![1], vec!["pass".to_owned(), "accept".to_owned()])
    );
    let declined = may.clone().go("pass");
    assert_eq!((declined.points(1), declined.asked()), (0, vec![0]));
    assert!(declined.told(What::Declined(seat(1), card("s4"))));
    assert!(!declined.told(What::Ability(seat(1), card("s4"))));
    assert_eq!(may.go("accept").points(1), 1);
    // What is not `may` is not asked.
    assert_eq!(Scene::dealt(&[("s4", &says(", may = false"))], line).go("play=b1").points(1), 1);
}

/// Ruling S23.
#[test]
fn clause_12_3_all_conditions_hold_of_the_owner_at_the_moment_itself() {
    let both = [(
        "s7",
        "abilities = [{ when = 'beatitude', only = [{ points = 2 }, 'alone'], effects = [{ level = 1 }] }]",
    )];
    let level = |line: &str| Scene::dealt(&both, line).go("play=b1").level(0);
    assert_eq!(level("| s7:2 hand=b1 | s4:0"), 8);
    assert_eq!(level("| s7:2 santuario=s3 hand=b1 | s4:0"), 7);
    assert_eq!(level("| s7:0 hand=b1 | s4:0"), 7);
    // Before the point comes: one is not two yet.
    assert_eq!(level("| s7:1 hand=b1 | s4:0"), 7);
    // The owner's, not those of the turn's seat.
    let others =
        [("s4", "abilities = [{ when = 'others_beatitude', only = ['alone'], effects = [{ points = 1 }] }]")];
    assert_eq!(Scene::dealt(&others, "| s7:0 santuario=s3 hand=b1 | s4:0").go("play=b1").points(1), 1);
    assert_eq!(Scene::dealt(&others, "| s7:0 hand=b1 | s4:0 santuario=s3").go("play=b1").points(1), 0);
    // What no longer holds when the card acts, held; what holds by then, did not.
    let draws = [
        ("u21", "abilities = [{ when = 'begin', effects = [{ draw = 1 }] }]"),
        (
            "u22",
            "abilities = [{ when = 'begin', only = [{ hand_at_most = 2 }], effects = [{ points = 1 }] }]",
        ),
    ];
    let scene =
        Scene::dealt(&draws, "| s3:0 | s7:0 supports=u21,u22").go("end card=b1 card=b2 next=u21 card=b3");
    assert_eq!((scene.place(1).hand, scene.points(1)), (3, 1));
    let lets_go = [("u21", "abilities = [{ when = 'begin', effects = [{ discard = 1 }] }]"), draws[1]];
    let scene =
        Scene::dealt(&lets_go, "| s3:0 | s7:0 supports=u21,u22 hand=p1").go("end card=b1 card=b2 take=p1");
    assert_eq!((scene.place(1).hand, scene.points(1), scene.asked()), (2, 0, vec![1]));
}

/// Ruling S23.
#[test]
fn clause_12_4_of_several_the_turns_seat_chooses_which_acts_first() {
    let begin = [
        ("s7", "abilities = [{ when = 'begin', effects = [{ level = 1 }] }]"),
        ("u21", "abilities = [{ when = 'begin', effects = [{ draw = 1 }] }]"),
        ("u22", "abilities = [{ when = 'begin', effects = [{ points = 1 }] }]"),
    ];
    let scene = Scene::dealt(&begin, "| s3:0 | s7:0 supports=u21,u22").go("end card=b1 card=b2");
    assert_eq!(scene.options(1), ["next=s7", "next=u21", "next=u22"]);
    let scene = scene.go("next=u22");
    assert_eq!(
        (scene.points(1), scene.level(1), scene.options(1)),
        (1, 7, vec!["next=s7".to_owned(), "next=u21".to_owned()])
    );
    assert!(scene.told(What::Ordered(seat(1), card("u22"))));
    // The last one needs no choice.
    let scene = scene.go("next=s7");
    assert_eq!((scene.level(1), scene.asked()), (8, Vec::new()));
    assert!(scene.go("card=b3").is_free());
    // Cards of others, too, and those of others wait for the choice.
    let others = [
        ("s4", AT_OTHERS),
        ("s5", AT_OTHERS),
        ("s7", "abilities = [{ when = 'beatitude', effects = [{ level = 1 }] }]"),
    ];
    let scene = Scene::dealt(&others, "at=1 | s4:0 | s7:0 hand=b1 | s5:0").go("play=b1");
    assert_eq!((scene.asked(), scene.options_with(1, "next=").as_str()), (vec![1], "s4,s5,s7"));
    let scene = scene.go("next=s5");
    assert_eq!((scene.points(2), scene.points(0), scene.level(1)), (1, 0, 7));
}

#[test]
fn clause_12_4_those_that_join_are_chosen_among_too() {
    let cards = [
        ("s2", "abilities = [{ when = 'rosa', effects = [{ level = 1 }] }]"),
        ("u21", "abilities = [{ when = 'beatitude', effects = [{ points = 1 }] }]"),
        ("u22", "abilities = [{ when = 'beatitude', effects = [{ draw = 1 }] }]"),
    ];
    let scene = Scene::dealt(&cards, "| s2:0 santuario=s7 supports=u21,u22 hand=b1 | s4:0").go("play=b1");
    assert_eq!(scene.options_with(0, "next="), "u21,u22");
    let scene = scene.go("next=u21");
    assert_eq!((scene.rosa(0).as_str(), scene.options_with(0, "next=").as_str()), ("s2", "s2,u22"));
    let scene = scene.go("next=s2");
    assert_eq!((scene.level(0), scene.now().len() > 1), (8, true));
}

#[test]
fn clause_12_4_texts_of_one_card_follow_the_printed_order_without_a_question() {
    let two = "abilities = [{ when = 'begin', effects = [{ points = 1 }] }, { when = 'begin', effects = [{ draw = 1 }, { points = 1 }] }]";
    let scene = Scene::dealt(&[("u21", two)], "| s3:0 | s7:0 supports=u21").go("end card=b1 card=b2");
    assert_eq!((scene.asked(), scene.points(1)), (Vec::new(), 1));
    assert_eq!(scene.go("card=b3").points(1), 2);
    // Whichever was set off first: the Beatitudine comes before the Rosa, the print says otherwise.
    let late = "abilities = [{ when = 'rosa', effects = [{ draw = 1 }] }, { when = 'beatitude', effects = [{ points = 1 }] }]";
    let scene =
        Scene::dealt(&[("u21", late)], "| s1:0 santuario=s3 supports=u21 hand=b1 | s4:0").go("play=b1");
    assert_eq!((scene.rosa(0).as_str(), scene.points(0), scene.asked()), ("s1", 0, Vec::new()));
    assert_eq!(scene.go("card=b2").points(0), 1);
    // The same where the card is chosen among others.
    let other = ("u22", "abilities = [{ when = 'beatitude', effects = [{ level = 1 }] }]");
    let scene = Scene::dealt(&[("u21", late), other], "| s1:0 santuario=s3 supports=u21,u22 hand=b1 | s4:0")
        .go("play=b1");
    assert_eq!(scene.options_with(0, "next="), "u21,u22");
    let scene = scene.go("next=u21");
    assert_eq!((scene.points(0), scene.asked()), (0, Vec::new()));
}

/// Ruling S23.
#[test]
fn clause_12_5_a_card_that_has_left_does_nothing_unless_it_went_to_the_rosa() {
    let removes = [("u21", "abilities = [{ when = 'beatitude', effects = ['remove'] }]"), ("u22", AT_OTHERS)];
    let scene = Scene::dealt(&removes, "| s7:0 supports=u21 hand=b1 | s4:0 supports=u22").go("play=b1");
    let gone = scene.clone().go("next=u21 take=u22");
    assert_eq!((gone.points(1), gone.discards().as_str(), gone.is_free()), (0, "b1,u22", true));
    let first = scene.go("next=u22 take=u22");
    assert_eq!((first.points(1), first.discards().as_str()), (1, "b1,u22"));
    // A Saint that its own point sends to the Rosa says no more about the Beatitudine, and nobody says it in its stead.
    let draws = [("s1", "abilities = [{ when = 'beatitude', effects = [{ points = 1 }] }]")];
    let scene = Scene::dealt(&draws, "| s1:0 santuario=s3 hand=b1 | s4:0").go("play=b1");
    assert_eq!((scene.rosa(0).as_str(), scene.points(0)), ("s1", 0));
    let draws = [("s3", "abilities = [{ when = 'beatitude', effects = [{ points = 1 }] }]")];
    assert_eq!(Scene::dealt(&draws, "| s1:0 santuario=s3 hand=b1 | s4:0").go("play=b1").points(0), 0);
    // But what it does on its way there, it does.
    let last = [("s1", "abilities = [{ when = 'rosa', effects = [{ points = 1 }] }]")];
    let scene = Scene::dealt(&last, "| s1:0 santuario=s3 hand=b1 | s4:0").go("play=b1");
    assert_eq!((scene.rosa(0).as_str(), scene.points(0)), ("s1", 1));
    // Entered and gone at once: too late.
    let enters = [
        ("s1", "abilities = [{ when = 'enters', effects = [{ points = 1 }] }]"),
        ("u1", "effects = [{ points = 1 }, { points = 1 }]"),
    ];
    let scene = Scene::dealt(&enters, "| s11:0 santuario=s1,s3 hand=u1 | s4:0").go("play=u1");
    assert_eq!((scene.rosa(0).as_str(), scene.active(0).as_str(), scene.points(0)), ("s11,s1", "s3", 0));
}

/// Ruling S21.
#[test]
fn clause_12_6_what_is_used_up_goes_before_its_effect_and_stays_when_declined() {
    let spent = |more: &str| {
        format!(
            "abilities = [{{ when = 'begin', spent = true{more}, effects = [{{ points_per = ['supports', 3] }}, {{ draw = 1 }}] }}]"
        )
    };
    let (must, may) = (spent(""), spent(", may = true"));
    let scene = Scene::dealt(&[("u21", &must)], "| s3:0 | s7:0 supports=u21").go("end card=b1 card=b2");
    // It is not among those it counts.
    assert_eq!((scene.points(1), scene.supports(1).as_str(), scene.discards().as_str()), (0, "", "u21"));
    assert!(scene.told(What::Spent(seat(1), card("u21"))) && scene.asked().is_empty());
    let scene = Scene::dealt(&[("u21", &may)], "| s3:0 | s7:0 supports=u21").go("end card=b1 card=b2");
    let declined = scene.clone().go("pass");
    assert_eq!(
        (declined.supports(1).as_str(), declined.discards().as_str(), declined.is_free()),
        ("u21", "", true)
    );
    let accepted = scene.go("accept card=b3");
    assert_eq!(
        (accepted.supports(1).as_str(), accepted.discards().as_str(), accepted.place(1).hand),
        ("", "u21", 3)
    );
    // Its other texts are gone with it; a text that does not use it up leaves it there.
    let two = "abilities = [{ when = 'begin', spent = true, effects = [{ points = 1 }] }, { when = 'begin', effects = [{ points = 1 }] }]";
    let scene = Scene::dealt(&[("u21", two)], "| s3:0 | s7:0 supports=u21").go("end card=b1 card=b2");
    assert_eq!(scene.points(1), 1);
    let stays = "abilities = [{ when = 'begin', effects = [{ points = 1 }] }]";
    let scene = Scene::dealt(&[("u21", stays)], "| s3:0 | s7:0 supports=u21").go("end card=b1 card=b2");
    assert_eq!((scene.points(1), scene.supports(1).as_str()), (1, "u21"));
    // It does not fetch itself.
    let fetches = "abilities = [{ when = 'begin', spent = true, effects = [{ recover = 'support' }] }]";
    let scene =
        Scene::dealt(&[("u21", fetches)], "discards=u1 | s3:0 | s7:0 supports=u21").go("end card=b1 card=b2");
    assert_eq!(scene.options(1), ["take=u1"]);
}
