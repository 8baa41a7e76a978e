//! From a line to a position.

use table::{Agenda, Deaf, Named, Seat, Seats, Steps, Token, Trouble, holds, tokens};

use super::line::how;
use super::play::{down, sound, units};
use super::seats::{Left, hold, own};
use super::{EXAMPLE, MANY, SEAT, TABLE};
use crate::open::{CITIES, City, Face, How, Outcome, Phase, SEATS, Time};
use crate::rules::STIRRED;
use crate::step::Step;
use crate::{Capitale, Open, Setup};

pub(super) fn read(line: &str, setup: &Setup) -> Result<Capitale, Trouble> {
    let parts = tokens(line);
    let end = Token { text: "", column: line.chars().count() + 1 };
    let here = ["qui", "here"];
    let table_words = Named::new(parts.first().map_or(&[], Vec::as_slice), &TABLE, here, EXAMPLE)?;
    let [_, one, two] = parts.as_slice() else {
        return Err(end.say(
            &format!("sono attesi due posti, ognuno dopo una barra, come in «{EXAMPLE}»"),
            &format!("two seats are expected, each after a bar, as in '{EXAMPLE}'"),
        ));
    };
    let seats = [Named::new(one, &SEAT, here, EXAMPLE)?, Named::new(two, &SEAT, here, EXAMPLE)?];
    let ends = [one, two].map(|words| words.first().copied().unwrap_or(end));
    let mut truth = Capitale::start(setup);
    table(&mut truth, &table_words, setup)?;
    let mut left = Left::default();
    for (at, words) in Seat::all(SEATS).zip(&seats) {
        own(&mut truth, at, words, ends[at.index()], setup, &mut left)?;
    }
    units(&mut truth, &table_words, &mut left)?;
    down(&mut truth, &table_words, &mut left)?;
    for (at, words) in Seat::all(SEATS).zip(&seats) {
        hold(&mut truth, at, words, ends[at.index()], &mut left)?;
    }
    truth.open.look_again();
    sound(&truth, &table_words)?;
    truth.go_on(&mut Deaf);
    holds(&truth)?;
    Ok(truth)
}

/// The match, the turn and the cities.
fn table(truth: &mut Capitale, words: &Named<'_>, setup: &Setup) -> Result<(), Trouble> {
    let open = &mut truth.open;
    (open.dueling, open.chosen) = (true, Seats::all(SEATS));
    open.turn = words.number("turn", 1, MANY, 1)?;
    open.active = Seat::new(words.number("at", 0, SEATS as u16 - 1, 0)? as u8);
    // Turns alternate, so that this one says who began.
    open.first = if open.turn % 2 == 1 { open.active } else { Open::rival(open.active) };
    open.phase = if word(words, "phase", "opening")? { Phase::Opening } else { Phase::Main };
    open.agenda = Agenda::new(&[Step::Main]);
    if open.phase == Phase::Opening {
        open.agenda.push(Step::Opening);
    }
    open.opened = words.number("opened", 1, 99, 0)? as u8;
    if let Some(token) = words.get("opened").filter(|_| open.phase == Phase::Main) {
        return Err(token.say(
            "quante carte si sono aperte conta solo con «phase=opening»",
            "how many cards were opened matters with 'phase=opening' only",
        ));
    }
    open.stirred = words.number("stirred", 1, STIRRED.into(), 0)? as u8;
    if word(words, "time", "over")? {
        open.time = Time::Over;
    }
    if let Some(token) = words.get("time").filter(|_| setup.switches.clock == 0) {
        return Err(token.say("si gioca senza orologio [16.1]", "there is no clock [16.1]"));
    }
    results(open, words)?;
    if let Some(token) = words.get("conquests") {
        let read = |token: Token<'_>| token.number(0, MANY);
        let (one, two) = token.cut(':').ok_or_else(|| {
            token.wrong("le conquiste dei due posti, come 3:2", "the seats' conquests, like 3:2,")
        })?;
        open.conquests = [read(one)?, read(two)?];
    }
    cities(open, words)
}

/// Does this word stand there? Nothing else may.
fn word(words: &Named<'_>, name: &str, right: &str) -> Result<bool, Trouble> {
    match words.get(name) {
        None => Ok(false),
        Some(token) if token.text == right => Ok(true),
        Some(token) => Err(token.wrong(&format!("{right}, o niente"), &format!("{right}, or nothing,"))),
    }
}

/// `0:cities:14`: so many duels that the match goes on.
fn results(open: &mut Open, words: &Named<'_>) -> Result<(), Trouble> {
    let needed = usize::from(open.switches.duels) / 2 + 1;
    open.turns = open.turn;
    for token in words.list("results") {
        let parts = token.cut(':').and_then(|(winner, rest)| Some((winner, rest.cut(':')?)));
        let Some((winner, (way, turns))) = parts else {
            return Err(token.wrong("un duello come 0:cities:14", "a duel like 0:cities:14"));
        };
        let winner = Seat::new(winner.number(0, SEATS as u16 - 1)? as u8);
        let way = [How::Cities, How::Library]
            .into_iter()
            .find(|it| how(*it) == way.text)
            .ok_or_else(|| way.wrong("cities o library", "cities or library"))?;
        let outcome = Outcome { winner, how: way, turns: turns.number(1, MANY)? };
        if open.wins(winner) + 1 >= needed || open.results.try_push(outcome).is_err() {
            return Err(token.say(
                "con tanti duelli vinti la partita è finita [3.1]",
                "with so many duels won the match is over [3.1]",
            ));
        }
        open.turns += outcome.turns;
    }
    open.duel = open.results.len() as u8 + 1;
    if open.duel > 1 {
        open.ready = Seats::all(SEATS);
    }
    Ok(())
}

fn cities(open: &mut Open, words: &Named<'_>) -> Result<(), Trouble> {
    let Some(all) = words.get("cities") else { return Ok(()) };
    let tokens = all.list();
    if tokens.len() != CITIES {
        return Err(all.wrong("cinque città, come capital:0,?,?,?,?", "five cities, like capital:0,?,?,?,?,"));
    }
    for (at, token) in tokens.into_iter().enumerate() {
        let city = city(token, open.turn)?;
        if city.face.is_some() && open.cities.iter().any(|other| other.face == city.face) {
            return Err(token.twice());
        }
        open.cities[at] = city;
    }
    Ok(())
}

/// `capital:0!~2`, `?`.
fn city(token: Token<'_>, turn: u16) -> Result<City, Trouble> {
    let mut city = City::default();
    let (rest, truce) = token.cut('~').map_or((token, None), |(rest, truce)| (rest, Some(truce)));
    if let Some(truce) = truce {
        city.truce = turn + truce.number(1, 2)? - 1;
    }
    let plain = rest.text.strip_suffix('!');
    city.fought = if plain.is_some() { turn } else { 0 };
    let rest = Token { text: plain.unwrap_or(rest.text), ..rest };
    let (name, owner) = rest.cut(':').map_or((rest, None), |(name, owner)| (name, Some(owner)));
    city.face = Face::of_word(name.text);
    if city.face.is_none() && name.text != "?" {
        let faces = Face::ALL.map(Face::word).join(", ");
        return Err(name.wrong(&format!("? o uno fra {faces}"), &format!("? or one of {faces}")));
    }
    if let Some(owner) = owner {
        city.owner = Some(Seat::new(owner.number(0, SEATS as u16 - 1)? as u8));
        if city.face.is_none() {
            return Err(owner.say(
                "una città coperta non l'ha conquistata nessuno [7.3]",
                "nobody has conquered a face-down city [7.3]",
            ));
        }
    }
    Ok(city)
}
