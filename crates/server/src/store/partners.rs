//! Who has left a partner alone.

use table::Seat;

use super::{Result, Store, number};

impl Store {
    /// Notes that a seat's person has resigned while a partner plays on, or has come back.
    pub async fn leave(&self, id: &str, seat: Seat, left: bool) -> Result<()> {
        let id = id.to_owned();
        self.write(move |db| {
            Box::pin(async move {
                let sql = "UPDATE seats SET resigned = $3 WHERE match_id = $1 AND seat = $2";
                sqlx::query(sql).bind(id).bind(number(seat)).bind(i64::from(left)).execute(db).await?;
                Ok(())
            })
        })
        .await
    }
}
