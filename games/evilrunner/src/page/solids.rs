//! The three solids as one drawing.

use maud::{Markup, html};

use super::lens::{self, EYE, HALF, Spot, short};
use super::scene::{Kind, Offer, Scene};
use super::{sights, words};
use crate::{Crossing, How, Piece, Vertex, View, World};

/// The drawing. It is complete without scripts; `board.js` turns it.
pub(super) fn drawing(scene: &Scene) -> Markup {
    let half = HALF;
    let lang = scene.lang;
    let mut vertices: Vec<Vertex> = Vertex::all().collect();
    vertices.sort_by(|v, w| Spot::of(*v).depth.total_cmp(&Spot::of(*w).depth));
    html! {
        svg.solids.many[scene.offers.len() > 14] id="solids" viewBox=(format!("{} {} {} {}", -half, -half, 2.0 * half, 2.0 * half))
            role="application" tabindex="0"
            aria-label=(words::board(lang)) aria-describedby="solids-help"
            data-radii=(lens::radii_attribute()) data-eye=(EYE) data-turn=(lens::turn_attribute())
            data-mover=[scene.mover.map(|piece| scene.at[piece.index()].to_string())] {
            defs {
                marker id="tip" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="5.5" markerHeight="5.5" orient="auto" {
                    path d="M0 0L10 5L0 10Z" {}
                }
                (sights::hatch())
            }
            g.edges aria-hidden="true" { (edges()) }
            g.ways aria-hidden="true" { (ways(scene)) }
            g.sights aria-hidden="true" { @for vertex in &vertices { (under(scene, *vertex)) } }
            g.vertices { @for vertex in vertices { (corner(scene, vertex)) } }
        }
    }
}

/// The edges of the solids, far ones first.
fn edges() -> Markup {
    let mut all: Vec<(Vertex, Vertex)> =
        Vertex::all().flat_map(|v| v.steps().iter().filter(move |w| v < *w).map(move |w| (v, w))).collect();
    let depth = |(v, w): &(Vertex, Vertex)| Spot::of(*v).depth + Spot::of(*w).depth;
    all.sort_by(|a, b| depth(a).total_cmp(&depth(b)));
    html! {
        @for (v, w) in all {
            @let near = f64::midpoint(Spot::of(v).near, Spot::of(w).near);
            (line(v, w, &format!("e {}", v.world().letter()), Some(near)))
        }
    }
}

/// A straight line between two vertices. With `near` it is thinner and paler the farther it is.
fn line(v: Vertex, w: Vertex, class: &str, near: Option<f64>) -> Markup {
    let (a, mut b) = (Spot::of(v), Spot::of(w));
    if class.starts_with("trail") || class.ends_with("announced") {
        b = b.short_of(a);
    }
    html! {
        line class=(class) data-a=(v) data-b=(w)
            x1=(short(a.x)) y1=(short(a.y)) x2=(short(b.x)) y2=(short(b.y))
            stroke-width=[near.map(|near| format!("{:.2}", 0.7 + 1.9 * near))]
            stroke-opacity=[near.map(|near| format!("{:.2}", 0.16 + 0.64 * near * near))] {}
    }
}

/// Open links between worlds, and where pieces went in the last turn.
fn ways(scene: &Scene) -> Markup {
    html! {
        @for (from, to, class) in scene.open_links() { (line(from, to, &format!("link {class}"), None)) }
        @for mark in &scene.trail {
            @match mark.how {
                How::Seal | How::Unseal => {}
                How::Jump | How::Flight => (line(mark.from, mark.to, "trail leap", None)),
                How::Step | How::Bonus | How::Arrival => (line(mark.from, mark.to, "trail", None)),
            }
        }
    }
}

/// What the lens shows of a vertex: beneath all of them, so that it covers no name and no piece.
fn under(scene: &Scene, vertex: Vertex) -> Markup {
    let mark = scene.sight.and_then(|sight| sights::Mark::on(&sight, vertex));
    html! {
        @if let Some(mark) = mark {
            g data-of=(vertex) transform=(Spot::of(vertex).transform()) { (sights::mark(mark)) }
        }
    }
}

