//! Ctrl-C for commands that have something to say before they end.

use std::future::pending;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, mpsc};
use std::thread;

use tokio::signal::ctrl_c;

/// The exit code of a command that Ctrl-C ended: 128 and the signal's number.
const INTERRUPTED: i32 = 130;

/// A flag that the first Ctrl-C from now on raises. The second ends the command at once, for a bot may be thinking for long.
pub(crate) fn flag() -> Arc<AtomicBool> {
    let flag = Arc::new(AtomicBool::new(false));
    let raised = Arc::clone(&flag);
    let (listening, heard) = mpsc::channel::<()>();
    thread::spawn(move || {
        // Where the system has no such thing, Ctrl-C goes on ending the command: finished games are in the file.
        let Ok(runtime) = tokio::runtime::Builder::new_current_thread().enable_all().build() else { return };
        runtime.block_on(async {
            let first = tokio::select! {
                biased;
                end = ctrl_c() => end,
                // Asked second: by now the first is listening.
                never = async { drop(listening); pending().await } => never,
            };
            if first.is_ok() {
                raised.store(true, Ordering::Relaxed);
            }
            if ctrl_c().await.is_ok() {
                std::process::exit(INTERRUPTED);
            }
        });
    });
    // Nothing is ever sent: the sender goes when somebody listens, or nobody can.
    let _ = heard.recv();
    flag
}
