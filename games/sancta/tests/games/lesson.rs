//! The lesson: every step can be taken, and every other try is answered.

use proving::assert_teaches;
use sancta::{LESSON, RULES, Sancta};

#[test]
fn the_lesson_teaches() {
    assert_teaches::<Sancta>("sancta", &LESSON, RULES);
}
