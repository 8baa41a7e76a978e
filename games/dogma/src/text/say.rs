//! Sentences with names in them.

/// A sentence in the language at hand, Italian first; names in braces are variables, or given after it.
macro_rules! say {
    ($lang:expr, $it:literal, $en:literal $(, $name:ident = $value:expr)* $(,)?) => {
        match $lang {
            table::Lang::It => format!($it $(, $name = $value)*),
            table::Lang::En => format!($en $(, $name = $value)*),
        }
    };
}
pub(crate) use say;
