//! What a reaction window is about: what happens if nobody reacts.

use super::fight::{Side, sides};
use super::scene::Scene;
use crate::{Bet, Coin, Dice, Face, Points, Portal, Step, Toss, Window};
use table::Seat;

/// The window that is open.
pub(super) fn of(scene: &Scene<'_>) -> Option<Window> {
    match scene.step()? {
        Step::Window(window, _) => Some(window),
        _ => None,
    }
}

/// What passing leads to.
pub(super) fn says(scene: &Scene<'_>, window: Window) -> String {
    let lang = scene.lang;
    let then = match window {
        Window::Start(seat) => {
            let name = scene.name(seat);
            lang.pick(format!("{name} gioca il suo turno"), format!("{name} plays the turn"))
        }
        Window::Dice(Dice::Move(seat)) => moves(scene, seat),
        Window::Dice(Dice::Fight | Dice::Capture(..)) => fights(scene),
        Window::Dice(Dice::Card(seat, ..)) => {
            let n = scene.open.dice.first().map_or(0, crate::Die::total).clamp(1, 3);
            let name = scene.name(seat);
            lang.pick(
                format!("per {name} vale ciò che la carta dice per {n}"),
                format!("what the card says for {n} holds for {name}"),
            )
        }
        Window::Coin(toss) => tossed(scene, toss),
        Window::Loss { seat, amount, .. } => loses(scene, seat, amount),
        Window::Won(seat) => {
            let (name, extra) = (scene.name(seat), scene.open.fight.map_or(0, |fight| fight.extra));
            let usual = u8::from(foe_is_sane(scene, seat));
            match usual + extra {
                0 => lang.pick(
                    format!("{name} non guadagna Fede: contro un Folle non ce n'è da prendere"),
                    format!("{name} gains no Faith: a Folle has none to give"),
                ),
                n => lang.pick(
                    format!("{name} guadagna {n} Fede per la vittoria"),
                    format!("{name} gains {n} Faith for the victory"),
                ),
            }
        }
        Window::Portal(seat, portal) => enters(scene, seat, portal),
        Window::Gamble(Bet { by, with, points, stake }) => {
            let (by, with, points) = (scene.name(by), scene.name(with), points_word(scene, points));
            lang.pick(
                format!("{by} chiama una faccia e la moneta decide: {stake} {points} fra {by} e {with}"),
                format!("{by} calls a face and the coin decides: {stake} {points} between {by} and {with}"),
            )
        }
    };
    lang.pick(format!("Se nessuno reagisce, {then}."), format!("If nobody reacts, {then}."))
}

