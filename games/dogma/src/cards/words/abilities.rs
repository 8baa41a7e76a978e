//! Abilities as sentences: when, on what condition, and what then.

use super::deeds::signed;
use super::sentence;
use super::voice::{Bearer, Voice, Who};
use crate::cards::{Ability, Effect, Evil, Rule, Type, What, When};

impl Ability {
    /// On what condition it works: 'if the rival Prophet bears a Relic'; nothing without one.
    pub(crate) fn condition(&self, card: crate::Card, lang: table::Lang) -> Option<String> {
        let bearer = if card.is_relic() { Bearer::Relic } else { Bearer::Prophet };
        let said = Voice::new(lang, bearer).only(self);
        said.strip_suffix(", ").map(str::to_owned)
    }
}

impl Voice {
    /// An ability as a sentence, or as several.
    pub(super) fn ability(self, ability: &Ability) -> String {
        let voice = Voice { rear: ability.rear, ..self };
        let said = match &ability.what {
            What::Always(rule) => voice.always(ability, *rule),
            What::When(when, effects) => voice.happens(ability, *when, effects),
            What::Special(effects) => voice.special(ability, effects),
        };
        let rear = self.pick("anche in retroguardia: ", "also in the rearguard: ");
        sentence(&format!("{}{said}", if ability.rear { rear } else { "" }))
    }

    fn always(mut self, ability: &Ability, rule: Rule) -> String {
        if ability.only.is_empty() {
            return self.rule(rule);
        }
        let only = self.conditions(&ability.only);
        format!("{} {only}, {}", self.pick("finché", "as long as"), self.rule(rule))
    }

    fn happens(mut self, ability: &Ability, when: When, effects: &[Effect]) -> String {
        let moment = self.moment(when);
        let short = when == When::Start && ability.only.is_empty();
        let only = self.only(ability);
        let comma = if short { "" } else { "," };
        format!("{moment}{comma} {only}{}", self.inside(effects))
    }

    fn special(mut self, ability: &Ability, effects: &[Effect]) -> String {
        let only = self.only(ability);
        format!("{} {only}{}", self.pick("Speciale:", "Special:"), self.inside(effects))
    }

    /// 'if …, '.
    fn only(&mut self, ability: &Ability) -> String {
        if ability.only.is_empty() {
            return String::new();
        }
        format!("{} {}, ", self.pick("se", "if"), self.conditions(&ability.only))
    }

    /// When it happens, and who is named by that.
    fn moment(&mut self, when: When) -> String {
        let bearer = self.subject(Who::Bearer);
        let (it, en) = match when {
            When::Fielded => ("viene schierato", "is fielded"),
            When::Used => ("usa una carta Culto", "uses a Cult card"),
            When::Struck => {
                ("resiste ai danni di una carta Culto rivale", "survives the damage of a rival Cult card")
            }
            When::Defeated => ("viene sconfitto", "is defeated"),
            When::RivalFielded => {
                self.named = Some(Who::Rival);
                return self
                    .fixed("quando un Profeta rivale viene schierato", "when a rival Prophet is fielded");
            }
            When::RivalDefeated => {
                return self.fixed(
                    "quando un Profeta rivale attivo viene sconfitto",
                    "when an active rival Prophet is defeated",
                );
            }
            When::Start => return self.fixed("all'inizio di ogni turno", "at the start of every turn"),
        };
        self.named = Some(Who::Bearer);
        format!("{} {bearer}{}", self.pick("quando", "when"), self.pick(it, en))
    }

    /// What holds.
    fn rule(self, rule: Rule) -> String {
        let bearer = |it: String, en: String| format!("{}{}", self.subject(Who::Bearer), self.pick(it, en));
        match rule {
            Rule::Immune(of) => {
                bearer(format!("è immune {}", of.to()), format!("is immune to {}", of.nouns().1[1]))
            }
            Rule::Weak(of) => {
                bearer(format!("è debole contro {}", of.against()), format!("is weak to {}", of.nouns().1[1]))
            }
            Rule::Sturdy => {
                bearer("non riceve mai danni raddoppiati".into(), "never takes doubled damage".into())
            }
            Rule::Armour(n) => bearer(
                format!("riceve {n} danni in meno da ogni carta Culto"),
                format!("takes {n} less damage from every Cult card"),
            ),
            Rule::Might(n) => {
                let cards = self.of_bearer(["le carte Culto", "le sue carte Culto"], "Cult cards");
                self.pick(
                    format!("{cards} che infliggono danni ne infliggono {n} in più"),
                    format!("{cards} that do damage do {n} more"),
                )
            }
            Rule::MightOf(of, n) => {
                let cards = self.cards_of(of);
                self.pick(
                    format!("{cards} che infliggono danni ne infliggono {n} in più"),
                    format!("{cards} that do damage do {n} more"),
                )
            }
            Rule::Awe(n) => self.pick(
                format!("le carte Culto dei Profeti rivali attivi infliggono {n} danni in meno"),
                format!("Cult cards of active rival Prophets do {n} less damage"),
            ),
            Rule::Fervour(n) => {
                let n = signed(n);
                bearer(format!("ha {n} al Fervore"), format!("has {n} Fervour"))
            }
            Rule::RivalFervour(n) => {
                let n = signed(n);
                self.pick(
                    format!("i Profeti rivali attivi hanno {n} al Fervore"),
                    format!("active rival Prophets have {n} Fervour"),
                )
            }
            Rule::Proof(evil) => self.proof(evil),
            Rule::Pure => {
                bearer("non può ricevere segnalini malefici".into(), "cannot get evil tokens".into())
            }
            Rule::Swift(of) => {
                let cards = self.cards_of(of);
                self.pick(format!("{cards} sono Veloci"), format!("{cards} are Veloce"))
            }
            Rule::Rooted => bearer(
                "non può essere ritirato da effetti rivali".into(),
                "cannot be withdrawn by rival effects".into(),
            ),
            Rule::Tireless => {
                let cards = self.of_bearer(["le carte Ardua", "le sue carte Ardua"], "Ardua cards");
                self.pick(
                    format!("puoi usare {cards} in ogni turno"),
                    format!("you may use {cards} in every turn"),
                )
            }
        }
    }

    fn proof(self, evil: Evil) -> String {
        let evil = evil.title().it;
        let said =
            self.pick(format!("non può ricevere segnalini {evil}"), format!("cannot get {evil} tokens"));
        format!("{}{said}", self.subject(Who::Bearer))
    }

    /// The bearer's cards of a type.
    fn cards_of(self, of: Type) -> String {
        let (it, en) = (of.against(), of.nouns().1[1]);
        let (article, noun) = it.split_once(' ').unwrap_or(("", it));
        let own = format!("{article} {} {noun}", if article == "le" { "sue" } else { "suoi" });
        self.of_bearer([it, own.as_str()], en)
    }

    /// Cards of the bearer: Italian of one that is named, and of one that has just been named.
    fn of_bearer(self, [it, own]: [&str; 2], en: &str) -> String {
        if self.named == Some(Who::Bearer) {
            return self.pick(own.to_owned(), format!("its {en}"));
        }
        match self.bearer {
            Bearer::Relic => self.pick(format!("{it} del portatore"), format!("the bearer's {en}")),
            _ => self.pick(format!("{it} di questo Profeta"), format!("this Prophet's {en}")),
        }
    }
}
