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

/// Notes when a list of effects stands deeper inside others than the deepest that can be said in a sentence.
pub fn too_deep(value: &Value<'_>, depth: u8, deepest: u8, notes: &mut Notes) -> bool {
    if depth > deepest {
        notes.add(
            value.span(),
            format!("gli effetti stanno uno dentro l'altro al più {deepest} volte"),
            format!("effects stand inside each other at most {deepest} deep"),
        );
    }
    depth > deepest
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

/// The two parts of `{ if = [CONDITION, [EFFECTS]] }`.
pub fn condition_and_effects<'a, 'i>(value: &'a Value<'i>, notes: &mut Notes) -> Option<[&'a Value<'i>; 2]> {
    let [first, second] = list(value, "if", notes) else {
        notes.lacks(
            value.span(),
            "«if»: sono attesi una condizione e un elenco di effetti, [ … , [ … ]]",
            "'if': a condition and a list of effects are expected, [ … , [ … ]]",
        );
        return None;
    };
    Some([first, second])
}
