//! Features as a struct with named numbers, and as a list.

/// What a learned guess looks at, stated once: a struct of numbers, `COUNT` of them, their `NAMES`, and `list`, all in the same order.
#[macro_export]
macro_rules! features {
    ($(#[$doc:meta])* $vis:vis $name:ident: $($(#[$about:meta])* $feature:ident,)+) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default)]
        $vis struct $name { $($(#[$about])* $vis $feature: f32,)+ }

        impl $name {
            /// The names, in order.
            $vis const NAMES: &'static [&'static str] = &[$(stringify!($feature)),+];
            /// How many there are.
            $vis const COUNT: usize = Self::NAMES.len();

            /// The numbers, in order.
            #[inline]
            $vis fn list(&self) -> [f32; Self::COUNT] {
                [$(self.$feature),+]
            }
        }
    };
}
