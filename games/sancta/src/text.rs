//! What is said, in Italian and in English.

mod action;
mod event;
mod known;
mod names;
mod say;
mod turn;
mod view;

use table::{Lang, Say, Seat, Text};

use crate::{Action, Event, Sancta, View};

pub(crate) use say::say;

pub(crate) use known::{asked, known, options};
pub(crate) use names::{Cast, number, points};
pub(crate) use turn::choosing;

impl Say for Sancta {
    fn say_event(event: &Event) -> Text {
        both(|lang| upper(&event::event(&Cast::of_event(event, lang), event.what)))
    }

    fn say_action(view: &View, action: &Action) -> Text {
        both(|lang| upper(&action::action(view, &Cast::of(view, lang), *action)))
    }

    fn say_seat(_: &View, seat: Seat) -> Text {
        let n = number(seat);
        Text::new(format!("Posto {n}"), format!("Seat {n}"))
    }

    fn say_turn(view: &View) -> Text {
        both(|lang| turn::turn(view, &Cast::of(view, lang)))
    }

    fn say_view(view: &View) -> Text {
        both(|lang| view::view(view, &Cast::of(view, lang)))
    }
}

/// The same thing said in both languages.
pub(crate) fn both(said: impl Fn(Lang) -> String) -> Text {
    Text::new(said(Lang::It), said(Lang::En))
}

/// A first letter for the beginning of a sentence.
pub(crate) fn upper(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
