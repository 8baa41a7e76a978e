//! Whole games kept as records: they replay for ever, and what was told is told again. `Golden` says how they are renewed.

use std::fmt::Write;

use dogma::{Dogma, How, View, What};
use proving::{Golden, Kept};

/// Name, setup, and what must have been told: the first seed whose game tells all of it is kept.
const GAMES: [Kept<What>; 14] = [
    ("predestinazione", "", &[fell, prova, special, ability, appeal, grief]),
    ("predestinazione_owner", "hizb=out reveal=owner", &[fell, shown, lost, shield]),
    ("predestinazione_four", "seats=4", &[fell, together, prova, copied]),
    ("predestinazione_four_owner", "seats=4 reveal=owner hizb=out", &[fell, shown, withdrawn]),
    ("predestinazione_together", "hizb=out", &[fell_together]),
    ("chaos", "mode=chaos", &[fell, paid, renewed]),
    ("chaos_four", "mode=chaos seats=4", &[fell, paid, stripped, raised]),
    ("arbitrio", "mode=arbitrio", &[fell, together]),
    ("arbitrio_one", "mode=arbitrio boxes=one reveal=owner", &[fell, debt]),
    ("arbitrio_four", "mode=arbitrio boxes=one seats=4", &[fell, debt]),
    ("predestinazione_second", "rules=2", &[fell, prova, grief, laid_open]),
    ("chaos_second", "mode=chaos rules=2", &[stopped, filling, fell, laid_open]),
    ("chaos_four_second", "mode=chaos seats=4 rules=2", &[stopped, filling, fell]),
    ("arbitrio_second", "mode=arbitrio boxes=one rules=2", &[fell, debt, laid_open]),
];

fn fell(what: &What) -> bool {
    matches!(what, What::Defeated(..))
}

fn prova(what: &What) -> bool {
    matches!(what, What::Proof { .. })
}

fn special(what: &What) -> bool {
    matches!(what, What::Special(..))
}

fn ability(what: &What) -> bool {
    matches!(what, What::Ability(..))
}

fn appeal(what: &What) -> bool {
    matches!(what, What::Appeal(_))
}

fn grief(what: &What) -> bool {
    matches!(what, What::Grief(..))
}

fn shown(what: &What) -> bool {
    matches!(what, What::Shown(..))
}

fn lost(what: &What) -> bool {
    matches!(what, What::Lost(_))
}

fn shield(what: &What) -> bool {
    matches!(what, What::Shielded(..))
}

fn together(what: &What) -> bool {
    matches!(what, What::Together(_))
}

fn copied(what: &What) -> bool {
    matches!(what, What::Copied(..))
}

fn withdrawn(what: &What) -> bool {
    matches!(what, What::Withdrawn(_))
}

fn fell_together(what: &What) -> bool {
    matches!(what, What::Over(ending) if matches!(ending.how, How::Together(..)))
}

fn paid(what: &What) -> bool {
    matches!(what, What::Paid(..))
}

fn renewed(what: &What) -> bool {
    matches!(what, What::Renewed(..))
}

fn stripped(what: &What) -> bool {
    matches!(what, What::Stripped(..))
}

fn raised(what: &What) -> bool {
    matches!(what, What::Raised(..))
}

fn stopped(what: &What) -> bool {
    matches!(what, What::Stopped(_))
}

fn filling(what: &What) -> bool {
    matches!(what, What::Filling(_))
}

fn laid_open(what: &What) -> bool {
    matches!(what, What::LaidOpen(..))
}

fn debt(what: &What) -> bool {
    matches!(what, What::Debt(..))
}

/// What everybody sees at the end, as one line.
fn line(view: &View) -> String {
    let open = &view.open;
    let mut line = format!("turns={}", open.turn);
    for seat in open.seats() {
        write!(line, " {seat}:").unwrap();
        for arcano in &open.side(seat).arcana {
            let prophet = arcano.prophet.map_or("?".to_owned(), |card| card.to_string());
            let state = if arcano.fallen { "x".to_owned() } else { arcano.damage.to_string() };
            write!(line, "{prophet}/{state},").unwrap();
        }
        let discards: Vec<String> = open.discards(seat).iter().map(ToString::to_string).collect();
        write!(line, "[{}]", discards.join(",")).unwrap();
    }
    write!(line, " ending={:?}", open.ending.unwrap()).unwrap();
    line
}

#[test]
fn every_game_that_is_kept_replays_and_tells_what_it_did() {
    let home = env!("CARGO_MANIFEST_DIR");
    let golden =
        Golden::<Dogma, What> { game: "dogma", home, matches: &GAMES, what: |event| &event.what, line };
    golden.assert_kept();
}
