//! How sentences are put together: what speaks, who is spoken of, and how what happens is joined.

use table::Lang;

use super::capital;
use crate::cards::{Effect, Kind, On, Role};

#[derive(Clone, Copy)]
pub(super) struct Voice {
    pub(super) lang: Lang,
    /// What the card is that speaks.
    pub(super) kind: Kind,
    /// After 'you may'?
    pub(super) may: bool,
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

/// What an effect becomes in a sentence.
pub(super) enum Part {
    /// What the reader does, to be joined to more of it: 'draw a card'.
    You(Vec<String>),
    /// The same, but too long to be joined to another.
    Alone(String),
    /// What the opponent does, without its subject: 'discards a card'.
    Rival(String),
    /// Something with its own subject.
    Whole(String),
    /// Something that happens on a condition.
    Case(String),
}

/// Neighbouring parts, joined.
struct Group {
    said: String,
    /// Does it begin with what the reader does?
    you: bool,
    case: bool,
}

impl Voice {
    /// A voice that speaks to who reads the card.
    pub(super) fn new(lang: Lang, kind: Kind) -> Self {
        Voice { lang, kind, may: false, named: false, before: Before::default() }
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
        let is_card = matches!(self.kind, Kind::Character(_));
        match (self.named, is_card) {
            (true, _) => self.pick("", "it "),
            (false, true) => self.pick("questo personaggio ", "this character "),
            (false, false) => self.pick("il portatore ", "the bearer "),
        }
    }

    /// The form that fits: Italian 'you' and 'to', English 'you'.
    pub(super) fn verb(self, it: [&'static str; 2], en: &'static str) -> &'static str {
        self.pick(it[usize::from(self.may)], en)
    }

    /// 'one, two and three'.
    pub(super) fn listed(self, all: &[String]) -> String {
        match all {
            [] => String::new(),
            [one] => one.clone(),
            [firsts @ .., last] => format!("{} {} {last}", firsts.join(", "), self.and(last)),
        }
    }

    fn and(self, next: &str) -> &'static str {
        self.pick(if next.starts_with(['e', 'è']) { "ed" } else { "e" }, "and")
    }

    /// Whole sentences, as they stand on a card that is played.
    pub(super) fn sentences(self, effects: &[Effect]) -> String {
        let said: Vec<String> =
            self.groups(effects).iter().map(|group| format!("{}.", capital(&group.said))).collect();
        said.join(" ")
    }

    /// Effects within a sentence.
    pub(super) fn inside(self, effects: &[Effect]) -> String {
        let mut all = String::new();
        for (at, group) in self.groups(effects).into_iter().enumerate() {
            let comma = if group.case { "," } else { "" };
            match at {
                0 => all = group.said,
                _ => all += &format!("; {}{comma} {}", self.pick("poi", "then"), group.said),
            }
        }
        all
    }

    /// Is this one thing that the reader does? Then 'you may' can stand before it.
    pub(super) fn is_plain(self, effects: &[Effect]) -> bool {
        matches!(self.groups(effects).as_slice(), [one] if one.you)
    }

    /// The parts in order, neighbours joined.
    fn groups(mut self, effects: &[Effect]) -> Vec<Group> {
        let mut groups: Vec<Group> = Vec::new();
        let (mut yours, mut rivals) = (Vec::new(), Vec::new());
        let mut rest = effects;
        while let Some(first) = rest.first() {
            // The same search again is a search for more.
            let same = match first {
                Effect::Fetch(_) | Effect::Recover(_) | Effect::Raise(_) => {
                    rest.iter().take_while(|other| *other == first).count()
                }
                _ => 1,
            };
            rest = &rest[same..];
            match self.part(first, same as u8) {
                Part::You(verbs) => {
                    groups.extend(self.of_rival(&mut rivals));
                    yours.extend(verbs);
                }
                Part::Rival(verb) => {
                    groups.extend(self.of_you(&mut yours));
                    rivals.push(verb);
                }
                other => {
                    groups.extend(self.of_you(&mut yours));
                    groups.extend(self.of_rival(&mut rivals));
                    groups.push(match other {
                        Part::Alone(said) => Group { said, you: true, case: false },
                        Part::Case(said) => Group { said, you: false, case: true },
                        Part::Whole(said) | Part::Rival(said) => Group { said, you: false, case: false },
                        Part::You(verbs) => Group { said: self.listed(&verbs), you: true, case: false },
                    });
                }
            }
            self.goes_on(first);
        }
        groups.extend(self.of_you(&mut yours));
        groups.extend(self.of_rival(&mut rivals));
        groups
    }

    fn of_you(self, verbs: &mut Vec<String>) -> Option<Group> {
        let verbs = std::mem::take(verbs);
        (!verbs.is_empty()).then(|| Group { said: self.listed(&verbs), you: true, case: false })
    }

    fn of_rival(self, verbs: &mut Vec<String>) -> Option<Group> {
        let verbs = std::mem::take(verbs);
        let said = format!("{} {}", self.pick("l'avversario", "the opponent"), self.listed(&verbs));
        (!verbs.is_empty()).then_some(Group { said, you: false, case: false })
    }

    /// What the next effect may refer to.
    fn goes_on(&mut self, effect: &Effect) {
        self.before.drew |= matches!(effect, Effect::Draw(_));
        self.before.lost |= matches!(effect, Effect::RivalLoses(_));
        self.named &= matches!(effect, Effect::Bearer(_));
    }
}
