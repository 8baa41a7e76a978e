//! The cards as listings show them.

use cardfile::{join, listed, with_small};
use table::erased::Card as Listed;
use table::{Setup as _, Text};

use super::{CardSet, Space};
use crate::Setup;
use crate::card::Card;

/// What a kind of card is called, by the letter of its cards; sacred objects and the cards that the board begins with have
/// names of their own.
fn kind(letter: char, special: bool) -> Text {
    table::texts! { (letter, special);
        ('g', _) => "divinità", "god";
        ('o', false) => "oggetto", "object";
        ('o', true) => "oggetto sacro", "sacred object";
        ('m', _) => "miracolo", "miracle";
        ('b', true) => "carta plancia iniziale", "starting board card";
        ('b', false) => "carta plancia aggiuntiva", "added board card";
        ('e', _) => "evento", "event";
        ('h', _) => "casella del Paradiso", "space of Heaven";
        _ => "casella dell'Inferno", "space of Hell";
    }
}

/// Every card under the newest rules; those that are alike stand there once, with their number.
pub(super) fn all(set: &CardSet) -> Vec<Listed> {
    let mut all: Vec<Listed> = Vec::new();
    for (at, god) in set.gods.iter().enumerate() {
        let name = with_small(&Text::same(&god.name), &god.ability);
        all.push(listed(('g', at), kind('g', false), name, god.says(), god.is_override(), god.origin));
    }
    let objects = set.objects.iter().map(|object| (object.sacred.is_some(), object.origin)).enumerate();
    let objects = objects.map(|(at, (sacred, origin))| ('o', at, Card::object(at), sacred, origin));
    let miracles = set.miracles.iter().map(|miracle| miracle.origin).enumerate();
    let miracles = miracles.map(|(at, origin)| ('m', at, Card::of_miracle(at), false, origin));
    for (letter, at, card, sacred, origin) in objects.chain(miracles) {
        let (title, says, own) = (set.title(card), set.says(card), set.is_override(card));
        join(&mut all, listed((letter, at), kind(letter, sacred), title, says, own, origin));
    }
    for (at, space) in set.board.iter().enumerate() {
        all.push(of_space(('b', at), at < CardSet::STARTING, space));
    }
    for (at, event) in set.events.iter().enumerate() {
        all.push(of_space(('e', at), false, event));
    }
    for (letter, spaces) in [('h', &set.heaven), ('i', &set.hell)] {
        all.extend(spaces.iter().enumerate().map(|(at, space)| of_space((letter, at), false, space)));
    }
    all
}

fn of_space(id: (char, usize), starting: bool, space: &Space) -> Listed {
    listed(
        id,
        kind(id.0, starting),
        space.title(),
        space.says(Setup::RULES),
        space.is_override(),
        space.origin,
    )
}
