//! Files of cards: whose they are, what is learnt from them, and their mistakes shown where they stand.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use clap::ArgMatches;
use search::Entry;
use table::erased::{Learnt, Mistake};
use table::{Lang, Text, Trouble};

use crate::cli::{DIM, GOLD, RED};
use crate::end::End;

/// A file of cards as it was found.
pub(crate) struct CardFile {
    pub(crate) path: PathBuf,
    pub(crate) text: String,
    /// The game and what it has learnt, or every mistake.
    pub(crate) read: Result<(&'static str, Learnt), Vec<Mistake>>,
}

impl CardFile {
    /// Reads a file and lets its game learn it.
    pub(crate) fn read(path: &Path) -> Result<Self, End> {
        let text = text(path)?;
        let read = learn(&text);
        Ok(CardFile { path: path.to_owned(), text, read })
    }

    /// The mistakes as lines with carets.
    pub(crate) fn shown(&self, lang: Lang) -> String {
        let mistakes = self.read.as_ref().err().map(Vec::as_slice).unwrap_or_default();
        let mut shown = String::new();
        for mistake in mistakes {
            let Mistake { line, column, length, text } = mistake;
            let (path, says) = (self.path.display(), text.get(lang));
            // A tab would set the carets apart from what they mark.
            let source = self.text.lines().nth(line.saturating_sub(1)).unwrap_or_default().replace('\t', " ");
            let (number, gap) = (line.to_string(), " ".repeat(line.to_string().len()));
            let (before, carets) = (" ".repeat(column.saturating_sub(1)), "^".repeat(*length));
            // Writing into a string cannot fail.
            let _ = writeln!(shown, "{GOLD}{path}:{line}:{column}{GOLD:#}: {says}");
            let _ = writeln!(shown, "{DIM}{number} |{DIM:#} {source}");
            let _ = writeln!(shown, "{DIM}{gap} |{DIM:#} {before}{RED}{carets}{RED:#}\n");
        }
        shown
    }

    /// The end of a command that cannot go on with this file.
    pub(crate) fn refused(&self) -> End {
        let (path, count) = (self.path.display(), self.read.as_ref().err().map_or(0, Vec::len));
        let (it, en) = if count == 1 { ("errore", "mistake") } else { ("errori", "mistakes") };
        End::Failed(Trouble::say(
            format!("{path}: {count} {it}, il mazzo è rifiutato"),
            format!("{path}: {count} {en}, the set is refused"),
        ))
    }
}

/// Learns the files of `--cards`. A bad one ends the command before it begins, with all its mistakes.
pub(crate) fn given(args: &ArgMatches, lang: Lang) -> Result<Vec<CardFile>, End> {
    let paths = args.get_many::<PathBuf>("card-files").unwrap_or_default();
    let files: Vec<CardFile> = paths.map(|path| CardFile::read(path)).collect::<Result<_, _>>()?;
    let bad: Vec<&CardFile> = files.iter().filter(|file| file.read.is_err()).collect();
    for file in &bad {
        anstream::eprint!("{}", file.shown(lang));
    }
    match bad.first() {
        Some(file) => Err(file.refused()),
        None => Ok(files),
    }
}

/// The set that a command's setup means when it names none: the last one given for this game.
pub(crate) fn meant(args: &ArgMatches, entry: &Entry) -> Option<String> {
    let paths = args.get_many::<PathBuf>("card-files")?;
    let learnt = paths.filter_map(|path| CardFile::read(path).ok()?.read.ok());
    learnt.filter(|(game, _)| *game == entry.game.facts().id).last().map(|(_, learnt)| learnt.id)
}

/// A text file.
pub(crate) fn text(path: &Path) -> Result<String, End> {
    let bytes = std::fs::read(path).map_err(|error| End::file(path, &error))?;
    String::from_utf8(bytes).map_err(|error| {
        let at = error.utf8_error().valid_up_to();
        End::Given(Trouble::say(
            format!("{} non è un testo UTF-8 dal byte {at} in poi", path.display()),
            format!("{} is no UTF-8 text from byte {at} on", path.display()),
        ))
    })
}

fn learn(text: &str) -> Result<(&'static str, Learnt), Vec<Mistake>> {
    let games = catalogue::games();
    let with_cards: Vec<&Entry> = games.iter().filter(|entry| entry.game.has_cards()).collect();
    let known: Vec<&str> = with_cards.iter().map(|entry| entry.game.facts().id).collect();
    let known = known.join(", ");
    let Some((line, column, name)) = game_line(text) else {
        let wanted = Text::new(
            format!("in cima al file manca di quale gioco sono le carte: game = \"…\", con uno fra {known}"),
            format!(
                "the top of the file does not say whose cards these are: game = \"…\", with one of {known}"
            ),
        );
        return Err(vec![Mistake { line: 1, column: 1, length: 1, text: wanted }]);
    };
    let entry = with_cards.into_iter().find(|entry| entry.game.facts().id == name);
    let Some((id, read)) = entry.and_then(|e| Some((e.game.facts().id, e.game.learn_cards(text)?))) else {
        let text = Text::new(
            format!("«{name}» non è un gioco con carte da file: {known}"),
            format!("'{name}' is no game with cards from files: {known}"),
        );
        return Err(vec![Mistake { line, column, length: name.chars().count().max(1), text }]);
    };
    read.map(|learnt| (id, learnt))
}

/// The line `game = "…"` before the first table, with the place of the name. It is looked for line by line, so that a
/// file with mistakes elsewhere still finds its game, which will name them.
fn game_line(text: &str) -> Option<(usize, usize, &str)> {
    let top = text.lines().take_while(|line| !line.trim_start().starts_with('['));
    top.enumerate().find_map(|(at, line)| {
        let value = line.trim_start().strip_prefix("game")?.trim_start().strip_prefix('=')?.trim_start();
        let quote = value.chars().next().filter(|c| ['"', '\''].contains(c))?;
        let name = value[1..].split(quote).next()?;
        let before = line.len() - value.len() + 1;
        Some((at + 1, line[..before].chars().count() + 1, name))
    })
}
