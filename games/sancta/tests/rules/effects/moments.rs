//! Chapter 12: the moments that set cards off.

use sancta::What;

use crate::scene::{Scene, card, seat};

fn when(moment: &str) -> String {
    format!("abilities = [{{ when = '{moment}', effects = [{{ points = 1 }}] }}]")
}

/// How often the ability of a card happened.
fn acted(scene: &Scene, owner: u8, name: &str) -> usize {
    scene.times(|what| *what == What::Ability(seat(owner), card(name)))
}

/// Ruling S23.
#[test]
fn clause_12_7_on_entering_in_whatever_way() {
    let enters = when("enters");
    let cards = [
        ("s7", enters.as_str()),
        ("u1", "effects = ['exchange']"),
        ("u2", "effects = ['dismiss']"),
        ("u3", "effects = ['call']"),
        (
            "u21",
            "abilities = [{ when = 'enters', effects = [{ points = 1 }] }]\neffects = [{ level = 1 }, { draw = 1 }]",
        ),
    ];
    let points = |line: &str, script: &str| {
        let scene = Scene::dealt(&cards, line).go(script);
        assert!(scene.told(What::Entered(seat(0), card("s7"))), "{script}");
        (scene.points(0), acted(&scene, 0, "s7"))
    };
    assert_eq!(points("| s1:0 santuario=s7 hand=b1 | s4:0", "play=b1"), (1, 1));
    assert_eq!(points("| s3:2 santuario=s7 | s4:0", "enter=1"), (1, 1));
    assert_eq!(points("| s3:2 santuario=s7 hand=u1 | s4:0", "play=u1 enter=1"), (3, 1));
    assert_eq!(points("| s3:2 santuario=s7 hand=u2 | s4:0", "play=u2"), (1, 1));
    assert_eq!(points("| - hand=s7 | s4:0", "place=s7"), (1, 1));
    assert_eq!(points("discards=s7 | - hand=u3 | s4:0", "play=u3 take=s7"), (1, 1));
    // Into the Santuario is not into the Zona Attiva, and lying there is not entering.
    let placed = Scene::dealt(&cards, "| s3:0 hand=s7 | s4:0").go("place=s7");
    assert_eq!(acted(&placed, 0, "s7"), 0);
    assert_eq!(Scene::dealt(&cards, "| s7:0 hand=b1 | s4:0").go("play=b1").points(0), 1);
    // In another's turn as well.
    let other = [("s7", enters.as_str()), ("u2", "effects = [{ others = ['dismiss'] }]")];
    let scene = Scene::dealt(&other, "| s3:0 hand=u2 | s4:2 santuario=s7").go("play=u2");
    assert_eq!((scene.active(1).as_str(), scene.points(1)), ("s7", 1));
    // A Supporto: after what it does at once.
    let scene = Scene::dealt(&cards, "| s3:0 hand=u21 | s4:0").go("play=u21");
    assert_eq!((scene.level(0), scene.points(0), scene.asked()), (4, 0, Vec::new()));
    let scene = scene.go("card=b1");
    assert_eq!((scene.points(0), acted(&scene, 0, "u21")), (1, 1));
    // Before the first turn nothing enters.
    let all: Vec<String> = (1..=36).map(|n| format!("s{n}")).collect();
    let says: Vec<(&str, &str)> = all.iter().map(|name| (name.as_str(), enters.as_str())).collect();
    let start = Scene::start(&says, "seats=2").draws();
    assert!(start.is_free() && start.points(0) + start.points(1) == 0);
}

