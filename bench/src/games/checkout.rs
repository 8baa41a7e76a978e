//! Another checkout of the repository: it is copied, given a driver where it has none, and built. It is never changed itself.

use std::fs;
use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};
use std::path::{Path, PathBuf};
use std::process::Command;

/// The programmes of a checkout.
pub(super) struct Built {
    /// Measures, and plays in duels.
    pub(super) driver: PathBuf,
    /// Counts what is allocated.
    pub(super) counts: PathBuf,
}

/// This checkout.
pub(super) fn ours() -> Result<Built, String> {
    build(Path::new(env!("CARGO_MANIFEST_DIR")))
}

/// The checkout in a folder.
pub(super) fn theirs(dir: &Path) -> Result<Built, String> {
    let dir = dir.canonicalize().map_err(|error| format!("{}: {error}", dir.display()))?;
    if !["Cargo.toml", "crates/table/Cargo.toml", "games", "bench"].iter().all(|part| dir.join(part).exists())
    {
        return Err(format!(
            "{}: this is no checkout of Conclave; a folder with crates/table, games and bench is expected",
            dir.display()
        ));
    }
    let bench = Path::new(env!("CARGO_MANIFEST_DIR"));
    let name = dir.file_name().unwrap_or_default().to_string_lossy();
    let key = BuildHasherDefault::<DefaultHasher>::new().hash_one(&dir);
    let copy = bench.join(format!("target/against/{name}-{key:016x}"));
    // What has no driver is measured by ours. The rest of the bench comes with it: its manifest names the driver.
    let driven = if dir.join("bench/driver").exists() { &dir.join("bench") } else { bench };
    mirror(&dir, &copy, &[&LEFT_OUT[..], &["bench"]].concat())
        .and_then(|()| mirror(driven, &copy.join("bench"), &LEFT_OUT))
        .map_err(|error| format!("{}: {error}", copy.display()))?;
    build(&copy.join("bench"))
}

/// Builds the driver of a bench, as `cargo` is configured here.
fn build(bench: &Path) -> Result<Built, String> {
    let target = bench.join("target");
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let mut command = Command::new(cargo);
    command.args(["build", "--release", "--quiet", "--package", "driver"]).current_dir(bench);
    eprintln!("building {}", bench.display());
    let done =
        command.env("CARGO_TARGET_DIR", &target).output().map_err(|error| format!("cargo: {error}"))?;
    if !done.status.success() {
        let why = String::from_utf8_lossy(&done.stderr);
        return Err(format!("{}: its driver cannot be built\n{why}", bench.display()));
    }
    let [driver, counts] = ["driver", "counts"].map(|name| target.join("release").join(name));
    Ok(Built { driver, counts })
}

/// What is not part of the sources.
const LEFT_OUT: [&str; 3] = ["target", ".git", "out"];

/// Makes `to` like `from`, but for what is left out. What is the same stays untouched, so that nothing is built twice.
fn mirror(from: &Path, to: &Path, left_out: &[&str]) -> std::io::Result<()> {
    let is_copied =
        |path: &Path| !path.file_name().is_some_and(|name| left_out.iter().any(|word| name == *word));
    fs::create_dir_all(to)?;
    for old in fs::read_dir(to)? {
        let (old, name) = old.map(|old| (old.path(), old.file_name()))?;
        if is_copied(&old) && !from.join(name).exists() {
            if old.is_dir() { fs::remove_dir_all(old)? } else { fs::remove_file(old)? }
        }
    }
    for new in fs::read_dir(from)? {
        let (new, name) = new.map(|new| (new.path(), new.file_name()))?;
        let copy = to.join(name);
        if !is_copied(&new) {
            continue;
        } else if new.is_dir() {
            mirror(&new, &copy, left_out)?;
        } else if !copy.exists() || fs::read(&new)? != fs::read(&copy)? {
            fs::copy(&new, &copy)?;
        }
    }
    Ok(())
}
