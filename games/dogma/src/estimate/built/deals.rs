//! What effects are counted as.

use super::{Deals, PERHAPS};
use crate::cards::{Deed, Effect, Evil, Whom};

/// The chance to pass a Prova, and to fail it, where nothing is known of whoever guesses. [15.2]
const PROVA: [f32; 2] = [1.0 / 3.0, 2.0 / 3.0];
/// So much is counted on average where damage is counted. [14.15]
const COUNTED: f32 = 1.5;

impl Deals {
    pub(super) fn effects(&mut self, effects: &[Effect], share: f32) {
        for effect in effects {
            match effect {
                Effect::To(whom, deeds) => self.to(*whom, deeds, share),
                Effect::Burn => self.burn += share,
                Effect::Expose => self.reveal += share,
                Effect::Renew => self.renew += share,
                Effect::Raise | Effect::Rise => self.raise += share,
                Effect::If(_, effects) => self.effects(effects, PERHAPS * share),
                Effect::Prova(passed, failed) => {
                    self.effects(passed, PROVA[0] * share);
                    self.effects(failed, PROVA[1] * share);
                }
                Effect::Unless(effects) => self.effects(effects, PROVA[1] * share),
            }
        }
    }

    fn to(&mut self, whom: Whom, deeds: &[Deed], share: f32) {
        let (own, rival) = match whom {
            Whom::Own | Whom::Bearer | Whom::OwnRear => (1.0, 0.0),
            Whom::OwnRears => (2.0, 0.0),
            Whom::Rival | Whom::Rivals | Whom::RivalRear => (0.0, 1.0),
            Whom::RivalRears => (0.0, 2.0),
            Whom::Actives => (1.0, 1.0),
        };
        // What is good for whom it happens to counts for the owner, what is bad against the rivals.
        let (good, bad) = (share * (own - rival), share * (rival - own));
        for deed in deeds {
            let hit = match deed {
                Deed::Damage(by) => f32::from(*by) / 20.0,
                Deed::DamagePer(by, _) => COUNTED * f32::from(*by) / 20.0,
                _ => 0.0,
            };
            match deed {
                Deed::Damage(_) | Deed::DamagePer(..) => {
                    self.harm += share * rival * hit;
                    self.hurt += share * own * hit;
                }
                Deed::Heal(by) => self.heal += good * f32::from(*by) / 20.0,
                Deed::Shield => self.shield += good,
                Deed::Token(Evil::Crisi) => self.crisi += bad,
                Deed::Token(Evil::Fanatismo) => self.fanatismo += bad,
                Deed::Token(Evil::Isteria) => self.isteria += bad,
                Deed::Token(Evil::Struggimento) => self.struggimento += bad,
                Deed::Free(_) | Deed::FreeAll => self.free += good,
                Deed::Fervour(by) => self.ardour += good * f32::from(*by) / 100.0,
                Deed::Power(by, _) => self.power += good * f32::from(*by) / 20.0,
                Deed::Plain => self.plain += bad,
                Deed::Withdraw => self.withdraw += bad,
                Deed::Annul => self.annul += bad,
                Deed::Reveal(_) => self.reveal += bad,
                Deed::Strip => self.strip += bad,
                Deed::Unrelic => self.unrelic += bad,
                Deed::Copy => self.copy += share,
            }
        }
    }
}
