//! What is printed: the box as it reads to people, and files with mistakes.

mod mistakes;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Debug;

use proving::{assert_reads_as_kept, listing, variant};
use sancta::{Ability, Card, CardSet, Condition, Does, Effect, Kind, Set};

/// What the cards say, and the die.
fn assert_kept(set: Set, name: &str) {
    assert_reads_as_kept(env!("CARGO_MANIFEST_DIR"), name, |lang| {
        let die = (1..=6).map(|face| format!("{face}: {}\n", set.cards().die_says(face).get(lang)));
        listing(set, lang) + &die.collect::<String>()
    });
}

#[test]
fn the_box_reads_as_it_is_kept() {
    assert_kept(Set::of_the_box(), "box");
}

#[test]
fn the_box_holds_what_the_rules_count() {
    let set = Set::of_the_box();
    let count = |kind: Kind| {
        let all = set.all().and(kind.cards());
        (all.less(set.sixth).len(), all.and(set.sixth).len())
    };
    assert_eq!(Kind::ALL.map(count), [(30, 6), (22, 4), (10, 2), (16, 4), (24, 4)]);
    // How many there are of each level, 1 to 7: cheap ones for a beginning, and none of them for the sixth seat only.
    let levels = |sixth: bool| {
        let mut counts = [0; 7];
        let saints = set.all().and(Kind::Saint.cards()).iter().zip(&set.saints);
        saints
            .filter(|(card, _)| set.sixth.has(*card) == sixth)
            .for_each(|(_, saint)| counts[usize::from(saint.level) - 1] += 1);
        counts
    };
    assert_eq!([false, true].map(levels), [[1, 2, 3, 4, 5, 9, 6], [0, 0, 0, 0, 0, 5, 1]]);
    let mut types = BTreeMap::new();
    set.saints.iter().for_each(|saint| *types.entry(saint.kind).or_insert(0) += 1);
    assert_eq!(types.into_values().collect::<Vec<_>>(), [6; 6]);
}

#[test]
fn cards_that_play_alike_have_one_face() {
    let face = |card: &str| Set::of_the_box().face(card.parse::<Card>().unwrap()).to_string();
    // What distinguishes Beatitudini and Advocati plays no part; every Saint is its own.
    let cards = ["s1", "s36", "b1", "b26", "a12", "p1", "p17", "p4", "u2", "u17", "u18"];
    assert_eq!(cards.map(face), ["s1", "s36", "b1", "b1", "a1", "p1", "p1", "p4", "u1", "u17", "u17"]);
}

/// How often each word of the types stands in a set.
fn words(set: &CardSet) -> BTreeMap<String, usize> {
    let mut found = Words::default();
    let on_cards =
        set.saints.iter().map(|saint| &saint.abilities).chain(set.supports.iter().map(|it| &it.abilities));
    on_cards.flatten().for_each(|ability| found.ability(ability));
    set.trials.iter().for_each(|trial| found.effects(&trial.effects));
    set.supports.iter().for_each(|support| found.effects(&support.effects));
    found.0
}

#[derive(Default)]
struct Words(BTreeMap<String, usize>);

impl Words {
    fn add(&mut self, of: &str, what: &impl Debug) {
        *self.0.entry(format!("{of} {}", variant(what))).or_insert(0) += 1;
    }

    fn ability(&mut self, ability: &Ability) {
        ability.only.iter().for_each(|condition| self.condition(condition));
        match &ability.what {
            Does::Always(rule) => self.add("rule", rule),
            Does::When { when, effects, .. } => {
                self.add("when", when);
                self.effects(effects);
            }
        }
    }

    fn condition(&mut self, condition: &Condition) {
        self.add("condition", condition);
    }

    fn effects(&mut self, effects: &[Effect]) {
        for effect in effects {
            self.add("effect", effect);
            match effect {
                Effect::Again(again) => self.add("again", again),
                Effect::If(condition, inner) => {
                    self.condition(condition);
                    self.effects(inner);
                }
                Effect::Everyone(inner)
                | Effect::Others(inner)
                | Effect::Rival(inner)
                | Effect::Leaders(inner) => {
                    self.effects(inner);
                }
                _ => {}
            }
        }
    }
}

#[test]
fn the_box_uses_every_word_twice() {
    let found = words(Set::of_the_box().cards());
    let rare: Vec<_> = found.iter().filter(|(_, n)| **n < 2).collect();
    assert!(rare.is_empty(), "{rare:?}");
    let count = |of: &str| found.keys().filter(|word| word.starts_with(of)).count();
    assert_eq!(["when", "rule", "condition", "effect", "again"].map(count), [13, 12, 8, 22, 3]);
}

#[test]
fn some_card_speaks_of_every_type_and_none_states_what_is_usual() {
    let set = Set::of_the_box();
    let says = format!(
        "{:?} {:?} {:?}",
        set.saints.iter().map(|it| &it.abilities).collect::<Vec<_>>(),
        set.trials,
        set.supports
    );
    for of in set.saints.iter().map(|saint| saint.kind).collect::<BTreeSet<_>>() {
        assert!(says.contains(&format!("Of({of:?})")) || says.contains(&format!("Facing({of:?})")), "{of:?}");
    }
    // A Prova that is passed is worth a point: a card says only how many more.
    assert!(!include_str!("../../cards/box.toml").lines().any(|line| line == "points = 1"));
}

#[test]
fn the_wild_set_uses_every_word() {
    let wild = Set::learn(include_str!("../cards/wild.toml")).unwrap();
    let (used, known) = (words(wild.cards()), words(Set::of_the_box().cards()));
    let missing: Vec<_> = known.keys().filter(|word| !used.contains_key(*word)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn a_card_may_word_itself_and_says_so() {
    let name = "name = { it = \"Supporto 9\", en = \"Support 9\" }\n";
    let text = "text = { it = \"Zitto zitto.\", en = \"Hush.\" }\n";
    let file = include_str!("../cards/plain.toml").replacen(name, &format!("{name}{text}"), 1);
    let learnt = Set::learn_listed(&file).unwrap();
    let own: Vec<_> = learnt.cards.iter().filter(|card| card.is_override).collect();
    assert_eq!((own.len(), own[0].id.as_str(), own[0].text.it.as_str()), (1, "u9", "Zitto zitto."));
    assert!(Set::of_the_box().listing().iter().all(|card| !card.is_override));
}

#[test]
fn the_wild_set_reads_as_it_is_kept() {
    let set =
        Set::learn(include_str!("../cards/wild.toml")).unwrap_or_else(|mistakes| panic!("{mistakes:#?}"));
    assert_kept(set, "wild");
}
