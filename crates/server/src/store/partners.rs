//! Who has left a partner alone.

use table::Seat;

use super::{Aside, Result, Store, company, number};

/// Does the computer play a person's seat, and why?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Left {
    /// No: the person plays.
    Not,
    /// The person has resigned while a partner plays on.
    Resigned,
    /// The person was away.
    Given,
}

/// The number of a seat that was given to the computer.
pub(super) const GIVEN: i64 = 2;

impl Left {
    const fn number(self) -> i64 {
        match self {
            Left::Not => 0,
            Left::Resigned => 1,
            Left::Given => GIVEN,
        }
    }
}

impl Store {
    /// Notes that the computer plays a seat whose person has resigned while a partner plays on, or was away and so was `given`
    /// to it; or that the person has come back. With what of it is told.
    pub async fn leave(&self, id: &str, seat: Seat, left: Left, aside: Option<Aside>) -> Result<()> {
        self.change(id, move |db, id| {
            Box::pin(async move {
                let sql = "UPDATE seats SET resigned = $3 WHERE match_id = $1 AND seat = $2";
                sqlx::query(sql).bind(&id).bind(number(seat)).bind(left.number()).execute(&mut *db).await?;
                match &aside {
                    Some(aside) => company::note(db, &id, aside).await,
                    None => Ok(()),
                }
            })
        })
        .await
    }
}
