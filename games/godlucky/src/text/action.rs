//! Actions as buttons and list entries: short, and saying what will happen.

use table::Seat;

use super::names::{Cast, corruption, faith, foe_strength, portal_of, portal_to};
use crate::text::say;
use crate::{Action, Change, Deck, Face, Points, Side, Spot, Step, View, Why, Window};

pub(super) fn action(view: &View, cast: &Cast, action: Action) -> String {
    let open = &view.open;
    let step = open.agenda.next();
    table::lines! { cast, action;
        Action::Pass => { pass(cast, step) };
        Action::Roll => "Tira il D3 e muovi", "Roll the D3 and move";
        Action::Step => { up(view, cast) };
        Action::Resolve => { table::lines! { cast, here(view);
            Some(at), name = cast.space(open.board[usize::from(at)]) => "Risolvi: {name}", "Resolve: {name}";
            None => "Risolvi la carta", "Resolve the card";
        } };
        Action::Return => { table::lines! { cast, step;
            Some(Step::Arrived { from, .. }), at = space(view, cast, from) => "Torna indietro: {at}", "Go back: {at}";
            _ => "Torna da dove sei partito", "Go back to where you came from";
        } };
        Action::Fight(other) => { fight(view, cast, other) };
        Action::Forward => { heading(view, cast, step, false) };
        Action::Back => { heading(view, cast, step, true) };
        Action::God(god) => { character(cast, god) };
        Action::Ability => { table::lines! { cast, cast.ability(asked(view));
            Some(name) => "Abilità: {name}", "Ability: {name}";
            None => "Usa l'abilità", "Use the ability";
        } };
        Action::Change => { change(view, cast) };
        Action::Use(card), card = cast.title(card) => "Usa: {card}", "Use: {card}";
        Action::At(other) => { choice(view, cast, step, other) };
        Action::Which(die) => { which(view, cast, step, die) };
        Action::Space(at) => { space(view, cast, at).replacen(", ", ": ", 1) };
        Action::Face(n) => "Gira il dado su {n}", "Turn the die to {n}";
        Action::Add(n) => "Aggiungi {n}", "Add {n}";
        Action::Stake(points, n), points = cast.points(points) => "Scommetti {n} {points}", "Stake {n} {points}";
        Action::Call(face), face = cast.face(face) => "Di' {face}", "Call {face}";
        Action::Corrupt => { spoils(view, cast, 1) };
        Action::Cleanse => { spoils(view, cast, -1) };
        Action::Take(card), card = cast.title(card) => { table::lines! { cast, step;
            Some(Step::Discard(_)) => "Scarta: {card}", "Discard: {card}";
            Some(Step::Bait(..)) => "Posa: {card}", "Lay: {card}";
            Some(Step::Pick(..)) => "Ruba: {card}", "Steal: {card}";
            Some(Step::Banish(..)) => "Bandisci: {card}", "Banish: {card}";
            _ => "Scegli: {card}", "Choose: {card}";
        } };
        Action::Die(n) => "Il dado dà {n}", "The die shows {n}";
        Action::Coin(Face::Heads) => "La moneta dà testa", "The coin shows heads";
        Action::Coin(Face::Tails) => "La moneta dà croce", "The coin shows tails";
        Action::Lay(card), card = cast.space(card) => "Si posa: {card}", "Laid: {card}";
        Action::Event(event), event = cast.event(event) => "Evento: {event}", "Event: {event}";
        Action::Draw(card), card = cast.title(card) => { table::lines! { cast, step;
            Some(Step::Blind(..)) => "Capita: {card}", "It happens to be: {card}";
            _ => "Si pesca: {card}", "Drawn: {card}";
        } };
    }
}

/// The seat that the labels speak to: the viewer, else the one that is asked.
fn asked(view: &View) -> Seat {
    view.viewer.or_else(|| view.open.agenda.asked().first()).unwrap_or(view.open.active)
}

/// The place of the path where the active pawn stands.
fn here(view: &View) -> Option<u8> {
    match view.open.places.get(view.open.active.index())?.spot {
        Spot::Board(at) if usize::from(at) < view.open.board.len() => Some(at),
        _ => None,
    }
}