/// Rulings S10 and S23.
#[test]
fn clause_12_8_with_a_beatitudine_four_cases() {
    let [own, blocked, advocate, others] = ["beatitude", "blocked", "advocate", "others_beatitude"].map(when);
    let cards = [
        ("u21", own.as_str()),
        ("u22", blocked.as_str()),
        ("u23", advocate.as_str()),
        ("u24", others.as_str()),
    ];
    // What each of the four does when it lies before a seat: before 0, who plays, before 1, who may answer, before 2.
    let acts = |owner: usize, script: &str| {
        ["u21", "u22", "u23", "u24"].map(|support| {
            let mut seats = ["s7:0 hand=b1", "s6:0 hand=a1", "s5:0"].map(str::to_owned);
            seats[owner] += &format!(" supports={support}");
            let scene = Scene::dealt(&cards, &format!("| {}", seats.join(" | "))).go(script);
            acted(&scene, owner as u8, support)
        })
    };
    assert_eq!(acts(0, "play=b1 pass"), [1, 0, 0, 0]);
    assert_eq!(acts(1, "play=b1 pass"), [0, 0, 0, 1]);
    assert_eq!(acts(2, "play=b1 pass"), [0, 0, 0, 1]);
    assert_eq!(acts(0, "play=b1 1:advocatus"), [0, 1, 0, 0]);
    assert_eq!(acts(1, "play=b1 1:advocatus"), [0, 0, 1, 0]);
    assert_eq!(acts(2, "play=b1 1:advocatus"), [0, 0, 0, 0]);
    // Nor does the die or a Prova do this.
    assert_eq!(acts(0, "roll die=5"), [0, 0, 0, 0]);
    assert_eq!(acts(1, "roll die=5"), [0, 0, 0, 0]);
    // The points fall where they should.
    let scene = Scene::dealt(&cards, "| s7:0 hand=b1 supports=u22 | s6:0 hand=a1 supports=u23")
        .go("play=b1 1:advocatus next=u22");
    assert_eq!((scene.points(0), scene.points(1)), (1, 1));
}

/// Ruling S23.
#[test]
fn clause_12_9_with_the_die_a_prova_or_a_suffragio() {
    let [die, trial, suffrage, others] = ["die", "trial", "suffrage", "others_trial"].map(when);
    let cards = [
        ("u21", die.as_str()),
        ("u22", trial.as_str()),
        ("u23", suffrage.as_str()),
        ("u24", others.as_str()),
    ];
    let acts = |owner: usize, script: &str| {
        ["u21", "u22", "u23", "u24"].map(|support| {
            let mut seats = ["s7:0 hand=b1,p1,s11,u1", "s6:0", "s5:0"].map(str::to_owned);
            seats[owner] += &format!(" supports={support}");
            let scene = Scene::dealt(&cards, &format!("| {}", seats.join(" | "))).go(script);
            acted(&scene, owner as u8, support)
        })
    };
    assert_eq!(acts(0, "roll die=2"), [1, 0, 0, 0]);
    assert_eq!(acts(0, "play=p1"), [0, 1, 0, 0]);
    assert_eq!(acts(0, "suffrage=s11"), [0, 0, 1, 0]);
    assert_eq!(acts(0, "play=b1"), [0, 0, 0, 0]);
    assert_eq!(acts(0, "play=u1"), [0, 0, 0, 0]);
    assert_eq!(acts(0, "place=s11"), [0, 0, 0, 0]);
    for other in [1, 2] {
        assert_eq!(acts(other, "play=p1"), [0, 0, 0, 1]);
        assert_eq!(acts(other, "roll die=5"), [0, 0, 0, 0]);
        assert_eq!(acts(other, "suffrage=s11"), [0, 0, 0, 0]);
    }
    // Set off then, but acting when all that comes of it is done.
    let ends = [("p1", "effects = [{ draw = 1 }]"), ("u22", trial.as_str())];
    let scene = Scene::dealt(&ends, "| s7:0 hand=p1 supports=u22 | s4:0").go("play=p1");
    assert_eq!((scene.points(0), scene.asked()), (1, Vec::new()));
    assert_eq!(scene.go("card=b1").points(0), 2);
    let scene = Scene::dealt(&[("s7", &die)], "| s7:0 | s4:0").go("roll die=4");
    assert_eq!(scene.points(0), 0);
    assert_eq!(scene.go("card=b1").points(0), 1);
    // Conditions look at what was before: the Saint had no point when the Prova was passed.
    let only =
        [("s7", "abilities = [{ when = 'trial', only = [{ points = 1 }], effects = [{ level = 1 }] }]")];
    assert_eq!(Scene::dealt(&only, "| s7:0 hand=p1 | s4:0").go("play=p1").level(0), 7);
    assert_eq!(Scene::dealt(&only, "| s7:1 hand=p1 | s4:0").go("play=p1").level(0), 8);
}

#[test]
fn clause_12_1_the_beginning_and_the_end_are_those_of_the_owners_turn() {
    let (begin, end) = (when("begin"), when("end"));
    let cards = [("u21", begin.as_str()), ("u22", end.as_str())];
    let scene = Scene::dealt(&cards, "| s7:0 supports=u21,u22 | s6:0");
    let ended = scene.go("end");
    assert_eq!((acted(&ended, 0, "u21"), acted(&ended, 0, "u22"), ended.turn()), (0, 1, 1));
    // The other's turn is nothing to them.
    let other = ended.go("card=b1 card=b2 end");
    assert_eq!((acted(&other, 0, "u21"), acted(&other, 0, "u22")), (0, 1));
    let back = other.go("card=b3");
    assert_eq!(acted(&back, 0, "u21"), 0);
    let back = back.go("card=b4");
    assert_eq!((acted(&back, 0, "u21"), acted(&back, 0, "u22"), back.points(0)), (1, 1, 2));
}

