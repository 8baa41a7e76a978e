//! Versions of a game's rules: a match goes on under the one that it began with.

use std::fmt;

use crate::{Setup, Trouble};

/// A version of a game's rules, from 1. A setup says it in `rules=2`; where nothing is written it is the first. A change of
/// rules that changes what a kept record tells is a new version, and the old one stays for the matches that began with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rules(u8);

impl Rules {
    /// What a setup without `rules=` is played by.
    pub const FIRST: Rules = Rules(1);

    /// The version of this number, from 1.
    pub const fn version(number: u8) -> Self {
        Rules(number)
    }

    /// The value of the field `rules` in a setup of this kind.
    ///
    /// # Errors
    /// When the value is no number from 1 to the newest: a program of the past does not know the rules to come.
    pub fn read<S: Setup>(value: &str) -> Result<Self, Trouble> {
        let newest = S::RULES.0;
        let digits = value.bytes().all(|b| b.is_ascii_digit());
        let number = value.parse().ok().filter(|number| digits && (1..=newest).contains(number));
        number.map(Rules).ok_or_else(|| {
            Trouble::say(
                format!("«rules={value}»: qui le regole sono note fino alla versione {newest}; per una più nuova serve un Conclave più nuovo"),
                format!("'rules={value}': here the rules are known up to version {newest}; a newer one needs a newer Conclave"),
            )
        })
    }
}

/// As it stands at the end of a setup: ` rules=2`, and nothing for the first version.
impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Rules::FIRST { Ok(()) } else { write!(f, " rules={}", self.0) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toys::Plain;

    #[test]
    fn a_version_is_written_unless_it_is_the_first() {
        assert_eq!(Rules::FIRST.to_string() + &Rules::version(3).to_string(), " rules=3");
        assert_eq!(Rules::read::<Plain>("1"), Ok(Rules::FIRST));
        for value in ["0", "2", "+1", "", "300", "one"] {
            let trouble = Rules::read::<Plain>(value).unwrap_err();
            assert!(
                trouble
                    .text
                    .en
                    .starts_with(&format!("'rules={value}': here the rules are known up to version 1"))
            );
        }
    }
}
