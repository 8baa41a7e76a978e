//! The programs of tests: which are asked about a fault, in which order, and what they say.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::time::Instant;

use serde::Deserialize;

/// One program of tests.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stage {
    /// The crate whose tests they are.
    pub of: String,
    /// What cargo is told: `--lib`, `--bins` or `--test NAME`.
    pub which: Vec<String>,
    /// How many crates lie between it and the file that is asked about.
    pub above: usize,
}

impl Stage {
    /// Is it the quick one of a game's two programs, in which the clauses are?
    pub fn is_of_rules(&self) -> bool {
        self.which.iter().any(|word| word == "rules")
    }
}

impl std::fmt::Display for Stage {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} {}", self.of, self.which.join(" "))
    }
}

/// What a program of tests says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Said {
    /// All is well, after so many seconds.
    Green(u64),
    /// This test fails.
    Red(String),
    /// It cannot be compiled.
    Uncompiled(String),
}

/// How many times as long as it takes without a fault a program of tests may take.
const PATIENCE: u64 = 5;
/// No test takes so many seconds without a fault.
const LONGEST_TEST: u64 = 120;
/// Bytes of memory that a test may ask for: a fault may well ask for more and more.
const MEMORY: u64 = 16 << 30;
/// What the manifest wants optimised although it plays nothing: to compile it after each fault takes longer than its tests gain.
const UNOPTIMISED: [&str; 2] =
    ["--config=profile.dev.package.server.opt-level=0", "--config=profile.dev.package.crowd.opt-level=0"];

impl Stage {
    /// Runs it in a tree. `usual` is how many seconds it takes without a fault.
    ///
    /// # Errors
    /// When cargo cannot be started.
    pub fn run(&self, tree: &Path, usual: u64) -> Result<Said, String> {
        self.asked(tree, usual, &[])
    }

    /// Runs one test of it alone; a test that is not there says nothing.
    ///
    /// # Errors
    /// When cargo cannot be started.
    pub fn run_only(&self, tree: &Path, test: &str) -> Result<Said, String> {
        self.asked(tree, LONGEST_TEST, &["--exact", test])
    }

    fn asked(&self, tree: &Path, usual: u64, which: &[&str]) -> Result<Said, String> {
        let built = self.cargo(tree, (&["--no-run"], &[]), None)?;
        if !built.status.success() {
            let all = String::from_utf8_lossy(&built.stderr);
            let from = all.find("error").unwrap_or(0);
            let why = all[from..].lines().take(12).collect::<Vec<_>>().join("\n");
            return Ok(Said::Uncompiled(why));
        }
        let begun = Instant::now();
        let ran = self.cargo(tree, (&[], which), Some(60 + PATIENCE * usual))?;
        if ran.status.success() {
            return Ok(Said::Green(begun.elapsed().as_secs()));
        }
        Ok(Said::Red(match ran.status.code() {
            Some(124) => format!("did not end within {} seconds", begun.elapsed().as_secs()),
            _ => failed(&String::from_utf8_lossy(&ran.stdout)),
        }))
    }

    /// Cargo is told the first words, the program of tests the others.
    fn cargo(
        &self,
        tree: &Path,
        (more, tests): (&[&str], &[&str]),
        seconds: Option<u64>,
    ) -> Result<Output, String> {
        let mut words = vec![format!("ulimit -v {}; exec", MEMORY / 1024)];
        // With the program that is timed ends everything that it has started.
        words.extend(seconds.map(|seconds| format!("timeout {seconds}")));
        words.push("\"$0\" \"$@\"".to_owned());
        let mut shell = Command::new("sh");
        shell.args(["-c", &words.join(" ")]).arg(cargo());
        shell.args(UNOPTIMISED).args(["test", "-p", &self.of]);
        shell.args(&self.which).args(more).args(["--", "-Z", "unstable-options", "--fail-fast"]).args(tests);
        shell.current_dir(tree).stdin(Stdio::null()).env("CARGO_TARGET_DIR", tree.with_file_name("build"));
        // A fault changes one function, and one test that notices is enough: it is compiled far oftener than it is run for long.
        shell.env("CARGO_PROFILE_DEV_INCREMENTAL", "true").env("CARGO_PROFILE_DEV_DEBUG", "0");
        shell.env("CARGO_PROFILE_DEV_OPT_LEVEL", "1").env("CARGO_PROFILE_DEV_LTO", "off");
        shell.env("CARGO_PROFILE_DEV_CODEGEN_UNITS", "256");
        // To end with the first failure is an unstable option: to the program of tests it is allowed, to the compiler not.
        shell.env(runner()?, "env RUSTC_BOOTSTRAP=1");
        shell.output().map_err(|error| format!("cargo: {error}"))
    }
}

