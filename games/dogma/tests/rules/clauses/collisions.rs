//! Ruling D66: one fixture for every kind of collision between simultaneous effects. Seat 0 has lost its head start.

use dogma::{Evil, What};

use crate::scene::Scene;

/// Both give the order for their first Cult card at the same time.
fn both(says: &[(&str, &str)], line: &str) -> Scene {
    let scene = Scene::dealt(says, &line.replace("/0", "/fervour-20")).go("cult=1");
    assert!(scene.told(|what| matches!(what, What::Together(_))));
    scene
}

const LINE: &str =
    "| a1=p1,c1,c2/0 a2=p2!,c3 divine=d1,d2 played=d3 | a1=p5,i1,i2 a2=p6!,i3 divine=d1,d2 played=d3";

#[test]
fn protezione_and_damage_from_the_other_and_from_a_third() {
    let says = [("c1", "keywords = ['protezione']\ndamage")];
    assert_eq!(both(&says, LINE).damages(), (0, 0));
    let four = "| a1=p1,c1/fervour-20 | a1=p5,i1 | a1=p9,j1/fervour-10 | a1=p13,b1/fervour+10";
    let scene = Scene::dealt(&says, four).aims().go("cult=1");
    assert_eq!((scene.damage(0), scene.damage(1)), (0, 20));
}

#[test]
fn damage_and_healing_of_one_prophet() {
    let says = [("i1", "effects = [{ to = ['own', [{ heal = 30 }]] }]")];
    let scene = both(&says, &LINE.replace("i1,i2", "i1,i2/damage90"));
    assert_eq!((scene.damage(1), scene.fallen(1).as_str()), (80, ""));
    // Healing does not go below 0.
    assert_eq!(both(&says, LINE).damage(1), 0);
}

#[test]
fn a_token_taken_away_and_given() {
    let says = [
        ("c1", "effects = [{ to = ['rival', [{ token = 'crisi' }]] }]"),
        ("i1", "effects = [{ to = ['own', ['free_all']] }]"),
    ];
    // What is given lies there, whichever seat it comes from.
    assert!(both(&says, LINE).has(1, Evil::Crisi));
    let says = [
        ("i1", "effects = [{ to = ['rival', [{ token = 'crisi' }]] }]"),
        ("c1", "effects = [{ to = ['own', ['free_all']] }]"),
    ];
    assert!(both(&says, LINE).has(0, Evil::Crisi));
}

#[test]
fn boosts_taken_away_and_given() {
    let says = [
        ("c1", "effects = [{ to = ['rival', ['plain']] }]"),
        ("i1", "effects = [{ to = ['own', [{ fervour = 20 }, { power = [10, 'all'] }]] }]"),
    ];
    let scene = both(&says, &LINE.replace("i1,i2", "i1+30,i2+30"));
    let powers: Vec<i16> = scene.front(1).cults.iter().map(|place| place.power).collect();
    assert_eq!((scene.front(1).fervour, powers), (20, vec![10, 10]));
}

#[test]
fn the_same_token_twice() {
    let says = [
        ("c1", "effects = [{ to = ['actives', [{ token = 'isteria' }]] }]"),
        ("i1", "effects = [{ to = ['actives', [{ token = 'isteria' }]] }]"),
    ];
    let scene = both(&says, LINE);
    assert!(scene.has(0, Evil::Isteria) && scene.has(1, Evil::Isteria));
    assert_eq!(scene.times(|what| matches!(what, What::NoToken(..))), 2);
}

#[test]
fn struggimenti_of_both_are_placed_together_and_not_on_what_has_left() {
    let grief = "effects = [{ to = ['rival', [{ token = 'struggimento' }]] }]";
    let scene = both(&[("c1", grief), ("i1", grief)], LINE);
    assert_eq!(
        (scene.asked(), scene.says(0), scene.says(1)),
        (vec![0, 1], "choose=1 choose=2".to_owned(), "choose=1 choose=2".to_owned())
    );
    let scene = scene.go("0:choose=1 1:choose=2");
    assert_eq!((scene.faces(0).as_str(), scene.faces(1).as_str()), ("#,?", "i1,#"));
    // Two from two rivals; one card is sent to the discards meanwhile.
    let four = "| a1=p1,c1/fervour-20 | a1=p5,i2,i3,i16 | a1=p9,j1/fervour-10 | a1=p13,b16";
    let says =
        [("c1", grief), ("j1", "effects = [{ to = ['rival', [{ token = 'struggimento' }, 'strip']] }]")];
    let scene = Scene::dealt(&says, four).go("0:target=1 1:target=0 2:target=1 3:target=0 ready");
    let scene = scene.go("0:cult=1 1:cult=3 2:cult=1 3:cult=1").go("2:choose=1");
    assert_eq!((scene.asked(), scene.says(1)), (vec![1], "choose=1 choose=2".to_owned()));
    let scene = scene.go("1:choose=1");
    assert_eq!(scene.faces(1), "#,#");
}

