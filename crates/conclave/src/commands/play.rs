//! `conclave play`: a whole game in the terminal.

use std::fs::File;
use std::io::{self, BufRead, Write};
use std::path::PathBuf;

use clap::ArgMatches;
use search::{AnyBot, Budget, Entry, Seated};
use table::erased::{AnyMatch, Choice};
use table::{Lang, Seat, Seed, Trouble};

use super::position::join;
use super::{Done, game, line, number, setup};
use crate::cli::{DIM, GOLD, RED};
use crate::end::End;
use crate::exec;

/// So many choices are still read as sentences.
const FEW: usize = 9;
/// More are listed in so many columns, which fit 80 characters.
const COLUMNS: usize = 5;

/// Who sits in a seat.
enum Who {
    Person,
    Bot(Seated),
}

/// A game under way in the terminal.
struct Session {
    played: Box<dyn AnyMatch>,
    seats: Vec<Who>,
    seed: Seed,
    budget: Budget,
    lang: Lang,
    told: usize,
}

pub(super) fn run(args: &ArgMatches, lang: Lang) -> Done {
    let mut entry = game(args)?;
    let setup = setup(args, &entry)?;
    exec::admit(&mut entry, args.get_many("seats").into_iter().flatten(), args, lang)?;
    let named = seats(args, &entry, entry.game.seats(&setup)?)?;
    let mut keep = args.get_one::<PathBuf>("record").map(Keep::new).transpose()?;
    let seed = number(args, "seed").map_or_else(Seed::random, |n| Ok(Seed::from_number(n)))?;
    let played = entry.game.open(&setup, Some(seed))?;
    let seats = sit(&entry, played.as_ref(), &named)?;
    let budget = Budget::Iterations(args.get_one::<u32>("iterations").copied().unwrap_or(1000));
    let mut session = Session { played, seats, seed, budget, lang, told: 0 };
    let ended = session.run();
    if let Some(keep) = &mut keep {
        keep.write(&session.played.record())?;
    }
    ended?;
    match session.played.scores() {
        Some(scores) => line(format!("scores: {}", join(&scores))),
        None => line("scores: -"),
    }
}

/// The bot of each seat; `None` for a person.
fn seats<'a>(args: &ArgMatches, entry: &'a Entry, count: usize) -> Result<Vec<Option<&'a dyn AnyBot>>, End> {
    let named: Vec<String> = match args.get_many::<String>("seats") {
        Some(names) => names.cloned().collect(),
        None => (0..count).map(|seat| if seat == 0 { "person" } else { "bot" }.to_owned()).collect(),
    };
    if named.len() != count {
        return Err(End::Given(Trouble::say(
            format!("--seats: i nomi sono {}, i posti {count}", named.len()),
            format!("--seats: there are {count} seats, not {}", named.len()),
        )));
    }
    named.iter().map(|name| who(entry, name)).collect()
}

fn sit(entry: &Entry, played: &dyn AnyMatch, named: &[Option<&dyn AnyBot>]) -> Result<Vec<Who>, Trouble> {
    let seats = Seat::all(named.len()).zip(named);
    let who = |(seat, bot): (Seat, &Option<&dyn AnyBot>)| match bot {
        Some(bot) => Seated::new(*bot, entry.game.as_ref(), played, seat).map(Who::Bot),
        None => Ok(Who::Person),
    };
    seats.map(who).collect()
}

fn who<'a>(entry: &'a Entry, name: &str) -> Result<Option<&'a dyn AnyBot>, End> {
    let bot = match name {
        "person" => return Ok(None),
        "bot" => entry.bots.first().map(AsRef::as_ref),
        name => entry.bot(name),
    };
    bot.map(Some).ok_or_else(|| {
        let known: Vec<&str> = entry.bots.iter().map(|bot| bot.name()).collect();
        let known = known.join(", ");
        End::Given(Trouble::say(
            format!("«{name}» non può sedersi: person, bot, {known}"),
            format!("'{name}' cannot sit down: person, bot, {known}"),
        ))
    })
}

impl Session {
    /// Plays to the end, or until the person stops.
    fn run(&mut self) -> Done {
        while let Some(seat) = self.played.asked().first() {
            if self.played.idle().has(seat) {
                let only = self.played.choices(seat);
                let Some(choice) = only.first() else { return Ok(()) };
                self.offer(seat, &only, &choice.action)?;
                continue;
            }
            match &mut self.seats[seat.index()] {
                Who::Bot(bot) => {
                    lab::answer(self.played.as_mut(), seat, bot, self.budget, self.seed)
                        .map_err(End::Failed)?;
                }
                Who::Person => {
                    if !self.person(seat)? {
                        return Ok(());
                    }
                }
            }
        }
        self.tell(None)
    }

