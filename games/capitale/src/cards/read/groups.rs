//! Groups of characters, what happens to them, and how their numbers change.

use cardfile::{Notes, Value, has_items, list, only_field, typed, within};

use super::conditions::no_battle;
use super::context::{Context, Of, Trigger};
use crate::cards::{Change, Deed, Doing, Group, Keyword, Side, When, Where};

/// A group of characters.
pub(super) fn group(value: &Value<'_>, context: Context, notes: &mut Notes) -> Option<Group> {
    let read: Group = typed(value, "questi personaggi non vanno", "these characters do not fit", notes)?;
    notes.note(value.span(), read.weak.and_then(|n| within("weak", n, 0, 9)));
    let of_battle = read.at == Where::Battle
        || matches!(read.doing, Some(Doing::Attacking | Doing::Defending | Doing::Leading));
    let wrong = table::text_if! { read;
        Group { at: Where::Here, .. } if !context.has_here() =>
            "«here» qui non è una città: la carta non sta in una città",
            "'here' is no city in this place: the card is not in a city";
        Group { other: true, .. } if context.of != Of::Character || read.side == Side::Rival =>
            "«other» esclude il personaggio che parla: qui non è fra questi",
            "'other' leaves out the character that speaks: here it is not among these";
    };
    notes.note(value.span(), no_battle(!of_battle || context.in_battle()).or(wrong));
    Some(read)
}

/// What happens to characters, at least one thing.
pub(super) fn deeds(value: &Value<'_>, context: Context, notes: &mut Notes) -> Vec<Deed> {
    let mut read: Vec<Deed> = Vec::new();
    for item in list(value, "deeds", notes) {
        let Some(one) = deed(item, context, notes) else { continue };
        if matches!(read.last(), Some(Deed::Kill | Deed::Return)) {
            notes.add(
                item.span(),
                "dopo «kill» o «return» il personaggio non è più in gioco: qui non può succedergli altro",
                "after 'kill' or 'return' the character is no longer in play: nothing more can happen to it",
            );
        }
        read.push(one);
    }
    if !has_items(value) {
        notes.lacks(
            value.span(),
            "così non succede nulla: dentro ci vuole almeno un fatto, come \"tap\"",
            "like this nothing happens: at least one deed is expected inside, such as \"tap\"",
        );
    }
    read
}

fn deed(value: &Value<'_>, context: Context, notes: &mut Notes) -> Option<Deed> {
    let read: Deed = typed(value, "questo fatto non va", "this deed does not fit", notes)?;
    let number = match read {
        Deed::Damage(n) => within("damage", n, 1, 9),
        Deed::Heal(n) => within("heal", n, 1, 9),
        Deed::Shield(n) => within("shield", n, 1, 9),
        _ => None,
    };
    notes.note(value.span(), number);
    if let Deed::Boost(change) = read {
        let inner = only_field(value).map_or(value, |(_, inner)| inner);
        check(change, inner, notes);
    }
    let wrong = table::text_if! { read;
        Deed::Gain(Keyword::Heavy) =>
            "«heavy» fino alla fine del turno non serve: ci si stappa solo all'inizio; c'è «stun»",
            "'heavy' until the end of the turn does nothing: one untaps only at the beginning; there is 'stun'";
        Deed::Move | Deed::Send if context.trigger == Trigger::When(When::Arrives) =>
            "dentro «arrives» non ci sono move e send: chi arriva farebbe arrivare un altro, senza fine",
            "inside 'arrives' there are no move and send: who arrives would make another arrive, without end";
    };
    notes.note(value.span(), wrong);
    Some(read)
}

/// A change of numbers, which must change something.
pub(super) fn change(value: &Value<'_>, notes: &mut Notes) -> Option<Change> {
    let read: Change = typed(value, "questi numeri non vanno", "these numbers do not fit", notes)?;
    check(read, value, notes);
    Some(read)
}

fn check(change: Change, value: &Value<'_>, notes: &mut Notes) {
    let Change { power, hp, range, movement, armor } = change;
    let numbers = [
        within("power", power, -9, 9),
        within("hp", hp, -9, 9),
        within("range", range, -5, 5),
        within("move", movement, -4, 4),
        within("armor", armor, 0, 9),
    ];
    numbers.into_iter().for_each(|wrong| notes.note(value.span(), wrong));
    if change == Change::default() {
        notes.lacks(
            value.span(),
            "questi numeri non cambiano nulla: ce ne vuole uno diverso da 0 fra power, hp, range, move e armor",
            "these numbers change nothing: one of power, hp, range, move and armor must not be 0",
        );
    }
}