#[test]
fn one_card_turned_up_and_boosted_by_both_or_sent_away() {
    let says = [
        ("c1", "effects = [{ to = ['rival', [{ reveal = 'one' }, { power = [-10, 'one'] }]] }]"),
        ("i1", "effects = [{ to = ['own', [{ power = [20, 'all'] }]] }]"),
    ];
    let scene = both(&says, LINE).go("0:choose=2");
    // Of the two cards seat 1's own use has turned one up: only i2 lay face down. Then one is weakened.
    assert_eq!(scene.front(1).cults[1].power, 10);
    let says = [
        ("c1", "effects = [{ to = ['rival', ['strip']] }]"),
        ("i1", "effects = [{ to = ['own', [{ power = [20, 'all'] }]] }]"),
    ];
    let scene = both(&says, LINE).go("0:choose=2");
    assert_eq!((scene.cults(1).as_str(), scene.discards(1).as_str()), ("i1", "d3,i2"));
    assert_eq!(scene.front(1).cults[0].power, 20);
}

#[test]
fn an_ability_annulled_and_copied() {
    let says = [
        ("c1", "effects = [{ to = ['rival', ['annul']] }]"),
        ("i1", "effects = [{ to = ['rival', ['copy']] }]"),
    ];
    let scene = both(&says, LINE);
    assert_eq!(
        (scene.front(1).annulled, scene.front(1).copied.unwrap().to_string()),
        (true, "p1".to_owned())
    );
    // Annulled by each other, neither any longer does what it did.
    let says = [("c1", says[0].1), ("i1", says[0].1)];
    let scene = both(&says, LINE);
    assert!(scene.front(0).annulled && scene.front(1).annulled);
}

#[test]
fn what_bars_a_change_counts_even_when_it_is_taken_away_at_the_same_time() {
    let pure = "abilities = [{ always = 'pure' }]";
    let says = [
        ("r1", pure),
        ("c1", "effects = [{ to = ['rival', ['unrelic']] }]"),
        ("j1", "effects = [{ to = ['rival', [{ token = 'crisi' }]] }]"),
    ];
    let four = "| a1=p1,c1/fervour-20 | a1=p5,i16,r1 | a1=p9,j1/fervour-10 | a1=p13,b16";
    let aims = "0:target=1 1:target=0 2:target=1 3:target=0 ready";
    let scene = Scene::dealt(&says, four).go(aims).go("cult=1");
    assert!(!scene.has(1, Evil::Crisi) && scene.front(1).relics.is_empty());
    let says = [
        ("r1", "abilities = [{ always = 'rooted' }]"),
        says[1],
        ("j1", "effects = [{ to = ['rival', ['withdraw']] }]"),
    ];
    let scene = Scene::dealt(&says, four).go(aims).go("cult=1");
    assert_eq!((scene.active(1), scene.front(1).relics.len()), (1, 0));
}

#[test]
fn interventions_burnt_and_brought_back() {
    let renew = "effects = ['renew']";
    let says = [("c1", "effects = ['burn']"), ("i1", renew)];
    // Whoever burns, what comes back is what was played last before.
    let scene = both(&says, LINE);
    assert_eq!((scene.divine(1).as_str(), scene.discards(1).as_str()), ("d2,d3", "d1"));
    let scene = both(&[("i1", "effects = ['burn']"), ("c1", renew)], LINE);
    assert_eq!((scene.divine(0).as_str(), scene.discards(0).as_str()), ("d2,d3", "d1"));
    // With none left there is nothing to burn, even though one comes back.
    let empty = LINE.replace("divine=d1,d2 played", "played");
    let scene = both(&[("i1", "effects = ['burn']"), ("c1", renew)], &empty);
    assert_eq!((scene.divine(0).as_str(), scene.discards(0).as_str()), ("d3", ""));
    // Shown is what lay there before the burning.
    let four = "| a1=p1,c1/fervour-20 | a1=p5,i16 divine=d1,d2 | a1=p9,j1/fervour-10 | a1=p13,b16";
    let says = [("c1", "effects = ['burn']"), ("j1", "effects = ['expose']")];
    let scene =
        Scene::dealt(&says, four).go("0:target=1 1:target=0 2:target=1 3:target=0 ready").go("cult=1");
    assert!(scene.told(|what| matches!(what, What::Exposed(_, all) if all.len() == 2)));
    assert_eq!((scene.side(1).exposed.len(), scene.divine(1).as_str()), (1, "d2"));
}

