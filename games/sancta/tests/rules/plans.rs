//! The house's bot plans: it keeps an Advocatus for the right moment, orders its Santuario, chooses between Prova and
//! Suffragio.

use sancta::{Action, Sancta};
use search::{Bot, Budget, Mcts};
use table::{Game, Rng, Seat};

use crate::scene::Scene;

/// What the bot in a seat answers, each time with other imagined worlds, at 200 playouts.
fn answers(scene: &Scene, seat: u8) -> Vec<String> {
    let seat = Seat::new(seat);
    let view = scene.truth.view(Some(seat));
    let answer = |seed| {
        let mut rng = Rng::new(seed);
        let bot = Mcts { varies: false, ..Mcts::default() };
        let action: Action =
            Bot::<Sancta>::choose(&bot, &view, seat, Budget::Iterations(200), &mut rng).unwrap();
        action.to_string()
    };
    (0..8).map(answer).collect()
}

fn only(action: &str) -> Vec<String> {
    vec![action.to_owned(); 8]
}

/// A last point, and the game with it.
#[test]
fn an_advocatus_stops_the_point_that_wins() {
    let line = "| s4:3 rosa=s11,s12,s13 hand=b1 | s5:1 rosa=s14 hand=a1 | s6:1 hand=p6 | s16:1 hand=p5";
    assert_eq!(answers(&Scene::at(line).go("play=b1"), 1), only("advocatus"));
}

/// The one far behind plays a Beatitudine, the leader needs one point more: the Advocatus waits for the leader.
#[test]
fn an_advocatus_is_kept_for_the_leader() {
    let line = "at=2 | s4:3 rosa=s11,s12,s13 hand=b2,p1 | s5:1 rosa=s14,s15 hand=a1 | s7:0 hand=b1 | s16:1 rosa=s21 hand=p5";
    assert_eq!(answers(&Scene::at(line).go("play=b1"), 1), only("pass"));
}

/// One Saint more wins: the one that needs least must be the next to follow.
#[test]
fn the_santuario_is_put_in_order_before_a_promotion() {
    let line = "| s4:3 santuario=s7,s2 rosa=s11,s12,s13 hand=b1 | s5:1 rosa=s14,s15 hand=p1";
    assert_eq!(answers(&Scene::at(line), 0), only("swap=1:2"));
}

/// A Prova worth two points rather than a Suffragio worth one; a Suffragio where no Prova can be passed.
#[test]
fn of_prova_and_suffragio_the_better_is_chosen() {
    let two = [("p5", "points = 2\neffects = [{ draw = 1 }]")];
    let rest = "| s5:1 rosa=s14 hand=p1";
    let first = |scene: &Scene| answers(scene, 0).into_iter().filter(|it| it.contains("p5")).count();
    let able = Scene::dealt(&two, &format!("| s6:1 santuario=s17,s27 rosa=s11 hand=p5,s3 {rest}"));
    assert!(first(&able) >= 6, "{:?}", answers(&able, 0));
    let unable = Scene::dealt(&two, &format!("| s4:1 santuario=s2,s12,s22,s3 rosa=s11 hand=p5,s24 {rest}"));
    let (mut now, mut made) = (unable, false);
    while !made && now.is_free() {
        let action = answers(&now, 0)[0].clone();
        made = action == "suffrage=s24";
        assert!(action != "end", "the turn ends without a Suffragio");
        now = now.go(if action == "roll" { "roll die=2" } else { &action });
    }
    assert!(made, "{:?}", answers(&now, 0));
}