    /// Prints what this seat has heard since it was last told.
    fn tell(&mut self, seat: Option<Seat>) -> Done {
        let viewer = seat.or_else(|| self.only_person());
        for (_, text) in self.played.heard(viewer, self.told) {
            line(format!("{DIM}·{DIM:#} {}", text.get(self.lang)))?;
        }
        self.told = self.played.len();
        Ok(())
    }

    /// The one person at the table hears its own secrets to the end; several share only what everyone heard.
    fn only_person(&self) -> Option<Seat> {
        let mut people = Seat::all(self.seats.len()).filter(|s| matches!(self.seats[s.index()], Who::Person));
        people.next().filter(|_| people.next().is_none())
    }

    /// Asks the person; false when it stops.
    fn person(&mut self, seat: Seat) -> Result<bool, End> {
        self.tell(Some(seat))?;
        let sketch = self.played.sketch(Some(seat));
        if !sketch.get(self.lang).is_empty() {
            line(format!("\n{}", sketch.get(self.lang)))?;
        }
        let name = self.played.seat_name(Some(seat), seat);
        line(format!(
            "{GOLD}{}{GOLD:#}: {}",
            name.get(self.lang),
            self.played.ask(Some(seat)).get(self.lang)
        ))?;
        let choices = self.played.choices(seat);
        self.list(&choices)?;
        self.listen(seat, &choices)
    }

    /// A few choices as sentences, many as a table of actions.
    fn list(&self, choices: &[Choice]) -> Done {
        if choices.len() <= FEW {
            return choices.iter().enumerate().try_for_each(|(i, choice)| {
                line(format!(
                    "{:>4}  {:<12} {DIM}{}{DIM:#}",
                    i + 1,
                    choice.action,
                    choice.text.get(self.lang)
                ))
            });
        }
        for (row, some) in choices.chunks(COLUMNS).enumerate() {
            let cell = |(i, choice): (usize, &Choice)| {
                format!("{DIM}{:>4}{DIM:#}  {:<8}", row * COLUMNS + i + 1, choice.action)
            };
            line(some.iter().enumerate().map(cell).collect::<String>().trim_end())?;
        }
        Ok(())
    }

    fn listen(&mut self, seat: Seat, choices: &[Choice]) -> Result<bool, End> {
        loop {
            let hint = self.lang.pick("numero o azione, undo, quit", "number or action, undo, quit");
            write!(anstream::stdout(), "{DIM}[{hint}]{DIM:#} > ")?;
            io::stdout().flush()?;
            let mut typed = String::new();
            if io::stdin().lock().read_line(&mut typed)? == 0 {
                line("")?;
                return Ok(false);
            }
            match typed.trim() {
                "" => {}
                "quit" | "q" => return Ok(false),
                "undo" => {
                    if self.undo(seat)? {
                        return Ok(true);
                    }
                }
                typed => {
                    if self.offer(seat, choices, typed)? {
                        return Ok(true);
                    }
                }
            }
        }
    }

    fn undo(&mut self, seat: Seat) -> Result<bool, End> {
        let Some(at) = self.played.before_last_of(seat) else {
            line(self.lang.pick("non c'è nulla da riprendere", "there is nothing to take back"))?;
            return Ok(false);
        };
        self.played = self.played.back_to(at)?;
        // A bot draws anew: what it is about to do has been seen.
        self.seed = Seed::from_number(self.seed.bot(at, seat).bits());
        self.told = at;
        Ok(true)
    }

    fn offer(&mut self, seat: Seat, choices: &[Choice], typed: &str) -> Result<bool, End> {
        let numbered = typed.parse::<usize>().ok().and_then(|n| choices.get(n.wrapping_sub(1)));
        let action = numbered.map_or(typed, |choice| choice.action.as_str());
        match self.played.offer(seat, action) {
            Ok(_) => Ok(true),
            Err(no) => {
                let clause = no.clause().map_or(String::new(), |clause| format!(" [{clause}]"));
                line(format!("{RED}✗{RED:#} {}{clause}", no.get(self.lang)))?;
                Ok(false)
            }
        }
    }
}

/// The file of `--record`: made before the game so that a wrong name costs no game, and never over another file.
struct Keep {
    path: PathBuf,
    file: File,
}

impl Keep {
    fn new(path: &PathBuf) -> Result<Self, End> {
        let file = File::create_new(path).map_err(|error| match error.kind() {
            io::ErrorKind::AlreadyExists => End::Given(Trouble::say(
                format!("il file {} esiste già: indica un nome nuovo", path.display()),
                format!("the file {} exists already: give a new name", path.display()),
            )),
            _ => End::file(path, &error),
        })?;
        Ok(Keep { path: path.clone(), file })
    }

    fn write(&mut self, record: &str) -> Done {
        self.file.write_all(record.as_bytes()).map_err(|error| End::file(&self.path, &error))
    }
}
