//! The seats in order of play: Faith and Corruption, ability, what lies before them, whose turn it is.

use maud::{Markup, html};
use table::{Lang, Seat};

use super::scene::Scene;
use super::words::worded;
use super::{dice, emblem};
use crate::{Action, Card, God, Kind, Points, Side};

/// The Faith that wins, and the ends of Corruption. [6.4] [6.5] [16.1]
const MOST: u8 = 10;

/// So many cards of a kind are drawn one by one; more become a figure.
const FEW: usize = 3;

pub(super) fn places(scene: &Scene<'_>) -> Markup {
    let order: Vec<Seat> = match scene.open.first {
        Some(first) => scene.open.from(first).collect(),
        None => Seat::all(scene.open.seats()).collect(),
    };
    html! {
        section class={ "places of" (order.len()) } aria-label=(scene.lang.pick("I giocatori in ordine di gioco", "The players in order of play")) {
            @for (i, seat) in order.iter().enumerate() { (place(scene, *seat, i + 1)) }
        }
    }
}

fn place(scene: &Scene<'_>, seat: Seat, nth: usize) -> Markup {
    let (lang, open) = (scene.lang, scene.open);
    let of = open.place(seat);
    let turn = open.turns > 0 && open.active == seat && open.ending.is_none();
    let won = open.ending.and_then(crate::Ending::winner) == Some(seat);
    let choice = [Action::At(seat), Action::Fight(seat)].into_iter().find(|action| scene.offers(*action));
    html! {
        article.place.turn[turn].you[scene.me() == Some(seat)].mad[of.mad].won[won].can[choice.is_some()] data-seat=(seat) {
            header {
                (emblem::of(scene, seat, "big"))
                h3 { (scene.name(seat)) }
                @if open.first.is_some() { span.nth title=(lang.pick("ordine di gioco", "order of play")) { (nth) } }
            }
            @match scene.god(seat) {
                Some(god) => {
                    @if !of.mad {
                        (points(scene, seat, Points::Faith, MOST))
                        (points(scene, seat, Points::Corruption, if god.side == Side::Good { MOST } else { 1 }))
                    } @else {
                        p.madness { span { (lang.pick("8 punti follia", "8 madness")) span.long { (lang.pick(" in combattimento; muove con il D6", " in a fight; moves with the D6")) } } }
                    }
                    (holds(scene, seat, god))
                }
                None => @if open.precedence[seat.index()] > 0 {
                    p.precedence { (dice::die(6, open.precedence[seat.index()])) small { (lang.pick("per chi sceglie prima", "for who chooses first")) } }
                },
            }
            (marks(scene, seat))
            @if let Some(action) = choice { (scene.button(action, "choose", &chooses(scene, action))) }
        }
    }
}

/// The whole place is pressed: a word is enough on it, the sentence is for those who do not see it.
fn chooses(scene: &Scene<'_>, action: Action) -> Markup {
    let word = match action {
        Action::Fight(_) => scene.lang.pick("combatti", "fight"),
        _ => scene.lang.pick("scegli", "choose"),
    };
    html! { span aria-hidden="true" { (word) } span.unseen { (scene.says(action)) } }
}

fn camp(scene: &Scene<'_>, seat: Seat) -> Markup {
    let lang = scene.lang;
    let Some(god) = scene.god(seat) else { return html! {} };
    let (class, word) = match god.side {
        _ if scene.open.place(seat).mad => ("folle", "Folle"),
        Side::Good => ("good", lang.pick("buono", "good")),
        Side::Evil => ("evil", lang.pick("malvagio", "evil")),
    };
    html! {
        span class={ "camp " (class) } title=(word) {
            svg viewBox="-12 -10 24 22" aria-hidden="true" {
                path d="M-7 4a4.500 4.500 0 0 1-1-8.500A5.500 5.500 0 0 1 2-8a5 5 0 0 1 6 4a4 4 0 0 1-1 8Z" {}
                @if class == "evil" { path.bolt d="M1 5L-3 11M5 5L1 11" {} }
            }
            span.unseen { (word) " " }
        }
    }
}

fn side_word(lang: Lang, side: Side) -> &'static str {
    match side {
        Side::Good => lang.pick("buono: impazzisce a 10 Corruzione", "good: goes mad at 10 Corruption"),
        Side::Evil => lang.pick("malvagio: impazzisce a 1 Corruzione", "evil: goes mad at 1 Corruption"),
    }
}

/// A track from 1 to 10 with its end marked, and the figure, which swaps may show for another's.
fn points(scene: &Scene<'_>, seat: Seat, what: Points, end: u8) -> Markup {
    let (lang, open) = (scene.lang, scene.open);
    let shown = open.shown(seat, what);
    let real = match what {
        Points::Faith => open.place(seat).faith,
        Points::Corruption => open.place(seat).corruption,
    };
    let (class, word, goal) = match what {
        Points::Faith => ("faith", lang.pick("Fede", "Faith"), lang.pick("a 10 si vince", "10 wins")),
        Points::Corruption if end == 1 => (
            "corruption",
            lang.pick("Corruzione", "Corruption"),
            lang.pick("a 1 si impazzisce", "1 is madness"),
        ),
        Points::Corruption => (
            "corruption",
            lang.pick("Corruzione", "Corruption"),
            lang.pick("a 10 si impazzisce", "10 is madness"),
        ),
    };
    let swapped = open.shows(seat, what) != seat;
    html! {
        p class={ "points " (class) } title=(goal) {
            span.word { (worded(lang, word)) }
            b.figure.swapped[swapped] data-count={ (class) "-" (seat) } { (shown) }
            (track(shown, end))
            @if swapped { small.real title=(lang.pick("scambiati: di suo ne ha", "swapped: really has")) { "⇄ " (real) } }
        }
    }
}

