//! `conclave learn`: what positions are worth, from games of a game against itself.

use std::fs;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};

use clap::ArgMatches;
use lab::{AnyLearner, Decided, Fit, Lesson, Pairs, elo};
use table::{Lang, Neuron, Rung, Subject, Trouble, Weights};

use super::{Done, game, line, number};
use crate::cli::{DIM, GOLD};
use crate::end::End;

/// By what else than positions is asked for.
const FLAGS: [(Subject, &str); 2] = [(Subject::Building, "building"), (Subject::Sets, "sets")];

pub(super) fn run(args: &ArgMatches, lang: Lang) -> Done {
    let entry = game(args)?;
    let mut learner = catalogue::learner(entry.game.facts().id)?;
    let texts = args.get_many::<String>("setup").into_iter().flatten();
    let setups = texts.map(|text| entry.game.setup(text)).collect::<Result<_, _>>()?;
    let lesson = Lesson {
        setups,
        games: positive(args, "games")?,
        iterations: args.get_one::<u32>("iterations").copied().unwrap_or(40),
        seed: number(args, "seed").unwrap_or(1),
        lambda: within(args, "lambda", 0..=100)? as f32 / 100.0,
        against: match args.get_one::<String>("against").map(String::as_str) {
            Some("first") => Rung::First,
            _ => Rung::Now,
        },
        whole: args.get_flag("whole"),
        subject: FLAGS
            .into_iter()
            .find(|(_, flag)| args.get_flag(flag))
            .map_or(Subject::Positions, |(subject, _)| subject),
    };
    let (id, features) = (learner.id(), learner.features(lesson.subject)?);
    let (rounds, pairs) = (positive(args, "rounds")?, positive(args, "pairs")?);
    let neurons = neurons(args, lesson.subject)?;
    line(format!("{GOLD}{}{GOLD:#}", entry.game.facts().name))?;
    let weights = match args.get_one::<PathBuf>("check") {
        Some(path) => Weights::read(id, features, &text(path)?)?,
        None => {
            let weights = learned(learner.as_mut(), &lesson, (rounds, neurons), lang)?;
            if let Some(path) = args.get_one::<PathBuf>("into") {
                fs::write(path, weights.print(id, features)).map_err(|error| End::file(path, &error))?;
            }
            weights
        }
    };
    // Other seeds than those that were learned from.
    let test = Lesson { games: 2 * pairs, seed: lesson.seed.wrapping_add(1 << 32), ..lesson };
    let told = |done: u64| told(lang.pick("partite di confronto", "games to compare"), done, test.games);
    let pairs = learner.pairs(&test, [rung(&test, weights.values), test.against], &told)?;
    line(verdict(&pairs, test.iterations, lang))
}

/// Plays and fits, round after round.
fn learned(
    learner: &mut dyn AnyLearner,
    lesson: &Lesson,
    (rounds, neurons): (u64, usize),
    lang: Lang,
) -> Result<Weights, End> {
    let (mut trusted, mut weights) = (lesson.against, Weights::default());
    for round in 1..=rounds {
        let next = Lesson { seed: lesson.seed.wrapping_add((round - 1) * lesson.games), ..lesson.clone() };
        let told =
            |done: u64| told(&format!("{} {round}/{rounds}", lang.pick("giro", "round")), done, next.games);
        learner.play(&next, trusted, &told)?;
        let fit = learner.fit(lesson.subject, neurons)?;
        line(quality(&fit, round, lang))?;
        weights = Weights { made: made(lesson, (rounds, neurons), &fit, learner.id()), values: fit.weights };
        trusted = rung(lesson, weights.values.clone());
    }
    Ok(weights)
}

/// The guess with these weights.
fn rung(lesson: &Lesson, weights: Vec<f32>) -> Rung {
    Rung::By(lesson.subject, weights.leak())
}

