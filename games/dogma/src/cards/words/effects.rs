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
        let voice = *self;
        let same = |one: &Effect, next: &Effect| match (one, next) {
            (Effect::To(one, _), Effect::To(next, _)) => voice.who(*one) == voice.who(*next),
            _ => false,
        };
        let mut parts = Vec::new();
        for some in effects.chunk_by(same) {
            let Effect::To(whom, _) = &some[0] else {
                parts.push(self.part(&some[0]));
                continue;
            };
            let deeds = some.iter().filter_map(|effect| match effect {
                Effect::To(_, deeds) => Some(deeds),
                _ => None,
            });
            let deeds: Vec<Deed> = deeds.flatten().copied().collect();
            let clauses = self.clauses(self.who(*whom), &deeds);
            parts.extend(clauses.into_iter().map(|(_, said)| Part { said, case: false }));
        }
        parts
    }

    fn part(&mut self, effect: &Effect) -> Part {
        let case = matches!(effect, Effect::If(..) | Effect::Prova(..) | Effect::Unless(_));
        let said = self.said(effect);
        // Who has been named by a condition stays so after it.
        self.named = self.named.filter(|_| matches!(effect, Effect::If(..)));
        Part { said, case }
    }

    fn said(&mut self, effect: &Effect) -> String {
        let they = self.named == Some(Who::Opponent);
        let after = Voice { named: Some(Who::Opponent), ..*self };
        table::lines! { self, effect;
            Effect::Burn if they =>
                "scarta il suo primo Intervento Divino", "they discard their top Divine Intervention";
            Effect::Burn =>
                "l'avversario scarta il suo primo Intervento Divino", "the rival discards their top Divine Intervention";
            Effect::Expose if they => "mostra i suoi Interventi Divini", "they show their Divine Interventions";
            Effect::Expose =>
                "l'avversario mostra i suoi Interventi Divini", "the rival shows their Divine Interventions";
            // An Intervention does not bring back itself.
            Effect::Renew if self.bearer == Bearer::Divine =>
                "l'Intervento Divino che hai giocato prima di questo torna in fondo al suo Arcano",
                "the Divine Intervention you played before this one goes back to the bottom of its Arcano";
            Effect::Renew =>
                "l'ultimo Intervento Divino che hai giocato torna in fondo al suo Arcano",
                "the Divine Intervention you played last goes back to the bottom of its Arcano";
            Effect::Raise =>
                "un tuo Profeta sconfitto torna in retroguardia",
                "one of your defeated Prophets comes back to your rearguard";
            Effect::Rise, who = self.subject(Who::Bearer) =>
                "{who}torna in retroguardia senza questa Reliquia",
                "{who}comes back to your rearguard without this Relic";
            Effect::If(condition, inner), holds = self.condition(*condition), happens = self.inside(inner) =>
                "se {holds}, {happens}", "if {holds}, {happens}";
            Effect::Prova(passed, failed), said = self.prova(passed, failed) => "{said}", "{said}";
            Effect::Unless(inner), happens = after.inside(inner) =>
                "se l'avversario non supera una Prova di Fedeltà, {happens}",
                "unless the rival passes a Prova di Fedeltà, {happens}";
            // Said with its neighbours, as clauses.
            Effect::To(..) => "", "";
        }
    }

    fn prova(self, passed: &[Effect], failed: &[Effect]) -> String {
        let voice = Voice { named: None, ..self };
        let (yes, no) = (voice.inside(passed), voice.inside(failed));
        table::lines! { self, (passed, failed);
            (_, []) =>
                "tenta una Prova di Fedeltà: se la superi, {yes}", "take a Prova di Fedeltà: if you pass, {yes}";
            ([], _) =>
                "tenta una Prova di Fedeltà: se non la superi, {no}", "take a Prova di Fedeltà: if you fail, {no}";
            _ =>
                "tenta una Prova di Fedeltà: se la superi, {yes}; altrimenti {no}",
                "take a Prova di Fedeltà: if you pass, {yes}; otherwise {no}";
        }
    }
}

/// Is there an 'and' in it already?
fn is_long(said: &str) -> bool {
    [" e ", " ed ", " and "].iter().any(|and| said.contains(and)) || said.contains(", ")
}
