//! The table in lines, for a terminal: everything that one sees, so that one can play without a page.

use table::Seat;

use super::event::over;
use super::names::{Cast, corruption, faith, joined, quoted};
use crate::text::say;
use crate::{Card, Hand, Kind, Points, Portal, Spot, View};

pub(super) fn view(view: &View, cast: &Cast) -> String {
    let mut lines = vec![moment(view, cast)];
    lines.extend(board(view, cast));
    lines.extend([Portal::Heaven, Portal::Hell].map(|portal| beside(view, cast, portal)));
    lines.extend(order(view).into_iter().map(|seat| seated(view, cast, seat)));
    lines.extend(swaps(view, cast));
    lines.extend(dice(view, cast));
    lines.extend(piles(view, cast));
    lines.extend(own(view, cast));
    lines.join("\n")
}

/// Round, phase, and whose turn it is.
fn moment(view: &View, cast: &Cast) -> String {
    let lang = cast.lang;
    let open = &view.open;
    if let Some(ending) = open.ending {
        return over(cast, ending);
    }
    if open.turns == 0 {
        return say!(lang, "Preparazione della partita.", "The game is being set up.");
    }
    let (round, cap, who) = (open.round(), open.setup.rounds, cast.who(open.active));
    let phase = match open.second {
        false => lang.pick("prima fase, Esplora il mondo", "first phase, Esplora il mondo"),
        true => lang.pick("seconda fase, Diffondi il credo", "second phase, Diffondi il credo"),
    };
    let special = match (open.wild, open.extra) {
        (true, _) => lang.pick(" (tutti folli per un turno)", " (tutti folli per un turno)"),
        (false, true) => lang.pick(" (un turno in più)", " (an extra turn)"),
        (false, false) => "",
    };
    say!(
        lang,
        "Giro {round} di {cap}, {phase}: tocca a {who}{special}.",
        "Round {round} of {cap}, {phase}: {who} is on turn{special}."
    )
}

/// The path with who and what is on it. [4.1]
fn board(view: &View, cast: &Cast) -> Vec<String> {
    let lang = cast.lang;
    let open = &view.open;
    let place = |at: usize, number: u8| {
        let n = at + 1;
        let name = cast.the_space(number);
        let mut on: Vec<String> = pawns(view, cast, Spot::Board(at as u8));
        on.extend(view.traps.iter().filter(|trap| usize::from(trap.at) == at).map(|trap| {
            let owner = cast.who(trap.owner);
            table::lines! { cast, trap.card.map(|card| cast.card(card));
                Some(card) => "{card} posato da {owner}", "{card} laid by {owner}";
                None => "un oggetto coperto di {owner}", "an object of {owner}, face down";
            }
        }));
        let on = if on.is_empty() { String::new() } else { format!(": {}", on.join(", ")) };
        say!(lang, "Casella {n}, {name}{on}.", "Space {n}, {name}{on}.")
    };
    let mut lines: Vec<String> =
        open.board.iter().enumerate().map(|(at, number)| place(at, *number)).collect();
    match open.supply.count_ones() {
        0 => {}
        1 => lines.push(say!(lang, "Manca 1 carta plancia.", "1 board card is still to be laid.")),
        n => lines.push(say!(lang, "Mancano {n} carte plancia.", "{n} board cards are still to be laid.")),
    }
    lines
}

fn pawns(view: &View, cast: &Cast, spot: Spot) -> Vec<String> {
    if view.open.board.is_empty() {
        return Vec::new();
    }
    let there = Seat::all(view.open.seats()).filter(|seat| view.open.place(*seat).spot == spot);
    there.map(|seat| cast.who(seat)).collect()
}

/// Heaven or Hell with who is there.
fn beside(view: &View, cast: &Cast, portal: Portal) -> String {
    let lang = cast.lang;
    let spaces = (1..=3).map(|step| {
        let name = quoted(lang, cast.set.step(portal, step).name.get(lang));
        let on = pawns(view, cast, Spot::Portal(portal, step));
        let on = if on.is_empty() { String::new() } else { format!(" ({})", on.join(", ")) };
        format!("{step} {name}{on}")
    });
    let spaces = spaces.collect::<Vec<_>>().join(", ");
    table::lines! { cast, portal;
        Portal::Heaven => "Paradiso: {spaces}.", "Heaven: {spaces}.";
        Portal::Hell => "Inferno: {spaces}.", "Hell: {spaces}.";
    }
}

