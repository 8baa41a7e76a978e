//! What is said, in Italian and in English.

use table::{Say, Seat, Text};

use crate::{Action, Event, GodLucky, View};

impl Say for GodLucky {
    fn say_event(event: &Event) -> Text {
        Text::same(format!("{:?}", event.what))
    }

    fn say_action(_view: &View, action: &Action) -> Text {
        Text::same(action.to_string())
    }

    fn say_seat(view: &View, seat: Seat) -> Text {
        let god = view.open.place(seat).god;
        let name = god.map(|god| view.open.setup.cards.cards().gods[usize::from(god)].name.clone());
        name.map_or_else(
            || Text::new(format!("Posto {}", seat.index() + 1), format!("Seat {}", seat.index() + 1)),
            Text::same,
        )
    }

    fn say_turn(view: &View) -> Text {
        Text::same(format!("{:?}", view.open.agenda.last()))
    }
}
