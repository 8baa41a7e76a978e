//! How bots play, beside how strongly: in what time, how much alike from evening to evening, and with which bad habits.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use search::{AnyBot, Budget, Entry, Seated};
use table::erased::AnyMatch;
use table::{Habit, Seat, Seed, Spell, Trouble};

use crate::crew;
use crate::series::answer;

/// So many games go on from where others could do nothing.
const TRIES: u64 = 200;
/// With so many playouts for a question of theirs.
const QUICK: Budget = Budget::Iterations(20);

/// A bot at every seat of a table.
pub struct Habits<'a> {
    /// The game.
    pub entry: &'a Entry,
    /// Its setup.
    pub setup: &'a str,
    /// The bot.
    pub bot: &'a dyn AnyBot,
    /// What it may think about a question.
    pub budget: Budget,
    /// How many games.
    pub games: u64,
    /// The seed of the first game.
    pub seed: u64,
}

/// What the games show.
#[derive(Clone, Debug, Default)]
pub struct Shown {
    /// How long each question took that left a choice, the shortest first.
    pub times: Vec<Duration>,
    /// Bad habits by name, over all games.
    pub habits: Vec<Habit>,
    /// By kind of factor (`god`, `set`) how often the table's line-up was the one that was there most often, among how many games.
    pub alike: BTreeMap<String, (usize, usize)>,
    /// The games that show a bad habit: the seed, and the record.
    pub records: Vec<(u64, String)>,
}

/// One game.
struct Evening {
    times: Vec<Duration>,
    habits: Vec<Habit>,
    lineups: BTreeMap<String, String>,
    /// Where it shows a habit.
    record: Option<(u64, String)>,
}

impl Habits<'_> {
    /// Plays the games on all cores. When `stop` is raised, those that are over count.
    ///
    /// # Errors
    /// A wrong setup, or the first error of a game.
    pub fn play(&self, stop: &AtomicBool) -> Result<Shown, Trouble> {
        let mut evenings = BTreeMap::new();
        let play = |nth| self.evening(nth, stop);
        crew::each(0..self.games, stop, play, |nth, evening| {
            evenings.insert(nth, evening);
            Ok::<_, Trouble>(())
        })?;
        Ok(Shown::of(evenings.into_values()))
    }

    fn evening(&self, nth: u64, stop: &AtomicBool) -> Result<Option<Evening>, Trouble> {
        let number = self.seed.wrapping_add(nth);
        let seed = Seed::from_number(number);
        let mut played = self.entry.game.open(self.setup, Some(seed))?;
        let mut seated = self.seated(played.as_ref(), |_| self.bot)?;
        let mut times = Vec::new();
        while let Some(seat) = played.asked().first() {
            if stop.load(Ordering::Relaxed) {
                return Ok(None);
            }
            let chooses = played.choices(seat).len() > 1;
            let begun = Instant::now();
            answer(played.as_mut(), seat, &mut seated[seat.index()], self.budget, seed)?;
            if chooses {
                times.push(begun.elapsed());
            }
        }
        let mut habits = played.habits();
        self.ended(played.as_ref(), &mut habits)?;
        let record = habits.iter().any(|habit| habit.shown > 0).then(|| (number, played.record()));
        Ok(Some(Evening { times, habits, lineups: lineups(played.as_ref()), record }))
    }

    /// A bot in every seat.
    fn seated<'b>(
        &self,
        played: &dyn AnyMatch,
        bot: impl Fn(Seat) -> &'b dyn AnyBot,
    ) -> Result<Vec<Seated>, Trouble> {
        let seat = |seat| Seated::new(bot(seat), self.entry.game.as_ref(), played, seat);
        Seat::all(played.seats()).map(seat).collect()
    }

    /// Where it is bad play only if the others could have ended the game meanwhile: how often they could.
    fn ended(&self, played: &dyn AnyMatch, habits: &mut Vec<Habit>) -> Result<(), Trouble> {
        let mut more = Vec::new();
        for habit in habits.iter_mut() {
            let Some(spells) = habit.spells.take() else { continue };
            let mut shown = 0;
            for spell in &spells {
                shown += u32::from(self.could_end(played, spell)?);
            }
            more.push(Habit { name: COULD, shown, of: habit.of, spells: None });
        }
        habits.append(&mut more);
        Ok(())
    }

    /// Could others than these have won meanwhile? They could if they do in any of the games that go on from there in which they answer at
    /// random, which holds to no plan of the bot's and to none of its errors, and these as the bot does.
    fn could_end(&self, played: &dyn AnyMatch, spell: &Spell) -> Result<bool, Trouble> {
        let from = played.back_to(spell.from + 1)?;
        let turns = |of: &dyn AnyMatch, until| {
            of.outlooks().iter().filter(|(at, _)| (spell.from + 1..until).contains(at)).count()
        };
        let (long, (random, _)) = (turns(played, spell.until + 1), self.entry.budgeted("random")?);
        // Who attacks has more to answer than who waits.
        let last = spell.from + 2 * (spell.until - spell.from);
        for nth in 0..TRIES {
            let mut again = from.copy();
            let mut seated =
                self.seated(again.as_ref(), |seat| if spell.seats.has(seat) { self.bot } else { random })?;
            while let Some(seat) = again.asked().first().filter(|_| again.len() <= last) {
                answer(again.as_mut(), seat, &mut seated[seat.index()], QUICK, Seed::from_number(nth))?;
            }
            let by_others = again.winners().iter().any(|seat| !spell.seats.has(seat));
            if again.is_over() && by_others && turns(again.as_ref(), again.len()) <= long {
                return Ok(true);
            }
        }
        Ok(false)
    }
}

