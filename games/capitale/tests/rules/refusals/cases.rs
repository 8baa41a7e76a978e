//! Typical mistakes, each in a position made for it.

use std::cell::RefCell;
use std::collections::BTreeSet;

use capitale::{Capitale, REASONS, Set, Setup, Switches};
use table::Game;

use crate::scene::Scene;

thread_local! {
    /// The reasons that the scenes of this thread have met.
    static MET: RefCell<BTreeSet<&'static str>> = const { RefCell::new(BTreeSet::new()) };
}

/// The refusals of one position: who, what, by which clause, and words of the reason.
fn assert_refused(scene: &Scene, cases: &[(u8, &str, &str, &str)]) {
    for (seat, action, clause, reason) in cases {
        let refusal = scene.refusal(*seat, action).unwrap_or_else(|| panic!("{action} is allowed"));
        MET.with_borrow_mut(|met| met.insert(refusal.reason));
        assert_eq!(refusal.clause, *clause, "{action}: {}", refusal.text.en);
        assert!(refusal.text.en.contains(reason), "{action}: {}", refusal.text.en);
    }
}

#[test]
fn who_watches_and_what_does_not_exist() {
    let scene = Scene::at("units=1:0:w2@1 | |");
    let watching = Capitale::why_not(&scene.truth.view(None), &"end".parse().unwrap()).unwrap();
    assert_eq!((watching.clause, scene.refusal(0, "end")), ("1.1", None));
    MET.with_borrow_mut(|met| met.insert(watching.reason));
    assert_refused(
        &scene,
        &[
            (0, "start=4", "1.1", "no Seat 5"),
            (0, "quick=t29", "2.5", "no t29"),
            (0, "first=0", "3.5", "chance"),
            (0, "face=capital", "4.4", "turned up"),
            (0, "card=w2", "5.3", "unchosen"),
            (0, "attack=9", "7.1", "no card in play has the number #9"),
        ],
    );
}

#[test]
fn another_is_on_turn() {
    assert_refused(
        &Scene::at("units=1:0:w2@1,2:1:w3@2 | | hand=t2"),
        &[
            (1, "end", "5.1", "turn of Seat 1"),
            (1, "attack=2", "5.1", "turn of Seat 1"),
            (1, "quick=t2", "11.2", "only in Quick windows"),
        ],
    );
    assert_refused(
        &Scene::at("phase=opening | hand=w2 | hand=w3"),
        &[(1, "open=w3", "5.5", "Seat 1 is choosing which card"), (1, "quick=w3", "11.2", "none is open")],
    );
}

#[test]
fn the_opening_phase() {
    let needs =
        [("t1", "effects = [{ target = [{ side = 'rival' }, [{ damage = 1 }]] }]"), ("w9", "level = 3")];
    let line = "phase=opening units=1:0:w2@field | hand=t1,w9 | hand=w3";
    assert_refused(
        &Scene::dealt(&needs, line),
        &[
            (0, "open=w3", "5.5", "not among the cards in your hand"),
            (0, "open=t1", "11.7", "needs a target"),
            (0, "pass", "5.5", "decline to open"),
            (0, "set=1:2", "5.1", "for the main phase"),
            (0, "end", "5.1", "for the main phase"),
            (0, "turn=1", "17.6", "set=up"),
            (0, "keep", "5.5", "which card to open"),
        ],
    );
    assert_refused(&Scene::with(&needs, "gate=levels", line), &[(0, "open=w9", "17.5", "level 3")]);
    assert_refused(
        &Scene::under("set=down", "phase=opening down=3:0:w4@2,4:1:w5@2 | hand=w2 |"),
        &[
            (0, "open=w2", "17.8", "instead of opening one from the hand"),
            (0, "turn=4", "17.8", "the opponent's"),
            (0, "turn=9", "17.8", "no face-down card #9"),
        ],
    );
}

