//! The page says everything that can be done, to everyone, in both languages, and nothing that is hidden.

use proving::{
    assert_buttons, assert_needs_nothing, assert_no_buttons_for_others, assert_same_page, assert_words_open,
    drawn, each_moment, question, side_by_side,
};
use table::{Desk, Game, Lang, Say, Seat};

use super::card;
use super::scene::Scene;
use crate::terms::TERMS;
use crate::{Sancta, Step};

const SETUPS: [&str; 6] =
    ["seats=2", "seats=3", "seats=4", "seats=5", "seats=6", "seats=4 four=3 opening=wait rounds=12 stall=4"];

/// Where equal cards are one possibility, it has a button: its own, or that of a card which stands for it.
#[test]
fn every_open_action_or_an_equal_one_is_a_button() {
    let others = side_by_side(0..6, |seed| {
        let mut others = 0;
        each_moment::<Sancta>("seats=3 rules=2", seed, |truth, lately, _| {
            for seat in truth.turn().asked().iter() {
                let (actions, html) = drawn(truth, Some(seat), Lang::It, lately);
                let pressed: Vec<crate::Action> = html
                    .split("form=\"actions\" name=\"action\" value=\"")
                    .skip(1)
                    .filter_map(|rest| rest.split('"').next()?.parse().ok())
                    .collect();
                for action in actions {
                    let stands = |other: &crate::Action| truth.equal(seat, other) == action;
                    assert!(pressed.contains(&action) || pressed.iter().any(stands), "{action}: {truth:?}");
                    others += usize::from(!pressed.contains(&action));
                }
                for (at, button) in
                    pressed.iter().enumerate().filter(|(_, it)| matches!(it, crate::Action::Take(_)))
                {
                    assert!(!pressed[..at].contains(button), "{button} twice");
                }
            }
        });
        others
    });
    assert!(others.iter().sum::<usize>() > 0, "no other copy was ever named");
}

/// Different Beatitudini stand in the hand under their own names, equal ones once with their number.
#[test]
fn different_beatitudini_are_told_apart_and_say_their_verse() {
    let hand = format!("cards={} seats=2 rules=2", crate::Set::of_the_box());
    let setup = hand.parse().unwrap();
    let truth = <Sancta as table::Notation>::read("| s7:0 hand=b4,b5,b8,a1 | s4:0", &setup).unwrap();
    let (_, html) = drawn(&truth, Some(Seat::new(0)), Lang::It, &[]);
    let hand = html.split("class=\"hand\"").nth(1).unwrap();
    assert!(
        hand.contains("Chi piange<span class=\"times\"> ×2</span>") && hand.contains("I miti</b>"),
        "{hand}"
    );
    assert!(hand.contains("troverà chi lo consola") && hand.contains("Mt 5,4"));
    assert!(hand.contains("value=\"play=b4\"") && hand.contains("value=\"play=b8\""));
    // What the Advocatus does, and who that was.
    assert!(hand.contains("il punto non si guadagna") && hand.contains("promotor fidei"));
}

/// Whoever looks opens any Saint of any place to its life, by click and by tap; the Advocatus too, where its answer is awaited.
#[test]
fn every_saint_of_every_place_opens_to_its_life() {
    let setup: crate::Setup = format!("cards={} seats=3 rules=2", crate::Set::of_the_box()).parse().unwrap();
    let line = "| s7:1 rosa=s1,s2 santuario=s3 hand=b1 | s4:0 rosa=s5 santuario=s6 hand=a1 | s8:0 rosa=s9";
    let mut truth = <Sancta as table::Notation>::read(line, &setup).unwrap();
    let set = truth.open.setup.cards.cards();
    for (viewer, lang) in Seat::viewers(3).zip([Lang::It, Lang::En].into_iter().cycle()) {
        let html = drawn(&truth, viewer, lang, &[]).1;
        for at in 1..=9 {
            let saint = format!("s{at}").parse::<crate::Card>().unwrap();
            let life = set.lore(saint).unwrap().get(lang).replace('"', "&quot;");
            assert!(opened(&html).any(|text| text.contains(&life)), "{viewer:?} {saint}");
        }
    }
    let play = (Seat::new(0), "play=b1".parse().unwrap());
    truth.play(table::Answer::Together(&[play]), &mut table::Deaf);
    for viewer in Seat::viewers(3) {
        let html = drawn(&truth, viewer, Lang::En, &[]).1;
        assert!(opened(&html).any(|text| text.contains("the point is not gained")), "{viewer:?}");
    }
}

