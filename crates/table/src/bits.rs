//! Sets of few things, one bit each.

/// A set of things that have a number of their own, one bit each, listed by number: its name, the integer that it lies in, of what, how
/// many things there are, and both ways between a thing and its number. It makes the type with what every set can do; the game
/// says what else.
///
/// ```
/// #[derive(Clone, Copy, Debug, PartialEq, Eq)]
/// struct Day(u8);
///
/// table::set_of! {
///     /// Some days of a week.
///     #[derive(Debug)]
///     Days(u8): Day, 7, day => day.0, number => Day(number)
/// }
///
/// let days: Days = [Day(6), Day(0)].into_iter().collect();
/// assert_eq!((days.len(), days.has(Day(0)), days.without(Day(0))), (2, true, Days::one(Day(6))));
/// assert_eq!((days.first(), days.iter().last()), (Some(Day(0)), Some(Day(6))));
/// assert_eq!((Days::ALL.len(), Days::one(Day(7)), Days::default().is_empty()), (7, Days::NONE, true));
/// ```
#[macro_export]
macro_rules! set_of {
    ($(#[$about:meta])* $Set:ident($bits:ty): $One:ty, $count:expr, $one:ident => $number:expr, $at:ident => $of:expr) => {
        $(#[$about])*
        #[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $Set($bits);

        impl $Set {
            /// None.
            pub const NONE: $Set = $Set(0);

            /// All there are.
            pub const ALL: $Set = $Set(<$bits>::MAX >> (<$bits>::BITS as usize - $count));

            /// Just this one; what has no number among them is in no set.
            #[inline]
            pub const fn one($one: $One) -> Self {
                $Set(1 << $number & Self::ALL.0)
            }

            /// Is it among them?
            #[inline]
            pub const fn has(self, $one: $One) -> bool {
                self.0 >> $number & 1 == 1
            }

            /// These and that one.
            #[inline]
            #[must_use]
            pub const fn with(self, $one: $One) -> Self {
                $Set(self.0 | Self::one($one).0)
            }

            /// These but that one.
            #[inline]
            #[must_use]
            pub const fn without(self, $one: $One) -> Self {
                $Set(self.0 & !(1 << $number))
            }

            /// How many there are.
            #[inline]
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Is there none?
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// The first.
            #[inline]
            pub const fn first(self) -> Option<$One> {
                let $at = self.0.trailing_zeros() as u8;
                if self.0 == 0 { None } else { Some($of) }
            }

            /// By number.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $One> + Clone {
                let mut left = self;
                ::std::iter::from_fn(move || {
                    let first = left.first()?;
                    left.0 &= left.0 - 1;
                    Some(first)
                })
            }
        }

        impl FromIterator<$One> for $Set {
            fn from_iter<I: IntoIterator<Item = $One>>(all: I) -> Self {
                all.into_iter().fold($Set::NONE, $Set::with)
            }
        }
    };
}
