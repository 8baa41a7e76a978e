//! What is said, in Italian and in English.

mod action;
mod aim;
mod because;
mod blow;
mod event;
mod known;
mod names;
mod outcome;
mod stage;
mod turn;
mod view;

pub(crate) use table::say;
use table::{Because, Say, Stage, Text, upper};

use crate::{Action, Capitale, Event, View};

pub(crate) use known::{known, options};
pub(crate) use names::{Cast, cards, number};
pub(crate) use turn::choosing;

impl Say for Capitale {
    fn say_event(event: &Event) -> Text {
        Text::both(|lang| upper(&event::event(&Cast::of_event(event, lang), &event.what)))
    }

    fn say_action(view: &View, action: &Action) -> Text {
        Text::both(|lang| upper(&action::action(view, &Cast::of(view, lang), *action)))
    }

    fn say_turn(view: &View) -> Text {
        Text::both(|lang| turn::turn(view, &Cast::of(view, lang)))
    }

    fn say_aim(view: &View) -> Text {
        Text::both(|lang| aim::aim(view, &Cast::of(view, lang)))
    }

    fn say_why(view: &View) -> Option<Because> {
        because::because(view)
    }

    fn say_stage(view: &View) -> Stage {
        stage::stage(view)
    }

    fn say_end(view: &View) -> Text {
        Text::both(|lang| upper(&outcome::outcome(view, &Cast::of(view, lang))))
    }

    fn say_view(view: &View) -> Text {
        Text::both(|lang| view::view(view, &Cast::of(view, lang)))
    }
}