/// What opens by click and tap.
fn opened(html: &str) -> impl Iterator<Item = &str> {
    html.split("<details").skip(1).filter_map(|rest| rest.split("</details>").next())
}

/// One point is '1 punto', in the window and where one points at the rounds.
#[test]
fn one_point_is_one_point() {
    let setup = "seats=2 rules=2".parse().unwrap();
    let read = |line: &str| <Sancta as table::Notation>::read(line, &setup).unwrap();
    let (_, html) = drawn(&read("| s7:1 hand=b1 | s4:0"), Some(Seat::new(0)), Lang::It, &[]);
    assert!(html.contains("1 punto su ") && !html.contains("1 punti su"));
    let (_, html) = drawn(&read("| s7:1 hand=b1 | s4:0"), Some(Seat::new(0)), Lang::En, &[]);
    assert!(html.contains("1 point of ") && !html.contains("1 points of"));
}

/// Whoever reads the log is 'you' in it.
#[test]
fn you_are_you_in_what_happened() {
    let truth = Sancta::new(&"seats=2".parse().unwrap()).unwrap();
    let event = truth.event(crate::What::Turn(Seat::new(0)));
    let says = |viewer: Option<u8>| Sancta::say_event_to(&event, viewer.map(Seat::new));
    assert_eq!(says(Some(0)).it, "Comincia il turno del posto 1 (tu).");
    assert_eq!(says(Some(0)).en, "The turn of Seat 1 (you) begins.");
    assert_eq!((says(Some(1)), says(None)), (Sancta::say_event(&event), Sancta::say_event(&event)));
    assert_eq!(says(None).it, "Comincia il turno del posto 1.");
}

#[test]
fn every_open_action_is_a_button_in_both_languages_in_every_kind_of_question() {
    let seen = proving::questions_looked_at(&SETUPS, 3, |setup, seed, seen| {
        each_moment::<Sancta>(setup, seed, |truth, told, rng| {
            let question = question(truth);
            // Some questions come up hundreds of times, others seldom.
            let of = match &question[..] {
                "Main" | "Window" => 25,
                "Trim" | "Discard" => 4,
                _ => 1,
            };
            if rng.below(of) != 0 {
                return;
            }
            if assert_buttons(truth, told, 1..) {
                seen.insert(question);
            }
        });
    });
    for wanted in ["Main", "Window", "Offer", "Order", "Choose", "Discard", "Trim", "Recover", "Exchange"] {
        assert!(seen.contains(wanted), "{wanted} has not come up: {seen:?}");
    }
}

#[test]
fn who_is_not_asked_or_only_watches_has_no_buttons() {
    each_moment::<Sancta>("seats=4", 11, |truth, told, rng| {
        if rng.below(8) != 0 {
            return;
        }
        assert_no_buttons_for_others(truth, 4, told);
    });
}

#[test]
fn what_cannot_be_done_now_is_dim_and_can_be_asked() {
    let mut dim = 0;
    each_moment::<Sancta>("seats=2", 5, |truth, told, rng| {
        let Some(Step::Main(seat)) = truth.open.agenda.next() else { return };
        if rng.below(10) != 0 {
            return;
        }
        let (actions, html) = drawn(truth, Some(seat), Lang::En, told);
        for action in &actions {
            assert!(!html.contains(&format!(
                "cannot \" type=\"submit\" form=\"actions\" name=\"action\" value=\"{action}\""
            )));
        }
        dim += html.matches("act cannot").count();
    });
    assert!(dim > 0);
}

#[test]
fn worlds_that_look_the_same_have_the_same_page() {
    for seats in [2, 4, 6] {
        let mut moment = 0;
        each_moment::<Sancta>(&format!("seats={seats}"), 20 + seats, |truth, told, rng| {
            moment += 1;
            if moment % 61 != 0 {
                return;
            }
            assert_same_page(truth, seats as usize, told, rng);
        });
    }
}

#[test]
fn a_held_card_is_on_nobodys_page_but_its_owners_and_theirs_who_know_it() {
    let mut hidden = 0;
    each_moment::<Sancta>("seats=4", 27, |truth, _, rng| {
        if rng.below(15) != 0 {
            return;
        }
        for viewer in Seat::viewers(4) {
            let view = truth.view(viewer);
            // To play is to play a print, which the lowest-numbered card that plays alike stands for, wherever that is.
            let html = drawn(truth, viewer, Lang::En, &[]).1.replace("play=", "play ");
            for seat in Seat::all(4) {
                for card in truth.secret.hands[seat.index()].less(view.hands[seat.index()].cards()).iter() {
                    hidden += 1;
                    for attribute in [format!("data-card=\"{card}\""), format!("={card}\"")] {
                        assert!(!html.contains(&attribute), "{viewer:?} sees {card} of {seat}");
                    }
                }
            }
        }
    });
    assert!(hidden > 0);
}

