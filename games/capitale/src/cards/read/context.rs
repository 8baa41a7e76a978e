//! Where an effect, a condition or a group stands, and what can be there.

use crate::cards::{On, When};

/// What it is printed on.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Of {
    Character,
    Lasting(On),
    /// An effect that happens and is gone.
    Played,
}

/// What brings it about.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Trigger {
    /// The card is played.
    Played,
    /// It holds as long as the card is in play.
    Always,
    When(When),
    Use {
        quick: bool,
    },
}

#[derive(Clone, Copy)]
pub(super) struct Context {
    pub(super) of: Of,
    pub(super) trigger: Trigger,
    /// Is the card Quick?
    quick: bool,
    /// How deep effects stand inside each other here.
    pub(super) depth: u8,
}

impl Context {
    /// A card, where nothing brings it about but being played.
    pub(super) const fn new(of: Of, quick: bool) -> Self {
        Context { of, trigger: Trigger::Played, quick, depth: 1 }
    }

    /// The same card at another moment.
    pub(super) const fn at(self, trigger: Trigger) -> Self {
        Context { trigger, ..self }
    }

    /// One step further in.
    pub(super) const fn inside(self) -> Self {
        Context { depth: self.depth + 1, ..self }
    }

    /// Can the card lie with a character, or be one?
    pub(super) const fn can_bear(self) -> bool {
        matches!(self.of, Of::Character | Of::Lasting(On::Own | On::Rival))
    }

    /// Is there a character then that is called the bearer?
    pub(super) fn has_bearer(self) -> bool {
        self.can_bear() && self.trigger != Trigger::When(When::Dies)
    }

    /// Can a battle be going on then?
    pub(super) const fn in_battle(self) -> bool {
        match self.trigger {
            Trigger::Always => true,
            Trigger::Played | Trigger::When(When::Enters) => self.quick,
            Trigger::Use { quick } => quick,
            Trigger::When(When::Begin | When::End | When::Conquers | When::Loses) => false,
            Trigger::When(_) => true,
        }
    }

    /// Can there be a city that is called here? What has died remembers where it was.
    pub(super) const fn has_here(self) -> bool {
        match self.of {
            Of::Lasting(On::Field) => false,
            Of::Played => self.in_battle(),
            Of::Character | Of::Lasting(_) => true,
        }
    }

    /// Is it always the owner's turn then, or never? `None`: it may be either.
    pub(super) const fn own_turn(self) -> Option<bool> {
        match self.trigger {
            Trigger::When(When::Begin | When::End | When::Attacks | When::Leads | When::Conquers) => {
                Some(true)
            }
            Trigger::When(When::Defends) => Some(false),
            Trigger::Use { quick: false } => Some(true),
            Trigger::Played if !self.quick => Some(true),
            _ => None,
        }
    }
}
