//! A match at one moment, and what the table asks of it.

use table::{Answer, Game, Odds, Refusal, Rng, Seat, Seats, Tell, Trouble, Turn};

use crate::{Action, Crossing, Event, Piece, Powers, Setup, Trail, Vertex, Vertices, View, World};

/// The truth of a match. Small and flat: searches copy it all the time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Evilrunner {
    pub(crate) setup: Setup,
    /// 1 or 2. [9.1]
    pub(crate) leg: u8,
    /// The number of the Spirit's turn that is being or was last played; 0 in the set-up. [4.1]
    pub(crate) turn: u16,
    pub(crate) stage: Stage,
    /// By piece; off the board until placed.
    pub(crate) places: [Vertex; 4],
    pub(crate) seals: Vertices,
    /// In the Spirit's turn the power that may be used, in Valandris' turn the one for the next. [5.1] [5.3]
    pub(crate) power: Option<Piece>,
    /// Each seat's points as Valandris, 0 while its leg is not over. [9.2]
    pub(crate) points: [u16; 2],
    pub(crate) trail: Trail,
}

/// What is being waited for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stage {
    /// The Spirit or Valandris places this piece. [2.2] [2.3] [2.4] [2.7]
    Placing(Piece),
    /// The Spirit puts one of the first seals. [2.5]
    Sealing,
    /// The Spirit declares a power. [5.1]
    Declaring,
    /// The Spirit moves this creature; in the Leviathan's time it may announce a crossing instead. [4.2] [6.1]
    Moving(Piece),
    /// The Leviathan has jumped and may step. [5.7]
    AfterJump,
    /// The Unicorn has sealed and must step. [5.8]
    AfterSeal,
    /// The die is to be rolled for this crossing. [6.5]
    Rolling {
        /// Who crosses.
        creature: Piece,
        /// To where.
        to: Vertex,
    },
    /// Valandris has his bonus step before this crossing. [6.7]
    Bonus {
        /// Who crosses.
        creature: Piece,
        /// To where.
        to: Vertex,
    },
    /// Valandris' turn, with this many steps left. [7.1]
    Running {
        /// How many.
        left: u8,
    },
    /// The match is over.
    Over,
}

impl Stage {
    /// The creature whose step is waited for.
    pub fn mover(self) -> Option<Piece> {
        match self {
            Stage::Moving(creature) => Some(creature),
            Stage::AfterJump => Some(Piece::Leviathan),
            Stage::AfterSeal => Some(Piece::Unicorn),
            _ => None,
        }
    }

    /// Is it Valandris who is asked?
    pub fn asks_valandris(self) -> bool {
        matches!(self, Stage::Placing(Piece::Valandris) | Stage::Bonus { .. } | Stage::Running { .. })
    }
}

impl Evilrunner {
    /// Where a piece stands.
    #[inline]
    pub(crate) fn at(&self, piece: Piece) -> Vertex {
        self.places[piece.index()]
    }

    /// Who is the Spirit in this leg. [9.1]
    pub(crate) fn spirit(&self) -> Seat {
        Seat::new(self.leg - 1)
    }

    /// Who is Valandris in this leg. [9.1]
    pub(crate) fn valandris(&self) -> Seat {
        self.spirit().other()
    }

    fn asked(&self) -> Seat {
        if self.stage.asks_valandris() { self.valandris() } else { self.spirit() }
    }
}

impl Game for Evilrunner {
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn new(setup: &Setup) -> Result<Self, Trouble> {
        // The fields are public: whoever builds a setup by hand gets the same check as whoever writes one.
        setup.to_string().parse::<Setup>()?;
        Ok(Evilrunner::start(*setup))
    }

    fn turn(&self) -> Turn {
        match self.stage {
            Stage::Over => Turn::Over(self.scores()),
            Stage::Rolling { .. } => Turn::Chance,
            _ => Turn::Together(Seats::one(self.asked())),
        }
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if seat != self.asked() {
            return;
        }
        match self.stage {
            Stage::Placing(piece) => {
                out.extend(self.placements(piece).iter().map(|at| Action::Place(piece, at)))
            }
            Stage::Sealing => out.extend(self.first_seals().iter().map(Action::Seal)),
            Stage::Declaring => out.extend(Piece::CREATURES.map(Action::Declare)),
            Stage::Moving(creature) => self.creature_actions(creature, out),
            Stage::AfterJump => {
                self.list_steps(Piece::Leviathan, self.creature_steps(Piece::Leviathan), out);
                out.push(Action::Stay);
            }
            Stage::AfterSeal => self.list_steps(Piece::Unicorn, self.creature_steps(Piece::Unicorn), out),
            Stage::Bonus { .. } | Stage::Running { .. } => {
                self.list_steps(Piece::Valandris, self.runs(), out);
                out.push(Action::Stay);
            }
            Stage::Rolling { .. } | Stage::Over => {}
        }
    }

    fn odds(&self, out: &mut Odds<Action>) {
        if matches!(self.stage, Stage::Rolling { .. }) {
            (1..=World::Earth.size()).for_each(|face| out.even(Action::Die(face)));
        }
    }

