//! Lines that say a position: they come back, or are refused with the place of the mistake in both languages.

use dogma::{Dogma, Setup};
use proptest::prelude::*;
use proving::{
    assert_imagined_alike, assert_lines_come_back, assert_positions_come_back, assert_read_or_refused,
    assert_refused_at_the_end, assert_wrong_lines, letters, nearly,
};
use table::{Game, Notation, Seat, Trouble};

/// Every word and every mark but `set=`.
const LINE: &str = "turn=9 quiet=2 | line=2,1,4 a1=p1!,i1?,b1,r1/damage40/isteria/griefs2 \
    a2=p4,i6!+10,i10#,i11?-20/damage20/fresh10/fervour-20/shielded/crisi/fanatismo/annulled/copied-p7/new \
    a3=p2,i5,i9 a4=p3,i13,r4 divine=d2!,d1,d4! played=d5 gone=i2,r5 ardua=1 | \
    a1=p5,i3!,i15,i16 a2=p6,c13,j5 a3=p7,j6,j9,b14 a4=p8,c5,c6,c14 divine=d6";

/// The same for two printed sets.
const FATED: &str = "turn=2 | set=miracoli a1=p5,i3!,i15,i16 a2=p6,c13,j5,r1 a3=p7,j6,j9,b14 a4=p8,c5,c6,c14 \
    divine=d4,d5,d6 played=d4 | set=mecca line=3,1,2,4 a1=p1!,i1?,b1,b2 a2=p2,i5,i9,i12 a3=p3,i13,i14/new a4=p4,i6,i10,i11 \
    divine=d1,d2,d2,d3 gone=i4";

fn read(line: &str) -> Result<Dogma, Trouble> {
    Dogma::read(line, &"mode=chaos".parse::<Setup>().unwrap())
}

fn read_fated(line: &str) -> Result<Dogma, Trouble> {
    Dogma::read(line, &Setup::default())
}

#[test]
fn a_line_reads_back() {
    assert_lines_come_back(read, &[LINE]);
    assert_lines_come_back(read_fated, &[FATED]);
}

#[test]
fn what_is_not_said_is_as_at_the_start() {
    let plain = "a1=p1,i1 a2=p4,i6 a3=p2,i9 a4=p3,i13 | a1=p5,i3! a2=p6,j5 a3=p7,j9 a4=p8,c5";
    let truth = read(&format!("| {plain}")).unwrap();
    assert_eq!(truth.line().unwrap(), format!("turn=1 | {plain}"));
    let open = truth.view(None).open;
    assert_eq!((open.turn, open.quiet, open.sides[0].active, open.sides[0].divine), (1, 0, Some(0), 0));
    assert!(open.sides[0].rear[..] == [1, 2, 3] && open.sides[0].arcana[1].prophet.is_none());
}

#[test]
fn a_table_that_is_not_at_rest_has_no_line() {
    let start = Dogma::new(&Setup::default()).unwrap();
    assert!(start.line().is_none() && !start.at_rest());
    // A target placed, or the first order of two given.
    let four = "a1=p1,i1 a2=p4,i6 a3=p2,i9 a4=p3,i13 | a1=p5,i3!/isteria a2=p6,j5 a3=p7,j9 a4=p8,c5";
    let mut truth = read(&format!("| {four}")).unwrap();
    truth.play(table::Answer::Together(&[(Seat::new(1), "cult=1".parse().unwrap())]), &mut table::Deaf);
    assert!(!truth.at_rest());
}

/// Nothing that matters is lost: what a line says is the whole position, but for how it came about.
#[test]
fn every_position_at_rest_comes_back_whole() {
    let setups = [
        "",
        "hizb=out reveal=owner",
        "seats=4",
        "mode=chaos",
        "mode=chaos seats=4",
        "mode=arbitrio",
        "mode=arbitrio boxes=one seats=4",
    ];
    assert_positions_come_back::<Dogma>(&setups, 100);
}

