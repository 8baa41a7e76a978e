//! The page says everything that can be done, to everyone, in both languages, and nothing that is hidden.

use proving::{
    assert_buttons, assert_needs_nothing, assert_no_buttons_for_others, assert_same_page, assert_words_open,
    drawn, each_moment,
};
use table::{Desk, Game, Lang, Page, Say, Seat};

use super::scene::Scene;
use super::words::worded;
use super::{gods, piles};
use crate::terms::TERMS;
use crate::{Action, Dice, GodLucky, Spot, Step, What, Window};

const SETUPS: [&str; 7] = [
    "seats=2",
    "seats=3",
    "seats=4",
    "seats=5",
    "seats=6",
    "seats=3 mode=accelerated mad=before",
    "seats=4 mode=accelerated change=reroll rounds=10",
];

#[test]
fn every_open_action_is_a_button_in_both_languages() {
    for (i, setup) in SETUPS.iter().enumerate() {
        each_moment::<GodLucky>(setup, i as u64, |truth, _, _| {
            assert_buttons(truth, &[], 1..);
        });
    }
}

#[test]
fn who_is_not_asked_or_only_watches_has_no_buttons() {
    each_moment::<GodLucky>("seats=4", 11, |truth, _, _| {
        assert_no_buttons_for_others(truth, 4, &[]);
    });
}

#[test]
fn a_card_that_cannot_be_used_now_is_dim_and_says_why() {
    let mut dim = 0;
    for seed in 0..4 {
        each_moment::<GodLucky>("seats=3", 60 + seed, |truth, _, _| {
            let Some(Step::Main(_) | Step::Window(..)) = truth.open.agenda.next() else { return };
            for seat in truth.turn().asked().iter() {
                let (actions, html) = drawn(truth, Some(seat), Lang::En, &[]);
                let barred = truth.view(Some(seat)).hands[seat.index()].known.len()
                    - actions.iter().filter(|action| matches!(action, Action::Use(_))).count();
                for sign in ["act cannot", "class=\"held-back\""] {
                    assert_eq!(html.matches(sign).count(), barred, "{html}");
                }
                dim += barred;
            }
        });
    }
    assert!(dim > 0);
}

#[test]
fn worlds_that_look_the_same_have_the_same_page() {
    for seats in [2, 4, 6] {
        let mut moment = 0;
        each_moment::<GodLucky>(&format!("seats={seats}"), 20 + seats, |truth, _, rng| {
            moment += 1;
            if moment % 9 != 0 {
                return;
            }
            assert_same_page(truth, seats as usize, &[], rng);
        });
    }
}

#[test]
fn the_page_needs_no_inline_style_or_script_and_no_other_host() {
    each_moment::<GodLucky>("seats=6", 31, |truth, _, _| {
        assert_needs_nothing(truth, Some(Seat::new(0)), Lang::It, &[]);
    });
}

#[test]
fn the_board_and_both_portals_are_always_there() {
    each_moment::<GodLucky>("seats=6", 41, |truth, _, _| {
        let (_, html) = drawn(truth, None, Lang::En, &[]);
        if truth.open.turns > 0 {
            assert_eq!(html.matches("class=\"space ").count(), 26);
            assert_eq!(html.matches("data-pawn=").count(), 6);
        } else if truth.open.places.iter().any(|place| place.god.is_none()) {
            assert_eq!(html.matches("class=\"god ").count(), 6);
        }
    });
}

/// Plays random games until the situation has come up a few times, each time with all of these on the page.
fn is_seen(setup: &str, situation: impl Fn(&GodLucky) -> bool, shows: &[&str]) -> bool {
    let mut seen = 0;
    for seed in 50..120 {
        each_moment::<GodLucky>(setup, seed, |truth, _, _| {
            if !situation(truth) {
                return;
            }
            seen += 1;
            for lang in Lang::BOTH {
                let (_, html) = drawn(truth, Some(Seat::new(0)), lang, &[]);
                for part in shows {
                    assert!(html.contains(part), "{part}: {html}");
                }
            }
        });
        if seen > 5 {
            return true;
        }
    }
    false
}

fn window(truth: &GodLucky) -> Option<Window> {
    match truth.open.agenda.next() {
        Some(Step::Window(window, _)) => Some(window),
        _ => None,
    }
}

#[test]
fn the_space_that_a_roll_leads_to_is_marked() {
    let roll = |truth: &GodLucky| match window(truth) {
        Some(Window::Dice(Dice::Move(seat))) => !truth.open.wild && !truth.open.place(seat).mad,
        _ => false,
    };
    assert!(is_seen("seats=4", roll, &[" aimed", "class=\"about\"", "class=\"die d3\""]));
}

/// What a card does is read before the roll, without pointing at it.
#[test]
fn where_each_face_leads_is_said_in_words() {
    let mut seen = 0;
    each_moment::<GodLucky>("seats=2", 7, |truth, _, _| {
        let Some(Step::Main(seat)) = truth.open.agenda.next() else { return };
        if !truth.is_on_board(seat) {
            return;
        }
        let (_, html) = drawn(truth, Some(seat), Lang::En, &[]);
        let words =
            html.split("id=\"reaches\"").nth(1).and_then(|rest| rest.split("</details>").next()).unwrap();
        assert_eq!(words.matches("<li>").count(), 3, "{words}");
        let Spot::Board(at) = truth.open.place(seat).spot else { return };
        if let Some(card) = truth.open.board.get(usize::from(at) + 1) {
            let says = truth.open.setup.cards.cards().board[usize::from(*card)].says(truth.open.setup.rules);
            let says = worded(Lang::En, &says.en).into_string();
            assert!(words.contains(&says), "{says}: {words}");
            seen += 1;
        }
    });
    assert!(seen > 5, "{seen}");
}