/// The seats in order of play, once that is known.
fn order(view: &View) -> Vec<Seat> {
    match view.open.first {
        Some(first) => view.open.from(first).collect(),
        None => Seat::all(view.open.seats()).collect(),
    }
}

/// A seat with its points and cards.
fn seated(view: &View, cast: &Cast, seat: Seat) -> String {
    let lang = cast.lang;
    let place = view.open.place(seat);
    let you = if view.viewer == Some(seat) { lang.pick(", tu", ", you") } else { "" };
    let number = cast.place(seat);
    let mut parts = Vec::new();
    match place.god {
        None => parts.push(say!(lang, "personaggio da scegliere", "no character yet")),
        Some(_) if place.mad => parts.push(say!(lang, "Folle, 8 punti follia", "Folle, 8 madness")),
        Some(_) => {
            parts.extend([faith(lang, place.faith), corruption(lang, place.corruption)]);
        }
    }
    if let Some(hand) = view.hands.get(seat.index()) {
        parts.extend(held(cast, hand, view.viewer == Some(seat)));
    }
    if place.god.is_some() && !place.mad && place.spent {
        let name = cast.ability(seat).unwrap_or_default();
        parts.push(say!(lang, "{name} già usata", "{name} used"));
    }
    match place.skip {
        0 => {}
        1 => parts.push(say!(lang, "perderà un turno", "will lose a turn")),
        n => parts.push(say!(lang, "perderà {n} turni", "will lose {n} turns")),
    }
    let parts = parts.join(", ");
    match place.god {
        None => format!("{number}{you}: {parts}."),
        Some(_) => {
            let who = cast.who(seat);
            format!("{who} ({number}{you}): {parts}.")
        }
    }
}

/// How many cards of each kind, and which of another's the viewer knows.
fn held(cast: &Cast, hand: &Hand, own: bool) -> Vec<String> {
    let lang = cast.lang;
    let count = |kind: Kind| {
        let n = hand.count(kind);
        Some(match (kind, n) {
            (_, 0) => return None,
            (Kind::Object, 1) => say!(lang, "1 oggetto in mano", "1 object in hand"),
            (Kind::Object, _) => say!(lang, "{n} oggetti in mano", "{n} objects in hand"),
            (Kind::Sacred, 1) => say!(lang, "1 oggetto sacro", "1 sacred object"),
            (Kind::Sacred, _) => say!(lang, "{n} oggetti sacri", "{n} sacred objects"),
            (Kind::Miracle, 1) => say!(lang, "1 miracolo", "1 miracle"),
            (Kind::Miracle, _) => say!(lang, "{n} miracoli", "{n} miracles"),
        })
    };
    let mut parts: Vec<String> =
        [Kind::Object, Kind::Sacred, Kind::Miracle].into_iter().filter_map(count).collect();
    if !own && !hand.known.is_empty() {
        let known = joined(lang, hand.known.iter().map(|(card, _)| cast.card(*card)));
        parts.push(say!(lang, "si sa di {known}", "known: {known}"));
    }
    parts
}

fn swaps(view: &View, cast: &Cast) -> Vec<String> {
    let lang = cast.lang;
    let said = view.open.swaps.iter().map(|swap| {
        let (a, b, points) = (cast.who(swap.by), cast.who(swap.with), cast.points(swap.points));
        let (x, y) = (view.open.shown(swap.by, swap.points), view.open.shown(swap.with, swap.points));
        say!(
            lang,
            "{points} scambiata fra {a} e {b}: {a} mostra {x}, {b} mostra {y}.",
            "{points} swapped between {a} and {b}: {a} shows {x}, {b} shows {y}."
        )
    });
    said.collect()
}

