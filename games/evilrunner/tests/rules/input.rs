//! What comes from outside may be anything: it is read, or refused with a sentence in both languages.

use evilrunner::{Action, Evilrunner, Setup, Vertex};
use proptest::prelude::*;
use proving::{
    assert_any_text, assert_nearly_right_setups, assert_read_back, assert_read_or_refused, assert_unread,
    nearly,
};
use table::{Game, Notation, Trouble};

const LINE: &str = "L=A3 U=T5 A=C7 V=C12 seals=T1,T4,T9 power=unicorn to=spirit turn=8";

fn read(line: &str) -> Result<Evilrunner, Trouble> {
    Evilrunner::read(line, &Setup::default())
}

#[test]
fn a_line_reads_back() {
    for line in [LINE, "L=T3 U=T3 A=A7 V=C12 seals=- power=none to=valandris"] {
        assert_eq!(read(line).unwrap().line().unwrap(), line);
    }
    let mixed = "to=spirit turn=8  V=C12 A=C7 U=T5 L=A3 power=unicorn seals=T9,T1,T4";
    assert_eq!(read(mixed).unwrap().line().unwrap(), LINE);
}

#[test]
fn the_end_of_a_leg_and_the_middle_of_a_turn_have_no_line() {
    let start = Evilrunner::new(&Setup::default()).unwrap();
    assert!(start.line().is_none() && !start.at_rest());
}

#[test]
fn a_wrong_line_is_refused_with_its_place() {
    let wrong = [
        ("L=A3", "L=X3", 3),
        ("L=A3", "L=A21", 3),
        ("L=A3 ", "", 62),
        ("L=A3", "L=T4", 3),
        ("V=C12", "V=C7", 18),
        ("V=C12", "V=T9", 18),
        ("T4,", "A4,", 31),
        ("T4,", "T1,", 31),
        ("T4,", "T44,", 31),
        ("power=unicorn", "power=valandris", 43),
        ("to=spirit", "to=god", 54),
        ("turn=8", "turn=61", 66),
        ("turn=8", "turn=0", 66),
        ("turn=8", "turn=+8", 66),
        ("turn=8", "L=A3", 61),
        ("turn=8", "wings=2", 61),
        ("turn=8", "è", 61),
    ];
    for (right, instead, column) in wrong {
        let line = LINE.replace(right, instead);
        let trouble = read(&line).expect_err(&line);
        assert_eq!(trouble.at, Some((1, column)), "{line}: {trouble}");
        assert!(!trouble.text.it.is_empty() && trouble.text.it != trouble.text.en);
    }
}

#[test]
fn a_position_after_the_last_turn_of_the_spirit_is_refused() {
    let line = LINE.replace("spirit", "valandris");
    assert!(read(&line.replace("turn=8", "turn=59")).is_ok());
    assert!(read(&line.replace("turn=8", "turn=60")).is_err());
    assert!(Evilrunner::read(&line.replace("turn=8", "turn=1"), &"cap=1".parse().unwrap()).is_err());
}

#[test]
fn a_declared_power_does_not_go_with_all_powers() {
    let setup = "powers=all".parse().unwrap();
    assert!(Evilrunner::read(LINE, &setup).is_err());
    assert!(Evilrunner::read(&LINE.replace("unicorn", "none"), &setup).is_ok());
}

#[test]
fn actions_read_back() {
    let all = [
        "L@A5",
        "U@T3",
        "A@C1",
        "V@C12",
        "seal@T4",
        "A>C9",
        "V>C3",
        "L*A11",
        "L^T3",
        "stay",
        "power=unicorn",
        "die=7",
    ];
    assert_read_back::<Action>(&all);
    assert_unread::<Action>(&[
        "",
        "L",
        "L@",
        "@A5",
        "LL@A5",
        "X@A5",
        "U*T3",
        "V^T3",
        "power=valandris",
        "die=0",
        "die=13",
        "die=07",
        "Stay",
        "seal>T4",
        "è@A1",
    ]);
}

proptest! {
    #[test]
    fn nearly_right_lines(line in nearly(LINE, any::<char>())) {
        assert_read_or_refused(read, &line);
    }

    #[test]
    fn any_line(text in any::<String>()) {
        prop_assert!(read(&text).is_err());
    }
}

#[test]
fn anything() {
    assert_any_text::<Evilrunner, Vertex>();
}

#[test]
fn nearly_right_setups() {
    assert_nearly_right_setups::<Evilrunner>(
        "legs=1 cap=30 speed=1 powers=all first=declared seals=3 crossing=no",
    );
}
