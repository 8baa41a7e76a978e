//! Counting: sequences of answers and different positions, with the arithmetic shown. Cards are plain.

mod twin;

use std::collections::BTreeMap;

use sancta::{Done, Sancta, Step};
use table::perft::{Distinct, distinct, each_answer, perft};
use table::{Agenda, Game, Notation};
use twin::{Found, Place, Twin};

use crate::scene::{Scene, all_but, some};

#[test]
fn the_set_up() {
    // A dealer; one of 30 Saints, then of 29; then the cards of the first hand from the 100 that are left.
    let two = Scene::new("seats=2").stage.truth;
    assert_eq!(perft(&two, 1), 2);
    assert_eq!(perft(&two, 2), 2 * 30);
    assert_eq!(perft(&two, 3), 2 * 30 * 29);
    let saints = Scene::new("seats=2").go("dealer=0 card=s3 card=s4").stage.truth;
    assert_eq!(perft(&saints, 3), 100 * 99 * 98);
    // Six seats play with 36 Saints among 122 cards.
    let six = Scene::new("seats=6").stage.truth;
    assert_eq!(perft(&six, 3), 6 * 36 * 35);
    let saints =
        Scene::new("seats=6").go("dealer=0 card=s1 card=s2 card=s3 card=s4 card=s5 card=s6").stage.truth;
    assert_eq!(perft(&saints, 2), 116 * 115);
}

#[test]
fn the_first_turn() {
    // Ten cards are dealt, the first seat draws two of 90: it holds seven, of which it must play none.
    let dealt = "card=b1 card=b2 card=b3 card=b4 card=b5 card=b6 card=b7 card=b8 card=b9 card=b10";
    let scene = Scene::new("seats=2").go(&format!("dealer=1 card=s4 card=s3 {dealt}"));
    assert_eq!(perft(&scene.truth, 2), 90 * 89);
    // All Beatitudini are one: end, roll, play. At the end one of seven is discarded, then one of six; six faces; the
    // other may hold an Advocatus but does not: one answer.
    let scene = scene.go("card=b11 card=b12");
    assert_eq!(perft(&scene.truth, 1), 3);
    assert_eq!(perft(&scene.truth, 2), 7 + 6 + 1);
}

/// Equal cards are one: the same moments under the second version of the rules.
#[test]
fn equal_cards_are_one_answer() {
    let dealt = "card=b1 card=b2 card=b3 card=b4 card=b5 card=b6 card=b7 card=b8 card=b9 card=b10";
    let scene =
        Scene::new("seats=2 rules=2").go(&format!("dealer=1 card=s4 card=s3 {dealt} card=b11 card=b12"));
    // End, roll, play; at the end one Beatitudine of seven is discarded, which is one answer and not seven.
    assert_eq!(perft(&scene.truth, 1), 3);
    assert_eq!(perft(&scene.truth, 2), 1 + 6 + 1);
    // Two are discarded, one answer each, and then the other seat draws one of the 88 cards that are left.
    let end = scene.clone().go("end");
    assert_eq!((perft(&end.truth, 1), perft(&end.truth, 2), perft(&end.truth, 3)), (1, 1, 88));
    // Seven cards of three sorts: Beatitudini, Advocati, and a Prova that has no copy in hand.
    let hand = Scene::under("rules=2", "| s3:0 hand=b1,b2,b3,a1,a2,a3,p1 | s4:0").go("end");
    assert_eq!(perft(&hand.truth, 1), 3);
}

#[test]
fn a_beatitudine_or_the_die_and_a_prova() {
    // 98 cards are in the deck; the other holds none and is not asked.
    let truth = Scene::at("| s3:0 hand=b1,p1 | s4:0").stage.truth;
    // End, roll, Beatitudine, Prova.
    assert_eq!(perft(&truth, 1), 4);
    // 98 draws; six faces; after the Beatitudine end or Prova; after the Prova end, roll or Beatitudine.
    assert_eq!(perft(&truth, 2), 98 + 6 + 2 + 3);
    let end = 98 * 97;
    // On 1, 2, 5 and 6 end or Prova; on 3 one of two cards is discarded; on 4 one of 98 is drawn.
    let roll = 4 * 2 + 2 + 98;
    // End and draw; or Prova, and only the end is left.
    let beatitudine = 98 + 1;
    // End and draw; six faces; or Beatitudine, and only the end is left.
    let prova = 98 + 6 + 1;
    assert_eq!(perft(&truth, 3), end + roll + beatitudine + prova);
}

#[test]
fn the_window() {
    // 3 holders of an Advocatus answer in 2 ways each, one without cards is not asked, one with others in 1 way.
    let truth =
        Scene::at("| s3:0 hand=b1 | s4:0 hand=a1 | s5:0 hand=a2,b2 | s6:0 hand=a3 | s7:0").stage.truth;
    let deck = 102 - 5 - 5;
    assert_eq!(perft(&truth, 2), deck + 6 + 2 * 2 * 2);
    let truth = Scene::at("| s3:0 hand=b1 | s4:0 hand=a1 | s5:0 hand=p1 | s6:0 hand=a3").stage.truth;
    assert_eq!(perft(&truth, 2), (102 - 4 - 4) + 6 + 2 * 2);
    // Answered, only the end is left, whoever stopped it.
    assert_eq!(perft(&truth, 3), (94 * 93) + (4 + 94 + 1) + 2 * 2);
}