/// A mistake and where it stands: what is there, what comes in its place, and the word at which it is noticed.
#[test]
fn a_wrong_line_is_refused_with_its_place() {
    let wrong = [
        ("turn=9", "wings=2", "wings"),
        ("turn=9", "turn=0", "0 quiet"),
        ("turn=9", "turn=201", "201"),
        ("quiet=2", "quiet=0", "0 |"),
        ("quiet=2", "turn=2", "turn=2"),
        ("line=2,1,4", "line=2,1,5", "5 a1"),
        ("line=2,1,4", "line=2,1,2", "2 a1"),
        ("line=2,1,4", "line=-", "?,b1"),
        ("a1=p1!", "a1=", ",i1?"),
        ("a1=p1!", "a1=i1", "i1,i1?"),
        ("a1=p1!", "a1=p99!", "p99"),
        ("a1=p1!", "a1=p1", "?,b1"),
        ("i1?", "i1!", "!,b1"),
        ("i1?", "i1?+10", "?+10"),
        ("i1?,b1", "i1?,b1,b1", "b1,r1"),
        ("i1?", "c1", "c1,b1"),
        ("i1?", "d1", "d1,b1"),
        ("b1,r1", "b1,r1,r2", "r2/dam"),
        ("r1/damage40", "r1!/damage40", "!/damage40"),
        ("/damage40", "/damage0", "0/isteria"),
        ("/damage40", "/damage9999", "9999"),
        ("/damage40", "/damage130", "p1!"),
        ("/damage40", "/asleep", "asleep"),
        ("/griefs2", "/griefs0", "0 a2"),
        ("/griefs2", "/griefs5", "5 a2"),
        ("/griefs2", "/new", "new a2"),
        ("/griefs2", "/copied-p7", "copied-p7 a2"),
        ("i6!+10", "i6!+", "+,i10"),
        ("i6!+10", "i6!10", "10,i10"),
        ("i6!+10", "i6!!", "!,i10"),
        ("i6!+10", "i6!+0", "+0"),
        ("/crisi/fanatismo", "/crisi/griefs2", "p4,"),
        ("/fresh10", "/fresh", "/fervour-20"),
        ("/fervour-20", "/fervour20", "20/shielded"),
        ("/copied-p7", "/copied-c1", "c1/new"),
        ("/copied-p7", "/copied-x", "x/new"),
        ("a3=p2,i5,i9", "a3=p2,i5!,i9", "!,i9"),
        ("a3=p2,i5,i9", "a3=p2,i5,i9/damage10", "damage10"),
        ("a4=p3,i13,r4", "a4=p3,i13,r4/crisi", "crisi divine"),
        ("a4=p3,i13,r4 ", "", "line=2"),
        ("divine=d2!,d1,d4!", "divine=d2!,d1,p9", "p9 played"),
        ("divine=d2!,d1,d4!", "divine=d1,d2!,d4", "d2!"),
        ("divine=d2!,d1,d4!", "divine=d2!,d1,d4,d4", "d5 gone"),
        ("played=d5", "played=d5!", "d5!"),
        ("played=d5", "played=d2,d2", "d2 gone"),
        ("gone=i2,r5", "gone=d5", "d5 ardua"),
        ("gone=i2,r5", "gone=i2,i2", "i2 ardua"),
        ("ardua=1", "ardua=2", "2 | a1"),
        ("p5,i3!", "p5,i3", ",i15"),
        ("p5,i3!", "p5,i1", "i1,i15"),
        ("p5,i3!", "p1,i3!", "p1,i3!"),
    ];
    for (right, instead, at) in wrong {
        if instead == "p5,i3" {
            // Where the mark is missing.
            let trouble = read(&LINE.replacen(right, instead, 1)).expect_err(instead);
            assert!(trouble.to_string().contains("Rivelata"), "{trouble} {at}");
            continue;
        }
        assert_wrong_lines(LINE, read, &[(right, instead, at)]);
    }
}

#[test]
fn what_a_setup_does_not_have_is_refused() {
    let fated = [
        ("set=mecca ", "", "line=3"),
        ("set=mecca", "set=roma", "roma"),
        ("set=mecca", "set=miracoli", "miracoli line"),
        ("set=mecca", "set=fede", "fede"),
        ("i5,i9,i12", "i2,i9,r5", "mecca"),
        ("i5,i9,i12", "i5,i9", "mecca"),
        ("d1,d2,d2,d3", "d1,d2,d2,d1", "mecca"),
        ("gone=i4", "gone=r9", "mecca"),
    ];
    assert_wrong_lines(FATED, read_fated, &fated);
    let says =
        |setup: &str, line: &str| Dogma::read(line, &setup.parse().unwrap()).expect_err(line).to_string();
    assert!(says("hizb=out", FATED).contains("the cards are not those of this set"));
    assert!(says("mode=chaos", FATED).contains("sets are for Predestinazione only"));
    // One box for all, or one each.
    let same = "| a1=p1,i1 a2=p4,i6 a3=p2,i9 a4=p3,i13 | a1=p1,i1 a2=p4,i6 a3=p2,i9 a4=p3,i13";
    assert!(says("mode=arbitrio boxes=one", same).contains("there is none left in the box"));
    assert!(Dogma::read(same, &"mode=arbitrio".parse().unwrap()).is_ok());
    // With nobody left on a side it is over.
    let over = same.replace(
        "| a1=p1,i1 a2=p4,i6 a3=p2,i9 a4=p3,i13 |",
        "| line=- a1=p1,i1 a2=p4,i6 a3=p2,i9 a4=p3,i13 |",
    );
    assert!(says("mode=arbitrio", &over).contains("the game is over"));
}

#[test]
fn a_seat_too_few_or_too_many_is_refused() {
    let seat = "| a1=p1,i1 a2=p4,i6 a3=p2,i9 a4=p3,i13 ";
    let free = |line: &str| Dogma::read(line, &"mode=arbitrio".parse().unwrap());
    assert_refused_at_the_end(free, &[seat, &seat.repeat(3), ""]);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn nearly_right_lines(line in nearly(LINE, letters("0123456789pcijbrdan:,|?!+=-#/ ")), seed in 0..100u64) {
        if let Some(truth) = assert_read_or_refused(read, &line) {
            assert_imagined_alike(&truth, 2, seed);
        }
    }

    #[test]
    fn anything(text in any::<String>()) {
        prop_assert!(read(&text).is_err());
    }
}
