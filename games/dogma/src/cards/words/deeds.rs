//! What happens to a Prophet, said of it: 'takes 20 damage and a Crisi Mistica token'.

use table::grammar::{a, signed};

use super::voice::{Bearer, Voice, Who};
use crate::cards::{Count, Deed, Evil, Which};

/// A verb, to which neighbours that share it give their objects.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Verb {
    /// Receives what hurts.
    Takes,
    /// Receives what is laid on it.
    Gets,
    Loses,
    /// The deed has its own verb.
    Own,
}

/// A verb with its objects, tokens apart.
struct Phrase {
    verb: Verb,
    objects: Vec<String>,
    tokens: Vec<Evil>,
}

impl Voice {
    /// All of it, in order, as sentences' halves with their subjects.
    pub(super) fn clauses(&mut self, who: Who, deeds: &[Deed]) -> Vec<(Who, String)> {
        let mut all = Vec::new();
        for part in deeds.chunk_by(|one, next| *one != Deed::Copy && *next != Deed::Copy) {
            let (subject, said) = match part {
                [Deed::Copy] => (self.own(), self.copies(who)),
                part => (who, self.deeds(who, part)),
            };
            all.push((subject, format!("{}{said}", self.subject(subject))));
            self.named = subject.is_one().then_some(subject);
        }
        all
    }

    fn copies(self, who: Who) -> String {
        table::lines! { self, self.of(who);
            of => "copia l'abilità {of} finché resta attivo", "copies the ability {of} as long as it stays active";
        }
    }

    /// What happens, without its subject.
    fn deeds(&mut self, who: Who, deeds: &[Deed]) -> String {
        let mut phrases: Vec<Phrase> = Vec::new();
        for deed in deeds {
            let verb = self.verb(*deed, phrases.last().map(|phrase| phrase.verb));
            let joins = verb != Verb::Own && phrases.last().is_some_and(|phrase| phrase.verb == verb);
            if !joins {
                phrases.push(Phrase { verb, objects: Vec::new(), tokens: Vec::new() });
            }
            let object = self.object(*deed, who);
            let Some(phrase) = phrases.last_mut() else { continue };
            match *deed {
                Deed::Token(evil) | Deed::Free(evil) => phrase.tokens.push(evil),
                _ => {
                    self.put_down(phrase);
                    phrase.objects.push(object);
                }
            }
        }
        // What lasts 'as long as' must not seem to last so with what comes after it.
        let mut wide = deeds.split_last().is_some_and(|(_, before)| before.contains(&Deed::Annul));
        let said: Vec<String> = phrases
            .iter_mut()
            .map(|phrase| {
                self.put_down(phrase);
                wide |= phrase.objects.len() > 1;
                format!("{}{}", self.lead(phrase.verb), self.listed(&phrase.objects))
            })
            .collect();
        match wide && said.len() > 1 {
            true => said.join(self.pick(", poi ", ", then ")),
            false => self.listed(&said),
        }
    }

    /// Tokens that stand together become one object.
    fn put_down(&self, phrase: &mut Phrase) {
        let names: Vec<String> = phrase.tokens.drain(..).map(|evil| evil.title().it).collect();
        let all = self.listed(&names);
        let each = self.listed(&names.iter().map(|one| format!("{} {one}", a(one))).collect::<Vec<_>>());
        let every = all == Evil::Struggimento.title().it;
        let said = table::lines! { self, (names.len(), phrase.verb);
            (0, _) => "", "";
            (1, Verb::Loses) if every => "ogni segnalino {all}", "every {all} token";
            (1, Verb::Loses) => "il segnalino {all}", "its {all} token";
            (1, _) => "un segnalino {all}", "{each} token";
            (_, Verb::Loses) => "i segnalini {all}", "its {all} tokens";
            _ => "i segnalini {all}", "{each} token";
        };
        phrase.objects.extend(Some(said).filter(|said| !said.is_empty()));
    }

