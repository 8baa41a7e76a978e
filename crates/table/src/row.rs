//! A short row of plain things.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::{Deref, DerefMut};

/// At most `N` plain things in a row. It lies in place and copies as memory does, so that a truth made of rows costs nothing to
/// copy. What stands behind the last is the default: equal rows are equal memory.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Row<T, const N: usize> {
    things: [T; N],
    len: u8,
}

impl<T: Copy + Default, const N: usize> Row<T, N> {
    /// One more thing at the end.
    ///
    /// # Panics
    /// When `N` things stand there.
    #[inline]
    pub fn push(&mut self, thing: T) {
        self.things[usize::from(self.len)] = thing;
        self.len += 1;
    }

    /// Takes the last thing off.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(std::mem::take(&mut self.things[usize::from(self.len)]))
    }

    /// Puts a thing in at a place; those behind it move up.
    ///
    /// # Panics
    /// When the place is beyond the end, or `N` things stand there.
    #[inline]
    pub fn insert(&mut self, at: usize, thing: T) {
        self.push(thing);
        self[at..].rotate_right(1);
    }

    /// Takes a thing out; those behind it close up.
    ///
    /// # Panics
    /// When nothing stands there.
    #[inline]
    pub fn remove(&mut self, at: usize) -> T {
        let thing = self[at];
        self[at..].rotate_left(1);
        self.pop();
        thing
    }

    /// Takes the first thing off; the others close up.
    #[inline]
    pub fn pop_first(&mut self) -> Option<T> {
        (!self.is_empty()).then(|| self.remove(0))
    }

    /// What stands at a place, or the default where nothing does: quicker than asking for it.
    ///
    /// # Panics
    /// When the place is not below `N`.
    #[inline]
    pub fn slot(&self, at: usize) -> &T {
        &self.things[at]
    }

    /// Keeps what passes, in its order.
    #[inline]
    pub fn retain(&mut self, keep: impl Fn(&T) -> bool) {
        if !self.iter().all(&keep) {
            *self = self.iter().copied().filter(&keep).collect();
        }
    }

    /// Nothing stands there any more.
    #[inline]
    pub fn clear(&mut self) {
        *self = Row::default();
    }
}

/// What stands there and not the room behind it, which is most of many a row.
impl<T: Copy + Default + Hash, const N: usize> Hash for Row<T, N> {
    #[inline]
    fn hash<H: Hasher>(&self, state: &mut H) {
        self[..].hash(state);
    }
}

impl<T: Copy + Default, const N: usize> Default for Row<T, N> {
    #[inline]
    fn default() -> Self {
        Row { things: [T::default(); N], len: 0 }
    }
}

impl<T, const N: usize> Deref for Row<T, N> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        &self.things[..usize::from(self.len)]
    }
}

impl<T, const N: usize> DerefMut for Row<T, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.things[..usize::from(self.len)]
    }
}

impl<T: Copy + Default, const N: usize> Extend<T> for Row<T, N> {
    #[inline]
    fn extend<I: IntoIterator<Item = T>>(&mut self, things: I) {
        things.into_iter().for_each(|thing| self.push(thing));
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for Row<T, N> {
    #[inline]
    fn from_iter<I: IntoIterator<Item = T>>(things: I) -> Self {
        let mut row = Row::default();
        row.extend(things);
        row
    }
}

impl<T, const N: usize> IntoIterator for Row<T, N> {
    type Item = T;
    type IntoIter = std::iter::Take<std::array::IntoIter<T, N>>;

    #[inline]
    fn into_iter(self) -> Self::IntoIter {
        self.things.into_iter().take(usize::from(self.len))
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a Row<T, N> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;

    #[inline]
    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a mut Row<T, N> {
    type Item = &'a mut T;
    type IntoIter = std::slice::IterMut<'a, T>;

    #[inline]
    fn into_iter(self) -> Self::IntoIter {
        self.iter_mut()
    }
}

impl<T: fmt::Debug, const N: usize> fmt::Debug for Row<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_is_what_was_put_in_and_not_taken_out() {
        let mut row: Row<u8, 4> = [3, 1, 2].into_iter().collect();
        row.insert(1, 9);
        assert_eq!(row[..], [3, 9, 1, 2]);
        assert_eq!((row.remove(0), row[0]), (3, 9));
        row.retain(|thing| *thing != 1);
        assert_eq!((row.pop(), row.len(), row), (Some(2), 1, Row::from_iter([9])));
        assert_eq!((row.into_iter().sum::<u8>(), row.pop(), row.pop()), (9, Some(9), None));
        assert_eq!(row, Row::default(), "what has left leaves nothing behind");
    }
}