#[test]
fn setting_and_moving() {
    let says = [
        ("w5", "abilities = [{ always = { keyword = 'rooted' } }]"),
        ("w6", "abilities = [{ always = { keyword = 'swift' } }]"),
        ("w7", "move = 0"),
    ];
    let units = "1:0:w2@1,2:0:w3@1/tapped,3:0:w4@field,4:0:w5@2,5:0:w6@2,6:0:w7@2,7:0:t4@field,8:1:w8@3";
    let scene = Scene::dealt(&says, &format!("units={units} | hand=t1 |"));
    assert_refused(
        &scene,
        &[
            (0, "set=1:3", "6.3", "set only once"),
            (0, "set=8:3", "6.2", "belongs to Seat 2"),
            (0, "set=7:3", "6.2", "no character"),
            (0, "move=1:1", "6.5", "at city 1 already"),
            (0, "move=1:4", "6.6", "has Move 1, and city 4 is 3 away"),
            (0, "move=2:2", "6.5", "is tapped"),
            (0, "move=3:2", "6.5", "first it has to be set"),
            (0, "move=4:1", "13.13", "Rooted"),
            (0, "move=6:1", "6.6", "has Move 0"),
            (0, "move=8:2", "6.5", "belongs to Seat 2"),
            (0, "lay=t1:2", "17.6", "set=up"),
        ],
    );
    assert_refused(&scene.go("move=5:3"), &[(0, "move=5:2", "13.8", "has moved in this turn")]);
}

#[test]
fn attacking() {
    let peaceful = [("w5", "abilities = [{ always = { keyword = 'peaceful' } }]")];
    let line = "cities=capital:0,?,?!,?~1,? \
        units=1:0:w2@1,2:0:w3@2/tapped,3:0:w4@3,4:0:w6@4,5:0:w5@5,6:0:w7@field,7:1:w8@5 | |";
    assert_refused(
        &Scene::dealt(&peaceful, line),
        &[
            (0, "attack=1", "7.2", "city 1, the capital, is yours already"),
            (0, "attack=2", "7.1", "is tapped"),
            (0, "attack=3", "7.2", "city 3 has been fought for"),
            (0, "attack=4", "14.13", "city 4 is under a truce"),
            (0, "attack=5", "13.9", "Peaceful"),
            (0, "attack=6", "7.1", "still on the field"),
            (0, "attack=7", "7.1", "belongs to Seat 2"),
            (0, "defend=1", "7.5", "when the opponent attacks"),
            (0, "join=1", "8.1", "declared and met"),
            (0, "hit=7:1", "8.6", "striker's turn"),
        ],
    );
}

#[test]
fn defending_and_joining() {
    let says = [
        ("w5", "abilities = [{ always = { keyword = 'fleeting' } }]"),
        ("w7", "abilities = [{ always = { keyword = 'peaceful' } }]"),
    ];
    let line = "cities=capital,?,?,?,? units=1:0:w2@1,2:0:w7@1,3:0:w3@1/tapped,4:0:w4@1,5:1:w8@1,6:1:w9@1/tapped,\
        7:1:w5@1,8:1:w10@2,9:1:w11@1 | | hand=t2";
    let scene = Scene::dealt(&says, line).go("attack=1");
    assert_refused(
        &scene,
        &[
            (1, "defend=6", "7.4", "a neutral city is defended by untapped"),
            (1, "defend=7", "13.9", "Fleeting"),
            (1, "defend=8", "7.5", "not at city 1"),
            (1, "defend=1", "7.5", "belongs to Seat 1"),
            (1, "pass", "7.5", "decline to defend"),
            (1, "quick=t2", "7.6", "declined"),
            (0, "end", "7.5", "Seat 2 is choosing with whom to defend"),
        ],
    );
    let scene = scene.go("defend=5");
    assert_refused(
        &scene,
        &[
            (0, "join=1", "8.1", "fights already"),
            (0, "join=2", "13.9", "Peaceful"),
            (0, "join=3", "8.2", "is tapped"),
            (0, "join=5", "8.2", "belongs to Seat 2"),
            (0, "pass", "8.1", "say enough"),
            (0, "end", "8.1", "which fighter to add"),
        ],
    );
    let scene = scene.go("join=4");
    assert_refused(&scene, &[(1, "join=6", "7.4", "untapped"), (1, "join=7", "13.9", "Fleeting")]);
}

