//! Why something is not allowed: whoever asks, and whenever.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Mutex;

use dogma::{Action, Card, Dogma, RULES, Setup};
use proving::{assert_refusals, each_refusal};
use table::{Game, Rng, Scratch, Seat, told_answer};

const SETUPS: [&str; 9] = [
    "",
    "reveal=owner hizb=out",
    "seats=4",
    "mode=chaos",
    "mode=chaos seats=4 reveal=owner",
    "mode=arbitrio",
    "mode=arbitrio boxes=one",
    "mode=arbitrio boxes=one seats=4",
    "mode=chaos rules=2",
];

/// Some cards of each family.
const CARDS: [&str; 12] = ["p2", "p5", "p12", "p20", "c2", "c14", "i4", "i12", "b7", "r2", "d1", "d9"];

fn imaginable() -> Vec<Action> {
    let mut all: Vec<String> =
        ["pass", "ready", "done", "close", "stop", "divine", "appeal", "special"].map(str::to_owned).into();
    let numbered = ["destiny", "field", "slot", "show", "call", "cult", "choose"];
    all.extend(numbered.iter().flat_map(|word| (1..=8).map(move |n| format!("{word}={n}"))));
    all.extend(
        ["leave", "next", "lay", "use", "card"]
            .iter()
            .flat_map(|word| CARDS.map(|card| format!("{word}={card}"))),
    );
    all.extend(["take", "drop"].iter().flat_map(|word| {
        CARDS.into_iter().flat_map(move |card| (1..=6).map(move |at| format!("{word}={card}:{at}")))
    }));
    all.extend((0..5).flat_map(|seat| [format!("target={seat}"), format!("first={seat}")]));
    all.extend(["violence", "reason", "blasphemy"].map(|way| format!("way={way}")));
    all.iter().map(|text| text.parse().unwrap()).collect()
}

/// Which clauses are cited for each kind of action.
#[test]
fn every_refusal_cites_a_clause_and_says_why() {
    let cited = assert_refusals::<Dogma>(RULES, &SETUPS, 6, 7, &imaginable());
    let expected: BTreeMap<&str, &[&str]> = BTreeMap::from([
        ("pass", &["8.15"][..]),
        ("ready", &["8.6", "7.1", "17.2"]),
        ("done", &["4.3", "6.1", "3.2"]),
        ("close", &["4.3", "5.7", "6.5", "3.2"]),
        ("stop", &["3.2", "4.3", "5.16", "6.1", "19.6"]),
        ("divine", &["8.9", "12.4"]),
        ("appeal", &["8.10", "12.4"]),
        ("special", &["8.13"]),
        ("destiny", &["4.1", "4.2", "3.2"]),
        ("leave", &["4.1", "4.4", "3.2"]),
        ("take", &["3.1", "3.2", "3.3", "3.6", "3.7", "4.3", "5.4", "6.1"]),
        ("drop", &["5.5", "6.4"]),
        ("next", &["3.8"]),
        ("field", &["3.1", "7.1", "7.8", "8.1"]),
        ("slot", &["3.1", "7.1", "7.4", "7.5"]),
        ("lay", &["7.3", "7.5"]),
        ("show", &["7.11"]),
        ("target", &["2.1", "17.2", "17.3"]),
        ("call", &["7.8", "8.8", "12.4"]),
        ("cult", &["8.11", "11.7", "12.6"]),
        ("use", &["9.12"]),
        ("choose", &["9.13", "12.6"]),
        ("way", &["15.5"]),
        ("first", &["2.1", "4.2"]),
        ("card", &["5.2"]),
    ]);
    for (kind, clauses) in expected {
        for clause in clauses {
            assert!(cited[kind].contains(clause), "{kind}: {clause} is not among {:?}", cited[kind]);
        }
    }
    // Who watches, whoever waits, and the end: for every kind.
    for (kind, clauses) in &cited {
        assert!(clauses.contains("2.1") && clauses.contains("16.1"), "{kind}: {clauses:?}");
    }
}

/// Nothing is said of the hidden part: a card that one does not see is refused alike wherever it lies.
#[test]
fn a_card_that_one_does_not_see_is_refused_alike_wherever_it_lies() {
    let mut compared = 0;
    for (seed, setup) in SETUPS.into_iter().enumerate() {
        let (mut rng, mut scratch) = (Rng::new(seed as u64), Scratch::default());
        let mut truth = Dogma::new(&setup.parse::<Setup>().unwrap()).unwrap();
        while told_answer(&mut truth, &mut rng, &mut scratch).is_some() {
            // While another one chooses for a card, that card is named.
            if !truth.turn().asked().has(Seat::new(0)) {
                continue;
            }
            let view = truth.view(Some(Seat::new(0)));
            let own: BTreeSet<Card> =
                view.own.iter().flat_map(|own| own.each().collect::<Vec<_>>()).collect();
            let unseen: Vec<Card> = Card::all()
                .filter(|card| !own.contains(card) && !view.supply.has(*card) && card.is_cult())
                .collect();
            for make in [Action::Lay as fn(Card) -> Action, Action::Next, Action::Leave, Action::Use, take] {
                let said: BTreeSet<String> = unseen
                    .iter()
                    .filter_map(|card| {
                        let refusal = Dogma::why_not(&view, &make(*card))?;
                        let name = &view.open.set().print(*card).name.en;
                        Some(format!(
                            "{} {}",
                            refusal.clause,
                            refusal.text.en.trim_start_matches(name.as_str())
                        ))
                    })
                    .collect();
                assert!(said.len() <= 1, "{said:?}");
                compared += said.len();
            }
        }
    }
    assert!(compared > 1000, "{compared}");
}

fn take(card: Card) -> Action {
    Action::Take(card, 0)
}

/// Worlds that look alike refuse alike: what is imagined from a view has the same view, and so the same reasons.
#[test]
fn worlds_that_look_alike_refuse_alike() {
    let actions = imaginable();
    for (seed, setup) in SETUPS.into_iter().enumerate() {
        let (mut rng, mut scratch) = (Rng::new(seed as u64), Scratch::default());
        let mut truth = Dogma::new(&setup.parse::<Setup>().unwrap()).unwrap();
        for at in 0.. {
            if told_answer(&mut truth, &mut rng, &mut scratch).is_none() {
                break;
            }
            if at % 40 != 0 {
                continue;
            }
            let view = truth.view(Some(Seat::new(1)));
            let other = Dogma::imagine(&view, &mut rng).view(Some(Seat::new(1)));
            for action in &actions {
                assert_eq!(Dogma::why_not(&view, action), Dogma::why_not(&other, action), "{action}");
            }
        }
    }
}

/// Many reasons are given, each in its own words.
#[test]
fn reasons_are_many() {
    let heard = Mutex::new(BTreeSet::new());
    each_refusal::<Dogma>(&SETUPS[..4], 2, 11, &imaginable(), |_, refusal| {
        let begins = refusal.text.en.split(' ').take(4).collect::<Vec<_>>().join(" ");
        heard.lock().unwrap().insert((refusal.clause, begins));
    });
    let heard = heard.into_inner().unwrap();
    assert!(heard.len() > 80, "{}", heard.len());
}
