//! Tables, opened by the form and filled with persons.

use crate::client::Visitor;
use crate::forms::Form;
pub use crate::turns::Played;

/// A table to be opened.
#[derive(Clone, Copy, Debug)]
pub struct Wish<'a> {
    /// The game.
    pub game: &'a str,
    /// Who sits where: `person`, `free` for a seat that waits for one, `bot` for the strongest computer, or a computer's name.
    /// The first person opens the table.
    pub seats: &'a [&'a str],
    /// Fields of the setup that differ from what the form shows.
    pub fields: &'a [(&'a str, &'a str)],
    /// The time for each question, as the form writes it; `0` is none.
    pub seconds: &'a str,
}

/// A table with the persons who sit there.
#[derive(Clone, Debug)]
pub struct Table {
    /// Its id.
    pub id: String,
    /// The game.
    pub game: String,
    /// Who sits where.
    pub seats: Vec<Sitter>,
}

/// Who has a seat.
#[derive(Clone, Debug)]
pub enum Sitter {
    /// A person, with the cookie.
    Person(Visitor),
    /// A computer.
    Bot,
    /// Nobody yet.
    Free,
}

impl Visitor {
    /// Opens a table by the form of its game and says its id; this visitor sits in the first seat of a person.
    ///
    /// # Errors
    /// When the form does not offer this, or the server does not take it.
    pub async fn open_table(&mut self, wish: &Wish<'_>) -> Result<String, String> {
        let path = format!("/new/{}", wish.game);
        let form = self.form(&path, &path).await?;
        let given = wish.fields(&form);
        let filled = form.filled(&pairs(&given))?;
        let to = self.give(&path, &pairs(&filled)).await?;
        to.strip_prefix("/t/").map(str::to_owned).ok_or_else(|| format!("{path} leads to '{to}'"))
    }

    /// Takes a free seat.
    ///
    /// # Errors
    /// When it is not free.
    pub async fn sit(&mut self, id: &str, seat: usize) -> Result<(), String> {
        self.give(&format!("/t/{id}/sit"), &[("seat", &seat.to_string())]).await?;
        Ok(())
    }
}

impl Wish<'_> {
    /// What has to be chosen in the form.
    fn fields(&self, form: &Form) -> Vec<(String, String)> {
        let own = |(name, value): &(&str, &str)| (format!("field-{name}"), (*value).to_owned());
        let mut fields: Vec<(String, String)> = self.fields.iter().map(own).collect();
        fields.push(("seconds".to_owned(), self.seconds.to_owned()));
        if form.field("field-seats").is_some() {
            fields.push(("field-seats".to_owned(), self.seats.len().to_string()));
        }
        let mut me = Some("me");
        for (seat, who) in self.seats.iter().enumerate() {
            let name = format!("seat-{seat}");
            let offered = form.field(&name).and_then(|field| field.choices.as_ref());
            let bot =
                offered.and_then(|all| all.iter().find(|one| !["me", "person"].contains(&one.as_str())));
            let value = match *who {
                "person" => me.take().unwrap_or("person"),
                "free" => "person",
                "bot" => bot.map_or("bot", String::as_str),
                named => named,
            };
            fields.push((name, value.to_owned()));
        }
        fields
    }
}

fn pairs(fields: &[(String, String)]) -> Vec<(&str, &str)> {
    fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect()
}

impl Table {
    /// Opens a table, and everybody sits down who is expected.
    ///
    /// # Errors
    /// When that is not possible.
    pub async fn open(host: &mut Visitor, wish: &Wish<'_>) -> Result<Table, String> {
        let id = host.open_table(wish).await?;
        let mut table = Table { id, game: wish.game.to_owned(), seats: Vec::new() };
        let mut first = Some(host);
        for (seat, who) in wish.seats.iter().enumerate() {
            table.seats.push(match (*who, first.take_if(|_| *who == "person")) {
                ("person", Some(host)) => Sitter::Person(host.clone()),
                ("person", None) => Sitter::Person(table.guest(seat).await?),
                ("free", _) => Sitter::Free,
                _ => Sitter::Bot,
            });
        }
        Ok(table)
    }

    /// Somebody new takes a seat.
    async fn guest(&self, seat: usize) -> Result<Visitor, String> {
        let known = self.persons().next().ok_or("a table begins with a person")?.1;
        let mut guest = known.another();
        guest.sit(&self.id, seat).await?;
        Ok(guest)
    }

    /// New persons take the free seats.
    ///
    /// # Errors
    /// When one cannot sit down.
    pub async fn fill(&mut self) -> Result<(), String> {
        for seat in 0..self.seats.len() {
            if matches!(self.seats[seat], Sitter::Free) {
                self.seats[seat] = Sitter::Person(self.guest(seat).await?);
            }
        }
        Ok(())
    }

    /// The persons with their seats.
    pub fn persons(&self) -> impl Iterator<Item = (usize, &Visitor)> {
        self.seats.iter().enumerate().filter_map(|(seat, sitter)| match sitter {
            Sitter::Person(visitor) => Some((seat, visitor)),
            _ => None,
        })
    }

    /// The person of a seat.
    ///
    /// # Errors
    /// When there is none.
    pub fn person(&mut self, seat: usize) -> Result<&mut Visitor, String> {
        match self.seats.get_mut(seat) {
            Some(Sitter::Person(visitor)) => Ok(visitor),
            _ => Err(format!("no person sits in seat {} of /t/{}", seat + 1, self.id)),
        }
    }
}
