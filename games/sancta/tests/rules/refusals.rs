//! Every refusal with its clause: each in a position made for it, then every imaginable action at every moment of random games.

use std::collections::BTreeSet;
use std::sync::Mutex;

use proving::assert_refusals;
use sancta::{Action, Card, Cards, Kind, REASONS, RULES, Sancta, Setup};
use table::{Game, Rng, Scratch, Seat, told_answer};

use crate::scene::{Scene, some};

/// The reasons that were met.
static MET: Mutex<BTreeSet<&str>> = Mutex::new(BTreeSet::new());

/// The refusals of one position: who, what, by which clause, and words of the reason.
fn assert_refused(scene: &Scene, cases: &[(u8, &str, &str, &str)]) {
    for (seat, action, clause, reason) in cases {
        let refusal = scene.refusal(*seat, action).unwrap_or_else(|| panic!("{action} is allowed"));
        MET.lock().unwrap().insert(refusal.reason);
        assert_eq!(refusal.clause, *clause, "{action}: {}", refusal.text.en);
        assert!(refusal.text.en.contains(reason), "{action}: {}", refusal.text.en);
    }
}

#[test]
fn who_watches_and_what_does_not_exist() {
    let scene = Scene::at("| s3:1 hand=b1 | s4:0");
    let spectator = Sancta::why_not(&scene.truth.view(None), &"end".parse().unwrap()).unwrap();
    MET.lock().unwrap().insert(spectator.reason);
    assert_eq!((spectator.clause, scene.refusal(0, "end")), ("2.1", None));
    assert_refused(
        &scene,
        &[
            (0, "seat=4", "2.1", "no Seat 5"),
            (0, "play=u28", "1.4", "only with six"),
            (1, "place=s40", "1.3", "has no s40"),
            (0, "dealer=1", "2.2", "names the dealer"),
            (0, "die=6", "6.3", "rolled"),
            (0, "card=b2", "3.1", "unseen"),
        ],
    );
    assert_refused(
        &Scene::new("seats=3"),
        &[(1, "end", "2.2", "names the dealer"), (1, "card=s1", "2.2", "chance")],
    );
}

#[test]
fn after_the_end() {
    let scene = Scene::at("| s1:0 rosa=s2,s3,s4,s5 hand=b1 | s6:0").go("play=b1");
    let scene = if scene.is_window() { scene.go("pass") } else { scene };
    assert_refused(&scene, &[(0, "end", "16.1", "Seat 1 has won"), (1, "end", "16.1", "the game is over")]);
}

#[test]
fn another_seat_is_on_turn() {
    let scene = Scene::at("| s3:1 hand=b1 | s4:0 hand=a1,b2 | s5:0");
    assert_refused(
        &scene,
        &[
            (1, "play=b1", "3.8", "turn of Seat 1"),
            (1, "advocatus", "7.1", "only when an opponent"),
            (1, "end", "3.8", "turn of Seat 1"),
        ],
    );
    assert_refused(
        &scene.go("play=b1"),
        &[
            (0, "end", "6.1", "wait a moment"),
            (0, "advocatus", "6.1", "opponents"),
            (2, "advocatus", "7.2", "might hold"),
            (1, "play=b1", "3.8", "only an Advocatus"),
            (1, "place=s9", "3.8", "only an Advocatus"),
        ],
    );
    assert_refused(
        &Scene::at("| s3:1 hand=b1 | s4:0 hand=b2 | s5:0").go("play=b1"),
        &[(1, "advocatus", "7.1", "no Advocatus Diaboli in hand")],
    );
}

