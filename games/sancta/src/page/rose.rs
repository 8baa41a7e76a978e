//! The rose window: a light for each Saint that the goal asks for, filled with the emblems of those in the Rosa.

use std::f64::consts::{FRAC_PI_2, PI, TAU};

use glass::{Kept, Shape, circle, fix, point, rays, ring};
use maud::{Markup, PreEscaped, html};
use table::Seat;

use super::scene::Scene;

/// More lights than there are Saints in a set.
const LIGHTS: usize = 64;
/// The pane's edge.
const PANE: f64 = 86.0;

/// Where the lights are and how large.
struct Tracery {
    count: usize,
    /// From the centre to a light's centre.
    at: f64,
    /// A light's radius.
    light: f64,
    /// From the centre to the middle of what fills the gaps at the rim, and its radius.
    gap: (f64, f64),
    /// The radius of the boss in the middle.
    boss: f64,
}

impl Tracery {
    /// Lights that touch each other and the pane.
    fn of(count: usize) -> Self {
        let half = PI / count as f64;
        let between = 2.5;
        let at = (PANE - 2.0 + between) / (1.0 + half.sin());
        let light = PANE - 2.0 - at;
        // The largest circle that fits between two lights and the rim, by trying.
        let fits = |r: f64| {
            let d = PANE - 2.0 - r;
            (d * d + at * at - 2.0 * d * at * half.cos()).sqrt() >= light + r + between
        };
        let gap = (1..200).map(|i| f64::from(i) / 4.0).take_while(|r| fits(*r)).last().unwrap_or(2.0);
        Tracery { count, at, light, gap: (PANE - 2.0 - gap, gap), boss: (at - light - between).max(6.0) }
    }

    fn angle(&self, nth: usize) -> f64 {
        TAU * nth as f64 / self.count as f64 - FRAC_PI_2
    }
}

/// A seat's rose window.
pub(super) fn window(scene: &Scene<'_>, seat: Seat, class: &str) -> Markup {
    let place = scene.open.place(seat);
    let goal = scene.open.setup.goal();
    let tracery = Tracery::of(goal.max(place.rosa.len()));
    let full = place.rosa.len() >= goal;
    let lang = scene.lang;
    let names: Vec<String> = place.rosa.iter().map(|card| scene.title(*card)).collect();
    let (have, list) = (place.rosa.len(), names.join(", "));
    let mut says =
        lang.pick(format!("Rosa dei Beati: {have} di {goal}"), format!("Rosa dei Beati: {have} of {goal}"));
    if !names.is_empty() {
        says = format!("{says}: {list}");
    }
    html! {
        svg class={ "rosa " (class) @if full { " full" } } viewBox="-100 -100 200 200" role="img" aria-label=(says) {
            title { (says) }
            @if class == "glory" { (rays_of_glory()) }
            circle.stone r="98" {}
            circle.tracery r="97" {}
            (beads())
            circle.tracery.thin r=(fix(PANE + 2.0)) {}
            circle.pane r=(fix(PANE)) {}
            @for nth in 0..tracery.count { (light(scene, seat, &tracery, nth)) }
            (between(&tracery))
        }
    }
}

/// What stands in one light: a Saint, the shadow of the one on its way, or dark glass.
fn light(scene: &Scene<'_>, seat: Seat, tracery: &Tracery, nth: usize) -> Markup {
    let place = scene.open.place(seat);
    let (x, y) = point(tracery.at, tracery.angle(nth));
    let scale = format!("{:.3}", (tracery.light - 1.0) / 50.0);
    let saint = place.rosa.get(nth).copied();
    let coming = (nth == place.rosa.len()).then_some(place.active).flatten();
    let (points, need) = scene.points(seat);
    let length = TAU * (tracery.light - 1.2);
    let done = length * f64::from(points) / f64::from(need.max(1));
    html! {
        g.light.lit[saint.is_some()] transform={ "translate(" (fix(x)) " " (fix(y)) ")" } data-card=[saint] {
            circle.glass-of r=(fix(tracery.light)) {}
            @if let Some(at) = saint.and_then(|card| card.saint()) {
                title { (scene.set.saints[at].name.get(scene.lang)) }
                g class={ "emblem " (scene.set.saints[at].kind) } transform={ "scale(" (scale) ")" } {
                    use href={ "#rose-" (at) } {}
                }
            } @else {
                (leads(tracery))
                @if let Some(at) = coming.and_then(|card| card.saint()) {
                    g class={ "emblem ghost " (scene.set.saints[at].kind) } transform={ "scale(" (scale) ")" } {
                        use href={ "#rose-" (at) } {}
                    }
                }
            }
            circle.tracery.thin r=(fix(tracery.light)) {}
            @if coming.is_some() && points > 0 {
                // The light's rim fills with the points of the Saint on its way.
                circle.gain r=(fix(tracery.light - 1.2)) transform="rotate(-90)" stroke-dasharray={ (fix(done)) " " (fix(length)) } {}
            }
        }
    }
}

fn beads() -> PreEscaped<&'static str> {
    static DRAWN: Kept<1> = Kept::none();
    DRAWN.get(0, || html! { path.beads d=(ring(Shape::Circle, 48, 90.0, 94.0, 0.62, false)) {} })
}

/// The leads of a dark light.
fn leads(tracery: &Tracery) -> PreEscaped<&'static str> {
    static DRAWN: Kept<LIGHTS> = Kept::none();
    let (inner, outer) = (tracery.light * 0.16, tracery.light * 0.9);
    DRAWN.get(
        tracery.count % LIGHTS,
        || html! { path.leads d=(ring(Shape::Circle, 6, inner, outer, 1.0, false)) {} },
    )
}

/// What stands between the lights: small foils at the rim, the boss in the middle.
fn between(tracery: &Tracery) -> PreEscaped<&'static str> {
    static DRAWN: Kept<LIGHTS> = Kept::none();
    let drawn = || {
        html! {
            (gaps(tracery))
            g.boss {
                circle.lead r=(fix(tracery.boss)) {}
                path.lead d=(ring(Shape::Petal, 8, 1.0, tracery.boss - 1.0, 0.9, false)) {}
            }
        }
    };
    DRAWN.get(tracery.count % LIGHTS, drawn)
}

/// Small foils between the lights.
fn gaps(tracery: &Tracery) -> Markup {
    let (at, radius) = tracery.gap;
    let mut foils = String::new();
    for nth in 0..tracery.count {
        let (x, y) = point(at, tracery.angle(nth) + PI / tracery.count as f64);
        foils.push_str(&circle(x, y, radius));
        foils.push_str(&circle(x, y, radius * 0.5));
    }
    html! { path.foils d=(foils) {} }
}

fn rays_of_glory() -> Markup {
    html! { path.rays d=(rays(48, 99.0, 118.0, false)) {} path.rays.short d=(rays(48, 99.0, 108.0, true)) {} }
}