#[test]
fn the_page_needs_no_inline_style_or_script_and_no_other_host() {
    each_moment::<Sancta>("seats=6", 31, |truth, told, rng| {
        if rng.below(10) != 0 {
            return;
        }
        assert_needs_nothing(truth, Some(Seat::new(0)), Lang::It, told);
    });
}

#[test]
fn every_rose_has_the_lights_of_the_goal_and_as_many_lit_as_saints() {
    for (setup, goal) in SETUPS.iter().zip([5, 4, 4, 3, 3, 3]) {
        each_moment::<Sancta>(setup, 41, |truth, told, rng| {
            if rng.below(15) != 0 || truth.open.ending.is_some() {
                return;
            }
            let (_, html) = drawn(truth, None, Lang::En, told);
            let places = &truth.open.places;
            let lights: usize = places.iter().map(|place| place.rosa.len().max(goal)).sum();
            let lit: usize = places.iter().map(|place| place.rosa.len()).sum();
            assert_eq!(html.matches("class=\"light").count(), lights, "{setup}");
            assert_eq!(html.matches("class=\"light lit\"").count(), lit, "{setup}");
        });
    }
}

#[test]
fn the_window_says_the_same_to_all_who_may_answer() {
    let mut seen = 0;
    each_moment::<Sancta>("seats=5", 3, |truth, told, _| {
        let Some(Step::Window(by, asked)) = truth.open.agenda.next() else { return };
        seen += 1;
        let says = |seat| {
            let html = drawn(truth, Some(seat), Lang::En, told).1;
            let from = html.find("asked-about").expect("what it is about");
            html[from..].split("class=\"may\"").next().unwrap_or_default().to_owned()
        };
        let all: Vec<String> = asked.iter().map(says).collect();
        assert!(
            all.iter().all(|other| *other == all[0] && other.to_lowercase().contains("if nobody answers"))
        );
        let name = Sancta::say_seat(&truth.view(None), by).en;
        assert!(all[0].to_lowercase().contains(&name.to_lowercase()));
    });
    assert!(seen > 0);
}

/// Who has lost is told so in the first line, and so is who has won; whoever watches reads how it ended.
#[test]
fn at_the_end_each_is_told_what_it_means_to_it() {
    let mut ends = 0;
    for seed in 0..4 {
        each_moment::<Sancta>("seats=3 rounds=12 rules=2", seed, |truth, _, _| {
            let Some(winner) = truth.open.ending.and_then(crate::Ending::winner) else { return };
            for viewer in Seat::viewers(3) {
                let said = Sancta::say_turn(&truth.view(viewer));
                let starts = match viewer {
                    Some(seat) if seat == winner => {
                        ["Hai vinto. La partita è", "You have won. The game is over"]
                    }
                    Some(_) => [
                        "Hai perso, questa volta. La partita è",
                        "You have lost, this time. The game is over",
                    ],
                    None => ["La partita è finita", "The game is over"],
                };
                assert!(said.it.starts_with(starts[0]) && said.en.starts_with(starts[1]), "{said:?}");
                ends += 1;
            }
        });
    }
    assert!(ends > 0);
}

#[test]
fn the_end_shows_the_winners_rose_and_what_everybody_has() {
    let mut won = 0;
    for seed in 60..66 {
        each_moment::<Sancta>("seats=5", seed, |truth, told, _| {
            let Some(ending) = truth.open.ending else { return };
            let html = drawn(truth, None, Lang::En, told).1;
            let from = html.find("class=\"ending\"").expect("an end");
            let end = html[from..].split("</section>").next().unwrap_or_default();
            assert_eq!(end.matches("<li>").count(), 5);
            assert_eq!(end.contains("rosa glory"), ending.winner().is_some());
            won += usize::from(ending.winner().is_some());
        });
    }
    assert!(won > 0);
}

#[test]
fn every_word_that_a_card_says_opens_on_it() {
    let view = Sancta::new(&crate::Setup::default()).unwrap().view(None);
    let mut words = 0;
    for lang in Lang::BOTH {
        let desk = Desk { lang, seat: None, actions: &[], lately: &[] };
        let scene = &Scene::new(&view, &desk);
        for card in scene.set.all().iter() {
            let opened = card::opens(scene, "at", card, 1).into_string();
            words += assert_words_open(&TERMS, lang, &scene.text(card), &opened);
        }
    }
    assert!(words > 50, "{words}");
}
