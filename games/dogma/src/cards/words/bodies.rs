//! The numbers of a Prophet, and what its Arcano may hold.

use table::Lang;

use crate::card::Religion;
use crate::cards::{Body, Type, Types};
use crate::text::joined;

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
        let and = lang.pick(" e ", " and ");
        match said.as_slice() {
            [firsts @ .., last] if firsts.iter().any(|first| first.contains(and)) => {
                format!("{},{and}{last}", firsts.join(", "))
            }
            said => joined(lang, said),
        }
    }
}

/// Types after a preposition, which Italian contracts with each article.
fn contracted(types: Types, lang: Lang, it: fn(Type) -> &'static str) -> String {
    let said: Vec<String> = types.iter().map(|of| lang.pick(it(of), of.nouns().1[1]).to_owned()).collect();
    joined(lang, &said)
}

/// Types of some religions: 'Islamic, Christian and Buddhist Mysteries'; `None` is every religion.
fn line(types: Types, religions: &[Option<Religion>], lang: Lang) -> String {
    let every = types == Types::EVERY;
    // An adjective after several nouns is masculine: the feminine one does not stand beside it.
    let mut order: Vec<Type> = types.iter().collect();
    order.sort_by_key(|of| *of != Type::Scripture);
    let nouns: Vec<String> =
        order.iter().map(|of| lang.pick(of.nouns().0[1], of.nouns().1[1]).to_owned()).collect();
    let nouns = joined(lang, &nouns);
    if religions.contains(&None) {
        return match every {
            true => lang.pick("ogni carta Culto", "every Cult card").to_owned(),
            false => format!("{nouns} {}", lang.pick("di ogni religione", "of every religion")),
        };
    }
    let adjective = |religion: Religion| match lang {
        Lang::En => religion.title().en,
        Lang::It if every => religion.adjective(false).feminine.to_owned(),
        Lang::It if order == [Type::Scripture] => religion.adjective(true).feminine.to_owned(),
        Lang::It => religion.adjective(true).masculine.to_owned(),
    };
    let adjectives: Vec<String> = religions.iter().flatten().map(|religion| adjective(*religion)).collect();
    if every {
        let any = adjectives.join(lang.pick(" o ", " or "));
        return lang.pick(format!("ogni carta Culto {any}"), format!("every {any} Cult card"));
    }
    let adjectives = joined(lang, &adjectives);
    lang.pick(format!("{nouns} {adjectives}"), format!("{adjectives} {nouns}"))
}
