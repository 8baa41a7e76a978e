//! Tables opened by the form and filled with persons.
