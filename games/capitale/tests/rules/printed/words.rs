//! Which words of the language of cards the box uses.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Debug;

use capitale::{
    Ability, Change, Condition, Deed, Does, Effect, Group, Keyword, Kind, Print, Rule, Set, Sort,
};
use proving::variant;

/// The words of one card.
#[derive(Default)]
struct Words(BTreeSet<String>);

impl Words {
    fn of(print: &Print) -> Self {
        let mut words = Words::default();
        if let Kind::Lasting(on) = print.kind {
            words.add("on", &on);
        }
        print.abilities.iter().for_each(|ability| words.ability(ability));
        words.effects(&print.effects);
        words
    }

    fn add(&mut self, of: &str, what: &impl Debug) {
        self.0.insert(format!("{of} {}", variant(what)));
    }

    fn ability(&mut self, ability: &Ability) {
        ability.only.iter().for_each(|condition| self.condition(condition));
        match &ability.what {
            Does::Always(rule) => self.rule(rule),
            Does::When { when, may, effects } => {
                self.add("when", when);
                if *may {
                    self.add("use", &Use::May);
                }
                self.effects(effects);
            }
            Does::Use { tap, discard, quick, effects } => {
                for (given, word) in [(*tap, Use::Tap), (*discard > 0, Use::Discard), (*quick, Use::Quick)] {
                    if given {
                        self.add("use", &word);
                    }
                }
                self.effects(effects);
            }
        }
    }

    fn rule(&mut self, rule: &Rule) {
        self.add("rule", rule);
        match rule {
            Rule::Keyword(keyword) => self.keyword(*keyword),
            Rule::Bearer(change) => self.change(*change),
            Rule::Band(group, change) => {
                self.group(group);
                self.change(*change);
            }
            Rule::Spoils(_) | Rule::Keep(_) | Rule::Opening(_) => {}
        }
    }

    fn keyword(&mut self, keyword: Keyword) {
        self.add("keyword", &keyword);
    }

    fn change(&mut self, Change { power, hp, range, movement, armor }: Change) {
        let all = [("Power", power), ("Hp", hp), ("Range", range), ("Move", movement), ("Armor", armor)];
        for (word, _) in all.into_iter().filter(|(_, n)| *n != 0) {
            self.0.insert(format!("change {word}"));
        }
    }

    fn group(&mut self, group: &Group) {
        let Group { side, at, role, banner, doing, weak, other } = group;
        self.add("side", side);
        self.add("at", at);
        role.iter().for_each(|role| self.add("role", role));
        doing.iter().for_each(|doing| self.add("doing", doing));
        for (given, word) in [(banner.is_some(), "Banner"), (weak.is_some(), "Weak"), (*other, "Other")] {
            if given {
                self.0.insert(format!("group {word}"));
            }
        }
    }

    fn condition(&mut self, condition: &Condition) {
        self.add("condition", condition);
        if let Condition::Beside(role) = condition {
            self.add("role", role);
        }
    }

    fn deeds(&mut self, deeds: &[Deed]) {
        for deed in deeds {
            self.add("deed", deed);
            match deed {
                Deed::Boost(change) => self.change(*change),
                Deed::Gain(keyword) => self.keyword(*keyword),
                _ => {}
            }
        }
    }

    fn sort(&mut self, sort: Sort) {
        self.add("sort", &sort);
    }

    fn effects(&mut self, effects: &[Effect]) {
        for effect in effects {
            self.add("effect", effect);
            match effect {
                Effect::Target(group, deeds) | Effect::Each(group, deeds) => {
                    self.group(group);
                    self.deeds(deeds);
                }
                Effect::Bearer(deeds) => self.deeds(deeds),
                Effect::Fetch(sort) | Effect::Recover(sort) | Effect::Raise(sort) => self.sort(*sort),
                Effect::If(condition, inner) => {
                    self.condition(condition);
                    self.effects(inner);
                }
                _ => {}
            }
        }
    }
}

#[derive(Debug)]
enum Use {
    May,
    Tap,
    Discard,
    Quick,
}

#[test]
fn the_box_uses_every_word_twice() {
    let mut found = BTreeMap::<String, Vec<String>>::new();
    for (card, print) in Set::of_the_box().all() {
        for word in Words::of(print).0 {
            found.entry(word).or_default().push(card.to_string());
        }
    }
    let rare: Vec<_> = found.iter().filter(|(_, cards)| cards.len() < 2).collect();
    let count = |of: &str| found.keys().filter(|word| word.split(' ').next() == Some(of)).count();
    // As many as the types have.
    let known = [
        ("on", 4),
        ("rule", 6),
        ("keyword", 8),
        ("change", 5),
        ("side", 3),
        ("at", 4),
        ("group", 3),
        ("role", 7),
        ("doing", 6),
        ("when", 13),
        ("condition", 16),
        ("effect", 17),
        ("deed", 12),
        ("sort", 6),
        ("use", 4),
    ];
    let few: Vec<_> =
        known.iter().map(|(of, n)| (*of, *n, count(of))).filter(|(_, n, found)| n != found).collect();
    assert!(rare.is_empty() && few.is_empty(), "too rare: {rare:#?}\nmissing: {few:?} in {:?}", found.keys());
}

#[test]
fn an_effect_that_needs_hidden_cards_does_something_else_too() {
    for (card, print) in Set::of_the_box().all() {
        let lists = print.abilities.iter().filter_map(|ability| match &ability.what {
            Does::When { effects, .. } | Does::Use { effects, .. } => Some(effects),
            Does::Always(_) => None,
        });
        for effects in lists.chain([&print.effects]) {
            assert_ne!(effects.as_slice(), [Effect::Uncover], "{card}: no use where nothing lies face down");
        }
    }
}
