//! `conclave solve`.

use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use clap::ArgMatches;
use evilrunner::Setup;
use oracle::solve::{Progress, Task, certain, change, solve};
use oracle::{Error, Solution, file, kept};
use serde_json::{Value, json};
use table::{Lang, Trouble};

use super::{Done, game, line, listing, path, setup};
use crate::cli::GOLD;
use crate::end::End;
use crate::interrupt;

/// The bracket that is asked for, in turns.
const WIDTH: f32 = 0.01;
/// What was solved so far is kept so often.
const OFTEN: Duration = Duration::from_mins(4);

pub(super) fn run(args: &ArgMatches, lang: Lang) -> Done {
    let setup: Setup = setup(args, &game(args)?)?.parse()?;
    let threads = args.get_one::<u16>("threads").copied().map_or_else(processors, usize::from);
    let chase = oracle::exact::of(&setup);
    let task = Task { chase, threads, wide: !args.get_flag("baseline"), width: WIDTH };
    enough_memory(threads)?;
    if let Some(&many) = args.get_one::<u32>("chases") {
        return chases(args, many, &setup, task, lang);
    }
    if args.get_flag("certain") {
        return say_certain(args, task, lang);
    }
    if let Some(path) = args.get_one::<PathBuf>("check") {
        return check(args, path, task, lang);
    }
    let path = args.get_one::<PathBuf>("into").ok_or_else(|| {
        End::Given(Trouble::say(
            "di' dove scrivere i valori: --into FILE".to_owned(),
            "say where to write the values: --into FILE".to_owned(),
        ))
    })?;
    solved(args, path, task, &setup, lang)
}

fn processors() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// Refused before it begins is what this machine cannot hold.
fn enough_memory(threads: usize) -> Done {
    let need = Solution::need(threads);
    let mut system = sysinfo::System::new();
    system.refresh_memory();
    let free = system.available_memory();
    enough("memoria", "memory", need, free)
}

fn enough_disk(path: &Path, need: u64) -> Done {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let folder = folder.canonicalize().map_err(|error| End::file(folder, &error))?;
    let disks = sysinfo::Disks::new_with_refreshed_list();
    let under = disks.iter().filter(|disk| folder.starts_with(disk.mount_point()));
    match under.max_by_key(|disk| disk.mount_point().as_os_str().len()) {
        Some(disk) => enough("spazio su disco", "disk space", need, disk.available_space()),
        None => Ok(()),
    }
}

fn enough(it: &str, en: &str, need: u64, free: u64) -> Done {
    let gib = |bytes: u64| bytes as f64 / f64::from(1 << 30);
    if need <= free {
        return Ok(());
    }
    Err(End::Machine(Trouble::say(
        format!("{it}: servono {:.1} GiB, liberi ce ne sono {:.1}", gib(need), gib(free)),
        format!("{en}: {:.1} GiB are needed, {:.1} are free", gib(need), gib(free)),
    )))
}

