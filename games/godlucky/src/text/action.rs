//! Actions as buttons and list entries: short, and saying what will happen.

use table::Seat;

use super::names::{Cast, corruption, faith, foe_strength, portal_of, portal_to};
use crate::text::say;
use crate::{Action, Change, Deck, Face, Points, Side, Spot, Step, View, Why, Window};

pub(super) fn action(view: &View, cast: &Cast, action: Action) -> String {
    let lang = cast.lang;
    let open = &view.open;
    let step = open.agenda.next();
    match action {
        Action::Pass => pass(cast, step),
        Action::Roll => say!(lang, "Tira il D3 e muovi", "Roll the D3 and move"),
        Action::Step => up(view, cast),
        Action::Resolve => match here(view) {
            Some(at) => {
                let name = cast.space(open.board[usize::from(at)]);
                say!(lang, "Risolvi: {name}", "Resolve: {name}")
            }
            None => say!(lang, "Risolvi la carta", "Resolve the card"),
        },
        Action::Return => match step {
            Some(Step::Arrived { from, .. }) => {
                let at = space(view, cast, from);
                say!(lang, "Torna indietro: {at}", "Go back: {at}")
            }
            _ => say!(lang, "Torna da dove sei partito", "Go back to where you came from"),
        },
        Action::Fight(other) => fight(view, cast, other),
        Action::Forward => heading(view, cast, step, false),
        Action::Back => heading(view, cast, step, true),
        Action::God(god) => character(cast, god),
        Action::Ability => {
            let asked = open.places.get(asked(view).index()).and_then(|place| place.god);
            let name = asked.and_then(|god| cast.set.gods.get(usize::from(god))).map(|god| &god.ability);
            match name {
                Some(name) => {
                    let name = name.get(lang);
                    say!(lang, "Abilità: {name}", "Ability: {name}")
                }
                None => say!(lang, "Usa l'abilità", "Use the ability"),
            }
        }
        Action::Change => change(view, cast),
        Action::Use(card) => {
            let card = cast.title(card);
            say!(lang, "Usa: {card}", "Use: {card}")
        }
        Action::At(other) => choice(view, cast, step, other),
        Action::Which(die) => which(view, cast, step, die),
        Action::Space(at) => space(view, cast, at).replacen(", ", ": ", 1),
        Action::Face(n) => say!(lang, "Gira il dado su {n}", "Turn the die to {n}"),
        Action::Add(n) => say!(lang, "Aggiungi {n}", "Add {n}"),
        Action::Stake(points, n) => {
            let points = cast.points(points);
            say!(lang, "Scommetti {n} {points}", "Stake {n} {points}")
        }
        Action::Call(face) => {
            let face = cast.face(face);
            say!(lang, "Di' {face}", "Call {face}")
        }
        Action::Corrupt => spoils(view, cast, 1),
        Action::Cleanse => spoils(view, cast, -1),
        Action::Take(card) => {
            let card = cast.title(card);
            match step {
                Some(Step::Discard(_)) => say!(lang, "Scarta: {card}", "Discard: {card}"),
                Some(Step::Bait(..)) => say!(lang, "Posa: {card}", "Lay: {card}"),
                Some(Step::Pick(..)) => say!(lang, "Ruba: {card}", "Steal: {card}"),
                Some(Step::Banish(..)) => say!(lang, "Bandisci: {card}", "Banish: {card}"),
                _ => say!(lang, "Scegli: {card}", "Choose: {card}"),
            }
        }
        Action::Die(n) => say!(lang, "Il dado dà {n}", "The die shows {n}"),
        Action::Coin(Face::Heads) => say!(lang, "La moneta dà testa", "The coin shows heads"),
        Action::Coin(Face::Tails) => say!(lang, "La moneta dà croce", "The coin shows tails"),
        Action::Lay(card) => {
            let card = cast.space(card);
            say!(lang, "Si posa: {card}", "Laid: {card}")
        }
        Action::Event(event) => {
            let event = cast.event(event);
            say!(lang, "Evento: {event}", "Event: {event}")
        }
        Action::Draw(card) => {
            let card = cast.title(card);
            match step {
                Some(Step::Blind(..)) => say!(lang, "Capita: {card}", "It happens to be: {card}"),
                _ => say!(lang, "Si pesca: {card}", "Drawn: {card}"),
            }
        }
    }
}

/// The seat that the labels speak to: the viewer, else the one that is asked.
fn asked(view: &View) -> Seat {
    view.viewer.or_else(|| super::turn::asked(view).first()).unwrap_or(view.open.active)
}

