//! What comes from outside may be anything: it is read, or refused with a sentence in both languages.

use proptest::prelude::*;
use proving::{
    assert_lines_come_back, assert_positions_come_back, assert_prints_as_typed, assert_read_or_refused,
    assert_refused_at_the_end, assert_wrong_lines, letters, nearly,
};
use sancta::{Action, Sancta, Set, Setup};
use table::{Game, Notation, Trouble};

const LINE: &str = "turns=24 at=2 gained=20 idle=1 drawn=no again=beatitude,trial,trial discards=s9,b4,b5,a9,p2 | \
    s2:1 santuario=s3,s12,s4,s11 supports=u22,u24 rosa=s1,s26 hand=b1,b2!,a3?23,u4 | - supports=u21 hand=s14?0 | \
    s7:3+2 rosa=s6 hand=s13!,p1?013 | s5:4-1 santuario=s30";

fn read(line: &str) -> Result<Sancta, Trouble> {
    let cards = Set::learn(include_str!("../cards/plain.toml")).unwrap();
    Sancta::read(line, &Setup { cards, ..Setup::default() })
}

#[test]
fn a_line_reads_back() {
    assert_lines_come_back(
        read,
        &[LINE, "turns=1 at=0 | s1:0 | s2:0 | s3:0 | s4:0", "turns=9 at=3 | - | - | - | -"],
    );
}

#[test]
fn what_is_not_said_is_as_at_the_start() {
    let truth = read("| s3 | s4:0 hand=b1 | - | s7").unwrap();
    assert_eq!(truth.line().unwrap(), "turns=1 at=0 | s3:0 | s4:0 hand=b1 | - | s7:0");
    let open = truth.view(None).open;
    assert_eq!((open.first.unwrap().index(), open.gained, open.idle), (0, 0, 0));
    // Who began follows from the turn: the sixth is the second of the second round.
    let open = read("turns=6 at=1 | s3 | s4 | - | s7").unwrap().view(None).open;
    assert_eq!((open.first.unwrap().index(), open.gained, open.round()), (0, 5, 2));
    let open = read("turns=6 at=0 | s3 | s4 | - | s7").unwrap().view(None).open;
    assert_eq!(open.first.unwrap().index(), 3);
}

#[test]
fn a_table_that_is_not_at_rest_has_no_line() {
    let start = Sancta::new(&Setup::default()).unwrap();
    assert!(start.line().is_none() && !start.at_rest());
}

/// Nothing that matters is lost: what a line says is the whole position, but for how it came about.
#[test]
fn every_position_at_rest_comes_back_whole() {
    assert_positions_come_back::<Sancta>(&["seats=2 opening=wait", "seats=4", "seats=6"], 500);
}

/// A mistake and where it stands: what is there, what comes in its place, and the word at which it is noticed.
#[test]
fn a_wrong_line_is_refused_with_its_place() {
    let wrong = [
        ("turns=24", "wings=2", "wings"),
        ("turns=24", "turns=0", "0 at"),
        ("turns=24", "turns=161", "161"),
        ("turns=24", "turns=+4", "+4"),
        ("turns=24", "at=1", "at=2"),
        ("at=2", "at=4", "4 gained"),
        ("turns=24", "turns=60 again=trial", "again=beat"),
        ("turns=24", "turns=61", "20 idle"),
        ("gained=20", "gained=25", "25"),
        ("idle=1", "idle=4", "4 drawn"),
        ("drawn=no", "drawn=yes", "yes"),
        ("again=beatitude", "again=die", "die"),
        ("discards=s9", "discards=s31", "s31"),
        ("discards=s9", "discards=s3", "s3,s12"),
        ("discards=s9", "discards=x3", "x3"),
        ("discards=s9", "discards=s09", "s09"),
        ("s2:1 sant", "s2:2 sant", "s2:2"),
        ("s2:1 sant", "s2:x sant", "x sant"),
        ("s2:1 sant", "s2:+1 sant", "+1 sant"),
        ("s2:1 sant", "u2:1 sant", "u2:1"),
        ("s2:1 sant", "s2:1+0 sant", "+0"),
        ("s2:1 sant", "s2:1+300 sant", "+300"),
        ("s2:1 sant", "s2:1+1+1 sant", "+1+1"),
        ("s2:1 sant", "santuario=s8 sant", "santuario=s8"),
        ("santuario=s3", "santuario=s8,s3", "s11 supp"),
        ("santuario=s3", "santuario=u3", "u3"),
        ("santuario=s3", "rosa=s8 santuario=s3", "rosa=s1,"),
        ("supports=u22", "supports=u1", "u1,"),
        ("supports=u22", "supports=s8", "s8"),
        ("supports=u22", "supports=u25", "u25"),
        ("rosa=s1", "rosa=s10,s8,s1", "s26"),
        ("rosa=s1", "rosa=b7", "b7"),
        ("b2!", "b2!!", "b2!!"),
        ("b2!", "b2!?1", "b2!?1"),
        ("b2!", "b2?", "b2?"),
        ("b2!", "b2?0", "b2?0"),
        ("b2!", "b2?21", "b2?21"),
        ("b2!", "b2?4", "b2?4"),
        ("b2!", "b2è", "b2è"),
        ("b2!", "b1", "b1,a3"),
        ("| - supp", "| - santuario=s8 supp", "s8"),
        ("| - supp", "| -1 supp", "-1 supp"),
    ];
    assert_wrong_lines(LINE, read, &wrong);
}

#[test]
fn a_seat_too_few_or_too_many_is_refused() {
    assert_refused_at_the_end(read, &["| s1 | s2 | s3", "| s1 | s2 | s3 | s4 | s5", "| s1 | s2 | | s4", ""]);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn nearly_right_lines(line in nearly(LINE, letters("0123456789sbapu:,|?!+=- "))) {
        assert_read_or_refused(read, &line);
    }

    #[test]
    fn anything(text in any::<String>()) {
        prop_assert!(read(&text).is_err());
        assert_prints_as_typed::<Action>(&text);
    }
}
