//! A program that sits at a table.

use std::any::Any;
use std::io::{BufRead as _, BufReader, Read, Write as _};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use search::{AnyMind, Budget, Mix, Question, Reads};
use serde_json::{Value, json};
use sysinfo::{Pid, ProcessRefreshKind, ProcessesToUpdate, System};
use table::{Lang, Rng, Trouble};

use super::Limits;

/// An answer is no longer, in bytes: whoever writes without end is not read to the end.
const LONGEST: u64 = 64 * 1024;
/// So much of what a program complained of is repeated, in bytes.
const COMPLAINT: usize = 600;
/// How often its memory is looked at while it thinks.
const LOOK: Duration = Duration::from_millis(20);

/// A program under way. It ends with the match.
pub(super) struct Program {
    name: String,
    child: Child,
    /// What it is to be told: a pipe that nobody reads fills up, and whoever writes into it waits for ever.
    to: Sender<String>,
    /// What it says, by line.
    from: Receiver<String>,
    complaint: Arc<Mutex<Vec<u8>>>,
    limits: Limits,
    lang: Lang,
}

impl Program {
    /// Starts a program and says hello to it.
    pub(super) fn start(words: &[String], hello: Value, limits: Limits, lang: Lang) -> Result<Self, Trouble> {
        let name = words.join(" ");
        let (first, rest) = words.split_first().map_or(("", words), |(first, rest)| (first.as_str(), rest));
        let piped = Command::new(first)
            .args(rest)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn();
        let mut child = piped.map_err(|error| {
            Trouble::say(
                format!("il programma «{name}» non parte: {error}"),
                format!("the program '{name}' does not start: {error}"),
            )
        })?;
        let ((to, told), (say, from)) = (channel::<String>(), channel());
        let complaint = Arc::new(Mutex::new(Vec::new()));
        if let Some(mut input) = child.stdin.take() {
            // Whoever does not listen misses it: what is wrong is said where an answer is missing.
            thread::spawn(move || told.iter().try_for_each(|line| input.write_all(line.as_bytes())));
        }
        if let Some(output) = child.stdout.take() {
            thread::spawn(move || lines(output, &say));
        }
        if let Some(errors) = child.stderr.take() {
            let complaint = complaint.clone();
            thread::spawn(move || listen(errors, &complaint));
        }
        let program = Program { name, child, to, from, complaint, limits, lang };
        program.tell(&hello);
        Ok(program)
    }

    fn tell(&self, message: &Value) {
        // Nobody listens any more: then there will be no answer either, and that is said.
        let _ = self.to.send(format!("{message}\n"));
    }

    /// The next line that it says.
    fn hear(&mut self) -> Result<String, Trouble> {
        let (end, id) = (Instant::now() + self.limits.time, Pid::from_u32(self.child.id()));
        let mut system = System::new();
        loop {
            match self.from.recv_timeout(LOOK.min(end.saturating_duration_since(Instant::now()))) {
                Ok(line) => return Ok(line),
                Err(RecvTimeoutError::Disconnected) => return Err(self.died()),
                Err(RecvTimeoutError::Timeout) if Instant::now() >= end => {
                    let seconds = self.limits.time.as_secs();
                    return Err(self.wrong(
                        &format!("non ha risposto entro {seconds} s"),
                        &format!("has not answered within {seconds} s"),
                    ));
                }
                Err(RecvTimeoutError::Timeout) => {
                    let kind = ProcessRefreshKind::nothing().with_memory();
                    system.refresh_processes_specifics(ProcessesToUpdate::Some(&[id]), true, kind);
                    let (most, used) =
                        (self.limits.megabytes, system.process(id).map_or(0, |it| it.memory()));
                    if used > most * 1_000_000 {
                        return Err(self.wrong(
                            &format!("occupa più di {most} MB di memoria"),
                            &format!("takes more than {most} MB of memory"),
                        ));
                    }
                }
            }
        }
    }