/// Ruling S23.
#[test]
fn clause_12_10_on_going_to_the_rosa() {
    let (rosa, others) = (when("rosa"), when("others_rosa"));
    // A Saint's text: this very Saint, and its effect meets the successor.
    let scene = Scene::dealt(&[("s1", &rosa)], "| s1:0 santuario=s3 hand=b1 | s4:0").go("play=b1");
    assert_eq!((scene.active(0).as_str(), scene.points(0)), ("s3", 1));
    let scene = Scene::dealt(&[("s3", &rosa)], "| s1:0 santuario=s3 hand=b1 | s4:0").go("play=b1");
    assert_eq!((scene.active(0).as_str(), scene.points(0)), ("s3", 0));
    let scene = Scene::dealt(&[("s1", &rosa)], "| s1:0+1 hand=b1 | s4:0").go("play=b1");
    assert!(scene.active(0) == "-" && scene.told(What::Wasted(seat(0))));
    // A Supporto's: every Saint of its owner, and nobody else's.
    let support = [("u21", rosa.as_str()), ("u1", "effects = [{ points = 1 }, { points = 1 }]")];
    let scene = Scene::dealt(&support, "| s1:0 santuario=s11,s7 supports=u21 hand=u1 | s4:0").go("play=u1");
    assert_eq!((scene.points(0), acted(&scene, 0, "u21")), (2, 2));
    let scene = Scene::dealt(&support, "| s1:0 hand=b1 | s4:0 supports=u21").go("play=b1");
    assert_eq!(acted(&scene, 1, "u21"), 0);
    // Those that look at others: of Saints and Supporti alike, in whosever turn.
    let looks = [
        ("s4", others.as_str()),
        ("u21", others.as_str()),
        ("u1", "effects = [{ others = [{ points = 1 }] }]"),
    ];
    let scene = Scene::dealt(&looks, "| s1:0 hand=b1 | s4:0 | s5:0 supports=u21").go("play=b1 next=s4");
    assert_eq!((scene.points(1), scene.points(2)), (1, 1));
    let own = Scene::dealt(&looks, "| s1:0 santuario=s7 hand=b1 supports=u21 | s6:0").go("play=b1");
    assert_eq!(acted(&own, 0, "u21"), 0);
    let turn = Scene::dealt(&looks, "| s7:0 hand=u1 supports=u21 | s1:0").go("play=u1");
    assert_eq!((turn.rosa(1).as_str(), turn.points(0)), ("s1", 1));
    // Conditions look before anybody follows: the Santuario is not empty yet, and there is no active Saint.
    let only = |condition: &str| {
        let says =
            format!("abilities = [{{ when = 'rosa', only = [{condition}], effects = [{{ points = 1 }}] }}]");
        Scene::dealt(&[("u21", &says)], "| s1:0 santuario=s3 supports=u21 hand=b1 | s4:0")
            .go("play=b1")
            .points(0)
    };
    assert_eq!(
        ["'alone'", "{ level = 1 }", "{ with = ['santuario', 1] }", "{ with = ['rosa', 1] }"].map(only),
        [0, 0, 1, 1]
    );
}

#[test]
fn clause_12_10_a_chain_of_saints_each_sends_the_next() {
    let rosa = when("rosa");
    let cards =
        [("s1", rosa.as_str()), ("s11", rosa.as_str()), ("s21", rosa.as_str()), ("s2", rosa.as_str())];
    let scene = Scene::dealt(&cards, "| s1:0 santuario=s11,s21,s2,s7 hand=b1 | s4:0").go("play=b1");
    assert_eq!((scene.rosa(0).as_str(), scene.active(0).as_str(), scene.points(0)), ("s1,s11,s21", "s2", 1));
    assert_eq!(scene.santuario(0), "s7");
    // At the goal it stops, and what the last one would do does not happen.
    let won = Scene::dealt(&cards, "| s1:0 rosa=s5,s6 santuario=s11,s21,s7 hand=b1 | s4:0").go("play=b1");
    assert_eq!((won.rosa(0).as_str(), won.scores().1), ("s5,s6,s1,s11,s21", vec![0]));
    assert_eq!((won.points(0), acted(&won, 0, "s21")), (0, 0));
}
