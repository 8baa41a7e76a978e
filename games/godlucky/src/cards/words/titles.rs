//! Names for cards that carry none, from what they do.

use table::Text;

use crate::cards::{Portal, Power};

/// A name for a power.
pub(super) fn of(power: Power) -> Text {
    table::texts! { power;
        Power::SetDie => "Il dado truccato", "The loaded die";
        Power::TurnCoin => "Il rovescio della moneta", "The other side of the coin";
        Power::SpareFaith => "Fede di riserva", "Faith in reserve";
        Power::Block => "Porta sbarrata", "The barred door";
        Power::ClaimSacred => "Richiamo divino", "Richiamo divino";
        Power::StealObject => "Mani leggere", "Light fingers";
        Power::SwapPortal => "Il cartello girato", "The turned signpost";
        Power::StealMiracle => "Miracolo altrui", "Somebody else's miracle";
        Power::AddToMove(_) => "Passo lungo", "A long stride";
        Power::RerollFoe => "Ripensaci", "Think again";
        Power::ExtraTurn => "Bis", "Encore";
        Power::GoAnywhere => "Tutte le strade", "All roads";
        Power::Mask => "Il volto di un altro", "Another's face";
        Power::ThirdEye => "Lo sguardo indiscreto", "The prying eye";
        Power::Traps => "Doni incustoditi", "Unattended gifts";
        Power::Scale => "Testa o cuore", "Heads or hearts";
        Power::Ferry => "Traghetto per l'Inferno", "Ferry to Hell";
        Power::RepeatCoin => "La seconda moneta", "The second coin";
        Power::RerollDie => "Il dado inquieto", "The restless die";
        Power::BorrowFaith => "Fede in prestito", "Faith on loan";
        Power::RerollMove => "Cambio di passo", "A change of pace";
        Power::ExtraFaith(_) => "Vittoria piena", "Victory in full";
        Power::RefuseGamble => "Niente scommesse", "No wagers";
        Power::AddToRoll(_) => "Un soffio in più", "An extra breath";
        Power::Return(Portal::Heaven) => "Di nuovo in alto", "Up once more";
        Power::Return(Portal::Hell) => "Di nuovo in basso", "Down once more";
        Power::Sleep => "Ninna nanna", "Lullaby";
        Power::Scavenge => "Dal fondo del mucchio", "From the heap";
        Power::Meditate => "Un bel respiro", "A deep breath";
        Power::Pilfer(_) => "Mano svelta", "A quick hand";
    }
}
