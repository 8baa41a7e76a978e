//! Conditions: what must hold of the own Prophet, of the rival, of the table.

use table::Lang;

use super::voice::{Voice, Who};
use crate::cards::Condition;

impl Voice {
    /// What must hold: 'this Prophet is your last and the rival Prophet bears a Relic'. Who was named last is named then.
    pub(super) fn conditions(&mut self, all: &[Condition]) -> String {
        let said: Vec<String> = all.iter().map(|one| self.condition(*one)).collect();
        self.listed(&said)
    }

    /// What must hold, and who has been named by it.
    pub(super) fn condition(&mut self, condition: Condition) -> String {
        let (who, said) = self.about(condition);
        let Some(who) = who else {
            // Those speak of other Prophets, whom a pronoun would be taken for.
            if matches!(condition, Condition::Fallen(_) | Condition::Behind) {
                self.named = None;
            }
            return said;
        };
        let said = format!("{}{said}", self.subject(who));
        self.named = Some(who);
        said
    }

    /// Of whom it speaks, and what it says.
    fn about(self, condition: Condition) -> (Option<Who>, String) {
        let own = |it: String, en: String| (Some(self.own()), self.pick(it, en));
        let rival = |it: &str, en: &str| (Some(Who::Rival), self.fixed(it, en));
        let has = |evil: &str| [format!("ha un segnalino {evil}"), format!("has {} {evil} token", an(evil))];
        let hurt = |n: u8| [format!("ha almeno {n} danni"), format!("has at least {n} damage")];
        match condition {
            Condition::OwnHas(evil) => {
                let [it, en] = has(&evil.title().it);
                own(it, en)
            }
            Condition::RivalHas(evil) => {
                let [it, en] = has(&evil.title().it);
                rival(&it, &en)
            }
            Condition::RivalTroubled => rival("ha un segnalino malefico", "has an evil token"),
            Condition::OwnHurt(n) => {
                let [it, en] = hurt(n);
                own(it, en)
            }
            Condition::RivalHurt(n) => {
                let [it, en] = hurt(n);
                rival(&it, &en)
            }
            Condition::Faster => {
                own("ha più Fervore del rivale".into(), "has more Fervour than its rival".into())
            }
            Condition::Slower => {
                own("ha meno Fervore del rivale".into(), "has less Fervour than its rival".into())
            }
            Condition::RivalNew => rival("è stato schierato in questo turno", "was fielded this turn"),
            Condition::Last => own("è l'ultimo che ti resta".into(), "is the last you have left".into()),
            Condition::Fallen(n) => {
                let it = table::so_many(n, Lang::It, ["un Profeta sconfitto", "Profeti sconfitti"], ["", ""]);
                let en = table::so_many(n, Lang::En, ["", ""], ["one defeated Prophet", "defeated Prophets"]);
                (None, self.pick(format!("hai almeno {it}"), format!("you have at least {en}")))
            }
            Condition::Behind => (
                None,
                self.fixed("hai meno Profeti dell'avversario", "you have fewer Prophets than the rival"),
            ),
            // After 'finché' there must not be a 'non', which would make it 'until'.
            Condition::Bare => {
                (None, self.fixed("sei senza Interventi Divini", "you have no Divine Interventions left"))
            }
            Condition::RivalRelic => rival("porta una Reliquia", "bears a Relic"),
            Condition::RivalBoosted => rival("è potenziato", "is boosted"),
        }
    }
}

/// 'a' or 'an'.
pub(super) fn an(noun: &str) -> &'static str {
    if noun.starts_with(['A', 'E', 'I', 'O', 'U', 'a', 'e', 'i', 'o', 'u']) { "an" } else { "a" }
}
