//! Sentences with names in them.

/// A sentence in the language at hand, Italian first; names in braces are variables.
macro_rules! say {
    ($lang:expr, $it:literal, $en:literal $(,)?) => {
        match $lang {
            table::Lang::It => format!($it),
            table::Lang::En => format!($en),
        }
    };
}
pub(crate) use say;
