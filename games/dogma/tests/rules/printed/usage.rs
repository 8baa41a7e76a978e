//! Which words of the language of cards the box uses: a word that no card uses is a word that nobody has tried.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Debug;

use dogma::{Ability, Card, Condition, Count, Deed, Does, Effect, Evil, Kind, Print, Rule, Set, Which};
use proving::variant;

/// The words of one card.
#[derive(Default)]
struct Words(BTreeSet<String>);

impl Words {
    fn of(print: &Print) -> Self {
        let mut words = Words::default();
        if let Kind::Cult(cult) = &print.kind {
            cult.keywords.iter().for_each(|keyword| words.add("keyword", keyword));
        }
        print.abilities.iter().for_each(|ability| words.ability(ability));
        words.effects(&print.effects);
        words
    }

    fn add(&mut self, of: &str, what: &impl Debug) {
        self.0.insert(format!("{of} {}", variant(what)));
    }

    fn ability(&mut self, ability: &Ability) {
        if ability.rear {
            self.0.insert("rear".to_owned());
        }
        ability.only.iter().for_each(|condition| self.condition(condition));
        match &ability.what {
            Does::Always(rule) => {
                self.add("rule", rule);
                if let Rule::Proof(evil) = rule {
                    self.add("proof", evil);
                }
            }
            Does::When(when, effects) => {
                self.add("when", when);
                self.effects(effects);
            }
            Does::Special(effects) => {
                self.0.insert("special".to_owned());
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
                Effect::To(whom, deeds) => {
                    self.add("whom", whom);
                    deeds.iter().for_each(|deed| self.deed(deed));
                }
                Effect::If(condition, inner) => {
                    self.condition(condition);
                    self.effects(inner);
                }
                Effect::Prova(passed, failed) => {
                    self.effects(passed);
                    self.effects(failed);
                }
                Effect::Unless(inner) => self.effects(inner),
                Effect::Burn | Effect::Expose | Effect::Renew | Effect::Raise | Effect::Rise => {}
            }
        }
    }

    fn deed(&mut self, deed: &Deed) {
        self.add("deed", deed);
        match deed {
            Deed::DamagePer(_, count) => self.count(*count),
            Deed::Token(evil) => self.evil(*evil),
            Deed::Power(_, which) | Deed::Reveal(which) => self.which(*which),
            _ => {}
        }
    }

    fn count(&mut self, count: Count) {
        self.add("count", &count);
    }

    fn evil(&mut self, evil: Evil) {
        self.add("token", &evil);
    }

    fn which(&mut self, which: Which) {
        self.add("which", &which);
    }
}

/// How many cards of the box use each word.
fn used() -> BTreeMap<String, usize> {
    let set = Set::of_the_box();
    let mut used = BTreeMap::new();
    for word in Card::all().flat_map(|card| Words::of(set.print(card)).0) {
        *used.entry(word).or_default() += 1;
    }
    used
}

/// The words there are, and how many cards must use each.
const WORDS: [(&str, usize, &str); 12] = [
    ("keyword", 4, "Rivelata Veloce Lenta Globale Protezione Ardua"),
    ("token", 5, "Crisi Fanatismo Isteria Struggimento"),
    (
        "rule",
        2,
        "Immune Weak Sturdy Armour Might MightOf Awe Fervour RivalFervour Proof Pure Swift Rooted Tireless",
    ),
    ("when", 2, "Fielded RivalFielded Start Used Struck Defeated RivalDefeated"),
    (
        "condition",
        2,
        "OwnHas RivalHas RivalTroubled OwnHurt RivalHurt Faster Slower RivalNew Last Fallen Behind Bare RivalRelic \
         RivalBoosted",
    ),
    ("effect", 2, "To Burn Expose Renew Raise Rise If Unless"),
    ("effect", 5, "Prova"),
    ("whom", 2, "Own Rival Rivals Actives OwnRear OwnRears RivalRear RivalRears Bearer"),
    (
        "deed",
        2,
        "Damage DamagePer Heal Shield Token Free FreeAll Fervour Power Plain Withdraw Annul Reveal Strip Unrelic Copy",
    ),
    ("which", 2, "One All"),
    ("count", 2, "Fallen Tokens OwnTokens Shown Left Played RivalRears"),
    ("proof", 1, "Crisi Isteria"),
];

#[test]
fn every_word_of_the_language_is_used() {
    let used = used();
    for (of, least, words) in WORDS {
        for word in words.split_whitespace().map(|word| format!("{of} {word}")) {
            let cards = used.get(&word).copied().unwrap_or_default();
            assert!(cards >= least, "{word}: {cards} cards, at least {least} are wanted");
        }
    }
    assert!((used["special"], used["rear"]) >= (6, 2), "{} {}", used["special"], used["rear"]);
    // A word that has come to the language since belongs into the list.
    let known = |word: &&String| {
        let (of, name) = word.split_once(' ').unwrap_or((word.as_str(), ""));
        name.is_empty()
            || WORDS
                .iter()
                .any(|(kind, _, words)| *kind == of && words.split_whitespace().any(|one| one == name))
    };
    let strange: Vec<&String> = used.keys().filter(|word| !known(word)).collect();
    assert!(strange.is_empty(), "{strange:?}");
}
