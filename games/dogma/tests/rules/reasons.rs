//! Each reason to refuse is met by some scene: a new one does not pass until somebody has played it.

use std::collections::BTreeSet;

use dogma::{Action, Card, Dogma, REASONS};
use table::{Game, Rng, Scratch, Seat, random_answer};

use crate::scene::{NO_JEWISH_RITES, Scene, but_jewish_rites};

/// Every action with every card of the box, and numbers from 1 to 8.
fn imaginable() -> Vec<Action> {
    let mut all: Vec<String> =
        ["pass", "ready", "done", "close", "stop", "divine", "appeal", "special"].map(str::to_owned).into();
    let numbered = ["destiny", "field", "slot", "show", "call", "cult", "choose"];
    all.extend(numbered.iter().flat_map(|word| (1..=8).map(move |n| format!("{word}={n}"))));
    let cards: Vec<Card> = Card::all().collect();
    all.extend(
        ["leave", "next", "lay", "use", "card"]
            .iter()
            .flat_map(|word| cards.iter().map(move |card| format!("{word}={card}"))),
    );
    all.extend(["take", "drop"].iter().flat_map(|word| {
        cards.iter().flat_map(move |card| (1..=6).map(move |at| format!("{word}={card}:{at}")))
    }));
    all.extend((0..5).flat_map(|seat| [format!("target={seat}"), format!("first={seat}")]));
    all.push("way=reason".to_owned());
    all.iter().map(|text| text.parse().unwrap()).collect()
}

/// The reasons for which anything is refused to anybody at this table.
fn hear(truth: &Dogma, actions: &[Action], met: &mut BTreeSet<&'static str>) {
    let seats = truth.view(None).open.sides.len();
    for viewer in Seat::viewers(seats) {
        let view = truth.view(viewer);
        met.extend(
            actions.iter().filter_map(|action| Dogma::why_not(&view, action)).map(|refusal| refusal.reason),
        );
    }
}

/// Cards as chance deals them.
fn deal(cards: &str) -> String {
    cards.split(' ').map(|card| format!("card={card} ")).collect()
}

