//! One fault put to the tests.

use sha2::{Digest, Sha256};

use crate::fault::Fault;
use crate::ledger::Ledger;
use crate::stage::{Crates, Said, Stage};
use crate::tree::Tree;
use crate::witness::Witnesses;

/// How a fault ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// A test failed; which, and where it stands.
    Caught(String),
    /// No test noticed it.
    Survived,
    /// It is no fault of this tree: it does not stand there any more, or does not compile.
    Unfit(String),
}

/// What trials need.
pub struct Trials {
    tree: Tree,
    crates: Crates,
    ledger: Ledger,
    witnesses: Witnesses,
}

impl Trials {
    /// Over a copy of the tree, with who noticed what earlier.
    ///
    /// # Errors
    /// When cargo does not tell of its crates.
    pub fn new(tree: Tree, witnesses: Witnesses) -> Result<Trials, String> {
        let crates = Crates::of(&tree.folder)?;
        let ledger = Ledger::open(&tree.folder.with_file_name("found"));
        Ok(Trials { tree, crates, ledger, witnesses })
    }

    /// What was found out about a fault earlier, in this very tree.
    pub fn known(&self, fault: &Fault) -> Option<Outcome> {
        let found = self.ledger.get(&self.key(fault))?;
        Some(if found.is_empty() { Outcome::Survived } else { Outcome::Caught(found.to_owned()) })
    }

    /// Puts a fault of a list to the tests, until one fails.
    ///
    /// # Errors
    /// When tests fail without any fault, or the machine does.
    pub fn put(&mut self, of: &str, fault: &Fault) -> Result<Outcome, String> {
        let planted = match self.tree.read(&fault.file).and_then(|text| fault.planted(&text)) {
            Ok(planted) => planted,
            Err(why) => return Ok(Outcome::Unfit(why)),
        };
        let name = format!("{of}: {}", fault.name);
        let outcome = match self.seen_again(&name, fault, &planted)? {
            Some(caught) => caught,
            None => self.tried(&name, fault, &planted)?,
        };
        match &outcome {
            Outcome::Caught(by) => self.ledger.keep(&self.key(fault), by)?,
            Outcome::Survived => self.ledger.keep(&self.key(fault), "")?,
            Outcome::Unfit(_) => {}
        }
        Ok(outcome)
    }

    /// The test that noticed the fault last time, if it does so again. That it is green without is what `./test` is for.
    fn seen_again(&self, name: &str, fault: &Fault, planted: &str) -> Result<Option<Outcome>, String> {
        let stages = self.crates.stages(&self.tree.folder, &fault.file)?;
        let Some((stage, test)) = self.witnesses.of(name, &stages) else { return Ok(None) };
        let sound = self.tree.read(&fault.file)?;
        self.tree.put(&fault.file, planted)?;
        let said = stage.run_only(&self.tree.folder, &test);
        self.tree.put(&fault.file, &sound)?;
        Ok(outcome(said?, &stage))
    }

    fn tried(&mut self, name: &str, fault: &Fault, planted: &str) -> Result<Outcome, String> {
        let sound = self.tree.read(&fault.file)?;
        let mut found = Outcome::Survived;
        for stage in self.ordered(fault)? {
            if self.seconds(&stage).is_none() {
                self.tree.put(&fault.file, &sound)?;
            }
            let usual = self.usual(&stage)?;
            self.tree.put(&fault.file, planted)?;
            let said = stage.run(&self.tree.folder, usual)?;
            // Of a program that breaks off or does not end no test is named, and none can be asked alone.
            if let Said::Red(test) = &said
                && !test.contains(char::is_whitespace)
            {
                self.witnesses.note(name, &stage, test)?;
            }
            if let Some(outcome) = outcome(said, &stage) {
                found = outcome;
                break;
            }
        }
        self.tree.put(&fault.file, &sound)?;
        Ok(found)
    }

    /// Its own crate's tests first, then those that are meant to notice; of rules before whole games, and the quick before the slow.
    fn ordered(&mut self, fault: &Fault) -> Result<Vec<Stage>, String> {
        let mut stages = self.crates.stages(&self.tree.folder, &fault.file)?;
        for own in stages.iter().filter(|stage| stage.above == 0) {
            self.usual(own)?;
        }
        stages.sort_by_key(|stage| {
            let meant = fault.by.as_ref() == Some(&stage.of);
            let level = if meant { stage.above.min(1) } else { 2 * stage.above };
            (level, !stage.is_of_rules(), self.seconds(stage).unwrap_or_default())
        });
        Ok(stages)
    }

    /// How many seconds it takes without a fault. That it is green then is found out once for each tree.
    fn usual(&mut self, stage: &Stage) -> Result<u64, String> {
        if let Some(seconds) = self.seconds(stage) {
            return Ok(seconds);
        }
        match stage.run(&self.tree.folder, 600)? {
            Said::Green(seconds) => {
                self.ledger.keep(&self.about(stage), &seconds.to_string())?;
                Ok(seconds)
            }
            Said::Red(test) => Err(format!("{test} ({stage}) fails without any fault")),
            Said::Uncompiled(why) => Err(format!("{stage} does not compile: {why}")),
        }
    }

    fn seconds(&self, stage: &Stage) -> Option<u64> {
        self.ledger.get(&self.about(stage)).and_then(|seconds| seconds.parse().ok())
    }

    fn about(&self, stage: &Stage) -> String {
        format!("{} {stage}", &self.tree.hash[..16])
    }

    /// Of the tree and of what is planted; neither the fault's name nor its reason is in it.
    fn key(&self, fault: &Fault) -> String {
        let mut digest = Sha256::new();
        for part in [&fault.file, &fault.was, &fault.now] {
            digest.update((part.len() as u64).to_be_bytes());
            digest.update(part);
        }
        let fault: String = digest.finalize().iter().take(8).map(|byte| format!("{byte:02x}")).collect();
        format!("{} fault {fault}", &self.tree.hash[..16])
    }
}

/// How a fault ends by what a program of tests says; `None` when that has noticed nothing.
fn outcome(said: Said, stage: &Stage) -> Option<Outcome> {
    match said {
        Said::Green(_) => None,
        Said::Red(test) => Some(Outcome::Caught(format!("{test} ({stage})"))),
        Said::Uncompiled(why) => Some(Outcome::Unfit(format!("it does not compile: {why}"))),
    }
}
