//! Battles again, slowly and by other means: a list of who is there, who strikes at each Range, and what is left.

use capitale::{Print, What};
use table::Rng;

use crate::scene::Scene;

/// A fighter as it is before the battle.
#[derive(Clone, Debug)]
struct Soldier {
    id: u8,
    attacks: bool,
    power: i32,
    hp: i32,
    range: i32,
    armor: i32,
    shield: i32,
    damage: i32,
    fights: bool,
    alive: bool,
}

/// A blow: who, whom, how hard.
type Blow = (u8, u8, i32);

/// What is left after a battle: who lives with how much damage; the blows are those that were dealt.
fn fight(mut all: Vec<Soldier>, blows: &[Blow]) -> Vec<Soldier> {
    let mut told = blows.iter().copied().peekable();
    for range in (0..=20).rev() {
        let both = |all: &[Soldier]| {
            [true, false].iter().all(|side| all.iter().any(|it| it.fights && it.alive && it.attacks == *side))
        };
        if !both(&all) {
            break;
        }
        let mut strikers: Vec<Soldier> = all
            .iter()
            .filter(|it| it.fights && it.alive && it.range == range && it.power > 0)
            .cloned()
            .collect();
        strikers.sort_by_key(|it| (!it.attacks, it.id));
        let mut step: Vec<Blow> = Vec::new();
        for striker in &strikers {
            let enemies: Vec<u8> = all
                .iter()
                .filter(|it| it.fights && it.alive && it.attacks != striker.attacks)
                .map(|it| it.id)
                .collect();
            let mut left = striker.power;
            let mut hit = Vec::new();
            while left > 0 {
                let (by, on, power) = told.next().unwrap();
                assert!(
                    by == striker.id && enemies.contains(&on) && !hit.contains(&on) && power > 0,
                    "{striker:?}"
                );
                hit.push(on);
                left -= power;
                step.push((by, on, power));
            }
            assert_eq!(left, 0, "{striker:?} gives {step:?}");
        }
        for (_, on, power) in step {
            let it = all.iter_mut().find(|it| it.id == on).unwrap();
            let through = (power - it.armor).max(0);
            let stopped = through.min(it.shield);
            it.shield -= stopped;
            it.damage += through - stopped;
        }
        all.iter_mut().for_each(|it| it.alive &= it.damage < it.hp);
    }
    assert_eq!(told.next(), None);
    all
}

/// A line with a battle about to begin at the first city: units of both sides with random numbers.
fn line(rng: &mut Rng) -> String {
    let owner = ["", ":1"][rng.below(2)];
    let mut units = Vec::new();
    let (mine, theirs) = (1 + rng.below(3), 1 + rng.below(3));
    for id in 1..=mine + theirs {
        let seat = usize::from(id > mine);
        let mut unit = format!("{id}:{seat}:w{}@1", 2 + rng.below(22));
        let some = |rng: &mut Rng, most: usize| if rng.below(3) == 0 { 1 + rng.below(most) } else { 0 };
        if rng.below(4) == 0 && owner == ":1" && seat == 1 {
            unit += "/tapped";
        }
        for (mark, n) in [
            ("shield", some(rng, 2)),
            ("power+", some(rng, 3)),
            ("hp+", some(rng, 3)),
            ("range+", rng.below(4)),
            ("armor+", some(rng, 1)),
        ] {
            if n > 0 {
                unit += &format!("/{mark}{n}");
            }
        }
        units.push(unit);
    }
    format!("cities=selvapiana{owner},?,?,?,? units={} | |", units.join(","))
}

fn soldiers(scene: &Scene) -> Vec<Soldier> {
    let open = scene.open();
    let body = |print: &Print| *print.body().unwrap();
    let one = |unit: &capitale::Unit| {
        let (body, boost) = (body(open.print(unit.card)), unit.boost);
        Soldier {
            id: unit.id,
            attacks: unit.owner.index() == 0,
            power: i32::from(body.power) + i32::from(boost.power),
            hp: i32::from(body.hp) + i32::from(boost.hp),
            range: i32::from(body.range) + i32::from(boost.range),
            armor: i32::from(boost.armor),
            shield: unit.shield.into(),
            damage: unit.damage.into(),
            fights: false,
            alive: true,
        }
    };
    open.units.iter().map(one).collect()
}

#[test]
fn the_engine_and_its_twin_fight_the_same_battles() {
    let mut rng = Rng::new(11);
    let mut seen = [0; 4];
    for _ in 0..600 {
        let mut scene = Scene::at(&line(&mut rng));
        let before = scene.city(1);
        let mut all = soldiers(&scene);
        scene = scene.go("attack=1");
        while scene.open().battle.is_some() {
            let seat = scene.asked()[0];
            let options: Vec<String> =
                scene.options(seat).into_iter().filter(|option| option != "decline").collect();
            scene = scene.go(&format!("{seat}:{}", options[rng.below(options.len())]));
        }
        let mut blows: Vec<Blow> = Vec::new();
        for (_, event) in &scene.told {
            match event.what {
                What::Struck(by, on, power) => blows.push((by.id, on.id, power.into())),
                What::Attacked(_, thing, _) | What::Defended(_, thing, _) | What::Joined(_, thing) => {
                    all.iter_mut().find(|it| it.id == thing.id).unwrap().fights = true;
                }
                _ => {}
            }
        }
        let after = fight(all, &blows);
        for it in &after {
            let there = scene.open().unit(it.id).map(|unit| i32::from(unit.damage));
            assert_eq!(there, it.alive.then_some(it.damage), "{it:?} of {after:?}: {blows:?}");
        }
        let left = |side: bool| after.iter().any(|it| it.fights && it.alive && it.attacks == side);
        let (city, outcome) = match (left(true), left(false)) {
            (true, false) => ("selvapiana:0", 0),
            (false, true) => (before.as_str(), 1),
            (true, true) => (before.as_str(), 2),
            (false, false) => ("selvapiana", 3),
        };
        assert_eq!(scene.city(1), city, "{after:?}");
        assert_eq!(scene.conquests(), [u16::from(outcome == 0), 0]);
        seen[outcome] += 1;
    }
    assert!(seen.iter().all(|n| *n > 3), "{seen:?}");
}