#[test]
fn one_beatitudine_or_the_die() {
    let scene = Scene::at("| s7:1 hand=b1,b4,a1 | s4:0");
    assert_refused(
        &scene.clone().go("play=b1"),
        &[(0, "play=b1", "3.4", "played a Beatitudine"), (0, "roll", "3.4", "played a Beatitudine")],
    );
    assert_refused(
        &scene.clone().go("roll die=2"),
        &[(0, "play=b1", "3.4", "rolled the die"), (0, "roll", "3.4", "rolled the die")],
    );
    assert_refused(
        &scene,
        &[
            (0, "advocatus", "7.1", "only when an opponent"),
            (0, "play=a1", "7.1", "only when an opponent"),
            (0, "play=b4", "1.3", "played as b1"),
            (0, "play=p3", "3.3", "not among the cards in your hand"),
            (0, "play=s3", "4.3", "laid, or else discarded"),
            (0, "pass", "3.3", "no passing"),
            (0, "accept", "12.2", "no card is asking"),
            (0, "next=s7", "12.4", "waiting"),
            (0, "take=b1", "3.3", "no card to be chosen"),
            (0, "seat=1", "3.3", "no player to be chosen"),
        ],
    );
}

#[test]
fn an_empty_zona_attiva() {
    assert_refused(
        &Scene::at("| - hand=b1,p1,s2 | s4:0"),
        &[
            (0, "play=b1", "6.2", "empty"),
            (0, "roll", "6.2", "empty"),
            (0, "play=p1", "8.1", "empty"),
            (0, "suffrage=s2", "9.2", "empty"),
            (0, "enter=1", "10.1", "empty"),
            (0, "swap=1:2", "4.5", "empty"),
        ],
    );
}

#[test]
fn prove_and_suffragi() {
    let scene = Scene::at("| s3:0 santuario=s1 hand=p1,p2,p5,s2,s11,s6,b1 | s4:0");
    assert_refused(
        &scene,
        &[
            (0, "play=p5", "8.1", "of difficulty 5, and the level of Saint 3 is 3"),
            (0, "suffrage=s6", "9.2", "of level 6, and the level of Saint 3 is 3"),
            (0, "suffrage=s1", "9.1", "not one that is on the table"),
            (0, "suffrage=s3", "9.1", "not one that is on the table"),
            (0, "suffrage=b1", "9.1", "is none"),
            (0, "suffrage=s4", "9.1", "not among the cards in your hand"),
        ],
    );
    assert_refused(
        &scene.clone().go("play=p1"),
        &[(0, "play=p2", "3.4", "passed a Prova"), (0, "suffrage=s2", "3.4", "passed a Prova")],
    );
    assert_refused(
        &scene.go("suffrage=s2"),
        &[(0, "play=p2", "3.4", "made a Suffragio"), (0, "suffrage=s11", "3.4", "made a Suffragio")],
    );
}

#[test]
fn saints_of_the_santuario() {
    let scene = Scene::at("| s3:1 santuario=s1,s2 hand=s4,u1 | s5:0");
    assert_refused(
        &scene,
        &[
            (0, "place=u1", "4.3", "is none"),
            (0, "place=s9", "4.3", "not among the cards in your hand"),
            (0, "replace=s4:1", "4.4", "room left"),
            (0, "replace=u1:1", "4.3", "is none"),
            (0, "swap=1:3", "4.5", "2 Saints"),
            (0, "swap=1:1", "4.5", "two different"),
            (0, "swap=2:1", "4.5", "swap=1:2"),
            (0, "enter=3", "10.1", "2 Saints"),
            (0, "enter=1", "10.2", "at least 2 points, and Saint 3 has 1 point"),
        ],
    );
    assert_refused(&scene.go("swap=1:2 swap=1:2 swap=1:2"), &[(0, "swap=1:2", "4.5", "three swaps")]);
    assert_refused(
        &Scene::at("| s3:1 santuario=s1,s2,s11,s12 hand=s4 | s5:0"),
        &[(0, "place=s4", "4.4", "full"), (0, "replace=s9:2", "4.3", "not among")],
    );
    assert_refused(
        &Scene::at("| s7:4 santuario=s6 | s5:0").go("enter=1"),
        &[(0, "enter=1", "10.1", "made a substitution")],
    );
    assert_refused(&Scene::at("| s7:4 | s5:0"), &[(0, "enter=1", "10.1", "nobody to enter")]);
}