fn pass(cast: &Cast, step: Option<Step>) -> String {
    table::lines! { cast, step;
        Some(Step::Arrived { .. }) => "Resta qui senza combattere", "Stay here without a fight";
        Some(Step::Trap(..)) => "Non posarne altri", "Lay no more";
        Some(Step::Offer(seat, _)), name = cast.ability(seat).unwrap_or_default() => "Non usare: {name}", "Leave unused: {name}";
        Some(Step::Window(Window::Start(seat), _)), who = cast.who(seat), whose = cast.whose(seat) =>
            "Passa: lascia cominciare {who}", "Pass: let {whose} turn begin";
        Some(Step::Window(Window::Dice(_), _)) => "Passa: il tiro va bene così", "Pass: let the roll stand";
        Some(Step::Window(Window::Coin(_), _)) => "Passa: la moneta va bene così", "Pass: let the coin stand";
        _ => "Passa", "Pass";
    }
}

fn up(view: &View, cast: &Cast) -> String {
    let lang = cast.lang;
    table::lines! { cast, view.open.places.get(view.open.active.index()).map(|place| place.spot);
        Some(Spot::Portal(portal, step)) if step < 3, n = step + 1, of = portal_of(lang, portal), name = cast.set.step(portal, n).name.get(lang) =>
            "Sali alla casella {n} {of}: {name}", "Go up to space {n} {of}: {name}";
        _ => "Sali di una casella", "Go up one space";
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
    let n = at + 1;
    table::lines! { cast, view.open.board.get(usize::from(at));
        Some(number), name = cast.space(*number) => "casella {n}, {name}", "space {n}, {name}";
        None => "casella {n}", "space {n}";
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
    table::lines! { cast, missing;
        0, at = space(view, cast, (from + n) % laid) => "Avanti di {n}: {at}", "Forward {n}: {at}";
        1 => "Avanti di {n}, posando una carta", "Forward {n}, laying a card";
        k => "Avanti di {n}, posando {k} carte", "Forward {n}, laying {k} cards";
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
    table::lines! { cast, view.open.setup.change;
        Change::Choose => "Cambia il tuo dado: {price}", "Change your die: {price}";
        Change::Reroll => "Ritira il tuo dado: {price}", "Roll your die again: {price}";
    }
}

fn which(view: &View, cast: &Cast, step: Option<Step>, die: u8) -> String {
    let lang = cast.lang;
    let Some(found) = view.open.dice.get(usize::from(die)) else {
        let n = die + 1;
        return say!(lang, "Dado {n}", "Die {n}");
    };
    let (of, face) = (cast.of_foe(found.seat), found.face);
    table::lines! { cast, step;
        Some(Step::Which(_, true)) => "Gira il dado {of} ({face})", "Turn the die {of} ({face})";
        _ => "Fai ritirare il dado {of} ({face})", "Have the die {of} rolled again ({face})";
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
    let end = table::lines! { cast, mad;
        true => "e diventi Folle", "and you become Folle";
        false => "ne avrai {now}", "you will have {now}";
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
    table::lines! { cast, why;
        Why::Foe => { fight(view, cast, other) };
        Why::Gamble, faith = faith(lang, place.faith), corruption = corruption(lang, place.corruption) =>
            "Gambling con {who} ({faith}, {corruption})", "Gambling with {who} ({faith}, {corruption})";
        Why::Send(portal), to = portal_to(lang, portal) => "Manda {who} {to}", "Send {who} {to}";
        Why::Ferry => "Manda {who} all'Inferno", "Send {who} to Hell";
        Why::SwapPlaces, at = match place.spot { Spot::Board(at) => space(view, cast, at), Spot::Portal(..) => String::new(), } =>
            "Scambia posto con {who}: {at}", "Swap places with {who}: {at}";
        Why::Swap(points), n = match points { Points::Faith => place.faith, Points::Corruption => place.corruption, }, points = cast.points(points) =>
            "Scambia la {points} con {who} ({n})", "Swap {points} with {who} ({n})";
        Why::Borrow, n = place.faith => "Scambia la Fede con {who} ({n})", "Swap Faith with {who} ({n})";
        Why::Steal(Deck::Miracle), n = place.miracles => "Ruba un miracolo a {who} (ne ha {n})", "Steal a miracle from {who} (of {n})";
        Why::Steal(_), n = place.objects => "Ruba un oggetto a {who} (ne ha {n})", "Steal an object from {who} (of {n})";
        Why::Rival(..) => "Scegli {who}", "Choose {who}";
        Why::Pilfer(_), n = place.objects => "Prova con {who} (oggetti: {n})", "Try {who} (objects: {n})";
        Why::Look => "Guarda le carte di {who}", "Look at the cards of {who}";
        Why::Scale => "Fai indovinare {who}", "Let {who} guess";
        Why::Mask(n), n = faith(lang, n) => "Scambia casella con {who}, che perde {n}", "Swap spaces with {who}, who loses {n}";
    }
}
