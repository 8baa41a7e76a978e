//! Files of cards with mistakes: each is named at its line and column.

use std::marker::PhantomData;

use cardfile::{CardFile, Mistake, Set};

/// A file of a game's cards without mistakes, in which some are planted.
pub struct Planted<C>(&'static str, PhantomData<C>);

impl<C: CardFile> Planted<C> {
    /// Mistakes will be planted in this file.
    pub const fn new(file: &'static str) -> Self {
        Planted(file, PhantomData)
    }

    /// The file with one thing replaced by another.
    pub fn with(&self, from: &str, to: &str) -> String {
        assert!(self.0.contains(from), "the cards do not contain {from}");
        self.0.replacen(from, to, 1)
    }

    /// The mistakes that are found in a file.
    pub fn mistakes(&self, file: &str) -> Vec<Mistake> {
        Set::<C>::learn(file).err().unwrap_or_default()
    }

    /// Where the only mistake of a file is, with the text that it marks. It says so much in the two languages.
    pub fn only<'f>(&self, file: &'f str, says: [&str; 2]) -> (usize, usize, &'f str) {
        let found = self.mistakes(file);
        let [one] = found.as_slice() else { panic!("one mistake is expected: {found:#?}") };
        assert!(one.text.it.contains(says[0]) && one.text.en.contains(says[1]), "{says:?}: {one:#?}");
        let (line, column) = one.place(file);
        (line, column, &file[one.span.clone()])
    }

    /// One thing is replaced: exactly one mistake, at `marked` within what was put in.
    pub fn assert_changed(&self, from: &str, to: &str, marked: &str, says: [&str; 2]) {
        let file = self.with(from, to);
        let (line, column, text) = self.only(&file, says);
        let at = self.0.find(from).unwrap() + to.find(marked).unwrap();
        let (before, begins) = (&file[..at], file[..at].rfind('\n').map_or(0, |end| end + 1));
        let expected = (before.split('\n').count(), file[begins..at].chars().count() + 1);
        assert_eq!(((line, column), text), (expected, marked), "{says:?}");
    }
}
