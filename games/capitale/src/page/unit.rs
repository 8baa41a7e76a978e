//! A card in play: its place on the table, and when it is pressed all about it and what it can do.

use maud::{Markup, html};

use super::scene::Scene;
use super::{acts, emblem, face, words};
use crate::open::At;
use crate::{Action, Down, Keyword, Kind, Unit};

/// A card in play in its place.
pub(super) fn token(scene: &Scene<'_>, unit: &Unit) -> Markup {
    let (lang, acts) = (scene.lang, acts::acts(scene, unit));
    let fights = scene.open.battle.as_ref().and_then(|battle| battle.fighter(unit.id)).is_some();
    let picked = scene.offers(Action::Choose(unit.id))
        || scene.offers(Action::Defend(unit.id))
        || scene.offers(Action::Join(unit.id));
    let class = format!(
        "unit {}{}{}{}{}",
        scene.side(unit.owner),
        if unit.tapped { " tapped" } else { "" },
        if !acts.is_empty() { " can" } else { "" },
        if fights { " fights" } else { "" },
        if picked { " pick" } else { "" },
    );
    html! {
        li class=(class) data-card={ "u" (unit.id) } data-unit=(unit.id) {
            details.token name="told" id={ "unit-" (unit.id) } {
                summary {
                    span.lies { (emblem::of(unit.card, "tiny")) }
                    span.what {
                        b { (scene.title(unit.card)) @if twin(scene, unit) { small.nth { " #" (unit.id) } } }
                        span.line { (numbers(scene, unit)) (marks(scene, unit)) }
                    }
                }
                div.over {
                    (about(scene, unit))
                    @if !acts.is_empty() {
                        div.acts role="group" aria-label=(lang.pick("Che cosa può fare", "What it can do")) {
                            @for group in &acts { (group) }
                        }
                    }
                }
            }
        }
    }
}

/// Is another card in play printed alike?
fn twin(scene: &Scene<'_>, unit: &Unit) -> bool {
    scene.open.units.iter().any(|other| other.card == unit.card && other.id != unit.id)
}

/// Its name, with its number where another is printed alike.
pub(super) fn name(scene: &Scene<'_>, unit: &Unit) -> String {
    let title = scene.title(unit.card);
    if twin(scene, unit) { format!("{title} #{}", unit.id) } else { title.to_owned() }
}

/// A character's numbers now: grown ones and shrunk ones are marked.
pub(super) fn numbers(scene: &Scene<'_>, unit: &Unit) -> Markup {
    let (lang, open) = (scene.lang, scene.open);
    let Some(body) = open.print(unit.card).body() else { return html! {} };
    let (power, hp) = (open.power(unit), open.hp(unit));
    let left = hp.saturating_sub(unit.damage);
    let life = lang.pick(format!("HP {left} su {hp}"), format!("HP {left} of {hp}"));
    let (range, movement) = (open.range(unit), open.movement(unit));
    html! {
        span.force {
            span class={ "pow " (grown(power, body.power)) } title=(lang.pick("Potenza", "Power")) { (power) } "/"
            span class={ "hp " @if unit.damage > 0 { "less" } @else { (grown(hp, body.hp)) } } title=(life) data-count={ "hp-" (unit.id) } { (left) }
        }
        @if unit.damage > 0 { small.wound title=(lang.pick("danni", "damage")) { (lang.pick("su ", "of ")) (hp) } }
        @if unit.shield > 0 { span.shield title=(lang.pick("danni che saranno ignorati", "damage that will be ignored")) { (shield()) (unit.shield) } }
        span class={ "rng " (grown(range, body.range)) } title="Range" { "R" (range) }
        span class={ "mov " (grown(movement, body.movement)) } title=(lang.pick("Movimento", "Move")) { "M" (movement) }
        @if open.armor(unit) > 0 { span.armor title=(lang.pick("danni in meno da ogni colpo", "less damage of every hit")) { "▣" (open.armor(unit)) } }
    }
}

fn shield() -> Markup {
    html! { svg.buckler viewBox="-8 -9 16 18" aria-hidden="true" { path d="M0-8Q4-6 7-6V0Q7 5 0 8-7 5-7 0V-6Q-4-6 0-8Z" {} } }
}

fn grown(now: u8, printed: u8) -> &'static str {
    match now.cmp(&printed) {
        std::cmp::Ordering::Greater => "more",
        std::cmp::Ordering::Equal => "",
        std::cmp::Ordering::Less => "less",
    }
}

