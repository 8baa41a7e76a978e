//! Effects as parts of sentences. What happens to who reads the card is said to them ('peschi', 'draw'), what happens to
//! others about them ('ogni giocatore pesca', 'everyone draws').

use table::{Lang, so_many};

use super::nouns::{a_kind, cards, points};
use super::voice::{Part, Person, Voice};
use crate::cards::{Again, Count, Effect, Kind};

impl Voice {
    /// An effect as a part of a sentence.
    pub(super) fn part(self, effect: &Effect) -> Part {
        match effect {
            Effect::Points(n) => self.gains(*n),
            Effect::PointsPer(what, most) => self.gains_for_each(*what, *most),
            Effect::Level(n) => self.changes_level(*n),
            Effect::Draw(n) => self.draws(*n),
            Effect::Discard(n) => {
                let verb = self.verb(["scarti", "scartare", "scarta"], ["discard", "discards"]);
                Part::Verb(format!("{verb} {}", cards(*n, self.lang)))
            }
            Effect::Lose(n) => self.loses(*n),
            Effect::Renew => self.renews(),
            Effect::Seek(kind) => self.seeks(*kind),
            Effect::Recover(kind) => self.recovers(*kind),
            Effect::Call => self.calls(),
            Effect::Take(n) => self.takes(*n),
            Effect::Steal => {
                let verb = self.verb(["rubi", "rubare", "ruba"], ["steal", "steals"]);
                self.of_another(
                    verb,
                    ["una carta a caso dalla mano", "a random card from another player's hand"],
                )
            }
            Effect::Look => {
                let verb = self.verb(["guardi", "guardare", "guarda"], ["look at", "looks at"]);
                self.of_another(verb, ["la mano", "another player's hand"])
            }
            Effect::Remove => {
                let verb = self.verb(["togli", "togliere", "toglie"], ["remove", "removes"]);
                self.of_another(
                    verb,
                    ["un Supporto dalla Zona Supporti", "a Supporto from another player's Zona Supporti"],
                )
            }
            Effect::Exchange => self.exchanges(),
            Effect::Dismiss => {
                let verb = self.verb(["scarti", "scartare", "scarta"], ["discard", "discards"]);
                let own = self.own(["tua", "sua"]);
                Part::Alone(self.pick(
                    format!("{verb} la carta nella {own} Zona Attiva, con i suoi punti"),
                    format!("{verb} the card in {own} Zona Attiva, with its points"),
                ))
            }
            Effect::Again(again) => self.may_again(*again),
            Effect::Everyone(inner) => self.with_subject(self.pick("ogni giocatore", "everyone"), inner),
            Effect::Others(inner) => {
                let subject = match self.before.everyone && !self.is_of_others() {
                    true => self.pick("ogni giocatore tranne te", "everyone but you"),
                    false => self.pick("ogni altro giocatore", "everyone else"),
                };
                self.with_subject(subject, inner)
            }
            Effect::Rival(inner) => {
                let own = self.own(["tua", "sua"]);
                let another = self.pick(
                    format!("un altro giocatore a {own} scelta"),
                    format!("another player of {own} choice"),
                );
                self.with_subject(&another, inner)
            }
            Effect::Leaders(inner) => {
                let leader = "chi fra gli altri ha più Santi nella Rosa";
                self.with_subject(
                    self.pick(leader, "whichever other player has the most Saints in the Rosa"),
                    inner,
                )
            }
            Effect::If(condition, inner) => {
                let holds = self.condition(*condition);
                self.case(&self.pick(format!("se {holds}"), format!("if {holds}")), inner)
            }
        }
    }

    fn draws(self, n: u8) -> Part {
        let verb = self.verb(["peschi", "pescare", "pesca"], ["draw", "draws"]);
        let (more, before) = (self.more(self.before.drew), self.before);
        if before.discarded && !before.drew {
            let many = so_many(n, self.lang, ["una", ""], ["one", ""]);
            let many = many.trim();
            return Part::Verb(match (self.lang, self.person) {
                (Lang::It, Person::YouMay) => format!("pescarne {many}"),
                (Lang::It, _) => format!("ne {verb} {many}"),
                (Lang::En, _) => format!("{verb} {many}"),
            });
        }
        Part::Verb(match (self.lang, before.drew) {
            (Lang::En, true) => {
                format!("{verb} {}", so_many(n, Lang::En, ["", ""], ["one more card", "more cards"]))
            }
            _ => format!("{verb} {}{more}", cards(n, self.lang)),
        })
    }