#[test]
fn the_santuario() {
    let truth = Scene::at("| s3:2 santuario=s4,s5,s6 hand=s1,s11 | s14:0").stage.truth;
    // End, roll, two Suffragi, two Saints to place, three to enter, three pairs to swap.
    assert_eq!(perft(&truth, 1), 1 + 1 + 2 + 2 + 3 + 3);
    let end = 102 - 7;
    let roll = 6;
    // The third point: the first of three slides in, and the other two are a pair. End, roll, place the other, swap.
    let suffragio = 1 + 1 + 1 + 1;
    // Four in the Santuario: end, roll, a Suffragio, four to be replaced, four to enter, six pairs.
    let place = 1 + 1 + 1 + 4 + 4 + 6;
    // The new Saint has no points and a turn one substitution: end, roll, two Suffragi, two to place, three pairs.
    let enter = 1 + 1 + 2 + 2 + 3;
    // As before.
    let swap = 12;
    assert_eq!(perft(&truth, 2), end + roll + 2 * suffragio + 2 * place + 3 * enter + 3 * swap);
}

#[test]
fn positions_after_whole_turns() {
    // The deck is four cards that cannot be played without a Saint: two of four, then the other two.
    let line =
        |seats: &str, used: &str| format!("discards={} | {seats}", all_but(&format!("b1,b2,b3,b4{used}"), 2));
    let idle = Scene::at(&line("- | -", "")).stage.truth;
    let found = |positions| Distinct { positions, ended: 0, cut_short: 0 };
    assert_eq!(distinct(&idle, 1), found(6));
    assert_eq!(distinct(&idle, 2), found(6));
    // With a Saint that has one of three points. After the end, and after a 2, one point and 6 hands of the other; 6 with
    // none after a 1, with two after a 5, with a Saint in the Rosa after a 6; after a 3 without a card, as after a 4, one of
    // four cards is drawn and the other draws two of three.
    let one = Scene::at(&line("s3:1 | -", ",s3")).stage.truth;
    assert_eq!(distinct(&one, 1), found(6 + 6 + 6 + 6 + 4 * 3));
}

/// The engine's tree over so many turns, all choices being uniform. Beatitudini being all the same, one truth stands for
/// all that look like it to the twin.
fn spread(truth: &Sancta, turns: u16) -> Found {
    let mut front = BTreeMap::from([(key(truth), (truth.clone(), 1.0))]);
    for turn in 1..=turns {
        let turns = truth.view(None).open.turns + turn;
        let mut reached: BTreeMap<Twin, (Sancta, f64)> = BTreeMap::new();
        let mut todo: Vec<(Sancta, f64)> = front.into_values().collect();
        while let Some((truth, chance)) = todo.pop() {
            if truth.at_rest() && truth.view(None).open.turns == turns {
                reached.entry(key(&truth)).or_insert((truth, 0.0)).1 += chance;
                continue;
            }
            let mut next = Vec::new();
            each_answer(&truth, &mut |truth| next.push(truth));
            let share = chance / next.len() as f64;
            // Cards of the same kind lead to the same: those that look alike are followed together.
            let mut alike: Vec<(Sancta, f64)> = Vec::new();
            for truth in next {
                match alike.iter_mut().find(|(other, _)| like(other) == like(&truth)) {
                    Some((_, sum)) => *sum += share,
                    None => alike.push((truth, share)),
                }
            }
            todo.extend(alike);
        }
        front = reached;
    }
    front.into_iter().map(|(key, (_, chance))| (key, chance)).collect()
}

fn like(truth: &Sancta) -> (Twin, Agenda<Step>, Done) {
    let open = truth.view(None).open;
    (key(truth), open.agenda, open.done)
}

fn key(truth: &Sancta) -> Twin {
    let scene = Scene::of(truth.clone());
    let place = |seat: u8| {
        let saint = (scene.active(seat) != "-").then(|| (scene.points(seat), scene.need(seat)));
        Place { saint, hand: scene.place(seat).hand }
    };
    let seats = (0..scene.open().seats() as u8).map(place).collect();
    Twin { seats, deck: scene.deck() as u8, active: scene.turn().into() }
}

#[test]
fn the_engine_and_its_twin_find_the_same_positions_as_likely() {
    let lines = [
        ("| s2:1 | s3:0", "s2,s3", 5),
        ("| s3:1 hand=b1,b2 | s4:2", "s3,s4", 5),
        ("at=1 | s1:0 hand=b1,b2,b3,b4,b5 | s2:0 hand=b6,b7,b8,b9,b10,b11 | s5:4", "s1,s2,s5", 3),
    ];
    for (line, saints, turns) in lines {
        // All Advocati lie face up, so that nobody is asked; the deck is Beatitudini.
        let seats = line.matches('|').count() as u8;
        let used = all_but(&format!("{saints},{}", some("b", 22)), seats);
        let truth = Scene::at(&line.replacen('|', &format!("discards={used} |"), 1)).stage.truth;
        let (ours, theirs) = (spread(&truth, turns), key(&truth).after(turns));
        assert!(ours.keys().eq(theirs.keys()), "{line}");
        for (key, chance) in &ours {
            assert!((chance - theirs[key]).abs() < 1e-12, "{key:?}: {chance}, the twin has {}", theirs[key]);
        }
        assert!(ours.len() > 30 && (ours.values().sum::<f64>() - 1.0).abs() < 1e-9, "{line}: {}", ours.len());
    }
}