    fn died(&mut self) -> Trouble {
        let _ = self.child.kill();
        let how = self.child.wait().map_or_else(|error| error.to_string(), |status| status.to_string());
        // Its last words may still be on their way.
        thread::sleep(LOOK);
        self.wrong(
            &format!("è finito senza rispondere ({how})"),
            &format!("has ended without an answer ({how})"),
        )
    }

    /// What is wrong, with what the program itself says of it.
    fn wrong(&self, it: &str, en: &str) -> Trouble {
        let complaint = self.complaint.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let complaint = String::from_utf8_lossy(&complaint).trim().to_owned();
        let name = &self.name;
        let (mut it, mut en) = (format!("il programma «{name}» {it}"), format!("the program '{name}' {en}"));
        if !complaint.is_empty() {
            it += &format!("; ha scritto: {complaint}");
            en += &format!("; it wrote: {complaint}");
        }
        Trouble::say(it, en)
    }

    /// The action in a line of its own.
    fn read(&self, line: &str, asked: &Question) -> Result<String, Trouble> {
        let said: String = line.trim_end().chars().take(200).collect();
        let value: Option<Value> = serde_json::from_str(line).ok();
        let action = value.as_ref().and_then(|value| value.get("action")?.as_str());
        let action = action.ok_or_else(|| {
            self.wrong(
                &format!("ha risposto «{said}»: è attesa una riga come {{\"action\":\"…\"}}"),
                &format!("has answered '{said}': a line like {{\"action\":\"…\"}} is expected"),
            )
        })?;
        if asked.options.iter().any(|option| option.action == action) {
            return Ok(action.to_owned());
        }
        let some: Vec<&str> = asked.options.iter().take(12).map(|option| option.action.as_str()).collect();
        let some = some.join(", ");
        Err(self.wrong(
            &format!("ha risposto «{said}», che non è fra le azioni permesse: {some}"),
            &format!("has answered '{said}', which is none of the options: {some}"),
        ))
    }
}

impl AnyMind for Program {
    fn keeps(&self) -> bool {
        false
    }

    fn observe(&mut self, _: &dyn Any, _: &mut Rng) {}

    fn answer(&mut self, _: &dyn Any, _: Budget, _: &mut Rng) -> Mix<String> {
        Mix::default()
    }

    fn reader(&mut self) -> Option<&mut dyn Reads> {
        Some(self)
    }
}

impl Reads for Program {
    fn reply(&mut self, asked: &Question) -> Result<String, Trouble> {
        let lang = self.lang;
        let options = asked.options.iter().map(|it| json!({"action": it.action, "text": it.text.get(lang)}));
        let told = asked.told.iter().map(|text| text.get(lang));
        self.tell(
            &json!({"told": told.collect::<Value>(), "view": asked.view.get(lang), "ask": asked.ask.get(lang),
            "options": options.collect::<Value>(), "position": asked.position}),
        );
        let line = self.hear()?;
        self.read(&line, asked)
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Hands on what is said, by line, until nobody wants it or a line has no end.
fn lines(output: impl Read, say: &Sender<String>) {
    let mut output = BufReader::new(output);
    loop {
        let mut line = Vec::new();
        let read = (&mut output).take(LONGEST).read_until(b'\n', &mut line);
        if !matches!(read, Ok(1..)) || say.send(String::from_utf8_lossy(&line).into_owned()).is_err() {
            return;
        }
    }
}

/// Keeps the end of what is complained of.
fn listen(mut errors: impl Read, complaint: &Mutex<Vec<u8>>) {
    let mut some = [0; 1024];
    while let Ok(read @ 1..) = errors.read(&mut some) {
        let mut complaint = complaint.lock().unwrap_or_else(PoisonError::into_inner);
        complaint.extend_from_slice(&some[..read]);
        let spare = complaint.len().saturating_sub(COMPLAINT);
        complaint.drain(..spare);
    }
}
