//! Chapter 5.

use dogma::{Action, Dogma, What};
use table::Estimate;

use crate::scene::{NO_JEWISH_RITES, Scene, but_jewish_rites, list};

/// What lies in the packs of the first three rounds, of seat 0 and of seat 1.
const PACKS: [[&str; 2]; 3] = [
    ["p1 p2 c1 c2 c3 c4 c5 c6 d1", "p11 p12 i1 i2 i3 i4 i5 i6 d3"],
    ["p3 p4 c7 c8 c9 c10 c11 c12 d1", "p13 p14 i7 i8 i9 i10 i11 i12 d3"],
    ["p5 p6 d2 d2 c13 c14 c15 j1 j2", "p15 p16 j3 j4 j5 j6 j7 j8 j9"],
];

fn dealt(packs: &[&str]) -> String {
    packs.iter().flat_map(|pack| pack.split(' ')).map(|card| format!("card={card} ")).collect()
}

/// The third round: seat 0 lacks nothing any more, seat 1 has four Prophets with a card each.
fn third(says: &[(&str, &str)]) -> Scene {
    third_of(says, "mode=chaos", "1:take=p14:4 1:take=i8:4")
}

/// The same where seat 1 has begun its fourth Arcano with `fourth`.
fn third_of(says: &[(&str, &str)], setup: &str, fourth: &str) -> Scene {
    let scene = Scene::start(says, setup).go(&dealt(&PACKS[0]));
    let scene = scene
        .go("0:take=p1:1 0:take=c1:1 0:take=c2:1 0:take=c3:1 0:take=p2:2 0:take=c4:2 0:take=c5:2 0:take=c6:2 0:take=d1:5")
        .go("1:take=p11:1 1:take=i1:1 1:take=p12:2 1:take=i2:2 0:done 1:done")
        .go(&dealt(&PACKS[1]));
    let scene = scene
        .go("0:take=p3:3 0:take=c7:3 0:take=c8:3 0:take=c9:3 0:take=p4:4 0:take=c10:4 0:take=c11:4 0:take=c12:4 0:take=d1:5")
        .go(&format!("1:take=p13:3 1:take=i7:3 {fourth} 0:done 1:done"));
    scene.go(&dealt(&PACKS[2])).go("0:take=d2:5 0:take=d2:5")
}

/// So many rounds in which all put their packs down.
fn rounds(mut scene: Scene, count: usize) -> Scene {
    for _ in 0..count {
        scene = scene.draws();
        for seat in scene.asked() {
            scene = scene.go(&format!("{seat}:done"));
        }
    }
    scene.draws()
}

fn is_closed(what: &What) -> bool {
    matches!(what, What::Closed(_))
}

fn is_paid(what: &What) -> bool {
    matches!(what, What::Paid(..))
}

#[test]
fn clause_5_1_twelve_packs_of_two_prophets_and_seven_others_and_ten_cards_stay_out() {
    let scene = Scene::new("mode=chaos");
    let odds = scene.odds();
    assert!(odds.len() == 27 && odds.iter().all(|(card, n)| card.starts_with("card=p") && *n == 1));
    let scene = scene.go("card=p1 card=p2");
    let odds = scene.odds();
    let interventions = odds.iter().filter(|(card, n)| card.starts_with("card=d") && *n == 2).count();
    assert_eq!((odds.len(), interventions), (64 + 9 + 9, 9));
    let scene = rounds(scene, 6);
    let found = |what: &What| matches!(what, What::Found(..));
    assert_eq!((scene.times(found), 27 + 91 - 12 * 9), (12 * 9, 10));
    // Nobody hears of what stays out, and nothing more is dealt.
    assert_eq!(rounds(scene, 3).times(found), 12 * 9);
}

#[test]
fn clause_5_2_chance_deals_a_pack_when_it_is_first_looked_at_in_order_of_number() {
    let scene = Scene::new("mode=chaos");
    assert_eq!(scene.asked(), Vec::<u8>::new());
    // The first nine are of pack 1, which seat 0 has, the next nine of pack 7.
    let scene = scene.go(&dealt(&PACKS[0][..1]));
    assert_eq!(
        (
            scene.hears(0, |what| matches!(what, What::Found(..))),
            scene.hears(1, |what| matches!(what, What::Found(..)))
        ),
        (9, 0)
    );
    let scene = scene.go(&dealt(&PACKS[0][1..]));
    assert_eq!(list(scene.view(1).supply.each()), "p11,p12,i1,i2,i3,i4,i5,i6,d3");
    // Looked at again, in the seventh round, it lies as it was left.
    let scene = rounds(scene, 6);
    assert_eq!(list(scene.view(0).supply.each()), "p11,p12,i1,i2,i3,i4,i5,i6,d3");
}

