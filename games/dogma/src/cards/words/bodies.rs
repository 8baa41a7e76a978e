//! The numbers of a Prophet, and what its Arcano may hold.

use table::Lang;
use table::grammar::{and, and_before, or};

use crate::card::Religion;
use crate::cards::{Body, Type, Types};

impl Body {
    /// Its numbers.
    pub(super) fn line(&self, lang: Lang) -> String {
        let (faith, fervour) = (self.faith, self.fervour);
        let mut said = lang
            .pick(format!("Fede {faith}, Fervore {fervour}"), format!("Faith {faith}, Fervour {fervour}"));
        if !self.immune.is_empty() {
            let types = contracted(self.immune, lang, Type::to);
            said += &format!(", {} {types}", lang.pick("immune", "immune to"));
        }
        if !self.weak.is_empty() {
            let types = contracted(self.weak, lang, Type::against);
            said += &format!(", {} {types}", lang.pick("debole contro", "weak to"));
        }
        said
    }

    /// What its Arcano may hold: 'Islamic Mysteries and Faithful, and Buddhist Mysteries'.
    pub(super) fn carries(&self, lang: Lang) -> String {
        let mut lines: Vec<(Types, Vec<Option<Religion>>)> = Vec::new();
        for hold in &self.holds {
            match lines.iter_mut().find(|(types, _)| *types == hold.types) {
                Some((_, religions)) => religions.push(hold.religion),
                None => lines.push((hold.types, vec![hold.religion])),
            }
        }
        let said: Vec<String> =
            lines.iter().map(|(types, religions)| line(*types, religions, lang)).collect();
        match said.as_slice() {
            [firsts @ .., last] if firsts.iter().any(|first| first.contains(lang.pick(" e ", " and "))) => {
                format!("{}, {} {last}", firsts.join(", "), and_before(lang, last))
            }
            said => and(lang, said),
        }
    }
}

/// Types after a preposition, which Italian contracts with each article.
fn contracted(types: Types, lang: Lang, it: fn(Type) -> &'static str) -> String {
    and(lang, types.iter().map(|of| lang.pick(it(of), of.nouns().1[1])))
}

/// Types of some religions: 'Islamic, Christian and Buddhist Mysteries'; `None` is every religion.
fn line(types: Types, religions: &[Option<Religion>], lang: Lang) -> String {
    let every = types == Types::ALL;
    // An adjective after several nouns is masculine: the feminine one does not stand beside it.
    let mut order: Vec<Type> = types.iter().collect();
    order.sort_by_key(|of| *of != Type::Scripture);
    let nouns = and(lang, order.iter().map(|of| lang.pick(of.nouns().0[1], of.nouns().1[1])));
    if religions.contains(&None) {
        return match every {
            true => lang.pick("ogni carta Culto", "every Cult card").to_owned(),
            false => format!("{nouns} {}", lang.pick("di ogni religione", "of every religion")),
        };
    }
    let adjective = |religion: Religion| match lang {
        Lang::En => religion.title().en,
        Lang::It => religion.adjective(every || order == [Type::Scripture], !every),
    };
    let adjectives = religions.iter().flatten().map(|religion| adjective(*religion));
    if every {
        let any = or(lang, adjectives);
        return lang.pick(format!("ogni carta Culto {any}"), format!("every {any} Cult card"));
    }
    let adjectives = and(lang, adjectives);
    lang.pick(format!("{nouns} {adjectives}"), format!("{adjectives} {nouns}"))
}