/// What can be seen of it at a glance: tapped, stunned, what lies with it.
fn marks(scene: &Scene<'_>, unit: &Unit) -> Markup {
    let lang = scene.lang;
    let with = scene.open.units.iter().filter(|other| other.at == At::With(unit.id)).count();
    html! {
        @if unit.tapped { span.tap { "⟳" span.unseen { (lang.pick(" tappato", " tapped")) } } }
        @if unit.stunned { span.tap title=(lang.pick("non si stappa la prossima volta", "does not untap next time")) { "✳" } }
        @if with > 0 { span.with title=(lang.pick("porta effetti duraturi", "carries lasting effects")) { "+" (with) } }
    }
}

/// All about it: its face, its state, what lies with it.
fn about(scene: &Scene<'_>, unit: &Unit) -> Markup {
    let (lang, open) = (scene.lang, scene.open);
    let print = scene.print(unit.card);
    let keywords: Vec<Keyword> =
        Keyword::ALL.into_iter().filter(|keyword| open.has(unit, *keyword)).collect();
    let mut state = Vec::new();
    if unit.tapped {
        state.push(lang.pick("tappato", "tapped"))
    }
    if unit.stunned {
        state.push(lang.pick("non si stappa la prossima volta", "does not untap next time"))
    }
    if unit.moved {
        state.push(lang.pick("si è già mosso in questo turno", "has moved this turn"))
    }
    html! {
        (face::title(lang, unit.card, print))
        span.stats { (numbers(scene, unit)) (face::level(lang, print)) }
        @if let Some(body) = print.body().filter(|_| changed(scene, unit)) {
            span.stats.printed { (lang.pick("stampato ", "printed ")) (face::body(lang, body)) }
        }
        @if !state.is_empty() || !keywords.is_empty() {
            p.state {
                @for keyword in keywords { span.tag { (words::worded(lang, keyword.title().get(lang))) } " " }
                @for word in state { span.tag.plain { (word) } " " }
            }
        }
        p.says { (face::says(lang, print)) }
        @for other in open.units.iter().filter(|other| other.at == At::With(unit.id)) {
            p.attached {
                (emblem::of(other.card, "tiny")) span { b { (scene.title(other.card)) } " · " (scene.name(other.owner)) ": " (face::says(lang, scene.print(other.card))) }
            }
        }
    }
}

/// Does it show other numbers than are printed on it?
fn changed(scene: &Scene<'_>, unit: &Unit) -> bool {
    let open = scene.open;
    let now = (open.power(unit), open.hp(unit), open.range(unit), open.movement(unit));
    let printed = scene.print(unit.card).body().map(|it| (it.power, it.hp, it.range, it.movement));
    unit.damage > 0 || printed.is_some_and(|printed| printed != now)
}

/// A card that lies face down; its owner knows which.
pub(super) fn down(scene: &Scene<'_>, down: &Down) -> Markup {
    let lang = scene.lang;
    let card = scene.view.down.iter().find(|(id, _)| *id == down.id).map(|(_, card)| *card);
    let (turn, choose) = (Action::Turn(down.id), Action::Choose(down.id));
    let can = scene.offers(turn) || scene.offers(choose);
    let word = card.map_or(lang.pick("carta coperta", "face-down card"), |card| scene.title(card));
    html! {
        li class={ "unit down " (scene.side(down.owner)) @if can { " can" } } data-card={ "u" (down.id) } data-unit=(down.id) {
            details.token name="told" id={ "unit-" (down.id) } {
                summary {
                    span.lies { (back()) }
                    span.what { b { (word) } @if card.is_some() { span.line { small { (lang.pick("coperta", "face down")) } } } }
                }
                div.over {
                    @if let Some(card) = card {
                        (face::head(lang, card, scene.print(card)))
                        p.says { (face::says(lang, scene.print(card))) }
                        p.note { (lang.pick("La vedi solo tu.", "Only you see it.")) }
                    } @else { p { (lang.pick("Solo chi l'ha posata sa che cos'è.", "Only whoever laid it knows what it is.")) } }
                    @if can {
                        div.acts {
                            @if scene.offers(turn) { (scene.button(turn, "main", &html! { (lang.pick("Scopri", "Turn up")) })) }
                            @if scene.offers(choose) { (scene.button(choose, "main", &html! { (lang.pick("Scegli", "Choose")) })) }
                        }
                    }
                }
            }
        }
    }
}

/// The back of a card.
pub(super) fn back() -> Markup {
    html! { svg.back viewBox="-16 -22 32 44" aria-hidden="true" { rect x="-15" y="-21" width="30" height="42" rx="4" {} path d="M0-14L9 0 0 14-9 0ZM0-7L4.500 0 0 7-4.500 0Z" {} } }
}

/// Is it a lasting effect?
pub(super) fn lasts(scene: &Scene<'_>, unit: &Unit) -> bool {
    matches!(scene.print(unit.card).kind, Kind::Lasting(_))
}
