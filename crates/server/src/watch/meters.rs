//! What is measured, as Prometheus reads it. A label has few values that are known beforehand: no address, no name, no table.

use std::sync::OnceLock;
use std::time::Duration;

use metrics::{counter, describe_counter, describe_gauge, describe_histogram, gauge, histogram};
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};
use sysinfo::{ProcessesToUpdate, System, get_current_pid};

use crate::hall::Hall;
use crate::thinkers::Rank;

/// Where the figures are gathered, once they are asked for; until then nothing is kept.
static HANDLE: OnceLock<Option<PrometheusHandle>> = OnceLock::new();

/// The upper ends of what is counted together, in seconds.
const SECONDS: [f64; 12] = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0];
/// The same of jobs that are written together.
const JOBS: [f64; 9] = [1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0];

const ANSWERS: &str = "conclave_answers_total";
const ANSWER_SECONDS: &str = "conclave_answer_seconds";
const REQUEST_SECONDS: &str = "conclave_request_seconds";
const LIVE_PAGES: &str = "conclave_live_pages";
const PUSHES: &str = "conclave_pushes_total";
const PUSHED: &str = "conclave_push_bytes_total";
const THOUGHT_SECONDS: &str = "conclave_thought_seconds";
const WAIT_SECONDS: &str = "conclave_thought_wait_seconds";
const ITERATIONS: &str = "conclave_iterations_total";
const LIMITED: &str = "conclave_limited_total";
const GROUP_JOBS: &str = "conclave_write_group_jobs";
const GROUP_SECONDS: &str = "conclave_write_group_seconds";
const WRITE_FAILURES: &str = "conclave_write_failures_total";
const CAN_WRITE: &str = "conclave_can_write";
const TABLES: &str = "conclave_tables";
const THINKERS: &str = "conclave_thinkers";
const MEMORY: &str = "conclave_memory_bytes";
const PROCESSOR: &str = "conclave_processor_seconds_total";

/// Begins to gather; more than once does nothing more.
pub(crate) fn install() {
    HANDLE.get_or_init(|| {
        let buckets = [(GROUP_JOBS, &JOBS[..])].into_iter().chain(
            [ANSWER_SECONDS, REQUEST_SECONDS, THOUGHT_SECONDS, WAIT_SECONDS, GROUP_SECONDS]
                .map(|name| (name, &SECONDS[..])),
        );
        let builder = buckets.into_iter().try_fold(PrometheusBuilder::new(), |builder, (name, ends)| {
            builder.set_buckets_for_metric(Matcher::Full(name.to_owned()), ends)
        });
        let handle = builder.and_then(PrometheusBuilder::install_recorder);
        let handle = handle.map_err(|error| tracing::warn!(%error, "nothing is measured")).ok();
        describe();
        counter!(WRITE_FAILURES).absolute(0);
        gauge!(CAN_WRITE).set(1.0);
        gauge!("conclave_build_info", "version" => env!("CARGO_PKG_VERSION")).set(1.0);
        handle
    });
}

fn describe() {
    describe_counter!(ANSWERS, "answers of persons, computers and time, by game and by what came of them");
    describe_histogram!(ANSWER_SECONDS, "from an answer to its being written");
    describe_histogram!(REQUEST_SECONDS, "from a request to its response, by route and class of status");
    describe_gauge!(LIVE_PAGES, "live pages that are open");
    describe_counter!(PUSHES, "messages pushed to live pages");
    describe_counter!(PUSHED, "bytes pushed to live pages");
    describe_histogram!(THOUGHT_SECONDS, "how long a computer thought, by who waits for it");
    describe_histogram!(WAIT_SECONDS, "how long it waited for its turn to think");
    describe_counter!(ITERATIONS, "iterations of search");
    describe_counter!(LIMITED, "refusals for too much, by what it was too much of");
    describe_histogram!(GROUP_JOBS, "jobs that went to the disk together");
    describe_histogram!(GROUP_SECONDS, "how long they took");
    describe_counter!(WRITE_FAILURES, "groups of jobs that could not be written");
    describe_gauge!(CAN_WRITE, "1 while the house can write");
    describe_gauge!(TABLES, "tables in memory");
    describe_gauge!(THINKERS, "who thinks at this moment, and who waits for it");
    describe_gauge!(MEMORY, "resident memory of the process");
    describe_counter!(PROCESSOR, "processor time of the process, whole seconds");
}

/// Adds up what was measured.
pub(super) fn tidy() {
    if let Some(handle) = HANDLE.get().and_then(Option::as_ref) {
        handle.run_upkeep();
    }
}

/// All figures as they are now.
pub(super) fn render(hall: &Hall) -> String {
    gauge!(TABLES).set(hall.all_known().len() as f64);
    for (what, many) in hall.thinkers.busy() {
        gauge!(THINKERS, "who" => what).set(many as f64);
    }
    if let Ok(own) = get_current_pid() {
        let mut system = System::new();
        system.refresh_processes(ProcessesToUpdate::Some(&[own]), false);
        if let Some(process) = system.process(own) {
            gauge!(MEMORY).set(process.memory() as f64);
            counter!(PROCESSOR).absolute(process.accumulated_cpu_time() / 1000);
        }
    }
    HANDLE.get().and_then(Option::as_ref).map(PrometheusHandle::render).unwrap_or_default()
}

/// An answer was given at a table of this game, and this came of it.
pub(crate) fn an_answer(game: &str, outcome: &'static str, took: Duration) {
    counter!(ANSWERS, "game" => game.to_owned(), "outcome" => outcome).increment(1);
    if outcome == "taken" {
        histogram!(ANSWER_SECONDS).record(took);
    }
}

/// A request was answered.
pub(super) fn a_request(route: &str, class: &'static str, took: Duration) {
    histogram!(REQUEST_SECONDS, "route" => route.to_owned(), "class" => class).record(took);
}

/// A live page is open as long as the value lives.
pub(crate) struct LivePage;

/// A live page was opened.
pub(crate) fn a_live_page() -> LivePage {
    gauge!(LIVE_PAGES).increment(1.0);
    LivePage
}

impl Drop for LivePage {
    fn drop(&mut self) {
        gauge!(LIVE_PAGES).decrement(1.0);
    }
}

/// Something of so many bytes was pushed.
pub(crate) fn a_push(bytes: usize) {
    counter!(PUSHES).increment(1);
    counter!(PUSHED).increment(bytes as u64);
}

/// A computer has thought.
pub(crate) fn a_thought(rank: &Rank, waited: Duration, took: Duration, iterations: u64) {
    let rank = match rank {
        Rank::Awaited => "awaited",
        Rank::Unseen => "unseen",
        Rank::Alone(_) => "alone",
    };
    histogram!(WAIT_SECONDS, "for" => rank).record(waited);
    histogram!(THOUGHT_SECONDS, "for" => rank).record(took);
    counter!(ITERATIONS).increment(iterations);
}

/// Somebody was refused for too much of something.
pub(crate) fn a_limit(kind: &'static str) {
    counter!(LIMITED, "kind" => kind).increment(1);
}

/// So many jobs went to the disk together.
pub(crate) fn a_group(jobs: usize, took: Duration) {
    histogram!(GROUP_JOBS).record(jobs as f64);
    histogram!(GROUP_SECONDS).record(took);
}

/// The house cannot write, or can again.
pub(crate) fn cannot_write(cannot: bool) {
    gauge!(CAN_WRITE).set(if cannot { 0.0 } else { 1.0 });
    if cannot {
        counter!(WRITE_FAILURES).increment(1);
    }
}