#[test]
fn calling_a_defender() {
    let says =
        [("w3", "quick = true"), ("w5", "quick = true\nabilities = [{ always = { keyword = 'fleeting' } }]")];
    let line = "units=1:0:w2@1,2:1:w3@field,3:1:w4@field,4:1:w5@field,5:1:w3@2,6:1:w3@field/tapped,7:0:w3@field | | hand=t2";
    let scene = Scene::with(&says, "rules=2", line).go("attack=1 face=capital");
    assert_refused(
        &scene,
        &[
            (1, "defend=3", "7.7", "no Quick card"),
            (1, "defend=4", "13.9", "Fleeting"),
            (1, "defend=5", "7.7", "from your field"),
            (1, "defend=6", "7.4", "untapped"),
            (1, "defend=7", "7.7", "belongs to Seat 1"),
        ],
    );
    assert_refused(&scene.go("defend=2"), &[(1, "defend=2", "7.7", "already coming")]);
}

#[test]
fn a_card_too_many() {
    let decks = "rules=2 deck1=w2*1,w3*1,w4*1,m1*97/w5*2,m2*8 deck2=m1*66,m2*9/m3*10";
    let line = "cities=?,capital:0,pietracava:0,?,? units=1:0:w2@1,2:0:w3@2,3:0:w4@3 | |";
    let scene = Scene::under(decks, line).go("attack=1 face=vadofermo 0:in=w5");
    assert_refused(
        &scene,
        &[(0, "ready", "3.7", "a card too many"), (0, "in=w5", "2.1", "can have no more")],
    );
}

#[test]
fn dividing_damage() {
    let line = "cities=capital,?,?,?,? units=1:0:w11@1,2:1:w4@1,3:1:w8@1,4:1:w2@2,5:1:w12@1 | |";
    let scene = Scene::at(line).go("attack=1 defend=2 join=3 join=5").passes();
    assert_refused(
        &scene,
        &[
            (0, "hit=2:4", "8.6", "3 Power left"),
            (0, "hit=2:0", "8.6", "at least 1"),
            (0, "hit=1:1", "8.6", "your own side"),
            (0, "hit=4:1", "8.6", "not among the fighters"),
            (0, "hit=9:1", "8.6", "no card in play"),
            (0, "pass", "8.6", "to divide the"),
            (1, "pass", "8.6", "Seat 1 is choosing how"),
        ],
    );
    assert_refused(&scene.go("hit=2:1"), &[(0, "hit=2:1", "8.6", "named only once")]);
}

