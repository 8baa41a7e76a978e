//! How sentences are put together: what speaks, who is spoken of, and what has happened before.

use table::grammar::{self, Part, Person};
use table::{Lang, upper};

use crate::cards::{Effect, Kind, On, Role};

#[derive(Clone, Copy)]
pub(super) struct Voice {
    pub(super) lang: Lang,
    /// What the card is that speaks.
    pub(super) kind: Kind,
    pub(super) person: Person,
    /// Has the bearer just been named, so that a pronoun will do?
    pub(super) named: bool,
    pub(super) before: Before,
}

/// What has happened before in these sentences: doing it again is doing more of it.
#[derive(Clone, Copy, Default)]
pub(super) struct Before {
    pub(super) drew: bool,
    pub(super) lost: bool,
}

impl Voice {
    /// A voice that speaks to who reads the card.
    pub(super) fn new(lang: Lang, kind: Kind) -> Self {
        Voice { lang, kind, person: Person::You, named: false, before: Before::default() }
    }

    pub(super) fn pick<T>(self, it: T, en: T) -> T {
        self.lang.pick(it, en)
    }

    /// The role of the card, if it is a character.
    pub(super) fn role(self) -> Option<Role> {
        match self.kind {
            Kind::Character(body) => Some(body.role),
            Kind::Effect | Kind::Lasting(_) => None,
        }
    }

    /// Is the bearer the opponent's?
    pub(super) fn is_with_rival(self) -> bool {
        self.kind == Kind::Lasting(On::Rival)
    }

    /// The bearer as a subject, with a space after it; nothing in Italian where it has just been named.
    pub(super) fn bearer(self) -> &'static str {
        match (self.named, self.role()) {
            (true, _) => self.pick("", "it "),
            (false, Some(_)) => self.pick("questo personaggio ", "this character "),
            (false, None) => self.pick("il portatore ", "the bearer "),
        }
    }

    /// 'one, two and three'.
    pub(super) fn listed(self, all: &[String]) -> String {
        grammar::and(self.lang, all)
    }

    /// Whole sentences, as they stand on a card that is played.
    pub(super) fn sentences(self, effects: &[Effect]) -> String {
        let said = |part: &Part| format!("{}.", upper(part.said()));
        self.parts(effects).iter().map(said).collect::<Vec<_>>().join(" ")
    }

    /// Effects within a sentence.
    pub(super) fn inside(self, effects: &[Effect]) -> String {
        grammar::inside(self.lang, &self.parts(effects), |_| ';')
    }

    /// Is this one thing that the reader does? Then 'you may' can stand before it.
    pub(super) fn is_plain(self, effects: &[Effect]) -> bool {
        matches!(self.parts(effects).as_slice(), [one] if !one.has_subject())
    }

    /// The parts in order, neighbours joined; the same search again is a search for more.
    fn parts(mut self, effects: &[Effect]) -> Vec<Part> {
        let is_search =
            |effect: &Effect| matches!(effect, Effect::Fetch(_) | Effect::Recover(_) | Effect::Raise(_));
        let mut parts = Vec::new();
        for same in effects.chunk_by(|one, next| one == next && is_search(one)) {
            parts.push(self.part(&same[0], same.len() as u8));
            if let Effect::Fetch(sort) = &same[0] {
                parts.push(Part::Verb(self.shows(*sort, same.len())));
            }
            self.goes_on(&same[0]);
        }
        grammar::joined(self.lang, parts)
    }

    /// What the next effect may refer to.
    fn goes_on(&mut self, effect: &Effect) {
        self.before.drew |= matches!(effect, Effect::Draw(_));
        self.before.lost |= matches!(effect, Effect::RivalLoses(_));
        self.named &= matches!(effect, Effect::Bearer(_));
    }
}
