//! The search for puzzles against everything played out, and the puzzles themselves.

use evilrunner::{Action, Aim, Evilrunner, Net, Piece, Puzzle, Solution, Stage, TURNS, Vertex};
use table::{Answer, Deaf, Game, Notation, Odds, Puzzles, Rng, Turn, Verdict};

fn actions(truth: &Evilrunner) -> Vec<Action> {
    let mut out = Vec::new();
    match truth.turn() {
        Turn::Together(seats) => truth.actions(seats.first().unwrap(), &mut out),
        Turn::Chance => {
            let mut odds = Odds::default();
            truth.odds(&mut odds);
            out.extend_from_slice(odds.outcomes());
        }
        _ => {}
    }
    out
}

fn after(truth: &Evilrunner, action: Action) -> Evilrunner {
    let mut next = *truth;
    match truth.turn().asked().first() {
        Some(seat) => next.play(Answer::Together(&[(seat, action)]), &mut Deaf),
        None => next.play(Answer::Chance(action), &mut Deaf),
    }
    next
}

fn stage(truth: &Evilrunner) -> Stage {
    truth.view(None).stage
}

fn at(truth: &Evilrunner, piece: Piece) -> Vertex {
    truth.view(None).places[piece.index()]
}

fn is_spirits(stage: Stage) -> bool {
    !matches!(stage, Stage::Running { .. } | Stage::Over | Stage::Declaring)
}

/// What [`Net::closes`] answers, by playing everything: no memory, no short cuts.
fn closes(truth: &Evilrunner, turns: u8) -> bool {
    let stage = stage(truth);
    if stage == Stage::Over {
        return Piece::CREATURES.iter().any(|&creature| at(truth, creature) == at(truth, Piece::Valandris));
    }
    if turns == 0 {
        return false;
    }
    let goes_on = |action: Action| {
        let next = after(truth, action);
        let ended = is_spirits(stage) && !is_spirits(self::stage(&next));
        closes(&next, if ended && self::stage(&next) != Stage::Over { turns - 1 } else { turns })
    };
    let spirit = is_spirits(stage) && !matches!(stage, Stage::Rolling { .. } | Stage::Bonus { .. });
    let mut all = actions(truth).into_iter();
    if spirit || stage == Stage::Declaring { all.any(goes_on) } else { all.all(goes_on) }
}

/// Positions around those that make puzzles, some lost and some not.
const POSITIONS: [&str; 10] = [
    "L=C15 U=T11 A=C16 V=C2 seals=T2,T3,T4,T5,T7,T9,T10,T12 power=leviathan to=spirit",
    "L=A4 U=A17 A=A6 V=A14 seals=T1,T2,T3,T4,T5,T6,T7,T8,T11,T12 power=archangel to=spirit",
    "L=C5 U=T1 A=C13 V=C17 seals=T2,T3,T4,T6,T7,T8,T9,T10,T11,T12 power=archangel to=spirit",
    "L=C6 U=T6 A=C11 V=C2 seals=T2,T3,T4,T5,T7,T9,T10,T12 power=archangel to=spirit",
    "L=C19 U=T8 A=C3 V=C11 seals=T1,T3,T4,T5,T6,T7,T10,T11,T12 power=archangel to=spirit",
    "L=T2 U=C7 A=C8 V=C4 seals=T1,T3,T4,T6,T8,T9,T10,T11,T12 power=archangel to=valandris",
    "L=C19 U=C4 A=C12 V=C11 seals=T1,T3,T5,T6,T7,T8,T9,T10,T11,T12 power=archangel to=valandris",
    "L=C12 U=C10 A=C1 V=C8 seals=T1,T3,T4,T5,T6,T7,T9,T10,T11,T12 power=unicorn to=valandris",
    "L=A5 U=T5 A=C7 V=A1 seals=T1,T4 power=leviathan to=spirit",
    "L=A3 U=T5 A=C7 V=C12 seals=T1,T4,T9 power=unicorn to=valandris",
];

/// Random positions with the three hunters in the Heavens around Valandris, most of the Earth sealed.
fn hunts(seed: u64) -> Vec<Evilrunner> {
    let mut rng = Rng::new(seed);
    let mut line = || {
        let mut earth: Vec<u8> = (1..=12).collect();
        rng.shuffle(&mut earth);
        let seals: Vec<String> = earth[..8].iter().map(|number| format!("T{number}")).collect();
        let [l, u, a, v] = [0; 4].map(|_| 1 + rng.below(20));
        let power = ["leviathan", "unicorn", "archangel"][rng.below(3)];
        let to = ["spirit", "valandris"][rng.below(2)];
        format!("L=C{l} U=C{u} A=C{a} V=C{v} seals={} power={power} to={to}", seals.join(","))
    };
    let setup = "legs=1".parse().unwrap();
    (0..40).filter_map(|_| Evilrunner::read(&line(), &setup).ok()).collect()
}

