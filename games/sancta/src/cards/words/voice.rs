//! How sentences are put together: who is spoken to or of, and how what they do is joined.

use table::{Lang, upper};

use crate::cards::Effect;

/// Who a verb is about.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Person {
    /// Who reads the card.
    You,
    /// The same, after 'you may'.
    YouMay,
    /// The subject just named.
    Named,
    /// The same, further on in the sentence: English needs its pronoun there.
    Still,
}

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

/// What an effect becomes in a sentence.
pub(super) enum Part {
    /// A verb with what belongs to it, to be joined to others: 'draw a card'.
    Verb(String),
    /// The same, but too long to be joined to another.
    Alone(String),
    /// What may be done or not: what follows does not hang on it.
    May(String),
    /// Something with its own subject.
    Whole(String),
    /// Something that happens on a condition, which what follows does not hang on.
    Case(String),
}

impl Part {
    fn said(&self) -> &str {
        match self {
            Part::Verb(said) | Part::Alone(said) | Part::May(said) | Part::Whole(said) | Part::Case(said) => {
                said
            }
        }
    }

    /// Does it bring a subject of its own?
    fn has_subject(&self) -> bool {
        matches!(self, Part::Whole(_) | Part::Case(_))
    }
}

impl Voice {
    /// A voice that speaks to who reads the card.
    pub(super) fn new(lang: Lang) -> Self {
        Voice { lang, person: Person::You, this: false, named: false, before: Before::default() }
    }

    pub(super) fn pick<T>(self, it: T, en: T) -> T {
        self.lang.pick(it, en)
    }

    /// Is it said of somebody else than who reads the card?
    pub(super) fn is_of_others(self) -> bool {
        matches!(self.person, Person::Named | Person::Still)
    }

    /// The form that fits: Italian 'you', 'to' and 'he', English 'you' and 'he'.
    pub(super) fn verb(self, it: [&'static str; 3], en: [&'static str; 2]) -> &'static str {
        match (self.lang, self.person) {
            (Lang::It, Person::You) => it[0],
            (Lang::It, Person::YouMay) => it[1],
            (Lang::It, Person::Named | Person::Still) => it[2],
            (Lang::En, Person::Named) => en[1],
            (Lang::En, _) => en[0],
        }
    }

    /// 'your' or 'their'.
    pub(super) fn own(self, it: [&'static str; 2]) -> &'static str {
        let others = self.is_of_others();
        self.pick(it[usize::from(others)], if others { "their" } else { "your" })
    }

    /// Whole sentences, as they stand on a card that is played.
    pub(super) fn sentences(self, effects: &[Effect]) -> String {
        let mut all = String::new();
        for (i, group) in self.groups(effects, None).iter().map(Part::said).enumerate() {
            match i {
                0 => all += &format!("{}.", upper(group)),
                _ => all += &format!(" {} {group}.", self.then(group, ["Poi", "Then"])),
            }
        }
        if all.is_empty() { self.pick("Non succede nulla.", "Nothing happens.").to_owned() } else { all }
    }

    /// The word that leads on to something said.
    fn then(self, said: &str, [it, en]: [&str; 2]) -> String {
        let comma = if said.starts_with(self.pick("se ", "if ")) { "," } else { "" };
        format!("{}{comma}", self.pick(it, en))
    }

    /// Effects within a sentence, after something that is done first.
    pub(super) fn inside(self, effects: &[Effect], first: Option<String>) -> String {
        let mut said = String::new();
        let mut mark = "";
        for group in self.groups(effects, first) {
            let next = group.said();
            match mark {
                "" => said = next.to_owned(),
                mark => said += &format!("{mark} {} {next}", self.then(next, ["poi", "then"])),
            }
            mark = if matches!(group, Part::May(_) | Part::Case(_)) { ";" } else { "," };
        }
        said
    }

    /// Is nothing among these that has its own subject? Then 'you may' can stand before all of it.
    pub(super) fn is_plain(self, effects: &[Effect]) -> bool {
        !self.groups(effects, None).iter().any(Part::has_subject)
    }

    /// What happens to somebody with a name of their own in the sentence.
    pub(super) fn with_subject(self, subject: &str, effects: &[Effect]) -> Part {
        let named = Voice { person: Person::Named, ..Voice::new(self.lang) };
        let colon = if named.groups(effects, None).first().is_some_and(Part::has_subject) { ":" } else { "" };
        Part::Whole(format!("{subject}{colon} {}", named.inside(effects, None)))
    }

    /// What happens in a case.
    pub(super) fn case(self, when: &str, effects: &[Effect]) -> Part {
        let person = if self.is_of_others() { Person::Still } else { Person::You };
        Part::Case(format!("{when}, {}", Voice { person, ..self }.inside(effects, None)))
    }

    /// The parts in order, neighbouring verbs joined.
    fn groups(mut self, effects: &[Effect], first: Option<String>) -> Vec<Part> {
        let mut groups = Vec::new();
        let mut verbs: Vec<String> = first.into_iter().collect();
        for effect in effects {
            match self.part(effect) {
                Part::Verb(verb) => self.push(&mut verbs, verb),
                other => {
                    groups.extend(self.joined(&mut verbs));
                    let has_subject = other.has_subject();
                    groups.push(self.spoken(other));
                    if has_subject && self.person == Person::Named {
                        self.person = Person::Still;
                    }
                }
            }
            self.goes_on(effect);
        }
        groups.extend(self.joined(&mut verbs));
        groups
    }

    /// One more verb; what is lost after a loss goes with the same one: 'loses 1 point and a card'.
    fn push(self, verbs: &mut Vec<String>, verb: String) {
        let lost = |said: &str| said.strip_prefix(self.lose())?.strip_prefix(' ').map(str::to_owned);
        match (verbs.last_mut(), lost(&verb)) {
            (Some(last), Some(more)) if lost(last).is_some() => {
                *last += &format!(" {} {more}", self.pick("e", "and"));
            }
            _ => verbs.push(verb),
        }
    }

    /// 'one, two and three'.
    fn joined(self, verbs: &mut Vec<String>) -> Option<Part> {
        let last = verbs.pop()?;
        let and = self.pick("e", "and");
        let said = if verbs.is_empty() { last } else { format!("{} {and} {last}", verbs.join(", ")) };
        verbs.clear();
        Some(self.spoken(Part::Verb(said)))
    }

    /// With the pronoun that English needs further on in a sentence.
    fn spoken(self, part: Part) -> Part {
        let they = |said: String| match (self.lang, self.person) {
            (Lang::En, Person::Still) => format!("they {said}"),
            _ => said,
        };
        match part {
            Part::Verb(said) => Part::Verb(they(said)),
            Part::Alone(said) => Part::Alone(they(said)),
            Part::May(said) => Part::May(they(said)),
            part => part,
        }
    }

    /// What the next effect may refer to.
    fn goes_on(&mut self, effect: &Effect) {
        let drew = match effect {
            Effect::Draw(_) | Effect::Renew => true,
            Effect::Everyone(inner) => inner.iter().any(|one| matches!(one, Effect::Draw(_))),
            _ => false,
        };
        let gained = matches!(effect, Effect::Points(1..) | Effect::PointsPer(..) | Effect::Take(_));
        self.before.drew |= drew;
        self.before.gained |= gained;
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
