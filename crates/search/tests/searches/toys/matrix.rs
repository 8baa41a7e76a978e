//! Duels of secret orders with a known equilibrium.

use std::fmt;
use std::str::FromStr;

use table::{
    Answer, Estimate, Field, Game, MAX_SEATS, Odds, Refusal, Rng, Scores, Seat, Seats, Setup, Tell, Trouble,
    Turn,
};

/// What the first seat gets, in thousandths; the second gets the rest. Both choose together.
pub type Matrix = &'static [&'static [i32]];

/// Pennies of uneven worth: both give their first action one time in three, and the first seat gets 556.
pub const PENNIES: Matrix = &[&[1000, 333], &[333, 667]];
/// Rock, paper and scissors where rock against scissors counts three times, and a fourth action that is worse than paper
/// against everything. Rock, paper, scissors 1 : 3 : 1 is the equilibrium: rock then gains 3·(-1) + 1·3 = 0, paper
/// 1·1 + 1·(-1) = 0, scissors 1·(-3) + 3·1 = 0.
pub const STONES: Matrix =
    &[&[500, 400, 800, 600], &[600, 500, 400, 610], &[200, 600, 500, 600], &[400, 400, 390, 500]];

/// The setup.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Orders {
    /// What is played for.
    pub matrix: Matrix,
    /// Does a second game follow, of pennies for half of the worth?
    pub twice: bool,
    /// How often in ten the second seat lacks its first action, which only it knows.
    pub lacking: u8,
    /// How many pairs of seats give their orders together, each pair for itself.
    pub pairs: usize,
}

/// The duel, judged after so many random answers, with bots that mix or not.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Duel<const AFTER: u32, const MIXING: bool> {
    orders: Orders,
    /// Does the second seat lack its first action? Drawn first.
    lacks: Option<bool>,
    given: Vec<[u8; 4]>,
}

/// What a viewer knows.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct View {
    orders: Orders,
    dealt: bool,
    lacks: Option<bool>,
    given: Vec<[u8; 4]>,
}

/// An action or a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Order(pub u8);

impl Default for Orders {
    fn default() -> Self {
        Orders { matrix: PENNIES, twice: false, lacking: 0, pairs: 1 }
    }
}

impl<const AFTER: u32, const MIXING: bool> Duel<AFTER, MIXING> {
    /// Just before the first orders, when the second seat lacks nothing.
    pub fn begun(orders: &Orders) -> Self {
        Duel { orders: orders.clone(), lacks: Some(false), given: Vec::new() }
    }

    /// In thousandths, for the first seat of a pair. The second game is worth 556 on the whole, which is taken as played.
    fn points(&self, pair: usize) -> i32 {
        let at =
            |matrix: Matrix, given: [u8; 4]| matrix[given[2 * pair] as usize][given[2 * pair + 1] as usize];
        let first = self.given.first().map_or(500, |&given| at(self.orders.matrix, given));
        if !self.orders.twice {
            return first;
        }
        first / 2 + self.given.get(1).map_or(278, |&given| at(PENNIES, given) / 2) - 28
    }

    fn all_points(&self) -> Vec<i32> {
        (0..self.orders.pairs).flat_map(|pair| [self.points(pair), 1000 - self.points(pair)]).collect()
    }
}

impl<const AFTER: u32, const MIXING: bool> Game for Duel<AFTER, MIXING> {
    type Setup = Orders;
    type Action = Order;
    type Event = ();
    type View = View;

    fn new(setup: &Orders) -> Result<Self, Trouble> {
        Ok(Duel { orders: setup.clone(), lacks: None, given: Vec::new() })
    }

    fn turn(&self) -> Turn {
        match self.lacks {
            None => Turn::Chance,
            Some(_) if self.given.len() == 1 + usize::from(self.orders.twice) => {
                Turn::Over(Scores::new(&self.all_points(), Seats::NONE))
            }
            Some(_) => Turn::Together(Seats::all(2 * self.orders.pairs)),
        }
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Order>) {
        let matrix = if self.given.is_empty() { self.orders.matrix } else { PENNIES };
        let lacks = seat.index() == 1 && self.given.is_empty() && self.lacks == Some(true);
        out.extend((u8::from(lacks)..matrix.len() as u8).map(Order));
    }

    fn odds(&self, out: &mut Odds<Order>) {
        (0..10).for_each(|ticket| out.even(Order(ticket)));
    }

    fn play(&mut self, answer: Answer<'_, Order>, _: &mut impl Tell<()>) {
        match answer {
            Answer::Chance(Order(ticket)) => self.lacks = Some(ticket < self.orders.lacking),
            Answer::Together(orders) => {
                let mut given = [0; 4];
                orders.iter().for_each(|(seat, order)| given[seat.index()] = order.0);
                self.given.push(given);
            }
            _ => {}
        }
    }

    fn view(&self, viewer: Option<Seat>) -> View {
        let Duel { orders, lacks, given } = self.clone();
        let own = viewer.is_some_and(|seat| seat.index() == 1);
        View { orders, dealt: lacks.is_some(), lacks: lacks.filter(|_| own), given }
    }

    fn imagine(view: &View, rng: &mut Rng) -> Self {
        let View { orders, dealt, lacks, given } = view.clone();
        let dealt = dealt.then(|| rng.below(10) < orders.lacking as usize);
        Duel { lacks: lacks.or(dealt), orders, given }
    }

    fn why_not(_: &View, _: &Order) -> Option<Refusal> {
        None
    }

    fn longest(_: &Orders) -> usize {
        3
    }

    fn audit(&self) -> Result<(), String> {
        Ok(())
    }
}

impl<const AFTER: u32, const MIXING: bool> Estimate for Duel<AFTER, MIXING> {
    const HORIZON: u32 = AFTER;
    const MIXES: bool = MIXING;

    fn guess(&self) -> [f32; MAX_SEATS] {
        let mut guess = [0.0; MAX_SEATS];
        guess.iter_mut().zip(self.all_points()).for_each(|(guess, points)| *guess = points as f32 / 1000.0);
        guess
    }

    fn worth(&self, _: &Scores) -> [f32; MAX_SEATS] {
        self.guess()
    }

    fn safest(_: &View, actions: &[Order]) -> Option<Order> {
        actions.first().copied()
    }
}

impl Setup for Orders {
    fn fields() -> Vec<Field> {
        Vec::new()
    }
    fn seats(&self) -> usize {
        2 * self.pairs
    }
}

impl fmt::Display for Orders {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

impl FromStr for Orders {
    type Err = Trouble;
    fn from_str(_: &str) -> Result<Self, Trouble> {
        Ok(Orders::default())
    }
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Order {
    type Err = Trouble;
    fn from_str(text: &str) -> Result<Self, Trouble> {
        text.parse().map(Order).map_err(|_| Trouble::say("un numero", "a number"))
    }
}
