//! What happened since the viewer answered last, step by step: the orders as they were turned up, then each one as it was
//! carried out, with why it came when it did.

use maud::{Markup, html};
use table::{Say, Seat};

use super::scene::Scene;
use super::words;
use crate::{Dogma, Event, Plan, What};

/// With what a step begins.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Head {
    /// A turn begins.
    Turn(u16),
    /// A seat shows its order.
    Shown(Seat, Plan),
    /// Orders are carried out at the same time.
    Together,
    /// A seat's order is carried out: its priority, and its band among orders III.
    Order(Seat, u8, u8),
}

/// A step: how it begins, and everything that was told then.
struct Told {
    head: Option<Head>,
    /// Are Prophets called in it? All who call do so together, whatever their Fervour.
    calls: bool,
    says: Vec<String>,
}

/// The story, where there is one.
pub(super) fn story(scene: &Scene<'_>) -> Markup {
    let told = steps(scene);
    if told.is_empty() {
        return html! {};
    }
    let lang = scene.lang;
    html! {
        details.story id="story" open {
            summary { (lang.pick("Che cosa è successo", "What has happened")) }
            ol.steps tabindex="0" aria-label=(lang.pick("Che cosa è successo", "What has happened")) {
                @for at in 0..told.len() { (drawn(scene, &told[at..])) }
            }
            // The script shows it: without motion there is nothing to see again.
            button.again type="button" data-again hidden { (lang.pick("Rivedi il turno", "Watch again")) }
        }
    }
}

/// Why the first of these steps came before the next order.
fn why(scene: &Scene<'_>, steps: &[Told]) -> Option<String> {
    let lang = scene.lang;
    let [first, rest @ ..] = steps else { return None };
    if first.head == Some(Head::Together) {
        let why = lang.pick("insieme: stesso Fervore", "together: same Fervour");
        return (!first.calls).then(|| why.to_owned());
    }
    let Some(Head::Order(_, order, band)) = first.head else { return None };
    let turn = rest.iter().take_while(|step| !matches!(step.head, Some(Head::Turn(_))));
    let next = turn.filter_map(|step| step.head).find_map(|head| match head {
        Head::Order(_, order, band) => Some((order, band)),
        _ => None,
    });
    let (later, slower) = next.filter(|(later, _)| order > 0 && *later > 0)?;
    Some(if later > order {
        let (one, other) = (PRIORITIES[usize::from(order)], PRIORITIES[usize::from(later)]);
        lang.pick(format!("prima: {one} precede {other}"), format!("first: {one} comes before {other}"))
    } else if band == 0 && slower > 0 {
        lang.pick("prima: Veloce", "first: Veloce").to_owned()
    } else if slower == 2 && band < 2 {
        lang.pick("prima: l'altra è Lenta", "first: the other one is Lenta").to_owned()
    } else {
        lang.pick("prima: Fervore più alto", "first: higher Fervour").to_owned()
    })
}

/// The band of an order that is neither Veloce nor Lenta.
const PLAIN: u8 = 1;

/// Orders by their priority; 0 is none.
const PRIORITIES: [&str; 4] = ["–", "I", "II", "III"];

/// Is nothing told of what the first of these steps has brought about, though others have come after it?
fn idle(steps: &[Told]) -> bool {
    let [first, rest @ ..] = steps else { return false };
    matches!(first.head, Some(Head::Order(_, 2.., _))) && first.says.len() == 1 && !rest.is_empty()
}

/// The first of these steps.
fn drawn(scene: &Scene<'_>, steps: &[Told]) -> Markup {
    let [step, ..] = steps else { return html! {} };
    let why = why(scene, steps);
    let class = match step.head {
        Some(Head::Turn(_)) => "turn",
        Some(Head::Shown(..)) => "shown",
        Some(Head::Together) => "done together",
        Some(Head::Order(..)) => "done",
        None => "",
    };
    let side = match step.head {
        Some(Head::Shown(seat, _) | Head::Order(seat, ..)) => scene.side(seat),
        _ => "",
    };
    let badge = match step.head {
        Some(Head::Order(_, priority, _)) => PRIORITIES.get(usize::from(priority)).copied(),
        Some(Head::Shown(_, plan)) => Some(words::priority(plan)),
        Some(Head::Together) => Some("="),
        _ => None,
    };
    html! {
        li class={ (class) " " (side) } {
            @if let Some(badge) = badge { b.priority { (badge) } }
            div {
                @for (at, says) in step.says.iter().enumerate() {
                    @if at == 0 && step.head.is_some() { b { (says) } } @else { span { (says) } }
                    " "
                }
                @if idle(steps) { span { (scene.lang.pick("Senza effetto.", "Without effect.")) } " " }
                @if let Some(why) = why { small.because { (why) } }
            }
        }
    }
}

/// What was told, cut into steps.
fn steps(scene: &Scene<'_>) -> Vec<Told> {
    let mut all: Vec<Told> = Vec::new();
    for (_, event) in scene.desk.lately.iter().filter(|(_, event)| !is_aside(&event.what)) {
        let head = head(event);
        // What happens at the same time is one step.
        let within = all.last().is_some_and(|last| last.head == Some(Head::Together));
        if head.is_some_and(|head| !(within && matches!(head, Head::Order(..)))) || all.is_empty() {
            all.push(Told { head, calls: false, says: Vec::new() });
        }
        if let Some(told) = all.last_mut() {
            told.calls |= matches!(head, Some(Head::Order(_, 1, _)));
            told.says.push(Dogma::say_event(event).get(scene.lang).to_owned());
        }
    }
    all
}

/// Is it of somebody who is choosing? That belongs to the log, as nothing has happened yet.
fn is_aside(what: &What) -> bool {
    let choosing = matches!(
        what,
        What::Aimed(_) | What::AimedAt(..) | What::Places(_) | What::Ready(_) | What::Laid(..)
    );
    // What is laid open at the end lies on the table.
    choosing || matches!(what, What::LaidOpen(..))
}

/// The step that begins with this.
fn head(event: &Event) -> Option<Head> {
    Some(match event.what {
        What::Turn(turn) => Head::Turn(turn),
        What::Planned(seat, plan, ..) | What::Early(seat, plan, ..) => Head::Shown(seat, plan),
        What::Together(_) => Head::Together,
        What::Retired((seat, _)) => Head::Order(seat, 1, PLAIN),
        What::Divine(seat, _) | What::Appeal(seat) => Head::Order(seat, 2, PLAIN),
        What::Used((seat, _), _) => Head::Order(seat, 3, event.band.unwrap_or(PLAIN)),
        What::Special((seat, _), _) => Head::Order(seat, 3, PLAIN),
        What::Passed(seat) | What::Fizzled(seat) => Head::Order(seat, 0, PLAIN),
        _ => return None,
    })
}
