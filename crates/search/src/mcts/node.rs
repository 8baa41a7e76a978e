//! What the search remembers of a step.

use table::MAX_SEATS;

/// What one actor (a seat, or chance) did at a node.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Step<A> {
    pub(super) actor: u8,
    pub(super) action: A,
}

/// The actor number of chance.
pub(super) const CHANCE: u8 = u8::MAX;
/// Marks a seat's part of a joint choice, which only leads on and is not chosen by its worth.
pub(super) const JOINT: u8 = 0x40;

/// For each seat, from 0 to 1.
pub(super) type Worth = [f32; MAX_SEATS];

pub(super) struct Node<A> {
    pub(super) step: Option<Step<A>>,
    /// The youngest child of those that seats choose.
    pub(super) first_child: u32,
    /// The youngest child of the others: of a joint choice, of a draw.
    pub(super) first_other: u32,
    pub(super) next_sibling: u32,
    pub(super) visits: f32,
    /// How often the step was open when its parent was visited: with hidden information not every world has it.
    pub(super) chances: f32,
    /// The sum over all visits, for who made the step.
    sum: f32,
    /// Where the best play of everyone leads, as far as the tree knows.
    pub(super) outlook: Worth,
    /// Where seats mix: by how much the step would have done better than what was done, summed over all visits.
    pub(super) regret: f32,
    /// Where seats mix: the step's part in the average strategy, not yet divided.
    pub(super) weight: f32,
}

/// No node.
pub(super) const NONE: u32 = u32::MAX;

impl<A> Node<A> {
    pub(super) fn new(step: Option<Step<A>>) -> Self {
        let (visits, chances, sum, outlook) = (0.0, 1.0, 0.0, [0.0; MAX_SEATS]);
        let (first_child, first_other, next_sibling, regret, weight) = (NONE, NONE, NONE, 0.0, 0.0);
        Node { step, first_child, first_other, next_sibling, visits, chances, sum, outlook, regret, weight }
    }

    /// Has it no child?
    pub(super) fn is_bare(&self) -> bool {
        self.first_child == NONE && self.first_other == NONE
    }

    /// One more visit.
    pub(super) fn note(&mut self, worth: &Worth, outlook: &Worth) {
        self.visits += 1.0;
        self.outlook = *outlook;
        if let Some(step) = self.step.as_ref().filter(|step| step.actor < JOINT) {
            self.sum += worth[step.actor as usize];
        }
    }

    /// One more visit of a joint choice where seats mix: what it is worth is the mean for every seat.
    pub(super) fn note_mean(&mut self, worth: &Worth) {
        self.visits += 1.0;
        self.outlook.iter_mut().zip(worth).for_each(|(mean, part)| *mean += (part - *mean) / self.visits);
    }

    /// For the seat that made the step: in part the outlook, for the rest the mean.
    pub(super) fn value(&self, actor: u8, part: f32) -> f32 {
        (1.0 - part) * self.sum / self.visits + part * self.outlook[actor as usize]
    }
}
