//! What the rules ask of a set of cards all the time, found once.

use super::{CardSet, Effect, Portal, Power, Space};
use crate::card::{Card, Cards, MAX_OBJECTS};

/// A place in a list of effects: this effect and those after it. Lists that say the same are the same place. It stands for the
/// list on agendas, which are copied, compared and hashed all the time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Script([u8; 2]);

impl Script {
    /// Where nothing follows.
    pub(crate) const END: Script = Script::at(0);
    /// So many places there can be: two bytes say them, which keeps steps in eight.
    pub(crate) const MOST: usize = u16::MAX as usize;

    const fn at(number: usize) -> Self {
        Script((number as u16).to_le_bytes())
    }
}

/// What stands at a place.
#[derive(Debug)]
pub(crate) struct Line {
    effects: &'static [Effect],
    /// The first of the effects.
    pub(crate) effect: &'static Effect,
    /// Where the others begin.
    pub(crate) rest: Script,
    /// The lists inside the effect, in the order in which it has them.
    pub(crate) inner: [Script; 3],
}

/// The moment for which a power is made: those of one kind serve at the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Occasion {
    /// Anybody's die has been rolled.
    Die,
    /// One's own die has been rolled.
    OwnDie,
    /// One has rolled to move.
    Move,
    /// The dice of one's fight have been rolled: the other's may be rolled again.
    FoesDie,
    /// The same: Faith may be borrowed.
    Fight,
    /// Anybody's coin has been tossed.
    Coin,
    /// One's own coin has been tossed.
    OwnCoin,
    /// One is about to lose Faith.
    Loss,
    /// The same, in a fight.
    Mask,
    /// Another's turn is about to begin.
    Start,
    /// Anybody is about to enter a portal.
    Portal,
    /// One has won a fight.
    Won,
    /// Another has begun a Gambling with one.
    Gamble,
    /// In one's own turn, before moving.
    Turn,
    /// The last space of a portal has been resolved.
    Return,
    /// An event is over.
    Event,
}

impl Power {
    /// When it serves.
    pub(crate) fn occasion(self) -> Occasion {
        match self {
            Power::SetDie | Power::RerollDie => Occasion::Die,
            Power::AddToRoll(_) => Occasion::OwnDie,
            Power::AddToMove(_) | Power::RerollMove => Occasion::Move,
            Power::RerollFoe => Occasion::FoesDie,
            Power::BorrowFaith => Occasion::Fight,
            Power::TurnCoin => Occasion::Coin,
            Power::RepeatCoin => Occasion::OwnCoin,
            Power::SpareFaith => Occasion::Loss,
            Power::Mask => Occasion::Mask,
            Power::Block => Occasion::Start,
            Power::SwapPortal => Occasion::Portal,
            Power::ExtraFaith(_) => Occasion::Won,
            Power::RefuseGamble => Occasion::Gamble,
            Power::ClaimSacred
            | Power::StealObject
            | Power::StealMiracle
            | Power::ExtraTurn
            | Power::GoAnywhere
            | Power::ThirdEye
            | Power::Traps
            | Power::Scale
            | Power::Ferry
            | Power::Scavenge
            | Power::Meditate
            | Power::Pilfer(_) => Occasion::Turn,
            Power::Return(_) => Occasion::Return,
            Power::Sleep => Occasion::Event,
        }
    }
}

/// What is looked up in place of being looked for.
#[derive(Debug)]
pub(crate) struct Tables {
    lines: Vec<Line>,
    board: Vec<Script>,
    events: Vec<Script>,
    heaven: [Script; 3],
    hell: [Script; 3],
    /// The cards of the board with a duty to fight, as bits by number.
    duties: u32,
    /// The cards that serve on each [`Occasion`].
    serving: [Cards; Occasion::Event as usize + 1],
    /// All cards that can be held.
    pub(crate) all: Cards,
    /// The ordinary objects.
    pub(crate) ordinary: Cards,
    /// The sacred objects.
    pub(crate) sacred: Cards,
    /// The miracles.
    pub(crate) miracles: Cards,
    /// The cards that no thief can take.
    pub(crate) unstealable: Cards,
}

impl Tables {
    /// Is there room for all effects of a set?
    pub(super) fn hold(set: &CardSet) -> bool {
        let spaces = set.board.iter().chain(&set.heaven).chain(&set.hell).map(|space| &space.effects);
        let lists = spaces.chain(set.events.iter().map(|event| &event.effects));
        lists.map(|effects| count(effects)).sum::<usize>() <= Script::MOST
    }