#[test]
fn both_burn_and_two_interventions_go() {
    let four = "| a1=p1,c1/fervour-20 | a1=p5,i16 divine=d1,d2,d3 | a1=p9,j1/fervour-10 | a1=p13,b16";
    let says = [("c1", "effects = ['burn']"), ("j1", "effects = ['burn']")];
    let scene =
        Scene::dealt(&says, four).go("0:target=1 1:target=0 2:target=1 3:target=0 ready").go("cult=1");
    assert_eq!((scene.divine(1).as_str(), scene.discards(1).as_str()), ("d3", "d1,d2"));
}

#[test]
fn an_intervention_burnt_while_its_owner_plays_one() {
    // The one that is played has left the Arcano: the next one is burnt.
    let says = [("d1", "effects = ['burn']")];
    let scene =
        Scene::dealt(&says, "| a1=p1,c1/fervour-20 divine=d1,d4 | a1=p5,i1 divine=d1,d5").go("divine");
    assert_eq!((scene.discards(0).as_str(), scene.discards(1).as_str()), ("d1,d4", "d1,d5"));
}

#[test]
fn both_are_driven_back_and_one_that_is_driven_back_is_hit() {
    let back = "effects = [{ to = ['rival', ['withdraw']] }]";
    let scene = both(&[("c1", back), ("i1", back)], LINE);
    assert_eq!((scene.asked(), scene.active(0), scene.active(1)), (vec![0, 1], 0, 0));
    assert_eq!(
        (scene.rear(0).as_str(), scene.arcano(0, 1).damage, scene.arcano(1, 1).damage),
        ("2,3,4,1", 20, 20)
    );
    // Its own withdrawal and the other's damage.
    let own = [("c1", "effects = [{ to = ['own', ['withdraw']] }]")];
    let scene = both(&own, LINE);
    assert_eq!((scene.arcano(0, 1).damage, scene.active(0)), (20, 0));
    // Driven back and defeated at once: it falls in the rearguard.
    let scene = both(&[("c1", back)], &LINE.replace("i1,i2", "i1,i2/damage80"));
    assert_eq!((scene.fallen(1).as_str(), scene.rear(1).as_str()), ("1", "2,3,4"));
}

#[test]
fn one_is_defeated_while_its_owner_brings_another_back() {
    let says = [("i1", "effects = ['raise']")];
    let scene = both(&says, "| a1=p1,c1/0 | line=1,2,3 a1=p5,i1/damage80");
    // The defeat comes first, the return is of who had fallen before.
    assert_eq!((scene.fallen(1).as_str(), scene.rear(1).as_str()), ("1", "2,3,4"));
    // Both last ones fall and one has called another back: the game goes on.
    let scene = both(&says, "| line=1,2 a1=p1,c1/0/damage80 | line=1 a1=p5,i1/damage80");
    assert!(scene.ending().is_none());
}

#[test]
fn one_prophet_is_defeated_by_two_and_who_is_to_blame() {
    // What its defeat sets off goes to its slayer; of two, to the target that is shown.
    let says =
        [("p5", "abilities = [{ when = 'defeated', effects = [{ to = ['rival', [{ damage = 30 }]] }] }]")];
    let four = |more: &str| {
        format!("| a1=p1,c1/fervour-20 | a1=p5,i16/damage{more} | a1=p9,j1/fervour-10 | a1=p13,b16")
    };
    let aims = "0:target=1 1:target=2 2:target=1 3:target=0 ready";
    let scene = Scene::dealt(&says, &four("60")).go(aims).go("cult=1");
    assert_eq!((scene.fallen(1).as_str(), scene.damage(0), scene.damage(2)), ("1", 0, 30));
    let aims = "0:target=1 1:target=2 2:target=3 3:target=0 ready";
    let scene = Scene::dealt(&says, &four("80")).go(aims).go("cult=1");
    assert_eq!((scene.fallen(1).as_str(), scene.damage(0), scene.damage(2)), ("1", 30, 0));
}

#[test]
fn three_and_four_at_once() {
    let says = [("c1", "effects = [{ to = ['own', [{ heal = 20 }]] }]")];
    let four =
        "| a1=p1,c1/fervour-20/damage90 | a1=p5,i1/damage70 | a1=p9,j1/fervour-10 | a1=p13,b1/fervour+10";
    let scene =
        Scene::dealt(&says, four).go("0:target=1 1:target=0 2:target=1 3:target=0 ready").go("cult=1");
    assert!(scene.told(|what| matches!(what, What::Together(seats) if seats.len() == 4)));
    // 90 + 20 + 20 - 20 and 70 + 20 + 20: both fall.
    assert_eq!((scene.fallen(0).as_str(), scene.fallen(1).as_str()), ("1", "1"));
}