#[test]
fn clause_5_3_packs_lie_in_a_ring_and_all_go_the_same_way() {
    let packs = |setup: &str, count| {
        let scene = rounds(Scene::new(setup), count);
        let took = scene.told.iter().filter_map(|(_, event)| match event.what {
            What::TookPack(seat, pack) => Some((seat.index(), pack + 1)),
            _ => None,
        });
        let mut took: Vec<_> = took.collect();
        took.sort_unstable();
        took
    };
    // The first ones were taken before anybody listened.
    assert_eq!(packs("mode=chaos", 1), [(0, 2), (1, 8)]);
    assert!(packs("mode=chaos", 6).contains(&(1, 1)));
    assert_eq!(packs("mode=chaos seats=4", 1), [(0, 2), (1, 5), (2, 8), (3, 11)]);
    assert!(packs("mode=chaos seats=4", 3).contains(&(3, 1)));
}

#[test]
fn clause_5_4_any_number_of_cards_each_at_once_where_it_may_lie() {
    let scene = Scene::new("mode=chaos").go(&dealt(&PACKS[0]));
    assert!(scene.allows(0, "done") && scene.allows(0, "take=p1:1") && !scene.allows(0, "take=p11:1"));
    let scene = scene.go("0:take=p1:1 0:take=c1:1 0:take=c2:1 0:take=c3:1");
    // There is room for three.
    assert!(!scene.allows(0, "take=c4:1") && scene.allows(0, "take=c4:2") && !scene.allows(0, "take=d1:2"));
    assert!(scene.go("0:take=c4:2 0:take=p2:2 0:take=d1:5").allows(0, "done"));
}

#[test]
fn clause_5_5_what_lies_in_an_arcano_stays_there() {
    let scene = Scene::new("mode=chaos").go(&dealt(&PACKS[0])).go("0:take=p1:1 0:take=c1:1");
    assert_eq!((scene.options_with(0, "drop="), scene.allows(0, "take=c1:2")), (String::new(), false));
    let scene = scene.go("0:done 1:done").go(&dealt(&PACKS[1]));
    assert_eq!(list(scene.own(0).arcana[0].each()), "p1,c1");
}

#[test]
fn clause_5_6_each_builds_apart_and_all_take_the_next_packs_together() {
    let scene = Scene::new("mode=chaos").go(&dealt(&PACKS[0])).go("1:take=i1:1 1:done");
    assert_eq!((scene.asked(), scene.open().build.lap), (vec![0], 1));
    let scene = rounds(scene.go("0:done"), 5);
    // Seat 0 finds in pack 7 what seat 1 has left.
    assert_eq!(
        (scene.open().build.lap, list(scene.view(0).supply.each())),
        (7, "p11,p12,i2,i3,i4,i5,i6,d3".to_owned())
    );
}

#[test]
fn clause_5_7_whoever_is_complete_may_close_and_must_with_no_place_free() {
    let scene = third(&[]);
    assert_eq!((scene.says(0).as_str(), scene.allows(1, "close")), ("close", false));
    // Elaine's fourth place is still free.
    let scene = third(&[("p1", "abilities\nfourth = true")]);
    assert!(scene.allows(0, "close") && scene.allows(0, "done") && scene.allows(0, "take=c13:1"));
}

#[test]
fn clause_5_8_a_closing_is_told_and_counts_when_all_have_put_their_packs_down() {
    let scene = third(&[]).go("0:close");
    assert_eq!((scene.times(is_closed), scene.asked(), scene.allows(1, "close")), (0, vec![1], false));
    assert_eq!(scene.clone().view(1), third(&[]).go("0:close").view(1));
    let scene = scene.go("1:done");
    assert!(scene.told(is_closed) && scene.draws().asked() == [1]);
}