/// Solves, and writes what was found.
fn solved(args: &ArgMatches, path: &Path, task: Task, setup: &Setup, lang: Lang) -> Done {
    let unfinished = path.with_extension("sweeps");
    enough_disk(path, 1 << 30)?;
    let begun = match unfinished.exists() {
        true => Some(kept::resume(&unfinished, task.chase)?),
        false => None,
    };
    let (start, stop) = (Instant::now(), interrupt::flag());
    let (mut last, mut trouble, mut sweeps) = (Instant::now(), None, 0);
    let mut report = |solution: &Solution, progress: Progress| {
        tell(progress, start, lang);
        sweeps = progress.sweeps;
        let stopped = stop.load(Ordering::Relaxed);
        // Before the values themselves are swept there is nothing to go on with.
        if solution.board.die == oracle::Die::Fair && (stopped || last.elapsed() > OFTEN) {
            trouble = kept::keep(&unfinished, solution).err();
            last = Instant::now();
        }
        !stopped && trouble.is_none()
    };
    let solution = solve(task, begun, &mut report);
    if let Some(error) = trouble {
        return Err(End::file(&unfinished, &error));
    }
    let Some(mut solution) = solution else {
        return line(lang.pick(
            "interrotto: lo stesso comando va avanti da qui",
            "interrupted: the same command goes on from here",
        ));
    };
    file::write(path, &solution).map_err(|error| End::file(path, &error))?;
    let _ = std::fs::remove_file(&unfinished);
    let declared = setup.first == evilrunner::First::Declared;
    let openings = oracle::openings(&mut solution, u32::from(setup.seals), declared);
    let bytes = std::fs::metadata(path).map_or(0, |about| about.len());
    let counts = solution.counts();
    let [all, never] = [0, 1].map(|of| counts.iter().map(|count| count[of]).sum::<u64>());
    let worst = worst(&solution);
    let Error { below, above, rounded } = stored(&solution);
    let width = worst * (below + above) + 2.0 * rounded;
    let json = || {
        let openings =
            openings.iter().map(|opening| json!({"turns": opening.turns, "position": opening.line()}));
        json!({"setup": setup.to_string(), "positions": all, "never": never, "sweeps": sweeps, "width": width, "most": worst,
            "seconds": start.elapsed().as_secs_f64(), "bytes": bytes, "openings": openings.collect::<Vec<_>>()})
    };
    listing(args, json, || {
        let (minutes, seconds) = (start.elapsed().as_secs() / 60, start.elapsed().as_secs() % 60);
        line(lang.pick(
            format!("{all} posizioni, in {never} Valandris non è mai catturato; {sweeps} passate, {minutes} min {seconds} s"),
            format!("{all} positions, in {never} Valandris is never caught; {sweeps} sweeps, {minutes} min {seconds} s"),
        ))?;
        line(lang.pick(
            format!("ogni valore è noto entro {width:.4} turni; il più alto è {worst:.3}; {GOLD}{}{GOLD:#}, {bytes} byte", path.display()),
            format!("every value is known within {width:.4} turns; the highest is {worst:.3}; {GOLD}{}{GOLD:#}, {bytes} bytes", path.display()),
        ))?;
        openings.iter().try_for_each(|opening| line(format!("{:.3}  {}", opening.turns, opening.line())))
    })
}

/// How exactly values are known once they are stored.
fn stored(solution: &Solution) -> Error {
    Error { rounded: Error::HALF_STEP, ..solution.error }
}

fn worst(solution: &Solution) -> f32 {
    let values = solution.parts.iter().flat_map(|part| &part.values).flatten().flatten();
    values.copied().filter(|value| *value < oracle::NEVER).fold(0.0, f32::max)
}

/// A sweep, on standard error: what is asked for may be read by a program.
fn tell(progress: Progress, start: Instant, lang: Lang) {
    let Progress { sweeps, change, took, left } = progress;
    let seconds = took.as_secs_f32();
    let left = left.map(|left| (left as f32 * seconds / 60.0).ceil());
    let left = left.map_or(String::new(), |left| {
        lang.pick(format!(", ancora circa {left} min"), format!(", some {left} min left"))
    });
    let (rose, fell) = (change.rose, change.fell);
    let minutes = start.elapsed().as_secs_f32() / 60.0;
    anstream::eprintln!(
        "{}",
        lang.pick(
            format!("passata {sweeps}: {seconds:.1} s, +{rose:.5} −{fell:.5} turni; {minutes:.1} min{left}"),
            format!("sweep {sweeps}: {seconds:.1} s, +{rose:.5} −{fell:.5} turns; {minutes:.1} min{left}"),
        )
    );
}