#[test]
fn a_fight_is_a_sum_for_each_side_as_long_as_the_dice_are_open() {
    let open =
        |truth: &GodLucky| matches!(window(truth), Some(Window::Dice(Dice::Fight | Dice::Capture(..))));
    assert!(is_seen("seats=4", open, &["class=\"fight\"", "class=\"total\""]));
}

#[test]
fn a_fight_that_is_decided_shows_no_sum_of_then() {
    let mut seen = 0;
    for seed in 0..12 {
        each_moment::<GodLucky>("seats=4", seed, |truth, _, _| {
            if matches!(window(truth), Some(Window::Loss { fight: true, .. } | Window::Won(_))) {
                seen += 1;
                let (_, html) = drawn(truth, None, Lang::En, &[]);
                assert!(html.contains("class=\"fight\"") && !html.contains("class=\"total\""));
                assert!(html.contains("wins"));
            }
        });
    }
    assert!(seen > 0);
}

#[test]
fn swapped_points_traps_and_the_coin_are_seen() {
    assert!(is_seen("seats=6", |truth| !truth.open.swaps.is_empty(), &["class=\"figure swapped\"", "⇄"]));
    assert!(is_seen("seats=6", |truth| !truth.secret.traps.is_empty(), &["class=\"trap g"]));
    assert!(is_seen("seats=6", |truth| truth.open.coin.is_some(), &["class=\"coin\""]));
}

#[test]
fn the_end_names_the_winner_and_everybodys_points() {
    each_moment::<GodLucky>("seats=3", 9, |truth, _, _| {
        if let Some(ending) = truth.open.ending {
            let (_, html) = drawn(truth, None, Lang::En, &[]);
            assert!(html.contains("class=\"ending\""));
            assert_eq!(html.contains(" wins</h2>"), ending.winner().is_some());
        }
    });
}

/// After the end nobody is asked any more, and whoever sits there is told what it means to it.
#[test]
fn at_the_end_who_has_lost_is_told_kindly() {
    let mut lost = 0;
    for seed in 0..4 {
        each_moment::<GodLucky>("seats=3 rules=2", seed, |truth, _, _| {
            let Some(winner) = truth.open.ending.and_then(crate::Ending::winner) else { return };
            for viewer in Seat::viewers(3) {
                let view = truth.view(viewer);
                let desk = Desk { lang: Lang::En, seat: None, actions: &[], lately: &[] };
                let html = GodLucky::zones(&view, &desk).remove(0).html;
                let said = GodLucky::say_turn(&view);
                let loses = viewer.is_some_and(|seat| seat != winner);
                assert_eq!(html.contains("You have lost this time: luck was with"), loses);
                assert_eq!(html.contains("<h2>You have won, "), viewer == Some(winner));
                assert_eq!(said.it.starts_with("Hai perso, questa volta. La partita è finita"), loses);
                assert_eq!(said.en.starts_with("You have won. The game is over"), viewer == Some(winner));
                lost += usize::from(loses);
            }
        });
    }
    assert!(lost > 0);
}

#[test]
fn a_roll_that_was_told_lies_on_the_page_beside_its_sentence() {
    let mut done = false;
    each_moment::<GodLucky>("seats=2", 3, |truth, _, _| {
        if done || truth.open.turns == 0 {
            return;
        }
        done = true;
        let seat = Seat::new(1);
        for lang in Lang::BOTH {
            let told =
                [What::Rolled(Some(seat), 3, 2), What::Turn(seat, false)].map(|what| truth.event(what));
            let heard = [(0, &told[0]), (0, &told[1])];
            let desk = Desk { lang, seat: None, actions: &[], lately: &heard };
            let html = GodLucky::zones(&truth.view(None), &desk).remove(0).html;
            assert!(html.contains("data-roll=\"l") && html.contains("aria-label=\"D3: 2\""));
            assert!(html.contains(GodLucky::say_event(&told[1]).get(lang)));
        }
    });
    assert!(done);
}

#[test]
fn every_word_that_a_card_says_opens_on_it() {
    let mut words = 0;
    for lang in Lang::BOTH {
        let truth = GodLucky::new(&crate::Setup::default()).unwrap();
        let view = truth.view(None);
        let desk = Desk { lang, seat: None, actions: &[], lately: &[] };
        let scene = &Scene::new(&view, &desk);
        for card in scene.set.all_objects().or(scene.set.all_miracles()).iter() {
            let opened = piles::cards(scene, "all", "", [card].into_iter()).into_string();
            words += assert_words_open(&TERMS, lang, &scene.text(card), &opened);
        }
        let choosing = gods::gods(scene).into_string();
        for god in &scene.set.gods {
            words += assert_words_open(&TERMS, lang, &scene.god_text(god), &choosing);
        }
        each_moment::<GodLucky>("seats=2", 41, |truth, _, _| {
            let (view, html) = (truth.view(None), drawn(truth, None, lang, &[]).1);
            let desk = Desk { lang, seat: None, actions: &[], lately: &[] };
            let scene = &Scene::new(&view, &desk);
            for space in (0..truth.open.board.len()).filter_map(|at| scene.space(at as u8)) {
                words += assert_words_open(&TERMS, lang, &scene.space_text(space), &html);
            }
        });
    }
    assert!(words > 50, "{words}");
}
