//! What every card on the table shows: its kind, its numbers, its points.

use maud::{Markup, html};
use table::{Lang, Seat};

use super::own;
use super::scene::Scene;
use crate::{Card, Kind, Type};

/// A kind of card in a word, for several.
pub(super) fn kinds(lang: Lang, kind: Kind) -> &'static str {
    match kind {
        Kind::Saint => lang.pick("Santi", "Saints"),
        Kind::Beatitude => "Beatitudini",
        Kind::Advocate => "Advocati",
        Kind::Trial => "Prove",
        Kind::Support => "Supporti",
    }
}

/// A Saint's type in a word.
pub(super) fn type_of(lang: Lang, of: Type) -> &'static str {
    match of {
        Type::Apostle => lang.pick("apostolo", "apostle"),
        Type::Martyr => lang.pick("martire", "martyr"),
        Type::Doctor => lang.pick("dottore", "doctor"),
        Type::Monastic => lang.pick("monaco", "monastic"),
        Type::Founder => lang.pick("fondatore", "founder"),
        Type::Ruler => lang.pick("sovrano", "ruler"),
    }
}

/// What a card is, with the number that is printed on it.
pub(super) fn line(scene: &Scene<'_>, card: Card) -> String {
    let lang = scene.lang;
    match card.place() {
        (Kind::Saint, at) => {
            let saint = &scene.set.saints[at];
            let (of, level) = (type_of(lang, saint.kind), saint.level);
            lang.pick(format!("livello {level} · {of}"), format!("level {level} · {of}"))
        }
        (Kind::Beatitude, at) => format!("Beatitudine · {}", scene.set.beatitudes[at].verse),
        (Kind::Advocate, _) => lang.pick("risposta", "answer").to_owned(),
        (Kind::Trial, at) => {
            let least = scene.set.trials[at].difficulty;
            lang.pick(format!("Prova · difficoltà {least}"), format!("Prova · difficulty {least}"))
        }
        (Kind::Support, at) => {
            let stays = !scene.set.supports[at].abilities.is_empty();
            match stays {
                true => lang.pick("Supporto · resta", "Supporto · stays"),
                false => lang.pick("Supporto · si scarta", "Supporto · is discarded"),
            }
            .to_owned()
        }
    }
}

/// The active Saint's level: where it differs from the printed one, both.
pub(super) fn level(scene: &Scene<'_>, seat: Seat) -> String {
    let place = scene.open.place(seat);
    let printed = place.active.map_or(0, |card| scene.table.printed(card));
    both(scene.table.level(seat), printed)
}

/// A number, and how it came about where it is not the printed one.
fn both(now: u8, printed: u8) -> String {
    match now.cmp(&printed) {
        std::cmp::Ordering::Equal => now.to_string(),
        std::cmp::Ordering::Greater => format!("{now} ({printed}+{})", now - printed),
        std::cmp::Ordering::Less => format!("{now} ({printed}−{})", printed - now),
    }
}

/// How many points are needed, if that is not the printed level.
pub(super) fn odd_need(scene: &Scene<'_>, seat: Seat) -> Option<String> {
    let printed = scene.open.place(seat).active.map(|card| scene.table.printed(card))?;
    let need = scene.table.need(seat);
    (need != printed).then(|| both(need, printed))
}

/// '1 punto su 3'.
pub(super) fn of_need(scene: &Scene<'_>, points: u8, need: u8) -> String {
    let points = crate::text::points(scene.lang, points);
    scene.lang.pick(format!("{points} su {need}"), format!("{points} of {need}"))
}

/// What is printed on a card without influence on the game: a life, a verse in our own wording.
pub(super) fn lore(scene: &Scene<'_>, card: Card) -> Markup {
    let verse = (card.kind() == Kind::Beatitude).then(|| &scene.set.beatitudes[card.place().1].verse);
    html! {
        @if let Some(lore) = scene.set.lore(card) {
            p.lore { (lore.get(scene.lang)) @if let Some(verse) = verse { " " small { "(" (verse) ")" } } }
        }
    }
}

/// A card by name that opens, by click and by tap, to all that stands on it. The element is named after where it lies.
pub(super) fn opens(scene: &Scene<'_>, place: &str, card: Card, count: usize) -> Markup {
    html! {
        details.opens id={ (place) "-" (card) } {
            summary {
                b { (scene.title(card)) } @if count > 1 { " ×" (count) } " " small { (line(scene, card)) }
            }
            p.note { (own::words_of(scene, card)) }
            (lore(scene, card))
        }
    }
}

/// Points are counted for the Saint that has them: another's are no gain and no loss.
fn counted(scene: &Scene<'_>, seat: Seat) -> String {
    let saint = scene.open.place(seat).active.map(|card| card.to_string()).unwrap_or_default();
    format!("points-{seat}-{saint}")
}

/// A seat's points: black rounds with a cross, as the rulebook has them, and empty rounds for those still needed. `asked`
/// marks the point that a window is about.
pub(super) fn pips(scene: &Scene<'_>, seat: Seat, asked: bool) -> Markup {
    let (points, need) = scene.points(seat);
    let says = of_need(scene, points, need);
    html! {
        span.pips role="img" aria-label=(says) title=(says) data-count=[(!asked).then(|| counted(scene, seat))] data-value=(points) {
            @for nth in 0..need.max(points) {
                svg.pip.on[nth < points].asked[asked && nth == points] viewBox="-10 -10 20 20" aria-hidden="true" data-pip={ (seat) "." (nth) } {
                    circle r="8" {}
                    @if nth < points { path d="M0-5.5V5.5M-5.5 0H5.5" {} }
                    @else if asked && nth == points { text y="4.500" text-anchor="middle" { "?" } }
                }
            }
        }
    }
}
