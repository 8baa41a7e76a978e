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

/// The part of a replay's page that shows it, `at` being the moment that is looked at.
pub(super) fn course(seen: &Seen<'_>, at: usize, link: &dyn Fn(usize) -> String) -> Markup {
    let (lang, played) = (seen.visitor.lang, &seen.moment.played);
    let chances = played.outlooks();
    let (Some(last), true) = (chances.last(), played.is_over()) else { return html! {} };
    let (end, sides) = (last.0.max(1), sides(seen));
    let x = |at: usize| at as f32 / end as f32 * WIDTH;
    let label = lang.pick("Come sono andate le probabilità di vincere", "How the chances of winning went");
    html! {
        div.zone id="z-course" {
            h2 { (lang.pick("Come è andata", "How it went")) }
            svg.course viewBox=(format!("0 0 {WIDTH} {HEIGHT}")) role="img" aria-label=(label) {
                line.half x1="0" x2=(WIDTH) y1=(HEIGHT / 2.0) y2=(HEIGHT / 2.0) {}
                @for (nth, side) in sides.iter().enumerate() {
                    polyline class={ "side side-" (nth) } points=(points(&chances, *side, &x)) {}
                }
                line.now x1=(x(at)) x2=(x(at)) y1="0" y2=(HEIGHT) {}
            }
            ul.key { @for (nth, side) in sides.iter().enumerate() {
                li { span class={ "swatch side-" (nth) } {} " " (called(seen, *side)) }
            } }
            (turning_points(seen, &chances, &sides, lang, link))
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

/// The greatest falls, in the order of the match.
fn turning_points(
    seen: &Seen<'_>,
    chances: &[Chances],
    sides: &[Seat],
    lang: Lang,
    link: &dyn Fn(usize) -> String,
) -> Markup {
    let fall = |pair: &[Chances], side: Seat| pair[0].1[side.index()] - pair[1].1[side.index()];
    let of_side = |side: Seat| chances.windows(2).map(move |pair| (fall(pair, side), side, pair));
    let mut falls: Vec<_> =
        sides.iter().flat_map(|side| of_side(*side)).filter(|(fall, ..)| *fall >= FALL).collect();
    falls.sort_by(|one, other| other.0.total_cmp(&one.0));
    falls.truncate(FEW);
    falls.sort_by_key(|(_, _, pair)| pair[0].0);
    html! { @if !falls.is_empty() {
        h3 { (lang.pick("Le svolte", "Turning points")) }
        ol.worths { @for (_, side, pair) in falls {
            li {
                a href=(link(pair[1].0)) { (pair[1].0) } " " (called(seen, side)) ": "
                (percent(pair[0].1[side.index()])) " → " (percent(pair[1].1[side.index()]))
            }
        } }
    } }
}
