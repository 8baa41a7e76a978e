//! The running server: its lock, its address, its end. One test, since signals are for the whole process.
#![allow(clippy::unwrap_used, reason = "a test may break off")]

#[path = "site/toy.rs"]
mod toy;

use std::process::Command;
use std::sync::mpsc;
use std::time::Duration;

use server::{Options, Seeds, ServeError, Served, serve};
use tempfile::TempDir;

fn options(data: &std::path::Path) -> Options {
    Options { listen: ([127, 0, 0, 1], 0).into(), ..Options::new(data.to_owned()) }
}

#[test]
fn one_server_at_a_time_has_the_file() {
    let home = TempDir::new().unwrap();
    let data = home.path().join("deep/er/data.sqlite");
    // The lock of a server that was killed names an address and holds nothing.
    std::fs::create_dir_all(data.parent().unwrap()).unwrap();
    std::fs::write(home.path().join("deep/er/data.sqlite.lock"), "http://127.0.0.1:1\n").unwrap();
    for _ in 0..2 {
        let (tell, told) = mpsc::channel();
        let first = Options {
            ready: Some(Box::new(move |address, _| tell.send(address).unwrap())),
            ..options(&data)
        };
        let running = std::thread::spawn(move || serve(vec![toy::entry()], first));
        let address = told.recv_timeout(Duration::from_secs(20)).unwrap();
        let second = serve(vec![toy::entry()], options(&data)).unwrap();
        assert_eq!(second, Served::AlreadyRunning(format!("http://{address}")));
        let alias = home.path().join("alias");
        let _ = std::fs::remove_file(&alias);
        std::os::unix::fs::symlink(&data, &alias).unwrap();
        assert!(
            matches!(serve(vec![toy::entry()], options(&alias)), Ok(Served::AlreadyRunning(_))),
            "by another name"
        );
        // Another file is another server; the port is taken, and it says so or takes the next one.
        let other = home.path().join("other");
        let taken = serve(Vec::new(), Options { listen: address, ..options(&other) });
        assert!(
            matches!(&taken, Err(ServeError::Listen(trouble)) if trouble.text.it.contains("non si può ascoltare")),
            "{taken:?}"
        );
        let killed = Command::new("kill").arg("-TERM").arg(std::process::id().to_string()).status().unwrap();
        assert!(killed.success());
        assert_eq!(running.join().unwrap().unwrap(), Served::Stopped);
    }
    assert!(matches!(options(&data).seeds, Seeds::Random), "nobody foresees the draws of a house");
    let folder = serve(Vec::new(), options(home.path()));
    assert!(matches!(folder, Err(ServeError::Data(_))), "{folder:?}");
}
