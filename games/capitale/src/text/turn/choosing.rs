//! What is being chosen, without saying by whom: it goes after 'choose' and after 'is choosing'.

use crate::setup::Lay;
use crate::text::names::{Cast, more_cards};
use crate::text::{known, say};
use crate::{Card, Step, View};

pub(crate) fn choosing(view: &View, cast: &Cast, step: Step) -> String {
    let lang = cast.lang;
    let open = &view.open;
    let battle = || open.battle.as_ref().map(|battle| cast.at(open, battle.city)).unwrap_or_default();
    match step {
        Step::Decks => say!(lang, "il mazzo con cui giocare", "the deck to play with"),
        Step::Pause => say!(
            lang,
            "che cosa scambiare fra mazzo e side deck",
            "what to exchange between deck and side deck"
        ),
        Step::Starter(_) => say!(lang, "chi comincia il duello", "who begins the duel"),
        Step::Redraw(_) => say!(
            lang,
            "se tenere la mano o rimetterla nel grimorio e pescare 6 carte",
            "whether to keep the hand or put it back into the library and draw 6 cards"
        ),
        Step::Opening if open.switches.set == Lay::Down => {
            say!(lang, "quale carta coperta scoprire, o nessuna", "which face-down card to turn up, or none")
        }
        Step::Opening if open.opened > 0 => {
            say!(lang, "quale altra carta aprire, o nessuna", "which other card to open, or none")
        }
        Step::Opening => say!(lang, "quale carta aprire, o nessuna", "which card to open, or none"),
        Step::Main => say!(lang, "che cosa fare nella fase principale", "what to do in the main phase"),
        Step::TurnUp(_) => say!(
            lang,
            "quale carta coperta scoprire, o nessuna, per la battaglia nella {city}",
            "which face-down card to turn up, or none, for the battle at {city}",
            city = battle()
        ),
        Step::Defence => say!(
            lang,
            "con chi difendere, o se rinunciare, nella {city}",
            "with whom to defend, or whether to decline, at {city}",
            city = battle()
        ),
        Step::Window(_) => say!(lang, "se rispondere o passare", "whether to answer or to pass"),
        Step::Join(..) => say!(
            lang,
            "quale combattente aggiungere, o nessuno, nella {city}",
            "which fighter to add, or none, at {city}",
            city = battle()
        ),
        Step::Divide(by, left) => say!(
            lang,
            "come dividere fra i nemici la Potenza rimasta a {by} ({left})",
            "how to divide the {left} Power left of {by} among the enemies",
            by = cast.unit(open, by)
        ),
        Step::Trim(seat) => {
            let truth = known(view);
            let most = truth.limit(seat);
            let more = usize::from(open.hands[seat.index()]).saturating_sub(most);
            say!(
                lang,
                "che cosa scartare, ancora {more} per restare con {most}",
                "what to discard, {more} to be left with {most}",
                more = more_cards(lang, more)
            )
        }
        Step::Discard(_) if open.pays_for_conquest() => say!(
            lang,
            "quale carta della mano scartare per la conquista",
            "which card of the hand to discard for the conquest"
        ),
        Step::Discard(_) => {
            say!(lang, "quale carta della mano scartare", "which card of the hand to discard")
        }
        Step::Offer(trigger) => {
            say!(lang, "se far agire o no {it}", "whether or not {it} acts", it = cast.card(trigger.card))
        }
        Step::Way(_, id, _) => {
            say!(lang, "in quale città va {it}", "to which city {it} goes", it = cast.unit(open, id))
        }
        Step::Aim(_) | Step::Site(_) => for_card(view, cast, step),
        Step::Fetch(_, sort) => say!(
            lang,
            "quale {sort} prendere dal grimorio, o nulla",
            "which {sort} to take from the library, or nothing",
            sort = cast.sort(sort)
        ),
        Step::Recover(_, sort) => say!(
            lang,
            "quale {sort} riprendere dal cimitero",
            "which {sort} to recover from the graveyard",
            sort = cast.sort(sort)
        ),
        Step::Raise(_, sort) => say!(
            lang,
            "quale {sort} rianimare dal cimitero",
            "which {sort} to raise from the graveyard",
            sort = cast.sort(sort)
        ),
        Step::Break(_) => say!(
            lang,
            "quale effetto duraturo dell'avversario togliere",
            "which lasting effect of the opponent's to remove"
        ),
        Step::Uncover(_) => say!(
            lang,
            "quale carta coperta dell'avversario togliere",
            "which face-down card of the opponent's to remove"
        ),
        Step::Truce(_) => say!(lang, "la città della tregua", "the city of the truce"),
        _ => say!(lang, "che cosa fare", "what to do"),
    }
}

/// What a card that has been played aims at, or where it will lie.
fn for_card(view: &View, cast: &Cast, step: Step) -> String {
    let lang = cast.lang;
    let mut stays = false;
    let found: Option<Card> = view.open.agenda.iter().find_map(|step| match step {
        Step::Do(play) => Some(play.card),
        Step::Enter(entry) => {
            stays = true;
            Some(entry.card)
        }
        _ => None,
    });
    let it = found.map(|card| cast.card(card)).unwrap_or_default();
    match (step, stays) {
        (Step::Site(_), _) => say!(lang, "presso quale città resta {it}", "at which city {it} stays"),
        (_, true) => say!(lang, "presso quale personaggio resta {it}", "with which character {it} stays"),
        (_, false) => say!(lang, "su quale personaggio agisce {it}", "on which character {it} acts"),
    }
}
