//! Where an effect or a condition stands, and who can be there.

use crate::cards::{When, Whom};

/// What it is printed on.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Of {
    Prophet,
    Relic,
    /// A Cult card, maybe with the keyword Protezione.
    Cult {
        shields: bool,
    },
    Divine,
}

/// What brings it about.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Trigger {
    /// The card is used.
    Used,
    /// It holds all the time.
    Always,
    When(When),
    Special,
}

#[derive(Clone, Copy)]
pub(super) struct Context {
    pub(super) of: Of,
    pub(super) trigger: Trigger,
    /// May the bearer be in the rearguard?
    pub(super) rear: bool,
    /// Is the own active Prophet the owner's last?
    pub(super) last: bool,
    /// Is this part of a Prova di Fedeltà?
    pub(super) tested: bool,
    /// How deep effects stand inside each other here.
    pub(super) depth: u8,
}

impl Context {
    /// A card that is used, or whose abilities say more of the moment.
    pub(super) const fn new(of: Of) -> Self {
        Context { of, trigger: Trigger::Used, rear: false, last: false, tested: false, depth: 1 }
    }

    /// The same card at another moment.
    pub(super) const fn at(self, trigger: Trigger, rear: bool) -> Self {
        Context { trigger, rear, ..self }
    }

    /// One step further in.
    pub(super) const fn inside(self) -> Self {
        Context { depth: self.depth + 1, ..self }
    }

    /// Can the owner have an active Prophet then?
    pub(super) fn has_own(self) -> bool {
        self.rear || self.trigger != Trigger::When(When::Defeated)
    }

    /// Does the bearer still stand then?
    pub(super) fn has_bearer(self) -> bool {
        self.trigger != Trigger::When(When::Defeated)
    }

    /// Can the rival have an active Prophet then?
    pub(super) fn has_rival(self) -> bool {
        self.trigger != Trigger::When(When::RivalDefeated)
    }

    /// Can these be there then?
    pub(super) fn has(self, whom: Whom) -> bool {
        match whom {
            Whom::Own => self.has_own(),
            Whom::Bearer => self.has_bearer() && (self.is_ability() || self.has_own()),
            Whom::Rival | Whom::Rivals => self.has_rival(),
            Whom::OwnRear | Whom::OwnRears => !self.last,
            Whom::Actives | Whom::RivalRear | Whom::RivalRears => true,
        }
    }

    const fn is_ability(self) -> bool {
        matches!(self.of, Of::Prophet | Of::Relic)
    }
}

/// Is it in the rearguard?
pub(super) const fn is_rear(whom: Whom) -> bool {
    matches!(whom, Whom::OwnRear | Whom::OwnRears | Whom::RivalRear | Whom::RivalRears)
}