pub(super) fn points_word(scene: &Scene<'_>, points: Points) -> &'static str {
    match points {
        Points::Faith => scene.lang.pick("Fede", "Faith"),
        Points::Corruption => scene.lang.pick("Corruzione", "Corruption"),
    }
}

fn spaces(scene: &Scene<'_>, n: u8) -> String {
    match n {
        1 => scene.lang.pick("1 casella", "1 space").to_owned(),
        n => scene.lang.pick(format!("{n} caselle"), format!("{n} spaces")),
    }
}

fn moves(scene: &Scene<'_>, seat: Seat) -> String {
    let (lang, name) = (scene.lang, scene.name(seat));
    let n = scene.open.dice.first().map_or(0, crate::Die::total);
    let way = spaces(scene, n);
    let back = match scene.open.backward {
        _ if !scene.moves_madly(seat) => false,
        Some(back) => back,
        None => {
            return lang.pick(
                format!("{name} sceglie se andare avanti o indietro di {way}"),
                format!("{name} chooses to go forward or back {way}"),
            );
        }
    };
    let Some(walk) = scene.walk(seat, n, back) else { return name };
    let to = scene.spot(walk.to);
    let mut says = if back {
        lang.pick(
            format!("{name} torna indietro di {way}, su {to}"),
            format!("{name} goes back {way}, to {to}"),
        )
    } else {
        lang.pick(
            format!("{name} va avanti di {way}, su {to}"),
            format!("{name} goes forward {way}, to {to}"),
        )
    };
    match walk.lays {
        0 => {}
        1 => says.push_str(lang.pick(", dove si posa una carta nuova", ", where a new card is laid")),
        k => says.push_str(
            &lang.pick(format!(", e si posano {k} carte nuove"), format!(", and {k} new cards are laid")),
        ),
    }
    says
}

fn fights(scene: &Scene<'_>) -> String {
    let lang = scene.lang;
    let Some([a, b]) = sides(scene) else { return String::new() };
    let (winner, loser): (&Side, &Side) = match a.total().cmp(&b.total()) {
        std::cmp::Ordering::Equal => {
            return lang.pick("è parità e non succede nulla", "it is a tie and nothing happens").to_owned();
        }
        std::cmp::Ordering::Greater => (&a, &b),
        std::cmp::Ordering::Less => (&b, &a),
    };
    let (won, lost) = (winner.name(scene), loser.name(scene));
    let (high, low) = (winner.total(), loser.total());
    let mad = |side: &Side| side.seat.is_none_or(|seat| scene.open.place(seat).mad);
    let apart = a.die.face.abs_diff(b.die.face);
    if loser.seat.is_none() {
        lang.pick(
            format!("{won} cattura il Folle Etto ({high} a {low}) e vince la partita"),
            format!("{won} captures the Folle Etto ({high} to {low}) and wins the game"),
        )
    } else if mad(winner) {
        lang.pick(
            format!("vince {won} ({high} a {low}): {lost} perde {apart} Fede e il prossimo turno"),
            format!("{won} wins ({high} to {low}): {lost} loses {apart} Faith and the next turn"),
        )
    } else if mad(loser) {
        lang.pick(
            format!("vince {won} ({high} a {low}) e cambia di un punto la propria Corruzione"),
            format!("{won} wins ({high} to {low}) and changes its own Corruption by one"),
        )
    } else {
        lang.pick(
            format!("vince {won} ({high} a {low}) e prende una Fede a {lost}"),
            format!("{won} wins ({high} to {low}) and takes one Faith from {lost}"),
        )
    }
}

fn foe_is_sane(scene: &Scene<'_>, winner: Seat) -> bool {
    let Some(fight) = scene.open.fight else { return true };
    let loser = if fight.by == winner { fight.with } else { Some(fight.by) };
    loser.is_some_and(|loser| !scene.open.place(loser).mad)
}

/// A face of the coin in words.
pub(super) fn face(scene: &Scene<'_>, face: Face) -> &'static str {
    match face {
        Face::Heads => scene.lang.pick("testa", "heads"),
        Face::Tails => scene.lang.pick("croce", "tails"),
    }
}

fn tossed(scene: &Scene<'_>, toss: Toss) -> String {
    let lang = scene.lang;
    let Some(Coin { call, face: Some(shown), .. }) = scene.open.coin else { return String::new() };
    let came = call == shown;
    let name = scene.name(toss.by());
    match toss {
        Toss::Card(..) if came => lang.pick(
            format!("per {name} la moneta è favorevole e vale la carta"),
            format!("the coin favours {name} and the card holds"),
        ),
        Toss::Card(..) => lang.pick(
            format!("la moneta è contro {name}, come dice la carta"),
            format!("the coin is against {name}, as the card says"),
        ),
        Toss::Return(_, portal) if came => {
            let portal = portal_word(scene, portal);
            lang.pick(
                format!("{name} ritorna alla prima casella: {portal}"),
                format!("{name} goes back to the first space: {portal}"),
            )
        }
        Toss::Sleep(_) if came => {
            lang.pick("tutti dormono per un turno".to_owned(), "everybody sleeps for a turn".to_owned())
        }
        Toss::Scavenge(_) if came => lang.pick(
            format!("{name} prende la prima carta degli scarti"),
            format!("{name} takes the top card of the discards"),
        ),
        Toss::Pilfer(_, victim) if came => {
            let victim = scene.name(victim);
            lang.pick(
                format!("{name} guarda la mano di {victim} e ruba una carta"),
                format!("{name} looks at the hand of {victim} and steals a card"),
            )
        }
        Toss::Gamble(bet) => {
            let (winner, loser) = if came { (bet.by, bet.with) } else { (bet.with, bet.by) };
            let (winner, loser, points) =
                (scene.name(winner), scene.name(loser), points_word(scene, bet.points));
            let stake = bet.stake;
            lang.pick(
                format!("{winner} vince {stake} {points} contro {loser}"),
                format!("{winner} wins {stake} {points} against {loser}"),
            )
        }
        Toss::Scale(seat, other) => {
            let (winner, loser) = if came { (other, seat) } else { (seat, other) };
            let (winner, loser) = (scene.name(winner), scene.name(loser));
            lang.pick(
                format!("{winner} prende una Fede a {loser}"),
                format!("{winner} takes one Faith from {loser}"),
            )
        }
        Toss::Ferry(_) if came => lang.pick(format!("{name} va all'Inferno"), format!("{name} goes to Hell")),
        Toss::Ferry(_) => lang.pick(
            format!("{name} manda un altro all'Inferno"),
            format!("{name} sends somebody else to Hell"),
        ),
        _ => lang.pick("non succede nulla".to_owned(), "nothing happens".to_owned()),
    }
}

fn loses(scene: &Scene<'_>, seat: Seat, amount: u8) -> String {
    let (lang, name) = (scene.lang, scene.name(seat));
    let before = scene.open.place(seat).faith;
    let after = before.saturating_sub(amount).max(1);
    let lost = before - after;
    lang.pick(
        format!("{name} perde {lost} Fede (da {before} a {after})"),
        format!("{name} loses {lost} Faith (from {before} to {after})"),
    )
}

/// Heaven or Hell in words.
pub(super) fn portal_word(scene: &Scene<'_>, portal: Portal) -> &'static str {
    match portal {
        Portal::Heaven => scene.lang.pick("Paradiso", "Heaven"),
        Portal::Hell => scene.lang.pick("Inferno", "Hell"),
    }
}

fn enters(scene: &Scene<'_>, seat: Seat, portal: Portal) -> String {
    let (lang, name) = (scene.lang, scene.name(seat));
    match portal {
        Portal::Heaven => lang.pick(
            format!("{name} sale in Paradiso: la prima casella toglie una Corruzione"),
            format!("{name} goes up to Heaven: the first space takes one Corruption away"),
        ),
        Portal::Hell => lang.pick(
            format!("{name} scende all'Inferno: la prima casella aggiunge una Corruzione"),
            format!("{name} goes down to Hell: the first space adds one Corruption"),
        ),
    }
}
