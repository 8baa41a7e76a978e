//! What is said, in Italian and in English.

mod action;
mod aim;
mod because;
mod event;
mod names;
mod orders;
mod outcome;
mod stage;
mod turn;
mod view;

pub(crate) use table::say;
use table::{Because, Say, Stage, Text, upper};

use crate::{Action, Dogma, Event, View, What};

pub(crate) use names::{Cast, number};
pub(crate) use turn::choosing;

impl Say for Dogma {
    fn say_event(event: &Event) -> Text {
        Text::both(|lang| upper(&event::event(&Cast::of_event(event, lang), &event.what)))
    }

    fn is_noise(event: &Event) -> bool {
        // A pack lies on the table card by card, and so do cards that are being put in order.
        matches!(event.what, What::Found(..) | What::Places(_))
    }

    fn say_action(view: &View, action: &Action) -> Text {
        Text::both(|lang| upper(&action::action(view, &Cast::of(view, lang), *action)))
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
