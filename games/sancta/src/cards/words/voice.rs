//! How sentences are put together: who is spoken to or of, and how what they do is joined.

use table::Lang;

use super::capital;
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
}

/// What an effect becomes in a sentence.
pub(super) enum Part {
    /// A verb with what belongs to it, to be joined to others: 'draw a card'.
    Verb(String),
    /// The same, but too long to be joined to another.
    Alone(String),
    /// Something with its own subject.
    Whole(String),
}

impl Part {
    fn said(self) -> String {
        match self {
            Part::Verb(said) | Part::Alone(said) | Part::Whole(said) => said,
        }
    }
}

impl Voice {
    /// A voice that speaks to who reads the card.
    pub(super) fn new(lang: Lang) -> Self {
        Voice { lang, person: Person::You }
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
        for (i, group) in self.groups(effects, None).into_iter().map(Part::said).enumerate() {
            match i {
                0 => all += &format!("{}.", capital(&group)),
                _ => all += &format!(" {} {group}.", self.then(&group, ["Poi", "Then"])),
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
        let pronoun = if self.lang == Lang::En && self.person == Person::Still { "they " } else { "" };
        let mut said = String::new();
        for (i, group) in self.groups(effects, first).into_iter().enumerate() {
            let group = match group {
                Part::Verb(said) | Part::Alone(said) => format!("{pronoun}{said}"),
                Part::Whole(said) => said,
            };
            match i {
                0 => said = group,
                _ => said += &format!(", {} {group}", self.then(&group, ["poi", "then"])),
            }
        }
        said
    }

    /// Is nothing among these that has its own subject? Then 'you may' can stand before all of it.
    pub(super) fn is_plain(self, effects: &[Effect]) -> bool {
        !self.groups(effects, None).iter().any(|part| matches!(part, Part::Whole(_)))
    }

    /// What happens to somebody with a name of their own in the sentence.
    pub(super) fn with_subject(self, subject: &str, effects: &[Effect]) -> Part {
        let named = Voice { person: Person::Named, ..self };
        let colon = if matches!(named.groups(effects, None).first(), Some(Part::Whole(_))) { ":" } else { "" };
        Part::Whole(format!("{subject}{colon} {}", named.inside(effects, None)))
    }

    /// What happens in a case.
    pub(super) fn case(self, when: &str, effects: &[Effect]) -> Part {
        let person = if self.is_of_others() { Person::Still } else { Person::You };
        Part::Whole(format!("{when}, {}", Voice { person, ..self }.inside(effects, None)))
    }

    /// The parts in order, neighbouring verbs joined.
    fn groups(self, effects: &[Effect], first: Option<String>) -> Vec<Part> {
        let mut groups = Vec::new();
        let mut verbs: Vec<String> = first.into_iter().collect();
        for effect in effects {
            match self.part(effect) {
                Part::Verb(verb) => verbs.push(verb),
                other => {
                    groups.extend(self.joined(&mut verbs));
                    groups.push(other);
                }
            }
        }
        groups.extend(self.joined(&mut verbs));
        groups
    }

    /// 'one, two and three'.
    fn joined(self, verbs: &mut Vec<String>) -> Option<Part> {
        let last = verbs.pop()?;
        let and = self.pick("e", "and");
        let said = if verbs.is_empty() { last } else { format!("{} {and} {last}", verbs.join(", ")) };
        verbs.clear();
        Some(Part::Verb(said))
    }
}
