//! The lesson: every step can be taken, and every other try is answered.

use godlucky::{GodLucky, LESSON, RULES};
use proving::assert_teaches;

#[test]
fn the_lesson_teaches() {
    assert_teaches::<GodLucky>("godlucky", &LESSON, RULES);
}
