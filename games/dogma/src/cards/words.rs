//! What cards say, made from what they do, so that the words cannot promise anything else.

mod abilities;
mod conditions;
mod deeds;
mod effects;
mod nouns;
mod voice;

use table::{Lang, Text, upper};

use super::{Body, CardSet, Cult, Deed, Effect, Hold, Keyword, Kind, Print, Type, Types, Whom};
use crate::card::Card;
use voice::{Bearer, Voice, listed};

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
            Kind::Divine => Voice::new(lang, Bearer::None).sentences(&self.effects),
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
        let voice = Voice { spreads: cult.is(Keyword::Globale), ..Voice::new(lang, Bearer::None) };
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
        let ([it, _], [en, _]) = self.of.nouns();
        let adjective = self.religion.adjective(self.of == Type::Faithful);
        let it_adjective = match self.of {
            Type::Scripture => adjective.feminine,
            _ => adjective.masculine,
        };
        Text::new(format!("{it} {it_adjective}"), format!("{} {en}", self.religion.title().en))
    }
}

impl Body {
    /// Its numbers.
    fn line(&self, lang: Lang) -> String {
        let (faith, fervour) = (self.faith, self.fervour);
        let mut said = lang
            .pick(format!("Fede {faith}, Fervore {fervour}"), format!("Faith {faith}, Fervour {fervour}"));
        if !self.immune.is_empty() {
            let types = contracted(self.immune, lang, Type::to);
            said += &format!(", {} {types}", lang.pick("immune", "immune to"));
        }
        if !self.weak.is_empty() {
            let types = contracted(self.weak, lang, Type::against);
            said += &format!(", {} {types}", lang.pick("debole contro", "weak to"));
        }
        said
    }

    /// What its Arcano may hold: 'Scriptures of every religion, Buddhist Rites'.
    fn carries(&self, lang: Lang) -> String {
        listed(&self.holds.iter().map(|hold| hold.said(lang)).collect::<Vec<_>>(), lang)
    }
}

/// Types after a preposition, which Italian contracts with each article.
fn contracted(types: Types, lang: Lang, it: fn(Type) -> &'static str) -> String {
    let said: Vec<String> = types.iter().map(|of| lang.pick(it(of), of.nouns().1[1]).to_owned()).collect();
    listed(&said, lang)
}

impl Hold {
    fn said(&self, lang: Lang) -> String {
        // An adjective after several nouns is masculine: the feminine one does not stand beside it.
        let mut types: Vec<Type> = self.types.iter().collect();
        types.sort_by_key(|of| *of != Type::Scripture);
        let nouns: Vec<String> =
            types.iter().map(|of| lang.pick(of.nouns().0[1], of.nouns().1[1]).to_owned()).collect();
        let (nouns, every) = (listed(&nouns, lang), self.types == Types::EVERY);
        let Some(religion) = self.religion else {
            return match every {
                true => lang.pick("ogni carta Culto", "every Cult card").to_owned(),
                false => format!("{nouns} {}", lang.pick("di ogni religione", "of every religion")),
            };
        };
        let en = religion.title().en;
        let feminine = every || types == [Type::Scripture];
        let adjective = religion.adjective(true);
        let it = if feminine { adjective.feminine } else { adjective.masculine };
        match every {
            true => lang.pick(format!("carte Culto {it}"), format!("{en} Cult cards")),
            false => lang.pick(format!("{nouns} {it}"), format!("{en} {nouns}")),
        }
    }
}

/// A sentence, from what it says.
fn sentence(said: &str) -> String {
    format!("{}.", upper(said))
}
