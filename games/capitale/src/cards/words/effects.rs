//! Effects as parts of sentences.

use table::{in_words, so_many};

use super::groups::{How, is_feminine};
use super::nouns::{article_of, cards, cards_more};
use super::voice::{Part, Voice};
use crate::cards::{Condition, Effect, Side, Sort, Where};

impl Voice {
    /// An effect, or so many equal ones, as a part of a sentence.
    pub(super) fn part(self, effect: &Effect, times: u8) -> Part {
        match effect {
            Effect::Target(group, deeds) => {
                let (choose, who) = (self.verb(["scegli", "scegliere"], "choose"), self.who(group, How::One));
                let it = self.pick("", "it ");
                Part::Alone(format!(
                    "{choose} {who}: {it}{}",
                    self.deeds(deeds, (group.side, group.at, is_feminine(group)))
                ))
            }
            Effect::Each(group, deeds) => {
                let who = self.who(group, How::Each);
                Part::Whole(format!(
                    "{who} {}",
                    self.deeds(deeds, (group.side, group.at, is_feminine(group)))
                ))
            }
            Effect::Bearer(deeds) => {
                let side = if self.is_with_rival() { Side::Rival } else { Side::Own };
                Part::Whole(format!("{}{}", self.bearer(), self.deeds(deeds, (side, Where::Anywhere, false))))
            }
            Effect::Draw(n) => Part::You(vec![self.draws(*n)]),
            Effect::Discard(n) => {
                let verb = self.verb(["scarti", "scartare"], "discard");
                Part::You(vec![format!("{verb} {}", cards(*n, self.lang))])
            }
            Effect::RivalDiscards(n) => {
                let n = cards(*n, self.lang);
                Part::Rival(self.pick(format!("scarta {n}"), format!("discards {n}")))
            }
            Effect::RivalLoses(n) => Part::Rival(self.loses(*n)),
            Effect::Mill(n) => Part::Whole(self.mills(*n)),
            Effect::Fetch(sort) => self.fetches(*sort, times),
            Effect::Recover(sort) => {
                let verb = self.verb(["riprendi", "riprendere"], "take back");
                let what = self.some(*sort, times);
                Part::You(vec![self.pick(
                    format!("{verb} in mano dal tuo cimitero {what}"),
                    format!("{verb} {what} from your graveyard into your hand"),
                )])
            }
            Effect::Raise(sort) => {
                let verb = self.verb(["metti", "mettere"], "put");
                let what = self.some(*sort, times);
                let untapped = self.pick(if times > 1 { "non tappati" } else { "non tappato" }, "untapped");
                Part::You(vec![self.pick(
                    format!("{verb} nel tuo campo, {untapped}, {what} del tuo cimitero"),
                    format!("{verb} {what} from your graveyard onto your field, {untapped}"),
                )])
            }
            Effect::Expose => Part::Rival(self.pick("mostra la mano", "shows their hand").to_owned()),
            Effect::Break => {
                self.sends(["un effetto duraturo dell'avversario", "one of the opponent's lasting effects"])
            }
            Effect::Uncover => {
                self.sends(["una carta coperta dell'avversario", "one of the opponent's face-down cards"])
            }
            Effect::Truce => {
                let choose = self.verb(["scegli", "scegliere"], "choose");
                Part::Alone(self.pick(
                    format!("{choose} una città: fino alla fine del prossimo turno nessuno può attaccarla"),
                    format!("{choose} a city: nobody may attack it until the end of the next turn"),
                ))
            }
            Effect::Open(n) => {
                let n = cards_more(*n, self.lang);
                Part::Whole(self.pick(
                    format!("puoi aprire {n} nella fase di apertura, in questo turno o nel tuo prossimo"),
                    format!("you may open {n} in the opening phase, in this turn or in your next one"),
                ))
            }
            Effect::If(condition, inner) => self.case(*condition, inner),
        }
    }

    fn case(self, condition: Condition, inner: &[Effect]) -> Part {
        let holds = self.condition(condition);
        let then = Voice { may: false, ..self };
        Part::Case(format!("{} {holds}, {}", self.pick("se", "if"), then.inside(inner)))
    }

    fn draws(self, n: u8) -> String {
        let verb = self.verb(["peschi", "pescare"], "draw");
        if self.before.drew {
            let more = so_many(n, self.lang, ["un'altra", ""], ["another card", "more cards"]);
            return match n {
                1 => self.pick(format!("ne {verb} {more}"), format!("{verb} {more}")),
                _ => {
                    self.pick(format!("ne {verb} altre {}", in_words(n, self.lang)), format!("{verb} {more}"))
                }
            };
        }
        format!("{verb} {}", cards(n, self.lang))
    }

    fn loses(self, n: u8) -> String {
        let word = in_words(n, self.lang);
        match (self.before.lost, n) {
            (true, 1) => self.pick("ne scarta a caso un'altra", "discards another card at random").to_owned(),
            (true, _) => self.pick(
                format!("ne scarta a caso altre {word}"),
                format!("discards {word} more cards at random"),
            ),
            _ => {
                let n = cards(n, self.lang);
                self.pick(format!("scarta a caso {n}"), format!("discards {n} at random"))
            }
        }
    }

    fn mills(self, n: u8) -> String {
        let n_cards = so_many(n, self.lang, ["una carta", "carte"], ["a card", "cards"]);
        let (va, goes) = if n == 1 { ("va", "goes") } else { ("vanno", "go") };
        self.pick(
            format!("{n_cards} del grimorio dell'avversario {va} nel suo cimitero"),
            format!("{n_cards} from the opponent's library {goes} to their graveyard"),
        )
    }

    fn fetches(self, sort: Sort, times: u8) -> Part {
        let verb = self.verb(["prendi", "prendere"], "take");
        let what = self.some(sort, times);
        let take = self.pick(
            format!("{verb} in mano dal tuo grimorio {what}"),
            format!("{verb} {what} from your library into your hand"),
        );
        let pronoun = match (sort.noun().feminine, times) {
            (false, 1) => "lo",
            (false, _) => "li",
            (true, 1) => "la",
            (true, _) => "le",
        };
        let show = match self.may {
            false => format!("{pronoun} mostri"),
            true => format!("mostrar{pronoun}"),
        };
        Part::You(vec![take, self.pick(show, format!("show {}", if times > 1 { "them" } else { "it" }))])
    }

    /// 'a mercenary', 'two mercenaries'.
    fn some(self, sort: Sort, times: u8) -> String {
        let noun = sort.noun();
        let it = format!("{} {}", if noun.feminine { "una" } else { "un" }, noun.it[0]);
        let en = format!("{} {}", article_of(noun.en[0]), noun.en[0]);
        let some = so_many(times, self.lang, [&it, noun.it[1]], [&en, noun.en[1]]);
        format!("{some}{}", sort.tail(self.lang))
    }

    /// Something of the opponent's goes to the graveyard.
    fn sends(self, [it, en]: [&str; 2]) -> Part {
        let verb = self.verb(["mandi", "mandare"], "put");
        Part::You(vec![
            self.pick(format!("{verb} al cimitero {it}"), format!("{verb} {en} into the graveyard")),
        ])
    }
}
