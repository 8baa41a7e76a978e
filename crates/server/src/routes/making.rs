//! Opening tables.

use std::sync::Arc;

use axum::Extension;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Redirect, Response};
use search::Entry;
use table::{Field, Seat, Trouble, Values};

use super::playing::with_cookie;
use crate::decks::picked;
use crate::fault::Fault;
use crate::given::Given;
use crate::hall::{Hall, against_the_host};
use crate::pages::{self, Draft};
use crate::store::{OwnDeck, PlaceRow, Sitter, StoreError};
use crate::tables::{Moment, Table};
use crate::visitor::Visitor;

/// One click: the default setup against the strongest bot.
pub(super) async fn play(
    State(hall): State<Arc<Hall>>,
    Extension(visitor): Extension<Visitor>,
    Path(game): Path<String>,
) -> Result<Response, Fault> {
    let entry = hall.entry(&game)?.clone();
    let seats = entry.game.seats("").map_err(Fault::unfit)?;
    hall.front().opens(&visitor)?;
    let (token, cookie) = visitor.session(&hall).await?;
    let name = hall.store.name_of(&token).await?.unwrap_or_default();
    let me = PlaceRow { sitter: Sitter::Person(token.clone()), name };
    let places = against_the_host(&entry, seats, me);
    let id = hall.open(Some(token), &entry, "", places, None).await?;
    Ok(with_cookie(Redirect::to(&format!("/t/{id}")).into_response(), cookie))
}

pub(super) async fn form(
    State(hall): State<Arc<Hall>>,
    Extension(visitor): Extension<Visitor>,
    Path(game): Path<String>,
) -> Result<Html<String>, Fault> {
    let entry = hall.entry(&game)?;
    let seats = entry.game.seats("").map_err(Fault::unfit)?;
    let decks = own_decks(&hall, &visitor, entry).await?;
    Ok(pages::create(&visitor, entry, &Draft { given: None, seats, refused: None, decks: &decks }))
}

/// The visitor's decks for a game.
pub(super) async fn own_decks(hall: &Hall, visitor: &Visitor, entry: &Entry) -> Result<Vec<OwnDeck>, Fault> {
    match &visitor.token {
        Some(token) if entry.game.has_decks() => {
            Ok(hall.store.decks_of(token, entry.game.facts().id).await?)
        }
        _ => Ok(Vec::new()),
    }
}

/// What a filled form asks for.
struct Wish {
    setup: String,
    sitters: Vec<Wanted>,
    seconds: Option<i64>,
}

#[derive(Clone, PartialEq, Eq)]
enum Wanted {
    Me,
    Another,
    Bot(String),
}

pub(super) async fn create(
    State(hall): State<Arc<Hall>>,
    Extension(visitor): Extension<Visitor>,
    Path(game): Path<String>,
    given: Given,
) -> Result<Response, Fault> {
    let entry = hall.entry(&game)?.clone();
    let decks = own_decks(&hall, &visitor, &entry).await?;
    let wish = match Wish::read(&entry, &given, &decks) {
        Ok(Ok(wish)) => wish,
        // The setup has another number of seats than the form: it is shown again with as many.
        Ok(Err(seats)) => {
            let draft = Draft { given: Some(&given), seats, refused: None, decks: &decks };
            return Ok(pages::create(&visitor, &entry, &draft).into_response());
        }
        Err(fault) if visitor.script => return Err(fault),
        Err(fault) => {
            let seats = entry.game.seats("").map_err(Fault::unfit)?;
            let draft = Draft { given: Some(&given), seats, refused: Some(&fault), decks: &decks };
            return Ok((fault.status, pages::create(&visitor, &entry, &draft)).into_response());
        }
    };
    hall.front().opens(&visitor)?;
    let (token, cookie) = visitor.session(&hall).await?;
    let name = hall.store.name_of(&token).await?.unwrap_or_default();
    let place = |wanted| match wanted {
        Wanted::Me => PlaceRow { sitter: Sitter::Person(token.clone()), name: name.clone() },
        Wanted::Another => PlaceRow { sitter: Sitter::Nobody, name: String::new() },
        Wanted::Bot(bot) => PlaceRow { sitter: Sitter::Bot(bot), name: String::new() },
    };
    let places = wish.sitters.into_iter().map(place).collect();
    let id = hall.open(Some(token.clone()), &entry, &wish.setup, places, wish.seconds).await?;
    Ok(with_cookie(Redirect::to(&format!("/t/{id}")).into_response(), cookie))
}

