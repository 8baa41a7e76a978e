//! How much one visitor may ask for.

use std::str::FromStr;

use table::Trouble;

/// What a session has; an address has ten times as much, and whoever sits at this machine is not limited.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// New tables in an hour, records to be looked at among them.
    pub tables: u32,
    /// Live pages at the same time.
    pub sockets: u32,
    /// Posts in a minute; a thought of the house that is asked for counts as four.
    pub posts: u32,
    /// What is sent in a minute.
    pub kilobytes: u32,
}

impl Limits {
    /// As much as anybody likes.
    pub const NONE: Limits =
        Limits { tables: u32::MAX, sockets: u32::MAX, posts: u32::MAX, kilobytes: u32::MAX };
}

impl Default for Limits {
    /// More than anybody does who plays: a table a minute, four clicks a second, without a pause.
    fn default() -> Self {
        Limits { tables: 60, sockets: 60, posts: 240, kilobytes: 4096 }
    }
}

impl FromStr for Limits {
    type Err = Trouble;

    /// `off`, or what differs from the usual: `tables=200,posts=1000`.
    fn from_str(given: &str) -> Result<Self, Trouble> {
        if given == "off" {
            return Ok(Limits::NONE);
        }
        let mut limits = Limits::default();
        for part in given.split(',') {
            let (name, number) = part.split_once('=').ok_or_else(|| unread(part))?;
            let number = number.parse().ok().filter(|number| *number > 0).ok_or_else(|| unread(part))?;
            match name {
                "tables" => limits.tables = number,
                "sockets" => limits.sockets = number,
                "posts" => limits.posts = number,
                "kilobytes" => limits.kilobytes = number,
                _ => return Err(unread(part)),
            }
        }
        Ok(limits)
    }
}

fn unread(part: &str) -> Trouble {
    Trouble::say(
        format!(
            "«{part}» non è un limite: è atteso off, o per esempio tables=60,sockets=60,posts=240,kilobytes=4096, con numeri da 1 in su"
        ),
        format!(
            "'{part}' is no limit: off is expected, or for example tables=60,sockets=60,posts=240,kilobytes=4096, with numbers from 1 on"
        ),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn limits_are_read_by_name() {
        assert_eq!("off".parse::<Limits>().unwrap(), Limits::NONE);
        let some: Limits = "tables=200,kilobytes=9".parse().unwrap();
        assert_eq!(some, Limits { tables: 200, kilobytes: 9, ..Limits::default() });
        for wrong in
            ["", "tables", "tables=0", "tables=-1", "chairs=3", "tables=1,,posts=2", "tables=99999999999"]
        {
            let no = wrong.parse::<Limits>().unwrap_err();
            assert!(no.text.en.contains("off is expected"), "{wrong}");
        }
    }
}
