//! The page says everything that can be done, to everyone, in both languages.

use proving::{assert_needs_nothing, assert_words_open, drawn};
use table::{Answer, Deaf, Game, Lang, Rng, Seat, Turn};

use crate::terms::TERMS;
use crate::{Action, Evilrunner, Setup, Vertex, Vertices};

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
            let (actions, html) = drawn(truth, Some(seat), Lang::It, &[]);
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
            let (_, html) = drawn(truth, Some(seat), lang, &[]);
            assert!(html.contains(&format!("aria-label=\"C7, {world}: ")), "{lang:?}");
            assert_eq!(html.matches("role=\"button\"").count(), Vertex::COUNT);
            assert_eq!(html.matches("class=\"e ").count(), 90);
        }
    });
}

#[test]
fn crossings_are_asked_twice_and_only_they() {
    each_question(8, |truth, seat| {
        let (actions, html) = drawn(truth, Some(seat), Lang::En, &[]);
        let crossings = actions.iter().any(|action| matches!(action, Action::Cross(..)));
        assert_eq!(crossings, html.contains("data-ask=\"twice\""));
    });
}

#[test]
fn who_is_not_asked_can_try_and_who_only_watches_cannot() {
    each_question(9, |truth, seat| {
        let (_, other) = drawn(truth, Some(seat.other()), Lang::En, &[]);
        assert!(other.contains("data-try=") && !other.contains("data-acts="));
        let (_, watching) = drawn(truth, None, Lang::En, &[]);
        assert!(!watching.contains("data-try=") && !watching.contains("data-acts="));
    });
}

#[test]
fn the_page_needs_no_inline_style_or_script() {
    each_question(10, |truth, seat| {
        assert_needs_nothing(truth, Some(seat), Lang::En, &[]);
    });
}

/// The position after these actions, with the die falling as told.
fn after(setup: &str, actions: &str) -> Evilrunner {
    let mut truth = Evilrunner::new(&setup.parse::<Setup>().unwrap()).unwrap();
    for action in actions.split_whitespace() {
        let action: Action = action.parse().unwrap();
        match truth.turn() {
            Turn::Chance => truth.play(Answer::Chance(action), &mut Deaf),
            turn => {
                let seat = turn.asked().first().unwrap();
                truth.play(Answer::Together(&[(seat, action)]), &mut Deaf);
            }
        }
    }
    truth
}

const SET_UP: &str = "L@A3 U@T5 A@C9 seal@T1 seal@T2 seal@T3 seal@T7 seal@T8";

#[test]
fn the_aim_is_told_to_each_side_until_the_first_turn() {
    let begun = after("", SET_UP);
    for (seat, says) in [(0, "You are the Spirit"), (1, "You are Valandris")] {
        let (_, html) = drawn(&begun, Some(Seat::new(seat)), Lang::En, &[]);
        assert!(html.contains(says) && html.contains("within 60 turns") == (seat == 0), "{says}");
    }
    let (_, html) = drawn(&after("", &format!("{SET_UP} V@T12")), Some(Seat::new(0)), Lang::En, &[]);
    assert!(!html.contains("class=\"aim\""));
}

#[test]
fn between_the_legs_one_reads_how_the_first_ended_and_what_to_beat() {
    let near = |at: &str| at.parse::<Vertex>().unwrap().steps();
    let sealed: Vertices = after("", SET_UP).seals;
    let (leviathan, archangel) = (near("A3").iter().next().unwrap(), near("C9").iter().next().unwrap());
    let unicorn = (near("T5") - sealed).iter().next().unwrap();
    let first_leg = format!("{SET_UP} V@{archangel} L>{leviathan} U>{unicorn} A>{archangel}");
    let caught = after("", &first_leg);
    let told = format!("In turn 1 the Archangel captured Valandris on {archangel}.");
    for (seat, says) in
        [(0, "You win if you are still free after turn 1"), (1, "Only a capture in turn 1 makes a draw")]
    {
        let (_, html) = drawn(&caught, Some(Seat::new(seat)), Lang::En, &[]);
        assert!(html.contains(&told) && html.contains(says), "{html}");
        assert!(!html.contains("class=\"trail"), "the marks of the first leg are not drawn");
    }
    // It stays through the whole set-up and goes with the first turn.
    let (seat, lang) = (Some(Seat::new(0)), Lang::En);
    let so_far = format!("{first_leg} {SET_UP}");
    assert!(drawn(&after("", &so_far), seat, lang, &[]).1.contains(&told));
    assert!(!drawn(&after("", &format!("{so_far} V@T12")), seat, lang, &[]).1.contains("class=\"between\""));
}

