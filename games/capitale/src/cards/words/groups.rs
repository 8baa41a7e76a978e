//! Groups of characters as parts of sentences.

use table::Lang;
use table::grammar::{Noun, a, the, un};

use super::nouns::{CHARACTER, MERCENARY};
use super::voice::Voice;
use crate::card::Banner;
use crate::cards::{Doing, Group, Kind, On, Side, Where};

/// One that is chosen, or each of them.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum How {
    One,
    Each,
}

/// A group's noun, and the banner that still has to be said.
fn noun(group: &Group) -> (Noun, Option<Banner>) {
    match (group.role, group.banner) {
        (None, Some(Banner::Free)) => (MERCENARY, None),
        (role, banner) => (role.map_or(CHARACTER, |role| role.noun()), banner),
    }
}

/// Is its noun feminine in Italian?
pub(super) fn is_feminine(group: &Group) -> bool {
    noun(group).0.feminine
}

impl Voice {
    /// 'one of the opponent's wounded characters in the same city', 'each of your guards'.
    pub(super) fn who(self, group: &Group, how: How) -> String {
        match self.lang {
            Lang::It => self.who_it(group, how),
            Lang::En => self.who_en(group, how),
        }
    }

    fn who_it(self, group: &Group, how: How) -> String {
        let (noun, banner) = noun(group);
        let o = noun.ending();
        let leads = group.doing == Some(Doing::Leading);
        let own = (group.side == Side::Own).then_some(if noun.feminine { "tua" } else { "tuo" });
        let banner = banner.map(|banner| banner.whose().0);
        let other = group.other.then(|| format!("altr{o}"));
        let words = other.as_deref().into_iter().chain(own).chain([noun.it[0]]).chain(banner);
        let words = words.collect::<Vec<_>>().join(" ");
        let article = match how {
            _ if leads => the(&words, noun.feminine, false),
            How::Each => "ogni ",
            How::One => un(&words, noun.feminine),
        };
        let does = match group.doing {
            Some(Doing::Tapped) => format!(" tappat{o}"),
            Some(Doing::Untapped) => format!(" non tappat{o}"),
            Some(Doing::Hurt) => format!(" ferit{o}"),
            _ => String::new(),
        };
        let whose = if group.side == Side::Rival { " dell'avversario" } else { "" };
        let fights = match group.doing {
            Some(Doing::Attacking) => " che attacca",
            Some(Doing::Defending) => " che difende",
            Some(Doing::Leading) => " che guida l'attacco",
            _ => "",
        };
        let weak = group.weak.map(|n| format!(" con Potenza stampata di {n} o meno")).unwrap_or_default();
        format!("{article}{words}{does}{whose}{fights}{weak}{}", self.place(group, how))
    }

    fn who_en(self, group: &Group, how: How) -> String {
        let (noun, banner) = noun(group);
        let leads = group.doing == Some(Doing::Leading);
        let does = match group.doing {
            Some(Doing::Tapped) => Some("tapped"),
            Some(Doing::Untapped) => Some("untapped"),
            Some(Doing::Hurt) => Some("wounded"),
            Some(Doing::Attacking) => Some("attacking"),
            Some(Doing::Defending) => Some("defending"),
            Some(Doing::Leading) | None => None,
        };
        let banner = banner.map(|banner| banner.whose().1);
        let several = group.side != Side::Any && !leads;
        let words: Vec<&str> =
            does.into_iter().chain(banner).chain([noun.en[usize::from(several)]]).collect();
        let words = words.join(" ");
        let other = if group.other { "other " } else { "" };
        let mut said = match (group.side, how, group.other) {
            (Side::Own, ..) if leads => format!("your {other}{words}"),
            (Side::Rival, ..) if leads => format!("the opponent's {words}"),
            (Side::Rival, How::One, _) => format!("one of the opponent's {words}"),
            (Side::Rival, How::Each, _) => format!("each of the opponent's {words}"),
            _ if leads => format!("the {other}{words}"),
            (Side::Own, How::One, false) => format!("one of your {words}"),
            (Side::Own, How::One, true) => format!("another of your {words}"),
            (Side::Own, How::Each, false) => format!("each of your {words}"),
            (Side::Own, How::Each, true) => format!("each of your other {words}"),
            (_, How::One, false) => format!("{} {words}", a(&words)),
            (_, How::One, true) => format!("another {words}"),
            (_, How::Each, false) => format!("each {words}"),
            (_, How::Each, true) => format!("each other {words}"),
        };
        if leads {
            said += " that leads the attack";
        }
        if let Some(n) = group.weak {
            said += &format!(" with printed Power {n} or less");
        }
        said + self.place(group, how)
    }

    /// Where they are, with a space before it.
    fn place(self, group: &Group, how: How) -> &'static str {
        let fights = matches!(group.doing, Some(Doing::Attacking | Doing::Defending | Doing::Leading));
        let (it, en) = match group.at {
            Where::Anywhere => ("", ""),
            Where::Battle if fights => ("", ""),
            Where::Battle => (" in battaglia", " in the battle"),
            Where::Cities if how == How::Each => (" nelle città", " in the cities"),
            Where::Cities => (" in una città", " in a city"),
            Where::Here => match self.kind {
                Kind::Character(_) => (" nella stessa città", " in the same city"),
                Kind::Effect => (" nella città della battaglia", " in the city of the battle"),
                Kind::Lasting(On::Own | On::Rival) => (" nella città del portatore", " in the bearer's city"),
                Kind::Lasting(On::City | On::Field) => (" in questa città", " in this city"),
            },
        };
        self.pick(it, en)
    }
}
