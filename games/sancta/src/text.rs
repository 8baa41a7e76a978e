//! words
use table::{Say, Seat, Text};
use crate::{Action, Event, Sancta, View};
impl Say for Sancta {
    fn say_event(event: &Event) -> Text { let s = format!("{:?}", event.what); Text::new(s.clone(), s) }
    fn say_action(_: &View, action: &Action) -> Text { Text::new(action.to_string(), action.to_string()) }
    fn say_seat(_: &View, seat: Seat) -> Text { Text::new(format!("posto {seat}"), format!("seat {seat}")) }
    fn say_turn(view: &View) -> Text { let s = format!("{:?}", view.open.agenda.last()); Text::new(s.clone(), s) }
}
