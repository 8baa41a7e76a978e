//! Pages of random games, looked at moment by moment.

use std::fmt::{Debug, Display};
use std::marker::PhantomData;

use table::{Answer, Desk, Lang, Odds, Page, Rng, Say, Seat, Seats, Tell, Text, Turn};

/// How many sentences a page is given of what happened lately.
const LATELY: usize = 12;

/// The actions open to a viewer, and all zones of its page.
pub fn drawn<G: Page>(
    truth: &G,
    viewer: Option<Seat>,
    lang: Lang,
    lately: &[Text],
) -> (Vec<G::Action>, String) {
    drawn_without("", truth, viewer, lang, lately)
}

/// The same without one zone, such as one that is large and never changes.
pub fn drawn_without<G: Page>(
    zone: &str,
    truth: &G,
    viewer: Option<Seat>,
    lang: Lang,
    lately: &[Text],
) -> (Vec<G::Action>, String) {
    let mut actions = Vec::new();
    if let Some(seat) = viewer.filter(|&seat| truth.turn().asked().has(seat)) {
        truth.actions(seat, &mut actions);
    }
    let zones = G::zones(&truth.view(viewer), &Desk { lang, seat: viewer, actions: &actions, lately });
    let html: Vec<String> = zones.into_iter().filter(|it| it.id != zone).map(|it| it.html).collect();
    (actions, html.join("\n"))
}

/// How a button of the page's form gives an action.
pub fn button(action: impl Display) -> String {
    format!("form=\"actions\" name=\"action\" value=\"{action}\"")
}

/// The name of a variant, such as the kind of question that is open.
pub fn variant(value: &impl Debug) -> String {
    format!("{value:?}").chars().take_while(|c| c.is_alphanumeric()).collect()
}

/// Plays a random game and looks at each of its moments, with the last sentences that everybody heard.
pub fn each_moment<G: Say>(setup: &str, seed: u64, look: impl FnMut(&G, &[Text], &mut Rng)) {
    each_moment_by(setup, seed, |actions, rng| rng.pick(actions).unwrap(), look);
}

/// The same with another choice among the open actions.
pub fn each_moment_by<G: Say>(
    setup: &str,
    seed: u64,
    choose: impl Fn(&[G::Action], &mut Rng) -> G::Action,
    mut look: impl FnMut(&G, &[Text], &mut Rng),
) {
    let (mut rng, mut told) = (Rng::new(seed), Told::<G>::default());
    let mut truth = G::new(&setup.parse().unwrap()).unwrap();
    loop {
        look(&truth, &told.0, &mut rng);
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
    }
}

/// What everybody heard, the last few sentences.
struct Told<G>(Vec<Text>, PhantomData<G>);

impl<G> Default for Told<G> {
    fn default() -> Self {
        Told(Vec::new(), PhantomData)
    }
}

impl<G: Say> Tell<G::Event> for Told<G> {
    fn all(&mut self, event: G::Event) {
        self.0.push(G::say_event(&event));
        if self.0.len() > LATELY {
            self.0.remove(0);
        }
    }

    fn only(&mut self, _: Seats, _: G::Event) {}
}
