//! What the learned guess about building looks at: what is printed on the cards that a seat has put together, counted by what it does.
//! Nothing is looked up by a card's name, so that a set of cards of one's own is judged as well.

mod deals;
mod numbers;

use crate::cards::{Body, CardSet, Cult, Does, Kind, Print, Type, Types};
use crate::{Card, Pack};

/// What hangs on a condition happens about so often.
const PERHAPS: f32 = 0.5;

macro_rules! built {
    (numbers: $($(#[$about:meta])* $number:ident,)+; does: $($(#[$meant:meta])* $deal:ident,)+) => {
        /// What is counted: on Prophets and Cult cards, then what is done by Cult cards, by Interventions, by abilities.
        pub(super) const NAMES: &[&str] = &[
            $(stringify!($number),)+
            $(concat!("cult_", stringify!($deal)),)+
            $(concat!("divine_", stringify!($deal)),)+
            $(concat!("ability_", stringify!($deal)),)+
        ];

        /// The same of the cards of the active Prophet, and of those of the rearguard.
        pub(super) const OF_FRONT: &[&str] = &[
            $(concat!("front_", stringify!($number)),)+
            $(concat!("front_cult_", stringify!($deal)),)+
            $(concat!("front_divine_", stringify!($deal)),)+
            $(concat!("front_ability_", stringify!($deal)),)+
        ];
        pub(super) const OF_REAR: &[&str] = &[
            $(concat!("rear_", stringify!($number)),)+
            $(concat!("rear_cult_", stringify!($deal)),)+
            $(concat!("rear_divine_", stringify!($deal)),)+
            $(concat!("rear_ability_", stringify!($deal)),)+
        ];

        /// What is counted on Prophets and Cult cards.
        #[derive(Default)]
        struct Numbers { $($(#[$about])* $number: f32,)+ }

        /// What cards do to the rivals and for their owner, less what they do to their owner and for the rivals.
        #[derive(Default)]
        struct Deals { $($(#[$meant])* $deal: f32,)+ }

        impl Looks {
            fn put(&self, out: &mut [f32]) {
                let numbers = [$(self.numbers.$number),+];
                let deals = [&self.cult, &self.divine, &self.ability].map(|deals| [$(deals.$deal),+]);
                let all = numbers.into_iter().chain(deals.into_iter().flatten());
                out.iter_mut().zip(all).for_each(|(out, number)| *out += number);
            }
        }
    };
}

built! {
    numbers:
    /// Faith of Prophets, in hundreds.
    faith,
    /// Their Fervour, in hundreds.
    fervour,
    /// Types that do not damage them.
    immune,
    /// Types whose damage is doubled.
    weak,
    /// One is never doubled.
    sturdy,
    /// Damage that one does not take, in tens.
    armour,
    /// What one's Cult cards do more, in tens, each that does damage.
    might,
    /// What rivals' Cult cards do less, in tens.
    awe,
    /// What its Fervour rises by, in hundreds.
    zeal,
    /// What rivals' Fervour falls by, in hundreds.
    slows,
    /// Evil tokens that one cannot receive.
    proof,
    /// Cult cards made Veloce.
    swift,
    /// One that is not driven back.
    rooted,
    /// One that may use Ardua cards every turn.
    tireless,
    /// Abilities when one is fielded.
    fielded,
    /// When a rival is.
    rival_fielded,
    /// At each turn's start.
    start,
    /// When a Cult card was used.
    used,
    /// When one is struck.
    struck,
    /// When one is defeated.
    defeated,
    /// When a rival is.
    rival_defeated,
    /// By the order Special.
    special,
    /// Cult cards.
    cults,
    /// Relics.
    relics,
    /// Interventions.
    divine,
    /// The damage of Cult cards, in twenties.
    damage,
    /// The most of an Arcano.
    best,
    /// Types that do damage in an Arcano.
    types,
    /// An Arcano has no card that does damage.
    mute,
    /// The most damage in an Arcano, in twenties, times its Prophet's Fervour in hundreds.
    quick,
    /// The most damage in an Arcano, in twenties, times its Prophet's Faith in hundreds.
    lasting,
    /// Cult cards with each keyword.
    rivelata,
    veloce,
    lenta,
    globale,
    protezione,
    ardua,;
    does:
    /// Damage, in twenties.
    harm,
    /// Damage to its owner's own.
    hurt,
    /// Damage undone.
    heal,
    /// Damage kept off.
    shield,
    /// Evil tokens, each of its kind.
    crisi,
    fanatismo,
    isteria,
    struggimento,
    /// Evil tokens taken off.
    free,
    /// Fervour, in hundreds.
    ardour,
    /// Damage of Cult cards, in twenties.
    power,
    /// Boosts taken off.
    plain,
    /// Driven back.
    withdraw,
    /// Abilities annulled.
    annul,
    /// Cards shown.
    reveal,
    /// Cult cards discarded.
    strip,
    /// Relics discarded.
    unrelic,
    /// Abilities copied.
    copy,
    /// Interventions discarded.
    burn,
    /// Interventions brought back.
    renew,
    /// Prophets brought back.
    raise,
}

/// What is counted.
#[derive(Default)]
struct Looks {
    numbers: Numbers,
    cult: Deals,
    divine: Deals,
    ability: Deals,
}

/// Adds what is looked at in an Arcano.
pub(super) fn arcano(set: &CardSet, pack: &Pack, out: &mut [f32]) {
    let mut all = Looks::default();
    let cults = || pack.cults.iter().filter_map(|card| set.cult(*card));
    let body = pack.prophet.map(|card| set.body(card));
    for card in pack.each() {
        all.card(set.print(card), &|of| {
            cults().filter(|cult| cult.damage > 0 && of.is_none_or(|of| cult.of == of)).count() as f32
        });
    }
    all.together(body, cults());
    all.put(out);
}

/// Adds what is looked at in an Intervention.
pub(super) fn divine(set: &CardSet, card: Card, out: &mut [f32]) {
    alone(set, card, 0.0, out);
}

/// Adds what is looked at in a card by itself; with so many Cult cards that do damage, if it adds to each.
pub(super) fn alone(set: &CardSet, card: Card, hits: f32, out: &mut [f32]) {
    let mut all = Looks::default();
    all.card(set.print(card), &|_| hits);
    all.put(out);
}

impl Looks {
    /// What is printed on a card; `hits` says how many Cult cards with it do damage, of a type or of any.
    fn card(&mut self, print: &Print, hits: &dyn Fn(Option<Type>) -> f32) {
        let numbers = &mut self.numbers;
        let deals = match &print.kind {
            Kind::Prophet(body) => {
                numbers.faith += f32::from(body.faith) / 100.0;
                numbers.fervour += f32::from(body.fervour) / 100.0;
                numbers.immune += body.immune.iter().count() as f32;
                numbers.weak += body.weak.iter().count() as f32;
                &mut self.ability
            }
            Kind::Cult(cult) => {
                numbers.cult(cult);
                &mut self.cult
            }
            Kind::Relic => {
                numbers.relics += 1.0;
                &mut self.ability
            }
            Kind::Divine => {
                numbers.divine += 1.0;
                &mut self.divine
            }
        };
        deals.effects(&print.effects, 1.0);
        for ability in &print.abilities {
            let share = if ability.only.is_empty() { 1.0 } else { PERHAPS };
            match &ability.what {
                Does::Always(rule) => numbers.rule(*rule, share, hits),
                Does::When(when, effects) => {
                    numbers.when(*when, share);
                    self.ability.effects(effects, share);
                }
                Does::Special(effects) => {
                    numbers.special += share;
                    self.ability.effects(effects, share);
                }
            }
        }
    }

    /// What an Arcano's cards are together.
    fn together<'a>(&mut self, body: Option<&Body>, cults: impl Iterator<Item = &'a Cult>) {
        let (mut best, mut types, mut any) = (0.0_f32, Types::NONE, false);
        for cult in cults {
            any = true;
            best = best.max(f32::from(cult.damage) / 20.0);
            if cult.damage > 0 {
                types = types.with(cult.of);
            }
        }
        let numbers = &mut self.numbers;
        numbers.best += best;
        numbers.types += types.iter().count() as f32;
        numbers.mute += f32::from(u8::from(any && best == 0.0));
        if let Some(body) = body {
            numbers.quick += best * f32::from(body.fervour) / 100.0;
            numbers.lasting += best * f32::from(body.faith) / 100.0;
        }
    }
}
