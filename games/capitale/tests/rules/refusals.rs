//! Every refusal with its clause: each in a position made for it, then every imaginable action at moments of random games.

mod cases;
use std::collections::BTreeSet;

use capitale::{Action, Capitale, Card, Face, RULES, Setup};
use proving::assert_refusals;
use table::{Game, Rng, Scratch, Seat, told_answer};

const SETUPS: [&str; 6] = [
    "duels=1",
    "duels=3",
    "duels=1 gate=levels conquest=draw",
    "duels=1 set=down",
    "duels=3 set=down lists=open gate=levels",
    "duels=1 quick=undefended redraw=none",
];

fn imaginable() -> Vec<Action> {
    use Action as A;
    let mut all =
        vec![A::Pass, A::Keep, A::Redraw, A::Skip, A::Decline, A::Enough, A::No, A::Accept, A::End, A::Ready];
    all.extend((0..4).map(A::Deck));
    all.extend(Seat::all(3).flat_map(|seat| [A::Start(seat), A::First(seat)]));
    for card in Card::all() {
        all.extend([A::In(card), A::Out(card), A::Open(card), A::Quick(card), A::Take(card)]);
        all.extend((card.index() % 4 == 0).then_some([A::Lay(card, 0), A::Draw(card)]).into_iter().flatten());
    }
    for id in 1..16 {
        all.extend([A::Turn(id), A::Attack(id), A::Defend(id), A::Join(id), A::Choose(id)]);
        all.extend((0..5).flat_map(|city| [A::Set(id, city), A::Move(id, city)]));
        all.extend((0..3).flat_map(|n| [A::Use(id, n), A::Hit(id, n)]));
    }
    all.extend((0..5).map(A::City));
    all.extend(Face::ALL.map(A::Face));
    all
}

#[test]
fn every_refusal_has_a_clause_and_both_languages() {
    let heard = assert_refusals::<Capitale>(RULES, &SETUPS, 2, 13, &imaginable());
    let cited: BTreeSet<&str> = heard.values().flatten().copied().collect();
    assert!(cited.len() >= 40, "{} clauses: {cited:?}", cited.len());
    for (kind, clauses) in &heard {
        assert!(clauses.contains("1.1"), "those who watch may not {kind}");
    }
    assert_eq!(heard.len(), 31);
}

/// Whether a card lies in the rival's hand or in a library makes no difference to what is said of it.
#[test]
fn a_card_that_one_does_not_see_is_refused_alike_wherever_it_lies() {
    let mut compared = 0;
    for (seed, setup) in SETUPS.into_iter().enumerate() {
        let (mut rng, mut scratch) = (Rng::new(seed as u64), Scratch::default());
        let mut truth = Capitale::new(&setup.parse::<Setup>().unwrap()).unwrap();
        while told_answer(&mut truth, &mut rng, &mut scratch).is_some() {
            let view = truth.view(Some(Seat::new(0)));
            let own = view.own.unwrap();
            let held = |card: Card| own.hand.has(card) || own.library.has(card) || own.side.has(card);
            let here = |card: Card| view.open.graves[0].contains(&card) || held(card);
            let unseen: Vec<Card> =
                view.open.set().all().map(|(card, _)| card).filter(|it| !here(*it)).collect();
            for make in [Action::Open as fn(Card) -> Action, Action::Quick, Action::Take] {
                let said: BTreeSet<String> = unseen
                    .iter()
                    .filter_map(|card| {
                        let refusal = Capitale::why_not(&view, &make(*card))?;
                        let name = format!("“{}”", view.open.print(*card).name.en);
                        let said = refusal.text.en.trim_start_matches(&name);
                        Some(format!("{} {said}", refusal.clause))
                    })
                    .collect();
                assert!(said.len() <= 1, "{said:?}");
                compared += said.len();
            }
        }
    }
    assert!(compared > 1000, "{compared}");
}