/// Four seats at their fourth packs: the first has closed with the third. What another does with its first stands before all put it
/// down.
fn four_of_whom_the_first_closes(setup: &str, another: &str) -> Scene {
    let packs = [PACKS[0][0], PACKS[0][1], "p15 p16 j3 j4 j5 j6 j7 j8 j9", "p17 p18 b1 b2 b3 b4 b5 b6 b7"];
    let mut scene = Scene::new(setup).go(&dealt(&packs));
    scene = scene.go("0:take=p1:1 0:take=c1:1 0:take=c2:1 0:take=c3:1 0:take=p2:2 0:take=c4:2 0:take=c5:2 0:take=c6:2 0:take=d1:5");
    scene = scene
        .go(&format!("{another}0:done 1:done 2:done 3:done"))
        .go("card=p3 card=p4 card=c7 card=c8 card=c9 card=c10 card=c11 card=c12 card=d1")
        .draws();
    scene = scene.go("0:take=p3:3 0:take=c7:3 0:take=c8:3 0:take=c9:3 0:take=p4:4 0:take=c10:4 0:take=c11:4 0:take=c12:4 0:take=d1:5");
    scene = scene
        .go("0:done 1:done 2:done 3:done")
        .go("card=p19 card=p20 card=d2 card=d2 card=d4 card=d4 card=d5 card=d5 card=d6")
        .draws();
    scene.go("0:take=d2:5 0:take=d2:5 0:close 1:done 2:done 3:done").draws()
}

#[test]
fn clause_5_9_after_a_closing_each_of_the_others_looks_at_one_more_pack_without_paying() {
    let scene = rounds(third(&[]).go("0:close 1:done"), 0);
    assert_eq!((scene.open().build.extra[1], scene.times(is_paid)), (1, 0));
    // The partner too.
    let scene = four_of_whom_the_first_closes("mode=chaos seats=4", "");
    assert_eq!((scene.open().build.extra, scene.times(is_paid)), ([0, 1, 1, 1], 0));
    assert_eq!(rounds(scene, 1).times(is_paid), 3);
}

#[test]
fn clause_5_10_every_further_pack_costs_20_damage_as_soon_as_it_is_looked_at() {
    let scene = rounds(third(&[]).go("0:close 1:done"), 1);
    assert!(scene.told(|what| matches!(what, What::Paid(_, 20))));
    assert_eq!((scene.side(1).debt, scene.side(0).debt), (20, 0));
    assert_eq!(rounds(scene, 1).side(1).debt, 40);
}

#[test]
fn clause_5_11_after_a_closing_one_may_close_incomplete_with_four_prophets_and_a_card_each() {
    let scene = third(&[]);
    assert!(!scene.allows(1, "close"));
    let scene = rounds(scene.go("0:close 1:done"), 0);
    assert!(scene.allows(1, "close") && scene.own(1).divine.is_empty());
    let scene = scene.go("1:close");
    assert!(
        !scene.open().build.on
            && scene.side(1).divine == 0
            && scene.own(1).arcana.iter().all(|pack| pack.size() == 1)
    );
    // Three Prophets are not enough.
    let scene = Scene::new("mode=chaos").go(&dealt(&PACKS[0])).go("1:take=p11:1 1:take=i1:1");
    assert!(!scene.allows(1, "close"));
}

#[test]
fn clause_5_12_the_ring_goes_on_and_costs_what_it_cost() {
    // A second lap: seat 0 has pack 1 again.
    let scene = Scene::new("mode=chaos").go(&dealt(&PACKS[0])).go("0:take=p1:1 0:done 1:done");
    let scene = rounds(scene, 11);
    assert_eq!(
        (scene.open().build.lap, list(scene.view(0).supply.each())),
        (13, "p2,c1,c2,c3,c4,c5,c6,d1".to_owned())
    );
    let scene = rounds(third(&[]).go("0:close 1:done"), 11);
    assert_eq!((scene.open().build.lap, scene.side(1).debt), (15, 11 * 20));
}

