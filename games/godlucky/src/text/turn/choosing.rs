//! What is being chosen, without saying by whom: it goes after 'choose' and after 'is choosing'.

use table::Seat;

use crate::text::{Cast, faith, portal_to};
use crate::{Deck, Step, Why};

/// `whose` is the die that a step sets.
pub(crate) fn choosing(cast: &Cast, step: Step, whose: Option<Seat>) -> String {
    table::lines! { cast, step;
        Step::ChooseGod(_) => "un personaggio fra quelli liberi", "a character among the free ones";
        Step::Aim(_) => "la direzione, prima di tirare il D6", "a direction, before the D6 is rolled";
        Step::Head(_, n) => "se andare avanti o indietro di {n}", "whether to go {n} forward or back";
        Step::Call(..) => "testa o croce, prima del lancio", "heads or tails, before the toss";
        Step::SetFace(seat, _) => { table::lines! { cast, whose;
            owner if owner == Some(seat) => "su quale faccia girare il dado", "the face to which to turn the die";
            owner, of = cast.of_foe(owner) => "su quale faccia girare il dado {of}", "the face to which to turn the die {of}";
        } };
        Step::Which(_, true) => "quale dei due dadi girare", "which of the two dice to turn";
        Step::Which(_, false) => "quale dei due dadi far ritirare", "which of the two dice is rolled again";
        Step::Amount(_, most) => "quanto aggiungere al tiro, da 1 a {most}", "how much to add to the roll, from 1 to {most}";
        Step::Stake(_, with), with = cast.who(with) => "che cosa scommettere con {with}, e quanto", "what to stake against {with}, and how much";
        Step::Travel(_) => "su quale casella andare", "the space to go to";
        Step::Trap(_, _, true) => "su quale casella posare un oggetto coperto", "the space on which to lay an object face down";
        Step::Trap(..) =>
            "su quale altra casella posare un oggetto, o se fermarsi a uno", "another space on which to lay an object, or to leave it at one";
        Step::Bait(_, at, _), n = at + 1 => "quale oggetto posare sulla casella {n}", "which object to lay on space {n}";
        Step::Discard(_) => "quale oggetto scartare", "which object to discard";
        Step::Pick(_, victim), from = cast.who(victim) => "quale oggetto rubare a {from}", "which object to steal from {from}";
        Step::Banish(_, victim), of = cast.who(victim) => "quale carta di {of} bandire", "which card of {of} to banish";
        Step::Spoils(_) =>
            "se aggiungere o togliere 1 Corruzione, in premio per aver battuto un Folle",
            "whether to add 1 Corruption or take 1 away, the prize for beating a Folle";
        Step::Offer(seat, _), name = cast.ability(seat).unwrap_or_default() => "se usare {name}", "whether to use {name}";
        Step::Choose(_, why) => { whom(cast, why) };
        _ => { String::new() };
    }
}

/// Another player, and what for.
fn whom(cast: &Cast, why: Why) -> String {
    let lang = cast.lang;
    table::lines! { cast, why;
        Why::Foe => "chi combattere", "whom to fight";
        Why::Gamble => "con chi fare un Gambling", "with whom to have a Gambling";
        Why::Send(portal), to = portal_to(lang, portal) => "chi mandare {to}", "whom to send {to}";
        Why::Ferry => "chi mandare all'Inferno", "whom to send to Hell";
        Why::SwapPlaces => "con chi fare cambio di posto", "with whom to swap places";
        Why::Swap(points), points = cast.points(points) => "con chi scambiare la {points} per un turno", "with whom to swap {points} for a turn";
        Why::Steal(Deck::Miracle) => "a chi rubare un miracolo", "whom to steal a miracle from";
        Why::Steal(_) => "a chi rubare un oggetto", "whom to steal an object from";
        Why::Rival(..) => "su quale rivale cadrà l'effetto della carta", "the rival on whom the effect of the card will fall";
        Why::Pilfer(_) =>
            "a chi provare a rubare un oggetto, se la moneta darà testa", "whom to try to steal an object from, if the coin shows heads";
        Why::Look => "di chi guardare le carte, per poi bandirne una", "whose cards to look at, then to banish one";
        Why::Scale => "chi dovrà indovinare la moneta", "who has to guess the coin";
        Why::Mask(n), n = faith(lang, n) => "a chi cedere la casella e la perdita di {n}", "who gets the space, and the loss of {n} with it";
        Why::Borrow => "con chi scambiare la Fede per questo combattimento", "with whom to swap Faith for this fight";
    }
}