#[test]
fn the_same_card_twice() {
    let fetch = [("u1", "effects = [{ recover = 'saint' }]")];
    let scene = Scene::dealt(&fetch, "| s7:1 hand=u1,s2 | s5:0").go("suffrage=s2 play=u1 take=s2");
    assert_refused(
        &scene,
        &[
            (0, "suffrage=s2", "3.5", "just once"),
            (0, "place=s2", "3.5", "just once"),
            (0, "replace=s2:1", "3.5", "just once"),
        ],
    );
    let back = [("p1", "effects = [{ recover = 'beatitude' }]")];
    let scene = Scene::dealt(&back, "again=beatitude | s7:1 hand=b1,p1 | s5:0").go("play=b1 play=p1 take=b1");
    assert_refused(&scene, &[(0, "play=b1", "3.5", "just once")]);
}

#[test]
fn down_to_five_cards() {
    let line = format!("| s3:1 hand={} | s5:0", some("b", 7));
    let scene = Scene::at(&line);
    assert_refused(&scene, &[(0, "take=b1", "3.6", "after the turn")]);
    assert_refused(
        &scene.go("end"),
        &[
            (0, "end", "3.6", "the turn is over"),
            (0, "take=s9", "3.6", "not among the cards in your hand"),
            (0, "advocatus", "7.5", "Beatitudini only"),
            (1, "end", "3.6", "Seat 1 is choosing"),
        ],
    );
}

#[test]
fn what_a_card_asks() {
    let may = [("s3", "abilities = [{ when = 'die', may = true, effects = [{ discard = 2 }] }]")];
    let scene = Scene::dealt(&may, "| s3:1 hand=b1,b2,b3 | s5:0").go("roll die=2");
    assert_refused(
        &scene,
        &[(0, "end", "12.2", "whether or not Saint 3 acts"), (1, "end", "12.2", "Seat 1 is choosing")],
    );
    assert_refused(
        &scene.go("accept"),
        &[
            (0, "pass", "13.1", "cannot be refused"),
            (0, "take=s4", "13.5", "not among the cards in your hand"),
            (0, "end", "13.5", "which card of the hand"),
        ],
    );
    let two = [
        ("s3", "abilities = [{ when = 'die', effects = [{ draw = 1 }] }]"),
        ("u21", "abilities = [{ when = 'die', effects = [{ draw = 1 }] }]"),
    ];
    let scene = Scene::dealt(&two, "| s3:1 supports=u21 | s5:0").go("roll die=2");
    assert_refused(
        &scene,
        &[
            (0, "next=s5", "12.4", "not among the cards that are waiting"),
            (0, "end", "12.4", "which card acts first"),
        ],
    );
}

#[test]
fn cards_from_the_discards_and_of_others() {
    let scene = |does: &str, line: &str| {
        let does = format!("effects = [{does}]");
        Scene::dealt(&[("u1", &does)], line).go("play=u1")
    };
    assert_refused(
        &scene("{ recover = 'support' }", "discards=u2,b1 | s3:1 hand=u1 | s5:0"),
        &[
            (0, "take=u1", "13.7", "cannot recover itself"),
            (0, "take=b1", "13.7", "has to be a Supporto"),
            (0, "take=u3", "13.7", "not among the discards"),
            (0, "pass", "13.1", "cannot be refused"),
        ],
    );
    assert_refused(
        &scene("'call'", "discards=s1,b1 | s3:1 hand=u1 | s5:0"),
        &[(0, "take=b1", "13.8", "has to be a Saint"), (0, "take=s2", "13.8", "not among the discards")],
    );
    assert_refused(
        &scene("'remove'", "| s3:1 hand=u1 supports=u22 | s5:0 supports=u21"),
        &[
            (0, "take=u22", "13.11", "your own Zona Supporti"),
            (0, "take=u3", "13.11", "not in another player's"),
            (0, "roll", "13.11", "which Supporto"),
        ],
    );
    assert_refused(
        &scene("'exchange'", "| s3:1 hand=u1 santuario=s4 | s5:0"),
        &[(0, "enter=3", "13.12", "1 Saint"), (0, "end", "13.12", "whether to exchange Saint 3")],
    );
}

