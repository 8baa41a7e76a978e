//! Pages of random games, looked at moment by moment.

use std::collections::{BTreeSet, HashMap};
use std::fmt::{Debug, Display};
use std::ops::RangeBounds;

use table::erased::{Terms, found};
use table::{Answer, Audience, Desk, Game, Lang, Odds, Page, Rng, Seat, Steps, Turn, Zone};

use crate::side_by_side;

/// What a page is given of what happened lately: the last few events that everybody heard, each with the index of its answer.
pub type Lately<'a, G> = &'a [(usize, &'a <G as Game>::Event)];

/// How many events these are.
const LATELY: usize = 12;

/// The actions open to a viewer, and its page but for the glass: that is large and the same for ever.
pub fn drawn<G: Page>(
    truth: &G,
    viewer: Option<Seat>,
    lang: Lang,
    lately: Lately<'_, G>,
) -> (Vec<G::Action>, String) {
    let (actions, zones) = zones(truth, viewer, lang, lately);
    let html: Vec<String> = zones
        .into_iter()
        .filter(|zone| !zone.id.ends_with("-glass"))
        .map(|zone| zone.html.into_owned())
        .collect();
    (actions, html.join("\n"))
}

/// The actions open to a viewer, and all zones of its page.
fn zones<G: Page>(
    truth: &G,
    viewer: Option<Seat>,
    lang: Lang,
    lately: Lately<'_, G>,
) -> (Vec<G::Action>, Vec<Zone>) {
    let mut actions = Vec::new();
    if let Some(seat) = viewer.filter(|&seat| truth.turn().asked().has(seat)) {
        truth.actions(seat, &mut actions);
    }
    let zones = G::zones(&truth.view(viewer), &Desk { lang, seat: viewer, actions: &actions, lately });
    (actions, zones)
}

/// Whoever is asked has so many buttons for each open action, in both languages, and none where the house answers for it. Is
/// anybody asked?
pub fn assert_buttons<G: Page>(truth: &G, lately: Lately<'_, G>, times: impl RangeBounds<usize>) -> bool {
    let asked = truth.turn().asked();
    for seat in asked.iter() {
        for lang in Lang::BOTH {
            let (actions, html) = drawn(truth, Some(seat), lang, lately);
            let mut buttons: HashMap<&str, usize> = HashMap::new();
            let values = html.split(BUTTON).skip(1).filter_map(|rest| rest.split('"').next());
            values.for_each(|value| *buttons.entry(value).or_default() += 1);
            for action in &actions {
                let there = buttons.get(&*action.to_string()).copied().unwrap_or_default();
                let right = if truth.is_idle(seat) { there == 0 } else { times.contains(&there) };
                assert!(right, "{action} is {there} times on the page of {seat}: {truth:?}");
            }
        }
    }
    !asked.is_empty()
}

/// The kinds of questions at which [`assert_buttons`] looked in so many games of each setup, which are played side by side. `look` plays the
/// game of a setup and a seed, and notes them.
pub fn questions_looked_at(
    setups: &[&str],
    games: u64,
    look: impl Fn(&str, u64, &mut BTreeSet<String>) + Sync,
) -> BTreeSet<String> {
    let each =
        (0..games).flat_map(|game| (0..).zip(setups).map(move |(nth, setup)| (setup, 10 * game + nth)));
    let looked_at = side_by_side(each, |(setup, seed)| {
        let mut seen = BTreeSet::new();
        look(setup, seed, &mut seen);
        seen
    });
    looked_at.into_iter().flatten().collect()
}

/// Whoever is not asked, or only watches, has no button of an action, and the table in small, which nobody can press.
pub fn assert_no_buttons_for_others<G: Page>(truth: &G, seats: usize, lately: Lately<'_, G>) {
    let asked = truth.turn().asked();
    for viewer in Seat::viewers(seats).filter(|viewer| viewer.is_none_or(|seat| !asked.has(seat))) {
        for lang in Lang::BOTH {
            let html = drawn(truth, viewer, lang, lately).1;
            assert!(!html.contains("name=\"action\""), "{viewer:?}: {truth:?}");
        }
        let small = G::small(&truth.view(viewer));
        assert!(small.starts_with("<svg class=\"small\"") && !small.contains("NaN"), "{viewer:?}: {small}");
    }
}

/// In a world that looks the same to a viewer, its page is the same.
pub fn assert_same_page<G: Page>(truth: &G, seats: usize, lately: Lately<'_, G>, rng: &mut Rng) {
    for viewer in Seat::viewers(seats) {
        let other = G::imagine(&truth.view(viewer), rng);
        for lang in Lang::BOTH {
            let pages = [truth, &other].map(|world| drawn(world, viewer, lang, lately).1);
            assert_eq!(pages[0], pages[1], "{viewer:?}: {truth:?}");
        }
    }
}

/// A page, the glass included, needs no inline style or script and no other host; no number of it went wrong, no element
/// has two classes, of which a browser reads one, and no word opens within what is pressed as a whole.
pub fn assert_needs_nothing<G: Page>(truth: &G, viewer: Option<Seat>, lang: Lang, lately: Lately<'_, G>) {
    for Zone { id, html } in zones(truth, viewer, lang, lately).1 {
        for never in [" style=", "<script", "onclick", "http://", "https://", "NaN"] {
            assert!(!html.contains(never), "{never} in {id}");
        }
        let twice = html.split('<').find(|tag| tag.matches(" class=").count() > 1);
        assert_eq!(twice, None, "two classes in {id}");
        for pressed in ["button", "summary", "a", "label"] {
            let (begins, ends) = (format!("<{pressed}"), format!("</{pressed}>"));
            let elements = html.split(&begins).filter(|rest| rest.starts_with([' ', '>']));
            let mut inside = elements.filter_map(|rest| rest.split(&ends).next());
            let word = inside.find(|inside| inside.contains(WORD));
            assert_eq!(word, None, "a word opens within a {pressed} of {id}");
        }
    }
}

/// How a word begins that opens.
const WORD: &str = "<button class=\"printed-word\"";

/// Each of a game's words that a text says opens in its HTML, in both languages. How many are there?
pub fn assert_words_open(terms: &Terms, lang: Lang, text: &str, html: &str) -> usize {
    let said = found(lang, terms, text);
    for (from, to, term) in &said {
        let opens = html.contains(&format!("popovertarget=\"{}\">", term.id()));
        assert!(opens, "{} does not open in {text}: {html}", &text[*from..*to]);
    }
    said.len()
}

/// How a button of the page's form gives an action, up to its word.
const BUTTON: &str = "form=\"actions\" name=\"action\" value=\"";

/// How a button of the page's form gives an action.
pub fn button(action: impl Display) -> String {
    format!("{BUTTON}{action}\"")
}

/// The name of a variant, such as the kind of question that is open.
pub fn variant(value: &impl Debug) -> String {
    format!("{value:?}").chars().take_while(|c| c.is_alphanumeric()).collect()
}

/// The kind of question that is open at a game of steps; nothing where none is.
pub fn question(truth: &impl Steps) -> String {
    truth.agenda().next().map_or_else(String::new, |step| variant(&step))
}

/// Plays a random game and looks at each of its moments, with the last events that everybody heard.
pub fn each_moment<G: Game>(setup: &str, seed: u64, look: impl FnMut(&G, Lately<'_, G>, &mut Rng)) {
    each_moment_by(setup, seed, |actions, rng| rng.pick(actions).unwrap(), look);
}

/// The same with another choice among the open actions.
pub fn each_moment_by<G: Game>(
    setup: &str,
    seed: u64,
    choose: impl Fn(&[G::Action], &mut Rng) -> G::Action,
    mut look: impl FnMut(&G, Lately<'_, G>, &mut Rng),
) {
    let mut rng = Rng::new(seed);
    let (mut told, mut heard) = (Vec::new(), Vec::new());
    let mut truth = G::new(&setup.parse().unwrap()).unwrap();
    for at in 0.. {
        let last: Vec<(usize, &G::Event)> =
            heard[heard.len().saturating_sub(LATELY)..].iter().map(|(at, event)| (*at, event)).collect();
        look(&truth, &last, &mut rng);
        let given: Vec<(Seat, G::Action)> = truth
            .turn()
            .asked()
            .iter()
            .map(|seat| {
                let mut actions = Vec::new();
                truth.actions(seat, &mut actions);
                (seat, choose(&actions, &mut rng))
            })
            .collect();
        match truth.turn() {
            Turn::Over(_) => return,
            Turn::Chance => {
                let mut odds = Odds::default();
                truth.odds(&mut odds);
                truth.play(Answer::Chance(rng.draw(&odds)), &mut told);
            }
            Turn::Apart(_) => truth.play(Answer::Apart(given[0].0, given[0].1), &mut told),
            Turn::Together(_) => truth.play(Answer::Together(&given), &mut told),
        }
        let public = told.drain(..).filter(|(to, _)| *to == Audience::All);
        heard.extend(public.map(|(_, event)| (at, event)));
    }
}
