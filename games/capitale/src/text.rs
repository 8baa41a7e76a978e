//! What is said, in Italian and in English.

use table::{Say, Seat, Text};

use crate::{Action, Capitale, Event, View};

impl Say for Capitale {
    fn say_event(event: &Event) -> Text {
        Text::same(format!("{:?}", event.what))
    }

    fn say_action(_: &View, action: &Action) -> Text {
        Text::same(action.to_string())
    }

    fn say_seat(_: &View, seat: Seat) -> Text {
        let n = seat.index() + 1;
        Text::new(format!("Posto {n}"), format!("Seat {n}"))
    }

    fn say_turn(view: &View) -> Text {
        Text::same(format!("{:?}", view.open.agenda.last()))
    }
}