#[test]
fn players_that_cannot_be_chosen() {
    let guarded = ("s5", "abilities = [{ always = 'guarded' }]");
    let closed = ("s5", "abilities = [{ always = 'closed' }]");
    let seats = "| s5:2 hand=b1 | s6:0 | - hand=b4 | s7:1 hand=b2 | s16:1 hand=b3";
    let scene = |does: &str, guard| {
        let does = format!("effects = [{does}]");
        Scene::dealt(&[("u1", &does), guard], &format!("| s3:1 hand=u1 {seats}")).go("play=u1")
    };
    assert_refused(
        &scene("{ take = 1 }", guarded),
        &[
            (0, "seat=0", "13.16", "another player"),
            (0, "seat=1", "14.4", "guards Saint 5"),
            (0, "seat=2", "13.9", "Saint 6 has no points"),
            (0, "seat=3", "13.9", "no Saint in the Zona Attiva"),
            (0, "take=b1", "13.9", "whom to take 1 point from"),
        ],
    );
    for effect in ["'steal'", "'look'"] {
        assert_refused(
            &scene(effect, closed),
            &[
                (0, "seat=1", "14.5", "closed"),
                (0, "seat=2", "13.10", "no cards in hand"),
                (0, "seat=0", "13.16", "another player"),
                (3, "seat=1", "13.10", "Seat 1 is choosing"),
            ],
        );
    }
    assert_refused(
        &scene("{ rival = [{ lose = 1 }] }", closed),
        &[(0, "end", "13.16", "the rival"), (0, "pass", "13.1", "cannot be refused")],
    );
}

#[test]
fn chance_comes_first() {
    let draw = [
        ("u1", "effects = [{ draw = 1 }]"),
        ("u2", "effects = [{ lose = 1 }]"),
        ("u3", "effects = [{ seek = 'saint' }]"),
        ("u4", "effects = ['steal']"),
    ];
    let scene = Scene::dealt(&draw, "| s3:1 hand=u1,u2,u3,u4,b1,b2 | s5:0 hand=b3,b4");
    for (script, clause, chance) in [
        ("roll", "6.3", "6.3"),
        ("play=u1", "3.1", "3.1"),
        ("play=u2", "13.5", "13.5"),
        ("play=u3", "13.6", "13.6"),
        ("play=u4", "13.10", "13.10"),
    ] {
        let scene = scene.clone().go(script);
        assert_refused(&scene, &[(0, "end", clause, "first"), (1, "end", clause, "first")]);
        if script != "roll" {
            assert_refused(&scene, &[(0, "card=b1", chance, "")]);
        }
    }
}

#[test]
fn what_is_rarely_met() {
    let dealer = Scene::new("seats=2").go("dealer=0");
    assert_refused(&dealer, &[(0, "end", "2.2", "first everybody draws")]);
    assert_refused(
        &dealer.go("card=s3 card=s4"),
        &[(0, "card=b1", "2.4", "dealt by chance"), (0, "end", "2.4", "first the hands")],
    );
    let twice = Scene::at("again=beatitude | s7:1 hand=b1,b4,b5 | s4:0");
    assert_refused(&twice.clone().go("play=b1 play=b1"), &[(0, "play=b1", "3.4", "played 2 Beatitudini")]);
    assert_refused(&twice.go("roll die=2 play=b1"), &[(0, "play=b1", "3.4", "rolled the die and played")]);
    let both = Scene::at("again=trial | s7:1 hand=p1,p2,s1 | s4:0").go("play=p1 suffrage=s1");
    assert_refused(&both, &[(0, "play=p2", "3.4", "passed a Prova and made a Suffragio")]);
    let discard = [("u1", "effects = [{ others = [{ discard = 1 }] }]")];
    let scene = Scene::dealt(&discard, "| s3:1 hand=u1 | s5:0 hand=b1,b2").go("play=u1");
    assert_refused(&scene, &[(0, "end", "13.5", "wait a moment: Seat 2 is choosing")]);
    let equal = Scene::under("rules=2", "| s7:0 hand=b1,b2,b3,p1,p2,u1 | s4:0").go("end");
    assert_refused(&equal, &[(0, "take=b2", "1.6", "here b1 stands for all equal cards")]);
    let tied = Scene::at("turns=80 at=1 | s3:0 | s4:0").next_turn();
    assert_refused(&tied, &[(0, "end", "16.3", "it is a draw")]);
}

