//! The calendar's clock jumps while questions are open.

use std::path::Path;

pub(super) async fn trial(_binary: &Path, _ahead: i64) -> Result<String, String> {
    Err("not there yet".to_owned())
}
