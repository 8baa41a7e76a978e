//! A running house.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

/// The real binary, serving from a data file of its own; killed with the value.
pub(crate) struct Site {
    child: Child,
    /// Where it listens, such as `http://127.0.0.1:8123`.
    pub(crate) address: String,
    folder: PathBuf,
}

impl Site {
    /// A new house on a free port.
    pub(crate) fn start(name: &str) -> Site {
        Site::patient(name, PATIENCE)
    }

    /// The same, where whoever is away is waited for so many seconds.
    pub(crate) fn patient(name: &str, seconds: &str) -> Site {
        let folder = std::env::temp_dir().join(format!("conclave-e2e-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        let (child, address) = serve(&folder, "127.0.0.1:0", seconds);
        Site { child, address, folder }
    }

    /// Kills it without warning, as `kill -9` does, and starts it again at the same address on the same data.
    pub(crate) fn kill_and_restart(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
        let (child, address) = serve(&self.folder, self.address.trim_start_matches("http://"), PATIENCE);
        assert_eq!(address, self.address);
        self.child = child;
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// As the house has it where nobody says otherwise.
const PATIENCE: &str = "120";

fn serve(folder: &Path, listen: &str, patience: &str) -> (Child, String) {
    let mut child = Command::new(binary())
        .args(["serve", "--no-open", "--lang", "en", "--iterations", "60", "--seed", "1", "--listen", listen])
        .args(["--patience", patience])
        .arg("--data")
        .arg(folder.join("house.sqlite"))
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let line = lines.next().expect("the house prints its address").unwrap();
    let address = line.split_whitespace().find(|word| word.starts_with("http://")).unwrap().to_owned();
    // Somebody must go on reading, or the house would stop at a full pipe.
    std::thread::spawn(move || lines.for_each(drop));
    (child, address)
}

/// `target/debug/conclave`, beside the test's own binary.
fn binary() -> PathBuf {
    let test = std::env::current_exe().unwrap();
    let path = test.parent().and_then(Path::parent).unwrap().join("conclave");
    assert!(path.exists(), "build it first: cargo build -p conclave ({})", path.display());
    path
}