/// The first test that failed.
fn failed(said: &str) -> String {
    let test = |line: &str| {
        line.strip_prefix("test ").and_then(|line| line.strip_suffix(" ... FAILED")).map(str::to_owned)
    };
    said.lines().find_map(test).unwrap_or_else(|| "the program of tests broke off".to_owned())
}

/// The variable that names what runs the programs which cargo has built for this machine.
fn runner() -> Result<String, String> {
    let told = Command::new("rustc").arg("-vV").output().map_err(|error| format!("rustc: {error}"))?;
    let told = String::from_utf8_lossy(&told.stdout);
    let host = told.lines().find_map(|line| line.strip_prefix("host: ")).ok_or("rustc tells of no host")?;
    Ok(format!("CARGO_TARGET_{}_RUNNER", host.to_uppercase().replace('-', "_")))
}

fn cargo() -> String {
    std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned())
}

/// The crates of the workspace, as cargo tells of them.
#[derive(Deserialize)]
pub struct Crates {
    packages: Vec<Package>,
}

#[derive(Deserialize)]
struct Package {
    name: String,
    manifest_path: String,
    targets: Vec<Target>,
    dependencies: Vec<Dependency>,
}

#[derive(Deserialize)]
struct Target {
    name: String,
    kind: Vec<String>,
    test: bool,
}

#[derive(Deserialize)]
struct Dependency {
    name: String,
    path: Option<String>,
}

impl Crates {
    /// Those of a tree.
    ///
    /// # Errors
    /// When cargo does not tell.
    pub fn of(tree: &Path) -> Result<Crates, String> {
        let mut command = Command::new(cargo());
        command.args(["metadata", "--format-version", "1", "--no-deps"]).current_dir(tree);
        let told = command.output().map_err(|error| format!("cargo: {error}"))?;
        serde_json::from_slice(&told.stdout).map_err(|error| format!("cargo metadata: {error}"))
    }

    /// The programs of tests that may notice a change of this file: those of its own crate, then those of the crates right
    /// above it, and so on to the top.
    ///
    /// # Errors
    /// When the file is of no crate.
    pub fn stages(&self, tree: &Path, file: &str) -> Result<Vec<Stage>, String> {
        let path = tree.join(file);
        let has = |package: &&Package| {
            Path::new(&package.manifest_path).parent().is_some_and(|of| path.starts_with(of))
        };
        let own = self.packages.iter().find(has).ok_or_else(|| format!("{file} is of no crate"))?;
        let (mut known, mut level) = (BTreeSet::from([own.name.as_str()]), vec![own]);
        let (mut stages, mut above) = (Vec::new(), 0);
        while !level.is_empty() {
            level.iter().for_each(|package| stages.extend(package.stages(above)));
            let rests =
                |package: &&Package| package.dependencies.iter().any(|on| level.iter().any(|of| on.is(of)));
            level =
                self.packages.iter().filter(rests).filter(|package| known.insert(&package.name)).collect();
            above += 1;
        }
        Ok(stages)
    }
}

impl Package {
    fn stages(&self, above: usize) -> Vec<Stage> {
        let stage = |target: &Target| {
            let which = match target.kind.first().map(String::as_str) {
                Some("test") => vec!["--test".to_owned(), target.name.clone()],
                Some("bin") => vec!["--bins".to_owned()],
                _ => vec!["--lib".to_owned()],
            };
            Stage { of: self.name.clone(), which, above }
        };
        self.targets.iter().filter(|target| target.test).map(stage).collect()
    }
}

impl Dependency {
    fn is(&self, package: &Package) -> bool {
        self.path.is_some() && self.name == package.name
    }
}
