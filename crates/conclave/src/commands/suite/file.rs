//! Files of positions: what they are, then a line for each.

use lab::suite::{By, Half, Kind, Matrix, Position, Proof};
use serde_json::{Value, json};
use table::{Seat, Trouble};

/// The first line.
pub(super) fn header(game: &str, command: &str, rules: &str, counts: &Value) -> Value {
    json!({"suite": game, "command": command, "rules": rules, "counts": counts})
}

/// A position as its line.
pub(super) fn line(position: &Position) -> Value {
    let Proof { by, worlds, right, wrong } = position.proof;
    let mut value = json!({"kind": position.kind.word(), "half": position.half.word(), "setup": position.setup,
        "seed": position.seed, "seat": position.seat.index(), "right": position.right,
        "proof": {"by": by.word(), "worlds": worlds, "right": rounded(right), "wrong": rounded(wrong)}, "log": position.log.join("|")});
    if let Some(matrix) = &position.matrix {
        let rows: Value =
            matrix.worth.iter().map(|row| row.iter().map(|one| rounded(*one)).collect::<Value>()).collect();
        value["matrix"] = rows;
    }
    value
}

fn rounded(share: f64) -> Value {
    json!((share * 1e4).round() / 1e4)
}

/// The positions of a file of this game, each with its line from 1.
pub(super) fn read(game: &str, text: &str) -> Result<Vec<(usize, Position)>, Trouble> {
    let mut lines = text.lines().enumerate();
    let first = lines.next().and_then(|(_, line)| serde_json::from_str::<Value>(line).ok());
    if first.as_ref().and_then(|value| value.get("suite")?.as_str()) != Some(game) {
        return Err(foreign(game).at(1, 1));
    }
    lines
        .map(|(i, line)| Ok((i + 1, position(line).ok_or_else(|| no_position(line).at(i + 1, 1))?)))
        .collect()
}

fn position(line: &str) -> Option<Position> {
    let value: Value = serde_json::from_str(line).ok()?;
    let word = |name: &str| value.get(name)?.as_str();
    let right = value.get("right")?.as_array()?.iter().map(|one| Some(one.as_str()?.to_owned()));
    let log = word("log")?.split('|').filter(|line| !line.is_empty()).map(str::to_owned);
    let matrix = match value.get("matrix") {
        Some(rows) => Some(Matrix::new(rows.as_array()?.iter().map(row).collect::<Option<_>>()?)),
        None => None,
    };
    Some(Position {
        kind: Kind::of_word(word("kind")?)?,
        half: Half::of_word(word("half")?)?,
        setup: word("setup")?.to_owned(),
        seed: value.get("seed")?.as_u64()?,
        log: log.collect(),
        seat: Seat::new(u8::try_from(value.get("seat")?.as_u64()?).ok()?),
        right: right.collect::<Option<_>>()?,
        proof: proof(value.get("proof")?)?,
        matrix,
    })
}

fn row(row: &Value) -> Option<Vec<f64>> {
    row.as_array()?.iter().map(Value::as_f64).collect()
}

fn proof(value: &Value) -> Option<Proof> {
    let share = |name: &str| value.get(name)?.as_f64();
    let by = By::of_word(value.get("by")?.as_str()?)?;
    let worlds = u32::try_from(value.get("worlds")?.as_u64()?).ok()?;
    Some(Proof { by, worlds, right: share("right")?, wrong: share("wrong")? })
}

fn foreign(game: &str) -> Trouble {
    Trouble::say(
        format!(
            "non è una raccolta di posizioni di «{game}»: la prima riga dovrebbe cominciare con {{\"suite\":\"{game}\""
        ),
        format!("this is no suite of '{game}': its first line should have \"suite\":\"{game}\""),
    )
}

fn no_position(line: &str) -> Trouble {
    let line: String = line.chars().take(60).collect();
    Trouble::say(
        format!(
            "«{line}» non è una posizione: sono attesi kind, half, setup, seed, seat, right, proof e log"
        ),
        format!("'{line}' is no position: kind, half, setup, seed, seat, right, proof and log are expected"),
    )
}
