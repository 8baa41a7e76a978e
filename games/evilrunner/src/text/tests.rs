//! Names and sentences.

use super::*;
use crate::{Piece, Vertex};

#[test]
fn sentences_begin_with_a_capital_letter() {
    let at: Vertex = "T3".parse().unwrap();
    for piece in Piece::ALL {
        let text = Evilrunner::say_event(&Event::Placed { piece, at });
        assert!(text.it.starts_with(char::is_uppercase) && text.en.starts_with(char::is_uppercase));
        assert!(text.it.contains("T3") && text.en.contains("T3"));
    }
}

#[test]
fn one_point_is_singular() {
    assert_eq!(points(1), Text::new("1 punto", "1 point"));
    assert_eq!(points(12), Text::new("12 punti", "12 points"));
}
