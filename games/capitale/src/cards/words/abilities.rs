//! Abilities as sentences: when, on what condition, and what then.

use table::grammar::Person;
use table::{Lang, upper};

use super::nouns::cards;
use super::voice::Voice;
use crate::cards::{Ability, Condition, Does, Effect, Kind, On, Rule, When};

impl Voice {
    /// An ability as a sentence.
    pub(super) fn ability(self, ability: &Ability) -> String {
        let said = match &ability.what {
            Does::Always(rule) => self.always(ability, rule),
            Does::When { when, may, effects } => self.happens(ability, *when, *may, effects),
            Does::Use { tap, discard, quick, effects } => {
                self.used(ability, (*tap, *discard, *quick), effects)
            }
        };
        format!("{}.", upper(&said))
    }

    fn always(self, ability: &Ability, rule: &Rule) -> String {
        let is_character = self.role().is_some();
        if ability.only.is_empty() {
            return match rule {
                Rule::Keyword(keyword) if is_character => self.own_keyword(*keyword),
                rule => self.rule(rule),
            };
        }
        // A character's own text need not name it to begin with; another subject in between must be left again.
        let of_bearer = ability.only.iter().all(Condition::is_of_bearer);
        let only = Voice { named: is_character, ..self }.conditions(&ability.only);
        let rule = Voice { named: of_bearer, ..self }.rule(rule);
        format!("{} {only}, {rule}", self.pick("finché", "as long as"))
    }

    fn happens(self, ability: &Ability, when: When, may: bool, effects: &[Effect]) -> String {
        let (moment, named) = self.moment(when);
        let voice = Voice { named, ..self };
        let plain = may && voice.is_plain(effects);
        let holds = (!ability.only.is_empty()).then(|| voice.conditions(&ability.only));
        let wish = self.pick(if holds.is_some() { "lo vuoi" } else { "vuoi" }, "you wish");
        let wish = (may && !plain).then(|| wish.to_owned());
        let only = holds.into_iter().chain(wish).collect::<Vec<_>>().join(self.pick(" e ", " and "));
        // After a condition that speaks of somebody else a pronoun would be taken for them.
        let named = named && ability.only.iter().all(Condition::is_of_bearer);
        let person = if plain { Person::YouMay } else { Person::You };
        let lead = if plain { self.pick("puoi ", "you may ") } else { "" };
        let happens = Voice { named, person, ..self }.inside(effects);
        let short = matches!(when, When::Begin | When::End) && self.lang == Lang::It;
        let only = match only.is_empty() {
            true if short => String::new(),
            true => ",".to_owned(),
            false => format!(", {} {only},", self.pick("se", "if")),
        };
        format!("{moment}{only} {lead}{happens}")
    }

    fn used(self, ability: &Ability, (tap, discard, quick): (bool, u8, bool), effects: &[Effect]) -> String {
        let plain = self.is_plain(effects);
        let mut price = Vec::new();
        if tap {
            price.push(self.pick("tappare questo personaggio", "tap this character").to_owned());
        }
        if discard > 0 {
            price.push(format!("{} {}", self.pick("scartare", "discard"), cards(discard, self.lang)));
        }
        let also = if quick { self.pick(QUICK[0], QUICK[1]) } else { "" };
        let only = match ability.only.is_empty() {
            true => String::new(),
            false => format!(", {} {}", self.pick("se", "if"), self.conditions(&ability.only)),
        };
        let comma = if quick || !only.is_empty() { "," } else { "" };
        let person = if plain { Person::YouMay } else { Person::You };
        let (price, happens) = (self.listed(&price), Voice { person, ..self }.inside(effects));
        let does = table::lines! { self, (price.is_empty(), plain);
            (true, true) => "{happens}", "{happens}";
            (true, false) => "farlo: {happens}", "do this: {happens}";
            (false, true) => "{price} per {happens}", "{price} to {happens}";
            (false, false) => "{price}: {happens}", "{price}: {happens}";
        };
        let lead = self.pick("puoi", "you may");
        format!("{}{also}{only}{comma} {lead} {does}", self.pick("una volta per turno", "once a turn"))
    }

    /// When it happens, and whether the bearer is named there.
    fn moment(self, when: When) -> (String, bool) {
        let is_character = self.role().is_some();
        let of_place = matches!(self.kind, Kind::Lasting(On::City | On::Field));
        let bearer = Voice { named: is_character, ..self }.bearer();
        let named = match when {
            When::Arrives | When::Attacks | When::Leads | When::Defends | When::Kills => true,
            When::Enters => is_character,
            When::Conquers => !of_place,
            _ => false,
        };
        let said = table::lines! { self, when;
            When::Enters => "quando entra in gioco", "when it enters play";
            When::Arrives => "quando {bearer}arriva in una città", "when {bearer}arrives at a city";
            When::Attacks => "quando {bearer}attacca", "when {bearer}attacks";
            When::Leads => "quando {bearer}guida un attacco", "when {bearer}leads an attack";
            When::Defends => "quando {bearer}difende", "when {bearer}defends";
            When::Kills => "quando {bearer}uccide in battaglia", "when {bearer}kills in a battle";
            When::Dies if is_character => "quando muore", "when it dies";
            When::Dies => "quando va al cimitero", "when it goes to the graveyard";
            When::Falls if is_character =>
                "quando muore un altro tuo personaggio", "when another of your characters dies";
            When::Falls => "quando muore un tuo personaggio", "when one of your characters dies";
            When::Conquers if of_place => "quando conquisti una città", "when you conquer a city";
            When::Conquers =>
                "quando {bearer}combatte per una città e la conquisti",
                "when {bearer}fights for a city and you conquer it";
            When::Loses => "quando perdi una città", "when you lose a city";
            When::Begin => "all'inizio del tuo turno", "at the beginning of your turn";
            When::End => "alla fine del tuo turno", "at the end of your turn";
            When::RivalPlays =>
                "quando l'avversario apre una carta o ne gioca una Quick",
                "when the opponent opens a card or plays a Quick one";
        };
        (said, named)
    }
}

/// When an ability is used that is Quick.
const QUICK: [&str; 2] =
    [", anche quando si possono giocare carte Quick", ", also when Quick cards may be played"];