/// What is bad play of those who could have ended the game.
const COULD: (&str, &str) = ("e intanto l'altra parte poteva vincere", "while the other side could have won");

/// For each kind of factor what all seats had of it, in order of seats: seats themselves say nothing.
fn lineups(played: &dyn AnyMatch) -> BTreeMap<String, String> {
    let mut all: BTreeMap<String, String> = BTreeMap::new();
    for seat in Seat::all(played.seats()) {
        let mut factors: Vec<String> = played
            .factors(seat)
            .into_iter()
            .filter(|factor| factor.contains('=') && !factor.starts_with("order="))
            .collect();
        // A team is the same in whatever order its members stand.
        factors.sort();
        for factor in factors {
            let lineup = all.entry(crate::kind(&factor).to_owned()).or_default();
            lineup.push_str(&format!("{}:{factor} ", seat.index()));
        }
    }
    all
}

impl Shown {
    fn of(evenings: impl Iterator<Item = Evening>) -> Self {
        let (mut shown, mut lineups) = (Shown::default(), BTreeMap::<String, BTreeMap<String, usize>>::new());
        for evening in evenings {
            shown.times.extend(evening.times);
            shown.records.extend(evening.record);
            for habit in evening.habits {
                match shown.habits.iter_mut().find(|known| known.name == habit.name) {
                    Some(known) => (known.shown, known.of) = (known.shown + habit.shown, known.of + habit.of),
                    None => shown.habits.push(habit),
                }
            }
            for (kind, lineup) in evening.lineups {
                *lineups.entry(kind).or_default().entry(lineup).or_default() += 1;
            }
        }
        shown.times.sort_unstable();
        let most =
            |all: BTreeMap<String, usize>| (all.values().copied().max().unwrap_or(0), all.values().sum());
        shown.alike = lineups.into_iter().map(|(kind, all)| (kind, most(all))).collect();
        shown
    }

    /// The time within which this part of the questions was answered, from 0 to 1; `None` without questions.
    pub fn within(&self, part: f64) -> Option<Duration> {
        let last = self.times.len().checked_sub(1)?;
        self.times.get(((part * last as f64).ceil() as usize).min(last)).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn evenings_add_up() {
        let evening = |millis: u64, shown, god: &str| Evening {
            times: vec![Duration::from_millis(millis)],
            habits: vec![Habit { name: ("sbadiglia", "yawns"), shown, of: 2, spells: None }],
            lineups: [("god".to_owned(), god.to_owned())].into(),
            record: (shown > 0).then(|| (millis, god.to_owned())),
        };
        let shown = Shown::of([evening(3, 1, "a"), evening(1, 0, "b"), evening(2, 2, "a")].into_iter());
        assert_eq!(shown.habits, [Habit { name: ("sbadiglia", "yawns"), shown: 3, of: 6, spells: None }]);
        assert_eq!(shown.alike["god"], (2, 3));
        assert_eq!(shown.records, [(3, "a".to_owned()), (2, "a".to_owned())], "those that show it");
        let within = |part| shown.within(part).map(|time| time.as_millis());
        assert_eq!([within(0.0), within(0.5), within(0.99), within(1.0)], [1, 2, 3, 3].map(Some));
        assert_eq!(Shown::default().within(0.5), None);
    }
}
