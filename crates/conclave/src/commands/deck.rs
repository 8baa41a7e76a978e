//! `conclave deck check` and `conclave deck show`.

use std::path::{Path, PathBuf};

use clap::ArgMatches;
use search::Entry;
use serde_json::{Map, Value, json};
use table::erased::Workshop;
use table::{Deck, Lang, Trouble};

use super::{Done, line, listing, setup};
use crate::card_files::text;
use crate::cli::{DIM, GOLD};
use crate::end::End;

pub(super) fn run(args: &ArgMatches, lang: Lang) -> Done {
    match args.subcommand() {
        Some(("check", args)) => check(args, lang),
        Some((_, args)) => show(args, lang),
        None => Ok(()),
    }
}

fn check(args: &ArgMatches, lang: Lang) -> Done {
    let path = args.get_one::<PathBuf>("FILE").cloned().unwrap_or_default();
    let text = text(&path)?;
    let (entry, workshop) = bench(args)?;
    match workshop.read(&text) {
        Ok(deck) => good(args, (entry.game.facts().id, &workshop, &deck), lang),
        Err(wrong) => {
            bad(args, &path, &wrong, lang)?;
            Err(refused(&path, wrong.len()))
        }
    }
}

fn good(args: &ArgMatches, (game, workshop, deck): (&str, &Workshop, &Deck), lang: Lang) -> Done {
    let sizes = || workshop.parts.iter().enumerate().map(|(nth, part)| (part, deck.size(nth)));
    let json = || {
        let parts: Map<String, Value> =
            sizes().map(|(part, size)| (part.word.to_owned(), json!(size))).collect();
        json!({"game": game, "parts": parts, "deck": deck.to_string()})
    };
    listing(args, json, || {
        line(format!(
            "{GOLD}{game}{GOLD:#}  {}",
            lang.pick("il mazzo si può giocare", "the deck can be played")
        ))?;
        for (part, size) in sizes() {
            line(format!("{size:>4}  {}", part.name.get(lang)))?;
        }
        line(format!("{DIM}{deck}{DIM:#}"))
    })
}

fn bad(args: &ArgMatches, path: &Path, wrong: &[Trouble], lang: Lang) -> Done {
    let path = path.display();
    let json = || {
        let one = |one: &Trouble| json!({"line": one.at.map(|(line, _)| line), "text": one.text.get(lang)});
        json!({"file": path.to_string(), "mistakes": wrong.iter().map(one).collect::<Value>()})
    };
    listing(args, json, || wrong.iter().try_for_each(|one| line(shown(&path.to_string(), one, lang))))
}

fn shown(path: &str, wrong: &Trouble, lang: Lang) -> String {
    let place = wrong.at.map_or(String::new(), |(line, _)| format!(":{line}"));
    format!("{GOLD}{path}{place}{GOLD:#}: {}", wrong.text.get(lang))
}

fn refused(path: &Path, count: usize) -> End {
    let path = path.display();
    let (it, en) = if count == 1 { ("errore", "mistake") } else { ("errori", "mistakes") };
    End::Failed(Trouble::say(
        format!("{path}: {count} {it}, il mazzo è rifiutato"),
        format!("{path}: {count} {en}, the deck is refused"),
    ))
}

fn show(args: &ArgMatches, lang: Lang) -> Done {
    let (entry, workshop) = bench(args)?;
    let name = args.get_one::<String>("NAME").map_or("", String::as_str);
    let called = |one: &str| one.to_lowercase() == name.to_lowercase();
    let found = workshop
        .ready
        .iter()
        .find(|deck| called(deck.word) || called(&deck.name.it) || called(&deck.name.en));
    let deck = found.ok_or_else(|| {
        let known: Vec<&str> = workshop.ready.iter().map(|deck| deck.word).collect();
        let known = known.join(", ");
        End::Given(Trouble::say(
            format!("«{name}» non è un mazzo pronto: {known}"),
            format!("'{name}' is no ready deck: {known}"),
        ))
    })?;
    let text = workshop.write(lang, &deck.deck);
    let (game, name) = (entry.game.facts().id, deck.name.get(lang));
    let json = || json!({"game": game, "word": deck.word, "name": name, "deck": deck.deck.to_string(), "text": text});
    listing(args, json, || line(format!("# {name}: {}\n{}", deck.about.get(lang), text.trim_end())))
}

/// The workshop of the game that is meant: the one named, or the only one that is played with decks of one's own.
fn bench(args: &ArgMatches) -> Result<(Entry, Workshop), End> {
    let entry = match args.get_one::<String>("game") {
        Some(id) => catalogue::find(id)?,
        None => only(catalogue::games())?,
    };
    let setup = setup(args, &entry)?;
    let workshop = entry.game.workshop(&setup)?.ok_or_else(|| {
        let name = entry.game.facts().name;
        End::Given(Trouble::say(
            format!("{name} non si gioca con mazzi propri"),
            format!("{name} is not played with decks of one's own"),
        ))
    })?;
    Ok((entry, workshop))
}

fn only(games: Vec<Entry>) -> Result<Entry, End> {
    let mut decked: Vec<Entry> = games.into_iter().filter(|entry| entry.game.has_decks()).collect();
    if decked.len() == 1 {
        return Ok(decked.remove(0));
    }
    let known: Vec<&str> = decked.iter().map(|entry| entry.game.facts().id).collect();
    let known = known.join(", ");
    Err(End::Given(match decked.is_empty() {
        true => Trouble::say(
            "nessun gioco della casa si gioca con mazzi propri",
            "no game of the house is played with decks of one's own",
        ),
        false => Trouble::say(
            format!("di quale gioco è il mazzo? Scrivi --game con uno di questi: {known}"),
            format!("which game is the deck of? Write --game with one of these: {known}"),
        ),
    }))
}

#[cfg(test)]
#[path = "../../../table/tests/hoard/mod.rs"]
mod hoard;

#[cfg(test)]
mod tests {
    use super::*;
    use table::erased::AnyGame as _;

    fn decked() -> Entry {
        Entry { game: Box::new(hoard::game()), bots: Vec::new(), hints: None }
    }

    #[test]
    fn the_one_game_with_decks_need_not_be_named() {
        let mut games = catalogue::games();
        games.retain(|entry| !entry.game.has_decks());
        assert!(matches!(only(games), Err(End::Given(_))));
        let mut games = catalogue::games();
        games.retain(|entry| !entry.game.has_decks());
        games.push(decked());
        assert_eq!(only(games).unwrap().game.facts().id, "hoard");
        let two = only(vec![decked(), decked()]).map(|_| ()).unwrap_err();
        assert!(
            two.get(Lang::En).ends_with("--game with one of these: hoard, hoard"),
            "{}",
            two.get(Lang::En)
        );
    }

    #[test]
    fn reasons_have_their_line_where_they_have_one() {
        let workshop = hoard::game().workshop("").unwrap().unwrap();
        let wrong = workshop.read("1 Wolf\n\n2 Wulf").unwrap_err();
        let shown: Vec<String> = wrong.iter().map(|one| shown("my.txt", one, Lang::It)).collect();
        let plain = |text: &str| anstream::adapter::strip_str(text).to_string();
        assert_eq!(plain(&shown[0]), "my.txt:3: nessuna carta si chiama «Wulf»: forse «Wolf»?");
        assert_eq!(plain(&shown[1]), "my.txt: Mazzo: 1 carte");
    }
}