/// One vertex with all that is on it. It is a button: what it does is in `data-acts`, and where nothing can be
/// done `data-try` asks the server why not.
fn corner(scene: &Scene, vertex: Vertex) -> Markup {
    let spot = Spot::of(vertex);
    let [x, y, z] = vertex.direction();
    let offers: Vec<_> = scene.offers_on(vertex).collect();
    let actions: Vec<&str> = offers.iter().map(|offer| offer.action.as_str()).collect();
    let says: Vec<&str> = offers.iter().map(|offer| offer.says.as_str()).collect();
    let attempt =
        (offers.is_empty() && !scene.attempt.is_empty()).then(|| format!("{}{vertex}", scene.attempt));
    let sight = scene.sight.and_then(|sight| sights::Mark::on(&sight, vertex));
    let through = scene.first_step_to(vertex).filter(|_| offers.is_empty());
    html! {
        g class=(classes(scene, vertex)) id={ "v-" (vertex) } role="button" tabindex="-1"
            aria-label=(words::vertex(scene, vertex)) aria-disabled=[offers.is_empty().then_some("true")]
            data-v=(vertex) data-x=(format!("{x:.5}")) data-y=(format!("{y:.5}")) data-z=(format!("{z:.5}"))
            data-links=(vertex.links().iter().map(|link| link.to_string()).collect::<Vec<_>>().join(" "))
            data-acts=[(!actions.is_empty()).then(|| list(&actions))]
            data-says=[(!says.is_empty()).then(|| list(&says))]
            data-ask=[offers.iter().any(|offer| offer.kind == Kind::Cross).then_some("twice")]
            data-via=[through.map(|first| format!("V>{first}"))] data-try=[attempt] data-sight=[sight.map(|mark| mark.says(scene.lang))]
            transform=(spot.transform()) {
            text.name y="-15" aria-hidden="true" { (vertex) }
            " "
            circle.hit r="15" {}
            circle.dot r="5.5" opacity=(format!("{:.2}", 0.35 + 0.65 * spot.near)) {}
            @if through.is_some() { circle.hint r="9" {} }
            @if scene.seals.has(vertex) { (seal()) }
            @for offer in &offers { (ring(offer.kind, Some(offer))) }
            @let count = scene.standing(vertex).count();
            @for (nth, piece) in scene.standing(vertex).enumerate() { (figure(scene, piece, (nth, count))) " " }
        }
    }
}

fn classes(scene: &Scene, vertex: Vertex) -> String {
    let mut classes = format!("v {}", vertex.world().letter());
    let mut add = |yes: bool, class: &str| {
        if yes {
            classes.push(' ');
            classes.push_str(class);
        }
    };
    add(Spot::of(vertex).is_far(), "far");
    add(scene.offers_on(vertex).next().is_some(), "open");
    add(scene.offers_on(vertex).any(|offer| offer.kind == Kind::Cross), "across");
    for kind in [Kind::Step, Kind::Power, Kind::Seal] {
        add(scene.offers_on(vertex).any(|offer| offer.kind == kind), kind.class());
    }
    add(scene.first_step_to(vertex).is_some(), "ahead");
    add(scene.standing(vertex).next().is_some(), "held");
    add(scene.seals.has(vertex), "sealed");
    add(scene.trail.iter().any(|mark| mark.how == How::Seal && mark.to == vertex), "fresh");
    add(scene.trail.iter().any(|mark| mark.how == How::Unseal && mark.to == vertex), "unsealed");
    add(scene.announced.is_some_and(|(_, to)| to == vertex), "announced");
    classes
}

/// A list of strings as a script reads it.
fn list(all: &[&str]) -> String {
    let quoted = |one: &&str| format!("\"{}\"", one.replace('\\', "\\\\").replace('"', "\\\""));
    format!("[{}]", all.iter().map(quoted).collect::<Vec<_>>().join(","))
}

