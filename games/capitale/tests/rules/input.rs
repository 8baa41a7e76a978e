//! What comes from outside may be anything: it is read, or refused with a sentence in both languages.

use capitale::{Action, Capitale, Setup};
use proptest::prelude::*;
use proving::{
    assert_imagined_alike, assert_lines_come_back, assert_positions_come_back, assert_prints_as_typed,
    assert_read_or_refused, assert_refused_at_the_end, assert_wrong_lines, letters, nearly,
};
use table::{Game, Notation, Trouble};

/// Every word and every mark.
const LINE: &str = "turn=9 at=1 phase=opening opened=1 results=0:cities:14,1:library:60 conquests=3:2 stirred=4 time=over \
    cities=capital:0!,?,vadofermo:1,?~2,portochiaro!~1 \
    units=1:0:t5@1/tapped/damage1,2:1:m1@3/stunned/moved/shield1/power+2/hp-1/range+1/move+1/armor-1/swift/rooted,\
    3:1:n21@#1,7:0:t6@field/used1,6:0:t25@2 down=4:0:t3@2,5:1:n1@4 | \
    deck=bastione side=2*t8+2*t25+2*t28+2*w24+2*w27 hand=t1!,t1,t12 grave=t16,w4,t16 shown=t1+2*m2 quicks=2 | \
    deck=crepuscolo side=2*t2+2*t8+2*t25+2*n13+2*n26 hand=n1 more=1";

fn read(line: &str) -> Result<Capitale, Trouble> {
    let setup: Setup = "set=down clock=50".parse().unwrap();
    Capitale::read(line, &setup)
}

#[test]
fn a_line_reads_back() {
    let start = "turn=1 at=0 | deck=bastione | deck=galoppo";
    let own = "turn=1 at=0 | deck=m1*30,m2*20/t1*3 | deck=galoppo";
    assert_lines_come_back(read, &[LINE, start, own, "turn=2 at=1 time=over | deck=rogo | deck=rogo"]);
}

#[test]
fn what_is_not_said_is_as_at_the_start() {
    let setup: Setup = "deck1=bastione deck2=m1*50".parse().unwrap();
    let truth = Capitale::read("|  |", &setup).unwrap();
    assert_eq!(truth.line().unwrap(), "turn=1 at=0 | deck=bastione | deck=m1*50");
    let open = truth.view(None).open;
    assert_eq!((open.libraries, open.duel, open.turns, open.first.index()), ([60, 50], 1, 1, 0));
    // Who began follows from the turn, the turns of the match from the duels before.
    let open = read("turn=6 at=0 results=1:library:60 | deck=rogo | deck=rogo").unwrap().view(None).open;
    assert_eq!((open.first.index(), open.duel, open.turns), (1, 2, 66));
}

#[test]
fn a_table_that_is_not_at_rest_has_no_line() {
    let start = Capitale::new(&Setup::default()).unwrap();
    assert!(start.line().is_none() && !start.at_rest());
}

/// Nothing that matters is lost: what a line says is the whole position, but for how it came about.
#[test]
fn every_position_at_rest_comes_back_whole() {
    assert_positions_come_back::<Capitale>(
        &["duels=3", "duels=1 set=down gate=levels", "lists=open clock=50"],
        500,
    );
}

