//! Effects as parts of sentences.

use table::grammar::{Part, Person, in_words};

use super::groups::{How, is_feminine};
use super::nouns::{cards, cards_more};
use super::voice::Voice;
use crate::cards::{Effect, Group, Side, Sort, Where};

impl Voice {
    /// An effect, or so many equal ones, as a part of a sentence.
    pub(super) fn part(self, effect: &Effect, times: u8) -> Part {
        let said = self.person.says(&self.said(effect, times));
        match effect {
            Effect::Target(..) | Effect::Truce => Part::Alone(said),
            Effect::Each(..) | Effect::Bearer(_) | Effect::Mill(_) | Effect::Open(_) => Part::Whole(said),
            Effect::RivalDiscards(_) | Effect::RivalLoses(_) | Effect::Expose => {
                Part::Of(self.pick("l'avversario", "the opponent"), said)
            }
            Effect::If(..) => Part::Case(said),
            _ => Part::Verb(said),
        }
    }

    fn said(self, effect: &Effect, times: u8) -> String {
        let (lang, before) = (self.lang, self.before);
        let some = |sort: &Sort| format!("{}{}", sort.noun().so_many(times, lang), sort.tail(lang));
        let untapped = if times > 1 { "non tappati" } else { "non tappato" };
        let whom = |group: &Group| (group.side, group.at, is_feminine(group));
        let side = if self.is_with_rival() { Side::Rival } else { Side::Own };
        let then = Voice { person: Person::You, ..self };
        table::lines! { self, effect;
            Effect::Target(group, deeds), who = self.who(group, How::One), does = self.deeds(deeds, whom(group)) =>
                "scegli[|ere|e] {who}: {does}", "choose {who}: it {does}";
            Effect::Each(group, deeds), who = self.who(group, How::Each), does = self.deeds(deeds, whom(group)) =>
                "{who} {does}", "{who} {does}";
            Effect::Bearer(deeds), who = self.bearer(), does = self.deeds(deeds, (side, Where::Anywhere, false)) =>
                "{who}{does}", "{who}{does}";
            Effect::Draw(1) if before.drew => "[ne peschi|pescarne|ne pesca] un'altra", "draw another card";
            Effect::Draw(n) if before.drew, n = in_words(*n, lang) =>
                "[ne peschi|pescarne|ne pesca] altre {n}", "draw {n} more cards";
            Effect::Draw(n), n = cards(*n, lang) => "pesc[hi|are|a] {n}", "draw {n}";
            Effect::Discard(n), n = cards(*n, lang) => "scart[i|are|a] {n}", "discard {n}";
            Effect::RivalDiscards(n), n = cards(*n, lang) => "scarta {n}", "discards {n}";
            Effect::RivalLoses(1) if before.lost => "ne scarta a caso un'altra", "discards another card at random";
            Effect::RivalLoses(n) if before.lost, n = in_words(*n, lang) =>
                "ne scarta a caso altre {n}", "discards {n} more cards at random";
            Effect::RivalLoses(n), n = cards(*n, lang) => "scarta a caso {n}", "discards {n} at random";
            Effect::Mill(1) =>
                "una carta del grimorio dell'avversario va nel suo cimitero",
                "a card from the opponent's library goes to their graveyard";
            Effect::Mill(n), n = cards(*n, lang) =>
                "{n} del grimorio dell'avversario vanno nel suo cimitero",
                "{n} from the opponent's library go to their graveyard";
            Effect::Fetch(sort), some = some(sort) =>
                "prend[i|ere|e] in mano dal tuo grimorio {some}", "take {some} from your library into your hand";
            Effect::Recover(sort), some = some(sort) =>
                "riprend[i|ere|e] in mano dal tuo cimitero {some}", "take back {some} from your graveyard into your hand";
            Effect::Raise(sort), some = some(sort) =>
                "mett[i|ere|e] nel tuo campo, {untapped}, {some} del tuo cimitero",
                "put {some} from your graveyard onto your field, untapped";
            Effect::Expose => "mostra la mano", "shows their hand";
            Effect::Break =>
                "mand[i|are|a] al cimitero un effetto duraturo dell'avversario",
                "put one of the opponent's lasting effects into the graveyard";
            Effect::Uncover =>
                "mand[i|are|a] al cimitero una carta coperta dell'avversario (solo dove si posano carte coperte)",
                "put one of the opponent's face-down cards into the graveyard (only where cards are laid face down)";
            Effect::Truce =>
                "scegli[|ere|e] una città: fino alla fine del prossimo turno nessuno può attaccarla",
                "choose a city: nobody may attack it until the end of the next turn";
            Effect::Open(n), n = cards_more(*n, lang) =>
                "puoi aprire {n} nella fase di apertura, in questo turno o nel tuo prossimo",
                "you may open {n} in the opening phase, in this turn or in your next one";
            Effect::If(condition, inner), holds = self.condition(*condition), then = then.inside(inner) =>
                "se {holds}, {then}", "if {holds}, {then}";
        }
    }

    /// What is found is shown.
    pub(super) fn shows(self, sort: Sort, times: usize) -> String {
        let lo = match (sort.noun().feminine, times) {
            (false, 1) => "lo",
            (false, _) => "li",
            (true, 1) => "la",
            (true, _) => "le",
        };
        let them = if times > 1 { "them" } else { "it" };
        self.person.says(&self.pick(format!("[{lo} mostri|mostrar{lo}|{lo} mostra]"), format!("show {them}")))
    }
}
