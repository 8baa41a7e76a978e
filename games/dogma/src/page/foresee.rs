//! What an order of the viewer's would do if it were the first to resolve: the rules are asked, with what the viewer knows. An
//! idea and no promise: what lies hidden may change it.

use table::{Deaf, Seat};

use super::scene::Scene;
use crate::step::{At, Change, Fact, Todo, Wait};
use crate::{Action, Dogma, Evil, Plan};

/// What an order would do.
pub(super) struct Foresight {
    /// The changes, what it does to rivals first.
    pub(super) changes: Vec<Foreseen>,
    /// What it would still wait for.
    pub(super) waits: Option<Wait>,
    /// Is there nothing that it would do, not even what is too long to be told here?
    pub(super) idle: bool,
}

/// A change that can be told in a few words.
pub(super) enum Foreseen {
    /// Damage to a Prophet, how much Faith it has then, and whether it is doubled.
    Damage(At, u16, u16, bool),
    /// A Cult card's damage meets an immunity.
    Immune(At),
    /// A Prophet loses so much damage.
    Heal(At, u16),
    /// A Prophet receives no damage this turn.
    Shield(At),
    /// A Prophet receives an evil token.
    Token(At, Evil),
    /// A Prophet's Fervour changes.
    Fervour(At, i16),
    /// A Prophet is driven back.
    Withdraw(At),
}

/// The plan behind an order of the viewer's, where there is one.
pub(super) fn plan(scene: &Scene<'_>, action: Action) -> Option<Plan> {
    let me = scene.me()?;
    match action {
        Action::Call(slot) => scene.open.side(me).rear.get(usize::from(slot)).map(|at| Plan::Call(*at)),
        Action::Cult(at) => {
            scene.open.active(me)?.cults.get(usize::from(at)).map(|place| Plan::Cult(place.id))
        }
        Action::Divine => Some(Plan::Divine),
        Action::Appeal => Some(Plan::Appeal),
        Action::Special => Some(Plan::Special),
        _ => None,
    }
}

/// What an order of the viewer's would do now.
pub(super) fn of(scene: &Scene<'_>, plan: Plan) -> Option<Foresight> {
    let me = scene.me()?;
    let mut table = scene.table.clone();
    table.open.targets[me.index()] = scene.target();
    table.open.acts.clear();
    table.open.todo.clear();
    table.open.facts.clear();
    table.carry_out(me, plan, &mut Deaf);
    let mut waits = None;
    if let Some(mut act) = table.open.acts.pop() {
        let mut todo = Todo::from_slice(&table.open.todo);
        table.advance(&mut act, &mut todo, &mut Deaf);
        waits = act.waits;
    }
    let facts = std::mem::take(&mut table.open.facts);
    let changes = changes(&table, me, &facts);
    let nil = |fact: &Fact| matches!(fact.what, Change::Damage(_, 0, _) | Change::Heal(_, 0));
    let idle = changes.is_empty() && waits.is_none() && facts.iter().all(nil);
    Some(Foresight { changes, waits, idle })
}

fn changes(table: &Dogma, me: Seat, facts: &[Fact]) -> Vec<Foreseen> {
    let mut hurt: Vec<(At, u16, Option<crate::Type>)> = Vec::new();
    let mut other = Vec::new();
    for fact in facts {
        match fact.what {
            Change::Damage(at, by, of) => match hurt.iter_mut().find(|(who, ..)| *who == at) {
                Some((_, sum, _)) => *sum += by,
                None => hurt.push((at, by, of)),
            },
            Change::Heal(at, by) => other.push(Foreseen::Heal(at, by.min(table.open.arcano(at).damage))),
            Change::Shield(at) => other.push(Foreseen::Shield(at)),
            Change::Token(at, evil) => other.push(Foreseen::Token(at, evil)),
            Change::Fervour(at, by) => other.push(Foreseen::Fervour(at, by)),
            Change::Withdraw(at) => other.push(Foreseen::Withdraw(at)),
            _ => {}
        }
    }
    hurt.sort_by_key(|((seat, at), ..)| (crate::Open::partners(*seat, me), *seat, *at));
    let hurt = hurt.into_iter().filter_map(|(at, by, of)| damage(table, at, by, of));
    hurt.chain(other.into_iter().filter(|change| !matches!(change, Foreseen::Heal(_, 0)))).collect()
}

fn damage(table: &Dogma, at: At, by: u16, of: Option<crate::Type>) -> Option<Foreseen> {
    let body = table.open.body(at)?;
    if of.is_some_and(|of| table.is_immune(at, of)) {
        return Some(Foreseen::Immune(at));
    }
    let left = body.faith.saturating_sub(table.open.arcano(at).damage + by);
    Some(Foreseen::Damage(at, by, left, of.is_some_and(|of| table.is_weak(at, of))))
}

/// The band of an order III: Veloce, plain, Lenta.
pub(super) fn band(scene: &Scene<'_>, plan: Plan) -> Option<u8> {
    let me = scene.me()?;
    match plan {
        Plan::Cult(id) => scene.table.cult_at(me, id).map(|(_, card)| scene.table.band(me, card)),
        _ => None,
    }
}
