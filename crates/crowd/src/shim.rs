//! Faults for a server that does not know of them: the library of `shim/faults.c` and the file that says what goes wrong.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The library's source, inside this program so that it needs no other file.
const SOURCE: &str = include_str!("../shim/faults.c");

/// What goes wrong for the files of one server.
#[derive(Debug)]
pub struct Faults {
    library: PathBuf,
    control: PathBuf,
    hits: PathBuf,
    data: PathBuf,
}

/// A kind of fault, as it is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A write that failed or took less than it was given.
    Write,
    /// A flush that failed.
    Sync,
    /// A flush that took longer.
    Delay,
    /// A look at the calendar's clock that saw another time.
    Clock,
}

impl Kind {
    fn letter(self) -> u8 {
        match self {
            Kind::Write => b'w',
            Kind::Sync => b's',
            Kind::Delay => b'd',
            Kind::Clock => b'c',
        }
    }
}

impl Faults {
    /// Builds the library in this folder. Nothing goes wrong yet for the data file, which may still be missing.
    ///
    /// # Errors
    /// When there is no C compiler, or the folder cannot be written.
    pub fn build(folder: &Path, data: &Path) -> Result<Faults, String> {
        let failed = |error: std::io::Error| format!("'{}': {error}", folder.display());
        // The server sees its files under their true names, and so must the library.
        let folder = folder.canonicalize().map_err(failed)?;
        let parent = data.parent().ok_or_else(|| format!("'{}' is no file", data.display()))?;
        let parent = parent.canonicalize().map_err(|error| format!("'{}': {error}", parent.display()))?;
        let (source, library) = (folder.join("faults.c"), folder.join("faults.so"));
        fs::write(&source, SOURCE).map_err(failed)?;
        let mut compile = Command::new("cc");
        compile.args(["-shared", "-fPIC", "-O1", "-o"]).arg(&library).arg(&source).arg("-ldl");
        let done = compile.output().map_err(|error| format!("'cc' cannot be run: {error}"))?;
        if !done.status.success() {
            return Err(format!(
                "'cc' does not take the library:\n{}",
                String::from_utf8_lossy(&done.stderr)
            ));
        }
        let data = parent.join(data.file_name().unwrap_or_default());
        let faults = Faults { library, control: folder.join("control"), hits: folder.join("hits"), data };
        faults.set("")?;
        Ok(faults)
    }

    /// What the server's environment must hold.
    pub fn env(&self) -> Vec<(OsString, OsString)> {
        let variables = [
            ("LD_PRELOAD", &self.library),
            ("FAULTS_CONTROL", &self.control),
            ("FAULTS_HITS", &self.hits),
            ("FAULTS_DATA", &self.data),
        ];
        variables.into_iter().map(|(name, path)| (name.into(), path.into())).collect()
    }

    /// Lets this go wrong from now on and nothing else: lines as the library's source explains them, none for peace.
    ///
    /// # Errors
    /// When the control file cannot be written.
    pub fn set(&self, what: &str) -> Result<(), String> {
        // Renamed into its place, so that nobody reads half of it.
        let next = self.control.with_extension("next");
        fs::write(&next, what)
            .and_then(|()| fs::rename(&next, &self.control))
            .map_err(|error| format!("'{}' cannot be written: {error}", self.control.display()))
    }

    /// How often it went wrong in this way up to now.
    pub fn hits(&self, kind: Kind) -> usize {
        // No file: nothing has gone wrong.
        let noted = fs::read(&self.hits).unwrap_or_default();
        noted.into_iter().filter(|letter| *letter == kind.letter()).count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Lets `dd` write so many thousand bytes at the beginning of a file; says whether it went well.
    fn writes(faults: &Faults, file: &Path, thousands: usize, more: &str) -> bool {
        let mut dd = Command::new("dd");
        dd.envs(faults.env())
            .args(["if=/dev/zero", "bs=1000", "status=none"])
            .arg(format!("count={thousands}"));
        dd.arg(format!("of={}", file.display())).arg(format!("conv=notrunc{more}"));
        dd.output().unwrap().status.success()
    }

    #[test]
    fn faults_meet_the_data_file_and_the_files_beside_it_alone() {
        let folder = tempfile::tempdir().unwrap();
        let [data, log, other] = ["data", "data-wal", "other"].map(|name| folder.path().join(name));
        let faults = Faults::build(folder.path(), &data).unwrap();
        assert!(writes(&faults, &data, 2, ""));
        faults.set("grow ENOSPC\n").unwrap();
        assert!(writes(&faults, &data, 2, ""));
        assert_eq!(faults.hits(Kind::Write), 0);
        assert!(!writes(&faults, &data, 3, ""));
        faults.set("write EIO\n").unwrap();
        assert!(
            !writes(&faults, &data, 2, "") && !writes(&faults, &log, 2, "") && writes(&faults, &other, 2, "")
        );
        assert_eq!(faults.hits(Kind::Write), 3);
        faults.set("sync EIO\nsync-delay 20\n").unwrap();
        assert!(!writes(&faults, &data, 2, ",fsync") && writes(&faults, &other, 2, ",fsync"));
        assert_eq!((faults.hits(Kind::Sync), faults.hits(Kind::Delay)), (1, 1));
        faults.set("").unwrap();
        assert!(writes(&faults, &data, 3, ",fsync"));
        assert_eq!((faults.hits(Kind::Write), faults.hits(Kind::Clock)), (3, 0));
    }
}
