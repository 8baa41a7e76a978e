//! Things of which each has a word of its own.

/// Things of which each has a word by which it is written: in actions, in setups, in positions. It makes an enum that prints as its
/// word: `ALL`, `word` and `of_word`.
///
/// ```
/// table::named! {
///     /// A face of the coin.
///     Face:
///     /// Heads.
///     Heads "heads";
///     /// Tails.
///     Tails "tails";
/// }
///
/// assert_eq!(Face::ALL.map(Face::word), ["heads", "tails"]);
/// assert_eq!((Face::of_word("tails"), Face::of_word("edge")), (Some(Face::Tails), None));
/// ```
#[macro_export]
macro_rules! named {
    ($(#[$about:meta])* $name:ident: $($(#[$doc:meta])* $variant:ident $word:literal;)+) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum $name {
            $($(#[$doc])* $variant,)+
        }

        impl $name {
            /// All of them, in the order in which they are listed.
            pub const ALL: [$name; [$($word),+].len()] = [$($name::$variant),+];

            /// As it is written.
            pub const fn word(self) -> &'static str {
                match self { $($name::$variant => $word,)+ }
            }

            /// The one that is written like this.
            pub fn of_word(word: &str) -> Option<Self> {
                Self::ALL.into_iter().find(|it| it.word() == word)
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.word())
            }
        }

        impl $crate::Sign<$name> for $crate::Word {
            fn write(&self, it: &$name, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(it.word())
            }

            fn read(&self, text: &str) -> Option<$name> {
                $name::of_word(text)
            }
        }
    };
}
