//! Effects, one after the other.

use super::sentence;
use super::voice::{Bearer, Voice, Who};
use crate::cards::{Deed, Effect};

/// An effect, or several that are said in one breath.
struct Part {
    said: String,
    /// Does something come before what happens: a condition, a Prova?
    case: bool,
}

impl Voice {
    /// Whole sentences, as they stand on a card that is used.
    pub(super) fn sentences(mut self, effects: &[Effect]) -> String {
        let parts = self.parts(effects);
        parts.iter().map(|part| sentence(&part.said)).collect::<Vec<_>>().join(" ")
    }

    /// Effects within a sentence.
    pub(super) fn inside(mut self, effects: &[Effect]) -> String {
        let parts = self.parts(effects);
        match parts.as_slice() {
            [one, two] if !one.case && !two.case && !is_long(&one.said) => {
                format!("{} {} {}", one.said, self.pick("e", "and"), two.said)
            }
            parts => parts.iter().map(|part| part.said.as_str()).collect::<Vec<_>>().join("; "),
        }
    }

    /// The parts in order; what happens to the same Prophets is said together.
    fn parts(&mut self, effects: &[Effect]) -> Vec<Part> {
        let mut parts = Vec::new();
        let mut rest = effects;
        while let Some(first) = rest.first() {
            let mut taken = 1;
            if let Effect::To(whom, _) = first {
                let who = self.who(*whom);
                let deeds: Vec<Deed> = rest
                    .iter()
                    .map_while(|effect| match effect {
                        Effect::To(whom, deeds) if self.who(*whom) == who => Some(deeds),
                        _ => None,
                    })
                    .inspect(|_| taken += 1)
                    .flatten()
                    .copied()
                    .collect();
                taken -= 1;
                let clauses = self.clauses(who, &deeds);
                parts.extend(clauses.into_iter().map(|(_, said)| Part { said, case: false }));
            } else {
                parts.push(self.part(first));
            }
            rest = &rest[taken..];
        }
        parts
    }

    fn part(&mut self, effect: &Effect) -> Part {
        let plain = |it: &str, en: &str| Part { said: self.fixed(it, en), case: false };
        let part = match effect {
            Effect::To(..) => plain("", ""),
            Effect::Burn => {
                let named = self.named == Some(Who::Opponent);
                let (they, discard) = if named { ("they ", "discard") } else { ("the rival ", "discards") };
                let it = format!("{}scarta il suo primo Intervento Divino", self.subject(Who::Opponent));
                let en = format!("{they}{discard} their top Divine Intervention");
                Part { said: self.pick(it, en), case: false }
            }
            Effect::Expose => {
                let named = self.named == Some(Who::Opponent);
                let (they, show) = if named { ("they ", "show") } else { ("the rival ", "shows") };
                let it = format!("{}mostra i suoi Interventi Divini", self.subject(Who::Opponent));
                let en = format!("{they}{show} their Divine Interventions");
                Part { said: self.pick(it, en), case: false }
            }
            // An Intervention does not bring back itself.
            Effect::Renew if self.bearer == Bearer::Divine => plain(
                "l'Intervento Divino che hai giocato prima di questo torna in fondo al suo Arcano",
                "the Divine Intervention you played before this one goes back to the bottom of its Arcano",
            ),
            Effect::Renew => plain(
                "l'ultimo Intervento Divino che hai giocato torna in fondo al suo Arcano",
                "the Divine Intervention you played last goes back to the bottom of its Arcano",
            ),
            Effect::Raise => plain(
                "un tuo Profeta sconfitto torna in retroguardia",
                "one of your defeated Prophets comes back to your rearguard",
            ),
            Effect::Rise => {
                let subject = self.subject(Who::Bearer);
                let said = self.pick(
                    format!("{subject}torna in retroguardia senza questa Reliquia"),
                    format!("{subject}comes back to your rearguard without this Relic"),
                );
                Part { said, case: false }
            }
            Effect::If(condition, inner) => {
                // Who has been named stays so after it.
                let condition = self.condition(*condition);
                let happens = self.inside(inner);
                return Part {
                    said: format!("{} {condition}, {happens}", self.pick("se", "if")),
                    case: true,
                };
            }
            Effect::Prova(passed, failed) => Part { said: self.prova(passed, failed), case: true },
            Effect::Unless(inner) => {
                let happens = Voice { named: Some(Who::Opponent), ..*self }.inside(inner);
                let said = self.pick(
                    format!("se l'avversario non supera una Prova di Fedeltà, {happens}"),
                    format!("unless the rival passes a Prova di Fedeltà, {happens}"),
                );
                Part { said, case: true }
            }
        };
        self.named = None;
        part
    }

    fn prova(self, passed: &[Effect], failed: &[Effect]) -> String {
        let voice = Voice { named: None, ..self };
        let lead = self.pick("tenta una Prova di Fedeltà: se", "take a Prova di Fedeltà: if you");
        let otherwise = self.pick("altrimenti", "otherwise");
        match (passed, failed) {
            (passed, []) => {
                format!("{lead} {} {}", self.pick("la superi,", "pass,"), voice.inside(passed))
            }
            ([], failed) => {
                format!("{lead} {} {}", self.pick("non la superi,", "fail,"), voice.inside(failed))
            }
            (passed, failed) => format!(
                "{lead} {} {}; {otherwise} {}",
                self.pick("la superi,", "pass,"),
                voice.inside(passed),
                voice.inside(failed)
            ),
        }
    }
}

/// Is there an 'and' in it already?
fn is_long(said: &str) -> bool {
    [" e ", " ed ", " and "].iter().any(|and| said.contains(and)) || said.contains(", ")
}
