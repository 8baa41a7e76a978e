//! Why something is asked: the clause behind each question.

mod choices;

use table::Because;

use crate::{Spot, Step, Toss, View, Window};

pub(super) fn because(view: &View) -> Option<Because> {
    let (clause, it, en) = match view.open.agenda.next().filter(|_| view.open.ending.is_none())? {
        Step::ChooseGod(_) => (
            "2.2",
            "Ognuno è una divinità: chi sceglie per ultimo gioca per primo.",
            "Everybody is a god: whoever chooses last plays first.",
        ),
        Step::Main(seat) => match view.open.place(seat).spot {
            Spot::Board(_) => (
                "4.2",
                "Ogni turno si tira il D3 e si avanza; le carte si usano prima.",
                "Each turn the D3 is rolled to go forward; cards are used before.",
            ),
            Spot::Portal(..) => (
                "9.4",
                "In Paradiso e all'Inferno si sale di una casella per turno.",
                "In Heaven and Hell one goes up a space each turn.",
            ),
        },
        Step::Aim(_) => (
            "17.9",
            "A questo tavolo un Folle sceglie la direzione prima del tiro.",
            "At this table a Folle chooses the direction before the roll.",
        ),
        Step::Head(..) => (
            "7.4",
            "Un Folle tira il D6 e poi sceglie la direzione.",
            "A Folle rolls the D6 and then chooses the direction.",
        ),
        Step::Arrived { .. } => (
            "4.6",
            "Chi arriva risolve la carta; a volte può combattere o tornare indietro.",
            "Whoever arrives resolves the card; at times one may fight or go back.",
        ),
        Step::Window(window, _) => return Some(reaction(window)),
        Step::Call(_, toss) => return Some(call(toss)),
        Step::Offer(..) => (
            "12.1",
            "Un'abilità si usa una volta per turno, se si vuole.",
            "An ability is used once per turn, if one wishes.",
        ),
        Step::Choose(_, why) => return Some(choices::whom(why)),
        step => return choices::because(step),
    };
    Some(Because::new(clause, it, en))
}

/// A window, by what has just happened or is about to.
fn reaction(window: Window) -> Because {
    let (it, en) = match window {
        Window::Start(_) => (
            "Prima che un turno cominci si può reagire, con la carta giusta.",
            "Before a turn begins one may react, with the right card.",
        ),
        Window::Dice(_) => (
            "Dopo un tiro di dado si può reagire, con la carta giusta.",
            "After a roll of the die one may react, with the right card.",
        ),
        Window::Coin(_) => (
            "Dopo un lancio di moneta si può reagire, con la carta giusta.",
            "After a toss of the coin one may react, with the right card.",
        ),
        Window::Loss { .. } => (
            "Prima di perdere Fede si può reagire, con la carta giusta.",
            "Before Faith is lost one may react, with the right card.",
        ),
        Window::Won(_) => (
            "Dopo un combattimento vinto si può reagire, con la carta giusta.",
            "After a fight is won one may react, with the right card.",
        ),
        Window::Portal(..) => (
            "Prima di entrare in Paradiso o all'Inferno si può reagire.",
            "Before somebody enters Heaven or Hell one may react.",
        ),
        Window::Gamble(_) => (
            "Prima di un Gambling si può reagire, con la carta giusta.",
            "Before a Gambling one may react, with the right card.",
        ),
    };
    Because::new("14.7", it, en)
}

/// Heads or tails: most abilities name the face themselves.
fn call(toss: Toss) -> Because {
    let (clause, it, en) = match toss {
        Toss::Card(..) => (
            "13.12",
            "La carta non dice quale faccia vince: lo dice chi lancia.",
            "The card does not say which face wins: whoever tosses does.",
        ),
        Toss::Gamble(_) => (
            "14.3",
            "Nel Gambling chi ha cominciato chiama una faccia e lancia.",
            "In a Gambling whoever began it calls a face and tosses.",
        ),
        Toss::Scale(..) => (
            "11.17",
            "Bilancia del cuore: l'altro dice una faccia, poi si lancia.",
            "Bilancia del cuore: the other names a face, then the coin is tossed.",
        ),
        Toss::Return(..) | Toss::Sleep(_) | Toss::Scavenge(_) | Toss::Pilfer(..) | Toss::Ferry(_) => {
            ("12.1", "Un'abilità si affida alla moneta.", "An ability trusts the coin.")
        }
    };
    Because::new(clause, it, en)
}
