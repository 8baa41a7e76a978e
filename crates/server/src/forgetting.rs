//! Forgetting a person: the matches that go on are left, and nothing that is stored leads back to anybody.

use std::sync::Arc;

use crate::door::{Shut, apart};
use crate::fault::Fault;
use crate::hall::Hall;
use crate::store::{GONE, PlaceRow, Sitter};
use crate::tables::Table;

impl Hall {
    /// Leaves the person's open matches, then forgets all that is the person's.
    pub(crate) async fn forget_person(self: &Arc<Self>, person: &str) -> Result<(), Fault> {
        let own = self.store.games_of(person, 0, i64::MAX).await?;
        for own in own.into_iter().filter(|own| !own.ended) {
            // A match that does not replay cannot be played, and so cannot be resigned.
            if let Ok(table) = self.take(&own.id).await {
                table.leave_for_good(person).await?;
            }
        }
        for id in self.store.forget(person).await? {
            let Some(table) = self.known(&id) else { continue };
            let _door = table.door.lock().await;
            table.publish(|moment| {
                moment.host = moment.host.take().filter(|host| host != person);
                for place in &mut moment.places {
                    if place.sitter == Sitter::Person(person.to_owned()) {
                        *place = PlaceRow { sitter: Sitter::Person(GONE.to_owned()), name: String::new() };
                    }
                }
            });
            table.hear_anew().await?;
        }
        Ok(())
    }
}

impl Table {
    /// Whoever is forgotten resigns; where nothing has begun and others have sat down, the seat is free again.
    async fn leave_for_good(self: &Arc<Self>, person: &str) -> Result<(), Shut> {
        let moment = self.now();
        let Some(seat) = moment.seat_of(Some(person)).filter(|_| !moment.played.is_over()) else {
            return Ok(());
        };
        if moment.is_begun() || moment.writers(seat).is_empty() {
            return self.resign(seat).await;
        }
        let table = self.clone();
        apart(async move {
            let _door = table.door.lock().await;
            let nobody = PlaceRow { sitter: Sitter::Nobody, name: String::new() };
            table.reseat(&table.now(), vec![(seat, nobody)]).await
        })
        .await
    }
}
