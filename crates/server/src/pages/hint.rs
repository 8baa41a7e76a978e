//! A hint: the best few things to do, each with its chance and what is expected to follow.

use ::table::erased::{AnyMatch, Choice};
use ::table::{Lang, Seat, Text};
use axum::response::Html;
use maud::{Markup, html};
use search::{Advice, Advised, Judged};

use super::layout::Frame;
use super::seats::called;
use super::worth::number;
use super::zones::Seen;

/// What whoever gives hints has to say of a question.
pub(crate) enum Counsel {
    /// It knows what the position is worth.
    Known(Judged),
    /// It has searched.
    Thought(Advice),
}

/// So many actions are told of.
const FEW: usize = 3;
/// Chances nearer to each other than that are not told apart.
const CLOSE: f32 = 0.02;

/// The page with the hint; a script takes only what stands in `#hint`.
pub(crate) fn hint(seen: &Seen<'_>, seat: Seat, counsel: &Counsel) -> Html<String> {
    let (facts, lang) = (seen.table.entry.game.facts(), seen.visitor.lang);
    let main = html! {
        main.narrow {
            h1 id="main" { (facts.name) }
            div.hint id="hint" { (told(seen, seen.moment.played.as_ref(), seat, counsel, FEW)) }
            p { a.button href=(seen.path("")) { (lang.pick("Torna al tavolo", "Back to the table")) } }
        }
    };
    let title = lang.pick("Un consiglio", "A hint");
    Frame { visitor: seen.visitor, title, class: "page-hint", game: Some(facts.id), main, waits: false }
        .page()
}

/// The hint alone, about a moment of the match.
pub(super) fn told(
    seen: &Seen<'_>,
    past: &dyn AnyMatch,
    seat: Seat,
    counsel: &Counsel,
    few: usize,
) -> Markup {
    let lang = seen.visitor.lang;
    let choices = past.choices(seat);
    match counsel {
        Counsel::Known(judged) => html! {
            p { (judged.says.get(lang)) }
            ol.worths { @for one in best(judged, few) { li.best[one.cost == 0.0] {
                b { (number(one.value, lang)) } " " (words(&choices, &one.action, lang))
            } } }
        },
        Counsel::Thought(advice) => html! {
            p { (summary(advice, lang)) }
            ol.worths { @for (nth, one) in advice.options.iter().take(few).enumerate() { li.best[nth == 0] {
                b { (percent(if advice.mixes { one.part } else { one.chance })) } " " (words(&choices, &one.action, lang))
                @if !one.then.is_empty() { " " small { (follows(seen, one)) } }
            } } }
        },
    }
}

fn best(judged: &Judged, few: usize) -> Vec<&search::Weighed> {
    let mut all: Vec<_> = judged.actions.iter().collect();
    all.sort_by(|one, other| one.cost.total_cmp(&other.cost));
    all.truncate(few);
    all
}

fn words<'a>(choices: &'a [Choice], action: &str, lang: Lang) -> &'a str {
    choices.iter().find(|choice| choice.action == action).map_or("", |choice| choice.text.get(lang))
}

/// What it comes to, in one sentence.
fn summary(advice: &Advice, lang: Lang) -> String {
    let chance = percent(advice.chance);
    let close = advice.options.get(1).is_some_and(|second| (advice.chance - second.chance).abs() < CLOSE);
    let (it, en) = match (advice.chance >= 1.0 - CLOSE / 4.0, advice.mixes, close) {
        (true, ..) => (
            "Con la prima si vince, qualunque cosa facciano gli altri.".to_owned(),
            "The first wins, whatever the others do.".to_owned(),
        ),
        (_, true, _) => (
            format!(
                "Qui conviene non farsi prevedere: ognuna così spesso come dice il suo numero. Si vince circa {chance} delle volte."
            ),
            format!(
                "It pays not to be foreseen here: each as often as its number says. You win about {chance} of the time."
            ),
        ),
        (_, _, true) => (
            format!("Le prime si equivalgono: con ognuna si vince circa {chance} delle volte."),
            format!("The first are as good as each other: with either you win about {chance} of the time."),
        ),
        _ => (
            format!("Con la prima si vince circa {chance} delle volte."),
            format!("With the first you win about {chance} of the time."),
        ),
    };
    lang.pick(it, en)
}

/// Why: what is expected to follow.
fn follows(seen: &Seen<'_>, one: &Advised) -> String {
    let lang = seen.visitor.lang;
    let mut before = None;
    let mut step = |(seat, text): &(Seat, Text)| match before.replace(*seat) {
        // Who goes on is not named again.
        Some(same) if same == *seat => text.get(lang).to_owned(),
        _ if seen.seat == Some(*seat) => format!("{}: {}", lang.pick("tu", "you"), text.get(lang)),
        _ => format!("{}: {}", called(seen, *seat), text.get(lang)),
    };
    let steps: Vec<String> = one.then.iter().map(&mut step).collect();
    format!("{} {}", lang.pick("Poi mi aspetto:", "Then I expect:"), steps.join("; "))
}

pub(super) fn percent(chance: f32) -> String {
    format!("{:.0} %", chance * 100.0)
}
