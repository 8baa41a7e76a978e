//! What comes from outside.
#![allow(clippy::unwrap_used)]

use dogma::Dogma;
use proving::assert_positions_come_back;

#[test]
fn every_position_at_rest_comes_back_from_its_line() {
    assert_positions_come_back::<Dogma>(
        &[
            "",
            "hizb=out reveal=owner",
            "seats=4",
            "mode=chaos",
            "mode=chaos seats=4",
            "mode=arbitrio",
            "mode=arbitrio boxes=one seats=4",
        ],
        100,
    );
}
