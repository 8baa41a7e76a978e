//! The page says everything that can be done, to everyone, in both languages.

use table::{Answer, Deaf, Desk, Game, Lang, Page, Rng, Seat, Turn};

use crate::{Action, Evilrunner, Setup, Vertex};

fn drawn(truth: &Evilrunner, viewer: Option<Seat>, lang: Lang) -> (Vec<Action>, String) {
    let mut actions = Vec::new();
    if let Some(seat) = viewer.filter(|&seat| truth.turn().asked().has(seat)) {
        truth.actions(seat, &mut actions);
    }
    let desk = Desk { lang, seat: viewer, actions: &actions, lately: &[] };
    let html = Evilrunner::zones(&truth.view(viewer), &desk).remove(0).html;
    (actions, html)
}

/// Every position of a random game with the seat that is asked in it.
fn each_question(seed: u64, mut look: impl FnMut(&Evilrunner, Seat)) {
    let mut rng = Rng::new(seed);
    let mut truth = Evilrunner::new(&"cap=6".parse::<Setup>().unwrap()).unwrap();
    loop {
        match truth.turn() {
            Turn::Over(_) => return,
            Turn::Chance => truth.play(Answer::Chance(Action::Die(1 + rng.below(12) as u8)), &mut Deaf),
            turn => {
                let seat = turn.asked().first().unwrap();
                look(&truth, seat);
                let mut actions = Vec::new();
                truth.actions(seat, &mut actions);
                let chosen = actions[rng.below(actions.len())];
                truth.play(Answer::Together(&[(seat, chosen)]), &mut Deaf);
            }
        }
    }
}

/// An action as it stands in an attribute.
fn escaped(action: &Action) -> String {
    action.to_string().replace('>', "&gt;")
}

#[test]
fn every_action_is_on_a_vertex_or_on_a_button() {
    for seed in 0..6 {
        each_question(seed, |truth, seat| {
            let (actions, html) = drawn(truth, Some(seat), Lang::It);
            for action in &actions {
                let in_list = format!("&quot;{}&quot;", escaped(action));
                let on_button = format!("value=\"{}\"", escaped(action));
                assert!(html.contains(&in_list) || html.contains(&on_button), "{action} is not on the page");
            }
        });
    }
}

#[test]
fn every_vertex_has_a_name_in_both_languages() {
    each_question(7, |truth, seat| {
        for (lang, world) in [(Lang::It, "Cieli"), (Lang::En, "Heavens")] {
            let (_, html) = drawn(truth, Some(seat), lang);
            assert!(html.contains(&format!("aria-label=\"C7, {world}: ")), "{lang:?}");
            assert_eq!(html.matches("role=\"button\"").count(), Vertex::COUNT);
            assert_eq!(html.matches("class=\"e ").count(), 90);
        }
    });
}

#[test]
fn crossings_are_asked_twice_and_only_they() {
    each_question(8, |truth, seat| {
        let (actions, html) = drawn(truth, Some(seat), Lang::En);
        let crossings = actions.iter().any(|action| matches!(action, Action::Cross(..)));
        assert_eq!(crossings, html.contains("data-ask=\"twice\""));
    });
}

#[test]
fn who_is_not_asked_can_try_and_who_only_watches_cannot() {
    each_question(9, |truth, seat| {
        let (_, other) = drawn(truth, Some(seat.other()), Lang::En);
        assert!(other.contains("data-try=") && !other.contains("data-acts="));
        let (_, watching) = drawn(truth, None, Lang::En);
        assert!(!watching.contains("data-try=") && !watching.contains("data-acts="));
    });
}

#[test]
fn the_page_needs_no_inline_style_or_script() {
    each_question(10, |truth, seat| {
        let (_, html) = drawn(truth, Some(seat), Lang::En);
        assert!(!html.contains("style=") && !html.contains("<script") && !html.contains("onclick"));
    });
}
