//! The lesson: every step can be taken, and every other try is answered.

use capitale::{Capitale, LESSON, RULES};
use proving::assert_teaches;

#[test]
fn the_lesson_teaches() {
    assert_teaches::<Capitale>("capitale", &LESSON, RULES);
}
