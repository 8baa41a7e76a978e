//! The puzzles of a day as the house shows them: what is asked for, and why an answer is right or wrong.

use table::{PuzzleKind, Puzzles, Text, Verdict};

use super::net::{listed, played};
use super::{Aim, Net, Puzzle, Solution, TURNS, done};
use crate::{Action, Evilrunner, Piece, Setup};

const AIMS: [Aim; 2] = [Aim::Capture, Aim::Escape];

impl Puzzles for Evilrunner {
    type Puzzle = Puzzle;

    const KINDS: &'static [PuzzleKind] = &[
        PuzzleKind { word: "capture", name: ("Cattura in tre turni", "Capture in three turns") },
        PuzzleKind { word: "escape", name: ("Fuga dalla rete", "Escape the net") },
    ];

    fn puzzle(day: u32, kind: usize) -> Puzzle {
        Puzzle::of_day(day, AIMS[kind % AIMS.len()])
    }

    fn posed(puzzle: &Puzzle) -> Evilrunner {
        puzzle.truth
    }

    fn posed_under(puzzle: &Puzzle) -> Setup {
        puzzle.setup()
    }

    fn aim(puzzle: &Puzzle) -> Text {
        match puzzle.aim {
            Aim::Capture => Text::new(
                "Lo Spirito muove e cattura Valandris entro tre turni, qualunque cosa lui faccia e comunque cada il dado. Gioca il primo \
                 turno, fino al potere da dichiarare.",
                "The Spirit is to move and captures Valandris within three turns, whatever he does and however the die falls. \
                 Play its first turn, down to the power that it declares.",
            ),
            Aim::Escape => Text::new(
                "Tocca a Valandris: un solo vertice lo salva, da ogni altro lo Spirito lo cattura di sicuro entro tre turni. Finisci il turno lì.",
                "Valandris is to move: one vertex alone saves him, on any other the Spirit is sure to capture him within three turns. \
                 End your turn there.",
            ),
        }
    }

    fn solution(puzzle: &Puzzle) -> Vec<Action> {
        let mut open = vec![(puzzle.truth, Vec::new())];
        while let Some((here, so_far)) = open.pop() {
            for action in listed(&here) {
                let (next, _) = played(&here, action, TURNS);
                let mut path = so_far.clone();
                path.push(action);
                match done(puzzle.aim, action, &next) {
                    Some(first) if first == puzzle.solution => return path,
                    Some(_) => {}
                    None => open.push((next, path)),
                }
            }
        }
        Vec::new()
    }

    fn judge(puzzle: &Puzzle, given: &[Action]) -> Verdict {
        let (mut here, mut left) = (puzzle.truth, TURNS);
        for &action in given {
            if !listed(&here).contains(&action) {
                return Verdict::Open;
            }
            (here, left) = played(&here, action, left);
            match done(puzzle.aim, action, &here) {
                Some(first) if first == puzzle.solution => return Verdict::Right(why(first)),
                Some(first) => return Verdict::Wrong(refutation(first, &here, left)),
                None => {}
            }
        }
        Verdict::Open
    }
}

/// Why the only solution is one.
fn why(solution: Solution) -> Text {
    match solution {
        Solution::Turn { .. } | Solution::Cross(..) => Text::new(
            "Ovunque vada adesso Valandris, lo Spirito lo cattura entro altri due turni; dopo ogni altro primo turno può sfuggirgli.",
            "Wherever Valandris goes now, the Spirit captures him within two more turns; after any other first turn he can get away.",
        ),
        Solution::Run(at) => Text::new(
            format!("In {at} la rete non si chiude entro tre turni; in ogni altro vertice raggiungibile sì."),
            format!(
                "On {at} the net does not close within three turns; on every other vertex within reach it does."
            ),
        ),
    }
}

/// What shows that a first turn is none: where Valandris still gets away, or how soon he is captured.
fn refutation(first: Solution, next: &Evilrunner, left: u8) -> Text {
    let mut net = Net::default();
    match first {
        Solution::Turn { .. } => match net.havens(next, left).iter().next() {
            Some(to) if to == next.at(Piece::Valandris) => Text::new(
                format!("Valandris sfugge: gli basta restare in {to}."),
                format!("Valandris still gets away: he only has to stay on {to}."),
            ),
            Some(to) => Text::new(
                format!("Valandris sfugge: gli basta correre in {to}."),
                format!("Valandris still gets away: he only has to run to {to}."),
            ),
            None => Text::new("Valandris sfugge.", "Valandris still gets away."),
        },
        Solution::Cross(creature, to) => {
            let who = crate::text::name(creature);
            let (it, en) = (who.it, who.en);
            Text::new(
                format!("Mentre {it} attraversa verso {to}, Valandris trova il modo di sfuggire."),
                format!("While {en} crosses to {to}, Valandris finds a way out."),
            )
        }
        Solution::Run(at) => {
            let soon = (1..TURNS).find(|&turns| net.closes(next, turns));
            match soon {
                Some(1) => Text::new(
                    format!("In {at} lo Spirito lo cattura già nel prossimo turno."),
                    format!("On {at} the Spirit captures him in its very next turn."),
                ),
                Some(_) => Text::new(
                    format!("In {at} lo Spirito lo cattura di sicuro entro due turni."),
                    format!("On {at} the Spirit is sure to capture him within two turns."),
                ),
                None => Text::new(
                    format!("In {at} lo Spirito lo cattura di sicuro entro tre turni."),
                    format!("On {at} the Spirit is sure to capture him within three turns."),
                ),
            }
        }
    }
}