#[test]
fn quick_cards_and_abilities() {
    let says = [
        ("t1", "quick = true\neffects = [{ target = [{ at = 'battle' }, ['tap']] }]"),
        (
            "w5",
            "abilities = [{ use = { tap = true }, effects = [{ draw = 1 }] }, { use = { discard = 3 }, effects = [{ draw = 1 }] }]",
        ),
        ("w6", "abilities = [{ use = {}, effects = [{ draw = 1 }], only = ['capital'] }]"),
        ("w7", "abilities = [{ use = {}, effects = [{ target = [{ side = 'rival' }, ['tap']] }] }]"),
    ];
    let line = "units=1:0:w5@1/tapped,2:0:w6@1,3:0:w7@1,4:0:w2@2 | hand=t1,t3 |";
    assert_refused(
        &Scene::dealt(&says, line),
        &[
            (0, "quick=t1", "11.7", "needs a target"),
            (0, "quick=t3", "11.1", "no Quick card"),
            (0, "quick=t2", "11.1", "not among"),
            (0, "use=1:1", "12.5", "is tapped"),
            (0, "use=1:2", "12.5", "discard 3 cards, and you have 2 cards in hand"),
            (0, "use=1:3", "12.1", "no ability number 3"),
            (0, "use=2:1", "12.1", "do not hold"),
            (0, "use=3:1", "11.7", "needs a target"),
            (0, "use=4:1", "12.1", "no ability number 1"),
            (0, "pass", "6.1", "no passing in the main phase"),
            (0, "skip", "5.5", "past in this turn"),
            (0, "keep", "4.3", "only before the duel begins"),
            (0, "no", "12.2", "no card is asking"),
            (0, "deck=rogo", "2.6", "before the first duel"),
            (0, "start=0", "3.5", "settled before the duel"),
            (0, "ready", "3.6", "after the end of a duel"),
        ],
    );
    let used =
        Scene::dealt(&[("w6", "abilities = [{ use = {}, effects = ['expose'] }]")], "units=1:0:w6@1 | |");
    assert_refused(&used.go("use=1:1"), &[(0, "use=1:1", "12.5", "has been used in this turn")]);
    let twelve = Scene::dealt(&[("t2", "effects = [{ draw = 1 }]")], "| hand=t2 quicks=12 |");
    assert_refused(&twelve, &[(0, "quick=t2", "11.9", "twelve")]);
    let window = Scene::dealt(&says, "units=1:0:w2@1,2:1:w5@2 | | hand=t2,t3").go("attack=1 face=capital");
    assert_refused(
        &window,
        &[
            (1, "quick=t3", "11.3", "no Quick card"),
            (1, "use=2:1", "12.5", "is not Quick"),
            (1, "attack=2", "11.3", "or pass"),
            (0, "pass", "11.4", "waiting for Seat 2"),
        ],
    );
}

#[test]
fn what_an_effect_asks() {
    let effect = |effects: &str, line: &str| {
        let does = format!("effects = [{effects}]");
        let elusive = ("w5", "abilities = [{ always = { keyword = 'elusive' } }]");
        Scene::dealt(&[("t1", &does), elusive], line).go("open=t1")
    };
    let rivals = "phase=opening units=1:0:w2@1,2:1:w3@1,3:1:w4@2,4:1:w5@2,5:1:t4@field | hand=t1,w9 |";
    assert_refused(
        &effect("{ target = [{ side = 'rival' }, ['tap']] }", rivals),
        &[
            (0, "choose=4", "13.11", "Elusive"),
            (0, "choose=1", "14.2", "not among the characters"),
            (0, "choose=5", "14.2", "no character"),
            (0, "choose=9", "14.2", "no card in play"),
            (0, "no", "14.1", "no declining"),
            (1, "end", "11.7", "Seat 1 is choosing on which character"),
        ],
    );
    assert_refused(
        &effect("{ target = [{ side = 'rival', at = 'cities' }, ['move']] }", rivals).go("choose=3"),
        &[(0, "city=4", "14.6", "neighbouring"), (0, "city=2", "14.6", "at city 2 already")],
    );
    let graves = "phase=opening | hand=t1,w9 grave=w2,t3 lib=t4 | grave=w3";
    assert_refused(
        &effect("{ recover = 'character' }", graves),
        &[(0, "take=t3", "14.10", "has to be a character"), (0, "take=w3", "14.10", "in your graveyard")],
    );
    assert_refused(
        &effect("{ fetch = 'effect' }", graves),
        &[(0, "take=m12", "14.9", "has to be an effect"), (0, "take=t3", "14.9", "in your library")],
    );
    assert_refused(
        &effect("{ discard = 1 }", graves),
        &[(0, "take=w2", "14.7", "in your hand"), (0, "pass", "14.1", "no declining")],
    );
    assert_refused(
        &effect("'truce'", graves),
        &[(0, "no", "14.1", "city of the truce"), (0, "end", "14.13", "city of the truce")],
    );
    let hands = "phase=opening | hand=t1 | hand=w3,w4";
    assert_refused(
        &effect("{ rival_loses = 1 }", hands),
        &[(0, "card=w3", "14.7", "chance that picks"), (0, "end", "14.7", "first chance picks")],
    );
    assert_refused(&effect("{ mill = 1 }", hands), &[(0, "end", "14.8", "first a card of the library")]);
    assert_refused(&effect("{ draw = 1 }", hands), &[(0, "end", "5.3", "first the card is drawn")]);
    let lasting = "phase=opening units=1:0:w2@1,2:1:t5@1,3:1:t4@field,4:0:t5@1 | hand=t1 |";
    assert_refused(
        &effect("'break'", lasting),
        &[(0, "choose=4", "14.12", "is yours"), (0, "choose=1", "14.12", "no lasting effect")],
    );
}

