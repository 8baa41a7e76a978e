//! What happened since the viewer answered last, step by step: the orders as they were turned up, then each one as it was
//! carried out, with why it came when it did. A page is given sentences and no events: the sentences with which a step begins
//! are known again.

use maud::{Markup, html};
use table::{Say, Seat, Text};

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
struct Told<'a> {
    head: Option<Head>,
    /// Are Prophets called in it? All who call do so together, whatever their Fervour.
    calls: bool,
    says: Vec<&'a str>,
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
            ol.steps tabindex="0" role="region" aria-label=(lang.pick("Che cosa è successo", "What has happened")) {
                @for at in 0..told.len() { (drawn(scene, &told[at..])) }
            }
            // The script shows it: without motion there is nothing to see again.
            button.again type="button" data-again hidden { (lang.pick("Rivedi il turno", "Watch again")) }
        }
    }
}

/// Why the first of these steps came before the next order.
fn why(scene: &Scene<'_>, steps: &[Told<'_>]) -> Option<String> {
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

/// Orders by their priority; 0 is none.
const PRIORITIES: [&str; 4] = ["–", "I", "II", "III"];

/// Is nothing told of what the first of these steps has brought about, though others have come after it?
fn idle(steps: &[Told<'_>]) -> bool {
    let [first, rest @ ..] = steps else { return false };
    matches!(first.head, Some(Head::Order(_, 2.., _))) && first.says.len() == 1 && !rest.is_empty()
}

/// The first of these steps.
fn drawn(scene: &Scene<'_>, steps: &[Told<'_>]) -> Markup {
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
fn steps<'a>(scene: &Scene<'a>) -> Vec<Told<'a>> {
    let (known, aside) = (heads(scene), asides(scene));
    let mut all: Vec<Told<'a>> = Vec::new();
    for text in scene.desk.lately.iter().filter(|text| !aside.contains(text)) {
        let head = known.iter().find(|(it, _)| it == text).map(|(_, head)| *head);
        // What happens at the same time is one step.
        let within = all.last().is_some_and(|last| last.head == Some(Head::Together));
        if head.is_some_and(|head| !(within && matches!(head, Head::Order(..)))) || all.is_empty() {
            all.push(Told { head, calls: false, says: Vec::new() });
        }
        if let Some(told) = all.last_mut() {
            told.calls |= matches!(head, Some(Head::Order(_, 1, _)));
            told.says.push(text.get(scene.lang));
        }
    }
    all
}

fn said(scene: &Scene<'_>, what: What) -> Text {
    Dogma::say_event(&Event { cards: scene.open.setup.cards, doubles: scene.open.has_doubles(), what })
}

/// The sentences of who is choosing: they belong to the log, as nothing has happened yet.
fn asides(scene: &Scene<'_>) -> Vec<Text> {
    let seats = || scene.open.seats();
    let each = [What::Aimed, What::Places, What::Ready];
    let own = scene.view.own.iter().flat_map(|own| own.arcana.iter().flat_map(crate::Pack::each));
    let all = seats()
        .flat_map(|seat| each.map(|what| what(seat)))
        .chain(seats().flat_map(|by| seats().map(move |at| What::AimedAt(by, at))))
        .chain(own.map(|card| What::Laid(scene.near(), card)));
    all.map(|what| said(scene, what)).collect()
}

/// The sentences with which steps begin.
fn heads(scene: &Scene<'_>) -> Vec<(Text, Head)> {
    if scene.desk.lately.is_empty() {
        return Vec::new();
    }
    let open = scene.open;
    let says = |what: What| said(scene, what);
    let turns = open.turn.saturating_sub(2)..=open.turn;
    let mut all: Vec<(Text, Head)> = turns.map(|turn| (says(What::Turn(turn)), Head::Turn(turn))).collect();
    for seat in open.seats() {
        all.extend(shown(scene, seat).into_iter().map(|(what, plan)| (says(what), Head::Shown(seat, plan))));
        all.extend(carried_out(scene, seat).into_iter().map(|(what, priority)| {
            let band = if let What::Used(_, card) = what { scene.table.band(seat, card) } else { 1 };
            (says(what), Head::Order(seat, priority, band))
        }));
    }
    all.extend(teams(scene).into_iter().map(|seats| (says(What::Together(seats)), Head::Together)));
    all
}

/// Every way in which a seat's order may be shown.
fn shown(scene: &Scene<'_>, seat: Seat) -> Vec<(What, Plan)> {
    let calls = (0..3).map(|at| (Plan::Call(at), Some(at)));
    let cults = (0..4).map(|at| (Plan::Cult(at), Some(at)));
    let plain = [Plan::Divine, Plan::Appeal, Plan::Special, Plan::Pass].map(|plan| (plan, None));
    let targets: Vec<Option<Seat>> = match scene.teams() {
        true => std::iter::once(None).chain(scene.open.rivals(seat).map(Some)).collect(),
        false => vec![None],
    };
    let plans = calls.chain(cults).chain(plain);
    plans
        .flat_map(|(plan, at)| {
            targets
                .iter()
                .map(move |target| (What::Planned(seat, plan, at, *target), plan))
                .collect::<Vec<_>>()
        })
        .collect()
}

/// Every way in which carrying out a seat's order may begin, with its priority.
fn carried_out(scene: &Scene<'_>, seat: Seat) -> Vec<(What, u8)> {
    let side = scene.open.side(seat);
    let mut all = vec![(What::Appeal(seat), 2), (What::Passed(seat), 0), (What::Fizzled(seat), 0)];
    all.extend(side.played.iter().map(|card| (What::Divine(seat, *card), 2)));
    for arcano in &side.arcana {
        let Some(prophet) = arcano.prophet else { continue };
        let who = (seat, prophet);
        all.push((What::Retired(who), 1));
        let faces = arcano.cults.iter().filter_map(|place| place.face);
        let cults =
            faces.chain(arcano.known.iter()).chain(side.gone.iter().copied().filter(|card| card.is_cult()));
        all.extend(cults.map(|card| (What::Used(who, card), 3)));
        let speaks = std::iter::once(prophet).chain(arcano.relics.iter().copied()).chain(arcano.copied);
        all.extend(speaks.map(|card| (What::Special(who, card), 3)));
    }
    all
}

/// Every two or more seats.
fn teams(scene: &Scene<'_>) -> Vec<table::Seats> {
    let all: Vec<Seat> = scene.open.seats().collect();
    let sets = (0..1_u8 << all.len()).map(|bits| {
        all.iter().copied().filter(|seat| bits >> seat.index() & 1 == 1).collect::<table::Seats>()
    });
    sets.filter(|seats| seats.len() > 1).collect()
}