/// Plays many chases, and says how long they take.
fn chases(args: &ArgMatches, many: u32, setup: &Setup, task: Task, lang: Lang) -> Done {
    let path = path(args, "from")?;
    let mut solution = file::Solved::open(path)?.load(&path.display().to_string())?;
    // What the set-up is worth needs crossings, which a sweep looks at.
    change(task, &mut solution);
    let declared = setup.first == evilrunner::First::Declared;
    let opening = oracle::openings(&mut solution, u32::from(setup.seals), declared).into_iter().next();
    let best = opening.map(|opening| opening.line()).unwrap_or_default();
    let from = args.get_one::<String>("position").cloned().unwrap_or(best);
    let seed = super::number(args, "seed").unwrap_or(1);
    let solution = &solution;
    let played = std::thread::scope(|scope| {
        let share = |thread: usize| (0..many).filter(move |chase| *chase as usize % task.threads == thread);
        let play = |chase: u32| {
            let mut rng = table::Rng::new(seed.wrapping_mul(1_000_003).wrapping_add(u64::from(chase)));
            oracle::chase::play(&from, setup, solution, &mut rng)
        };
        let threads: Vec<_> =
            (0..task.threads).map(|thread| scope.spawn(move || share(thread).map(play).collect())).collect();
        let all: Vec<Result<Vec<u16>, Trouble>> =
            threads.into_iter().map(|thread| thread.join().unwrap_or_else(|_| Ok(Vec::new()))).collect();
        all.into_iter().collect::<Result<Vec<_>, _>>()
    })?;
    let mut turns: Vec<u16> = played.into_iter().flatten().collect();
    turns.sort_unstable();
    let (many, sum) = (turns.len().max(1) as f64, turns.iter().map(|&turn| f64::from(turn)).sum::<f64>());
    let mean = sum / many;
    let spread =
        turns.iter().map(|&turn| (f64::from(turn) - mean).powi(2)).sum::<f64>() / (many - 1.0).max(1.0);
    let within = 1.96 * (spread / many).sqrt();
    let escaped = turns.iter().filter(|&&turn| turn > setup.cap).count();
    let quantile =
        |share: f64| turns.get((share * (many - 1.0)).round() as usize).copied().unwrap_or_default();
    let [low, middle, high] = [0.1, 0.5, 0.9].map(quantile);
    let json = || {
        json!({"chases": turns.len(), "mean": mean, "within": within, "10%": low, "50%": middle, "90%": high,
            "escaped": escaped, "position": from, "setup": setup.to_string(), "solved": opening.map(|opening| opening.turns)})
    };
    listing(args, json, || {
        line(&from)?;
        if let Some(opening) = opening {
            line(lang.pick(
                format!("valore della disposizione migliore: {:.3}", opening.turns),
                format!("value of the best set-up: {:.3}", opening.turns),
            ))?;
        }
        line(lang.pick(
            format!("{} cacce: {mean:.2} ± {within:.2} turni; 10 % {low}, 50 % {middle}, 90 % {high}; in salvo {escaped}", turns.len()),
            format!("{} chases: {mean:.2} ± {within:.2} turns; 10 % {low}, 50 % {middle}, 90 % {high}; escaped {escaped}", turns.len()),
        ))
    })
}

/// Every page is whole, and every value satisfies its equation.
fn check(args: &ArgMatches, path: &Path, task: Task, lang: Lang) -> Done {
    let name = path.display().to_string();
    let mut solution = file::Solved::open(path)?.load(&name)?;
    let task = Task { chase: solution.board.chase, ..task };
    let change = change(task, &mut solution);
    let Error { below, above, rounded } = solution.error;
    // A stored value may be half a step off, and what its equation is made of half a step the other way.
    let slack = 2.0 * rounded + 1e-4;
    let holds = change.fell <= below + slack && change.rose <= above + slack;
    let json = || json!({"rose": change.rose, "fell": change.fell, "most": change.most, "holds": holds});
    listing(args, json, || {
        line(lang.pick(
            format!(
                "un'altra passata cambia ogni valore al più di +{:.5} −{:.5} turni; il più alto è {:.3}",
                change.rose, change.fell, change.most
            ),
            format!(
                "one more sweep changes any value by +{:.5} −{:.5} turns at most; the highest is {:.3}",
                change.rose, change.fell, change.most
            ),
        ))
    })?;
    if holds {
        return Ok(());
    }
    Err(End::Failed(Trouble::say(
        format!("«{name}»: un valore non soddisfa la sua equazione"),
        format!("'{name}': a value does not satisfy its equation"),
    )))
}

/// Counts by number of seals and of turns.
fn say_certain(args: &ArgMatches, task: Task, lang: Lang) -> Done {
    let (start, stop) = (Instant::now(), interrupt::flag());
    let mut report = |_: &Solution, progress: Progress| {
        tell(progress, start, lang);
        !stop.load(Ordering::Relaxed)
    };
    let Some(solution) = certain(task, &mut report) else { return Err(End::Quiet) };
    let most = worst(&solution) as usize;
    let within = |value: f32| if value < oracle::NEVER { value as usize } else { 0 };
    let counts = solution.count(within, most + 1);
    let json = || {
        let rows = counts
            .iter()
            .enumerate()
            .map(|(seals, by)| json!({"seals": seals, "never": by[0], "in": by[1..]}));
        Value::from_iter(rows)
    };
    listing(args, json, || {
        line(lang.pick(
            "sigilli: mai certa | certa in esattamente 1, 2, … turni",
            "seals: never certain | certain in exactly 1, 2, … turns",
        ))?;
        counts.iter().enumerate().try_for_each(|(seals, by)| {
            let turns: Vec<String> = by[1..].iter().map(u64::to_string).collect();
            line(format!("{seals}: {} | {}", by[0], turns.join(", ")))
        })
    })
}
