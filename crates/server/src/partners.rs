//! Partners: who they are, and who plays on when one of them resigns.
//!
//! A team is out when nobody of it plays any more: one person's resignation ends the match where the partners are computers,
//! free seats, or have resigned before. Otherwise the match goes on, the computer plays the seat, and whoever left may come
//! back. The log knows only the resignation that ends the match; who plays a seat is no part of it.

use std::sync::Arc;

use table::{Seat, Seats};

use crate::change::Change;
use crate::door::{Shut, apart};
use crate::store::{Happened, Left, Sitter};
use crate::tables::{Moment, Table};

impl Moment {
    /// The partners of a seat, without itself.
    pub(crate) fn partners(&self, seat: Seat) -> Seats {
        self.played.partners(seat).without(seat)
    }

    /// The seats that the computer plays.
    pub(crate) fn computers(&self) -> Seats {
        self.left.iter().fold(self.bots(), Seats::with)
    }

    /// Is it this seat's person whom the table waits for?
    pub(crate) fn awaits(&self, seat: Seat) -> bool {
        self.missing().has(seat) && !self.left.has(seat)
    }

    /// The partners who play on when this seat resigns.
    pub(crate) fn stay(&self, seat: Seat) -> Seats {
        let person = |one: &Seat| self.place(*one).is_some_and(|p| matches!(p.sitter, Sitter::Person(_)));
        self.partners(seat).iter().filter(|one| person(one) && !self.left.has(*one)).collect()
    }
}

impl Table {
    /// A seat gives up. While a partner plays on it only leaves its seat to the computer.
    pub(crate) async fn resign(self: &Arc<Self>, seat: Seat) -> Result<(), Shut> {
        let table = self.clone();
        apart(async move {
            let _door = table.door.lock().await;
            let before = table.now();
            if !before.played.is_over() && !before.stay(seat).is_empty() {
                return table.set_left(seat, Left::Resigned, None).await;
            }
            table
                .tried(|before| {
                    let mut played = before.played.copy();
                    played.resign(seat).map_err(Shut::Declined)?;
                    let lines = vec![format!("resign {seat}")];
                    Ok(Change { played, lines, envelope: None, aside: None })
                })
                .await
        })
        .await
    }

    /// Who has left the seat to the computer comes back.
    pub(crate) async fn come_back(self: &Arc<Self>, seat: Seat) -> Result<(), Shut> {
        let table = self.clone();
        apart(async move {
            let _door = table.door.lock().await;
            let was_given = table.now().given.has(seat);
            table.set_left(seat, Left::Not, was_given.then_some((Happened::Back, None))).await
        })
        .await
    }
}
