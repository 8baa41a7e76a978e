//! What a bot swaps between two duels follows from what it has seen of its rival, and leaves a legal deck.

use capitale::{Action, Capitale, Deck, Set, Setup, Step};
use table::{Answer, Estimate, Game, Rng, Scratch, Seat, random_answer};

use crate::scene::{Scene, seat};

/// What the seat swaps in the pause that is open, until it is ready.
fn swaps(mut scene: Scene, of: u8) -> String {
    let mut all = Vec::new();
    loop {
        let chosen = advice(&scene.truth, seat(of));
        if chosen == Action::Ready {
            return all.join(" ");
        }
        all.push(chosen.to_string());
        scene = scene.go(&format!("{of}:{chosen}"));
    }
}

/// One swap, which is among the open ones.
fn advice(truth: &Capitale, seat: Seat) -> Action {
    let mut actions = Vec::new();
    truth.actions(seat, &mut actions);
    let advised = Capitale::advice(&truth.view(Some(seat)), &actions, &mut Rng::new(1)).unwrap();
    let [chosen] = advised[..] else { panic!("one is advised, not {advised:?}") };
    assert!(actions.contains(&chosen), "{chosen}");
    chosen
}

/// Seat 0 has won a duel in which its rival showed a graveyard and nothing else. Its deck is of three soldiers 2/3, so many
/// mercenaries 1/1, and these cards; t1 and t2 do two damage, t5 breaks what lasts.
fn paused(switches: &str, mercenaries: usize, main: &str, side: &str, grave: &str) -> Scene {
    let damage = "effects = [{ target = [{}, [{ damage = 2 }]] }]";
    let says = [("t1", damage), ("t2", damage), ("t5", "effects = [\"break\"]")];
    let line = format!("cities=?,capital:0,pietracava:0,?,? units=1:0:w2@1,2:0:w2@2,3:0:w2@3 | | {grave}");
    let decks = format!("deck1=w2*3,m12*{mercenaries}{main}/{side} {switches}");
    let scene = Scene::with(&says, &decks, &line).go("attack=1 face=vadofermo");
    assert_eq!(scene.open().agenda.next(), Some(Step::Pause));
    scene
}

#[test]
fn what_fares_better_against_the_characters_that_were_seen_comes_in_and_the_worst_goes_out() {
    // Two damage kill whoever has two HP; a mercenary kills none of them.
    let pause = |grave: &str| swaps(paused("", 50, "", "t1*2", grave), 0);
    assert_eq!(pause("grave=w4,w10"), "in=t1 out=m12 in=t1 out=m12");
    // Nobody with three HP dies of it.
    assert_eq!(pause("grave=w5,w20"), "");
    // As a character, too: w14 kills all of these and survives them.
    let pause = |side: &str| swaps(paused("", 50, "", side, "grave=w4,w4,w4,w6"), 0);
    assert_eq!(pause("w14*2"), "in=w14 out=m12 in=w14 out=m12");
    // One that fares better against one of the four is not worth a swap.
    assert_eq!(pause("w5*2"), "");
}

#[test]
fn where_nothing_can_go_out_first_something_comes_in() {
    // The smallest deck, and a full side deck.
    for (mercenaries, side) in [(42, "t1*2"), (50, "t1*2,m12*8")] {
        let pause = |grave: &str| swaps(paused("", mercenaries, "", side, grave), 0);
        assert!(pause("grave=w4,w10").starts_with("in=t1 out=m12"), "{side}");
        assert_eq!(pause("grave=w5,w20"), "");
    }
}

#[test]
fn what_breaks_lasting_effects_comes_in_when_some_were_seen_and_goes_out_when_none_were() {
    let side = |grave: &str| swaps(paused("", 42, "", "t5*1", grave), 0);
    assert_eq!(side("grave=t3,t3,t3,w10"), "in=t5 out=m12");
    assert_eq!(side("grave=w10"), "");
    let main = |grave: &str| swaps(paused("", 41, ",t5*1", "w14*1", grave), 0);
    assert_eq!(main("grave=w5"), "in=w14 out=t5");
    assert_eq!(main("grave=t3,t3,t3,t4,w5"), "in=w14 out=m12");
}

#[test]
fn nothing_is_swapped_for_a_rival_of_whom_nothing_was_seen() {
    assert_eq!(swaps(paused("", 42, "", "t1*2", ""), 0), "");
    assert_eq!(swaps(paused("", 50, "", "t1*2", ""), 0), "");
    assert_eq!(swaps(paused("", 41, ",t5*1", "w14*1", ""), 0), "");
}

#[test]
fn a_list_that_lies_open_is_as_good_as_seen() {
    let decks = |lists: &str| paused(&format!("deck2=m12*45 lists={lists}"), 50, "", "t1*2", "");
    assert_eq!(swaps(decks("open"), 0), "in=t1 out=m12 in=t1 out=m12");
    assert_eq!(swaps(decks("secret"), 0), "");
}

#[test]
fn four_cards_are_swapped_at_most() {
    let all = swaps(paused("", 50, "", "t1*3,t2*3", "grave=w4,w10"), 0);
    assert_eq!((all.matches("in=t").count(), all.matches("out=m12").count()), (4, 4), "{all}");
}

#[test]
fn swaps_of_ready_decks_leave_legal_decks() {
    let (mut pauses, mut swapped) = (0, 0);
    for seed in 0..12 {
        let (mut rng, mut scratch) = (Rng::new(seed), Scratch::default());
        let mut truth = Capitale::new(&Setup::default()).unwrap();
        loop {
            if truth.view(None).open.agenda.next() == Some(Step::Pause) {
                let seat = truth.turn().asked().first().unwrap();
                let chosen = advice(&truth, seat);
                if chosen == Action::Ready {
                    let own = truth.view(Some(seat)).own.unwrap();
                    assert!(own.swapped_in.len() == own.swapped_out.len() && own.swapped_in.len() <= 4);
                    assert!(own.swapped_in.iter().all(|(card, _)| !own.swapped_out.has(card)));
                    let deck = Deck { main: own.library, side: own.side };
                    assert_eq!((deck.main.len(), deck.side.len()), (60, 10));
                    assert_eq!(deck.flaws(&Set::first()), []);
                    pauses += 1;
                    swapped += own.swapped_in.len();
                }
                truth.play(Answer::Apart(seat, chosen), &mut table::Deaf);
            } else if random_answer(&mut truth, &mut rng, &mut scratch).is_some() {
                break;
            }
        }
    }
    assert!(pauses >= 24 && swapped > 0, "{swapped} cards in {pauses} pauses");
}
