//! Which tables an entry of the corpus holds: every game with persons only and with a computer, open and over, and what has
//! a place of its own in the data file.

use super::steps::Step::{
    self, Again, Always, End, Lay, Name, OwnDeck, Play, Resign, Seal, TakeBack, Tell, UntilTurn,
};

/// A table to be kept.
#[derive(Clone, Copy, Debug)]
pub(super) struct Plan {
    pub(super) game: &'static str,
    pub(super) seats: &'static [&'static str],
    /// Fields of the setup; the set of cards `given` is the one that was given for the game.
    pub(super) fields: &'static [(&'static str, &'static str)],
    pub(super) seconds: &'static str,
    pub(super) note: &'static str,
    pub(super) steps: &'static [Step],
}

type Seats = &'static [&'static str];
type Fields = &'static [(&'static str, &'static str)];

const fn plan(
    game: &'static str,
    seats: Seats,
    fields: Fields,
    note: &'static str,
    steps: &'static [Step],
) -> Plan {
    Plan { game, seats, fields, seconds: "0", note, steps }
}

const fn timed(seconds: &'static str, plan: Plan) -> Plan {
    Plan { seconds, ..plan }
}

const TWO: Seats = &["person", "person"];
const BOT: Seats = &["person", "bot"];
const FOUR: Seats = &["person", "person", "person", "person"];
const SIX: Seats = &["person", "person", "person", "person", "person", "person"];
const SIX_BOTS: Seats = &["person", "bot", "bot", "bot", "bot", "bot"];
const OWN_CARDS: Fields = &[("cards", "given")];

/// All of them.
pub(super) const PLANS: &[Plan] = &[
    plan("evilrunner", TWO, &[], "two legs, persons only", &[Play(30)]),
    plan(
        "evilrunner",
        BOT,
        &[("legs", "1"), ("powers", "all")],
        "one leg, powers=all, against the computer",
        &[Play(12)],
    ),
    plan(
        "evilrunner",
        TWO,
        &[("cap", "8")],
        "two legs, played to the end and once more",
        &[Name(0, "Ada"), Name(1, "Zoë <2>"), End, Again, Play(10)],
    ),
    plan("evilrunner", TWO, &[("legs", "1")], "resigned by seat 2", &[Play(15), Resign(1)]),
    plan(
        "evilrunner",
        BOT,
        &[("first", "declared")],
        "two choices taken back",
        &[Play(6), TakeBack, Play(4), TakeBack],
    ),
    timed("300", plan("evilrunner", TWO, &[], "5 minutes for each question", &[Play(10)])),
    plan("evilrunner", &["person", "free"], &[], "seat 2 is free", &[]),
    plan("godlucky", SIX, &[], "classic, six persons", &[Play(25)]),
    plan("godlucky", TWO, &[("mode", "accelerated")], "accelerated, two persons", &[Play(20)]),
    plan("godlucky", BOT, &[], "classic, a choice taken back", &[Play(6), TakeBack, Play(2)]),
    plan(
        "godlucky",
        SIX_BOTS,
        &[("mode", "accelerated")],
        "accelerated, six seats, five of computers",
        &[Play(4)],
    ),
    plan(
        "godlucky",
        BOT,
        &[("mode", "accelerated"), ("rounds", "10")],
        "accelerated, played to the end",
        &[End],
    ),
    plan(
        "godlucky",
        &["person", "person", "bot"],
        &[],
        "seat 1 passes in every window",
        &[Play(10), Always(0), Play(6)],
    ),
    plan("godlucky", &["person", "bot", "bot"], OWN_CARDS, "a set of cards of one's own", &[Play(15)]),
    plan(
        "godlucky",
        FOUR,
        &[("mode", "accelerated")],
        "a window is open, held, with one answer laid",
        &[Play(6), Lay],
    ),
    plan("sancta", TWO, &[("opening", "wait")], "opening=wait, two persons", &[Play(30)]),
    plan(
        "sancta",
        &["person", "person", "bot", "bot"],
        &[],
        "seat 2 passes until its turn",
        &[Play(15), UntilTurn(1)],
    ),
    plan("sancta", SIX_BOTS, &[("opening", "wait")], "six seats, five of computers", &[Play(15)]),
    plan("sancta", BOT, &[("rounds", "10"), ("stall", "3")], "played to the end", &[End]),
    plan(
        "sancta",
        BOT,
        &[("cards", "given"), ("rounds", "10")],
        "a set of cards of one's own, played to the end",
        &[End],
    ),
    plan("sancta", &["person", "bot", "bot"], OWN_CARDS, "a set of cards of one's own", &[Play(15)]),
    timed(
        "86400",
        plan("sancta", &["person", "person", "free"], &[], "seat 3 is free, a day for each question", &[]),
    ),
    plan(
        "capitale",
        TWO,
        &[("duels", "3"), ("clock", "180")],
        "best of three, a clock of 180 minutes, seat 1 has brought a deck of its own",
        &[OwnDeck(0), Play(25)],
    ),
    plan(
        "capitale",
        &["person", "random"],
        &[("duels", "1"), ("deck1", "rogo"), ("deck2", "galoppo")],
        "deck1 and deck2 given",
        &[Play(20)],
    ),
    plan("capitale", &["person", "random"], &[("duels", "1")], "one duel played to the end", &[End]),
    plan(
        "capitale",
        TWO,
        &[("set", "down"), ("quick", "undefended")],
        "set=down, quick=undefended, seat 2 passes in every window",
        &[Play(20), Always(1), Play(6)],
    ),
    plan(
        "capitale",
        &["person", "random"],
        OWN_CARDS,
        "a set of cards of one's own, a choice taken back",
        &[Play(12), TakeBack],
    ),
    plan(
        "dogma",
        TWO,
        &[],
        "predestinazione, an envelope of one seat while the other has not chosen",
        &[Play(12), Seal],
    ),
    plan("dogma", TWO, &[("mode", "chaos")], "chaos, two persons", &[Play(20)]),
    plan("dogma", BOT, &[("mode", "arbitrio")], "arbitrio, against the computer", &[Play(20)]),
    plan("dogma", TWO, &[("mode", "arbitrio"), ("boxes", "one")], "arbitrio, one box for all", &[Play(25)]),
    plan(
        "dogma",
        FOUR,
        &[],
        "two against two, with team talk and an envelope of one seat",
        &[
            Tell(0, "Comincio io: tu copri il fianco."),
            Play(16),
            Tell(3, "D'accordo, ma piano"),
            Tell(1, "<b>&</b>"),
            Seal,
        ],
    ),
    plan(
        "dogma",
        FOUR,
        &[("mode", "chaos")],
        "two against two, seat 2 has resigned beside its partner",
        &[Play(12), Tell(0, "Si va"), Resign(1), Play(8)],
    ),
    plan(
        "dogma",
        &["person", "bot", "bot", "bot"],
        &[("mode", "arbitrio")],
        "two against two, three computers",
        &[Play(15)],
    ),
    plan("dogma", BOT, &[], "predestinazione, played to the end", &[End]),
    plan("dogma", BOT, OWN_CARDS, "a set of cards of one's own", &[Play(15)]),
];
