//! What happens to a Prophet, said of it: 'takes 20 damage and a Crisi Mistica token'.

use super::conditions::an;
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
        let of = self.of(who);
        self.pick(
            format!("copia l'abilità {of} finché resta attivo"),
            format!("copies the ability {of} as long as it stays active"),
        )
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
                format!("{}{}", self.said(phrase.verb), self.listed(&phrase.objects))
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
        let said = match (names.as_slice(), phrase.verb) {
            ([], _) => return,
            ([one], Verb::Loses) if *one == Evil::Struggimento.title().it => {
                self.pick(format!("ogni segnalino {one}"), format!("every {one} token"))
            }
            ([one], Verb::Loses) => self.pick(format!("il segnalino {one}"), format!("its {one} token")),
            ([one], _) => self.pick(format!("un segnalino {one}"), format!("{} {one} token", an(one))),
            (several, Verb::Loses) => {
                let several = self.listed(several);
                self.pick(format!("i segnalini {several}"), format!("its {several} tokens"))
            }
            (several, _) => {
                let each: Vec<String> = several.iter().map(|one| format!("{} {one}", an(one))).collect();
                self.pick(
                    format!("i segnalini {}", self.listed(several)),
                    format!("{} token", self.listed(&each)),
                )
            }
        };
        phrase.objects.push(said);
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

    fn said(self, verb: Verb) -> &'static str {
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
        match deed {
            Deed::Damage(n) => self.damage(n, who),
            Deed::DamagePer(n, count) => {
                let (n, each) = (self.damage(n, who), self.each(count));
                self.pick(format!("{n} per ogni {each}"), format!("{n} for each {each}"))
            }
            Deed::Heal(n) => self.pick(format!("recupera {n} punti Fede"), format!("recovers {n} Faith")),
            Deed::Shield => self.fixed("ha Protezione in questo turno", "has Protezione this turn"),
            Deed::Token(_) | Deed::Free(_) => String::new(),
            Deed::FreeAll => self.fixed("tutti i segnalini malefici", "all evil tokens"),
            Deed::Fervour(n) => {
                let n = signed(n);
                self.pick(format!("{n} al Fervore"), format!("{n} Fervour"))
            }
            Deed::Power(n, Which::One) => {
                let (n, choice) = (signed(n), self.choice(own));
                self.pick(
                    format!("{n} ai danni di una sua carta Culto{choice}"),
                    format!("{n} damage on one of its Cult cards{choice}"),
                )
            }
            Deed::Power(n, Which::All) => {
                let n = signed(n);
                self.pick(
                    format!("{n} ai danni di ogni sua carta Culto"),
                    format!("{n} damage on each of its Cult cards"),
                )
            }
            Deed::Plain => self.fixed("potenziamenti e indebolimenti", "all boosts and weakenings"),
            Deed::Withdraw => self.fixed("si ritira in retroguardia", "withdraws into the rearguard"),
            Deed::Annul => self.fixed(
                "perde la sua abilità finché resta attivo",
                "loses its ability as long as it stays active",
            ),
            Deed::Reveal(Which::One) => {
                let choice = self.choice(own);
                self.pick(
                    format!("scopre una sua carta Culto{choice}"),
                    format!("reveals one of its Cult cards{choice}"),
                )
            }
            Deed::Reveal(Which::All) => {
                self.fixed("scopre tutte le sue carte Culto", "reveals all its Cult cards")
            }
            Deed::Strip => {
                let choice = self.choice(own);
                self.pick(
                    format!("scarta una sua carta Culto{choice}"),
                    format!("discards one of its Cult cards{choice}"),
                )
            }
            Deed::Unrelic => self.fixed("scarta le sue Reliquie", "discards its Relics"),
            Deed::Copy => self.copies(who),
        }
    }

    /// Somebody else's card is chosen by who reads.
    fn choice(self, own: bool) -> &'static str {
        if own { "" } else { self.pick(" a tua scelta", " of your choice") }
    }

    /// So much damage, which is more where there was some.
    fn damage(&mut self, n: u8, who: Who) -> String {
        let more = self.is_hurt(who);
        self.hurts(who);
        match more {
            true => self.pick(format!("altri {n} danni"), format!("another {n} damage")),
            false => self.pick(format!("{n} danni"), format!("{n} damage")),
        }
    }

    /// After 'for each'.
    fn each(self, count: Count) -> &'static str {
        let (it, en) = match count {
            Count::Fallen => ("tuo Profeta sconfitto", "of your defeated Prophets"),
            Count::Tokens => ("suo segnalino malefico", "of its evil tokens"),
            Count::OwnTokens => match (self.own(), self.bearer) {
                (Who::Bearer, Bearer::Relic) => {
                    ("segnalino malefico del portatore", "evil token on the bearer")
                }
                (Who::Bearer, _) => ("segnalino malefico di questo Profeta", "evil token on this Prophet"),
                _ => ("segnalino malefico del tuo", "evil token on yours"),
            },
            Count::Shown => ("sua carta Culto scoperta", "of its face-up Cult cards"),
            Count::Left => ("Intervento Divino che ti resta", "Divine Intervention you have left"),
            Count::Played => {
                ("tuo Intervento Divino giocato o perso", "of your Divine Interventions played or lost")
            }
            Count::RivalRears => {
                ("Profeta rivelato nella retroguardia rivale", "revealed Prophet in the rival rearguard")
            }
        };
        self.pick(it, en)
    }
}

/// With its sign.
pub(super) fn signed(n: i16) -> String {
    format!("{}{}", if n < 0 { '−' } else { '+' }, n.abs())
}
