//! Chapter 2.

use dogma::{Mode, Set, Setup};
use table::Setup as _;

use crate::scene::{Scene, plain, seat};

fn setup(text: &str) -> Setup {
    text.parse().unwrap()
}

fn usual(name: &str) -> String {
    Setup::fields().into_iter().find(|field| field.name == name).unwrap().default.to_owned()
}

#[test]
fn clause_2_1_two_play_or_four_in_teams() {
    assert_eq!((setup("").seats(), setup("seats=4").seats()), (2, 4));
    for wrong in ["seats=1", "seats=3", "seats=5"] {
        assert!(wrong.parse::<Setup>().is_err(), "{wrong}");
    }
    assert_eq!(setup("").partners(seat(0)).len(), 1);
    assert_eq!(setup("seats=4").partners(seat(0)).len(), 2);
}

#[test]
fn clause_2_2_partners_sit_opposite() {
    let team = |of: u8| setup("seats=4").partners(seat(of)).iter().map(|it| it.index()).collect::<Vec<_>>();
    assert_eq!([team(0), team(1), team(2), team(3)], [[0, 2], [1, 3], [0, 2], [1, 3]]);
}

#[test]
fn clause_2_3_three_modes_of_which_two_build() {
    let begins = |mode: &str| Scene::new(&format!("mode={mode}")).draws().options(0).len();
    // A set of four or, in Predestinazione, nothing yet; what fits from nine cards; the whole box.
    let destiny = Scene::new("").go("first=0");
    assert_eq!(destiny.says(0), "destiny=1 destiny=2 destiny=3 destiny=4");
    assert!(begins("chaos") > 1 && begins("arbitrio") >= 100);
}

#[test]
fn clause_2_4_the_mode() {
    let modes = ["predestinazione", "chaos", "arbitrio"].map(|word| setup(&format!("mode={word}")).mode);
    assert_eq!(modes, [Mode::Predestinazione, Mode::Chaos, Mode::Libero]);
    assert_eq!((usual("mode"), setup("").mode), ("predestinazione".to_owned(), Mode::Predestinazione));
    assert!("mode=casa".parse::<Setup>().is_err());
}

#[test]
fn clause_2_5_the_seats() {
    assert_eq!((usual("seats"), setup("").seats), ("2".to_owned(), 2));
    assert_eq!(Scene::new("seats=4 mode=arbitrio").asked(), [0, 1, 2, 3]);
}

#[test]
fn clause_2_6_boxes_matter_in_libero_arbitrio_alone() {
    assert_eq!(usual("boxes"), "own");
    assert_eq!(Scene::new("mode=arbitrio boxes=own").asked(), [0, 1]);
    assert_eq!(Scene::new("mode=arbitrio boxes=one").go("first=1").asked(), [1]);
    for mode in ["predestinazione", "chaos"] {
        let now = |boxes: &str| Scene::new(&format!("mode={mode} boxes={boxes}")).now();
        assert_eq!(now("own"), now("one"));
    }
}

#[test]
fn clause_2_7_which_three_of_four_cards() {
    assert_eq!(usual("hizb"), "choose");
    let taken = |hizb: &str| Scene::new(&format!("hizb={hizb}")).go("first=1 destiny=2 destiny=1");
    assert_eq!(
        (taken("choose").asked(), taken("choose").says(1)),
        (vec![1], "leave=i4 leave=i5 leave=i6 leave=i16".to_owned())
    );
    let out = taken("out");
    assert_eq!((out.asked(), out.own(1).arcana[1].size()), (vec![0, 1], 3));
}

#[test]
fn clause_2_8_when_cult_cards_are_turned_up() {
    assert_eq!(usual("reveal"), "effects");
    let line = "| a1=p1,c1,c16 | a1=p5,i1,i16";
    let next = |switch: &str| Scene::under(&[], switch, line).go("cult=2");
    assert_eq!(next("reveal=effects").says(0), "call=1 call=2 call=3 appeal cult=1 cult=2");
    assert_eq!(next("reveal=owner").says(0), "ready show=1");
}

#[test]
fn clause_2_9_other_cards() {
    // A new table has the box of today; where a stored one names no cards it has the first.
    assert_eq!((usual("cards").as_str(), setup("").cards), (Set::of_the_box().name(), Set::first()));
    let other = plain(&[]);
    let text = Setup { cards: other, ..setup("") }.to_string();
    assert_eq!(setup(&text).cards, other);
    assert!("cards=none".parse::<Setup>().is_err());
}
