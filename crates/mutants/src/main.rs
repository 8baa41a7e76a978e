//! `mutants [GAME|house]…`: puts the kept faults to the tests.

use std::path::Path;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use mutants::fault::Faults;
use mutants::tree::Tree;
use mutants::trial::{Outcome, Trials};
use mutants::witness::Witnesses;

/// A list is left off after so long; what was found is kept, and the next run goes on.
const LONGEST: Duration = Duration::from_secs(30 * 60);

fn main() -> ExitCode {
    let names: Vec<String> = std::env::args().skip(1).collect();
    match run(&names) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

fn run(names: &[String]) -> Result<(), String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let root = root.canonicalize().map_err(|error| format!("{}: {error}", root.display()))?;
    let lists = Faults::all(&root)?;
    if let Some(name) = names.iter().find(|name| lists.iter().all(|list| list.of != **name)) {
        let known: Vec<&str> = lists.iter().map(|list| list.of.as_str()).collect();
        return Err(format!("'{name}' has no faults: there are {}", known.join(", ")));
    }
    let witnesses = Witnesses::read(&root.join("crates/mutants/witnesses.txt"));
    let mut trials = Trials::new(Tree::copy(&root, root.join("target/mutants/tree"))?, witnesses)?;
    let mut wrong = Vec::new();
    for list in lists.iter().filter(|list| names.is_empty() || names.contains(&list.of)) {
        println!("\n{}: {} faults", list.of, list.list.len());
        if list.list.len() < list.wanted() {
            wrong.push(format!("{} has {} faults of {}", list.of, list.list.len(), list.wanted()));
        }
        wrong.extend(put(&mut trials, list)?);
    }
    if wrong.is_empty() {
        println!("\nevery fault is caught");
        return Ok(());
    }
    Err(format!("\n{}", wrong.join("\n")))
}

/// Puts a list to the tests; what is wrong.
fn put(trials: &mut Trials, faults: &Faults) -> Result<Vec<String>, String> {
    let (mut wrong, begun) = (Vec::new(), Instant::now());
    for (nth, fault) in faults.list.iter().enumerate() {
        let known = trials.known(fault);
        if known.is_none() && begun.elapsed() > LONGEST {
            let left = faults.list.len() - nth;
            wrong.push(format!(
                "{}: {left} faults are left after half an hour; run it again to go on",
                faults.of
            ));
            break;
        }
        let at = Instant::now();
        let outcome = known.map_or_else(|| trials.put(&faults.of, fault), Ok)?;
        let name = format!("{}: {}", faults.of, fault.name);
        match outcome {
            Outcome::Caught(by) => {
                println!("  {:40} caught by {by}, {} s", fault.name, at.elapsed().as_secs())
            }
            Outcome::Survived => {
                println!("  {:40} SURVIVES", fault.name);
                wrong.push(format!("{name} survives: {}", fault.breaks));
            }
            Outcome::Unfit(why) => {
                println!("  {:40} IS UNFIT", fault.name);
                wrong.push(format!("{name} is no fault of this tree: {why}"));
            }
        }
    }
    Ok(wrong)
}
