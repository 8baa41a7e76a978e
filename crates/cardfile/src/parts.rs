//! What the cards of several games have: abilities, and effects that stand inside each other.

use crate::{Notes, Value, has_items, list};

/// How many abilities a card may have: more would not stand on it.
const MOST: usize = 4;

/// The field `abilities`, at least one; those that cannot be read are noted and left out.
pub fn abilities<'a, 'i, A>(
    value: &'a Value<'i>,
    notes: &mut Notes,
    mut read: impl FnMut(&'a Value<'i>, &mut Notes) -> Option<A>,
) -> Vec<A> {
    let all = list(value, "abilities", notes);
    if let Some(over) = all.get(MOST) {
        notes.add(
            over.span(),
            format!("«abilities»: su una carta stanno al più {MOST} abilità"),
            format!("'abilities': a card has at most {MOST} abilities"),
        );
    }
    if all.is_empty() {
        notes.lacks(
            value.span(),
            "«abilities»: è attesa almeno un'abilità",
            "'abilities': at least one ability is expected",
        );
    }
    all.iter().filter_map(|item| read(item, notes)).collect()
}

/// A list of effects, which may stand so deep inside each other as can be said in a sentence; those that cannot be read are
/// noted and left out.
pub fn effects<'a, 'i, E>(
    value: &'a Value<'i>,
    what: &str,
    (depth, deepest): (u8, u8),
    notes: &mut Notes,
    mut read: impl FnMut(&'a Value<'i>, &mut Notes) -> Option<E>,
) -> Vec<E> {
    if depth > deepest {
        notes.add(
            value.span(),
            format!("gli effetti stanno uno dentro l'altro al più {deepest} volte"),
            format!("effects stand inside each other at most {deepest} deep"),
        );
        return Vec::new();
    }
    list(value, what, notes).iter().filter_map(|item| read(item, notes)).collect()
}

/// Notes when there is no effect in a list; `what` is the field's name.
pub fn at_least_one_effect(value: &Value<'_>, what: &str, notes: &mut Notes) {
    if !has_items(value) {
        notes.lacks(
            value.span(),
            format!("«{what}» non fa nulla: dentro ci vuole almeno un effetto"),
            format!("'{what}' does nothing: at least one effect is expected inside"),
        );
    }
}

/// The conditions of an ability, none of them twice; `read` is given those before.
pub fn conditions<'a, 'i, C: PartialEq>(
    value: &'a Value<'i>,
    notes: &mut Notes,
    mut read: impl FnMut(&'a Value<'i>, &[C], &mut Notes) -> Option<C>,
) -> Vec<C> {
    let mut all = Vec::new();
    for item in list(value, "only", notes) {
        let Some(one) = read(item, &all, notes) else { continue };
        if all.contains(&one) {
            notes.add(item.span(), "questa condizione c'è già", "this condition stands there already");
        }
        all.push(one);
    }
    all
}

/// The two parts of `{ if = [CONDITION, [EFFECTS]] }`.
pub fn condition_and_effects<'a, 'i>(value: &'a Value<'i>, notes: &mut Notes) -> Option<[&'a Value<'i>; 2]> {
    let it = "una condizione e un elenco di effetti, [ … , [ … ]]";
    pair(value, "if", it, "a condition and a list of effects are expected, [ … , [ … ]]", notes)
}

/// A list of two things, which the words for a mistake describe.
pub fn pair<'a, 'i>(
    value: &'a Value<'i>,
    what: &str,
    it: &str,
    en: &str,
    notes: &mut Notes,
) -> Option<[&'a Value<'i>; 2]> {
    let [first, second] = list(value, what, notes) else {
        notes.lacks(value.span(), format!("«{what}»: sono attesi {it}"), format!("'{what}': {en}"));
        return None;
    };
    Some([first, second])
}
