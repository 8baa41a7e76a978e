//! Chapter 3: the turn.

use crate::scene::Scene;

#[test]
fn clause_3_1_two_cards_are_drawn() {
    let scene = Scene::at("| s3:1 hand=b1,p2 | s4:0 hand=a1").go("play=b1 1:advocatus end card=b3");
    assert_eq!((scene.points(0), scene.hand(1)), (1, "b3".to_owned()));
}
