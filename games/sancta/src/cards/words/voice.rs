//! How sentences are put together: who is spoken to or of, and what has happened to them before.

use table::Lang;
use table::grammar::{self, Part, Person};

use crate::cards::Effect;

#[derive(Clone, Copy)]
pub(super) struct Voice {
    pub(super) lang: Lang,
    pub(super) person: Person,
    /// Is the active Saint still the one on whose card this stands? Then it is called 'this Saint'.
    pub(super) this: bool,
    /// Has it just been named, so that a pronoun will do?
    pub(super) named: bool,
    pub(super) before: Before,
}

/// What the same one has done before in these sentences: doing it again is doing more of it.
#[derive(Clone, Copy, Default)]
pub(super) struct Before {
    pub(super) drew: bool,
    pub(super) gained: bool,
    /// The last thing: what is drawn then are cards too.
    pub(super) discarded: bool,
    /// Something happened to everyone: 'everyone else' would not say else than whom.
    pub(super) everyone: bool,
}

impl Voice {
    /// A voice that speaks to who reads the card.
    pub(super) fn new(lang: Lang) -> Self {
        Voice { lang, person: Person::You, this: false, named: false, before: Before::default() }
    }

    pub(super) fn pick<T>(self, it: T, en: T) -> T {
        self.lang.pick(it, en)
    }

    /// A pattern with the forms for whom this is about.
    pub(super) fn says(self, pattern: String) -> String {
        self.person.says(&pattern)
    }

    /// Whole sentences, as they stand on a card that is played.
    pub(super) fn sentences(self, effects: &[Effect]) -> String {
        match effects {
            [] => self.pick("Non succede nulla.", "Nothing happens.").to_owned(),
            effects => grammar::sentences(self.lang, &self.parts(effects, None)),
        }
    }

    /// Effects within a sentence, after something that is done first.
    pub(super) fn inside(self, effects: &[Effect], first: Option<String>) -> String {
        let mark = |part: &Part| if matches!(part, Part::May(_) | Part::Case(_)) { ';' } else { ',' };
        grammar::inside(self.lang, &self.parts(effects, first), mark)
    }

    /// Is nothing among these that has its own subject? Then 'you may' can stand before all of it.
    pub(super) fn is_plain(self, effects: &[Effect]) -> bool {
        !self.parts(effects, None).iter().any(Part::has_subject)
    }

    /// What happens to somebody with a name of their own in the sentence.
    pub(super) fn with_subject(self, subject: &str, effects: &[Effect]) -> Part {
        let named = Voice { person: Person::Named, ..Voice::new(self.lang) };
        let colon = if named.parts(effects, None).first().is_some_and(Part::has_subject) { ":" } else { "" };
        Part::Whole(format!("{subject}{colon} {}", named.inside(effects, None)))
    }

    /// What happens in a case.
    pub(super) fn case(self, when: &str, effects: &[Effect]) -> Part {
        let then = Voice { person: self.person.further_on(), ..self };
        Part::Case(format!("{when}, {}", then.inside(effects, None)))
    }

    /// The parts in order, neighbouring verbs joined.
    fn parts(mut self, effects: &[Effect], first: Option<String>) -> Vec<Part> {
        let mut parts: Vec<Part> = first.map(Part::Verb).into_iter().collect();
        for effect in effects {
            let part = self.part(effect);
            let has_subject = part.has_subject();
            self.add(&mut parts, part.spoken_of(self.person, self.lang));
            if has_subject && self.person == Person::Named {
                self.person = Person::Still;
            }
            self.goes_on(effect);
        }
        grammar::joined(self.lang, parts)
    }

    /// One more part; what is lost after a loss goes with the same verb: 'loses 1 point and a card'.
    fn add(self, parts: &mut Vec<Part>, part: Part) {
        let lose = self.says(self.pick("perd[i|ere|e] ", "lose[s] ").to_owned());
        let lost = |part: &Part| Some(part.said().strip_prefix(&lose)?.to_owned());
        match (parts.last_mut(), lost(&part)) {
            (Some(last), Some(more)) if lost(last).is_some() => {
                if let Part::Verb(said) | Part::Of(_, said) = last {
                    *said += &format!(" {} {more}", self.pick("e", "and"));
                }
            }
            _ => parts.push(part),
        }
    }

    /// What the next effect may refer to.
    fn goes_on(&mut self, effect: &Effect) {
        let drew = match effect {
            Effect::Draw(_) | Effect::Renew => true,
            Effect::Everyone(inner) => inner.iter().any(|one| matches!(one, Effect::Draw(_))),
            _ => false,
        };
        self.before.drew |= drew;
        self.before.gained |= matches!(effect, Effect::Points(1..) | Effect::PointsPer(..) | Effect::Take(_));
        self.before.everyone |= matches!(effect, Effect::Everyone(_));
        self.before.discarded = matches!(effect, Effect::Discard(_));
        // Points may have sent it to the Rosa.
        self.this &= matches!(
            effect,
            Effect::Level(_)
                | Effect::Draw(_)
                | Effect::Discard(_)
                | Effect::Lose(_)
                | Effect::Renew
                | Effect::Seek(_)
                | Effect::Recover(_)
                | Effect::Steal
                | Effect::Look
                | Effect::Remove
                | Effect::Again(_)
        );
    }
}
