//! Whether a test takes as long as it takes.

/// Is everything tried, as on call (`./test --long` sets `AT_LENGTH`)? Otherwise some of each kind is.
#[must_use]
pub fn at_length() -> bool {
    std::env::var_os("AT_LENGTH").is_some()
}

/// All of it at length, and else the few.
#[must_use]
pub fn few<T>(few: T, all: T) -> T {
    if at_length() { all } else { few }
}
