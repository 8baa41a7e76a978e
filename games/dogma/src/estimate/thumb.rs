//! What the first bot builds, and bots where four take from the same cards, for whom what was learned is no better: by rule of thumb a
//! card is worth what it does, more with a Prophet that carries it, and the longer one builds the less one asks of it.

use table::{Rng, Rung};

use super::advice::most;
use crate::cards::{CardSet, Deed, Effect, Keyword, Kind, Whom};
use crate::prospects::Prospects;
use crate::rules::THREE;
use crate::secret::{DIVINE, Own};
use crate::setup::Mode;
use crate::{Action, Card, Does, LINE, PACKS, Pack, View};

/// The card to take, if one is worth it.
pub(super) fn best(
    rung: Rung,
    (view, own): (&View, &Own),
    actions: &[Action],
    rng: &mut Rng,
) -> Option<Action> {
    // The first bot did not ask who may still come, and hardly had a whim.
    let first = rung == Rung::First;
    let (least, prospects) = (patience(view, own), if first { None } else { view.prospects() });
    // Who builds from the whole box would else always build the same: packs go round as chance deals them.
    let whim = if view.open.setup.mode == Mode::Libero && !first { 0.7 } else { 0.1 };
    let worth = |card: Card, at: u8| {
        let worth = fit(view.open.set(), prospects.as_ref(), own, card, at) + whim * rng.share();
        (worth >= least).then_some(worth)
    };
    most(actions, worth, |_, _| true)
}

/// What a card must be worth to be taken: less the more packs have gone by.
fn patience(view: &View, own: &Own) -> f32 {
    if view.open.setup.mode == Mode::Libero {
        return f32::MIN;
    }
    let gone = f32::from(view.open.build.lap) / PACKS as f32;
    let missing = (LINE * (THREE + 1) + DIVINE) as f32 - own.each().count() as f32;
    let late = if view.open.build.closed.is_empty() { 0.0 } else { 1.0 };
    1.0 - 0.9 * gone - 0.02 * missing - late
}

/// What a card is worth in this place, about 1 for an ordinary one.
fn fit(set: &CardSet, prospects: Option<&Prospects>, own: &Own, card: Card, at: u8) -> f32 {
    let worth = worth(set, card);
    let Some(pack) = own.arcana.get(usize::from(at)) else { return worth };
    match pack.prophet {
        _ if card.is_prophet() => {
            let carried: f32 = pack.cults.iter().map(|_| 0.3).sum();
            worth + 0.4 + carried
        }
        Some(_) => {
            let kinds = pack.cults.iter().filter_map(|cult| set.cult(*cult)).map(|cult| cult.of);
            let same = set.cult(card).map_or(0, |cult| kinds.filter(|of| *of == cult.of).count());
            worth - 0.1 * same as f32
        }
        None => worth - wait(set, prospects, *pack, card),
    }
}

/// What it costs that an Arcano's Prophet may never come: the fewer can come, the more.
fn wait(set: &CardSet, prospects: Option<&Prospects>, mut pack: Pack, card: Card) -> f32 {
    let Some(prospects) = prospects else { return 0.6 };
    pack.put(card);
    match prospects.of(set, &pack).len() {
        0 => f32::INFINITY,
        n => 0.3 + 1.8 / n as f32,
    }
}

/// What a card is worth by what it says.
fn worth(set: &CardSet, card: Card) -> f32 {
    let print = set.print(card);
    let abilities: f32 = print
        .abilities
        .iter()
        .map(|ability| match &ability.what {
            Does::Always(_) => 0.3,
            Does::When(_, effects) => 0.2 + 0.3 * weigh(effects),
            Does::Special(effects) => 0.1 + 0.3 * weigh(effects),
        })
        .sum();
    let effects = weigh(&print.effects);
    match &print.kind {
        Kind::Prophet(body) => {
            let size = (f32::from(body.faith) - 120.0) / 40.0 + (f32::from(body.fervour) - 70.0) / 100.0;
            let skin = 0.2 * (body.immune.iter().count() as f32 - body.weak.iter().count() as f32);
            1.0 + size + skin + abilities
        }
        Kind::Cult(cult) => {
            let words: f32 = cult
                .keywords
                .iter()
                .map(|word| match word {
                    Keyword::Rivelata => -0.1,
                    Keyword::Veloce => 0.25,
                    Keyword::Lenta | Keyword::Ardua => -0.2,
                    Keyword::Globale => 0.3,
                    Keyword::Protezione => 0.5,
                })
                .sum();
            f32::from(cult.damage) / 20.0 + effects + words
        }
        Kind::Relic => 0.5 + abilities,
        Kind::Divine => 0.3 + effects,
    }
}

/// What effects are worth, roughly, in hits of 20.
fn weigh(effects: &[Effect]) -> f32 {
    effects
        .iter()
        .map(|effect| match effect {
            Effect::To(whom, deeds) => {
                let own = matches!(whom, Whom::Own | Whom::OwnRear | Whom::OwnRears | Whom::Bearer);
                let many = if matches!(whom, Whom::Actives) { 0.2 } else { 1.0 };
                many * deeds.iter().map(|deed| weigh_deed(deed, own)).sum::<f32>()
            }
            Effect::Burn => 0.6,
            Effect::Expose => 0.1,
            Effect::Renew => 0.6,
            Effect::Raise | Effect::Rise => 1.5,
            Effect::If(_, effects) => 0.5 * weigh(effects),
            Effect::Prova(then, otherwise) => weigh(then) / 3.0 + weigh(otherwise) * 2.0 / 3.0,
            Effect::Unless(effects) => weigh(effects) * 2.0 / 3.0,
        })
        .sum()
}

fn weigh_deed(deed: &Deed, own: bool) -> f32 {
    let sign = |worth: f32| if own { -worth } else { worth };
    match deed {
        Deed::Damage(by) => sign(f32::from(*by) / 20.0),
        Deed::DamagePer(by, _) => sign(f32::from(*by) * 1.5 / 20.0),
        Deed::Heal(by) => -sign(f32::from(*by) / 20.0),
        Deed::Shield => 0.5,
        Deed::Token(_) => sign(0.6),
        Deed::Free(_) => 0.15,
        Deed::FreeAll => 0.3,
        Deed::Fervour(by) => {
            if own {
                f32::from(*by) / 100.0
            } else {
                -f32::from(*by) / 100.0
            }
        }
        Deed::Power(by, _) => {
            if own {
                f32::from(*by) / 20.0
            } else {
                -f32::from(*by) / 20.0
            }
        }
        Deed::Plain => 0.1,
        Deed::Withdraw => sign(0.4),
        Deed::Annul => sign(0.3),
        Deed::Reveal(_) => 0.1,
        Deed::Strip => sign(0.8),
        Deed::Unrelic => sign(0.3),
        Deed::Copy => 0.3,
    }
}