/// Scenes of what random games seldom come to.
fn scenes() -> Vec<Scene> {
    let fourth = [("p1", "abilities\nfourth = true")];
    let choice = |effect: &str| format!("damage\neffects = [{effect}]");
    let (rear, place) =
        (choice("{ to = ['rival_rear', [{ damage = 10 }]] }"), choice("{ to = ['rival', ['strip']] }"));
    let (raise, grief) = (choice("'raise'"), choice("{ to = ['rival', [{ token = 'struggimento' }]] }"));
    let special = "abilities = [{ special = ['burn'] }]";
    let only = "abilities = [{ special = ['burn'], only = ['rival_troubled'] }]";
    let two = "| a1=p1,c1,c16 | a1=p5,i1,i16";
    let strangers: Vec<(String, &str)> =
        but_jewish_rites(1).into_iter().map(|of| (of, NO_JEWISH_RITES)).collect();
    let strangers: Vec<(&str, &str)> = strangers.iter().map(|(of, says)| (of.as_str(), *says)).collect();
    vec![
        Scene::at("| line=1 a1=p1,c16 | line=1,2 a1=p5,i16"),
        Scene::at("| line=1 a1=p1,r1/fanatismo | a1=p5,i16/fanatismo"),
        Scene::dealt(&fourth, "| a1=p1,c1,c2,c3,c16/annulled | a1=p5,i16"),
        Scene::dealt(&[("c1", "keywords = ['ardua']")], "| ardua=1 a1=p1,c1,c16 | a1=p5,i16"),
        Scene::dealt(&[("p1", only)], "| a1=p1,c16 | a1=p5,i16"),
        Scene::dealt(&[("p1", special), ("r1", special)], "| a1=p1,c16,r1 divine=d1 | a1=p5,i16")
            .go("0:special 1:cult=1"),
        Scene::dealt(&[("c1", &rear)], "| a1=p1,c1 | a1=p5,i16 a2=p6!,i1 a3=p7!,i2").go("cult=1"),
        Scene::dealt(&[("c1", &place)], "| a1=p1,c1 | a1=p5,i1,i2,i16/fanatismo").go("0:cult=1 1:cult=3"),
        Scene::dealt(&[("c1", &raise)], "| line=1,2 a1=p1,c1 | a1=p5,i16").go("cult=1"),
        Scene::dealt(&[("c1", &grief)], "| a1=p1,c1 | a1=p5,i1,i2,i16/fanatismo").go("0:cult=1 1:cult=3"),
        Scene::at("| a1=p1,c16 | a1=p5,i16/isteria | a1=p9,j16 | a1=p13,b16").go("1:target=0 ready 1:cult=1"),
        Scene::at("| a1=p1,c16 | line=- a1=p5,i16 | a1=p9,j16 | a1=p13,b16"),
        Scene::at("| a1=p1,c16 | a1=p5,i16 | a1=p9,j16 | a1=p13,b16")
            .go("0:target=1 0:target=3 0:target=1 0:target=3 0:target=1"),
        Scene::under(&[], "reveal=owner", two).go("cult=2").settles_until_turn(),
        Scene::start(&fourth, "mode=arbitrio").go("0:take=p1:1 0:take=r1:1 0:take=r2:1 0:take=r3:1"),
        Scene::start(&fourth, "mode=arbitrio").go("0:take=c1:1 0:take=c2:1 0:take=c3:1 0:take=c4:1"),
        Scene::start(&[], "mode=arbitrio")
            .go(&format!("{} 0:take=c1:1", "0:take=c1:1 0:drop=c1:1 ".repeat(50))),
        Scene::new("mode=chaos")
            .go(&deal("p1 p2 c1 c2 c3 c4 c5 c6 d1 p11 p12 i1 i2 i3 i4 i5 i6 d3"))
            .go("0:take=p1:1 0:take=c1:1 0:take=c2:1 0:take=c3:1 0:take=p2:2 0:take=c4:2 0:take=c5:2 0:take=c6:2 0:take=d1:5")
            .go("0:done 1:done")
            .go(&deal("p3 p4 c7 c8 c9 c10 c11 c12 d1 p13 p14 i7 i8 i9 i10 i11 i12 d3"))
            .go("0:take=p3:3 0:take=c7:3 0:take=c8:3 0:take=c9:3 0:take=p4:4 0:take=c10:4 0:take=c11:4 0:take=c12:4 0:take=d1:5")
            .go("0:done 1:done")
            .go(&deal("p5 p6 c13 c14 c15 c16 d2 d2 j1 p15 p16 i13 i14 i15 i16 j2 j3 d4"))
            .go("0:take=d2:5 0:take=d2:5"),
        Scene::new("mode=chaos rules=2")
            .go(&deal("p1 p2 c1 c2 c3 c4 c5 c6 d1 p11 p12 i1 i2 i3 i4 i5 i6 d3"))
            .go("0:take=p1:1 0:take=c1:1 0:take=c2:1 0:take=c3:1 0:take=p2:2 0:take=c4:2 0:take=c5:2 0:take=c6:2 0:take=d1:5")
            .go("1:take=p11:1 1:take=i1:1 1:take=p12:2 1:take=i2:2 0:done 1:done")
            .go(&deal("p3 p4 c7 c8 c9 c10 c11 c12 d1 p13 p14 i7 i8 i9 i10 i11 i12 d3"))
            .go("0:take=p3:3 0:take=c7:3 0:take=c8:3 0:take=c9:3 0:take=p4:4 0:take=c10:4 0:take=c11:4 0:take=c12:4 0:take=d1:5")
            .go("1:take=p13:3 1:take=i7:3 1:take=p14:4 1:take=i8:4 0:done 1:done")
            .go(&deal("p5 p6 c13 c14 c15 c16 d2 d2 j1 p15 p16 i13 i14 i15 i16 j2 j3 d4"))
            .go("0:take=d2:5 0:take=d2:5 0:close 1:done")
            .draws(),
        Scene::start(&strangers, "mode=arbitrio").go("0:take=j13:1 0:take=p2:2"),
        Scene::start(&fourth, "mode=arbitrio rules=2").go("0:take=p1:1 0:take=r1:1 0:take=r2:1 0:take=r3:1"),
    ]
}

#[test]
fn each_reason_is_met() {
    let (actions, mut met) = (imaginable(), BTreeSet::new());
    for scene in scenes() {
        hear(&scene.truth, &actions, &mut met);
    }
    let setups = [
        "",
        "reveal=owner hizb=out",
        "seats=4",
        "mode=chaos",
        "mode=chaos seats=4",
        "mode=chaos rules=2",
        "mode=chaos seats=4 rules=2",
        "mode=arbitrio boxes=one",
        "mode=arbitrio",
    ];
    for (seed, setup) in setups.into_iter().enumerate() {
        let (mut rng, mut scratch) = (Rng::new(seed as u64), Scratch::default());
        let mut truth = Dogma::new(&setup.parse().unwrap()).unwrap();
        for at in 0.. {
            let over = truth.turn().scores().is_some();
            if at % 9 == 0 || at < 12 || over {
                hear(&truth, &actions, &mut met);
            }
            if random_answer(&mut truth, &mut rng, &mut scratch).is_some() {
                break;
            }
        }
    }
    let unmet: Vec<&str> = REASONS.iter().copied().filter(|reason| !met.contains(reason)).collect();
    assert!(unmet.is_empty(), "no scene meets {unmet:?}");
}