#[test]
fn the_die_lies_on_the_page_until_the_next_turn_of_the_spirit() {
    let rolled = format!("{SET_UP} V@T12 A^T5 die=7");
    for (more, lies) in [("", true), (" stay power=unicorn", true), (" stay power=unicorn stay", false)] {
        let (_, html) = drawn(&after("", &format!("{rolled}{more}")), Some(Seat::new(0)), Lang::En, &[]);
        assert_eq!(html.contains("data-roll=\"1.1.7\""), lies, "{more}");
        assert_eq!(html.contains("The die shows 7: the seal on T7 is removed."), lies, "{more}");
    }
}

#[test]
fn crossings_are_marked_as_whose_they_are_and_counted() {
    let (actions, html) = drawn(&after("", &format!("{SET_UP} V@T12")), Some(Seat::new(0)), Lang::En, &[]);
    let crossings = actions.iter().filter(|action| matches!(action, Action::Cross(..))).count();
    assert!(html.contains(&format!("Crossings ({crossings})")));
    assert_eq!(html.matches("class=\"ring cross by-").count(), crossings);
    let (_, html) = drawn(&after("", SET_UP), Some(Seat::new(1)), Lang::En, &[]);
    assert!(!html.contains("Crossings ("));
}

/// No piece covers another's letter, however many share a vertex.
#[test]
fn creatures_on_one_vertex_stand_side_by_side() {
    let line = |places: &str| format!("{places} V=C20 seals=- power=none to=spirit turn=3");
    let places = |line: &str| -> Vec<(f64, f64)> {
        let truth = <Evilrunner as table::Notation>::read(line, &Setup::default()).unwrap();
        let (_, html) = drawn(&truth, None, Lang::En, &[]);
        let held = html.split("id=\"v-T1\"").nth(1).unwrap().split("id=\"v-").next().unwrap();
        let shift = |part: &str| -> Option<(f64, f64)> {
            let (x, y) = part.split_once(')')?.0.split_once(' ')?;
            Some((x.parse().ok()?, y.parse().ok()?))
        };
        held.split("<g transform=\"translate(").skip(1).filter_map(shift).collect()
    };
    let two = places(&line("L=T1 U=T1 A=C7"));
    let three = places(&line("L=T1 U=T1 A=T1"));
    assert_eq!((two.len(), three.len()), (2, 3));
    for all in [two, three] {
        for (i, a) in all.iter().enumerate() {
            assert!(all[i + 1..].iter().all(|b| (a.0 - b.0).hypot(a.1 - b.1) >= 26.0), "{all:?}");
        }
    }
    assert!(places(&line("L=A1 U=T1 A=C7")).is_empty());
}

/// The last line says how it ended, to each side in its own words.
#[test]
fn the_end_says_how_it_ended() {
    let caught = "L=A1 U=T1 A=C7 V=C12 seals=- power=none to=spirit turn=1";
    let mut truth = <Evilrunner as table::Notation>::read(caught, &"legs=2".parse().unwrap()).unwrap();
    (truth.stage, truth.points, truth.setup.legs) = (crate::Stage::Over, [5, 3], 2);
    let says = |truth: &Evilrunner, seat: Option<u8>, lang| {
        <Evilrunner as table::Say>::say_turn(&truth.view(seat.map(Seat::new))).get(lang).to_owned()
    };
    assert!(says(&truth, Some(0), Lang::En).contains("5 to 3: you have won"));
    assert!(says(&truth, Some(1), Lang::En).contains("3 to 5: this time the other has won"));
    assert!(
        says(&truth, Some(0), Lang::It).contains("hai vinto")
            && says(&truth, None, Lang::It).contains("5 a 3")
    );
    truth.points = [4, 4];
    assert!(says(&truth, Some(1), Lang::En).ends_with("4 to 4: a draw."));
    truth.setup.legs = 1;
    assert!(says(&truth, Some(1), Lang::En).contains("Valandris scored 4 points"));
}

#[test]
fn what_the_table_names_in_words_opens() {
    each_question(11, |truth, seat| {
        for lang in Lang::BOTH {
            let (_, html) = drawn(truth, Some(seat), lang, &[]);
            let named = lang.pick(
                "Leviatano, Unicorno, Arcangelo, Valandris, sigilli, attraversamento",
                "Leviathan, Unicorn, Archangel, Valandris, seals, crossing",
            );
            assert_eq!(assert_words_open(&TERMS, lang, named, &html), 6);
        }
    });
}
