//! The toys' known numbers. Sources: OpenSpiel 2.0.2's rules for the games of these names; the exact value of uniform
//! random play and the counts of histories were computed from OpenSpiel by full enumeration; the arithmetic beside each
//! number says why it is right.

use std::collections::HashSet;

use table::perft::{each_answer, perft};
use table::toys::kuhn::View;
use table::toys::{ConnectFour, Goofspiel, Held, Kuhn, Leduc, LiarsDice, TicTacToe};
use table::{Game, Seat, Turn};

/// What a full enumeration finds.
#[derive(Default)]
struct Tally<G: Game> {
    /// Beginnings of games, the empty and the whole ones included. Seats asked together are counted as if they
    /// answered one after the other, which is how OpenSpiel counts.
    histories: u64,
    ends: u64,
    longest: usize,
    /// For each seat what it may know when it is asked.
    infosets: [HashSet<G::View>; 2],
}

fn tally<G: Game>(setup: &str) -> (Tally<G>, f64) {
    let setup: G::Setup = setup.parse().unwrap_or_else(|_| panic!("the setup {setup} reads"));
    let mut tally = Tally { histories: 0, ends: 0, longest: 0, infosets: Default::default() };
    let start = G::new(&setup).expect("the setup makes a table");
    let value = walk(&start, 0, &mut tally);
    assert_eq!(tally.longest, G::longest(&setup), "longest is exact");
    (tally, value)
}

/// The value for seat 0 when everybody plays uniformly at random: win 1, loss -1 in board games, points elsewhere.
fn walk<G: Game>(truth: &G, depth: usize, tally: &mut Tally<G>) -> f64 {
    assert_eq!(truth.audit(), Ok(()));
    tally.histories += 1;
    let mut options = Vec::new();
    match truth.turn() {
        Turn::Over(scores) => {
            tally.ends += 1;
            tally.longest = tally.longest.max(depth);
            let two = scores.of(Seat::new(0)) - scores.of(Seat::new(1));
            return f64::from(two) / 2.0;
        }
        Turn::Together(seats) => {
            for seat in seats.iter() {
                tally.infosets[seat.index()].insert(truth.view(Some(seat)));
            }
            if seats.len() == 2 {
                truth.actions(Seat::new(0), &mut options); // after seat 0, before seat 1
                tally.histories += options.len() as u64;
            }
        }
        Turn::Apart(_) | Turn::Chance => {}
    }
    let (mut sum, mut count) = (0.0, 0.0);
    each_answer(truth, &mut |next| {
        sum += walk(&next, depth + 1, tally);
        count += 1.0;
    });
    sum / count
}

fn assert_close(value: f64, known: f64) {
    assert!((value - known).abs() < 1e-9, "{value} is not {known}");
}

#[test]
fn tic_tac_toe_has_its_histories_and_its_uniform_value() {
    let (tally, value) = tally::<TicTacToe>("");
    // Games that end with the 5th, 6th … 9th mark: 1,440 + 5,328 + 47,952 + 72,576 + 127,872 = 255,168.
    assert_eq!((tally.histories, tally.ends), (549_946, 255_168));
    assert_close(value, 0.296_825_396_825_396_8);
}

#[test]
fn tic_tac_toe_is_a_draw() {
    fn best(truth: &TicTacToe) -> i32 {
        if let Turn::Over(scores) = truth.turn() {
            return scores.of(Seat::new(0));
        }
        let first = truth.turn().asked().has(Seat::new(0));
        let mut values = Vec::new();
        each_answer(truth, &mut |next| values.push(best(&next)));
        if first { values.into_iter().max().unwrap() } else { values.into_iter().min().unwrap() }
    }
    assert_eq!(best(&TicTacToe::new(&Default::default()).unwrap()), 0);
}

#[test]
fn tic_tac_toe_perft() {
    let start = TicTacToe::new(&Default::default()).unwrap();
    // 9, 9·8, 9·8·7 … until games end: after five marks still 9·8·7·6·5, and the 1,440 that end there end counting.
    let counts: Vec<u64> = (1..=6).map(|depth| perft(&start, depth)).collect();
    assert_eq!(counts, [9, 72, 504, 3_024, 15_120, (15_120 - 1_440) * 4 + 1_440]);
}

#[test]
fn connect_four_perft() {
    let start = ConnectFour::new(&Default::default()).unwrap();
    // 7^n while no column is full; after the sixth drop the 7 orders that fill one column have lost one choice:
    // 7^7 - 7 = 823,536.
    let counts: Vec<u64> = (1..=7).map(|depth| perft(&start, depth)).collect();
    assert_eq!(counts, [7, 49, 343, 2_401, 16_807, 117_649, 823_536]);
}

#[test]
fn kuhn_has_its_histories_and_its_uniform_value() {
    let (tally, value) = tally::<Kuhn>("");
    // Deals: 1 + 3 + 3·2 = 10 beginnings, the last 6 with the empty course; courses: P, B, PP, PB, BP, BB, PBP, PBB, of
    // which 5 end: 10 + 6·8 = 58 histories, 6·5 = 30 ends.
    assert_eq!((tally.histories, tally.ends), (58, 30));
    // High and low card balance but for folds: BP is +1 (1/4 of games), PBP is -1 (1/8): 1/4 - 1/8.
    assert_close(value, 0.125);
    assert_eq!(tally.infosets.map(|set| set.len()), [6, 6]);
}

