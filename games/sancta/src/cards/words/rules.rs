//! Rules that a card changes as long as it lies there.

use table::Lang;
use table::grammar::so_many;

use super::nouns::{more_cards, more_points, points};
use super::voice::Voice;
use crate::cards::Rule;

impl Voice {
    /// What holds. When `named`, the active Saint has just been named: a pronoun will do.
    pub(super) fn rule(self, rule: Rule, named: bool) -> String {
        let lang = self.lang;
        // 'il livello di questo Santo', 'this Saint's level'; 'il suo livello', 'its level'.
        let (it, level) = match (lang, named) {
            (Lang::It, true) => (String::new(), "il suo livello".to_owned()),
            (Lang::It, false) => {
                (format!("{} ", self.active("")), format!("il livello {}", self.active("di")))
            }
            (Lang::En, true) => ("it ".to_owned(), "its level".to_owned()),
            (Lang::En, false) => (format!("{} ", self.active("")), format!("{}'s level", self.active(""))),
        };
        let beatitudes = [["una Beatitudine", "Beatitudini"], ["one more Beatitudine", "more Beatitudini"]];
        table::lines! { self, rule;
            Rule::Level(n) if n > 0 => "{level} è più alto di {n}", "{level} is {n} higher";
            Rule::Level(n), n = n.unsigned_abs() => "{level} è più basso di {n}", "{level} is {n} lower";
            Rule::LevelPer(what, 1), what = self.counted(what) =>
                "{level} è più alto di 1 se c'è almeno un {what}", "{level} is 1 higher if there is at least one {what}";
            Rule::LevelPer(what, most), what = self.counted(what) =>
                "{level} è più alto di 1 per ogni {what}, al massimo di {most}",
                "{level} is 1 higher for each {what}, by at most {most}";
            Rule::Need(n) if n > 0, n = points(n.unsigned_abs(), lang) => "{it}richiede {n} in più", "{it}needs {n} more";
            Rule::Need(n), n = points(n.unsigned_abs(), lang) => "{it}richiede {n} in meno", "{it}needs {n} fewer";
            Rule::Guarded if named =>
                "gli altri non possono togliergli punti, abbassarne il livello o farlo scartare",
                "others cannot take points from it, make it lose any, lower its level or have it discarded";
            Rule::Guarded, to = self.active("a") =>
                "gli altri non possono togliere punti {to}, abbassarne il livello o farlo scartare",
                "others cannot take points from {to}, make it lose any, lower its level or have it discarded";
            Rule::Keep(n), n = more_cards(n, lang) =>
                "alla fine del tuo turno puoi tenere {n}", "at the end of your turn you may keep {n}";
            Rule::Beatitudes(n), n = so_many(n, lang, beatitudes[0], beatitudes[1]) =>
                "puoi giocare {n} in più in ogni tuo turno", "you may play {n} in each of your turns";
            Rule::Suffrage(n), n = more_points(n, lang) => "i tuoi Suffragi valgono {n}", "your Suffragi are worth {n}";
            Rule::Unanswerable =>
                "le tue Beatitudini non si possono fermare con un Advocatus",
                "your Beatitudini cannot be stopped by an Advocatus";
            Rule::Closed =>
                "gli altri non possono guardare la tua mano, rubarne carte o fartene scartare",
                "others cannot look at your hand, steal from it or make you discard from it";
            Rule::TrialAndSuffrage =>
                "nel tuo turno la Prova non esclude il Suffragio: puoi fare entrambi",
                "in your turn a Prova does not rule out a Suffragio: you may do both";
            Rule::DieToo =>
                "in ogni tuo turno puoi tirare il dado oltre a giocare Beatitudini",
                "in each of your turns you may roll the die besides playing Beatitudini";
            Rule::FreeSubstitution =>
                "per una sostituzione non ti servono punti, e quelli del Santo che esce passano a quello che entra",
                "you need no points for a substitution, and those of the Saint that leaves pass to the one that enters";
        }
    }
}
