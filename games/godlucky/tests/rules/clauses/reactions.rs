//! Chapter 14: Gambling, coins, dice and reactions.

use godlucky::What;

use crate::scene::{BARE, Scene, seat};

/// Seat 0 goes from @4 to @5 and resolves the card there, which does this.
fn resolving(effects: &str, line: &str) -> Scene {
    let cards = [BARE, &[("b5", effects)]].concat();
    let scene = Scene::dealt(&cards, "", line).does(0, "roll").falls("die=1");
    scene.all_pass().does(0, "resolve")
}

fn gambling(line: &str) -> Scene {
    resolving("[\"gamble\"]", line)
}

/// Ruling G29: only when a card says so.
#[test]
fn clause_14_1_a_gambling_begins_only_by_a_card() {
    let scene = Scene::bare("phase=2 | Morphyss 8/8 @4 | Nirvanello | LordUnder");
    assert_eq!(scene.options(0), ["roll"]);
    assert!(scene.refuses(0, "stake=faith:1", "3.3") && scene.refuses(0, "seat=1", "3.3"));
    assert!(gambling("| Morphyss 8/8 @4 | Nirvanello | LordUnder").allows(0, "seat=1"));
}

/// Ruling G27: the opponent first; at most what both have of it.
#[test]
fn clause_14_2_opponent_first_then_points_and_stake() {
    let scene = gambling("| Morphyss 3/9 @4 | Nirvanello 7/2 heaven1 | LordUnder mad | SilentDreamer");
    assert_eq!(scene.options(0), ["seat=1", "seat=3"]);
    let scene = scene.does(0, "seat=1");
    assert_eq!(scene.options_with(0, "stake=faith:"), ["1", "2", "3"]);
    assert_eq!(scene.options_with(0, "stake=corruption:"), ["1", "2"]);
    assert_eq!(scene.options(0).len(), 5);
    assert!(scene.refuses(0, "stake=faith:4", "14.2"));
    // A card may set a limit.
    let scene = resolving("[{ gamble_up_to = 1 }]", "| Morphyss 3/9 @4 | Nirvanello 7/2");
    assert_eq!(scene.options(0), ["stake=faith:1", "stake=corruption:1"]);
    assert!(scene.refuses(0, "stake=faith:2", "14.2"));
}

/// Rulings G27 and G28: who began calls; the stake changes hands, and Corruption may drive mad.
#[test]
fn clause_14_3_the_winner_takes_what_the_loser_hands_over() {
    let scene = gambling("| Morphyss 6/8 @4 | LordUnder 5/8").does(0, "stake=faith:3");
    assert_eq!(scene.options(0), ["call=heads", "call=tails"]);
    let won = scene.clone().does(0, "call=tails").falls("coin=tails");
    assert_eq!((won.faith(0), won.faith(1)), (9, 2));
    let lost = scene.does(0, "call=tails").falls("coin=heads");
    assert_eq!((lost.faith(0), lost.faith(1)), (3, 8));
    let line = "| Nirvanello 5/7 @4 | Morphyss 5/4 | SilentDreamer | LordUnder";
    let both = gambling(line).does(0, "seat=1 stake=corruption:3 call=heads").falls("coin=heads");
    assert!(both.mad(0) && both.mad(1));
    let saved = gambling(line).does(0, "seat=1 stake=corruption:3 call=heads").falls("coin=tails");
    assert_eq!((saved.corruption(0), saved.corruption(1), saved.mad(1)), (4, 7, false));
    // The refusal is miracle 6's.
    let refused =
        gambling("phase=2 | Morphyss 6/8 @4 | LordUnder 5/8 m6").does(0, "stake=faith:3").does(1, "use=m6");
    assert!(refused.told(What::Refused(seat(1))) && refused.faith(0) == 6 && refused.active() == 1);
}

/// Ruling G27: 1 is always allowed.
#[test]
fn clause_14_4_with_one_faith_one_may_be_staked() {
    let scene = gambling("| Morphyss 1/8 @4 | LordUnder 5/8");
    assert_eq!(scene.options_with(0, "stake=faith:"), ["1"]);
    let scene = scene.does(0, "stake=faith:1 call=heads");
    let won = scene.clone().falls("coin=heads");
    assert_eq!((won.faith(0), won.faith(1)), (2, 4));
    let lost = scene.falls("coin=tails");
    assert_eq!((lost.faith(0), lost.faith(1)), (1, 6));
}

/// Ruling G36: D3 unless it says otherwise.
#[test]
fn clause_14_5_the_die_of_a_card_is_the_d3() {
    let card = resolving("[{ roll = [[{ faith = 1 }], [], []] }]", "| Morphyss @4 | LordUnder");
    assert_eq!(card.chances(), ["die=1", "die=2", "die=3"]);
    assert_eq!(card.falls("die=1").faith(0), 6);
    let fight = resolving("[\"fight\"]", "| Morphyss @3 | LordUnder").chances();
    assert_eq!(fight, Vec::<String>::new());
    let cards = [BARE, &[("b5", "[\"fight\"]")]].concat();
    let fight = Scene::dealt(&cards, "", "| Morphyss @4 | LordUnder").does(0, "roll").falls("die=1");
    assert_eq!(fight.chances().len(), 6);
    let mad = Scene::bare("at=1 | Nirvanello mad | Morphyss @4 | LordUnder").does(1, "roll").falls("die=1");
    assert_eq!(mad.does(1, "resolve").chances().len(), 6);
}