#[test]
fn clause_5_13_a_lap_in_which_nobody_takes_a_card_ends_building_for_all() {
    let scene = rounds(Scene::new("mode=chaos").go(&dealt(&PACKS[0])).go("0:take=p1:1 0:done 1:done"), 11);
    assert!(scene.open().build.on && !scene.told(|what| matches!(what, What::Still)));
    // Twelve packs since the last card.
    let scene = scene.go("0:done 1:done");
    assert!(scene.told(|what| matches!(what, What::Still)) && scene.open().build.closed.len() == 2);
    let scene = rounds(Scene::new("mode=chaos"), 12);
    assert!(scene.told(|what| matches!(what, What::Still)));
}

#[test]
fn clause_5_14_the_minimum_comes_by_lot_from_what_nobody_took() {
    let mut scene = Scene::new("mode=chaos").go(&dealt(&PACKS[0])).go("0:take=p1:1 0:done 1:done").draws();
    while scene.open().build.on && !scene.told(|what| matches!(what, What::Still)) {
        for seat in scene.asked() {
            scene = scene.go(&format!("{seat}:done"));
        }
        if !scene.told(|what| matches!(what, What::Still)) {
            scene = scene.draws();
        }
    }
    // A card for p1: 84 were dealt in packs, Interventions do not go with a Prophet.
    let first = scene.odds();
    assert!(
        first.iter().all(|(card, n)| !card.starts_with("card=p") && !card.starts_with("card=d") && *n == 1)
    );
    let scene = scene.draws();
    let ready =
        |seat: u8| scene.own(seat).arcana.iter().all(|pack| pack.prophet.is_some() && pack.size() == 1);
    assert!(ready(0) && ready(1) && scene.own(0).arcana[0].prophet.unwrap().to_string() == "p1");
    assert_eq!((scene.own(0).divine.len(), scene.hears(1, |what| matches!(what, What::Filled(..)))), (0, 8));
}

#[test]
fn clause_5_15_cards_that_no_prophet_left_can_carry_are_lost() {
    // Only p11 carries Jewish Rites, and seat 1 has it.
    let others = but_jewish_rites(11);
    let says: Vec<(&str, &str)> = others.iter().map(|id| (id.as_str(), NO_JEWISH_RITES)).collect();
    let packs = ["p1 p2 j13 c2 c3 c4 c5 c6 d1", "p11 p12 i1 i2 i3 i4 i5 i6 d3"];
    let scene = Scene::start(&says, "mode=chaos").go(&dealt(&packs));
    let scene = scene.go("0:take=j13:1 0:take=c2:1 1:take=p11:1 0:done 1:done");
    let scene = rounds(scene, 12);
    assert_eq!(scene.hears(0, |what| matches!(what, What::Emptied(..))), 1);
    assert!(scene.own(0).arcana.iter().all(|pack| pack.prophet.is_some() && pack.size() == 1));
    assert!(!scene.own(0).each().any(|card| card.to_string() == "j13"));
}

/// The fourth round under the rules of today: seat 0 has closed, seat 1 has three Prophets with a card each and an Arcano that it
/// has begun with a card.
fn trapped(setup: &str) -> Scene {
    third_of(&[], setup, "1:take=i8:4").go("0:close 1:done").draws()
}

fn is_stopped(what: &What) -> bool {
    matches!(what, What::Stopped(_))
}

#[test]
fn clause_5_16_whoever_cannot_close_may_stop_once_another_has_closed() {
    let scene = third_of(&[], "mode=chaos rules=2", "1:take=i8:4");
    let reason = |scene: &Scene, seat: u8| scene.refusal(seat, "stop").map(|no| (no.clause, no.reason));
    assert_eq!(reason(&scene, 1), Some(("5.16", "StopsAfterAnother")));
    let scene = trapped("mode=chaos rules=2");
    assert!(scene.allows(1, "stop") && scene.allows(1, "done") && !scene.allows(1, "close"));
    // Paying is a choice: it pays nothing more, and what it put down stays.
    let paid = rounds(scene, 2);
    assert_eq!(paid.side(1).debt, 40);
    let scene = paid.go("1:stop");
    assert!(scene.told(is_stopped) && scene.open().build.closed.len() == 2);
    let scene = scene.draws();
    let own = scene.own(1);
    assert!(!scene.open().build.on && scene.side(1).debt == 40 && own.divine.is_empty());
    assert!(own.arcana[3].each().any(|card| card.to_string() == "i8"));
    assert!(own.arcana.iter().all(|pack| pack.prophet.is_some() && pack.size() == 1));
    // Who may close has no need of it.
    let scene =
        rounds(third_of(&[], "mode=chaos rules=2", "1:take=p14:4 1:take=i8:4").go("0:close 1:done"), 0);
    assert_eq!(reason(&scene, 1), Some(("5.16", "CloseNotStop")));
    // By the first rules nobody stops.
    assert_eq!(reason(&trapped("mode=chaos"), 1), Some(("19.6", "NoStopping")));
}

