//! Somebody who sits nowhere and looks at one table after the other: pages must come whatever befalls the disk.

use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::client::Visitor;
use crate::stage::Stage;

/// The onlooker.
#[derive(Debug)]
pub(super) struct Watch {
    stage: Arc<Stage>,
    visitor: Visitor,
}

impl Watch {
    pub(super) fn new(stage: &Arc<Stage>) -> Result<Self, String> {
        Ok(Watch { stage: Arc::clone(stage), visitor: Visitor::new(&stage.address)? })
    }

    /// Looks on until the trial is over, and says how long a page took at most. One that does not come is a trouble.
    pub(super) async fn look_on(mut self) -> Duration {
        let mut longest = Duration::ZERO;
        for nth in 0.. {
            if self.stage.gate.era().await.is_none() {
                break;
            }
            let tables = self.stage.ledger.so_far().tables;
            if let Some(id) = tables.keys().nth(nth % tables.len().max(1)) {
                let begun = Instant::now();
                if let Err(why) = self.visitor.page(&format!("/t/{id}")).await {
                    self.stage.ledger.trouble(format!("to somebody who looks on: {why}"));
                }
                longest = longest.max(begun.elapsed());
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        longest
    }
}