    /// The verb of a deed after another; a token is taken like damage where it follows some.
    fn verb(self, deed: Deed, before: Option<Verb>) -> Verb {
        match deed {
            Deed::Damage(_) | Deed::DamagePer(..) => self.pick(Verb::Gets, Verb::Takes),
            Deed::Token(_) if before == Some(Verb::Takes) => Verb::Takes,
            Deed::Token(_) | Deed::Fervour(_) | Deed::Power(..) => Verb::Gets,
            Deed::Free(_) | Deed::FreeAll | Deed::Plain => Verb::Loses,
            _ => Verb::Own,
        }
    }

    fn lead(self, verb: Verb) -> &'static str {
        match verb {
            Verb::Takes => self.pick("riceve ", "takes "),
            Verb::Gets => self.pick("riceve ", "gets "),
            Verb::Loses => self.pick("perde ", "loses "),
            Verb::Own => "",
        }
    }

    /// What the verb of a deed takes, or all that is said of it.
    fn object(&mut self, deed: Deed, who: Who) -> String {
        let own = matches!(who, Who::Bearer | Who::Own | Who::OwnRear | Who::OwnRears);
        // Somebody else's card is chosen by who reads.
        let choice = if own { "" } else { self.pick(" a tua scelta", " of your choice") };
        table::lines! { self, deed;
            Deed::Damage(n), n = self.damage(n, who) => "{n}", "{n}";
            Deed::DamagePer(n, count), n = self.damage(n, who), each = self.each(count) =>
                "{n} per ogni {each}", "{n} for each {each}";
            Deed::Heal(n) => "recupera {n} punti Fede", "recovers {n} Faith";
            Deed::Shield => "ha Protezione in questo turno", "has Protezione this turn";
            Deed::Token(_) | Deed::Free(_) => "", "";
            Deed::FreeAll => "tutti i segnalini malefici", "all evil tokens";
            Deed::Fervour(n), n = signed(n) => "{n} al Fervore", "{n} Fervour";
            Deed::Power(n, Which::One), n = signed(n) =>
                "{n} ai danni di una sua carta Culto{choice}", "{n} damage on one of its Cult cards{choice}";
            Deed::Power(n, Which::All), n = signed(n) =>
                "{n} ai danni di ogni sua carta Culto", "{n} damage on each of its Cult cards";
            Deed::Plain => "potenziamenti e indebolimenti", "all boosts and weakenings";
            Deed::Withdraw => "si ritira in retroguardia", "withdraws into the rearguard";
            Deed::Annul => "perde la sua abilità finché resta attivo", "loses its ability as long as it stays active";
            Deed::Reveal(Which::One) => "scopre una sua carta Culto{choice}", "reveals one of its Cult cards{choice}";
            Deed::Reveal(Which::All) => "scopre tutte le sue carte Culto", "reveals all its Cult cards";
            Deed::Strip => "scarta una sua carta Culto{choice}", "discards one of its Cult cards{choice}";
            Deed::Unrelic => "scarta le sue Reliquie", "discards its Relics";
            Deed::Copy, copies = self.copies(who) => "{copies}", "{copies}";
        }
    }

    /// So much damage, which is more where there was some.
    fn damage(&mut self, n: u8, who: Who) -> String {
        let more = self.is_hurt(who);
        self.hurts(who);
        table::lines! { self, more;
            true => "altri {n} danni", "another {n} damage";
            false => "{n} danni", "{n} damage";
        }
    }

    /// After 'for each'.
    fn each(&self, count: Count) -> String {
        let (own, on_relic) = (self.own(), self.bearer == Bearer::Relic);
        table::lines! { self, count;
            Count::Fallen => "tuo Profeta sconfitto", "of your defeated Prophets";
            Count::Tokens => "suo segnalino malefico", "of its evil tokens";
            Count::OwnTokens if own != Who::Bearer => "segnalino malefico del tuo", "evil token on yours";
            Count::OwnTokens if on_relic => "segnalino malefico del portatore", "evil token on the bearer";
            Count::OwnTokens => "segnalino malefico di questo Profeta", "evil token on this Prophet";
            Count::Shown => "sua carta Culto scoperta", "of its face-up Cult cards";
            Count::Left => "Intervento Divino che ti resta", "Divine Intervention you have left";
            Count::Played => "tuo Intervento Divino giocato o perso", "of your Divine Interventions played or lost";
            Count::RivalRears =>
                "Profeta rivelato nella retroguardia rivale", "revealed Prophet in the rival rearguard";
        }
    }
}
