//! What happens to which Prophets.

use cardfile::{Notes, Value, has_items, list, typed};
use table::Text;

use super::context::{Context, Of, is_rear};
use super::numbers::wrong_change;
use crate::cards::{Count, Deed, Evil, Whom};

/// Which Prophets, who must be there.
pub(super) fn whom(value: &Value<'_>, context: Context, notes: &mut Notes) -> Option<Whom> {
    let read: Whom = typed(value, "questi Profeti non vanno", "these Prophets do not fit", notes)?;
    if !context.has(read) {
        notes.add(value.span(), "qui questo Profeta non c'è mai", "this Prophet is never there here");
    }
    Some(read)
}

/// What happens to them, at least one thing.
pub(super) fn deeds(value: &Value<'_>, whom: Whom, context: Context, notes: &mut Notes) -> Vec<Deed> {
    let mut read: Vec<Deed> = Vec::new();
    for item in list(value, "deeds", notes) {
        let Some(one) = deed(item, whom, context, notes) else { continue };
        let more = matches!(one, Deed::Token(Evil::Struggimento) | Deed::Strip | Deed::Reveal(_));
        let freed = matches!(one, Deed::Free(_)) && read.contains(&Deed::FreeAll);
        if !more && (freed || read.contains(&one)) {
            notes.add(
                item.span(),
                "questo succede già: qui non cambia nulla",
                "this happens already: it changes nothing here",
            );
        }
        read.push(one);
    }
    if !has_items(value) {
        notes.lacks(
            value.span(),
            "così non succede nulla: dentro ci vuole almeno un fatto, come { damage = 20 }",
            "like this nothing happens: at least one deed is expected inside, such as { damage = 20 }",
        );
    }
    read
}

fn deed(value: &Value<'_>, whom: Whom, context: Context, notes: &mut Notes) -> Option<Deed> {
    let read: Deed = typed(value, "questo fatto non va", "this deed does not fit", notes)?;
    notes.note(value.span(), number(read));
    notes.note(value.span(), wrong(read, whom, context));
    Some(read)
}

/// What is wrong with the number of a deed.
fn number(deed: Deed) -> Option<Text> {
    match deed {
        Deed::Damage(n) => cardfile::tens("damage", n, 10, 100),
        Deed::DamagePer(n, _) => cardfile::tens("damage_per", n, 10, 50),
        Deed::Heal(n) => cardfile::tens("heal", n, 10, 100),
        Deed::Fervour(n) => wrong_change("fervour", n, 100),
        Deed::Power(n, _) => wrong_change("power", n, 50),
        _ => None,
    }
}

/// Why a deed cannot happen to them.
fn wrong(deed: Deed, whom: Whom, context: Context) -> Option<Text> {
    let own = matches!(whom, Whom::Own | Whom::Bearer);
    let rear = is_rear(whom);
    table::text_if! { deed;
        Deed::Fervour(_) | Deed::Power(..) | Deed::Plain if rear =>
            "in retroguardia un Profeta non ha potenziamenti né indebolimenti",
            "in the rearguard a Prophet has neither boosts nor weakenings";
        Deed::Withdraw if rear =>
            "questo Profeta è già in retroguardia", "this Prophet is in the rearguard already";
        Deed::Withdraw if own && context.last =>
            "il tuo ultimo Profeta non può ritirarsi: nessuno prenderebbe il suo posto",
            "your last Prophet cannot withdraw: nobody would take its place";
        Deed::Annul if rear =>
            "si annulla l'abilità di un Profeta attivo: in retroguardia non dura",
            "the ability of an active Prophet is annulled: in the rearguard it does not last";
        Deed::Reveal(_) | Deed::DamagePer(_, Count::Shown) if rear =>
            "in retroguardia le carte Culto stanno coperte sotto il loro Profeta",
            "in the rearguard Cult cards lie face down under their Prophet";
        Deed::Copy if !matches!(whom, Whom::Rival | Whom::OwnRear | Whom::RivalRear) =>
            "si copia l'abilità di un solo altro Profeta: rival, own_rear o rival_rear",
            "the ability of one other Prophet is copied: rival, own_rear or rival_rear";
        Deed::Copy | Deed::DamagePer(_, Count::OwnTokens) if !context.has_own() =>
            "qui non hai un Profeta attivo", "you have no active Prophet here";
        Deed::Shield if own && context.of == (Of::Cult { shields: true }) =>
            "«protezione» lo fa già", "'protezione' does so already";
    }
}
