//! Rules that a card changes as long as it lies there.

use table::{Lang, so_many};

use super::effects::more_points;
use super::nouns::{cards, points};
use super::voice::Voice;
use crate::cards::Rule;

impl Voice {
    /// What holds. When `named`, the active Saint has just been named: a pronoun will do.
    pub(super) fn rule(self, rule: Rule, named: bool) -> String {
        let (of, to, it) = match named {
            true if self.lang == Lang::It => (String::new(), String::new(), String::new()),
            true => ("its".to_owned(), "it".to_owned(), "it".to_owned()),
            false => (self.whose(), self.active("a"), self.active("")),
        };
        // 'il livello di questo Santo', 'this Saint's level'; 'il suo livello', 'its level'.
        let level = match (self.lang, named) {
            (Lang::It, true) => "il suo livello".to_owned(),
            (Lang::It, false) => format!("il livello {of}"),
            (Lang::En, _) => format!("{of} level"),
        };
        match rule {
            Rule::Level(n) => {
                let (more_it, more_en) = if n > 0 { ("più alto", "higher") } else { ("più basso", "lower") };
                let n = n.unsigned_abs();
                self.pick(format!("{level} è {more_it} di {n}"), format!("{level} is {n} {more_en}"))
            }
            Rule::LevelPer(what, 1) => {
                let what = self.counted(what);
                self.pick(
                    format!("{level} è più alto di 1 se c'è almeno un {what}"),
                    format!("{level} is 1 higher if there is at least one {what}"),
                )
            }
            Rule::LevelPer(what, most) => {
                let what = self.counted(what);
                self.pick(
                    format!("{level} è più alto di 1 per ogni {what}, al massimo di {most}"),
                    format!("{level} is 1 higher for each {what}, by at most {most}"),
                )
            }
            Rule::Need(n) => {
                let (more_it, more_en) = if n > 0 { ("in più", "more") } else { ("in meno", "fewer") };
                let n = points(n.unsigned_abs(), self.lang);
                let said = self.pick(format!("{it} richiede {n} {more_it}"), format!("{it} needs {n} {more_en}"));
                said.trim().to_owned()
            }
            Rule::Guarded if named && self.lang == Lang::It => {
                "gli altri non possono togliergli punti, abbassarne il livello o farlo scartare".to_owned()
            }
            Rule::Guarded => self.pick(
                format!("gli altri non possono togliere punti {to}, abbassarne il livello o farlo scartare"),
                format!("others cannot take points from {to}, make it lose any, lower its level or have it discarded"),
            ),
            Rule::Keep(n) => {
                let it = cards(n, Lang::It);
                let en = so_many(n, Lang::En, ["", ""], ["one more card", "more cards"]);
                self.pick(
                    format!("alla fine del tuo turno puoi tenere {it} in più"),
                    format!("at the end of your turn you may keep {en}"),
                )
            }
            Rule::Beatitudes(n) => {
                let it = so_many(n, Lang::It, ["una Beatitudine", "Beatitudini"], ["", ""]);
                let en = so_many(n, Lang::En, ["", ""], ["one more Beatitudine", "more Beatitudini"]);
                self.pick(
                    format!("puoi giocare {it} in più in ogni tuo turno"),
                    format!("you may play {en} in each of your turns"),
                )
            }
            Rule::Suffrage(n) => {
                let (it, en) = (points(n, Lang::It), more_points(n));
                self.pick(format!("i tuoi Suffragi valgono {it} in più"), format!("your Suffragi are worth {en}"))
            }
            Rule::Unanswerable
            | Rule::Closed
            | Rule::TrialAndSuffrage
            | Rule::DieToo
            | Rule::FreeSubstitution => self.plain(rule).to_owned(),
        }
    }

    /// Rules that are said in one way only.
    fn plain(self, rule: Rule) -> &'static str {
        let (it, en) = match rule {
            Rule::Unanswerable => (
                "le tue Beatitudini non si possono fermare con un Advocatus",
                "your Beatitudini cannot be stopped by an Advocatus",
            ),
            Rule::Closed => (
                "gli altri non possono guardare la tua mano, rubarne carte o fartene scartare",
                "others cannot look at your hand, steal from it or make you discard from it",
            ),
            Rule::TrialAndSuffrage => (
                "nel tuo turno la Prova non esclude il Suffragio: puoi fare entrambi",
                "in your turn a Prova does not rule out a Suffragio: you may do both",
            ),
            Rule::DieToo => (
                "in ogni tuo turno puoi tirare il dado oltre a giocare Beatitudini",
                "in each of your turns you may roll the die besides playing Beatitudini",
            ),
            _ => (
                "per una sostituzione non ti servono punti, e quelli del Santo che esce passano a quello che entra",
                "you need no points for a substitution, and those of the Saint that leaves pass to the one that enters",
            ),
        };
        self.pick(it, en)
    }

    /// 'di questo Santo', 'this Saint's'.
    fn whose(self) -> String {
        match self.lang {
            Lang::It => self.active("di"),
            Lang::En => format!("{}'s", self.active("")),
        }
    }
}
