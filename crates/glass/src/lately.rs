//! What happened since the viewer answered last, turn by turn.

use maud::{Markup, html};
use table::{Lang, Say, Seat};

use crate::Sight;

/// What belongs to one turn.
struct Told<'a, E> {
    /// Whose turn, as far as what was told begins with it.
    whose: Option<Seat>,
    events: Vec<&'a E>,
}

/// What the viewer heard since its last answer, a paragraph per turn. `begins` says whose turn begins with an event; the
/// viewer's own turns are marked.
pub fn lately<G: Say>(sight: &Sight<'_, G>, begins: impl Fn(&G::Event) -> Option<Seat>) -> Markup {
    let (turns, lang) = (by_turn(sight, begins), sight.lang);
    html! {
        @if !turns.is_empty() {
            div.told tabindex="0" role="region" aria-label=(lang.pick("Che cosa è successo da ultimo", "What happened lately")) {
                ol.lately {
                    @for told in &turns {
                        li.mine[told.whose.is_some() && told.whose == sight.me()] { (paragraph::<G>(told, lang, sight.me())) }
                    }
                }
            }
        }
    }
}

fn paragraph<G: Say>(told: &Told<'_, G::Event>, lang: Lang, me: Option<Seat>) -> Markup {
    html! {
        @for (i, event) in told.events.iter().enumerate() {
            @let said = G::say_event_to(event, me);
            @if i == 0 && told.whose.is_some() { b { (said.get(lang)) } " " } @else { span { (said.get(lang)) } " " }
        }
    }
}

fn by_turn<'a, G: Say>(
    sight: &Sight<'a, G>,
    begins: impl Fn(&G::Event) -> Option<Seat>,
) -> Vec<Told<'a, G::Event>> {
    let mut turns: Vec<Told<'a, G::Event>> = Vec::new();
    for (_, event) in sight.desk.lately {
        let whose = begins(event);
        if whose.is_some() || turns.is_empty() {
            turns.push(Told { whose, events: Vec::new() });
        }
        if let Some(told) = turns.last_mut() {
            told.events.push(event);
        }
    }
    turns
}

#[cfg(test)]
mod tests {
    use table::toys::Accord;
    use table::{Desk, Match, Seed};

    use super::*;

    /// The page of a seat that has heard rounds of these numbers; in each round the turn of whoever chose 3 begins.
    fn drawn(rounds: &[&str], me: Option<Seat>) -> String {
        let mut played = Match::<Accord>::new(Default::default(), Seed::from_number(1)).expect("a table");
        for round in rounds {
            for (seat, number) in Seat::all(4).zip(round.split(' ')) {
                played.offer(seat, number.parse().expect("a number")).expect("it is asked");
            }
        }
        let heard: Vec<_> = played.heard(None).collect();
        let desk = Desk { lang: Lang::En, seat: None, actions: &[], lately: &heard };
        let view = table::Game::view(played.truth(), me);
        let begins = |event: &_| {
            let said = Accord::say_event(event).en;
            said.split(" · ").position(|number| number == "3").map(|at| Seat::new(at as u8))
        };
        lately(&Sight::<Accord>::new(&view, me, &desk), begins).into_string()
    }

    #[test]
    fn every_turn_has_its_paragraph_and_ones_own_are_marked() {
        let drawn = drawn(&["1 1 1 1", "1 3 1 1", "2 1 1 1"], Some(Seat::new(1)));
        let drawn = drawn.replace(" class=\"\"", "");
        let list = drawn.split_once("<ol class=\"lately\">").map(|(_, list)| list);
        assert_eq!(
            list,
            Some(
                "<li><span>1 · 1 · 1 · 1</span> </li>\
                 <li class=\"mine\"><b>1 · 3 · 1 · 1</b> <span>2 · 1 · 1 · 1</span> </li></ol></div>"
            )
        );
    }

    #[test]
    fn nothing_told_is_nothing_drawn() {
        assert_eq!(drawn(&[], Some(Seat::new(0))), "");
        assert!(!drawn(&["3 1 1 1"], None).contains("mine"));
    }
}