#[test]
fn every_reason_is_met() {
    let scenes: [fn(); 14] = [
        who_watches_and_what_does_not_exist,
        after_the_end,
        another_seat_is_on_turn,
        one_beatitudine_or_the_die,
        an_empty_zona_attiva,
        prove_and_suffragi,
        saints_of_the_santuario,
        the_same_card_twice,
        down_to_five_cards,
        what_a_card_asks,
        cards_from_the_discards_and_of_others,
        players_that_cannot_be_chosen,
        chance_comes_first,
        what_is_rarely_met,
    ];
    scenes.iter().for_each(|scene| scene());
    let met = MET.lock().unwrap().clone();
    let missed: Vec<_> = REASONS.iter().filter(|reason| !met.contains(**reason)).collect();
    assert!(missed.is_empty(), "no scene meets {missed:?}");
}

fn imaginable() -> Vec<Action> {
    use Action::{
        Accept, Advocatus, At, Dealer, Die, Draw, End, Enter, Next, Pass, Place, Play, Replace, Roll,
        Suffrage, Swap, Take,
    };
    let mut all = vec![Pass, Advocatus, Accept, End, Roll];
    all.extend(Seat::all(7).flat_map(|seat| [At(seat), Dealer(seat)]));
    let cards: Vec<Card> = Kind::ALL.iter().flat_map(|kind| kind.cards().iter()).collect();
    all.extend(cards.iter().flat_map(|card| [Play(*card), Take(*card), Next(*card), Draw(*card)]));
    all.extend(cards.iter().step_by(3).flat_map(|card| [Suffrage(*card), Place(*card)]));
    all.extend(Kind::Saint.cards().iter().flat_map(|card| [Suffrage(card), Place(card)]));
    all.extend(
        Kind::Saint.cards().iter().step_by(3).flat_map(|card| (0..4).map(move |at| Replace(card, at))),
    );
    all.extend((0..4).map(Enter));
    all.extend((0..4).flat_map(|one| (0..4).map(move |two| Swap(one, two))));
    all.extend((1..=6).map(Die));
    all
}

const SETUPS: [&str; 7] = [
    "seats=2",
    "seats=3 stall=3",
    "seats=4 four=3",
    "seats=5 opening=wait",
    "seats=6",
    "seats=3 rounds=10",
    "seats=4 rules=2",
];

#[test]
fn every_refusal_has_a_clause_and_both_languages() {
    let heard = assert_refusals::<Sancta>(RULES, &SETUPS, 2, 23, &imaginable());
    let cited: BTreeSet<&str> = heard.values().flatten().copied().collect();
    assert!(cited.len() >= 30, "{} clauses: {cited:?}", cited.len());
    for (kind, clauses) in &heard {
        assert!(clauses.contains("2.1"), "those who watch may not {kind}");
    }
    assert_eq!(heard.len(), 17);
}

#[test]
fn a_card_that_one_does_not_see_is_refused_alike_wherever_it_lies() {
    let mut compared = 0;
    for seed in 0..4 {
        let (mut rng, mut scratch) = (Rng::new(seed), Scratch::default());
        let mut truth = Sancta::new(&"seats=3".parse::<Setup>().unwrap()).unwrap();
        while told_answer(&mut truth, &mut rng, &mut scratch).is_some() {
            let view = truth.view(Some(Seat::new(0)));
            let known = view.hands.iter().fold(Cards::NONE, |all, hand| all.or(hand.cards()));
            let unseen = view.open.setup.deck().less(view.open.face_up()).less(known).less(view.open.played);
            for make in [Action::Suffrage as fn(Card) -> Action, Action::Place, Action::Take] {
                let saints = unseen.and(Kind::Saint.cards()).iter();
                let said: BTreeSet<String> = saints
                    .filter_map(|card| {
                        let refusal = Sancta::why_not(&view, &make(card))?;
                        let name = view.open.setup.cards.cards().title(card).en;
                        Some(format!("{} {}", refusal.clause, refusal.text.en.replace(&name, "it")))
                    })
                    .collect();
                assert!(said.len() <= 1, "{said:?}");
                compared += said.len();
            }
        }
    }
    assert!(compared > 100, "{compared}");
}
