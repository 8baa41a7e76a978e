//! A list of plain things that may grow.

use std::ops::{Deref, DerefMut};

use smallvec::SmallVec;

/// A list of plain things: so many lie in place, and only a longer one is put on the heap. It is copied at one stroke, where a
/// [`SmallVec`] is copied thing by thing. What can never be longer than a few is a [`crate::Row`].
#[derive(Debug, PartialEq, Eq, Hash)]
pub struct List<T: Copy, const N: usize>(SmallVec<[T; N]>);

impl<T: Copy, const N: usize> List<T, N> {
    /// Nothing.
    #[inline]
    pub fn new() -> Self {
        List(SmallVec::new())
    }
}

impl<T: Copy, const N: usize> Clone for List<T, N> {
    #[inline]
    fn clone(&self) -> Self {
        List(SmallVec::from_slice(&self.0))
    }
}

impl<T: Copy, const N: usize> Default for List<T, N> {
    #[inline]
    fn default() -> Self {
        List::new()
    }
}

impl<T: Copy, const N: usize> Deref for List<T, N> {
    type Target = SmallVec<[T; N]>;

    #[inline]
    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl<T: Copy, const N: usize> DerefMut for List<T, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.0
    }
}

impl<T: Copy, const N: usize> FromIterator<T> for List<T, N> {
    #[inline]
    fn from_iter<I: IntoIterator<Item = T>>(things: I) -> Self {
        List(things.into_iter().collect())
    }
}

impl<T: Copy, const N: usize> IntoIterator for List<T, N> {
    type Item = T;
    type IntoIter = smallvec::IntoIter<[T; N]>;

    #[inline]
    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl<'a, T: Copy, const N: usize> IntoIterator for &'a List<T, N> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;

    #[inline]
    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}

impl<'a, T: Copy, const N: usize> IntoIterator for &'a mut List<T, N> {
    type Item = &'a mut T;
    type IntoIter = std::slice::IterMut<'a, T>;

    #[inline]
    fn into_iter(self) -> Self::IntoIter {
        self.0.iter_mut()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_that_outgrows_its_place_goes_on_and_its_copy_is_equal() {
        let mut list: List<u8, 2> = [1, 2].into_iter().collect();
        assert!(!list.spilled());
        list.push(3);
        assert!(list.spilled());
        assert_eq!((list.clone(), list.iter().sum::<u8>()), (list, 6));
    }
}
