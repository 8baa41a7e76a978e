//! The game in two minutes.

use maud::{Markup, html};
use table::{Glance, Lang};

use super::{die, solids};
use crate::{Piece, World};

/// Six pictures, each with what is to be known of it.
pub(super) fn primer(lang: Lang) -> Vec<Glance> {
    let pictures = [
        pieces(&[Piece::Valandris, Piece::Leviathan, Piece::Unicorn, Piece::Archangel]),
        worlds(),
        pieces(&Piece::CREATURES),
        die::figure(None, 7),
        pieces(&[Piece::Valandris]),
        html! { svg.key.evilrunner viewBox="-17 -17 34 34" { (solids::seal()) } },
    ];
    Glance::all(pictures, lang.pick(ITALIAN, ENGLISH))
}

/// Tokens in a row.
fn pieces(all: &[Piece]) -> Markup {
    html! {
        @for piece in all {
            svg.key viewBox="-18 -18 36 36" {
                g class={ "piece " (piece.letter()) } {
                    path d=(solids::shape(*piece)) {}
                    text y="5" { (piece.letter()) }
                }
            }
        }
    }
}

/// One inside the other, as vertices around a centre.
fn worlds() -> Markup {
    let around = |world: World| {
        let (count, radius) = match world {
            World::Abyss => (10, 7.0),
            World::Earth => (6, 14.0),
            World::Heavens => (10, 21.0),
        };
        (0..count).map(move |nth| {
            let angle = std::f64::consts::TAU * f64::from(nth) / f64::from(count);
            format!("translate({:.1} {:.1}) scale(.4)", radius * angle.sin(), -radius * angle.cos())
        })
    };
    html! {
        svg.key.evilrunner viewBox="-25 -25 50 50" {
            @for world in World::ALL {
                @for at in around(world) { g class={ "v " (world.letter()) } transform=(at) { circle.dot r="5.5" {} } }
            }
        }
    }
}

const ITALIAN: [(&str, &str); 6] = [
    (
        "La caccia",
        "Uno di voi è Valandris, il demone in fuga; l'altro è il Santo Spirito e guida tre creature: il Leviatano, l'Unicorno e \
         l'Arcangelo. Lo Spirito lo cattura il prima possibile, Valandris resiste più che può.",
    ),
    (
        "Tre mondi",
        "La plancia è fatta di tre solidi uno dentro l'altro: gli Abissi, la Terra, i Cieli. Un passo segue uno spigolo. Ogni \
         creatura resta nel suo mondo; Valandris percorre anche i legami fra un mondo e l'altro, come gli pare.",
    ),
    (
        "Il turno dello Spirito",
        "Le tre creature muovono tutte di un passo: prima il Leviatano, ultimo l'Arcangelo. Una sola, dichiarata il turno prima, \
         può usare il suo potere: il Leviatano balza al vertice opposto, l'Unicorno sigilla un vertice della Terra, l'Arcangelo \
         vola a distanza due.",
    ),
    (
        "L'attraversamento",
        "Al posto di un turno intero una creatura può passare in un altro mondo. Dice dove, il dado può togliere un sigillo, e \
         prima che arrivi Valandris ha un passo per scansarsi.",
    ),
    (
        "Il turno di Valandris",
        "Fa al massimo due passi, mai su una creatura o su un sigillo. La creatura che arriva sul suo vertice lo cattura: il \
         numero di quel turno sono i suoi punti.",
    ),
    ("L'incontro", "Poi ci si scambia i ruoli: vince chi da Valandris ha resistito più a lungo."),
];

const ENGLISH: [(&str, &str); 6] = [
    (
        "The hunt",
        "One of you is Valandris, a demon on the run; the other is the Santo Spirito, the Spirit for short, and leads three \
         creatures: the Leviathan, the Unicorn and the Archangel. The Spirit catches him as soon as possible, Valandris holds out \
         as long as he can.",
    ),
    (
        "Three worlds",
        "The board is three solids, one inside the other: the Abyss, the Earth, the Heavens. A step follows an edge. Each creature \
         keeps to its own world; Valandris also walks the links from one world to the next, as he likes.",
    ),
    (
        "The Spirit's turn",
        "All three creatures make a step, the Leviathan first, the Archangel last. Just one of them, named a turn ahead, may use \
         its power: the Leviathan jumps to the opposite vertex, the Unicorn seals a vertex of the Earth, the Archangel flies to a \
         distance of two.",
    ),
    (
        "The crossing",
        "In place of a whole turn one creature may cross into another world. It says where, the die may break a seal, and before \
         it arrives Valandris has a step to get out of the way.",
    ),
    (
        "Valandris' turn",
        "He makes up to two steps, never onto a creature or a seal. A creature that lands on his vertex catches him, and the \
         number of that turn is his score.",
    ),
    ("The match", "Then you swap roles: whoever lasted longer as Valandris wins."),
];