#[test]
fn the_net_closes_where_everything_that_can_be_played_says_so() {
    let mut found = [0; 2];
    let setup = "legs=1".parse().unwrap();
    let kept = POSITIONS.iter().map(|line| Evilrunner::read(line, &setup).unwrap());
    for truth in kept.chain(hunts(1)) {
        let line = truth.line().unwrap();
        for turns in 0..=2 {
            let ours = Net::default().closes(&truth, turns);
            assert_eq!(ours, closes(&truth, turns), "{line} within {turns}");
            found[usize::from(ours)] += 1;
        }
    }
    assert!(found.iter().all(|count| *count > 15), "{found:?}");
}

#[test]
fn the_net_closes_in_the_middle_of_a_turn_as_everything_played_says() {
    for line in &POSITIONS[..4] {
        let truth = Evilrunner::read(line, &"legs=1".parse().unwrap()).unwrap();
        for action in actions(&truth) {
            let next = after(&truth, action);
            let mut net = Net::default();
            assert_eq!(net.closes(&next, 1), closes(&next, 1), "{line} after {action}");
        }
    }
}

#[test]
fn havens_are_the_ends_of_a_turn_that_are_not_lost() {
    for line in POSITIONS.iter().filter(|line| line.ends_with("valandris")) {
        let truth = Evilrunner::read(line, &"legs=1".parse().unwrap()).unwrap();
        let mut net = Net::default();
        for turns in 0..=TURNS {
            let havens = net.havens(&truth, turns);
            assert_eq!(havens.is_empty(), net.closes(&truth, turns), "{line} {turns}");
            assert!(turns == 0 || (havens - net.havens(&truth, turns - 1)).is_empty());
        }
    }
}

/// What the day's solution leads to, once more from the puzzle's line.
fn assert_is_solved(puzzle: &Puzzle) {
    let truth = Evilrunner::read(&puzzle.line(), &puzzle.setup()).unwrap();
    truth.audit().unwrap();
    let mut net = Net::default();
    match puzzle.solution {
        Solution::Run(to) => {
            assert!(net.havens(&truth, TURNS).iter().eq([to]), "{}", puzzle.line());
            assert!(truth.view(None).sight().unwrap().safe().len() > 2, "more than one looks safe");
        }
        Solution::Turn { .. } | Solution::Cross(..) => {
            assert!(net.closes(&truth, TURNS) && !net.closes(&truth, TURNS - 1), "{}", puzzle.line());
        }
    }
    // The leg ends when the turns are over.
    let view = truth.view(None);
    let ended = u16::from(view.stage != Stage::Moving(Piece::Leviathan));
    assert_eq!(view.turn + u16::from(TURNS) - 1 + ended, puzzle.setup().cap);
}

#[test]
fn each_day_has_a_puzzle_of_either_kind_and_they_differ() {
    let mut lines = Vec::new();
    for day in 0..8 {
        for aim in [Aim::Capture, Aim::Escape] {
            let puzzle = Puzzle::of_day(day, aim);
            assert_eq!(puzzle.aim, aim);
            assert_is_solved(&puzzle);
            lines.push(puzzle.line());
        }
    }
    lines.sort();
    lines.dedup();
    assert_eq!(lines.len(), 16);
}

#[test]
fn the_same_day_has_the_same_puzzle_for_ever() {
    let [capture, escape] = [Aim::Capture, Aim::Escape].map(|aim| Puzzle::of_day(20_000, aim));
    assert_eq!([capture.line(), escape.line()], KEPT);
}

const KEPT: [&str; 2] = [
    "L=C19 U=T6 A=C6 V=C10 seals=T1,T3,T4,T5,T8,T9,T11,T12 power=unicorn to=spirit",
    "L=C9 U=C12 A=C10 V=C2 seals=T1,T2,T3,T4,T5,T7,T8,T9 power=leviathan to=valandris",
];

#[test]
fn only_one_first_turn_captures_within_three() {
    let puzzle = Puzzle::of_day(3, Aim::Capture);
    let truth = Evilrunner::read(&puzzle.line(), &puzzle.setup()).unwrap();
    let mut net = Net::default();
    let mut winning = Vec::new();
    // Every first turn, by the board after it; a crossing by its announcement.
    let mut open = vec![truth];
    while let Some(here) = open.pop() {
        for action in actions(&here) {
            let next = after(&here, action);
            match (action, stage(&next)) {
                (Action::Cross(creature, to), _) => {
                    if net.closes(&next, TURNS) {
                        winning.push(Solution::Cross(creature, to));
                    }
                }
                (_, Stage::Running { .. }) => {
                    let view = next.view(None);
                    let (places, seals, power) = (view.places, view.seals, view.power);
                    if net.closes(&next, TURNS - 1) {
                        winning.push(Solution::Turn { places, seals, power });
                    }
                }
                (_, Stage::Over) => panic!("it can be captured at once"),
                _ => open.push(next),
            }
        }
    }
    winning.dedup();
    assert_eq!(winning, [puzzle.solution]);
}

