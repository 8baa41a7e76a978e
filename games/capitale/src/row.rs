//! Lists of a table, which is copied all the time.

use std::fmt::Debug;
use std::hash::Hash;
use std::ops::{Deref, DerefMut};

use smallvec::{Array, SmallVec};

/// Room in place for plain data.
pub trait Room: Array<Item: Copy + Debug + Eq + Hash> {}

impl<A: Array<Item: Copy + Debug + Eq + Hash>> Room for A {}

/// A list of plain data that lies in place unless it grows beyond its room, and is copied at one stroke.
#[derive(Debug, PartialEq, Eq, Hash)]
pub struct Row<A: Room>(SmallVec<A>);

impl<A: Room> Row<A> {
    /// Nothing.
    pub(crate) fn new() -> Self {
        Row(SmallVec::new())
    }
}

impl<A: Room> Clone for Row<A> {
    #[inline]
    fn clone(&self) -> Self {
        Row(SmallVec::from_slice(&self.0))
    }
}

impl<A: Room> Default for Row<A> {
    fn default() -> Self {
        Row::new()
    }
}

impl<A: Room> Deref for Row<A> {
    type Target = SmallVec<A>;

    #[inline]
    fn deref(&self) -> &SmallVec<A> {
        &self.0
    }
}

impl<A: Room> DerefMut for Row<A> {
    #[inline]
    fn deref_mut(&mut self) -> &mut SmallVec<A> {
        &mut self.0
    }
}

impl<A: Room> FromIterator<A::Item> for Row<A> {
    fn from_iter<I: IntoIterator<Item = A::Item>>(items: I) -> Self {
        Row(items.into_iter().collect())
    }
}

impl<'a, A: Room> IntoIterator for &'a Row<A> {
    type Item = &'a A::Item;
    type IntoIter = std::slice::Iter<'a, A::Item>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}

impl<'a, A: Room> IntoIterator for &'a mut Row<A> {
    type Item = &'a mut A::Item;
    type IntoIter = std::slice::IterMut<'a, A::Item>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter_mut()
    }
}