/// What a file of weights says about where they come from.
fn made(lesson: &Lesson, (rounds, neurons): (u64, usize), fit: &Fit, game: &str) -> Vec<(String, String)> {
    let Lesson { setups, games, iterations, seed, lambda, against, subject, .. } = lesson;
    let lambda = (100.0 * lambda).round();
    let flag = FLAGS.into_iter().find(|(of, _)| of == subject);
    let subject = flag.map_or_else(String::new, |(_, flag)| format!(" --{flag}"));
    let setups: String = setups.iter().map(|setup| format!(" --setup '{setup}'")).collect();
    let against = if *against == Rung::First { " --against first" } else { "" };
    let neurons = if neurons > 0 { format!(" --neurons {neurons}") } else { String::new() };
    let command = format!(
        "conclave learn {game}{subject}{setups} --games {games} --iterations {iterations} --rounds {rounds} --lambda {lambda} --seed {seed}{neurons}{against}"
    );
    let loss = format!("{:.4} (before {:.4}, even {:.4})", fit.loss, fit.loss_now, fit.loss_even);
    let parts = [("command", command), ("games", (games * rounds).to_string()), ("loss", loss)];
    parts.map(|(word, said)| (word.to_owned(), said)).to_vec()
}

fn quality(fit: &Fit, round: u64, lang: Lang) -> String {
    let Fit { moments, loss, loss_now, loss_even, .. } = fit;
    lang.pick(
        format!("giro {round}: {moments} posizioni; errore (log) su partite tenute da parte {loss:.4}, del giudizio di prima {loss_now:.4}, alla pari {loss_even:.4}"),
        format!("round {round}: {moments} positions; log loss on games held out {loss:.4}, of the guess before {loss_now:.4}, of even chances {loss_even:.4}"),
    )
}

fn verdict(pairs: &Pairs, iterations: u32, lang: Lang) -> String {
    let (share, half) = pairs.share();
    let games = 2 * pairs.shares.len();
    let [low, middle, high] = [share - half, share, share + half].map(elo);
    let says = match pairs.decided {
        Decided::Stronger => lang.pick("più forte", "stronger"),
        Decided::No => lang.pick("non più forte", "not stronger"),
        Decided::Open => lang.pick("non deciso", "undecided"),
    };
    let (share, half, time) = (100.0 * share, 100.0 * half, pairs.time);
    lang.pick(
        format!("{says}: {games} partite a {iterations} simulazioni, quota {share:.1} ± {half:.1} %, Elo {middle:+.0} [{low:+.0}, {high:+.0}], tempo × {time:.2}"),
        format!("{says}: {games} games at {iterations} playouts, share {share:.1} ± {half:.1} %, Elo {middle:+.0} [{low:+.0}, {high:+.0}], time × {time:.2}"),
    )
}

/// Says on the error stream how far it is, every twentieth part.
fn told(what: &str, done: u64, of: u64) {
    if done == of || done.is_multiple_of((of / 20).max(1)) {
        anstream::eprintln!("{DIM}{what}: {done}/{of}{DIM:#}");
    }
}

fn text(path: &Path) -> Result<String, End> {
    fs::read_to_string(path).map_err(|error| End::file(path, &error))
}

/// How many neurons stand beside the weighted sum.
fn neurons(args: &ArgMatches, subject: Subject) -> Result<usize, End> {
    let given = within(args, "neurons", 0..=Neuron::MOST as u64)? as usize;
    if given > 0 && subject != Subject::Positions {
        return Err(End::Given(Trouble::say(
            "--neurons: solo di posizioni; ciò che si costruisce o si prende si giudica pezzo per pezzo",
            "--neurons: of positions alone; what is built or taken is judged piece by piece",
        )));
    }
    Ok(given)
}

/// A number that is not nought.
fn positive(args: &ArgMatches, name: &str) -> Result<u64, End> {
    within(args, name, 1..=1_000_000)
}

/// A number within these bounds.
fn within(args: &ArgMatches, name: &str, bounds: RangeInclusive<u64>) -> Result<u64, End> {
    let given = number(args, name).unwrap_or(0);
    if bounds.contains(&given) {
        return Ok(given);
    }
    let (least, most) = bounds.into_inner();
    Err(End::Given(Trouble::say(
        format!("--{name} {given}: è atteso un numero da {least} a {most}"),
        format!("--{name} {given}: a number from {least} to {most} is expected"),
    )))
}
