//! Whole matches kept as records: they replay for ever, and what was told is told again.

use std::fmt::Debug;
use std::fs;
use std::path::{Path, PathBuf};

use sha2::{Digest, Sha256};
use table::{Game, Match, Record, Seat, Seed, Setup};

/// A match that is kept: its name, its setup, and what must have been told in it. The first seed whose match tells all of
/// it is taken.
pub type Kept<W> = (&'static str, &'static str, &'static [fn(&W) -> bool]);

/// The kept matches of a game, whose events say `W`. A record names the set of cards and the version of the rules that it is
/// played with and stays on them: a tuned box does not touch it, and a change of rules that does is a new version
/// ([`table::Rules`]), under which the old one still replays. So a record that is there is never written again;
/// `UPDATE_GOLDEN=1 cargo test -p GAME --test games golden` plays and writes those that are missing.
pub struct Golden<G: Game, W: 'static> {
    /// The game's id.
    pub game: &'static str,
    /// The game's folder: `env!("CARGO_MANIFEST_DIR")`.
    pub home: &'static str,
    /// The matches.
    pub matches: &'static [Kept<W>],
    /// What an event says.
    pub what: fn(&G::Event) -> &W,
    /// What everybody sees at the end, as one line.
    pub line: fn(&G::View) -> String,
}

impl<G: Game, W: Debug> Golden<G, W> {
    /// Every record replays, shows what it is kept for and follows from its seed, and the matches end as `ends.txt` has it.
    pub fn assert_kept(&self) {
        if std::env::var_os("UPDATE_GOLDEN").is_some() {
            self.update();
        }
        let mut ends = String::new();
        for (name, setup, wanted) in self.matches {
            let (text, played) = self.kept(name);
            assert_eq!(*played.setup(), setup.parse().unwrap(), "{name}");
            assert!(played.is_over() && self.record(&played) == text, "{name}");
            assert!(self.shows(&played, wanted), "{name}");
            let again = play(setup, played.seed().unwrap());
            assert_eq!(self.record(&again), text, "{name}");
            ends += &self.end(name, &played);
        }
        assert_eq!(ends, fs::read_to_string(self.file("ends.txt")).unwrap());
    }

    /// The text of a record, and the match that it replays to.
    fn kept(&self, name: &str) -> (String, Match<G>) {
        let text = fs::read_to_string(self.file(name).with_extension("record")).unwrap();
        let record: Record<G> = text.parse().unwrap();
        assert_eq!(record.to_string(), text, "{name}");
        let played = record.replay().unwrap();
        (text, played)
    }

    /// Writes the records that are missing, and how they end.
    fn update(&self) {
        let mut ends = fs::read_to_string(self.file("ends.txt")).unwrap_or_default();
        for (name, setup, wanted) in self.matches {
            let path = self.file(name).with_extension("record");
            if path.exists() {
                continue;
            }
            let seeds = (1..20_000).map(Seed::from_number);
            let played =
                seeds.map(|seed| play(setup, seed)).find(|played| self.shows(played, wanted)).unwrap();
            fs::write(path, self.record(&played)).unwrap();
            ends += &self.end(name, &played);
        }
        fs::write(self.file("ends.txt"), ends).unwrap();
    }

    fn file(&self, name: &str) -> PathBuf {
        Path::new(self.home).join("tests/golden").join(name)
    }

    fn record(&self, played: &Match<G>) -> String {
        Record::of(self.game, "-", played).to_string()
    }

    fn shows(&self, played: &Match<G>, wanted: &[fn(&W) -> bool]) -> bool {
        wanted.iter().all(|shows| played.heard(None).any(|(_, event)| shows((self.what)(event))))
    }

    /// How a match ended, as the file of ends has it.
    fn end(&self, name: &str, played: &Match<G>) -> String {
        format!("{name}: {} told={}\n", (self.line)(&played.truth().view(None)), self.told(played))
    }

    /// The hash of what each seat and the spectators were told.
    fn told(&self, played: &Match<G>) -> String {
        let mut hash = Sha256::new();
        for viewer in Seat::viewers(played.setup().seats()) {
            for (at, event) in played.heard(viewer) {
                hash.update(format!("{viewer:?} {at} {:?}\n", (self.what)(event)));
            }
        }
        table::hex(&hash.finalize()[..16])
    }
}

/// A match by random players, who draw from the same seed.
fn play<G: Game>(setup: &str, seed: Seed) -> Match<G> {
    let mut played = Match::<G>::new(setup.parse().unwrap(), seed).unwrap();
    while !played.is_over() {
        let seat = played.asked().first().unwrap();
        let mut rng = seed.bot(played.lines().len(), seat);
        let action = rng.pick(&played.actions(seat)).unwrap();
        played.offer(seat, action).unwrap();
    }
    played
}
