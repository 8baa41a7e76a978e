//! Events as sentences.

use table::Text;

use super::{name, points, title};
use crate::{Event, How, Pause, Piece, Vertex};

pub(super) fn event(event: &Event) -> Text {
    match *event {
        Event::Placed { piece, at } => Text::new(
            format!("{} comincia in {at}.", title(piece).it),
            format!("{} begins on {at}.", title(piece).en),
        ),
        Event::Sealed { at, power: false } => {
            Text::new(format!("Il Santo Spirito sigilla {at}."), format!("The Spirit seals {at}."))
        }
        Event::Sealed { at, power: true } => {
            Text::new(format!("L'Unicorno sigilla {at}."), format!("The Unicorn seals {at}."))
        }
        Event::Moved { piece, from, to, how } => moved(piece, from, to, how),
        Event::Stayed { piece, at, pause } => stayed(piece, at, pause),
        Event::Declared { creature } => Text::new(
            format!("Per il prossimo turno il Santo Spirito dichiara {}.", name(creature).it),
            format!("For the next turn the Spirit declares {}.", name(creature).en),
        ),
        Event::Announced { creature, from, to } => Text::new(
            format!("{} annuncia l'attraversamento da {from} a {to}.", title(creature).it),
            format!("{} announces a crossing from {from} to {to}.", title(creature).en),
        ),
        Event::Rolled { face, removed: true } => Text::new(
            format!("Il dado dà {face}: il sigillo di T{face} è stato tolto."),
            format!("The die shows {face}: the seal on T{face} is removed."),
        ),
        Event::Rolled { face, removed: false } => Text::new(
            format!("Il dado dà {face}: in T{face} non c'era sigillo."),
            format!("The die shows {face}: there was no seal on T{face}."),
        ),
        Event::Captured { by, at, turn } => Text::new(
            format!("{} cattura Valandris in {at}, al turno {turn}.", title(by).it),
            format!("{} captures Valandris on {at}, in turn {turn}.", title(by).en),
        ),
        Event::Survived { turns } => Text::new(
            format!("Dopo {turns} turni Valandris è ancora libero: è sopravvissuto."),
            format!("After {turns} turns Valandris is still free: he has survived."),
        ),
        Event::LegOver { leg, seat: _, points: scored } => Text::new(
            format!("Fine della manche {leg}: Valandris fa {}.", points(scored).it),
            format!("End of leg {leg}: Valandris scores {}.", points(scored).en),
        ),
        Event::Swapped => Text::new(
            "I ruoli si scambiano: comincia la seconda manche.",
            "The roles are swapped: the second leg begins.",
        ),
        Event::MatchOver { points: scored, legs } => over(scored, legs),
    }
}

fn moved(piece: Piece, from: Vertex, to: Vertex, how: How) -> Text {
    let who = title(piece);
    let (it, en) = match how {
        How::Step | How::Seal | How::Unseal => ("va da", "goes from"),
        How::Jump => ("balza da", "jumps from"),
        How::Flight => ("vola da", "flies from"),
        How::Bonus => ("usa il passo bonus e va da", "uses the bonus step and goes from"),
        How::Arrival => ("attraversa da", "crosses from"),
    };
    Text::new(format!("{} {it} {from} a {to}.", who.it), format!("{} {en} {from} to {to}.", who.en))
}

fn stayed(piece: Piece, at: Vertex, pause: Pause) -> Text {
    let who = title(piece);
    let (it, en) = match pause {
        Pause::Stuck => ("non ha passi leciti e resta in", "has no legal step and stays on"),
        Pause::AfterJump => ("si ferma in", "stops on"),
        Pause::NoBonus => ("non usa il passo bonus e resta in", "does not use the bonus step and stays on"),
        Pause::Still => ("resta fermo in", "stands still on"),
        Pause::Stopped => ("si ferma in", "stops on"),
        Pause::Trapped => ("non ha dove andare e resta in", "has nowhere to go and stays on"),
    };
    Text::new(format!("{} {it} {at}.", who.it), format!("{} {en} {at}.", who.en))
}

fn over([first, second]: [u16; 2], legs: u8) -> Text {
    if legs == 1 {
        let scored = points(second);
        return Text::new(
            format!("Partita finita: Valandris ha fatto {}.", scored.it),
            format!("The game is over: Valandris scored {}.", scored.en),
        );
    }
    match first.cmp(&second) {
        std::cmp::Ordering::Equal => Text::new(
            format!("Incontro finito, {first} a {second}: pareggio."),
            format!("The match is over, {first} to {second}: a draw."),
        ),
        std::cmp::Ordering::Greater => Text::new(
            format!("Incontro finito, {first} a {second}: vince chi siede al primo posto."),
            format!("The match is over, {first} to {second}: the first seat wins."),
        ),
        std::cmp::Ordering::Less => Text::new(
            format!("Incontro finito, {first} a {second}: vince chi siede al secondo posto."),
            format!("The match is over, {first} to {second}: the second seat wins."),
        ),
    }
}
