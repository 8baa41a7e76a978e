//! What is being chosen, without saying by whom: it goes after 'choose' and after 'is choosing'.

use table::Seat;

use crate::text::say;
use crate::text::{Cast, faith, portal_to};
use crate::{Deck, Step, Why};

/// `whose` is the die that a step sets.
pub(crate) fn choosing(cast: &Cast, step: Step, whose: Option<Seat>) -> String {
    let lang = cast.lang;
    match step {
        Step::ChooseGod(_) => {
            say!(lang, "un personaggio fra quelli liberi", "a character among the free ones")
        }
        Step::Aim(_) => {
            say!(lang, "la direzione, prima di tirare il D6", "a direction, before the D6 is rolled")
        }
        Step::Head(_, n) => {
            say!(lang, "se andare avanti o indietro di {n}", "whether to go {n} forward or back")
        }
        Step::Call(..) => say!(lang, "testa o croce, prima del lancio", "heads or tails, before the toss"),
        Step::SetFace(seat, _) => match whose {
            owner if owner == Some(seat) => {
                say!(lang, "su quale faccia girare il dado", "the face to which to turn the die")
            }
            owner => {
                let of = cast.of_foe(owner);
                say!(lang, "su quale faccia girare il dado {of}", "the face to which to turn the die {of}")
            }
        },
        Step::Which(_, true) => say!(lang, "quale dei due dadi girare", "which of the two dice to turn"),
        Step::Which(_, false) => {
            say!(lang, "quale dei due dadi far ritirare", "which of the two dice is rolled again")
        }
        Step::Amount(_, most) => {
            say!(
                lang,
                "quanto aggiungere al tiro, da 1 a {most}",
                "how much to add to the roll, from 1 to {most}"
            )
        }
        Step::Stake(_, with) => {
            let with = cast.who(with);
            say!(
                lang,
                "che cosa scommettere con {with}, e quanto",
                "what to stake against {with}, and how much"
            )
        }
        Step::Travel(_) => say!(lang, "su quale casella andare", "the space to go to"),
        Step::Trap(_, _, true) => {
            say!(
                lang,
                "su quale casella posare un oggetto coperto",
                "the space on which to lay an object face down"
            )
        }
        Step::Trap(..) => say!(
            lang,
            "su quale altra casella posare un oggetto, o se fermarsi a uno",
            "another space on which to lay an object, or to leave it at one"
        ),
        Step::Bait(_, at, _) => {
            let n = at + 1;
            say!(lang, "quale oggetto posare sulla casella {n}", "which object to lay on space {n}")
        }
        Step::Discard(_) => say!(lang, "quale oggetto scartare", "which object to discard"),
        Step::Pick(_, victim) => {
            let from = cast.who(victim);
            say!(lang, "quale oggetto rubare a {from}", "which object to steal from {from}")
        }
        Step::Banish(_, victim) => {
            let of = cast.who(victim);
            say!(lang, "quale carta di {of} bandire", "which card of {of} to banish")
        }
        Step::Spoils(_) => say!(
            lang,
            "se aggiungere o togliere 1 Corruzione, in premio per aver battuto un Folle",
            "whether to add 1 Corruption or take 1 away, the prize for beating a Folle"
        ),
        Step::Offer(seat, _) => {
            let name = cast.ability(seat).unwrap_or_default();
            say!(lang, "se usare {name}", "whether to use {name}")
        }
        Step::Choose(_, why) => whom(cast, why),
        _ => String::new(),
    }
}

/// Another player, and what for.
fn whom(cast: &Cast, why: Why) -> String {
    let lang = cast.lang;
    match why {
        Why::Foe => say!(lang, "chi combattere", "whom to fight"),
        Why::Gamble => say!(lang, "con chi fare un Gambling", "with whom to have a Gambling"),
        Why::Send(portal) => {
            let to = portal_to(lang, portal);
            say!(lang, "chi mandare {to}", "whom to send {to}")
        }
        Why::Ferry => say!(lang, "chi mandare all'Inferno", "whom to send to Hell"),
        Why::SwapPlaces => say!(lang, "con chi fare cambio di posto", "with whom to swap places"),
        Why::Swap(points) => {
            let points = cast.points(points);
            say!(lang, "con chi scambiare la {points} per un turno", "with whom to swap {points} for a turn")
        }
        Why::Steal(Deck::Miracle) => say!(lang, "a chi rubare un miracolo", "whom to steal a miracle from"),
        Why::Steal(_) => say!(lang, "a chi rubare un oggetto", "whom to steal an object from"),
        Why::Rival(..) => {
            say!(
                lang,
                "su quale rivale cadrà l'effetto della carta",
                "the rival on whom the effect of the card will fall"
            )
        }
        Why::Pilfer(_) => say!(
            lang,
            "a chi provare a rubare un oggetto, se la moneta darà testa",
            "whom to try to steal an object from, if the coin shows heads"
        ),
        Why::Look => say!(
            lang,
            "di chi guardare le carte, per poi bandirne una",
            "whose cards to look at, then to banish one"
        ),
        Why::Scale => say!(lang, "chi dovrà indovinare la moneta", "who has to guess the coin"),
        Why::Mask(n) => {
            let n = faith(lang, n);
            say!(
                lang,
                "a chi cedere la casella e la perdita di {n}",
                "who gets the space, and the loss of {n} with it"
            )
        }
        Why::Borrow => say!(
            lang,
            "con chi scambiare la Fede per questo combattimento",
            "with whom to swap Faith for this fight"
        ),
    }
}
