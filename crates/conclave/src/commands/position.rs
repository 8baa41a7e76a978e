//! `conclave position`.

use clap::ArgMatches;
use search::Entry;
use serde_json::{Map, Value, json};
use table::erased::AnyMatch;
use table::{Lang, Seat, Seed, Trouble};

use super::{Done, game, line, listing, setup};
use crate::cli::{DIM, GOLD};
use crate::end::End;

pub(super) fn run(args: &ArgMatches, lang: Lang) -> Done {
    let entry = game(args)?;
    let setup = setup(args, &entry)?;
    let text = args.get_one::<String>("position").map_or("", String::as_str);
    let played = open(&entry, text, &setup)?;
    show(args, &entry, played.as_ref(), lang)
}

/// A match that starts from a position line.
pub(super) fn open(entry: &Entry, text: &str, setup: &str) -> Result<Box<dyn AnyMatch>, End> {
    let opened = entry.game.open_at(text, setup, Seed::from_number(0));
    let Some(opened) = opened else {
        let id = entry.game.facts().id;
        return Err(End::Given(Trouble::say(
            format!("{id} non ha una notazione delle posizioni"),
            format!("{id} has no notation of positions"),
        )));
    };
    Ok(opened?)
}

/// A position: its line, whose turn it is, and what may be done; what it is worth, where that is known.
pub(super) fn show(args: &ArgMatches, entry: &Entry, played: &dyn AnyMatch, lang: Lang) -> Done {
    let asked: Vec<Seat> = played.asked().iter().collect();
    let judged = asked.first().and_then(|&seat| entry.judge(played.view(Some(seat)).as_ref()));
    let weighed =
        |action: &str| judged.iter().flat_map(|judged| &judged.actions).find(|one| one.action == action);
    let json = || {
        let seats: Value = asked.iter().map(|seat| options(played, *seat, lang)).collect();
        let mut json = json!({"position": played.position(), "answers": played.len(), "ask": played.ask(None).get(lang),
            "asked": seats, "over": played.is_over(), "scores": played.scores()});
        if let Some(judged) = &judged {
            // What is infinite is no number of JSON's, and becomes null.
            let worths: Map<String, Value> =
                judged.actions.iter().map(|one| (one.action.clone(), json!(one.value))).collect();
            json["value"] = json!(judged.value);
            json["worths"] = Value::Object(worths);
        }
        json
    };
    listing(args, json, || {
        if let Some(position) = played.position() {
            line(format!("{GOLD}{position}{GOLD:#}"))?;
        }
        let sketch = played.sketch(None);
        if !sketch.get(lang).is_empty() {
            line(sketch.get(lang))?;
        }
        line(played.ask(None).get(lang))?;
        if let Some(judged) = &judged {
            line(format!("{GOLD}{}{GOLD:#}", judged.says.get(lang)))?;
        }
        for seat in &asked {
            for choice in played.choices(*seat) {
                let worth =
                    weighed(&choice.action).map_or(String::new(), |one| format!("{:>7.2}  ", one.value));
                line(format!("  {worth}{:<16} {DIM}{}{DIM:#}", choice.action, choice.text.get(lang)))?;
            }
        }
        match played.scores() {
            Some(scores) => line(format!("scores: {}", join(&scores))),
            None => Ok(()),
        }
    })
}

fn options(played: &dyn AnyMatch, seat: Seat, lang: Lang) -> Value {
    let actions: Vec<String> = played.choices(seat).into_iter().map(|choice| choice.action).collect();
    json!({"seat": seat.index(), "name": played.seat_name(None, seat).get(lang), "actions": actions})
}

/// Numbers with spaces between them.
pub(super) fn join(scores: &[i32]) -> String {
    scores.iter().map(i32::to_string).collect::<Vec<_>>().join(" ")
}
