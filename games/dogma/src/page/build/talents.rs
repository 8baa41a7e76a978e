//! What a printed set is good at, counted from its cards and compared with the others.

use table::Lang;

use crate::{Card, CardSet, Deed, Destiny, Does, Effect, Keyword, Kind, Rule};

/// What is compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Talent {
    Faith,
    Fervour,
    Damage,
    Guard,
    Evils,
    Boosts,
    Taking,
    Speed,
}

const TALENTS: [Talent; 8] = [
    Talent::Faith,
    Talent::Fervour,
    Talent::Damage,
    Talent::Guard,
    Talent::Evils,
    Talent::Boosts,
    Talent::Speed,
    Talent::Taking,
];

/// In a line: the two things at which the set is furthest above what the sets have on average.
pub(super) fn line(set: &CardSet, at: usize, lang: Lang) -> String {
    let mut all: Vec<(f64, Talent, u32)> = TALENTS
        .into_iter()
        .map(|talent| {
            let values: Vec<u32> = set.destinies.iter().map(|destiny| talent.of(set, destiny)).collect();
            let mean = f64::from(values.iter().sum::<u32>()) / values.len().max(1) as f64;
            (f64::from(values[at]) / mean.max(1.0) * talent.weight(), talent, values[at])
        })
        .collect();
    all.sort_by(|a, b| b.0.total_cmp(&a.0));
    let best: Vec<String> = all.iter().take(2).map(|(_, talent, value)| talent.says(lang, *value)).collect();
    best.join("; ")
}

impl Talent {
    /// Great numbers lie closer together than small ones: a little more Faith says as much as twice the tokens.
    fn weight(self) -> f64 {
        match self {
            Talent::Faith => 1.15,
            Talent::Fervour | Talent::Damage => 1.05,
            _ => 0.9,
        }
    }

    /// How much of it a set has.
    fn of(self, set: &CardSet, destiny: &Destiny) -> u32 {
        let cards = || destiny.arcana.iter().flatten().chain(&destiny.divine).copied();
        let bodies = || cards().filter(|card| card.is_prophet()).map(|card| set.body(card));
        let with =
            |test: &dyn Fn(&Deed) -> bool| cards().filter(|card| does(set, *card, test)).count() as u32;
        let word = |keyword: Keyword| move |card: &Card| set.cult(*card).is_some_and(|cult| cult.is(keyword));
        match self {
            Talent::Faith => bodies().map(|body| u32::from(body.faith)).sum(),
            Talent::Fervour => bodies().map(|body| u32::from(body.fervour)).sum::<u32>() / 4,
            Talent::Damage => {
                cards().filter_map(|card| set.cult(card)).map(|cult| u32::from(cult.damage)).sum()
            }
            Talent::Guard => {
                let guards = |deed: &Deed| matches!(deed, Deed::Heal(_) | Deed::Shield);
                let all = cards().filter(|card| word(Keyword::Protezione)(card) || does(set, *card, &guards));
                all.count() as u32
            }
            Talent::Evils => with(&|deed| matches!(deed, Deed::Token(_))),
            Talent::Boosts => with(&|deed| matches!(deed, Deed::Fervour(_) | Deed::Power(..))),
            Talent::Speed => cards().filter(word(Keyword::Veloce)).count() as u32,
            Talent::Taking => with(&|deed| {
                matches!(deed, Deed::Strip | Deed::Unrelic | Deed::Reveal(_) | Deed::Annul | Deed::Withdraw)
            }),
        }
    }

    fn says(self, lang: Lang, n: u32) -> String {
        match self {
            Talent::Faith => lang.pick(
                format!("Profeti resistenti (Fede {n} in tutto)"),
                format!("tough Prophets (Faith {n} in all)"),
            ),
            Talent::Fervour => lang.pick(
                format!("Profeti svelti (Fervore medio {n})"),
                format!("fast Prophets (average Fervour {n})"),
            ),
            Talent::Damage => lang.pick(
                format!("carte Culto che colpiscono duro ({n} danni in tutto)"),
                format!("Cult cards that hit hard ({n} damage in all)"),
            ),
            Talent::Guard => lang.pick(
                format!("protezioni e cure (su {n} carte)"),
                format!("protection and healing (on {n} cards)"),
            ),
            Talent::Evils => lang
                .pick(format!("segnalini malefici (da {n} carte)"), format!("evil tokens (from {n} cards)")),
            Talent::Boosts => lang.pick(
                format!("potenziamenti e indebolimenti (da {n} carte)"),
                format!("boosts and weakenings (from {n} cards)"),
            ),
            Talent::Speed => lang.pick(format!("carte Veloci ({n})"), format!("cards with Veloce ({n})")),
            Talent::Taking => lang.pick(
                format!("scoprire, scacciare e disarmare il rivale (con {n} carte)"),
                format!("exposing, driving off and disarming the rival (with {n} cards)"),
            ),
        }
    }
}

/// Is there such a deed among what the card does?
fn does(set: &CardSet, card: Card, test: &dyn Fn(&Deed) -> bool) -> bool {
    let print = set.print(card);
    let abilities = print.abilities.iter().any(|ability| match &ability.what {
        Does::Always(Rule::Armour(_)) => test(&Deed::Shield),
        Does::Always(_) => false,
        Does::When(_, effects) | Does::Special(effects) => any(effects, test),
    });
    let effects = !matches!(print.kind, Kind::Prophet(_) | Kind::Relic) && any(&print.effects, test);
    abilities || effects
}

fn any(effects: &[Effect], test: &dyn Fn(&Deed) -> bool) -> bool {
    effects.iter().any(|effect| match effect {
        Effect::To(_, deeds) => deeds.iter().any(test),
        Effect::If(_, effects) | Effect::Unless(effects) => any(effects, test),
        Effect::Prova(passed, failed) => any(passed, test) || any(failed, test),
        _ => false,
    })
}