fn track(n: u8, end: u8) -> Markup {
    html! {
        svg.track viewBox="-1 0 106.500 12" preserveAspectRatio="none" aria-hidden="true" {
            @for i in 1..=MOST {
                @let x = f32::from(i - 1) * 10.4 + 0.7;
                @if i == end { path.goal.on[i <= n] d=(format!("M{:.1} 6L{:.1} 0.5 {:.1} 6 {:.1} 11.5Z", x - 0.5, x + 4.5, x + 9.5, x + 4.5)) {} }
                @else { rect.on[i <= n] x=(format!("{x:.1}")) y="2" width="9" height="8" rx="1.500" {} }
            }
        }
    }
}

/// Ability and cards, with their words unfolding.
fn holds(scene: &Scene<'_>, seat: Seat, god: &God) -> Markup {
    let (lang, of) = (scene.lang, scene.open.place(seat));
    let hand = &scene.view.hands[seat.index()];
    let known =
        |kind: Kind| hand.known.iter().filter(move |(_, back)| back.kind == kind).map(|(card, _)| *card);
    html! {
        details.holds id={ "place-" (seat) } name="told" {
            summary {
                (camp(scene, seat))
                @if !of.mad { span.ability.spent[of.spent] { (god.ability.get(lang)) } }
                span.counts {
                    @if of.objects > 0 {
                        span.count title=(lang.pick("oggetti in mano", "objects in hand")) {
                            (card_back("object", false)) (of.objects) span.unseen { " " (lang.pick("oggetti in mano", "objects in hand")) }
                        }
                    }
                    (laid("sacred", hand.count(Kind::Sacred), up(scene, known(Kind::Sacred)), lang.pick("oggetti sacri", "sacred objects"), lang))
                    (laid("miracle", of.miracles as usize, up(scene, known(Kind::Miracle)), lang.pick("miracoli", "miracles"), lang))
                }
            }
            div.tip {
                @if of.mad {
                    p { (lang.pick("I Folli non hanno abilità né carte.", "The Folli have neither ability nor cards.")) }
                } @else {
                    b { (god.name) }
                    p { (side_word(lang, god.side)) }
                    b { (god.ability.get(lang)) }
                    @if of.spent { small { (lang.pick(" (usata)", " (used)")) } }
                    p { (worded(lang, &scene.god_text(god))) }
                }
                @for (card, back) in &hand.known {
                    p.note { b { (scene.title(*card)) } " " (worded(lang, &scene.text(*card))) " " small { (state(scene, *card, back.fresh)) } }
                }
                (hidden(scene, seat))
            }
        }
    }
}

fn up(scene: &Scene<'_>, cards: impl Iterator<Item = Card>) -> usize {
    cards.filter(|card| scene.open.up.has(*card)).count()
}

/// A card as a small sign; one that is spent lies across.
fn card_back(class: &str, up: bool) -> Markup {
    html! {
        svg class={ "back " (class) @if up { " up" } } viewBox="-9 -9 18 18" aria-hidden="true" {
            rect x="-6" y="-8" width="12" height="16" rx="2" {}
            path d="M0-5L3 0 0 5-3 0Z" {}
        }
    }
}

/// What lies before a seat, card by card: face down, or face up and spent.
fn laid(class: &str, n: usize, up: usize, word: &str, lang: Lang) -> Markup {
    let spent = lang.pick(format!("{up} scoperti e già usati"), format!("{up} face up and already used"));
    let says = if up > 0 { format!("{n} {word}, {spent}") } else { format!("{n} {word}") };
    html! {
        @if n > 0 {
            span.count title=(says) {
                @if n > FEW {
                    // Many are counted: first those face up, then how many there are.
                    @if up > 0 { (card_back(class, true)) (up) "/" }
                    @else { (card_back(class, false)) }
                    (n)
                } @else {
                    @for i in 0..n { (card_back(class, i < up)) }
                }
                span.unseen { (says) }
            }
        }
    }
}

/// In what state a held card is.
pub(super) fn state(scene: &Scene<'_>, card: Card, fresh: bool) -> &'static str {
    let lang = scene.lang;
    match () {
        () if scene.open.up.has(card) => lang.pick("scoperta: già usata", "face up: already used"),
        () if fresh => lang.pick("utilizzabile dal prossimo turno", "usable from the next turn"),
        () => "",
    }
}

fn hidden(scene: &Scene<'_>, seat: Seat) -> Markup {
    let lang = scene.lang;
    let n = scene.view.hands[seat.index()].hidden.len();
    html! {
        @if n > 0 {
            p.note { (n) " " (if n == 1 { lang.pick("carta che non conosci", "card that you do not know") } else { lang.pick("carte che non conosci", "cards that you do not know") }) }
        }
    }
}

fn marks(scene: &Scene<'_>, seat: Seat) -> Markup {
    let (lang, of) = (scene.lang, scene.open.place(seat));
    html! {
        @if of.skip > 0 {
            p.mark { (lang.pick("perde ", "loses ")) (of.skip) (if of.skip == 1 { lang.pick(" turno", " turn") } else { lang.pick(" turni", " turns") }) }
        }
        @if scene.open.again && scene.open.active == seat { p.mark { (lang.pick("avrà un altro turno", "will have another turn")) } }
    }
}
