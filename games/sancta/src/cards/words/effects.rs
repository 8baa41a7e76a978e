//! Effects as parts of sentences. What happens to who reads the card is said to them ('peschi', 'draw'), what happens to
//! others about them ('ogni giocatore pesca', 'everyone draws').

use table::Lang;
use table::grammar::{Part, Person, in_words, melt};

use super::nouns::{cards, more_cards, more_points, points};
use super::voice::Voice;
use crate::cards::{Again, Effect, Kind};

impl Voice {
    /// An effect as a part of a sentence.
    pub(super) fn part(self, effect: &Effect) -> Part {
        let whom = |it: &str, en: &str| self.says(self.pick(it, en).to_owned());
        match effect {
            Effect::Everyone(inner) => self.with_subject(&whom("ogni giocatore", "everyone"), inner),
            Effect::Others(inner) if self.before.everyone && !self.person.is_other() => {
                self.with_subject(&whom("ogni giocatore tranne te", "everyone but you"), inner)
            }
            Effect::Others(inner) => self.with_subject(&whom("ogni altro giocatore", "everyone else"), inner),
            Effect::Rival(inner) => {
                let whom =
                    whom("un altro giocatore a [tua|sua] scelta", "another player of [your|their] choice");
                self.with_subject(&whom, inner)
            }
            Effect::Leaders(inner) => {
                let en = "whichever other player has the most Saints in the Rosa";
                self.with_subject(&whom("chi fra gli altri ha più Santi nella Rosa", en), inner)
            }
            Effect::If(condition, inner) => {
                self.case(&format!("{} {}", self.pick("se", "if"), self.condition(*condition)), inner)
            }
            // Where 'you may' has been said before, what follows hangs on it all the same.
            Effect::Exchange | Effect::Again(_) if self.person != Person::YouMay => {
                Part::May(self.said(effect))
            }
            Effect::PointsPer(..) | Effect::Renew | Effect::Seek(_) | Effect::Call | Effect::Dismiss => {
                Part::Alone(self.said(effect))
            }
            Effect::Exchange | Effect::Again(_) => Part::Alone(self.said(effect)),
            effect => Part::Verb(self.said(effect)),
        }
    }

