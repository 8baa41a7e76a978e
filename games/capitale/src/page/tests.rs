//! The page says everything that can be done, to everyone, in both languages, and nothing that is hidden.

use proving::{
    Lately, assert_buttons, assert_needs_nothing, assert_no_buttons_for_others, assert_same_page,
    assert_words_open, button, drawn, each_moment_by, question,
};
use table::{Answer, Deaf, Game, Lang, Rng, Say, Seat};

use super::words::worded;
use super::{face, foresee};
use crate::terms::TERMS;
use crate::{Action, Capitale, Card, Setup, Step};

/// Plays a random match, in which turns do not end before something has been done, and looks at each of its moments.
fn each_moment(setup: &str, seed: u64, look: impl FnMut(&Capitale, Lately<'_, Capitale>, &mut Rng)) {
    let some = |actions: &[Action], rng: &mut Rng| {
        let mild = matches!(actions[0], Action::Decline | Action::Enough | Action::Skip);
        let willing = actions.len() > 1 && mild;
        actions[if willing { 1 + rng.below(actions.len() - 1) } else { rng.below(actions.len()) }]
    };
    each_moment_by(setup, seed, some, look);
}

const SETUPS: [&str; 4] = [
    "duels=3",
    "duels=1 set=down gate=levels lists=open",
    "duels=1 conquest=draw deck1=rogo deck2=crepuscolo",
    "duels=1 set=down quick=undefended redraw=none deck1=bastione deck2=galoppo",
];

#[test]
fn every_open_action_is_a_button_in_both_languages_in_every_kind_of_question() {
    let seen = proving::questions_looked_at(&SETUPS, 3, |setup, seed, seen| {
        each_moment(setup, seed, |truth, told, rng| {
            let question = question(truth);
            // Some questions come up hundreds of times, others seldom.
            if matches!(&question[..], "Main" | "Window" | "Opening") && rng.below(20) != 0 {
                return;
            }
            if assert_buttons(truth, told, 1..) {
                seen.insert(question);
            }
        });
    });
    let wanted = [
        "Decks", "Redraw", "Opening", "Main", "Window", "Defence", "Join", "Divide", "Trim", "Discard",
        "Aim", "Site", "Offer", "Way", "Fetch", "Recover", "TurnUp", "Pause", "Starter",
    ];
    for wanted in wanted {
        assert!(seen.contains(wanted), "{wanted} has not come up: {seen:?}");
    }
}

#[test]
fn who_is_not_asked_or_only_watches_has_no_buttons() {
    each_moment("duels=1", 11, |truth, told, rng| {
        if rng.below(8) != 0 {
            return;
        }
        assert_no_buttons_for_others(truth, 2, told);
    });
}

#[test]
fn what_cannot_be_done_now_is_dim_and_can_be_asked() {
    let mut dim = 0;
    each_moment("duels=1 gate=levels", 5, |truth, told, rng| {
        let Some(Step::Main | Step::Opening) = truth.open.agenda.next() else { return };
        if rng.below(6) != 0 {
            return;
        }
        let (actions, html) = drawn(truth, Some(truth.open.active), Lang::En, told);
        for action in &actions {
            assert!(!html.contains(&format!("cannot main\" type=\"submit\" {}", button(action))));
        }
        dim += html.matches("act cannot").count();
    });
    assert!(dim > 0);
}

#[test]
fn worlds_that_look_the_same_have_the_same_page() {
    for (at, setup) in SETUPS.iter().enumerate() {
        let mut moment = 0;
        each_moment(setup, 20 + at as u64, |truth, told, rng| {
            moment += 1;
            if moment % 61 != 0 {
                return;
            }
            assert_same_page(truth, 2, told, rng);
        });
    }
}

#[test]
fn a_hidden_card_is_on_nobodys_page_but_its_owners() {
    let mut hidden = 0;
    each_moment("duels=1 set=down", 27, |truth, _, rng| {
        if rng.below(15) != 0 || !truth.open.dueling {
            return;
        }
        for viewer in Seat::viewers(2) {
            let html = drawn(truth, viewer, Lang::En, &[]).1;
            for seat in Seat::all(2).filter(|seat| viewer != Some(*seat)) {
                let own = truth.secret.own(seat);
                let laid = truth
                    .secret
                    .down
                    .iter()
                    .filter(|(id, _)| truth.open.face_down(*id).is_some_and(|it| it.owner == seat));
                let held = own.hand.less(&truth.open.known[seat.index()]);
                let all: Vec<Card> =
                    held.iter().map(|(card, _)| card).chain(laid.map(|(_, card)| *card)).collect();
                for card in all {
                    // What also lies in the open, or in the viewer's own deck, is named for that reason.
                    let known = truth.open.seen(seat).has(card)
                        || truth.open.seen(crate::Open::rival(seat)).has(card)
                        || viewer.is_some_and(|it| {
                            truth.secret.own(it).deck.as_ref().is_some_and(|it| it.all().has(card))
                        });
                    if !known {
                        hidden += 1;
                        assert!(!html.contains(&format!("#em-{card}\"")), "{viewer:?} sees {card} of {seat}");
                    }
                }
            }
        }
    });
    assert!(hidden > 0);
}

#[test]
fn the_page_needs_no_inline_style_or_script_and_no_other_host() {
    each_moment("duels=1", 31, |truth, told, rng| {
        if rng.below(10) != 0 {
            return;
        }
        assert_needs_nothing(truth, Some(Seat::new(0)), Lang::It, told);
    });
}

#[test]
fn the_window_says_the_same_to_all_who_may_answer() {
    let mut seen = 0;
    each_moment("duels=1", 3, |truth, told, _| {
        let Some(Step::Window(_)) = truth.open.agenda.next() else { return };
        seen += 1;
        let says = |seat| {
            let html = drawn(truth, Some(seat), Lang::En, told).1;
            // Whoever is spoken to is called by name, as for the other.
            let name = format!("Seat {}", seat.index() + 1);
            let html = html.replace("you conquer", &format!("{name} conquers"));
            let html = html.replace("Your turn", &format!("The turn of {name}"));
            let from = html.find("asked-about").expect("what it is about");
            html[from..]
                .split("class=\"answers\"")
                .next()
                .unwrap_or_default()
                .split("</div></div>")
                .next()
                .unwrap_or_default()
                .to_owned()
        };
        let all: Vec<String> = truth.turn().asked().iter().map(says).collect();
        assert!(all.iter().all(|other| *other == all[0] && other.contains("If nobody plays")));
    });
    assert!(seen > 0);
}

#[test]
fn a_battle_in_which_nobody_plays_and_all_divide_plainly_goes_as_foreseen() {
    let (mut agreed, mut all) = (0, 0);
    for seed in 0..18 {
        each_moment("duels=1 deck1=bastione deck2=galoppo", 70 + seed, |truth, _, _| {
            let Some(Step::Window(crate::Window::Range(_))) = truth.open.agenda.next() else {
                return;
            };
            let Some(foreseen) = foresee::of_battle(truth) else { return };
            let mut table = truth.clone();
            let owned = |table: &Capitale| table.open.cities.map(|city| city.owner);
            let (city, attacker) = table.open.battle.as_ref().map(|it| (it.city, it.attacker)).unwrap();
            // Plain answers until the battle is over; a fight that asks for more is left alone.
            while table.open.battle.is_some() {
                let asked = table.turn().asked();
                let given: Vec<(Seat, Action)> = match table.open.agenda.next() {
                    Some(Step::Window(_)) => asked.iter().map(|seat| (seat, Action::Pass)).collect(),
                    _ => return,
                };
                table.play(Answer::Together(&given), &mut Deaf);
            }
            all += 1;
            let falls = foreseen.outcome == foresee::Outcome::Falls;
            agreed += usize::from((owned(&table)[usize::from(city)] == Some(attacker)) == falls);
        });
    }
    // What cards set off while it is fought is not foreseen.
    assert!(all > 10 && agreed * 10 >= all * 8, "{agreed} of {all}");
}

#[test]
fn the_end_tells_every_duel() {
    let mut won = 0;
    for seed in 60..63 {
        each_moment("duels=3", seed, |truth, told, _| {
            let Some(ending) = truth.open.ending else { return };
            let html = drawn(truth, None, Lang::En, told).1;
            let from = html.find("class=\"ending\"").expect("an end");
            let end = html[from..].split("</section>").next().unwrap_or_default();
            assert_eq!(end.matches("<li").count(), truth.open.results.len());
            won += usize::from(ending.winner().is_some());
            // Who has lost is told so, kindly, in the first line and in the headline.
            for seat in Seat::all(2).filter(|_| ending.winner().is_some()) {
                let said = Capitale::say_turn(&truth.view(Some(seat)));
                let wins = ending.winner() == Some(seat);
                assert_eq!(said.it.starts_with("Hai vinto. La partita è finita"), wins, "{said:?}");
                assert_eq!(said.en.starts_with("You have lost, this time. The match is over"), !wins);
                let html = drawn(truth, Some(seat), Lang::En, told).1;
                assert_eq!(html.contains("You have lost this time: the gates"), !wins);
            }
        });
    }
    assert!(won > 0);
}

/// Whoever sits down reads the aim with the first questions, and the field has its name for everybody.
#[test]
fn the_first_questions_say_the_aim_and_the_field_its_name() {
    let (mut first, mut fields) = (0, 0);
    for setup in SETUPS {
        each_moment(setup, 90, |truth, told, _| {
            let early = matches!(truth.open.agenda.next(), Some(Step::Decks | Step::Redraw(_)));
            for seat in truth.turn().asked().iter().filter(|_| early) {
                for (lang, aim) in
                    [(Lang::It, "la capitale e altre due"), (Lang::En, "the capital and two more")]
                {
                    assert!(drawn(truth, Some(seat), lang, told).1.contains(aim), "{setup}");
                    first += 1;
                }
            }
            let lie = |seat| truth.open.units.iter().any(|it| it.owner == seat && it.at == crate::At::Field);
            let named = Seat::all(2).filter(|seat| lie(*seat)).count();
            let html = drawn(truth, None, Lang::En, told).1;
            let name = format!("class=\"field-name\">{}<", worded(Lang::En, "Field").into_string());
            assert_eq!(html.matches(&name).count(), named);
            fields += named;
        });
    }
    assert!(first > 4 && fields > 10, "{first} {fields}");
}

/// The rules of the switches are read by people: the name of a field stands in brackets after what it is.
#[test]
fn the_chapter_of_switches_speaks_in_words() {
    let all = table::clauses(crate::RULES);
    let switches: Vec<_> = all.iter().filter(|clause| clause.id.starts_with("17.")).collect();
    assert!(switches.len() >= 14);
    for clause in switches {
        for lang in Lang::BOTH {
            let words = clause.get(lang).split('`').next().unwrap();
            assert!(words.ends_with('(') && words.split(' ').count() > 1, "{} {words}", clause.id);
        }
    }
}

#[test]
fn every_card_has_a_face_for_the_bench() {
    let set = Setup::default().switches.cards.cards();
    for (card, print) in set.all() {
        for lang in Lang::BOTH {
            let html = super::face::alone(set, lang, card).into_string();
            assert!(html.contains("emblem") && !html.contains(" style="), "{}", print.name.en);
        }
    }
}

#[test]
fn every_word_that_a_card_says_opens_on_it() {
    let set = Setup::default().switches.cards.cards();
    let mut words = 0;
    for lang in Lang::BOTH {
        for (card, print) in set.all() {
            let opened = face::alone(set, lang, card).into_string();
            words += assert_words_open(&TERMS, lang, print.says().get(lang), &opened);
        }
    }
    assert!(words > 50, "{words}");
}
