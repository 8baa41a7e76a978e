//! What is wrong with a file of cards, and where.

use std::ops::Range;

use table::{Text, erased};

/// One mistake of a file of cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mistake {
    /// Which bytes of the file.
    pub span: Range<usize>,
    /// What is wrong and what would be right.
    pub text: Text,
}

impl Mistake {
    /// The line and the column where it begins, both from 1; columns count characters.
    pub fn place(&self, file: &str) -> (usize, usize) {
        let before = whole(file, 0, self.span.start);
        let line = before.matches('\n').count() + 1;
        let begins = before.rfind('\n').map_or(0, |at| at + 1);
        (line, before[begins..].chars().count() + 1)
    }

    /// The mistake as it is shown to people: so many characters from its place on, within one line.
    pub fn placed(&self, file: &str) -> erased::Mistake {
        let (line, column) = self.place(file);
        let marked = whole(file, self.span.start, self.span.end).lines().next().unwrap_or_default();
        erased::Mistake { line, column, length: marked.chars().count().max(1), text: self.text.clone() }
    }
}

/// The text between two bytes; nothing where they cut a character or lie outside.
fn whole(file: &str, from: usize, to: usize) -> &str {
    let to = to.min(file.len());
    file.get(from.min(to)..to).unwrap_or_default()
}
