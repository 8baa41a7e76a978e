//! Abilities as sentences: when, on what condition, and what then.

use table::grammar::signed;

use super::sentence;
use super::voice::{Bearer, Voice, Who};
use crate::cards::{Ability, Does, Effect, Rule, Type, When};

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
            Does::Always(rule) => voice.always(ability, *rule),
            Does::When(when, effects) => voice.happens(ability, *when, effects),
            Does::Special(effects) => voice.special(ability, effects),
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
        self.named = match when {
            When::Fielded | When::Used | When::Struck | When::Defeated => Some(Who::Bearer),
            When::RivalFielded => Some(Who::Rival),
            When::RivalDefeated | When::Start => self.named,
        };
        table::lines! { self, when;
            When::Fielded => "quando {bearer}viene schierato", "when {bearer}is fielded";
            When::Used => "quando {bearer}usa una carta Culto", "when {bearer}uses a Cult card";
            When::Struck =>
                "quando {bearer}resiste ai danni di una carta Culto rivale",
                "when {bearer}survives the damage of a rival Cult card";
            When::Defeated => "quando {bearer}viene sconfitto", "when {bearer}is defeated";
            When::RivalFielded => "quando un Profeta rivale viene schierato", "when a rival Prophet is fielded";
            When::RivalDefeated =>
                "quando un Profeta rivale attivo viene sconfitto", "when an active rival Prophet is defeated";
            When::Start => "all'inizio di ogni turno", "at the start of every turn";
        }
    }

    /// What holds.
    fn rule(self, rule: Rule) -> String {
        let bearer = self.subject(Who::Bearer);
        table::lines! { self, rule;
            Rule::Immune(of), to = of.to(), all = of.nouns().1[1] => "{bearer}è immune {to}", "{bearer}is immune to {all}";
            Rule::Weak(of), against = of.against(), all = of.nouns().1[1] =>
                "{bearer}è debole contro {against}", "{bearer}is weak to {all}";
            Rule::Sturdy => "{bearer}non riceve mai danni raddoppiati", "{bearer}never takes doubled damage";
            Rule::Armour(n) =>
                "{bearer}riceve {n} danni in meno da ogni carta Culto", "{bearer}takes {n} less damage from every Cult card";
            Rule::Might(n), cards = self.of_bearer(["le carte Culto", "le sue carte Culto"], "Cult cards") =>
                "{cards} che infliggono danni ne infliggono {n} in più", "{cards} that do damage do {n} more";
            Rule::MightOf(of, n), cards = self.cards_of(of) =>
                "{cards} che infliggono danni ne infliggono {n} in più", "{cards} that do damage do {n} more";
            Rule::Awe(n) =>
                "le carte Culto dei Profeti rivali attivi infliggono {n} danni in meno",
                "Cult cards of active rival Prophets do {n} less damage";
            Rule::Fervour(n), n = signed(n) => "{bearer}ha {n} al Fervore", "{bearer}has {n} Fervour";
            Rule::RivalFervour(n), n = signed(n) =>
                "i Profeti rivali attivi hanno {n} al Fervore", "active rival Prophets have {n} Fervour";
            Rule::Proof(evil), evil = evil.title().it =>
                "{bearer}non può ricevere segnalini {evil}", "{bearer}cannot get {evil} tokens";
            Rule::Pure => "{bearer}non può ricevere segnalini malefici", "{bearer}cannot get evil tokens";
            Rule::Swift(of), cards = self.cards_of(of) => "{cards} sono Veloci", "{cards} are Veloce";
            Rule::Rooted =>
                "{bearer}non può essere ritirato da effetti rivali", "{bearer}cannot be withdrawn by rival effects";
            Rule::Tireless, cards = self.of_bearer(["le carte Ardua", "le sue carte Ardua"], "Ardua cards") =>
                "puoi usare {cards} in ogni turno", "you may use {cards} in every turn";
        }
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