#[test]
fn cards_that_lie_face_down() {
    let line = "units=1:0:w2@1 down=2:0:t2@1,3:0:w4@2,4:1:w5@1,5:1:w6@2,6:1:w7@1 | hand=w3 |";
    let scene = Scene::under("set=down", line);
    assert_refused(
        &scene,
        &[
            (0, "turn=3", "17.10", "no Quick card"),
            (0, "turn=4", "17.10", "the opponent's"),
            (0, "lay=w9:1", "17.7", "not among"),
            (0, "attack=3", "7.1", "face-down card"),
            (0, "open=w3", "5.5", "past in this turn"),
        ],
    );
    assert_refused(&scene.clone().go("attack=1"), &[(1, "pass", "7.3", "first the city is turned up")]);
    let battle = scene.go("attack=1 face=capital");
    assert_refused(
        &battle,
        &[
            (1, "turn=5", "17.9", "lies at city 2, and the fight is at city 1"),
            (1, "turn=2", "17.9", "the opponent's"),
            (1, "defend=4", "17.9", "which face-down card"),
            (0, "pass", "17.9", "Seat 2 is choosing"),
        ],
    );
}

#[test]
fn removing_a_face_down_card() {
    let says = [("t1", "effects = ['uncover']")];
    let line = "phase=opening down=2:0:w4@2,3:0:t1@1,4:1:w5@1,5:1:w6@2 | |";
    let scene = Scene::with(&says, "set=down", line).go("turn=3");
    assert_refused(
        &scene,
        &[(0, "choose=2", "14.12", "is yours"), (0, "choose=9", "14.12", "no face-down card #9")],
    );
}

#[test]
fn choosing_a_deck() {
    let only = format!("{}\n[decks]\nbastione = '45 m1'\n", include_str!("../../cards/plain.toml"));
    let setup = Setup::default();
    let switches = Switches { cards: Set::learn(&only).unwrap(), ..setup.switches };
    let scene = Scene::of(Capitale::new(&Setup { switches, ..setup }).unwrap());
    assert_refused(&scene, &[(0, "deck=rogo", "2.5", "cannot be played with these cards")]);
    let chosen = scene.go("0:deck=bastione");
    assert_refused(&chosen, &[(0, "deck=bastione", "2.6", "waiting for Seat 2")]);
}

#[test]
fn discarding_to_the_limit() {
    let hand = (1..=9).map(|n| format!("m{n}")).collect::<Vec<_>>().join(",");
    let scene = Scene::at(&format!("| hand={hand} |"));
    assert_refused(
        &scene,
        &[(0, "take=m1", "10.3", "in the end phase"), (0, "choose=1", "14.1", "no effect")],
    );
    let scene = scene.go("end").passes();
    assert_refused(
        &scene,
        &[
            (0, "take=w2", "10.3", "not among"),
            (0, "end", "10.3", "2 more cards to be left with 7"),
            (0, "pass", "14.1", "no declining"),
            (1, "pass", "10.3", "Seat 1 is choosing what to discard"),
        ],
    );
}

