//! Chapter 13: effects that fall on several or on others.

use godlucky::{Ending, What};

use crate::scene::{Scene, seat};

const LINE: &str = "phase=2 turns=8 at=1 | Morphyss 5/5 @20 | Nirvanello 5/5 @2 | WaterWalker 5/5 heaven1 | LordUnder mad @20 | BlackSarcophagus 5/5 @20";

/// Seat 1 has drawn event 1, which does this.
fn drawn(effects: &str, line: &str) -> Scene {
    Scene::event(effects, line).go("roll die=1 resolve event=e1")
}

fn faith(scene: &Scene) -> [u8; 5] {
    [0, 1, 2, 3, 4].map(|seat| scene.faith(seat))
}

#[test]
fn clause_13_15_everyone_the_others_or_a_rival() {
    // The Folle is left out, whoever is in Heaven is not; the order of play is 1, 0, 4, 3, 2.
    let everyone = drawn("[{ everyone = [{ faith = 1 }] }]", LINE);
    let told = everyone.told.iter().filter_map(|(_, event)| match event.what {
        What::Faith(seat, 1, 6) => Some(seat.index()),
        _ => None,
    });
    assert_eq!(told.collect::<Vec<_>>(), [1, 0, 4, 2]);
    let others = drawn("[{ others = [{ faith = -1 }] }]", LINE);
    assert_eq!((faith(&others)[..3].to_vec(), others.faith(4)), (vec![4, 5, 4], 4));
    let rival = drawn("[{ rival = [{ faith = -1 }, { corruption = 1 }] }]", LINE);
    assert_eq!(rival.options(1), ["seat=0", "seat=2", "seat=4"]);
    assert!(!rival.allows(1, "seat=3") && !rival.allows(1, "seat=1"));
    let rival = rival.go("seat=2");
    assert_eq!((rival.faith(2), rival.corruption(2), rival.faith(0)), (4, 6, 5));
    // Each does the whole list before the next, and chooses for itself.
    let hands = LINE.replace("@2 ", "@2 o1,o2 ").replace("Morphyss 5/5 @20", "Morphyss 5/5 @20 o3,o4");
    let discard = drawn("[{ everyone = [{ discard = 1 }, { faith = 1 }] }]", &hands).go("take=o2");
    assert_eq!((discard.faith(1), discard.faith(0), discard.asked()), (6, 5, vec![0]));
    assert_eq!(discard.go("take=o3").discards(), "o2,o3");
}

#[test]
fn clause_13_15_the_end_is_looked_at_when_everyone_has_had_it() {
    let line =
        LINE.replace("Morphyss 5/5 @20", "Morphyss 9/5 @20 m1").replace("Nirvanello 5/5", "Nirvanello 9/5");
    // Seat 1 has it first, but seat 0 has a miracle: both had ten by the same effect.
    let ended = drawn("[{ everyone = [{ faith = 1 }] }]", &line);
    assert_eq!(ended.ending(), Some(Ending::Faith(seat(0))));
}

#[test]
fn clause_13_16_the_first_or_the_last_by_faith() {
    let line = LINE.replace("Morphyss 5/5", "Morphyss 7/5").replace("WaterWalker 5/5", "WaterWalker 7/5");
    let line = line.replace("BlackSarcophagus 5/5", "BlackSarcophagus 3/5");
    // Level ones all; the Folle is not among them.
    let leaders = drawn("[{ leaders = [{ faith = -1 }] }]", &line);
    assert_eq!([leaders.faith(0), leaders.faith(1), leaders.faith(2), leaders.faith(4)], [6, 5, 6, 3]);
    let trailers = drawn("[{ trailers = [{ faith = 1 }] }]", &line);
    assert_eq!([trailers.faith(0), trailers.faith(1), trailers.faith(2), trailers.faith(4)], [7, 5, 7, 4]);
    // All level: all are first, and all are last. Their own Faith counts, not what a swap shows.
    let level = drawn("[{ leaders = [{ corruption = 1 }] }, { trailers = [{ corruption = 1 }] }]", LINE);
    assert_eq!(
        [level.corruption(0), level.corruption(1), level.corruption(2), level.corruption(4)],
        [7, 7, 7, 7]
    );
    let swapped =
        drawn("[{ leaders = [{ corruption = 1 }] }]", &line.replace("at=1", "at=1 swaps=faith:0:4"));
    assert_eq!([swapped.corruption(0), swapped.corruption(4)], [6, 5]);
}
