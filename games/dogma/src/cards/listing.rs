//! The cards as listings show them, family after family.

use std::fmt::Display;

use cardfile::{join, listed, with_lore, with_small};
use table::Text;
use table::erased::{Card as Listed, Detail};

use super::{CardSet, Hold, Kind, Print, Types};
use crate::card::{Card, Family};

/// Every card.
pub(super) fn all(set: &CardSet) -> Vec<Listed> {
    let mut all: Vec<Listed> = Vec::new();
    for card in Card::all() {
        let print = set.print(card);
        let (family, at) = card.place();
        let own = print.text.is_some();
        let text = with_lore(text(print), print.lore.as_ref());
        let id = (family.letter(), at);
        let mut one = listed(id, family.title(), name(print), text, own, print.origin);
        one.copies = card.copies().into();
        one.details = details(set, card);
        join(&mut all, one);
    }
    all
}

/// Its name, with its numbers where it has any.
fn name(print: &Print) -> Text {
    match print.kind {
        Kind::Prophet(_) | Kind::Cult(_) => with_small(&print.name, &print.line()),
        Kind::Relic | Kind::Divine => print.name.clone(),
    }
}

/// What it may hold, and what it says.
fn text(print: &Print) -> Text {
    let (carries, says) = (print.carries().unwrap_or_default(), print.says());
    Text::both(|lang| format!("{} {}", carries.get(lang), says.get(lang)).trim().to_owned())
}

/// Everything that stands on it, field by field.
fn details(set: &CardSet, card: Card) -> Vec<(&'static str, Detail)> {
    let print = set.print(card);
    let family = match card.family() {
        Family::Prophet => "prophet",
        Family::Cult(_) => "cult",
        Family::Relic => "relic",
        Family::Divine => "divine",
    };
    let mut all = vec![
        ("family", Detail::Word(family.to_owned())),
        ("title", Detail::Text(print.name.clone())),
        ("says", Detail::Text(print.says())),
    ];
    all.extend(print.lore.clone().map(|lore| ("lore", Detail::Text(lore))));
    match &print.kind {
        Kind::Prophet(body) => all.extend([
            ("faith", Detail::Number(body.faith.into())),
            ("fervour", Detail::Number(body.fervour.into())),
            ("immune", types(body.immune)),
            ("weak", types(body.weak)),
            ("holds", Detail::Rows(body.holds.iter().map(hold).collect())),
            ("fourth", Detail::Flag(body.fourth)),
        ]),
        Kind::Cult(cult) => all.extend([
            ("religion", word(cult.religion)),
            ("type", word(cult.of)),
            ("damage", Detail::Number(cult.damage.into())),
            ("keywords", Detail::Words(cult.keywords.iter().map(ToString::to_string).collect())),
        ]),
        Kind::Relic | Kind::Divine => {}
    }
    let set_of = |(at, arcano): (u8, u8)| {
        let name = set.destinies[usize::from(at)].word.clone();
        vec![("set", Detail::Word(name)), ("arcano", Detail::Number(arcano.into()))]
    };
    all.push(("sets", Detail::Rows(set.marks(card).into_iter().map(set_of).collect())));
    all
}

/// What a Prophet may carry of a religion; without one, of every religion.
fn hold(hold: &Hold) -> Vec<(&'static str, Detail)> {
    let religion = hold.religion.map(|religion| ("religion", word(religion)));
    religion.into_iter().chain([("types", types(hold.types))]).collect()
}

fn types(types: Types) -> Detail {
    Detail::Words(types.iter().map(|of| of.to_string()).collect())
}

fn word(thing: impl Display) -> Detail {
    Detail::Word(thing.to_string())
}