/// A mistake and where it stands: what is there, what comes in its place, and the word at which it is noticed.
#[test]
fn a_wrong_line_is_refused_with_its_place() {
    let wrong = [
        ("turn=9", "wings=2", "wings"),
        ("turn=9", "turn=0", "0 at"),
        ("turn=9", "turn=10000", "10000"),
        ("turn=9", "at=0", "at=1"),
        ("at=1", "at=2", "2 phase"),
        ("phase=opening", "phase=main", "main"),
        ("phase=opening ", "", "1 results"),
        ("opened=1", "opened=0", "0 results"),
        ("opened=1", "opened=2", "opening"),
        ("0:cities:14", "0:time:14", "time:14"),
        ("0:cities:14", "2:cities:14", "2:cities"),
        ("0:cities:14", "0:cities:0", "0,1:"),
        ("0:cities:14", "0:cities", "0:cities,"),
        ("0:cities:14", "1:cities:14", "1:library"),
        ("conquests=3:2", "conquests=3", "3 stirred"),
        ("conquests=3:2", "conquests=3:x", "x stirred"),
        ("stirred=4", "stirred=61", "61"),
        ("time=over", "time=spent", "spent"),
        ("?~2,", "", "capital:0!"),
        ("?~2", "?~3", "3,porto"),
        ("?~2", "?~0", "0,porto"),
        ("?~2", "capital", "capital,portochiaro"),
        ("?~2", "?:0", "0,portochiaro"),
        ("?~2", "roma", "roma"),
        ("?~2", "pietracava:0", "pietracava:0"),
        ("portochiaro!~1", "portochiaro!!", "portochiaro!!"),
        ("vadofermo:1", "vadofermo:2", "2,?~2"),
        ("vadofermo:1", "vadofermo:0", "vadofermo:0"),
        ("1:0:t5@1", "0:0:t5@1", "0:0:t5"),
        ("1:0:t5@1", "256:0:t5@1", "256:0:t5"),
        ("1:0:t5@1", "1:2:t5@1", "2:t5"),
        ("1:0:t5@1", "1:0:t99@1", "t99"),
        ("1:0:t5@1", "1:0:t4@1", "t4@1"),
        ("1:0:t5@1", "1:0:t5@0", "0/tapped"),
        ("1:0:t5@1", "1:0:t5@6", "6/tapped"),
        ("1:0:t5@1", "1:0:t5@#7", "#7/tapped"),
        ("1:0:t5@1", "1:0:t5", "1:0:t5/tapped"),
        ("1:0:t5@1", "1:0:t18@1", "1/tapped"),
        ("2:1:m1", "1:1:m1", "1:1:m1"),
        ("damage1", "damage3", "1:0:t5"),
        ("damage1", "damage0", "0,2:1"),
        ("/tapped", "/asleep", "asleep"),
        ("/tapped", "/used1", "1/damage1"),
        ("power+2", "power2", "2/hp-1"),
        ("power+2", "power+0", "+0"),
        ("power+2", "power+200", "+200"),
        ("rooted", "rooted1", "rooted1"),
        ("n21@#1", "n21@#9", "3:1:n21"),
        ("n21@#1", "n21@#2", "3:1:n21"),
        ("n21@#1", "n21@#6", "3:1:n21"),
        ("n21@#1", "n21@2", "2,7:0"),
        ("n21@#1", "n21@#1/tapped", "tapped,7"),
        ("t25@2", "t25@field", "field down"),
        ("4:0:t3@2", "7:0:t3@2", "7:0:t3"),
        ("4:0:t3@2", "4:0:t3@field", "field,5"),
        ("4:0:t3@2", "4:1:t3@2", "t3@2"),
        ("deck=bastione", "deck=open", "open side"),
        ("deck=bastione", "deck=muro", "muro"),
        ("deck=bastione", "deck=m1*44", "m1*44"),
        ("deck=bastione", "deck=t1*46", "t1*46"),
        ("deck=bastione", "deck=x1*46", "x1*46"),
        ("deck=bastione ", "", "side="),
        ("side=2*t8", "side=3*t8", "3*t8"),
        ("side=2*t8", "side=2*t29", "2*t29"),
        ("side=2*t8", "side=2*t10+2*t8", "2*t10"),
        ("t1!,t1", "t1!!,t1", "t1!!"),
        ("t1!,t1", "t1,t1,t1", "t1,t12"),
        ("t1!,t1", "w5", "w5,t12"),
        ("grave=t16,w4,t16", "grave=t16,t16,t16", "t16 shown"),
        ("shown=t1", "shown=w5", "w5+2"),
        ("shown=t1", "shown=3*t1", "3*t1"),
        ("quicks=2", "quicks=13", "13"),
        ("more=1", "more=256", "256"),
    ];
    assert_wrong_lines(LINE, read, &wrong);
}

#[test]
fn what_a_setup_does_not_have_is_refused() {
    let says = |setup: &str, line: &str| {
        let trouble = Capitale::read(line, &setup.parse().unwrap()).expect_err(line);
        trouble.to_string()
    };
    let seats = "| deck=rogo | deck=rogo";
    assert!(says("", &format!("time=over {seats}")).contains("column 6: there is no clock"));
    assert!(says("", &format!("down=1:0:e1@1 {seats}")).contains("column 6: without 'set=down'"));
    assert!(says("duels=1", &format!("results=0:cities:3 {seats}")).contains("the match is over"));
    assert!(says("deck1=bastione", seats).contains("the setup says another deck"));
    assert!(says("", "| deck=rogo shown=e1 | deck=rogo").contains("before the second duel"));
    assert!(says("", "| deck=rogo side=e1 | deck=rogo").contains("before the second duel"));
    assert!(says("", "| deck=rogo |").contains("seat 1 lacks its deck"));
    let grave = ["m1"; 45].join(",");
    assert!(says("deck1=m1*45", &format!("| grave={grave} | deck=rogo")).contains("the duel is over"));
    let won = "cities=capital:0,vadofermo:0,pietracava:0,?,? units=1:0:m1@1,2:0:m1@2,3:0:m1@3";
    assert!(says("deck1=m1*45", &format!("{won} | | deck=rogo")).contains("the duel is won"));
}

#[test]
fn a_seat_too_few_or_too_many_is_refused() {
    assert_refused_at_the_end(read, &["| deck=rogo", "| deck=rogo | deck=rogo | deck=rogo", ""]);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn nearly_right_lines(line in nearly(LINE, letters("0123456789twenm:,|?!+=-~#@/ ")), seed in 0..100u64) {
        if let Some(truth) = assert_read_or_refused(read, &line) {
            assert_imagined_alike(&truth, 2, seed);
        }
    }

    #[test]
    fn anything(text in any::<String>()) {
        prop_assert!(read(&text).is_err());
        assert_prints_as_typed::<Action>(&text);
    }
}
