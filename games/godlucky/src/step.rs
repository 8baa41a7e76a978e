//! The agenda's steps: what is still to be done, as plain data.

use table::{Seat, Seats};

use crate::{Deck, Points, Portal, Power, Script};

table::steps! {
    /// One thing to be done. Some ask a seat, some wait for chance, the others happen at once. Each says what it puts before the
    /// steps that wait already.
    // It fills a register, and is copied as one.
    #[repr(align(8))]
    Step:
    /// These seats roll for who chooses first. Then itself, until one is highest; then a choice of each seat.
    Precedence(Seats) draws;
    /// The seat chooses its character. Nothing follows.
    ChooseGod(Seat) asks;
    /// A starting card is laid. Then itself, until ten lie; then the first turn begins.
    LayStart draws;
    /// A turn begins; is it an extra one? Then the window before it and the turn, unless it is lost, and its end.
    Begin(Seat, bool) happens;
    /// The turn itself, after the window in which it can be blocked. Then what is done before moving; the mad roll, or aim.
    Turn(Seat) happens;
    /// The seat uses what it wants, then rolls or steps. After each use itself.
    Main(Seat) asks;
    /// A mad one chooses its direction before rolling. Then the roll.
    Aim(Seat) asks;
    /// A mad one chooses its direction for so many spaces. Then what follows going.
    Head(Seat, u8) asks;
    /// The pawn goes from a place to one that may still have to be laid; `laid` cards lay there before. Then a card is laid and
    /// itself again, until all lie; then the price of a changed die is paid and the pawn arrives.
    Go {
        /// Who.
        seat: Seat,
        /// From where.
        from: u8,
        /// To where along the path.
        to: u8,
        /// How long the path was.
        laid: u8,
    } happens;
    /// A card is added to the board. Nothing follows.
    Lay(Seat) draws;
    /// The pawn has arrived. Then a trap's loss and itself; else what the seat chooses, or what leaves no choice.
    Arrive {
        /// Who.
        seat: Seat,
        /// From where.
        from: u8,
        /// On a card that was laid for it?
        fresh: bool,
    } happens;
    /// The seat chooses: resolve, go back, or fight. Then that.
    Arrived {
        /// Who.
        seat: Seat,
        /// From where.
        from: u8,
        /// On a card that was laid for it?
        fresh: bool,
    } asks;
    /// The turn ends. Then the ends are looked at and the next one begins.
    End(Seat) happens;
    /// What a card does from there on; are the ends looked at afterwards, by who spread it over several seats? Then the first
    /// effect, a look at the ends, and the rest.
    Do(Seat, Script, bool) happens;
    /// Is the game over? Then a coin, if two are level.
    Check happens;
    /// A window is to be opened. Then it is open, or what it was about happens.
    Open(Window) happens;
    /// A window is open to these seats. Then a reaction and the window again, or what it was about happens.
    Window(Window, Seats) asks;
    /// The die of this index falls. Nothing follows.
    Roll(u8) draws;
    /// A seat calls the coin. Then it is tossed.
    Call(Seat, Toss) asks;
    /// The coin falls. Nothing follows.
    Toss(Toss) draws;
    /// A card is drawn. An event is done, and then it is over.
    Draw(Seat, Deck) draws;
    /// An event is over. Then one may be offered its ability.
    AfterEvent happens;
    /// The seat may use its ability now. Then its coin.
    Offer(Seat, Power) asks;
    /// The seat chooses another one. Then what it was chosen for.
    Choose(Seat, Why) asks;
    /// A random card of the victim goes to the thief. Nothing follows.
    Blind(Seat, Seat, Deck) draws;
    /// The seat discards an object of its choice. Nothing follows.
    Discard(Seat) asks;
    /// The seat sets the die of this index. Nothing follows.
    SetFace(Seat, u8) asks;
    /// The seat chooses a die, to set it or to roll it again. Then that.
    Which(Seat, bool) asks;
    /// The seat adds from 1 up to so much to its die. Nothing follows.
    Amount(Seat, u8) asks;
    /// The seat declares a stake against another. Then the window in which it can be refused.
    Stake(Seat, Seat) asks;
    /// The seat chooses a space to go to. Then it arrives.
    Travel(Seat) asks;
    /// The seat chooses where a trap shall lie; so many may still be laid, and is it the first? Then its card.
    Trap(Seat, u8, bool) asks;
    /// The seat chooses the card of the trap on this space; so many may follow. Then another trap, if it likes.
    Bait(Seat, u8, u8) asks;
    /// The seat takes a card of the other's hand, having looked. Nothing follows.
    Pick(Seat, Seat) asks;
    /// The seat banishes a card of another, having looked. Nothing follows.
    Banish(Seat, Seat) asks;
    /// These seats pay the price of their changed dice. Then the ends are looked at.
    Price(Seats) happens;
    /// The seat has beaten a mad one. Nothing follows.
    Spoils(Seat) asks;
    /// The fight is over. Nothing follows.
    Peace happens;
    /// A coin between the first of these and the others, one after the other; is it the cap that ends the game? Then itself
    /// between the winner and the rest.
    Tie(Seat, Seats, bool) draws;
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
    /// A card: where it says what follows on 1, 2, 3; are the ends looked at afterwards?
    Card(Seat, Script, bool),
}

/// What a coin is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Toss {
    /// A card: where it says what follows when the call comes up, and when not; are the ends looked at afterwards?
    Card(Seat, Script, bool),
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
    /// To do this to it; are the ends looked at afterwards?
    Rival(Script, bool),
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

const _: () = assert!(size_of::<Step>() == 8, "a step fills a register");