/// What lies on the table: dice, the coin, who fights.
fn dice(view: &View, cast: &Cast) -> Vec<String> {
    let lang = cast.lang;
    let mut lines = Vec::new();
    if let Some(fight) = view.open.fight {
        let strength = |seat: Seat| match view.open.place(seat).mad {
            true => say!(lang, "8 punti follia", "8 madness"),
            false => faith(lang, view.open.shown(seat, Points::Faith)),
        };
        let (a, b, mine) = (cast.who(fight.by), cast.foe(fight.with), strength(fight.by));
        let yours = fight.with.map(strength).map_or_else(String::new, |strength| format!(" ({strength})"));
        lines.push(say!(
            lang,
            "Combattimento: {a} ({mine}) contro {b}{yours}.",
            "Fight: {a} ({mine}) against {b}{yours}."
        ));
    }
    for die in view.open.dice.iter().filter(|die| die.face > 0) {
        let (of, sides, face) = (cast.of_foe(die.seat), die.sides, die.face);
        let more = if die.bonus > 0 { format!(" + {} = {}", die.bonus, die.total()) } else { String::new() };
        lines.push(say!(lang, "D{sides} {of}: {face}{more}.", "D{sides} {of}: {face}{more}."));
    }
    if let Some(coin) = view.open.coin {
        let (who, call) = (cast.who(coin.by), cast.face(coin.call));
        lines.push(match coin.face.map(|face| cast.face(face)) {
            Some(face) => say!(
                lang,
                "Moneta di {who}: {face} (la faccia in gioco è {call}).",
                "Coin of {who}: {face} (the face that counts is {call})."
            ),
            None => say!(
                lang,
                "Moneta di {who}, da lanciare: la faccia in gioco è {call}.",
                "Coin of {who}, to be tossed: the face that counts is {call}."
            ),
        });
    }
    if let Some(back) = view.open.backward {
        lines.push(match back {
            true => say!(lang, "Direzione scelta: indietro.", "Direction chosen: back."),
            false => say!(lang, "Direzione scelta: avanti.", "Direction chosen: forward."),
        });
    }
    lines
}

/// How many cards are left, and what lies open.
fn piles(view: &View, cast: &Cast) -> Vec<String> {
    let lang = cast.lang;
    let open = &view.open;
    let of = |miracles: bool| {
        let all = if miracles { cast.set.miracles.len() } else { cast.set.objects.len() };
        let same = |card: &Card| card.miracle().is_some() == miracles;
        let held: usize = view
            .hands
            .iter()
            .map(|hand| match miracles {
                true => hand.count(Kind::Miracle),
                false => hand.count(Kind::Object) + hand.count(Kind::Sacred),
            })
            .sum();
        let gone = open.banished.iter().filter(same).count()
            + open.discards.iter().filter(|card| same(card)).count();
        let traps = if miracles { 0 } else { view.traps.len() };
        all.saturating_sub(held + gone + traps)
    };
    let (objects, miracles, events) = (of(false), of(true), open.events.count_ones());
    let mut lines = vec![say!(
        lang,
        "Nei mazzi: oggetti {objects}, miracoli {miracles}, eventi {events}.",
        "In the piles: objects {objects}, miracles {miracles}, events {events}."
    )];
    if !open.discards.is_empty() {
        let cards = joined(lang, open.discards.iter().rev().map(|card| cast.card(*card)));
        lines.push(say!(lang, "Scarti, dalla cima: {cards}.", "Discards, from the top: {cards}."));
    }
    if !open.banished.is_empty() {
        let cards = cast.cards(open.banished);
        lines.push(say!(lang, "Fuori dal gioco: {cards}.", "Out of the game: {cards}."));
    }
    if let Some(event) = open.event {
        let event = quoted(lang, &cast.event(event));
        lines.push(say!(lang, "Ultimo evento: {event}.", "Last event: {event}."));
    }
    lines
}

/// The viewer's own cards, with what each is waiting for.
fn own(view: &View, cast: &Cast) -> Option<String> {
    let lang = cast.lang;
    let hand = view.hands.get(view.viewer?.index())?;
    if hand.known.is_empty() {
        return Some(say!(lang, "Le tue carte: nessuna.", "Your cards: none."));
    }
    let cards = joined(
        lang,
        hand.known.iter().map(|(card, back)| {
            let name = cast.card(*card);
            let note = match (back.fresh, view.open.up.has(*card)) {
                (true, _) => lang.pick(" (dal tuo prossimo turno)", " (from your next turn)"),
                (false, true) => lang.pick(" (già usata)", " (used)"),
                (false, false) => "",
            };
            format!("{name} [{card}]{note}")
        }),
    );
    Some(say!(lang, "Le tue carte: {cards}.", "Your cards: {cards}."))
}
