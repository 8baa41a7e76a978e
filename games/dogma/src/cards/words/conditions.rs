//! Conditions: what must hold of the own Prophet, of the rival, of the table.

use table::grammar::{a, so_many};

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
        let who = match condition {
            Condition::Fallen(_) | Condition::Behind | Condition::Bare => None,
            Condition::OwnHas(_)
            | Condition::OwnHurt(_)
            | Condition::Faster
            | Condition::Slower
            | Condition::Last => Some(self.own()),
            _ => Some(Who::Rival),
        };
        let lang = self.lang;
        let said = table::lines! { self, condition;
            Condition::OwnHas(evil) | Condition::RivalHas(evil), evil = evil.title().it, a = a(&evil) =>
                "ha un segnalino {evil}", "has {a} {evil} token";
            Condition::RivalTroubled => "ha un segnalino malefico", "has an evil token";
            Condition::OwnHurt(n) | Condition::RivalHurt(n) => "ha almeno {n} danni", "has at least {n} damage";
            Condition::Faster => "ha più Fervore del rivale", "has more Fervour than its rival";
            Condition::Slower => "ha meno Fervore del rivale", "has less Fervour than its rival";
            Condition::RivalNew => "è stato schierato in questo turno", "was fielded this turn";
            Condition::Last => "è l'ultimo che ti resta", "is the last you have left";
            Condition::Fallen(n), n = so_many(n, lang, FALLEN[0], FALLEN[1]) => "hai almeno {n}", "you have at least {n}";
            Condition::Behind => "hai meno Profeti dell'avversario", "you have fewer Prophets than the rival";
            // After 'finché' there must not be a 'non', which would make it 'until'.
            Condition::Bare => "sei senza Interventi Divini", "you have no Divine Interventions left";
            Condition::RivalRelic => "porta una Reliquia", "bears a Relic";
            Condition::RivalBoosted => "è potenziato", "is boosted";
        };
        (who, said)
    }
}

const FALLEN: [[&str; 2]; 2] =
    [["un Profeta sconfitto", "Profeti sconfitti"], ["one defeated Prophet", "defeated Prophets"]];