    fn gains(self, n: i8) -> Part {
        let n_points = points(n.unsigned_abs(), self.lang);
        if n < 0 {
            return Part::Verb(format!("{} {n_points}", self.lose()));
        }
        let verb = self.verb(["guadagni", "guadagnare", "guadagna"], ["gain", "gains"]);
        let more = self.more(self.before.gained);
        Part::Verb(match (self.lang, self.before.gained) {
            (Lang::En, true) => format!("{verb} {}", more_points(n.unsigned_abs())),
            _ => format!("{verb} {n_points}{more}"),
        })
    }

    /// ' in più' where the same was done before.
    fn more(self, before: bool) -> &'static str {
        if before && self.lang == Lang::It { " in più" } else { "" }
    }

    fn gains_for_each(self, what: Count, most: u8) -> Part {
        let verb = self.verb(["guadagni", "guadagnare", "guadagna"], ["gain", "gains"]);
        let (what, more) = (self.counted(what), self.more(self.before.gained));
        let point = if self.before.gained { more_points(1) } else { points(1, Lang::En) };
        Part::Alone(match most {
            1 => self.pick(
                format!("{verb} 1 punto{more} se c'è almeno un {what}"),
                format!("{verb} {point} if there is at least one {what}"),
            ),
            most => self.pick(
                format!("{verb} 1 punto{more} per ogni {what}, al massimo {most}"),
                format!("{verb} {point} for each {what}, at most {most}"),
            ),
        })
    }

    fn changes_level(self, n: i8) -> Part {
        let verb = match n > 0 {
            true => self.verb(["alzi", "alzare", "alza"], ["raise", "raises"]),
            false => self.verb(["abbassi", "abbassare", "abbassa"], ["lower", "lowers"]),
        };
        let (active, n) = (self.active("di"), n.unsigned_abs());
        Part::Verb(self.pick(
            format!("{verb} di {n} il livello {active} fino alla fine del turno"),
            format!("{verb} the level of {active} by {n} until the end of the turn"),
        ))
    }

    fn loses(self, n: u8) -> Part {
        let verb = self.lose();
        let own = self.own(["", ""]);
        let it = format!("{verb} {} a caso dalla mano", cards(n, self.lang));
        let en = match n {
            1 => format!("{verb} a random card from {own} hand"),
            n => format!("{verb} {} from {own} hand", so_many(n, Lang::En, ["", ""], ["", "random cards"])),
        };
        Part::Verb(self.pick(it, en))
    }

    /// The verb for points and for cards that are lost.
    pub(super) fn lose(self) -> &'static str {
        self.verb(["perdi", "perdere", "perde"], ["lose", "loses"])
    }

    fn renews(self) -> Part {
        let discard = self.verb(["scarti", "scartare", "scarta"], ["discard", "discards"]);
        let draw = self.verb(["peschi", "pescare", "pesca"], ["draw", "draws"]);
        let own = self.own(["", ""]);
        Part::Alone(self.pick(
            format!("{discard} tutta la mano e {draw} altrettante carte"),
            format!("{discard} {own} whole hand and {draw} as many cards"),
        ))
    }

    fn seeks(self, kind: Kind) -> Part {
        let take = self.verb(["prendi", "prendere", "prende"], ["take", "takes"]);
        let show = self.verb(["mostri", "mostrare", "mostra"], ["show", "shows"]);
        let what = a_kind(kind, self.lang);
        let it = match (kind, self.person) {
            (Kind::Beatitude | Kind::Trial, Person::YouMay) => "mostrarla".to_owned(),
            (_, Person::YouMay) => "mostrarlo".to_owned(),
            (Kind::Beatitude | Kind::Trial, _) => format!("la {show}"),
            _ => format!("lo {show}"),
        };
        let own = self.own(["", ""]);
        Part::Alone(self.pick(
            format!("{take} in mano {what} a caso dal mazzo e {it}"),
            format!("{take} a random {} from the deck into {own} hand and {show} it", kind.title().en),
        ))
    }

    fn recovers(self, kind: Kind) -> Part {
        let verb = self.verb(["riprendi", "riprendere", "riprende"], ["take back", "takes back"]);
        let (what, own) = (a_kind(kind, self.lang), self.own(["tua", "sua"]));
        Part::Verb(self.pick(
            format!("{verb} dagli scarti {what} a {own} scelta"),
            format!("{verb} {what} of {own} choice from the discards"),
        ))
    }

    fn calls(self) -> Part {
        let verb = self.verb(["posi", "posare", "posa"], ["lay", "lays"]);
        let (choice, own) = (self.own(["tua", "sua"]), self.own(["tuo", "suo"]));
        Part::Alone(self.pick(
            format!("{verb} nel {own} Santuario un Santo a {choice} scelta dagli scarti, se c'è posto"),
            format!(
                "{verb} a Saint of {own} choice from the discards into {own} Santuario, if there is room"
            ),
        ))
    }

    fn takes(self, n: u8) -> Part {
        let verb = self.verb(["prendi", "prendere", "prende"], ["take", "takes"]);
        let (it, en) = if n == 1 { ("", "") } else { ("fino a ", "up to ") };
        let n = points(n, self.lang);
        Part::Verb(self.pick(
            format!("{verb} {it}{n} al Santo attivo di un altro giocatore"),
            format!("{verb} {en}{n} from another player's active Saint"),
        ))
    }

    /// Something of another player's: in Italian whose it is comes last.
    fn of_another(self, verb: &str, [it, en]: [&str; 2]) -> Part {
        Part::Verb(self.pick(format!("{verb} {it} di un altro giocatore"), format!("{verb} {en}")))
    }

    fn exchanges(self) -> Part {
        let (active, own) = (self.active(""), self.own(["", ""]));
        let verb = match self.this && self.named {
            true => self.may(["scambiarlo", "exchange it"]),
            false => format!("{} {active}", self.may(["scambiare", "exchange"])),
        };
        self.optional(self.pick(
            format!("{verb} con uno del Santuario, che ne prende i punti"),
            format!("{verb} for one in {own} Santuario, which takes over its points"),
        ))
    }

    fn may_again(self, again: Again) -> Part {
        let (it, en) = match again {
            Again::Beatitude => (
                ["giocare", "una Beatitudine in più in questo turno, o tirare anche il dado"],
                ["play", "one more Beatitudine this turn, or roll the die as well"],
            ),
            Again::Trial => (
                ["superare", "una Prova in più in questo turno, o fare un Suffragio in più"],
                ["pass", "one more Prova this turn, or make one more Suffragio"],
            ),
            Again::Substitution => (
                ["fare", "una sostituzione in più in questo turno"],
                ["make", "one more substitution this turn"],
            ),
        };
        let [_, rest] = self.pick(it, en);
        self.optional(format!("{} {rest}", self.may([it[0], en[0]])))
    }

    /// Where 'you may' has been said before, what follows hangs on it all the same.
    fn optional(self, said: String) -> Part {
        if self.person == Person::YouMay { Part::Alone(said) } else { Part::May(said) }
    }

    /// 'you may do', or only 'do' where that was said before.
    fn may(self, [it, en]: [&str; 2]) -> String {
        match self.person {
            Person::You => self.pick(format!("puoi {it}"), format!("you may {en}")),
            Person::YouMay => self.pick(it, en).to_owned(),
            Person::Named | Person::Still => self.pick(format!("può {it}"), format!("may {en}")),
        }
    }

    /// What the active Saint is called, in Italian after a preposition or none.
    pub(super) fn active(self, after: &str) -> String {
        let own = self.own(["tuo", "suo"]);
        match (self.lang, self.this, after) {
            (Lang::En, true, _) => "this Saint".to_owned(),
            (Lang::En, false, _) => format!("{own} active Saint"),
            (Lang::It, true, "") => "questo Santo".to_owned(),
            (Lang::It, true, after) => format!("{after} questo Santo"),
            (Lang::It, false, "") => format!("il {own} Santo attivo"),
            (Lang::It, false, "a") => format!("al {own} Santo attivo"),
            (Lang::It, false, _) => format!("del {own} Santo attivo"),
        }
    }
}

/// '1 more point', '2 more points'.
pub(super) fn more_points(n: u8) -> String {
    if n == 1 { "1 more point".to_owned() } else { format!("{n} more points") }
}
