//! The forms of a page, as a browser sees them.
