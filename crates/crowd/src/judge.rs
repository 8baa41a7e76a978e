//! Judges what a data file has kept of what was acknowledged.