/// The place of the path where the active pawn stands.
fn here(view: &View) -> Option<u8> {
    match view.open.places.get(view.open.active.index())?.spot {
        Spot::Board(at) if usize::from(at) < view.open.board.len() => Some(at),
        _ => None,
    }
}

fn pass(cast: &Cast, step: Option<Step>) -> String {
    let lang = cast.lang;
    match step {
        Some(Step::Arrived { .. }) => say!(lang, "Resta qui senza combattere", "Stay here without a fight"),
        Some(Step::Trap(..)) => say!(lang, "Non posarne altri", "Lay no more"),
        Some(Step::Offer(seat, _)) => {
            let name = cast.ability(seat).unwrap_or_default();
            say!(lang, "Non usare: {name}", "Leave unused: {name}")
        }
        Some(Step::Window(Window::Start(seat), _)) => {
            let (who, whose) = (cast.who(seat), cast.whose(seat));
            say!(lang, "Passa: lascia cominciare {who}", "Pass: let {whose} turn begin")
        }
        Some(Step::Window(Window::Dice(_), _)) => {
            say!(lang, "Passa: il tiro va bene così", "Pass: let the roll stand")
        }
        Some(Step::Window(Window::Coin(_), _)) => {
            say!(lang, "Passa: la moneta va bene così", "Pass: let the coin stand")
        }
        _ => say!(lang, "Passa", "Pass"),
    }
}

fn up(view: &View, cast: &Cast) -> String {
    let lang = cast.lang;
    match view.open.places.get(view.open.active.index()).map(|place| place.spot) {
        Some(Spot::Portal(portal, step)) if step < 3 => {
            let (n, of) = (step + 1, portal_of(lang, portal));
            let name = cast.set.step(portal, n).name.get(lang);
            say!(lang, "Sali alla casella {n} {of}: {name}", "Go up to space {n} {of}: {name}")
        }
        _ => say!(lang, "Sali di una casella", "Go up one space"),
    }
}

fn fight(view: &View, cast: &Cast, other: Seat) -> String {
    let lang = cast.lang;
    let who = cast.who(other);
    let Some(strength) = foe_strength(&view.open, other, lang) else {
        return say!(lang, "Combatti {who}", "Fight {who}");
    };
    say!(lang, "Combatti {who} ({strength})", "Fight {who} ({strength})")
}

/// 'Casella 13: Nome'.
fn space(view: &View, cast: &Cast, at: u8) -> String {
    let (lang, n) = (cast.lang, at + 1);
    match view.open.board.get(usize::from(at)) {
        Some(number) => {
            let name = cast.space(*number);
            say!(lang, "casella {n}, {name}", "space {n}, {name}")
        }
        None => say!(lang, "casella {n}", "space {n}"),
    }
}

/// A mad one's way, with where it leads where that is known. [7.4]
fn heading(view: &View, cast: &Cast, step: Option<Step>, back: bool) -> String {
    let lang = cast.lang;
    let laid = view.open.board.len() as u8;
    let (Some(Step::Head(_, n)), Some(from)) = (step, here(view)) else {
        return if back { say!(lang, "Indietro", "Back") } else { say!(lang, "Avanti", "Forward") };
    };
    if back {
        let at = space(view, cast, (from + laid - n % laid) % laid);
        return say!(lang, "Indietro di {n}: {at}", "Back {n}: {at}");
    }
    let missing = u32::from((from + n + 1).saturating_sub(laid)).min(view.open.supply.count_ones());
    match missing {
        0 => {
            let at = space(view, cast, (from + n) % laid);
            say!(lang, "Avanti di {n}: {at}", "Forward {n}: {at}")
        }
        1 => say!(lang, "Avanti di {n}, posando una carta", "Forward {n}, laying a card"),
        k => say!(lang, "Avanti di {n}, posando {k} carte", "Forward {n}, laying {k} cards"),
    }
}

fn character(cast: &Cast, number: u8) -> String {
    let lang = cast.lang;
    let name = cast.god(number);
    let Some(god) = cast.set.gods.get(usize::from(number)) else { return name };
    let side = match god.side {
        Side::Good => lang.pick("divinità buona", "good"),
        Side::Evil => lang.pick("divinità malvagia", "evil"),
    };
    let (faith, corruption) = (faith(lang, god.faith), corruption(lang, god.corruption));
    let ability = god.ability.get(lang);
    format!("{name}: {side}, {faith}, {corruption}, {ability}")
}

