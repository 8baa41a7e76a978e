//! What cards say, made from what they do, so that the words cannot promise anything else.

mod abilities;
mod bodies;
mod conditions;
mod deeds;
mod effects;
mod nouns;
mod voice;

use table::{Lang, Text, upper};

use super::{CardSet, Cult, Deed, Effect, Keyword, Kind, Print, Type, Whom};
use crate::card::Card;
use voice::{Bearer, Voice};

impl CardSet {
    /// The name of a card.
    pub fn title(&self, card: Card) -> Text {
        self.print(card).name.clone()
    }

    /// What a card does, in words; nothing for one that only is there.
    pub fn says(&self, card: Card) -> Text {
        self.print(card).says()
    }
}

impl Print {
    /// What the card does, in words: its own or generated ones. Keywords come first, the damage of a Cult card is part of it.
    pub fn says(&self) -> Text {
        self.text.clone().unwrap_or_else(|| Text::both(|lang| self.said(lang)))
    }

    /// What it is: 'Faith 120, Fervour 60, immune to Rites', 'Islamic Scripture', 'Relic'.
    pub fn line(&self) -> Text {
        match &self.kind {
            Kind::Prophet(body) => Text::both(|lang| body.line(lang)),
            Kind::Cult(cult) => cult.title(),
            Kind::Relic => crate::card::Family::Relic.title(),
            Kind::Divine => crate::card::Family::Divine.title(),
        }
    }

    /// What the Arcano of a Prophet may hold, as a sentence.
    pub fn carries(&self) -> Option<Text> {
        let Kind::Prophet(body) = &self.kind else { return None };
        Some(Text::both(|lang| format!("{} {}.", lang.pick("Porta", "Carries"), body.carries(lang))))
    }

    fn said(&self, lang: Lang) -> String {
        match &self.kind {
            Kind::Prophet(body) => {
                let fourth = body.fourth.then(|| FOURTH.map(str::to_owned));
                let fourth = fourth.map(|[it, en]| lang.pick(it, en));
                self.does(Voice::new(lang, Bearer::Prophet), fourth)
            }
            Kind::Relic => self.does(Voice::new(lang, Bearer::Relic), None),
            Kind::Divine => Voice::new(lang, Bearer::Divine).sentences(&self.effects),
            Kind::Cult(cult) => self.used(cult, lang),
        }
    }

    /// What it does by being there.
    fn does(&self, voice: Voice, first: Option<String>) -> String {
        let abilities = self.abilities.iter().map(|ability| voice.ability(ability));
        first.into_iter().chain(abilities).collect::<Vec<_>>().join(" ")
    }

    /// What a Cult card does: its keywords, its damage, its effects.
    fn used(&self, cult: &Cult, lang: Lang) -> String {
        let voice = Voice { spreads: cult.is(Keyword::Globale), ..Voice::new(lang, Bearer::Cult) };
        let damage =
            (cult.damage > 0).then(|| Effect::To(Whom::Rival, vec![Deed::Damage(cult.damage)])).into_iter();
        let effects: Vec<Effect> = damage.chain(self.effects.iter().cloned()).collect();
        let keywords: Vec<String> =
            cult.keywords.iter().map(|keyword| keyword.title().get(lang).to_owned()).collect();
        let mut said = Vec::new();
        if !keywords.is_empty() {
            said.push(format!("{}.", keywords.join(", ")));
        }
        if !effects.is_empty() {
            said.push(voice.sentences(&effects));
        }
        said.join(" ")
    }
}

const FOURTH: [&str; 2] = [
    "Il suo Arcano può avere una quarta carta, purché sia una carta Culto.",
    "Its Arcano may have a fourth card, as long as that is a Cult card.",
];

impl Cult {
    /// Its religion and type: 'Buddhist Mystery'.
    pub fn title(&self) -> Text {
        let (noun, of) = (self.of.title(), self.religion.title().en);
        let adjective = self.religion.adjective(self.of == Type::Scripture, self.of == Type::Faithful);
        Text::new(format!("{} {adjective}", noun.it), format!("{of} {}", noun.en))
    }
}

/// A sentence, from what it says.
fn sentence(said: &str) -> String {
    format!("{}.", upper(said))
}
