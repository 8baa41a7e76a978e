//! The page of the clash says everything that can be done, to everyone, in both languages, and nothing that is hidden.

use proving::{
    Lately, assert_buttons, assert_needs_nothing, assert_no_buttons_for_others, assert_same_page,
    assert_words_open, drawn, each_moment_by, question,
};
use table::{Answer, Deaf, Desk, Game, Lang, Page, Rng, Seat};

use super::scene::Scene;
use super::{face, foresee};
use crate::terms::TERMS;
use crate::{Action, Card, Dogma, Plan, Step, What};

/// Plays a random game whose orders do something more often than they call, and looks at the moments of its clash.
fn each_moment(setup: &str, seed: u64, mut look: impl FnMut(&Dogma, Lately<'_, Dogma>, &mut Rng)) {
    let some = |actions: &[Action], rng: &mut Rng| {
        let active: Vec<Action> =
            actions.iter().copied().filter(|it| !matches!(it, Action::Call(_) | Action::Ready)).collect();
        let from = if active.is_empty() || rng.below(6) == 0 { actions } else { &active };
        from[rng.below(from.len())]
    };
    each_moment_by(setup, seed, some, |truth: &Dogma, told, rng| {
        if !truth.open.build.on && truth.open.agenda.next() != Some(Step::Stack) {
            look(truth, told, rng);
        }
    });
}

const SETUPS: [&str; 5] = ["", "reveal=owner", "seats=4", "seats=4 reveal=owner hizb=out", "rules=2"];

#[test]
fn every_open_action_is_one_button_in_both_languages_in_every_kind_of_question() {
    let seen = proving::questions_looked_at(&SETUPS, 4, |setup, seed, seen| {
        each_moment(setup, seed, |truth, told, rng| {
            let question = question(truth);
            // Some questions come up hundreds of times, others seldom.
            if matches!(&question[..], "Order" | "Aim" | "Reveal") && rng.below(5) != 0 {
                return;
            }
            if assert_buttons(truth, told, 1..=1) {
                seen.insert(question);
            }
        });
    });
    for wanted in ["Opening", "Field", "Arrange", "Reveal", "Aim", "Order", "Choice", "Proof", "Grieve"] {
        assert!(seen.contains(wanted), "{wanted} has not come up: {seen:?}");
    }
}

#[test]
fn who_is_not_asked_or_only_watches_has_no_buttons() {
    each_moment("", 11, |truth, told, rng| {
        if rng.below(4) != 0 {
            return;
        }
        assert_no_buttons_for_others(truth, 2, told);
    });
}

#[test]
fn the_story_tells_what_happened_and_not_who_is_choosing() {
    let mut told_of = 0;
    each_moment("seats=4", 12, |truth, told, _| {
        let aside = |what: &What| matches!(what, What::Aimed(_) | What::Ready(_));
        told_of += told.iter().filter(|(_, event)| aside(&event.what)).count();
        let html = drawn(truth, Some(Seat::new(0)), Lang::En, told).1;
        let story = html.split_once("<ol class=\"steps\"").and_then(|(_, rest)| rest.split_once("</ol>"));
        let story = story.map_or("", |(story, _)| story);
        assert!(
            !["chosen a Target", "as a Target", "is ready", "is arranging"]
                .iter()
                .any(|it| story.contains(it))
        );
    });
    assert!(told_of > 0);
}

#[test]
fn an_order_that_cannot_be_given_is_dim_and_says_why() {
    let mut dim = 0;
    for seed in 0..4 {
        each_moment("", 40 + seed, |truth, told, _| {
            let Some(Step::Order(seats)) = truth.open.agenda.next() else { return };
            for seat in seats.iter() {
                let html = drawn(truth, Some(seat), Lang::En, told).1;
                dim += html.matches("act cannot").count();
                assert_eq!(html.matches("act cannot").count(), html.matches("class=\"held-back\"").count());
            }
        });
    }
    assert!(dim > 0);
}

#[test]
fn worlds_that_look_the_same_have_the_same_page() {
    for (at, setup) in SETUPS.iter().enumerate() {
        each_moment(setup, 20 + at as u64, |truth, told, rng| {
            if rng.below(9) != 0 {
                return;
            }
            assert_same_page(truth, truth.open.sides.len(), told, rng);
        });
    }
}

#[test]
fn a_hidden_card_is_on_nobodys_page_but_its_owners() {
    let mut hidden = 0;
    for setup in ["", "seats=4"] {
        each_moment(setup, 27, |truth, _, rng| {
            if rng.below(5) != 0 {
                return;
            }
            for viewer in Seat::viewers(truth.open.sides.len()) {
                let html = drawn(truth, viewer, Lang::En, &[]).1;
                for card in secrets(truth, viewer) {
                    hidden += 1;
                    assert!(!html.contains(&format!("#em-{card}\"")), "{viewer:?} sees {card}");
                }
            }
        });
    }
    assert!(hidden > 0);
}

/// The cards of others that a viewer has never seen.
fn secrets(truth: &Dogma, viewer: Option<Seat>) -> Vec<Card> {
    let open = &truth.open;
    let mut seen: Vec<Card> = open.seats().flat_map(|seat| open.discards(seat)).collect();
    for side in &open.sides {
        seen.extend(side.exposed.iter().chain(&side.under).copied());
        for arcano in &side.arcana {
            seen.extend(arcano.prophet.into_iter().chain(arcano.relics).chain(arcano.known.iter()));
            seen.extend(arcano.cults.iter().filter_map(|place| place.face));
        }
    }
    seen.extend(viewer.iter().flat_map(|seat| truth.secret.own(*seat).each().collect::<Vec<_>>()));
    let others = open.seats().filter(|seat| viewer != Some(*seat));
    let cards: Vec<Card> =
        others.flat_map(|seat| truth.secret.own(seat).each().collect::<Vec<_>>()).collect();
    cards.into_iter().filter(|card| !seen.contains(card)).collect()
}

#[test]
fn the_page_needs_no_inline_style_or_script_and_no_other_host() {
    for setup in ["", "seats=4"] {
        each_moment(setup, 31, |truth, told, rng| {
            if rng.below(6) != 0 {
                return;
            }
            assert_needs_nothing(truth, Some(Seat::new(0)), Lang::It, told);
        });
    }
}

#[test]
fn what_an_order_would_do_it_does_where_nobody_else_does_anything() {
    let (mut agreed, mut all) = (0, 0);
    for seed in 0..8 {
        each_moment("", 70 + seed, |truth, _, _| {
            let Some(Step::Order(seats)) = truth.open.agenda.next() else { return };
            // The other one passes; the one who acts uses a Cult card.
            let me = Seat::new(0);
            if !seats.has(me) {
                return;
            }
            let mut actions = Vec::new();
            truth.actions(me, &mut actions);
            let cult = |action: &&Action| matches!(action, Action::Cult(_));
            let Some(action) = actions.iter().copied().find(|action| cult(&action)) else { return };
            let view = truth.view(Some(me));
            let desk = table::Desk { lang: Lang::En, seat: Some(me), actions: &actions, lately: &[] };
            let scene = super::Scene::new(&view, &desk);
            let Some(plan @ Plan::Cult(_)) = foresee::plan(&scene, action) else { return };
            let Some(foresight) = foresee::of(&scene, plan).filter(|it| it.waits.is_none()) else { return };
            let hurts = |(seat, at): crate::step::At| {
                foresight.changes.iter().find_map(|change| match change {
                    foresee::Foreseen::Damage(who, by, ..) if *who == (seat, at) => Some(*by),
                    _ => None,
                })
            };
            let Some(rival) = truth.open.front(Seat::new(1)) else { return };
            let mut table = truth.clone();
            let given: Vec<(Seat, Action)> =
                seats.iter().map(|seat| (seat, if seat == me { action } else { Action::Pass })).collect();
            table.play(Answer::Together(&given), &mut Deaf);
            let before = truth.open.arcano(rival).damage;
            let after = table.open.arcano(rival).damage;
            all += 1;
            agreed += usize::from(after.saturating_sub(before) == hurts(rival).unwrap_or(0));
        });
    }
    // What an order sets off is not foreseen.
    assert!(all > 20 && agreed * 10 >= all * 7, "{agreed} of {all}");
}

#[test]
fn the_end_tells_why() {
    let mut ends = 0;
    for seed in 60..64 {
        each_moment("", seed, |truth, told, _| {
            if truth.open.ending.is_some() {
                let html = drawn(truth, None, Lang::En, told).1;
                let from = html.find("class=\"ending\"").expect("an end");
                let end = html[from..].split("</section>").next().unwrap_or_default();
                assert!(end.contains("<h2") && end.matches("<li").count() >= 2);
                ends += 1;
            }
        });
    }
    assert_eq!(ends, 4);
}

#[test]
fn partners_can_propose_every_target() {
    let mut said = 0;
    each_moment("seats=4", 3, |truth, _, _| {
        for seat in truth.open.seats() {
            let phrases = Dogma::phrases(&truth.view(Some(seat)));
            let aims: Vec<Seat> = truth.open.aims(seat).collect();
            if truth.open.ending.is_none() && truth.open.partner(seat).is_some() && aims.len() > 1 {
                assert!(phrases.len() >= aims.len());
                said += 1;
            }
        }
    });
    each_moment("", 3, |truth, _, _| assert!(Dogma::phrases(&truth.view(Some(Seat::new(0)))).is_empty()));
    assert!(said > 0);
}

#[test]
fn at_the_end_all_lies_open_and_who_has_lost_is_told_kindly() {
    let (mut open, mut lost) = (0, 0);
    for seed in 0..3 {
        each_moment("rules=2", 60 + seed, |truth, told, _| {
            let Some(ending) = truth.open.ending else { return };
            for viewer in Seat::viewers(2) {
                let html = drawn(truth, viewer, Lang::It, told).1;
                let loses =
                    viewer.is_some_and(|seat| !ending.winners.is_empty() && !ending.winners.has(seat));
                assert_eq!(html.contains("Hai perso, questa volta"), loses);
                lost += usize::from(loses);
                for (seat, at) in truth.open.seats().flat_map(|seat| (0..4).map(move |at| (seat, at))) {
                    let pack = truth.secret.own(seat).arcana[usize::from(at)];
                    for card in pack.each().filter(|_| !truth.open.arcano((seat, at)).fallen) {
                        assert!(html.contains(&format!("#em-{card}\"")), "{viewer:?} does not see {card}");
                        open += 1;
                    }
                }
            }
        });
    }
    assert!(open > 0 && lost > 0, "{open} {lost}");
}

#[test]
fn a_face_bears_the_sign_of_its_set_and_the_number_of_its_arcano() {
    let mut faces = 0;
    each_moment("hizb=out", 71, |truth, told, _| {
        if truth.open.agenda.next() != Some(Step::Opening) {
            return;
        }
        for seat in truth.turn().asked().iter() {
            let html = drawn(truth, Some(seat), Lang::En, told).1;
            let at = usize::from(truth.open.build.destinies[seat.index()].unwrap());
            let name = &truth.open.set().destinies[at].name.en;
            for arcano in 1..=4 {
                faces += 1;
                assert!(
                    html.contains(&format!("<span title=\"{name}, Arcano {arcano}\">")),
                    "{name} {arcano}"
                );
            }
        }
    });
    assert!(faces > 0);
}

#[test]
fn the_page_says_which_kind_of_question_is_open_to_whom_it_asks() {
    each_moment("", 72, |truth, told, _| {
        let asked = truth.turn().asked();
        for viewer in Seat::viewers(2) {
            let html = drawn(truth, viewer, Lang::En, told).1;
            let wanted = viewer.filter(|seat| asked.has(*seat)).map(|_| question(truth));
            let said = html.split_once("data-question=\"").and_then(|(_, rest)| rest.split('"').next());
            assert_eq!(said.map(str::to_owned), wanted);
        }
    });
}

#[test]
fn every_word_that_a_card_says_opens_on_it() {
    let view = Dogma::new(&crate::Setup::default()).unwrap().view(None);
    let mut words = 0;
    for lang in Lang::BOTH {
        let desk = Desk { lang, seat: None, actions: &[], lately: &[] };
        let scene = &Scene::new(&view, &desk);
        for card in Card::all() {
            let opened = face::full(scene, card).into_string();
            words += assert_words_open(&TERMS, lang, &scene.text(card), &opened);
        }
    }
    assert!(words > 50, "{words}");
}
