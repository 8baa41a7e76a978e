//! What Cult cards and rules are counted as.

use super::Numbers;
use crate::Cult;
use crate::cards::{Evil, Keyword, Rule, Type, When};

impl Numbers {
    pub(super) fn cult(&mut self, cult: &Cult) {
        self.cults += 1.0;
        self.damage += f32::from(cult.damage) / 20.0;
        for word in &cult.keywords {
            *match word {
                Keyword::Rivelata => &mut self.rivelata,
                Keyword::Veloce => &mut self.veloce,
                Keyword::Lenta => &mut self.lenta,
                Keyword::Globale => &mut self.globale,
                Keyword::Protezione => &mut self.protezione,
                Keyword::Ardua => &mut self.ardua,
            } += 1.0;
        }
    }

    pub(super) fn rule(&mut self, rule: Rule, share: f32, hits: &dyn Fn(Option<Type>) -> f32) {
        let tens = |by: u8| share * f32::from(by) / 10.0;
        match rule {
            Rule::Immune(_) => self.immune += share,
            Rule::Weak(_) => self.weak += share,
            Rule::Sturdy => self.sturdy += share,
            Rule::Armour(by) => self.armour += tens(by),
            Rule::Might(by) => self.might += tens(by) * hits(None),
            Rule::MightOf(of, by) => self.might += tens(by) * hits(Some(of)),
            Rule::Awe(by) => self.awe += tens(by),
            Rule::Fervour(by) => self.zeal += share * f32::from(by) / 100.0,
            Rule::RivalFervour(by) => self.slows -= share * f32::from(by) / 100.0,
            Rule::Proof(_) => self.proof += share,
            Rule::Pure => self.proof += share * Evil::ALL.len() as f32,
            Rule::Swift(of) => self.swift += share * hits(Some(of)),
            Rule::Rooted => self.rooted += share,
            Rule::Tireless => self.tireless += share,
        }
    }

    pub(super) fn when(&mut self, when: When, share: f32) {
        *match when {
            When::Fielded => &mut self.fielded,
            When::RivalFielded => &mut self.rival_fielded,
            When::Start => &mut self.start,
            When::Used => &mut self.used,
            When::Struck => &mut self.struck,
            When::Defeated => &mut self.defeated,
            When::RivalDefeated => &mut self.rival_defeated,
        } += share;
    }
}
