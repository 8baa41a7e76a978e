//! The agenda's steps: what is still to be done, as plain data.

use table::{Seat, Seats};

use crate::{Deck, Effect, Points, Portal, Power};

/// One thing to be done. Some ask a seat, some wait for chance, the others happen at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// These seats roll for who chooses first.
    Precedence(Seats),
    /// The seat chooses its character.
    ChooseGod(Seat),
    /// The starting cards are laid.
    LayStart,
    /// A turn begins; is it an extra one?
    Begin(Seat, bool),
    /// The turn itself, after the window in which it can be blocked.
    Turn(Seat),
    /// The seat uses what it wants, then rolls or steps.
    Main(Seat),
    /// A mad one chooses its direction before rolling.
    Aim(Seat),
    /// A mad one chooses its direction for so many spaces.
    Head(Seat, u8),
    /// The pawn goes from a place to one that may still have to be laid; `laid` cards lay there before.
    Go {
        /// Who.
        seat: Seat,
        /// From where.
        from: u8,
        /// To where along the path.
        to: u8,
        /// How long the path was.
        laid: u8,
    },
    /// A card is added to the board.
    Lay(Seat),
    /// The pawn has arrived.
    Arrive {
        /// Who.
        seat: Seat,
        /// From where.
        from: u8,
        /// On a card that was laid for it?
        fresh: bool,
    },
    /// The seat chooses: resolve, go back, or fight.
    Arrived {
        /// Who.
        seat: Seat,
        /// From where.
        from: u8,
        /// On a card that was laid for it?
        fresh: bool,
    },
    /// The turn ends.
    End(Seat),
    /// The rest of a card's effects. Within an effect on several seats the ends are looked at afterwards.
    Do(Seat, &'static [Effect], bool),
    /// Is the game over?
    Check,
    /// A window is to be opened.
    Open(Window),
    /// A window is open to these seats.
    Window(Window, Seats),
    /// The die of this index falls.
    Roll(u8),
    /// A seat calls the coin.
    Call(Seat, Toss),
    /// The coin falls.
    Toss(Toss),
    /// A card is drawn.
    Draw(Seat, Deck),
    /// After an event.
    AfterEvent,
    /// The seat may use its ability now.
    Offer(Seat, Power),
    /// The seat chooses another one.
    Choose(Seat, Why),
    /// A random card of the victim goes to the thief.
    Blind(Seat, Seat, Deck),
    /// The seat discards an object of its choice.
    Discard(Seat),
    /// The seat sets the die of this index; may it keep its face?
    SetFace(Seat, u8),
    /// The seat chooses a die, to set it or to roll it again.
    Which(Seat, bool),
    /// The seat adds from 1 up to so much to its die.
    Amount(Seat, u8),
    /// The seat declares a stake against another.
    Stake(Seat, Seat),
    /// The seat chooses a space to go to.
    Travel(Seat),
    /// The seat chooses where a trap shall lie; so many may still be laid, and is it the first?
    Trap(Seat, u8, bool),
    /// The seat chooses the card of the trap on this space; so many may follow.
    Bait(Seat, u8, u8),
    /// The seat takes a card of the other's hand, having looked.
    Pick(Seat, Seat),
    /// The seat banishes a card of another, having looked.
    Banish(Seat, Seat),
    /// These seats pay the price of their changed dice.
    Price(Seats),
    /// The seat has beaten a mad one.
    Spoils(Seat),
    /// Two seats fight.
    Fight(Seat, Seat),
    /// The fight is over.
    Peace,
    /// A coin between the first of these and the others, one after the other; is it the cap that ends the game?
    Tie(Seat, Seats, bool),
}

/// A window's occasion.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Window {
    /// A turn is about to begin.
    Start(Seat),
    /// Dice have been rolled.
    Dice(Dice),
    /// The coin has been tossed.
    Coin(Toss),
    /// A seat is about to lose Faith; in a fight, to this winner.
    Loss {
        /// Who.
        seat: Seat,
        /// How much.
        amount: u8,
        /// In a fight?
        fight: bool,
    },
    /// The seat has won a fight.
    Won(Seat),
    /// A seat is about to enter a portal.
    Portal(Seat, Portal),
    /// A Gambling is declared.
    Gamble(Bet),
}

/// What dice are for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Dice {
    /// To move.
    Move(Seat),
    /// A fight.
    Fight,
    /// A fight with the Folle Etto, who has so much madness.
    Capture(Seat, u8),
    /// A card: what follows on 1, 2, 3.
    Card(Seat, &'static [Vec<Effect>; 3], bool),
}

/// What a coin is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Toss {
    /// A card: what follows when the call comes up, and when not.
    Card(Seat, &'static [Effect], &'static [Effect], bool),
    /// Back to the first space of a portal.
    Return(Seat, Portal),
    /// Everybody sleeps.
    Sleep(Seat),
    /// The top of the discards.
    Scavenge(Seat),
    /// A look into the hand of the second.
    Pilfer(Seat, Seat),
    /// A Gambling.
    Gamble(Bet),
    /// The second guesses the first's coin.
    Scale(Seat, Seat),
    /// To Hell, or another.
    Ferry(Seat),
}

/// A Gambling.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Bet {
    /// Who began.
    pub by: Seat,
    /// With whom.
    pub with: Seat,
    /// What is staked.
    pub points: Points,
    /// How much.
    pub stake: u8,
}

/// Why another seat is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Why {
    /// To fight it.
    Foe,
    /// To gamble with it.
    Gamble,
    /// To send it through a portal.
    Send(Portal),
    /// To swap spaces with it.
    SwapPlaces,
    /// To swap points with it.
    Swap(Points),
    /// To steal an object or a miracle.
    Steal(Deck),
    /// To do this to it.
    Rival(&'static [Effect], bool),
    /// To look into its hand, which must hold so many objects.
    Pilfer(u8),
    /// To look at its cards and banish one.
    Look,
    /// To let it guess a coin.
    Scale,
    /// To send it to Hell.
    Ferry,
    /// To swap spaces with it and let it lose so much Faith in one's stead.
    Mask(u8),
    /// To borrow its Faith.
    Borrow,
}

impl Toss {
    /// Who tosses.
    pub fn by(&self) -> Seat {
        match *self {
            Toss::Card(seat, ..)
            | Toss::Return(seat, _)
            | Toss::Sleep(seat)
            | Toss::Scavenge(seat)
            | Toss::Pilfer(seat, _)
            | Toss::Scale(seat, _)
            | Toss::Ferry(seat) => seat,
            Toss::Gamble(bet) => bet.by,
        }
    }
}
