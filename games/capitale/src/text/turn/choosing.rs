//! What is being chosen, without saying by whom: it goes after 'choose' and after 'is choosing'.

use crate::setup::Lay;
use crate::text::known;
use crate::text::names::{Cast, more_cards};
use crate::{Card, Step, View};

pub(crate) fn choosing(view: &View, cast: &Cast, step: Step) -> String {
    let lang = cast.lang;
    let open = &view.open;
    let battle = || open.battle.as_ref().map(|battle| cast.at(open, battle.city)).unwrap_or_default();
    table::lines! { cast, step;
        Step::Decks => "il mazzo con cui giocare", "the deck to play with";
        Step::Pause => "che cosa scambiare fra mazzo e side deck", "what to exchange between deck and side deck";
        Step::Starter(_) => "chi comincia il duello", "who begins the duel";
        Step::Redraw(_) =>
            "se tenere la mano o rimetterla nel grimorio e pescare 6 carte",
            "whether to keep the hand or put it back into the library and draw 6 cards";
        Step::Opening if open.switches.set == Lay::Down => "quale carta coperta scoprire, o nessuna", "which face-down card to turn up, or none";
        Step::Opening if open.opened > 0 => "quale altra carta aprire, o nessuna", "which other card to open, or none";
        Step::Opening => "quale carta aprire, o nessuna", "which card to open, or none";
        Step::Main => "che cosa fare nella fase principale", "what to do in the main phase";
        Step::TurnUp(_), city = battle() =>
            "quale carta coperta scoprire, o nessuna, per la battaglia nella {city}",
            "which face-down card to turn up, or none, for the battle at {city}";
        Step::Defence, city = battle() => "con chi difendere, o se rinunciare, nella {city}", "with whom to defend, or whether to decline, at {city}";
        Step::Window(_) => "se rispondere o passare", "whether to answer or to pass";
        Step::Join(..), city = battle() => "quale combattente aggiungere, o nessuno, nella {city}", "which fighter to add, or none, at {city}";
        Step::Divide(by, left), by = cast.unit(open, by) =>
            "come dividere fra i nemici la Potenza rimasta a {by} ({left})", "how to divide the {left} Power left of {by} among the enemies";
        Step::Trim(seat), truth = known(view), most = truth.limit(seat), more = usize::from(open.hands[seat.index()]).saturating_sub(most), more = more_cards(lang, more) =>
            "che cosa scartare, ancora {more} per restare con {most}", "what to discard, {more} to be left with {most}";
        Step::Discard(_) if open.pays_for_conquest() =>
            "quale carta della mano scartare per la conquista", "which card of the hand to discard for the conquest";
        Step::Discard(_) => "quale carta della mano scartare", "which card of the hand to discard";
        Step::Offer(trigger), it = cast.card(trigger.card) => "se far agire o no {it}", "whether or not {it} acts";
        Step::Way(_, id, _), it = cast.unit(open, id) => "in quale città va {it}", "to which city {it} goes";
        Step::Aim(_) | Step::Site(_) => { for_card(view, cast, step) };
        Step::Fetch(_, sort), sort = cast.sort(sort) =>
            "quale {sort} prendere dal grimorio, o nulla", "which {sort} to take from the library, or nothing";
        Step::Recover(_, sort), sort = cast.sort(sort) => "quale {sort} riprendere dal cimitero", "which {sort} to recover from the graveyard";
        Step::Raise(_, sort), sort = cast.sort(sort) => "quale {sort} rianimare dal cimitero", "which {sort} to raise from the graveyard";
        Step::Break(_) => "quale effetto duraturo dell'avversario togliere", "which lasting effect of the opponent's to remove";
        Step::Uncover(_) => "quale carta coperta dell'avversario togliere", "which face-down card of the opponent's to remove";
        Step::Truce(_) => "la città della tregua", "the city of the truce";
        _ => "che cosa fare", "what to do";
    }
}

/// What a card that has been played aims at, or where it will lie.
fn for_card(view: &View, cast: &Cast, step: Step) -> String {
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
    table::lines! { cast, (step, stays);
        (Step::Site(_), _) => "presso quale città resta {it}", "at which city {it} stays";
        (_, true) => "presso quale personaggio resta {it}", "with which character {it} stays";
        (_, false) => "su quale personaggio agisce {it}", "on which character {it} acts";
    }
}
