//! What is said, in Italian and in English.

mod action;
mod event;
mod names;
mod say;
mod turn;
mod view;

use table::{Lang, Say, Seat, Text};

use crate::{Action, Event, GodLucky, View};

pub(crate) use say::say;

pub(crate) use names::{Cast, faith, portal_to, quoted};
pub(crate) use turn::{asked, choosing, options};

impl Say for GodLucky {
    fn say_event(event: &Event) -> Text {
        both(|lang| upper(&event::event(&Cast::of_event(event, lang), event.what)))
    }

    fn say_action(view: &View, action: &Action) -> Text {
        both(|lang| upper(&action::action(view, &Cast::of(view, lang), *action)))
    }

    fn say_seat(view: &View, seat: Seat) -> Text {
        both(|lang| {
            let who = Cast::of(view, lang).who(seat);
            let mad = view.open.places.get(seat.index()).is_some_and(|place| place.mad);
            if mad { format!("{who}, Folle") } else { who }
        })
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