/// The ring of something that can be done: solid for a step, double for a power, with a cross for a seal, dashed
/// for a crossing. Crossings are faint until one asks for those of a creature, so their rings say whose they are.
pub(super) fn ring(kind: Kind, offer: Option<&Offer>) -> Markup {
    let whose = offer.filter(|_| kind == Kind::Cross).and_then(|offer| offer.action.chars().next());
    html! {
        g class={ "ring " (kind.class()) @if let Some(whose) = whose { " by-" (whose) } } aria-hidden="true" {
            circle r="12" {}
            @if kind == Kind::Power { circle r="15.5" {} }
            @if kind == Kind::Seal { path d="M-4 -4L4 4M4 -4L-4 4" {} }
        }
    }
}

pub(super) fn seal() -> Markup {
    html! { g.seal aria-hidden="true" { circle r="9.5" {} path d="M-4 -4L4 4M4 -4L-4 4" {} } }
}

/// A piece: the letter in a shape of its own. Pieces that share a vertex stand side by side, so that none covers another's
/// letter; a piece that travels there is moved by a script, which leaves its place beside the others alone.
fn figure(scene: &Scene, piece: Piece, (nth, count): (usize, usize)) -> Markup {
    let class = format!("piece {}{}", piece.letter(), if scene.mover == Some(piece) { " asked" } else { "" });
    let beside = (count > 1).then(|| beside(nth, count)).map(|(x, y)| format!("translate({x} {y})"));
    html! {
        g transform=[beside] aria-hidden="true" {
            g class=(class) data-piece=(piece.letter()) {
                path d=(shape(piece)) {}
                text y="5" { (piece.letter()) }
            }
        }
    }
}

/// Where the piece of this number stands of so many: in pairs, one pair beneath the other, the last alone in the middle. A
/// piece is at most 28 wide.
fn beside(nth: usize, count: usize) -> (i32, i32) {
    let alone = nth + 1 == count && count % 2 == 1;
    let x = match (alone, nth % 2) {
        (true, _) => 0,
        (false, 0) => -14,
        (false, _) => 14,
    };
    (x, 26 * (nth / 2) as i32)
}

/// The Leviathan is a square, the Unicorn a hexagon, the Archangel a disc, Valandris a star of eight points.
pub(super) fn shape(piece: Piece) -> &'static str {
    match piece {
        Piece::Leviathan => "M-11.5 -11.5H11.5V11.5H-11.5Z",
        Piece::Unicorn => "M0 -14L12.1 -7V7L0 14L-12.1 7V-7Z",
        Piece::Archangel => "M0 -13A13 13 0 0 1 0 13A13 13 0 0 1 0 -13Z",
        Piece::Valandris => {
            "M0 -16L4.4 -10.6L11.3 -11.3L10.6 -4.4L16 0L10.6 4.4L11.3 11.3L4.4 10.6L0 16L-4.4 10.6L-11.3 11.3L-10.6 4.4L-16 0L-10.6 -4.4L-11.3 -11.3L-4.4 -10.6Z"
        }
    }
}

/// The colours of the worlds, for the legend.
pub(super) fn worlds(lang: table::Lang) -> Markup {
    html! {
        @for world in World::ALL.into_iter().rev() {
            li { svg.key viewBox="-8 -8 16 16" aria-hidden="true" { g class={ "v " (world.letter()) } { circle.dot r="5.5" {} } }
                (words::world(lang, world)) }
        }
    }
}

/// The rings and the seal, for the legend.
pub(super) fn rings(view: &View, lang: table::Lang) -> Markup {
    // [10.7]
    let crosses = view.setup.crossing == Crossing::Yes;
    let cross = crosses.then(|| (ring(Kind::Cross, None), lang.pick("attraversamento", "crossing")));
    let all = [
        (ring(Kind::Step, None), lang.pick("raggiungibile", "within reach")),
        (ring(Kind::Power, None), lang.pick("con il potere", "by the power")),
        (html! { circle.hint r="12" {} }, lang.pick("in due passi", "in two steps")),
    ];
    html! {
        @for (drawn, says) in all.into_iter().chain(cross).chain([(seal(), lang.pick("sigillo", "seal"))]) {
            li { svg.key viewBox="-17 -17 34 34" aria-hidden="true" { (drawn) } (words::worded(lang, says)) }
        }
    }
}