/// Ruling G32: faces of that die; additions go beyond.
#[test]
fn clause_14_6_changed_dice_show_their_faces_and_additions_go_beyond() {
    let line = "phase=2 | Morphyss @4 o1,o18,m7 | LordUnder @9";
    let scene = Scene::bare(line).does(0, "roll").falls("die=3");
    let set = scene.clone().does(0, "use=o1");
    assert_eq!(set.options(0), ["face=1", "face=2"]);
    assert!(set.refuses(0, "face=4", "14.6"));
    let far = scene.does(0, "use=o18").does(0, "add=3").does(0, "use=m7").all_pass();
    assert_eq!(far.spot(0), "@11");
    // The D6 of a fight.
    let cards = [BARE, &[("b5", "[\"fight\"]")]].concat();
    let fight = Scene::dealt(&cards, "", line).does(0, "roll").falls("die=1").all_pass().falls("die=2 die=2");
    let set = fight.does(0, "use=o1 which=2");
    assert_eq!(set.options(0), ["face=1", "face=3", "face=4", "face=5", "face=6"]);
}

/// Ruling G31: the moments.
#[test]
fn clause_14_7_the_moments_of_reaction() {
    let all = "o1,o2,o4,o7,o13,o19,m1,m5,m6";
    let at = |scene: Scene| scene.options_with(1, "use=");
    let line = |cards: &str| format!("phase=2 | Morphyss 5/8 @4 | LordUnder 5/8 @9 {cards}");
    let rolled = Scene::bare(&line(all)).does(0, "roll").falls("die=1");
    assert!(rolled.refuses(1, "use=m1", "11.20"));
    assert_eq!(at(rolled), ["o1"]);
    let lost = resolving("[{ rival = [{ faith = -1 }] }]", &line(all));
    assert_eq!(at(lost), ["o4"]);
    let coin =
        resolving("[{ toss = { win = [\"again\"], lose = [\"skip\"] } }]", &line(all)).does(0, "call=heads");
    assert_eq!(at(coin.falls("coin=heads")), ["o2"]);
    let portal = resolving("[{ enter = \"hell\" }]", &line(all));
    assert_eq!(at(portal), ["o13"]);
    let gamble = gambling(&line(all)).does(0, "stake=faith:1");
    assert_eq!(at(gamble), ["m6"]);
    let cards = [BARE, &[("b5", "[\"fight\"]")]].concat();
    let fight = Scene::dealt(&cards, "", &line(all)).does(0, "roll").falls("die=1").all_pass();
    let fight = fight.falls("die=1 die=4");
    assert_eq!(at(fight.clone()), ["o1", "o19"]);
    assert_eq!(at(fight.pass()), ["m5"]);
    let start =
        Scene::bare("phase=2 at=1 | Morphyss @4 | LordUnder @9 o7,o1,m6").does(1, "roll").falls("die=1");
    let start = start.all_pass().does(1, "resolve");
    assert_eq!(at(start), ["o7"]);
    // A card reacts at no other moment, and not in one's own turn before moving.
    let scene = Scene::bare("phase=2 | Morphyss @4 o1,o2,o4,o7,o13,o19,m1,m6 | LordUnder @9");
    assert_eq!(scene.options(0), ["roll"]);
}

/// Ruling G31: order of play from the active seat, and all are asked again.
#[test]
fn clause_14_8_the_order_of_play_decides_and_all_are_asked_again() {
    let line = "phase=2 at=1 | Morphyss @4 o1 | Nirvanello @9 m2 | LordUnder @14 o29";
    let scene = Scene::bare(line).does(1, "roll").falls("die=1");
    assert_eq!(scene.asked(), [0, 1, 2]);
    // Seat 1 plays, then 0, then 2: of the two that wish to react it is 0 who does.
    let both = scene.clone().together(&[(0, "use=o1"), (2, "use=o29")]);
    assert!(both.told(What::Used(seat(0), "o1".parse().unwrap())) && both.asked() == [0]);
    assert!(!both.told(What::Used(seat(2), "o29".parse().unwrap())));
    // The other keeps its card and is asked again, as is whoever passed.
    let again = both.does(0, "face=3");
    assert!(again.allows(2, "use=o29") && again.allows(1, "use=m2"));
    let last = again.together(&[(2, "use=o29"), (1, "use=m2")]);
    assert!(last.told(What::Rerolls(seat(1), Some(seat(1)))));
    let end = last.falls("die=2").does(2, "use=o29 face=1");
    assert_eq!(end.all_pass().spot(1), "@10");
}

#[test]
fn clause_14_9_nobody_reacts_to_precedence_or_ties() {
    let scene = Scene::new("seats=2").falls("die=3 die=3 die=1 die=2");
    assert!(!scene.is_window() && scene.asked() == [1]);
    let line = "phase=2 | Morphyss 9/8 @4 o2,m1 | Nirvanello 9/2 @9 o3,m2 | LordUnder";
    let tie = resolving("[{ everyone = [{ faith = 1 }] }]", line);
    assert_eq!(tie.chances(), ["coin=heads", "coin=tails"]);
    let over = tie.falls("coin=tails");
    assert!(!over.is_window() && over.ending().is_some());
}

/// Where everybody knows that no card fits, nobody is waited for.
#[test]
fn clause_14_7_cards_out_of_play_open_no_window() {
    let opens = |table: &str| {
        let line = format!("{table} | Morphyss @4 | LordUnder @9 o1 | Nirvanello @9");
        Scene::bare(&line).does(0, "roll").falls("die=1").all_pass().does(0, "resolve").is_window()
    };
    assert!(opens("at=0") && opens("banished=o7"));
    for table in ["banished=o7,o8", "discards=o7,o8", "discards=o8 banished=o7"] {
        assert!(!opens(table), "{table}");
    }
}