/// The first actions of every list that is judged, with what is said of it.
fn judged(
    puzzle: &Puzzle,
    given: &mut Vec<Action>,
    truth: &Evilrunner,
    found: &mut Vec<(Vec<Action>, Verdict)>,
) {
    for action in actions(truth) {
        given.push(action);
        match Evilrunner::judge(puzzle, given) {
            Verdict::Open => judged(puzzle, given, &after(truth, action), found),
            verdict => found.push((given.clone(), verdict)),
        }
        given.pop();
    }
}

#[test]
fn the_run_that_escapes_is_right_and_every_other_is_told_how_it_ends() {
    let puzzle = Puzzle::of_day(20_000, Aim::Escape);
    let Solution::Run(haven) = puzzle.solution else { panic!("{:?}", puzzle.solution) };
    let mut found = Vec::new();
    judged(&puzzle, &mut Vec::new(), &Evilrunner::posed(&puzzle), &mut found);
    let mut right = 0;
    for (given, verdict) in &found {
        let end = given.iter().fold(Evilrunner::posed(&puzzle), |truth, &action| after(&truth, action));
        let end = at(&end, Piece::Valandris);
        match verdict {
            Verdict::Right(why) => {
                right += 1;
                assert!(end == haven && why.en.contains(&haven.to_string()), "{given:?} {why:?}");
            }
            Verdict::Wrong(why) => {
                assert!(
                    end != haven && why.it.starts_with(&format!("In {end} lo Spirito lo cattura")),
                    "{why:?}"
                );
            }
            Verdict::Open => panic!("{given:?}"),
        }
    }
    assert!(right > 0 && found.len() > right + 5, "{right} of {}", found.len());
    let solution = Evilrunner::solution(&puzzle);
    assert!(matches!(Evilrunner::judge(&puzzle, &solution), Verdict::Right(_)), "{solution:?}");
}

#[test]
fn the_turn_that_closes_the_net_is_right_and_another_is_told_where_he_escapes() {
    let puzzle = Puzzle::of_day(20_000, Aim::Capture);
    let solution = Evilrunner::solution(&puzzle);
    assert!(matches!(Evilrunner::judge(&puzzle, &solution), Verdict::Right(_)), "{solution:?}");
    assert_eq!(Evilrunner::judge(&puzzle, &solution[..solution.len() - 1]), Verdict::Open);
    // The same turn, but for the power that is declared.
    let Some((Action::Declare(best), moves)) = solution.split_last() else { panic!("{solution:?}") };
    for other in Piece::CREATURES.into_iter().filter(|creature| creature != best) {
        let given: Vec<Action> = moves.iter().copied().chain([Action::Declare(other)]).collect();
        let Verdict::Wrong(why) = Evilrunner::judge(&puzzle, &given) else { panic!("{given:?}") };
        let (_, to) = why.en.rsplit_once(' ').unwrap();
        let to: Vertex = to.trim_end_matches('.').parse().unwrap();
        let fled = given.iter().fold(Evilrunner::posed(&puzzle), |truth, &action| after(&truth, action));
        assert!(Net::default().havens(&fled, TURNS - 1).has(to), "{why:?}");
    }
    // What the rules forbid is not judged.
    let nonsense = [Action::Die(3), Action::Stay, Action::Jump(Vertex::OFF), Action::Declare(Piece::Unicorn)];
    assert!(nonsense.iter().all(|&action| Evilrunner::judge(&puzzle, &[action]) == Verdict::Open));
}

#[test]
fn every_kind_has_its_aim_and_a_solution_that_is_right() {
    for day in 0..4 {
        for kind in 0..Evilrunner::KINDS.len() {
            let puzzle = <Evilrunner as Puzzles>::puzzle(day, kind);
            let aim = Evilrunner::aim(&puzzle);
            assert!(aim.en.contains("three turns") && aim.it.contains("tre turni"), "{aim:?}");
            let solution = Evilrunner::solution(&puzzle);
            assert!(
                matches!(Evilrunner::judge(&puzzle, &solution), Verdict::Right(_)),
                "{day} {kind} {solution:?}"
            );
        }
    }
}
