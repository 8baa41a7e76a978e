//! What is said, in Italian and in English.

mod action;
mod aim;
mod because;
mod event;
mod names;
mod outcome;
mod stage;
mod turn;
mod view;

pub(crate) use table::say;
use table::{Because, Say, Seat, Stage, Text, upper};

use crate::{Action, Event, GodLucky, View};

pub(crate) use names::{Cast, faith, portal_of, portal_to, quoted};
pub(crate) use turn::choosing;

impl Say for GodLucky {
    fn say_event(event: &Event) -> Text {
        Text::both(|lang| upper(&event::event(&Cast::of_event(event, lang), event.what)))
    }

    fn say_action(view: &View, action: &Action) -> Text {
        Text::both(|lang| upper(&action::action(view, &Cast::of(view, lang), *action)))
    }

    fn say_seat(view: &View, seat: Seat) -> Text {
        Text::both(|lang| {
            let who = Cast::of(view, lang).who(seat);
            let mad = view.open.places.get(seat.index()).is_some_and(|place| place.mad);
            if mad { format!("{who}, Folle") } else { who }
        })
    }

    fn say_why(view: &View) -> Option<Because> {
        because::because(view)
    }

    fn say_stage(view: &View) -> Stage {
        stage::stage(view)
    }

    table::says! { View, Cast;
        say_turn => turn::turn;
        say_aim => aim::aim;
        say_end => outcome::outcome;
        say_view => view::view;
    }
}