    /// What somebody does.
    fn said(self, effect: &Effect) -> String {
        let (lang, before) = (self.lang, self.before);
        let gained = |n| if before.gained { more_points(n, lang) } else { points(n, lang) };
        let drawn = |n| if before.drew { more_cards(n, lang) } else { cards(n, lang) };
        let one = |n: &u8| if *n == 1 { lang.pick("una", "one").to_owned() } else { in_words(*n, lang) };
        let (a, seen) = (|kind: &Kind| kind.noun().a(lang), |kind: &Kind| kind.noun().ending());
        let of_active = self.active("di");
        let again = self.this && self.named;
        self.says(table::lines! { self, effect;
            Effect::Points(n) if *n < 0, n = points(n.unsigned_abs(), lang) => "perd[i|ere|e] {n}", "lose[s] {n}";
            Effect::Points(n), n = gained(n.unsigned_abs()) => "guadagn[i|are|a] {n}", "gain[s] {n}";
            Effect::PointsPer(what, 1), what = self.counted(*what), n = gained(1) =>
                "guadagn[i|are|a] {n} se c'è almeno un {what}", "gain[s] {n} if there is at least one {what}";
            Effect::PointsPer(what, most), what = self.counted(*what), n = gained(1) =>
                "guadagn[i|are|a] {n} per ogni {what}, al massimo {most}", "gain[s] {n} for each {what}, at most {most}";
            Effect::Level(n) if *n > 0 =>
                "alz[i|are|a] di {n} il livello {of_active} fino alla fine del turno",
                "raise[s] the level of {of_active} by {n} until the end of the turn";
            Effect::Level(n), n = n.unsigned_abs() =>
                "abbass[i|are|a] di {n} il livello {of_active} fino alla fine del turno",
                "lower[s] the level of {of_active} by {n} until the end of the turn";
            Effect::Draw(n) if before.discarded && !before.drew, n = one(n) =>
                "[ne peschi|pescarne|ne pesca] {n}", "draw[s] {n}";
            Effect::Draw(n), n = drawn(*n) => "pesc[hi|are|a] {n}", "draw[s] {n}";
            Effect::Discard(n), n = cards(*n, lang) => "scart[i|are|a] {n}", "discard[s] {n}";
            Effect::Lose(1) => "perd[i|ere|e] una carta a caso dalla mano", "lose[s] a random card from [your|their] hand";
            Effect::Lose(n), n = in_words(*n, lang) =>
                "perd[i|ere|e] {n} carte a caso dalla mano", "lose[s] {n} random cards from [your|their] hand";
            Effect::Renew =>
                "scart[i|are|a] tutta la mano e pesc[hi|are|a] altrettante carte",
                "discard[s] [your|their] whole hand and draw[s] as many cards";
            Effect::Seek(kind), what = a(kind), title = kind.noun().one(lang), lo = seen(kind) =>
                "prend[i|ere|e] in mano {what} a caso dal mazzo e [l{lo} mostri|mostrarl{lo}|l{lo} mostra]",
                "take[s] a random {title} from the deck into [your|their] hand and show[s] it";
            Effect::Recover(kind), what = a(kind) =>
                "riprend[i|ere|e] dagli scarti {what} a [tua|sua] scelta",
                "take[s] back {what} of [your|their] choice from the discards";
            Effect::Call =>
                "pos[i|are|a] nel [tuo|suo] Santuario un Santo a [tua|sua] scelta dagli scarti, se c'è posto",
                "lay[s] a Saint of [your|their] choice from the discards into [your|their] Santuario, if there is room";
            Effect::Take(1) =>
                "prend[i|ere|e] 1 punto al Santo attivo di un altro giocatore",
                "take[s] 1 point from another player's active Saint";
            Effect::Take(n) =>
                "prend[i|ere|e] fino a {n} punti al Santo attivo di un altro giocatore",
                "take[s] up to {n} points from another player's active Saint";
            Effect::Steal =>
                "rub[i|are|a] una carta a caso dalla mano di un altro giocatore",
                "steal[s] a random card from another player's hand";
            Effect::Look => "guard[i|are|a] la mano di un altro giocatore", "look[s] at another player's hand";
            Effect::Remove =>
                "to[gli|gliere|glie] un Supporto dalla Zona Supporti di un altro giocatore",
                "remove[s] a Supporto from another player's Zona Supporti";
            Effect::Exchange if again =>
                "[puoi ||può ]scambiarlo con uno del Santuario, che ne prende i punti",
                "[you may ||may ]exchange it for one in [your|their] Santuario, which takes over its points";
            Effect::Exchange, active = self.active("") =>
                "[puoi ||può ]scambiare {active} con uno del Santuario, che ne prende i punti",
                "[you may ||may ]exchange {active} for one in [your|their] Santuario, which takes over its points";
            Effect::Dismiss =>
                "scart[i|are|a] la carta nella [tua|sua] Zona Attiva, con i suoi punti",
                "discard[s] the card in [your|their] Zona Attiva, with its points";
            Effect::Again(Again::Beatitude) =>
                "[puoi ||può ]giocare una Beatitudine in più in questo turno, o tirare anche il dado",
                "[you may ||may ]play one more Beatitudine this turn, or roll the die as well";
            Effect::Again(Again::Trial) =>
                "[puoi ||può ]superare una Prova in più in questo turno, o fare un Suffragio in più",
                "[you may ||may ]pass one more Prova this turn, or make one more Suffragio";
            Effect::Again(Again::Substitution) =>
                "[puoi ||può ]fare una sostituzione in più in questo turno",
                "[you may ||may ]make one more substitution this turn";
            Effect::Everyone(_) | Effect::Others(_) | Effect::Rival(_) | Effect::Leaders(_) | Effect::If(..) => "", "";
        })
    }

    /// What the active Saint is called, in Italian after a preposition or none.
    pub(super) fn active(self, after: &str) -> String {
        let name = match self.this {
            true => self.pick("questo Santo", "this Saint").to_owned(),
            false => {
                self.says(self.pick("il [tuo|suo] Santo attivo", "[your|their] active Saint").to_owned())
            }
        };
        if after.is_empty() || self.lang == Lang::En { name } else { melt(after, &name) }
    }
}
