//! A few things in order, in place.

use std::fmt;
use std::ops::{Deref, DerefMut};

/// At most `N` things in order. A search copies truths all the time, and copying these copies bytes. What lies beyond the
/// last one is always the default, so that equal lists are equal bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Few<T, const N: usize> {
    items: [T; N],
    len: u8,
}

impl<T: Copy + Default, const N: usize> Default for Few<T, N> {
    fn default() -> Self {
        Few { items: [T::default(); N], len: 0 }
    }
}

impl<T: Copy + Default, const N: usize> Few<T, N> {
    /// One more at the end, where there is room.
    #[inline]
    pub(crate) fn push(&mut self, item: T) {
        debug_assert!(self.len() < N, "there is room for {N}");
        if let Some(free) = self.items.get_mut(usize::from(self.len)) {
            *free = item;
            self.len += 1;
        }
    }

    /// The place of one, whether or not there is any: quicker than asking for it.
    #[inline]
    pub(crate) fn slot(&self, at: usize) -> &T {
        &self.items[at]
    }

    /// Takes the first out.
    #[inline]
    pub(crate) fn pop_first(&mut self) -> Option<T> {
        let first = *self.first()?;
        self.items.copy_within(1.., 0);
        self.items[N - 1] = T::default();
        self.len -= 1;
        Some(first)
    }
}

impl<T, const N: usize> Deref for Few<T, N> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }
}

impl<T, const N: usize> DerefMut for Few<T, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..usize::from(self.len)]
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a Few<T, N> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;

    #[inline]
    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for Few<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut few = Few::default();
        items.into_iter().for_each(|item| few.push(item));
        few
    }
}

impl<T: fmt::Debug, const N: usize> fmt::Debug for Few<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
