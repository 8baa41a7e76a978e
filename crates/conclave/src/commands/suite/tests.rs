use super::*;

#[test]
fn every_suite_can_be_asked_and_leaves_something_wrong_to_do() {
    for quarry in catalogue::quarries() {
        let entry = catalogue::find(quarry.id()).unwrap();
        let positions = file::read(quarry.id(), quarry.suite()).unwrap();
        let header: serde_json::Value = serde_json::from_str(quarry.suite().lines().next().unwrap()).unwrap();
        for kind in Kind::ALL {
            let there = positions.iter().filter(|(_, position)| position.kind == kind).count() as u64;
            assert_eq!(header["counts"][kind.word()].as_u64(), Some(there), "{}: {kind}", quarry.id());
        }
        for (line, position) in positions {
            let at = format!("{}, line {line}", quarry.id());
            let played = entry.game.load(&position.setup, position.seeds(), 0, &position.log).unwrap();
            let offered: Vec<String> =
                played.choices(position.seat).into_iter().map(|one| one.action).collect();
            assert!(position.right.iter().all(|right| offered.contains(right)), "{at}: {:?}", position.right);
            assert!(!position.right.is_empty(), "{at}");
            match &position.matrix {
                Some(matrix) => assert!(matrix.single() > 0.02, "{at}: one order is enough"),
                None => assert!(position.right.len() < offered.len(), "{at}: all is right"),
            }
            assert_eq!(position.kind == Kind::Mix, position.matrix.is_some(), "{at}");
        }
    }
}
