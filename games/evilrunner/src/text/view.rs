//! The table in lines, for a terminal: everything that the board shows, so that one can play without it.

use std::fmt::Display;

use table::{Lang, Text, upper};

use super::{bare, name, place, title};
use crate::{Evilrunner, Piece, Powers, Stage, Vertex, View};

pub(super) fn view(view: &View) -> Text {
    let truth = view.truth();
    let lines = |lang: Lang| {
        let mut lines = vec![moment(&truth, lang)];
        lines.extend(power(&truth, lang));
        lines.extend(Piece::ALL.map(|piece| standing(&truth, piece, lang)));
        lines.push(seals(&truth, lang));
        lines.extend(announced(&truth, lang));
        lines.extend(points(&truth, lang));
        lines.join("\n")
    };
    Text::new(lines(Lang::It), lines(Lang::En))
}

/// Leg, turn, and who is on turn.
fn moment(truth: &Evilrunner, lang: Lang) -> String {
    let Evilrunner { setup, leg, turn, stage, .. } = *truth;
    let mut parts = Vec::new();
    if setup.legs == 2 {
        parts.push(lang.pick(format!("manche {leg} di 2"), format!("leg {leg} of 2")));
    }
    parts.push(if turn == 0 {
        lang.pick("disposizione iniziale", "set-up").to_owned()
    } else {
        let cap = setup.cap;
        lang.pick(format!("turno {turn} di {cap}"), format!("turn {turn} of {cap}"))
    });
    let now = match stage {
        Stage::Over => lang.pick("la partita è finita", "the match is over"),
        Stage::Rolling { .. } => lang.pick("si tira il dado", "the die is rolled"),
        _ if stage.asks_valandris() => lang.pick("tocca a Valandris", "Valandris is on turn"),
        _ => lang.pick("tocca al Santo Spirito", "the Spirit is on turn"),
    };
    format!("{}: {now}.", upper(&parts.join(", ")))
}

/// In the Spirit's turn the power that it may use, in Valandris' turn the one for the next. [5.1] [5.3] [10.3]
fn power(truth: &Evilrunner, lang: Lang) -> Option<String> {
    if truth.setup.powers == Powers::All {
        return Some(lang.pick("Poteri: tutti, a ogni turno.", "Powers: all, on every turn.").to_owned());
    }
    if truth.turn == 0 || matches!(truth.stage, Stage::Declaring | Stage::Over) {
        return None;
    }
    let when = match truth.stage {
        Stage::Running { .. } => lang.pick("per il prossimo turno", "for the next turn"),
        _ => lang.pick("per questo turno", "for this turn"),
    };
    let mut who = truth.power.map_or_else(|| Text::new("nessuno", "none"), name);
    // [5.5]
    if truth.power.is_some_and(|creature| !truth.is_home(creature)) {
        who.it.push_str(", che però è lontano da casa");
        who.en.push_str(", which is away from home");
    }
    Some(lang.pick(
        format!("Potere dichiarato {when}: {}.", who.it),
        format!("Power declared {when}: {}.", who.en),
    ))
}

/// Where a piece stands, and where the ways lead from there. The neighbours are those on the board: what lies on them is
/// said beside them.
fn standing(truth: &Evilrunner, piece: Piece, lang: Lang) -> String {
    let at = truth.at(piece);
    let who = title(piece);
    let who = who.get(lang);
    if at == Vertex::OFF {
        return lang
            .pick(format!("{who} non è ancora sulla plancia."), format!("{who} is not on the board yet."));
    }
    let world = place(at.world());
    let steps = list(at.steps().iter().map(|to| noted(truth, to, lang)));
    let links = list(at.links().iter().map(|to| noted(truth, to, lang)));
    let mut line = lang.pick(
        format!("{who} è in {at}, {}. Vicini: {steps}. Passaggi: {links}.", world.it),
        format!("{who} is on {at}, {}. Neighbours: {steps}. Links: {links}.", world.en),
    );
    if piece == Piece::Leviathan
        && let Some(to) = truth.jump_target()
    {
        let to = noted(truth, to, lang);
        line.push_str(&lang.pick(format!(" Balzo: {to}."), format!(" Jump: {to}.")));
    }
    if piece == Piece::Archangel && truth.has_power(piece) {
        let to = list(at.flights().iter().map(|to| noted(truth, to, lang)));
        line.push_str(&lang.pick(format!(" Volo: {to}."), format!(" Flight: {to}.")));
    }
    line
}

/// A vertex with what lies or stands on it: 'T4 (sigillo)', 'A7 (Valandris)'.
fn noted(truth: &Evilrunner, at: Vertex, lang: Lang) -> String {
    let mut on: Vec<&str> = Vec::new();
    for piece in Piece::ALL {
        if truth.at(piece) == at {
            on.push(bare(lang, piece));
        }
    }
    if truth.seals.has(at) {
        on.push(lang.pick("sigillo", "seal"));
    }
    if on.is_empty() { at.to_string() } else { format!("{at} ({})", on.join(", ")) }
}

fn seals(truth: &Evilrunner, lang: Lang) -> String {
    if truth.seals.is_empty() {
        return lang.pick("Sigilli sulla plancia: nessuno.", "Seals on the board: none.").to_owned();
    }
    let (count, seals) = (truth.seals.len(), list(truth.seals.iter()));
    lang.pick(
        format!("Sigilli sulla plancia, {count} di 12: {seals}."),
        format!("Seals on the board, {count} of 12: {seals}."),
    )
}

/// The crossing that is about to happen. [6.4]
fn announced(truth: &Evilrunner, lang: Lang) -> Option<String> {
    let (Stage::Rolling { creature, to } | Stage::Bonus { creature, to }) = truth.stage else { return None };
    let who = title(creature);
    Some(lang.pick(
        format!("{} ha annunciato che attraversa da {} a {to}.", who.it, truth.at(creature)),
        format!("{} has announced a crossing from {} to {to}.", who.en, truth.at(creature)),
    ))
}

/// The legs that are over. [9.2]
fn points(truth: &Evilrunner, lang: Lang) -> Vec<String> {
    (1..=truth.setup.legs)
        .map(|leg| (leg, truth.points[2 - usize::from(leg)]))
        .filter(|&(_, scored)| scored > 0)
        .map(|(leg, scored)| {
            let scored = super::points(scored);
            lang.pick(
                format!("Manche {leg}: Valandris ha fatto {}.", scored.it),
                format!("Leg {leg}: Valandris scored {}.", scored.en),
            )
        })
        .collect()
}

fn list(items: impl Iterator<Item = impl Display>) -> String {
    items.map(|item| item.to_string()).collect::<Vec<_>>().join(", ")
}