    fn play(&mut self, answer: Answer<'_, Action>, tell: &mut impl Tell<Event>) {
        let action = match answer {
            Answer::Together(&[(_, action)]) | Answer::Chance(action) => action,
            _ => return,
        };
        match (self.stage, action) {
            (Stage::Placing(_), Action::Place(piece, at)) => self.place(piece, at, tell),
            (Stage::Sealing, Action::Seal(at)) => self.first_seal(at, tell),
            (Stage::Declaring, Action::Declare(creature)) => self.declare(creature, tell),
            (Stage::Moving(_), Action::Cross(creature, to)) => self.announce(creature, to, tell),
            (Stage::Moving(_), Action::Jump(to)) => self.jump(to, tell),
            (Stage::Moving(_), Action::Seal(at)) => self.power_seal(at, tell),
            (Stage::Moving(_) | Stage::AfterJump | Stage::AfterSeal, Action::Step(creature, to)) => {
                self.creature_step(creature, to, tell);
            }
            (Stage::Moving(_) | Stage::AfterJump, Action::Stay) => self.creature_stays(tell),
            (Stage::Rolling { creature, to }, Action::Die(face)) => self.roll(creature, to, face, tell),
            (Stage::Bonus { creature, to }, bonus) => self.bonus(creature, to, bonus, tell),
            (Stage::Running { left }, Action::Step(_, to)) => self.run(left, to, tell),
            (Stage::Running { left }, Action::Stay) => self.stand(left, tell),
            _ => {}
        }
    }

    fn view(&self, viewer: Option<Seat>) -> View {
        View::of(self, viewer)
    }

    fn imagine(view: &View, _: &mut Rng) -> Self {
        view.truth()
    }

    fn why_not(view: &View, action: &Action) -> Option<Refusal> {
        crate::why_not::why_not(view, *action)
    }

    /// Before turn 1 a leg has the four pieces, the first seals and at most a declaration, in a round at most eight answers:
    /// a jump and its step, a seal and its step, the Archangel, the declaration, two steps of Valandris.
    fn longest(setup: &Setup) -> usize {
        usize::from(setup.legs) * (5 + usize::from(setup.seals) + 8 * usize::from(setup.cap))
    }

    /// Seats differ by the side that they play first. [9.1]
    fn factors(&self, seat: Seat, out: &mut Vec<String>) {
        out.push(if seat.index() == 0 { "role=spirit-first" } else { "role=valandris-first" }.to_owned());
    }

    fn audit(&self) -> Result<(), String> {
        self.check()
    }
}

impl Evilrunner {
    fn check(&self) -> Result<(), String> {
        let ensure = |holds: bool, what: &str| if holds { Ok(()) } else { Err(format!("{what}: {self:?}")) };
        let placed = |piece: Piece| self.at(piece) != Vertex::OFF;
        let setting_up = matches!(self.stage, Stage::Placing(_) | Stage::Sealing);
        ensure((1..=self.setup.legs).contains(&self.leg), "the leg exists")?;
        ensure(self.turn <= self.setup.cap, "no turn after the cap")?;
        ensure(!setting_up || self.turn == 0, "the set-up comes before turn 1")?;
        ensure(self.turn > 0 || setting_up || self.stage == Stage::Declaring, "turns count from 1")?;
        ensure(
            setting_up || Piece::ALL.into_iter().all(placed),
            "after the set-up every piece is on the board",
        )?;
        ensure((self.seals - World::Earth.vertices()).is_empty(), "seals lie on the Earth")?;
        ensure(self.power.is_none_or(Piece::is_creature), "only creatures have powers")?;
        ensure(
            self.power.is_none() || self.setup.powers == Powers::Declared,
            "with all powers none is declared",
        )?;
        for piece in Piece::ALL {
            // [3.4] Only between its seal and its step does the Unicorn stand on a seal.
            let leaving = piece == Piece::Unicorn && self.stage == Stage::AfterSeal;
            ensure(leaving || !self.seals.has(self.at(piece)), "nobody stands on a seal")?;
            let home = piece.home().is_none_or(|world| self.at(piece).world() == world);
            let stays = setting_up || self.setup.crossing == Crossing::No;
            ensure(!stays || !placed(piece) || home, "creatures begin at home, and stay where none crosses")?;
        }
        let demon = self.at(Piece::Valandris);
        let caught =
            placed(Piece::Valandris) && Piece::CREATURES.iter().any(|&creature| self.at(creature) == demon);
        ensure(!caught || self.stage == Stage::Over, "a capture ends the leg")?;
        self.check_points()
    }

    fn check_points(&self) -> Result<(), String> {
        let over = self.stage == Stage::Over;
        let due = |seat: Seat| {
            let its_leg = 2 - seat.index(); // the second seat is Valandris in the first leg
            its_leg < usize::from(self.leg) || its_leg == usize::from(self.leg) && over
        };
        for seat in Seat::all(2) {
            let points = self.points[seat.index()];
            if (points > 0) != due(seat) || points > self.setup.cap + 1 {
                return Err(format!("points belong to finished legs and stay below cap + 2: {self:?}"));
            }
        }
        Ok(())
    }
}
