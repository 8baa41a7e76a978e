//! What is said, in Italian and in English.

mod action;
mod aim;
mod because;
mod event;
mod known;
mod names;
mod outcome;
mod stage;
mod turn;
mod view;

pub(crate) use table::say;
use table::{Because, Say, Seat, Stage, Text, upper};

use crate::{Action, Event, Sancta, View};

pub(crate) use known::{known, options};
pub(crate) use names::{Cast, number, points};
pub(crate) use turn::choosing;

impl Say for Sancta {
    fn say_event(event: &Event) -> Text {
        Text::both(|lang| upper(&event::event(&Cast::of_event(event, lang), event.what)))
    }

    fn say_event_to(event: &Event, viewer: Option<Seat>) -> Text {
        Text::both(|lang| upper(&event::event(&Cast::of_event(event, lang).to(viewer), event.what)))
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
