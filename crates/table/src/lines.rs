//! Tables of sentences: a row for each thing that is said, Italian beside English, in place of functions of many screens.

/// One sentence for each of many things, as a table. After the one in whose words it is said (it has a field `lang`) and what is
/// said, each row is a pattern, the words that the sentence needs beyond the pattern's own, and the sentence in both languages; or, in
/// braces, who else says it:
///
/// ```
/// # struct Cast { lang: table::Lang }
/// # impl Cast { fn card(&self, n: u8) -> String { n.to_string() } }
/// # fn over(cast: &Cast) -> String { cast.lang.pick("Fine.", "The end.").to_owned() }
/// # enum What { Drew(u8), Passed, Over }
/// # fn say(cast: &Cast, what: &What) -> String {
/// table::lines! { cast, *what;
///     What::Drew(card), it = cast.card(card) => "Pesca {it}.", "Draws {it}.";
///     What::Passed => "Passa.", "Passes.";
///     What::Over => { over(cast) };
/// }
/// # }
/// # let cast = Cast { lang: table::Lang::En };
/// # assert_eq!(say(&cast, &What::Drew(3)), "Draws 3.");
/// # assert_eq!(say(&cast, &What::Passed), "Passes.");
/// # assert_eq!(say(&cast, &What::Over), "The end.");
/// ```
#[macro_export]
macro_rules! lines {
    (@ $cast:expr, $it:literal, $en:literal) => {
        match $cast.lang {
            $crate::Lang::It => format!($it),
            $crate::Lang::En => format!($en),
        }
    };
    (@ $cast:expr, $said:block) => { $said };
    ($cast:expr, $what:expr; $( $pattern:pat $(if $guard:expr)? $(, $word:ident = $value:expr)* => $( $said:tt ),+; )*) => {
        match $what {
            $( $pattern $(if $guard)? => {
                $( let $word = $value; )*
                $crate::lines!(@ $cast, $( $said ),+)
            } )*
        }
    };
}

/// Sentences about a view, as methods that say them in both languages, each with a capital first letter. After the view and the
/// one in whose words they are said (`of` makes it from the view and a language), each row is a method of [`Say`](crate::Say) and
/// the function that says it in one language:
///
/// ```
/// # struct View { cards: u8 }
/// # struct Cast { lang: table::Lang }
/// # impl Cast { fn of(_: &View, lang: table::Lang) -> Self { Cast { lang } } }
/// # struct Draw;
/// fn turn(view: &View, cast: &Cast) -> String {
///     table::say!(cast.lang, "pesca {n} carte", "draw {n} cards", n = view.cards)
/// }
/// # impl Draw {
/// table::says! { View, Cast;
///     say_turn => turn;
/// }
/// # }
/// assert_eq!(Draw::say_turn(&View { cards: 3 }), table::Text::new("Pesca 3 carte", "Draw 3 cards"));
/// ```
#[macro_export]
macro_rules! says {
    ($View:ty, $Cast:ident; $( $say:ident => $said:path; )*) => {
        $( fn $say(view: &$View) -> $crate::Text {
            $crate::Text::both(|lang| $crate::upper(&$said(view, &$Cast::of(view, lang))))
        } )*
    };
}

/// The reasons for which a game refuses, as a table: what a seat may not do now is barred by one of them, and options,
/// refusals and buttons all ask for the same. After the name of the list and of the one in whose words they are said (it has a
/// field `lang`, and may borrow: `Cast<'a>`), each row is a reason with its details, the words that its sentence needs beyond them, its clause in `RULES.md`,
/// and the sentence in both languages:
///
/// ```
/// # pub struct Cast { lang: table::Lang }
/// # impl Cast { fn card(&self, n: u8) -> String { n.to_string() } }
/// table::reasons! {
///     /// What bars an action.
///     pub enum Bar, cast: Cast;
///     NotHeld(card: u8), it = cast.card(card) => "3.3", "non hai {it} in mano", "you do not hold {it}";
///     Spent => "3.4", "in questo turno hai già giocato", "you have played in this turn";
/// }
/// let refusal = Bar::NotHeld(7).refusal(|lang| Cast { lang });
/// assert_eq!((refusal.clause, refusal.reason), ("3.3", "NotHeld"));
/// assert_eq!(refusal.text.en, "you do not hold 7");
/// assert_eq!(Bar::NAMES, ["NotHeld", "Spent"]);
/// ```
#[macro_export]
macro_rules! reasons {
    ($(#[$about:meta])* $vis:vis enum $Bar:ident, $cast:ident: $Cast:ident $(<$life:lifetime>)?;
     $( $(#[$doc:meta])* $name:ident $(( $($field:ident : $of:ty),+ ))? $(, $word:ident = $value:expr)* => $clause:expr, $it:literal, $en:literal; )*) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        $vis enum $Bar {
            $( $(#[$doc])* #[doc = $en] $name $(( $($of),+ ))?, )*
        }

        #[allow(unused_variables)]
        impl $Bar {
            /// The names of all reasons.
            $vis const NAMES: &'static [&'static str] = &[$( stringify!($name) ),*];

            /// The refusal for this reason.
            $vis fn refusal $(<$life>)? (self, speaker: impl Fn($crate::Lang) -> $Cast $(<$life>)?) -> $crate::Refusal {
                let text = $crate::Text::both(|lang| self.say(&speaker(lang)));
                let (clause, reason) = match self {
                    $( Self::$name $(( $($field),+ ))? => ($clause, stringify!($name)), )*
                };
                $crate::Refusal { clause, reason, text }
            }

            /// The reason as a sentence.
            $vis fn say $(<$life>)? (self, $cast: &$Cast $(<$life>)?) -> String {
                match self {
                    $( Self::$name $(( $($field),+ ))? => {
                        $( let $word = $value; )*
                        match $cast.lang {
                            $crate::Lang::It => format!($it),
                            $crate::Lang::En => format!($en),
                        }
                    } )*
                }
            }
        }
    };
}
