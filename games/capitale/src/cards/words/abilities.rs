//! Abilities as sentences: when, on what condition, and what then.

use table::Lang;

use super::capital;
use super::conditions::is_of_bearer;
use super::voice::Voice;
use crate::cards::{Ability, Effect, Kind, On, Rule, What, When};

impl Voice {
    /// An ability as a sentence.
    pub(super) fn ability(self, ability: &Ability) -> String {
        let said = match &ability.what {
            What::Always(rule) => self.always(ability, rule),
            What::When { when, may, effects } => self.happens(ability, *when, *may, effects),
            What::Use { tap, discard, quick, effects } => {
                self.used(ability, (*tap, *discard, *quick), effects)
            }
        };
        format!("{}.", capital(&said))
    }

    fn always(self, ability: &Ability, rule: &Rule) -> String {
        let is_character = matches!(self.kind, Kind::Character(_));
        if ability.only.is_empty() {
            return match rule {
                Rule::Keyword(keyword) if is_character => self.own_keyword(*keyword),
                rule => self.rule(rule),
            };
        }
        // A character's own text need not name it to begin with; another subject in between must be left again.
        let of_bearer = ability.only.iter().all(|condition| is_of_bearer(*condition));
        let only = Voice { named: is_character, ..self }.conditions(&ability.only);
        let rule = Voice { named: of_bearer, ..self }.rule(rule);
        format!("{} {only}, {rule}", self.pick("finché", "as long as"))
    }

    fn happens(self, ability: &Ability, when: When, may: bool, effects: &[Effect]) -> String {
        let (moment, named) = self.moment(when);
        let voice = Voice { named, ..self };
        let plain = may && voice.is_plain(effects);
        let mut only: Vec<String> = Vec::new();
        if !ability.only.is_empty() {
            only.push(voice.conditions(&ability.only));
        }
        if may && !plain {
            only.push(match only.is_empty() {
                true => self.pick("vuoi", "you wish").to_owned(),
                false => self.pick("lo vuoi", "you wish").to_owned(),
            });
        }
        // After a condition that speaks of somebody else a pronoun would be taken for them.
        let named = named && ability.only.iter().all(|condition| is_of_bearer(*condition));
        let voice = Voice { named, may: plain, ..self };
        let lead = if plain { self.pick("puoi ", "you may ") } else { "" };
        let happens = format!("{lead}{}", voice.inside(effects));
        let short = matches!(when, When::Begin | When::End) && self.lang == Lang::It;
        match only.is_empty() {
            true if short => format!("{moment} {happens}"),
            true => format!("{moment}, {happens}"),
            false => {
                format!(
                    "{moment}, {} {}, {happens}",
                    self.pick("se", "if"),
                    only.join(self.pick(" e ", " and "))
                )
            }
        }
    }

    fn used(self, ability: &Ability, (tap, discard, quick): (bool, u8, bool), effects: &[Effect]) -> String {
        let mut said = self.pick("una volta per turno", "once a turn").to_owned();
        if quick {
            said += self.pick(
                ", anche quando si possono giocare carte Quick",
                ", also when Quick cards may be played",
            );
        }
        if !ability.only.is_empty() {
            said += &format!(", {} {}", self.pick("se", "if"), self.conditions(&ability.only));
        }
        said += if quick || !ability.only.is_empty() { ", " } else { " " };
        said += self.pick("puoi ", "you may ");
        let mut price = Vec::new();
        if tap {
            price.push(self.pick("tappare questo personaggio", "tap this character").to_owned());
        }
        if discard > 0 {
            let cards = super::nouns::cards(discard, self.lang);
            price.push(self.pick(format!("scartare {cards}"), format!("discard {cards}")));
        }
        let plain = self.is_plain(effects);
        let voice = Voice { may: plain, ..self };
        let happens = voice.inside(effects);
        match (price.is_empty(), plain) {
            (true, true) => said + &happens,
            (true, false) => format!("{said}{} {happens}", self.pick("farlo:", "do this:")),
            (false, true) => format!("{said}{} {} {happens}", self.listed(&price), self.pick("per", "to")),
            (false, false) => format!("{said}{}: {happens}", self.listed(&price)),
        }
    }

    /// When it happens, and whether the bearer is named there.
    fn moment(self, when: When) -> (String, bool) {
        let is_character = matches!(self.kind, Kind::Character(_));
        let named = Voice { named: is_character, ..self };
        let of = |it: &str, en: &str| {
            (format!("{} {}{}", self.pick("quando", "when"), named.bearer(), self.pick(it, en)), true)
        };
        let fixed = |it: &str, en: &str| (self.pick(it, en).to_owned(), false);
        match when {
            When::Enters => {
                let (said, _) = fixed("quando entra in gioco", "when it enters play");
                (said, is_character)
            }
            When::Arrives => of("arriva in una città", "arrives at a city"),
            When::Attacks => of("attacca", "attacks"),
            When::Leads => of("guida un attacco", "leads an attack"),
            When::Defends => of("difende", "defends"),
            When::Kills => of("uccide in battaglia", "kills in a battle"),
            When::Dies if is_character => fixed("quando muore", "when it dies"),
            When::Dies => fixed("quando va al cimitero", "when it goes to the graveyard"),
            When::Falls if is_character => {
                fixed("quando muore un altro tuo personaggio", "when another of your characters dies")
            }
            When::Falls => fixed("quando muore un tuo personaggio", "when one of your characters dies"),
            When::Conquers if matches!(self.kind, Kind::Lasting(On::City | On::Field)) => {
                fixed("quando conquisti una città", "when you conquer a city")
            }
            When::Conquers => {
                of("combatte per una città e la conquisti", "fights for a city and you conquer it")
            }
            When::Loses => fixed("quando perdi una città", "when you lose a city"),
            When::Begin => fixed("all'inizio del tuo turno", "at the beginning of your turn"),
            When::End => fixed("alla fine del tuo turno", "at the end of your turn"),
            When::RivalPlays => fixed(
                "quando l'avversario apre una carta o ne gioca una Quick",
                "when the opponent opens a card or plays a Quick one",
            ),
        }
    }
}