/// The price is a point towards madness. [17.2]
fn change(view: &View, cast: &Cast) -> String {
    let lang = cast.lang;
    let price = match cast.side(asked(view)) {
        Some(Side::Evil) => lang.pick("1 Corruzione in meno", "1 Corruption less"),
        _ => lang.pick("1 Corruzione in più", "1 Corruption more"),
    };
    match view.open.setup.change {
        Change::Choose => say!(lang, "Cambia il tuo dado: {price}", "Change your die: {price}"),
        Change::Reroll => say!(lang, "Ritira il tuo dado: {price}", "Roll your die again: {price}"),
    }
}

fn which(view: &View, cast: &Cast, step: Option<Step>, die: u8) -> String {
    let lang = cast.lang;
    let Some(found) = view.open.dice.get(usize::from(die)) else {
        let n = die + 1;
        return say!(lang, "Dado {n}", "Die {n}");
    };
    let (of, face) = (cast.of_foe(found.seat), found.face);
    match step {
        Some(Step::Which(_, true)) => say!(lang, "Gira il dado {of} ({face})", "Turn the die {of} ({face})"),
        _ => say!(lang, "Fai ritirare il dado {of} ({face})", "Have the die {of} rolled again ({face})"),
    }
}

/// Own Corruption one up or down, and what that would mean. [8.9]
fn spoils(view: &View, cast: &Cast, by: i8) -> String {
    let lang = cast.lang;
    let seat = asked(view);
    let Some(place) = view.open.places.get(seat.index()) else { return String::new() };
    let now = place.corruption.saturating_add_signed(by).clamp(1, 10);
    let mad = match cast.side(seat) {
        Some(Side::Good) => now == 10,
        Some(Side::Evil) => now == 1,
        None => false,
    };
    let end = match mad {
        true => say!(lang, "e diventi Folle", "and you become Folle"),
        false => say!(lang, "ne avrai {now}", "you will have {now}"),
    };
    if by > 0 {
        say!(lang, "Aggiungi 1 Corruzione: {end}", "Add 1 Corruption: {end}")
    } else {
        say!(lang, "Togli 1 Corruzione: {end}", "Take 1 Corruption away: {end}")
    }
}

/// Another player, for what is going on.
fn choice(view: &View, cast: &Cast, step: Option<Step>, other: Seat) -> String {
    let lang = cast.lang;
    let who = cast.who(other);
    let (Some(Step::Choose(_, why)), Some(place)) = (step, view.open.places.get(other.index())) else {
        return say!(lang, "Scegli {who}", "Choose {who}");
    };
    match why {
        Why::Foe => fight(view, cast, other),
        Why::Gamble => {
            let (faith, corruption) = (faith(lang, place.faith), corruption(lang, place.corruption));
            say!(
                lang,
                "Gambling con {who} ({faith}, {corruption})",
                "Gambling with {who} ({faith}, {corruption})"
            )
        }
        Why::Send(portal) => {
            let to = portal_to(lang, portal);
            say!(lang, "Manda {who} {to}", "Send {who} {to}")
        }
        Why::Ferry => say!(lang, "Manda {who} all'Inferno", "Send {who} to Hell"),
        Why::SwapPlaces => {
            let at = match place.spot {
                Spot::Board(at) => space(view, cast, at),
                Spot::Portal(..) => String::new(),
            };
            say!(lang, "Scambia posto con {who}: {at}", "Swap places with {who}: {at}")
        }
        Why::Swap(points) => {
            let n = match points {
                Points::Faith => place.faith,
                Points::Corruption => place.corruption,
            };
            let points = cast.points(points);
            say!(lang, "Scambia la {points} con {who} ({n})", "Swap {points} with {who} ({n})")
        }
        Why::Borrow => {
            let n = place.faith;
            say!(lang, "Scambia la Fede con {who} ({n})", "Swap Faith with {who} ({n})")
        }
        Why::Steal(Deck::Miracle) => {
            let n = place.miracles;
            say!(lang, "Ruba un miracolo a {who} (ne ha {n})", "Steal a miracle from {who} (of {n})")
        }
        Why::Steal(_) => {
            let n = place.objects;
            say!(lang, "Ruba un oggetto a {who} (ne ha {n})", "Steal an object from {who} (of {n})")
        }
        Why::Rival(..) => say!(lang, "Scegli {who}", "Choose {who}"),
        Why::Pilfer(_) => {
            let n = place.objects;
            say!(lang, "Prova con {who} (oggetti: {n})", "Try {who} (objects: {n})")
        }
        Why::Look => say!(lang, "Guarda le carte di {who}", "Look at the cards of {who}"),
        Why::Scale => say!(lang, "Fai indovinare {who}", "Let {who} guess"),
        Why::Mask(n) => {
            let n = faith(lang, n);
            say!(lang, "Scambia casella con {who}, che perde {n}", "Swap spaces with {who}, who loses {n}")
        }
    }
}