#[test]
fn leduc_has_its_histories_and_its_uniform_value() {
    let (tally, value) = tally::<Leduc>("");
    // A round has the courses cc, crc, crrc, rc, rrc to the end (5), crf, crrf, rf, rrf to a fold (4), and the
    // beginnings c, r, cr, rr, crr and the empty one (6). With 30 deals and 4 cards for the table, ends:
    // 30·(4 + 5·4·(5 + 4)) = 5,520; histories: 1 + 6 + 30·(6 + 4 + 5 + 5·4·(6 + 4 + 5)) = 9,457.
    assert_eq!((tally.histories, tally.ends), (9_457, 5_520));
    assert_close(value, -0.078125);
    // 6 cards and 3 beginnings of each seat, then 5 other cards on the table after 5 courses: 6·3 + 6·5·5·3 = 468.
    assert_eq!(tally.infosets.map(|set| set.len()), [468, 468]);
}

#[test]
fn liars_dice_has_its_histories_and_its_uniform_values() {
    let known = [0.125, 1.0 / 54.0, -0.015625, -0.028, -0.032_407_407_407_407_4];
    for (faces, known) in (2u32..).zip(known) {
        let (tally, value) = tally::<LiarsDice>(&format!("faces={faces}"));
        // The bids made are any set of the 2f, and each but the empty one can be called: 2^2f + 2^2f - 1 courses for
        // each pair of dice; for six faces 36·4,095 = 147,420 ends and 1 + 6 + 36·8,191 = 294,883 histories.
        let (dice, sets) = (u64::from(faces * faces), 1u64 << (2 * faces));
        assert_eq!(tally.ends, dice * (sets - 1));
        assert_eq!(tally.histories, 1 + u64::from(faces) + dice * (2 * sets - 1));
        assert_close(value, known);
        // A seat is asked after an even or an odd number of bids: half of the sets, for each face of its die.
        let half = faces as usize * (sets as usize / 2);
        assert_eq!(tally.infosets.map(|set| set.len()), [half, half]);
    }
}

#[test]
fn goofspiel_has_its_histories_and_is_even() {
    // Three cards from the highest prize down: 1 + 3 + 3·3 + 9·2 + 9·2·2 = 67, the last trick being forced.
    // Four: 1 + 4 + 16 + 16·3 + 16·9 + 144·2 + 144·4 = 1,077.
    // Three at random: 1 + 3 + 3·3 + 3·9 + 27·2 + 54·2 + 54·4 = 418.
    let known = [
        ("cards=3 prizes=descending", 67, 36),
        ("cards=4 prizes=descending", 1_077, 576),
        ("cards=3 prizes=random", 418, 216),
    ];
    for (setup, histories, ends) in known {
        let (tally, value) = tally::<Goofspiel>(setup);
        assert_eq!((tally.histories, tally.ends), (histories, ends), "{setup}");
        assert_close(value, 0.0);
    }
}

/// The value of Kuhn poker for seat 0 when each seat bets with the probability that its chances give for a view.
fn kuhn_value(truth: &Kuhn, chances: &[&dyn Fn(&View) -> f64; 2]) -> f64 {
    let seat = match truth.turn() {
        Turn::Over(scores) => return f64::from(scores.of(Seat::new(0))),
        turn => turn.asked().first(),
    };
    let bets = seat.map(|seat| chances[seat.index()](&truth.view(Some(seat))));
    let mut values = Vec::new();
    each_answer(truth, &mut |next| values.push(kuhn_value(&next, chances)));
    match bets {
        None => values.iter().sum::<f64>() / values.len() as f64,
        Some(bet) => values[0] * (1.0 - bet) + values[1] * bet, // the actions are sorted: to pass, to bet
    }
}

/// The views in which a seat of Kuhn poker is asked.
fn kuhn_views(seat: usize) -> Vec<View> {
    let (tally, _) = tally::<Kuhn>("");
    tally.infosets[seat].iter().cloned().collect()
}

#[test]
fn kuhn_is_worth_a_loss_of_one_eighteenth() {
    // An equilibrium (Kuhn 1950, with alpha = 0): seat 0 never bets first, and calls with a king, and with a queen one
    // time in three; seat 1 always bets and calls with a king, bets a jack one time in three when it may, and calls with
    // a queen one time in three.
    let start = Kuhn::new(&Default::default()).unwrap();
    let card = |view: &View, seat: usize| view.hands[seat];
    let first = |view: &View| match card(view, 0) {
        _ if view.bets == start.view(None).bets => 0.0,
        Held::Seen(2) => 1.0,
        Held::Seen(1) => 1.0 / 3.0,
        _ => 0.0,
    };
    let facing_bet = |view: &View| view.bets.to_string() == "bet";
    let second = |view: &View| match (card(view, 1), facing_bet(view)) {
        (Held::Seen(2), _) => 1.0,
        (Held::Seen(1), true) | (Held::Seen(0), false) => 1.0 / 3.0,
        _ => 0.0,
    };
    // Against each half every one of the 2^6 fixed answers of the other seat: none does better than the value.
    let best = |seat: usize| {
        let views = kuhn_views(seat);
        let values = (0u32..64).map(|choice| {
            let fixed = |view: &View| {
                let at = views.iter().position(|known| known == view).expect("every view is known");
                f64::from(choice >> at & 1)
            };
            if seat == 0 {
                kuhn_value(&start, &[&fixed, &second])
            } else {
                -kuhn_value(&start, &[&first, &fixed])
            }
        });
        values.fold(f64::MIN, f64::max)
    };
    assert_close(best(0), -1.0 / 18.0);
    assert_close(best(1), 1.0 / 18.0);
}