#[test]
fn before_the_first_duel_and_between_duels() {
    let scene = Scene::new("deck1=m1*45/m2*3,m3*1 deck2=m1*60");
    assert_refused(&scene, &[(0, "end", "3.5", "chance says who begins")]);
    let scene = scene.go("first=0");
    assert_refused(&scene, &[(0, "keep", "4.2", "dealt"), (0, "in=m2", "4.2", "dealt")]);
    let scene = scene.draws();
    assert_refused(&scene, &[(0, "end", "4.3", "keep the hand"), (1, "keep", "4.3", "Seat 1 is choosing")]);
    let line = "cities=capital:0,vadofermo:0,?,?,? units=1:0:w2@1,2:0:w3@2,3:0:w4@3 | | hand=w5";
    let pause = Scene::under("deck1=w2*1,w3*1,w4*1,m1*42/m2*3 deck2=w5*1,m1*50/m3*10", line)
        .go("attack=3 face=selvapiana")
        .passes();
    assert_refused(
        &pause,
        &[
            (0, "out=m1", "3.7", "can have no fewer"),
            (0, "in=m3", "3.6", "not in your side deck"),
            (1, "out=m1", "3.7", "can have no more"),
            (1, "out=w9", "3.6", "not in your deck"),
            (0, "end", "3.6", "what to exchange"),
        ],
    );
    let full = Scene::under("deck1=m1*97,w2*1,w3*1,w4*1/m2*3 deck2=w5*1,m1*50/m3*10", line);
    let full = full.go("attack=3 face=selvapiana").passes();
    assert_refused(&full, &[(0, "in=m2", "2.1", "can have no more")]);
    let swapped = pause.go("0:in=m2 0:out=m1");
    assert_refused(&swapped, &[(0, "out=m2", "3.7", "put"), (0, "in=m1", "3.7", "taken")]);
    let ready = swapped.go("0:ready");
    assert_refused(&ready, &[(0, "in=m2", "3.6", "waiting for Seat 2")]);
    assert_refused(&ready.go("1:ready"), &[(1, "end", "3.5", "who begins"), (0, "ready", "3.5", "Seat 2")]);
}

#[test]
fn after_the_end() {
    let line = "cities=capital:0,vadofermo:0,?,?,? units=1:0:w2@1,2:0:w3@2,3:0:w4@3 | |";
    let scene = Scene::under("duels=1", line).go("attack=3 face=selvapiana").passes();
    assert_refused(&scene, &[(0, "end", "3.2", "Seat 1 has won"), (1, "end", "3.2", "the match is over")]);
    let level = "results=1:cities:9 conquests=5:5 cities=capital:0,?,?,?,? units=1:0:w2@1 | |";
    let drawn = Scene::under("clock=50", level).time_up().go("end");
    assert_refused(&drawn, &[(0, "end", "3.3", "it is drawn")]);
}

#[test]
fn there_is_a_scene_for_every_reason() {
    for scene in [
        who_watches_and_what_does_not_exist,
        another_is_on_turn,
        the_opening_phase,
        setting_and_moving,
        attacking,
        defending_and_joining,
        calling_a_defender,
        a_card_too_many,
        dividing_damage,
        quick_cards_and_abilities,
        what_an_effect_asks,
        cards_that_lie_face_down,
        discarding_to_the_limit,
        before_the_first_duel_and_between_duels,
        after_the_end,
        removing_a_face_down_card,
        choosing_a_deck,
    ] as [fn(); _]
    {
        scene();
    }
    let missing: Vec<_> = MET.with_borrow(|met| REASONS.iter().filter(|it| !met.contains(**it)).collect());
    assert!(missing.is_empty(), "{missing:?}");
}
