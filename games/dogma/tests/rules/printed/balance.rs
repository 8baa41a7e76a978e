//! What keeps the box playable: Arcana can be filled, nothing goes on for ever, numbers are of one size.

use dogma::{Body, Card, Cult, Deed, Does, Effect, Keyword, Print, Religion, Rule, Set, Type, When, Whom};

fn cults(set: Set) -> impl Iterator<Item = (Card, &'static Cult, &'static Print)> {
    let set = set.cards();
    Card::all().filter_map(move |card| set.cult(card).map(|cult| (card, cult, set.print(card))))
}

/// Everything that happens in a list of effects.
fn deeds(effects: &[Effect]) -> Vec<(Whom, Deed)> {
    effects
        .iter()
        .flat_map(|effect| match effect {
            Effect::To(whom, deeds) => deeds.iter().map(|deed| (*whom, *deed)).collect(),
            Effect::If(_, inner) | Effect::Unless(inner) => deeds(inner),
            Effect::Prova(passed, failed) => [deeds(passed), deeds(failed)].concat(),
            _ => Vec::new(),
        })
        .collect()
}

fn heals(effects: &[Effect]) -> bool {
    deeds(effects).iter().any(|(_, deed)| matches!(deed, Deed::Heal(_)))
}

#[test]
fn each_religion_has_four_cards_of_each_type() {
    for religion in Religion::ALL {
        for of in Type::ALL {
            let found =
                cults(Set::of_the_box()).filter(|(_, cult, _)| (cult.religion, cult.of) == (religion, of));
            assert_eq!(found.count(), 4, "{religion:?} {of:?}");
        }
    }
}

#[test]
fn arcana_can_be_filled() {
    let set = Set::of_the_box();
    for prophet in Card::prophets() {
        let fitting = cults(set).filter(|(card, ..)| set.fits(prophet, *card)).count();
        assert!(fitting >= 8, "{prophet} may carry {fitting} Cult cards");
    }
    for (card, ..) in cults(set) {
        let carriers = Card::prophets().filter(|prophet| set.fits(*prophet, card)).count();
        assert!((3..=9).contains(&carriers), "{card} may be carried by {carriers} Prophets");
    }
}

#[test]
fn prophets_are_of_one_size() {
    let set = Set::of_the_box();
    for prophet in Card::prophets() {
        let Body { faith, fervour, .. } = set.body(prophet);
        assert!((80..=200).contains(faith) && (10..=120).contains(fervour), "{prophet}");
        assert!((170..=230).contains(&(faith + fervour)), "{prophet}: {}", faith + fervour);
    }
    let mut abilities: Vec<String> = Card::prophets()
        .map(|card| format!("{:?} {}", set.print(card).abilities, set.body(card).fourth))
        .collect();
    abilities.sort_unstable();
    abilities.dedup();
    assert_eq!(abilities.len(), 27, "every ability is another");
}

#[test]
fn types_are_feared_alike() {
    let set = Set::of_the_box();
    for of in Type::ALL {
        let immune = Card::prophets().filter(|card| set.body(*card).immune.has(of)).count();
        let weak = Card::prophets().filter(|card| set.body(*card).weak.has(of)).count();
        assert!((5..=8).contains(&immune) && (5..=8).contains(&weak), "{of:?}: {immune} {weak}");
    }
}

#[test]
fn damage_is_about_20() {
    let set = Set::of_the_box();
    let all: u32 = cults(set).map(|(_, cult, _)| u32::from(cult.damage)).sum();
    assert!((18 * 64..=24 * 64).contains(&all), "{all}");
    for (card, cult, _) in cults(set) {
        let is = |keyword| cult.is(keyword);
        let most = match (is(Keyword::Lenta) || is(Keyword::Ardua), is(Keyword::Veloce)) {
            (true, _) => 40,
            (_, true) => 20,
            _ => 30,
        };
        let most = if is(Keyword::Protezione) { 10 } else { most };
        assert!(cult.damage <= most, "{card} does {}", cult.damage);
    }
}

#[test]
fn nobody_heals_or_is_protected_for_ever() {
    let set = Set::of_the_box();
    let lasting = |cult: &Cult, print: &Print| cult.is(Keyword::Protezione) || heals(&print.effects);
    for (card, cult, print) in cults(set) {
        assert!(!lasting(cult, print) || cult.is(Keyword::Ardua), "{card} could be used every turn");
    }
    for card in Card::all() {
        let print = set.print(card);
        for ability in &print.abilities {
            let bounded = matches!(&ability.what, Does::When(When::RivalDefeated, _));
            let effects = match &ability.what {
                Does::When(_, effects) | Does::Special(effects) => effects.as_slice(),
                Does::Always(_) => &[],
            };
            assert!(bounded || !heals(effects), "{card}");
            // Who uses Ardua cards in every turn must find none that heals or protects.
            if ability.what == Does::Always(Rule::Tireless) {
                assert!(card.is_prophet(), "{card} would make anybody tireless");
                let mut found = cults(set).filter(|(other, ..)| set.fits(card, *other));
                assert!(!found.any(|(_, cult, print)| lasting(cult, print)), "{card}");
            }
        }
        for (_, deed) in deeds(&print.effects) {
            assert!(!matches!(deed, Deed::Heal(n) if n > 30), "{card}");
        }
    }
}