impl Wish {
    /// The wish, or how many seats the form should have had.
    fn read(entry: &Entry, given: &Given, own: &[OwnDeck]) -> Result<Result<Self, usize>, Fault> {
        let mut setup = Vec::new();
        let mut fields = entry.game.fields();
        // Decks come last: which ones are legal may depend on the rest.
        fields.sort_by_key(|field| matches!(field.values, Values::Deck(_)));
        let mut usual = Vec::new();
        for field in fields {
            let value = given.get(&format!("field-{}", field.name));
            if let Some(among) = &field.among
                && value.is_none_or(str::is_empty)
            {
                usual.push(format!("{}={among}", field.name));
            } else if let Some(value) = value {
                // A value with a space in it would be read as several fields.
                if value.contains(char::is_whitespace) || value.is_empty() {
                    let (it, en) = (field.about.it, field.about.en);
                    return Err(unfit(
                        format!("{it}: il valore non va"),
                        format!("{en}: the value does not fit"),
                    ));
                }
                let value = match field.values {
                    Values::Deck(_) => picked(entry, &setup.join(" "), own, value)?,
                    _ => value.to_owned(),
                };
                setup.push(format!("{}={value}", field.name));
            }
        }
        let asked = setup.join(" ");
        let setup = entry.game.setup(&asked).map_err(Fault::unfit)?;
        let seats = entry.game.seats(&setup).map_err(Fault::unfit)?;
        let mut sitters = Vec::new();
        for number in 0..seats {
            match given.get(&format!("seat-{number}")) {
                Some(word) => sitters.push(wanted(entry, number, word)?),
                None => return Ok(Err(seats)),
            }
        }
        // Among people alone some things are usual that are not so against the computer.
        let setup = match sitters.iter().any(|one| matches!(one, Wanted::Bot(_))) {
            true => setup,
            false => entry.game.setup(&format!("{asked} {}", usual.join(" "))).map_err(Fault::unfit)?,
        };
        if sitters.iter().filter(|one| **one == Wanted::Me).count() > 1 {
            return Err(unfit("ci si siede in un posto solo", "one sits in one seat only"));
        }
        let seconds = match given.get("seconds").unwrap_or("0").parse() {
            Ok(seconds) if pages::TIMES.contains(&seconds) => Some(seconds).filter(|s| *s > 0),
            _ => return Err(unfit("il tempo non è fra quelli offerti", "the time is none of those offered")),
        };
        Ok(Ok(Wish { setup, sitters, seconds }))
    }
}

fn wanted(entry: &Entry, number: usize, word: &str) -> Result<Wanted, Fault> {
    match word {
        "me" => Ok(Wanted::Me),
        "person" => Ok(Wanted::Another),
        bot if entry.bot(bot).is_some() => Ok(Wanted::Bot(bot.to_owned())),
        _ => {
            let seat = number + 1;
            let bots: Vec<&str> = entry.levels().iter().map(|bot| bot.name()).collect();
            let bots = bots.join(", ");
            Err(unfit(
                format!("posto {seat}: è atteso me, person o un bot ({bots})"),
                format!("seat {seat}: me, person or a bot ({bots}) is expected"),
            ))
        }
    }
}

fn unfit(it: impl Into<String>, en: impl Into<String>) -> Fault {
    Fault::unfit(Trouble::say(it, en))
}

/// The setup of the next match, in which everybody sits one seat further on, so that another begins. Where several people
/// sit their secrets, which the end has told, are chosen anew; else what belongs to a seat goes along with who sat there.
fn anew(table: &Table, moment: &Moment) -> Result<String, Fault> {
    let game = &table.entry.game;
    let setup = moved_on(&game.fields(), &moment.played.setup(), moment.places.len());
    let setup =
        if moment.is_alone() { Ok(setup) } else { game.setup_seen_by(&setup, None) }.map_err(Fault::unfit)?;
    // A deck of one's own may hold what the box of today has no longer: then it is played with the cards it was made of.
    let renewed = game.again(&setup).ok();
    Ok(renewed.filter(|renewed| game.open(renewed, None).is_ok()).unwrap_or(setup))
}

/// The setup with the fields of each seat as those of the next one.
fn moved_on(fields: &[Field], setup: &str, seats: usize) -> String {
    let of = |seat: Seat| fields.iter().filter(move |field| field.seat == Some(seat));
    let further = |name: &str| {
        let seat = fields.iter().find(|field| field.name == name)?.seat?;
        let nth = of(seat).position(|field| field.name == name)?;
        of(Seat::new(((seat.index() + 1) % seats) as u8)).nth(nth).map(|field| field.name)
    };
    let moved = setup.split(' ').map(|entry| match entry.split_once('=') {
        Some((name, value)) => format!("{}={value}", further(name).unwrap_or(name)),
        None => entry.to_owned(),
    });
    moved.collect::<Vec<_>>().join(" ")
}

/// A new match with the same setup and the same people, each one seat further on; the first who asks opens it, the others follow.
pub(super) async fn again(
    State(hall): State<Arc<Hall>>,
    Extension(visitor): Extension<Visitor>,
    Path(id): Path<String>,
) -> Result<Response, Fault> {
    let table = hall.table(&id).await?;
    let moment = table.now();
    if moment.seat_of(visitor.token.as_deref()).is_none() {
        return Err(Fault::forbidden(
            "un'altra partita la chiede chi è seduto",
            "those who sit may ask for another match",
        ));
    }
    if !moment.played.is_over() {
        let (it, en) = ("questa partita non è ancora finita", "this match is not over yet");
        return Err(Fault::new(StatusCode::CONFLICT, it, en));
    }
    // One at a time, so that two who ask at once do not open two.
    let _door = table.door.lock().await;
    let moment = table.now();
    if let Some(next) = &moment.next {
        return Ok(Redirect::to(&format!("/t/{next}")).into_response());
    }
    hall.front().opens(&visitor)?;
    let mut places = moment.places.clone();
    places.rotate_right(1);
    let (host, setup) = (visitor.token.clone(), anew(&table, &moment)?);
    let next = hall.open(host, &table.entry, &setup, places, table.row.seconds).await?;
    let next = match hall.store.follow(&id, &next).await {
        Ok(()) => {
            table.publish(|moment| moment.next = Some(next.clone()));
            next
        }
        Err(StoreError::Taken) => hall.store.find(&id).await?.and_then(|stored| stored.next).unwrap_or(next),
        Err(error) => return Err(error.into()),
    };
    Ok(Redirect::to(&format!("/t/{next}")).into_response())
}
