//! What comes from outside may be anything: it is read, or refused with a sentence in both languages.

use godlucky::{Action, GodLucky, Setup};
use proptest::prelude::*;
use proving::{
    assert_lines_come_back, assert_positions_come_back, assert_prints_as_typed, assert_read_or_refused,
    assert_refused_at_the_end, assert_wrong_lines, letters, nearly,
};
use table::{Game, Notation, Trouble};

const LINE: &str = "phase=2 turns=24 at=2 first=3 extra=now frenzy=4 board=b3,b1,b2,b4,b5,b6,b7,b8,b9,b10,b20,b11,b12,\
    b13,b14,b15,b16,b17,b18,b19 gone=e4,e1 discards=o5,o4,o26 banished=m2 swaps=faith:0:2,corruption:1:2 \
    traps=7:1:o12*?3,9:1:o13! | WaterWalker 5/2 @3 skip=1 o1~,o2!,o27^,m1~ | Morphyss 7/8 heaven2 spent o3?02,o25!,m3?0 | \
    LordUnder 9/10 @20 changed o18*?0 | BlackSarcophagus mad @4";

fn read(line: &str) -> Result<GodLucky, Trouble> {
    GodLucky::read(line, &Setup::default())
}

#[test]
fn a_line_reads_back() {
    let short =
        "phase=1 turns=1 at=0 | WaterWalker 5/2 @1 | Morphyss 5/8 @1 | LordUnder 5/8 @1 | Nirvanello 5/2 @1";
    // The last card is laid, and who laid it plays on.
    let dawn = LINE.replace("phase=2", "phase=1");
    assert_lines_come_back(read, &[LINE, short, &dawn]);
}

#[test]
fn what_is_not_said_is_as_at_the_start() {
    let line = read("| morphyss @4 | god=1 | Nirvanello o7,o26 | LordUnder mad").unwrap().line().unwrap();
    let whole = "phase=1 turns=1 at=0 | Morphyss 5/8 @4 | WaterWalker 5/2 @1 | Nirvanello 5/2 @1 o7,o26 | LordUnder mad @1";
    assert_eq!(line, whole);
    let second = read("phase=2 | Morphyss @20 | Nirvanello | LordUnder | WaterWalker").unwrap();
    assert_eq!(second.view(None).open.board.len(), 20);
}

#[test]
fn a_table_that_is_not_at_rest_has_no_line() {
    let start = GodLucky::new(&Setup::default()).unwrap();
    assert!(start.line().is_none() && !start.at_rest());
}

/// Nothing that matters is lost: what a line says is the whole position, but for how it came about.
#[test]
fn every_position_at_rest_comes_back_whole() {
    assert_positions_come_back::<GodLucky>(
        &["seats=2", "seats=4 mode=accelerated", "seats=6 early=none mad=before"],
        500,
    );
}

/// A mistake and where it stands: what is there, what comes in its place, and the word at which it is noticed.
#[test]
fn a_wrong_line_is_refused_with_its_place() {
    let wrong = [
        ("phase=2", "phase=3", "3"),
        ("phase=2 turns=24 at=2 first=3 extra=now", "phase=1", "b3,b1"),
        ("phase=2", "wings=2", "wings"),
        ("turns=24", "turns=0", "0 at"),
        ("turns=24", "turns=241", "241"),
        ("turns=24", "turns=+4", "+4"),
        ("turns=24", "phase=2", "phase=2 at"),
        ("at=2", "at=4", "4 first"),
        ("at=2", "at=3", "BlackSarcophagus"),
        ("extra=now", "extra=soon", "soon"),
        ("frenzy=4", "frenzy=5", "5 board"),
        ("b3,b1", "b1,b1", "b1,b2"),
        ("b3,b1", "b11,b1", "b11,b1"),
        ("b3,b1", "b0,b1", "b0"),
        ("gone=e4", "gone=e1", "e1 disc"),
        ("gone=e4", "gone=e16", "e16"),
        ("discards=o5", "discards=m5", "m5"),
        ("discards=o5", "discards=o1", "o1~"),
        ("discards=o5", "discards=o31", "o31"),
        ("swaps=faith:0:2", "swaps=faith:0:0", "faith:0:0"),
        ("swaps=faith:0:2", "swaps=faith:0:3", "faith:0:3"),
        ("swaps=faith:0:2", "swaps=faith:0", "faith:0"),
        ("traps=7:1:o12", "traps=21:1:o12", "21"),
        ("traps=7:1:o12", "traps=9:1:o12", "9:1:o13"),
        ("traps=7:1:o12*", "traps=7:1:o16*", "o16*"),
        ("traps=7:1:o12*?3", "traps=7:1:o30", "7:1:o30"),
        ("traps=7:1:o12*?3", "traps=7:1:o12*?1", "o12*?1"),
        ("traps=7:1:o12*?3", "traps=7:1:o12~", "o12~"),
        ("WaterWalker", "WaterRunner", "WaterRunner"),
        ("WaterWalker", "Morphyss", "Morphyss 7"),
        ("5/2", "0/2", "0/2"),
        ("5/2", "10/2", "10/2"),
        ("5/2", "5/10", "10 @3"),
        ("7/8", "7/1", "1 heaven"),
        ("@3", "@21", "21 skip"),
        ("@3", "@0", "0 skip"),
        ("heaven2", "heaven4", "4 spent"),
        ("@20", "hell3", "LordUnder"),
        ("skip=1", "@3", "@3 o1"),
        ("skip=1", "soon", "soon"),
        ("o1~", "o1^", "o1^"),
        ("o1~", "o1!*", "o1!*"),
        ("o1~", "o1~~", "o1~~"),
        ("o1~", "o1?", "o1?"),
        ("o1~", "o1?7", "o1?7"),
        ("o1~", "o16*", "o16*"),
        ("o1~", "o1è", "o1è"),
        ("mad @4", "mad @4 o19", "o19"),
        ("mad @4", "mad hell1", "hell1"),
        ("mad @4", "mad 6/3", "6/3"),
    ];
    assert_wrong_lines(LINE, read, &wrong);
}

#[test]
fn a_seat_too_few_or_too_many_and_a_game_that_is_over_are_refused() {
    assert_refused_at_the_end(
        read,
        &[
            "| Morphyss | WaterWalker | Nirvanello",
            "| Morphyss | WaterWalker | Nirvanello | LordUnder | SilentDreamer",
            "| Morphyss | WaterWalker | | LordUnder",
            "| Morphyss | WaterWalker mad | Nirvanello mad | LordUnder mad",
            "",
        ],
    );
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn nearly_right_lines(line in nearly(LINE, letters("0123456789omebhd@/:,|?^~!*= -"))) {
        assert_read_or_refused(read, &line);
    }

    #[test]
    fn anything(text in any::<String>()) {
        prop_assert!(read(&text).is_err());
        assert_prints_as_typed::<Action>(&text);
    }
}