#[test]
fn clause_5_16_what_is_lacking_comes_at_once_and_from_packs_that_were_looked_at() {
    // Four seats: the first closes, the second stops, the others build on.
    let scene = four_of_whom_the_first_closes("mode=chaos seats=4 rules=2", "1:take=i1:1 ");
    let scene = scene.go("1:stop");
    // It is told, and counts, when all have put their packs down.
    assert!(!scene.told(is_stopped) && scene.asked() == [2, 3]);
    let scene = scene.go("2:done 3:done");
    let looked: Vec<String> =
        (0..4).map(|seat| list(scene.own(seat).seen.iter().flatten().flat_map(|pack| pack.each()))).collect();
    let looked = looked.join(",");
    assert!(scene.told(is_stopped) && scene.asked().is_empty());
    let offered: Vec<String> = scene.odds().into_iter().map(|(card, _)| card.replace("card=", "")).collect();
    assert!(
        !offered.is_empty() && offered.iter().all(|card| looked.split(',').any(|it| it == card)),
        "{offered:?}"
    );
    // The others go on with the next packs.
    let scene = scene.draws();
    assert_eq!((scene.asked(), scene.open().build.on), (vec![2, 3], true));
    assert!(scene.own(1).arcana.iter().all(|pack| pack.prophet.is_some() && pack.size() == 1));
    assert_eq!(scene.open().build.filled.len(), 1);
}

#[test]
fn clause_5_17_a_lap_without_a_card_after_another_has_closed_ends_ones_building() {
    let stopped = |what: &What| matches!(what, What::CutShort(_));
    let idle = |setup: &str| {
        // Seat 2 takes a card now and then, so that building goes on; seats 1 and 3 take none.
        let mut scene = Scene::new(setup).draws();
        let mut closed = false;
        for _ in 0..30 {
            if scene.told(stopped) || !scene.open().build.on {
                break;
            }
            for seat in scene.asked() {
                let options = scene.options(seat);
                let greedy = seat == 0 || seat == 2 && closed && scene.open().build.lap.is_multiple_of(5);
                for _ in 0..20 {
                    let take =
                        scene.options(seat).into_iter().find(|option| greedy && option.starts_with("take="));
                    let Some(take) = take else { break };
                    scene = scene.go(&format!("{seat}:{take}"));
                    if seat == 2 {
                        break;
                    }
                }
                let end = if scene.allows(seat, "close") && seat == 0 { "close" } else { "done" };
                closed |= end == "close";
                assert!(!options.is_empty());
                scene = scene.go(&format!("{seat}:{end}"));
            }
            scene = scene.draws();
        }
        scene
    };
    let scene = idle("mode=chaos seats=4 rules=2");
    assert!(scene.open().build.closed.has(crate::scene::seat(0)), "seat 0 has closed");
    // Seat 1 is stopped after twelve packs: the first for nothing, eleven for 20 each.
    assert!(scene.told(|what| matches!(what, What::CutShort(seat) if seat.index() == 1)));
    assert_eq!((scene.side(1).debt, scene.side(3).debt), (11 * 20, 11 * 20));
    assert!(!idle("mode=chaos seats=4").told(stopped));
}

#[test]
fn for_a_silent_seat_the_house_stops_rather_than_pays() {
    let safest = |scene: &Scene| {
        let actions: Vec<Action> = scene.options(1).iter().map(|option| option.parse().unwrap()).collect();
        Dogma::safest(&scene.view(1), &actions).unwrap().to_string()
    };
    // Before another has closed nothing is paid; then the next pack would cost.
    assert_eq!(safest(&third_of(&[], "mode=chaos rules=2", "1:take=i8:4")), "done");
    assert_eq!(safest(&trapped("mode=chaos rules=2")), "stop");
    assert_eq!(safest(&trapped("mode=chaos")), "done");
}