    pub(super) fn of(set: &'static CardSet) -> Self {
        let objects = Cards::range(0, set.objects.len());
        let miracles = Cards::range(MAX_OBJECTS, set.miracles.len());
        let objects_where = |holds: fn(&super::Object) -> bool| -> Cards {
            objects.iter().filter(|card| holds(&set.objects[card.index()])).collect()
        };
        let sacred = objects_where(|object| object.sacred.is_some());
        let mut tables = Tables {
            lines: Vec::new(),
            board: Vec::new(),
            events: Vec::new(),
            heaven: [Script::END; 3],
            hell: [Script::END; 3],
            duties: 0,
            serving: [Cards::NONE; Occasion::Event as usize + 1],
            all: objects.or(miracles),
            ordinary: objects.less(sacred),
            sacred,
            miracles,
            unstealable: objects_where(|object| !object.stealable),
        };
        for card in tables.all.iter() {
            tables.serving[set.power(card).occasion() as usize].add(card);
        }
        for (number, space) in set.board.iter().enumerate() {
            tables.duties |= u32::from(space.is_duty()) << number;
            let script = tables.script(&space.effects);
            tables.board.push(script);
        }
        for event in &set.events {
            let script = tables.script(&event.effects);
            tables.events.push(script);
        }
        tables.heaven = set.heaven.each_ref().map(|space: &Space| tables.script(&space.effects));
        tables.hell = set.hell.each_ref().map(|space: &Space| tables.script(&space.effects));
        tables
    }

    fn script(&mut self, effects: &'static [Effect]) -> Script {
        let Some((effect, rest)) = effects.split_first() else { return Script::END };
        if let Some(at) = self.lines.iter().position(|line| line.effects == effects) {
            return Script::at(at + 1);
        }
        let inner = inner(effect).map(|list| self.script(list));
        let rest = self.script(rest);
        self.lines.push(Line { effects, effect, rest, inner });
        Script::at(self.lines.len())
    }

    /// What stands at a place; nothing where a list has ended.
    #[inline]
    pub(crate) fn line(&self, script: Script) -> Option<&Line> {
        self.lines.get(usize::from(u16::from_le_bytes(script.0)).checked_sub(1)?)
    }

    /// What a card of the board does.
    #[inline]
    pub(crate) fn board(&self, number: u8) -> Script {
        self.board[usize::from(number)]
    }

    /// Does it carry the duty to fight?
    #[inline]
    pub(crate) fn is_duty(&self, number: u8) -> bool {
        self.duties >> number & 1 == 1
    }

    /// What an event does.
    #[inline]
    pub(crate) fn event(&self, number: u8) -> Script {
        self.events[usize::from(number)]
    }

    /// What a space of a portal does, counted from 1.
    #[inline]
    pub(crate) fn step(&self, portal: Portal, step: u8) -> Script {
        let spaces = match portal {
            Portal::Heaven => &self.heaven,
            Portal::Hell => &self.hell,
        };
        spaces[usize::from(step.clamp(1, 3)) - 1]
    }

    /// The cards that serve on an occasion.
    #[inline]
    pub(crate) fn serving(&self, occasion: Occasion) -> Cards {
        self.serving[occasion as usize]
    }
}

/// The lists inside an effect; what it does not have is empty.
fn inner(effect: &Effect) -> [&[Effect]; 3] {
    match effect {
        Effect::Toss { win: first, lose: second } | Effect::Side { good: first, evil: second } => {
            [first, second, &[]]
        }
        Effect::Roll(ways) => ways.each_ref().map(Vec::as_slice),
        Effect::Everyone(list)
        | Effect::Others(list)
        | Effect::Rival(list)
        | Effect::Leaders(list)
        | Effect::Trailers(list) => [list, &[], &[]],
        _ => [&[]; 3],
    }
}

/// How many effects there are, those inside others included.
fn count(effects: &[Effect]) -> usize {
    effects.iter().map(|effect| 1 + inner(effect).into_iter().map(count).sum::<usize>()).sum()
}

/// The sacred object of a character, if the set has one.
pub(crate) fn sacred_of(set: &CardSet, god: u8) -> Option<Card> {
    set.objects.iter().position(|object| object.sacred == Some(god)).map(Card::object)
}
