//! What cards say, and what is said of files with mistakes.
