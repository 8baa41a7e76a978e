//! How the chances went over a match that is over: a curve for every side, and the answers after which somebody's fell most.

use ::table::{Lang, Seat};
use maud::{Markup, html};

use super::hint::percent;
use super::seats::called;
use super::zones::Seen;

/// The chances of every seat at a moment: after how many answers, and for each seat from 0 to 1.
type Chances = (usize, Vec<f32>);

/// The drawing, in its own units.
const WIDTH: f32 = 300.0;
const HEIGHT: f32 = 90.0;
/// So many turning points are listed.
const FEW: usize = 5;
/// A fall of less is none.
const FALL: f32 = 0.1;

/// A turn in which the chances of a side fell much.
#[derive(Clone, Copy)]
pub(super) struct Turning {
    /// How many answers stood when it began.
    pub(super) from: usize,
    /// And when it was over.
    to: usize,
    pub(super) side: Seat,
    /// The chances then and then.
    pub(super) before: f32,
    pub(super) after: f32,
}

/// The part of a replay's page that shows it, `at` being the moment that is looked at.
pub(super) fn course(
    seen: &Seen<'_>,
    at: usize,
    turning: &[Turning],
    link: &dyn Fn(usize) -> String,
) -> Markup {
    let (lang, played) = (seen.visitor.lang, &seen.moment.played);
    if !played.is_over() {
        return html! {};
    }
    let chances = played.outlooks();
    let Some(last) = chances.last() else { return html! {} };
    let (end, sides) = (last.0.max(1), sides(seen));
    let x = |at: usize| at as f32 / end as f32 * WIDTH;
    let label = lang.pick("Come sono andate le probabilità di vincere", "How the chances of winning went");
    html! {
        div.zone id="z-course" {
            h2 { (lang.pick("Come è andata", "How it went")) }
            svg.course data-end=(end) viewBox=(format!("0 0 {WIDTH} {HEIGHT}")) role="img" aria-label=(label) {
                line.half x1="0" x2=(WIDTH) y1=(HEIGHT / 2.0) y2=(HEIGHT / 2.0) {}
                @for (nth, side) in sides.iter().enumerate() {
                    polyline class={ "side side-" (nth) } points=(points(&chances, *side, &x)) {}
                }
                @for one in turning {
                    circle class={ "svolta side-" (nth_of(&sides, one.side)) } cx=(x(one.to)) cy=(HEIGHT * (1.0 - one.after)) r="3.5" {}
                }
                line.now x1=(x(at)) x2=(x(at)) y1="0" y2=(HEIGHT) {}
            }
            ul.key { @for (nth, side) in sides.iter().enumerate() {
                li { span class={ "swatch side-" (nth) } {} " " (called(seen, *side)) }
            } }
            (listed(seen, turning, lang, link))
        }
    }
}

/// One seat of every team: partners have the same chances.
fn sides(seen: &Seen<'_>) -> Vec<Seat> {
    let played = &seen.moment.played;
    Seat::all(played.seats()).filter(|seat| played.partners(*seat).first() == Some(*seat)).collect()
}

fn points(chances: &[Chances], side: Seat, x: &dyn Fn(usize) -> f32) -> String {
    let point = |(at, all): &Chances| {
        let chance = all.get(side.index()).copied().unwrap_or_default();
        format!("{:.1},{:.1}", x(*at), HEIGHT * (1.0 - chance))
    };
    chances.iter().map(point).collect::<Vec<_>>().join(" ")
}

fn nth_of(sides: &[Seat], side: Seat) -> usize {
    sides.iter().position(|one| *one == side).unwrap_or_default()
}

/// The greatest falls of a match that is over, in its order.
pub(super) fn turning_points(seen: &Seen<'_>) -> Vec<Turning> {
    if !seen.moment.played.is_over() {
        return Vec::new();
    }
    let chances = seen.moment.played.outlooks();
    let of = |pair: &[Chances], side: Seat| {
        let at = |one: &Chances| one.1.get(side.index()).copied().unwrap_or_default();
        Turning { from: pair[0].0, to: pair[1].0, side, before: at(&pair[0]), after: at(&pair[1]) }
    };
    let sides = sides(seen);
    let all = sides.iter().flat_map(|side| chances.windows(2).map(move |pair| of(pair, *side)));
    let mut falls: Vec<Turning> = all.filter(|one| one.before - one.after >= FALL).collect();
    falls.sort_by(|one, other| (other.before - other.after).total_cmp(&(one.before - one.after)));
    falls.truncate(FEW);
    falls.sort_by_key(|one| one.from);
    falls
}

fn listed(seen: &Seen<'_>, turning: &[Turning], lang: Lang, link: &dyn Fn(usize) -> String) -> Markup {
    html! { @if !turning.is_empty() {
        h3 { (lang.pick("Le svolte", "Turning points")) }
        ol.worths { @for one in turning {
            li {
                a href=(link(one.to)) { (one.to) } " " (called(seen, one.side)) ": "
                (percent(one.before)) " → " (percent(one.after))
            }
        } }
    } }
}
