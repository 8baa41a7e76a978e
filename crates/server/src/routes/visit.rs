//! The head of every answer at a table's address.

use std::sync::Arc;

use axum::Extension;
use axum::extract::{FromRequestParts, Path};
use axum::http::StatusCode;
use axum::http::request::Parts;

use crate::fault::Fault;
use crate::hall::Hall;
use crate::tables::Table;
use crate::visitor::Visitor;

/// Somebody comes to the table of the address, whether or not they sit there.
pub(super) struct Visit {
    pub(super) hall: Arc<Hall>,
    pub(super) visitor: Visitor,
    pub(super) table: Arc<Table>,
}

impl FromRequestParts<Arc<Hall>> for Visit {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, hall: &Arc<Hall>) -> Result<Self, Fault> {
        let Extension(visitor) =
            Extension::<Visitor>::from_request_parts(parts, hall).await.map_err(|_| Fault::broken())?;
        let id = Path::<String>::from_request_parts(parts, hall).await;
        let Path(id) = id.map_err(|_| Fault::of_status(StatusCode::NOT_FOUND))?;
        let table = hall.table(&id).await?;
        Ok(Visit { hall: hall.clone(), visitor, table })
    }
}
