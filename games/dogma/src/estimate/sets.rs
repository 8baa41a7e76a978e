//! Which ready set to take in Predestinazione: how often each of the box wins against each other was learned from games. [4.2]

use std::sync::LazyLock;

use table::{Learned, Rng, Rung, Seat, Subject, Weights};

use crate::cards::Set;
use crate::open::Open;
use crate::{Action, Dogma, View};

/// What may be given away for variety, in log odds: else everybody would meet the same set every evening.
const WHIM: f32 = 0.5;

/// The pairs of sets that a file of cards may print, the first two first; a weight says by how much the first is ahead, in log odds.
pub(super) const NAMES: &[&str] = &[
    "1>2", "1>3", "2>3", "1>4", "2>4", "3>4", "1>5", "2>5", "3>5", "4>5", "1>6", "2>6", "3>6", "4>6", "5>6",
    "1>7", "2>7", "3>7", "4>7", "5>7", "6>7", "1>8", "2>8", "3>8", "4>8", "5>8", "6>8", "7>8",
];

static LEARNED: LazyLock<[f32; NAMES.len()]> =
    LazyLock::new(|| Weights::built_in(Dogma::ID, NAMES, include_str!("../../sets.txt")));

/// Where a pair stands in the list, and whether the first of the two comes first there.
fn pair(one: u8, other: u8) -> (usize, f32) {
    let (low, high) = (usize::from(one.min(other)), usize::from(one.max(other)));
    (high * high.saturating_sub(1) / 2 + low, if one < other { 1.0 } else { -1.0 })
}

/// What is looked at for a seat: its set against each rival's. Both seats look at a pair, each counts it half.
pub(super) fn look(open: &Open, seat: Seat, out: &mut [f32]) {
    let Some(own) = open.build.destinies[seat.index()] else { return };
    for rival in open.rivals(seat).filter_map(|rival| open.build.destinies[rival.index()]) {
        let (at, sign) = pair(own, rival);
        out[at] += sign / 2.0;
    }
}

/// The set to take: the one that does best against the rival's, or against what the rival would choose to answer. `None` where nothing was
/// learned of these sets. In teams of two each meets two others, and all sets are taken: hardly anything hangs on who has which.
pub(super) fn best(
    rung: Rung,
    (view, seat): (&View, Seat),
    actions: &[Action],
    rng: &mut Rng,
) -> Option<Action> {
    let open = &view.open;
    if rung == Rung::First || open.setup.seats > 2 {
        return rng.pick(actions);
    }
    if open.setup.cards != Set::of_the_box() {
        return None;
    }
    let sets =
        actions.iter().filter_map(|action| if let Action::Destiny(at) = action { Some(*at) } else { None });
    let weights = rung.weights(Subject::Sets, LEARNED.as_slice());
    let ahead = |one: u8, other: u8| {
        let (at, sign) = pair(one, other);
        sign * weights[at]
    };
    let against = open.rivals(seat).find_map(|rival| open.build.destinies[rival.index()]);
    let worth = |set: u8| match against {
        Some(rival) => ahead(set, rival),
        None => sets
            .clone()
            .filter(|other| *other != set)
            .map(|other| ahead(set, other))
            .fold(f32::INFINITY, f32::min),
    };
    let judged = sets.clone().map(|set| (worth(set) + WHIM * rng.share(), set));
    judged.max_by(|one, other| one.0.total_cmp(&other.0)).map(|(_, set)| Action::Destiny(set))
}
