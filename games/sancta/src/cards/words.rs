//! What cards say, made from what they do, so that the words cannot promise anything else.

mod abilities;
mod conditions;
mod effects;
mod nouns;
mod rules;
mod voice;

use table::Text;

use super::{Ability, CardSet, Effect, Kind, Support, Trial};
use crate::card::Card;
use abilities::Bearer;
use voice::Voice;

impl CardSet {
    /// The name of a card.
    pub fn title(&self, card: Card) -> Text {
        match card.place() {
            (Kind::Saint, at) => self.saints[at].name.clone(),
            (Kind::Beatitude, at) => self.beatitudes[at].name.clone(),
            (Kind::Advocate, _) => Text::same("Advocatus Diaboli"),
            (Kind::Trial, at) => self.trials[at].name.clone(),
            (Kind::Support, at) => self.supports[at].name.clone(),
        }
    }

    /// What a card does, in words.
    pub fn says(&self, card: Card) -> Text {
        if let Some(own) = self.wording(card) {
            return own.clone();
        }
        match card.place() {
            (Kind::Saint, at) => abilities(&self.saints[at].abilities, Bearer::Saint),
            (Kind::Beatitude, _) => effects(&[Effect::Points(1)]),
            (Kind::Advocate, _) => Text::new(
                "Quando un altro giocatore gioca una Beatitudine, puoi scartare questa carta dalla mano: il punto non si guadagna.",
                "When another player plays a Beatitudine, you may discard this card from your hand: the point is not gained.",
            ),
            (Kind::Trial, at) => trial(&self.trials[at]),
            (Kind::Support, at) => support(&self.supports[at]),
        }
    }

    /// What stands on a card without influence on the game: a life, a verse.
    pub fn lore(&self, card: Card) -> Option<Text> {
        match card.place() {
            (Kind::Saint, at) => Some(self.saints[at].life.clone()),
            (Kind::Beatitude, at) => self.beatitudes[at].words.clone(),
            (Kind::Advocate, at) => Some(self.advocates[at].life.clone()),
            (Kind::Trial | Kind::Support, _) => None,
        }
    }

    /// Are a card's words its own instead of generated?
    pub fn is_override(&self, card: Card) -> bool {
        self.wording(card).is_some()
    }

    fn wording(&self, card: Card) -> Option<&Text> {
        match card.place() {
            (Kind::Saint, at) => self.saints[at].text.as_ref(),
            (Kind::Trial, at) => self.trials[at].text.as_ref(),
            (Kind::Support, at) => self.supports[at].text.as_ref(),
            (Kind::Beatitude | Kind::Advocate, _) => None,
        }
    }

    /// What a face of the die does, in words, counted from 1.
    pub fn die_says(&self, face: u8) -> Text {
        effects(self.die.get(usize::from(face).wrapping_sub(1)).map_or(&[], Vec::as_slice))
    }
}

fn effects(all: &[Effect]) -> Text {
    Text::both(|lang| Voice::new(lang).sentences(all))
}

fn abilities(all: &[Ability], bearer: Bearer) -> Text {
    Text::both(|lang| {
        let said: Vec<String> =
            all.iter().map(|ability| abilities::sentence(ability, bearer, lang)).collect();
        said.join(" ")
    })
}

/// Its points come first, and then what follows from them.
fn trial(trial: &Trial) -> Text {
    let points = i8::try_from(trial.points).unwrap_or(i8::MAX);
    let all = match points {
        0 => Vec::new(),
        points => vec![Effect::Points(points)],
    };
    let all: Vec<Effect> = all.into_iter().chain(trial.effects.iter().cloned()).collect();
    let mut says = effects(&all);
    if points == 0 {
        says =
            Text::new(format!("Non vale punti. {}", says.it), format!("It is worth no points. {}", says.en));
    }
    says
}

fn support(support: &Support) -> Text {
    let played = effects(&support.effects);
    if support.abilities.is_empty() {
        return played;
    }
    let lasting = abilities(&support.abilities, Bearer::Support);
    let stays = Text::new("Resta nella Zona Supporti.", "Stays in the Zona Supporti.");
    let join = |stays: &str, played: &str, lasting: &str| match support.effects.is_empty() {
        true => format!("{stays} {lasting}"),
        false => format!("{played} {stays} {lasting}"),
    };
    Text::new(join(&stays.it, &played.it, &lasting.it), join(&stays.en, &played.en, &lasting.en))
}
