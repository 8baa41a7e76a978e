//! Chapter 19.

use dogma::{Card, CardSet, Dogma, Origin, RULES, Set, Setup};
use table::{Game, Rules, clauses, newest};

use crate::scene::{Scene, card};

fn set() -> &'static CardSet {
    Set::first().cards()
}

#[test]
fn clause_19_1_every_card_says_where_it_comes_from() {
    assert!(Card::all().all(|card| set().print(card).origin == Origin::Reconstructed));
    let names = |like: &dyn Fn(&Card) -> bool| {
        let in_sets = set().destinies.iter().flat_map(|it| it.arcana.iter().flatten().chain(&it.divine));
        let mut cards: Vec<Card> = in_sets.copied().filter(like).collect();
        cards.sort_unstable();
        cards.dedup();
        cards.len()
    };
    // Sixteen Prophets of the twenty, all 46 Cult cards, three Relics of the four and all Interventions stand in the sets.
    let found = [
        names(&|it| it.is_prophet()),
        names(&|it| it.is_cult()),
        names(&|it| it.is_relic()),
        names(&|it| it.is_divine()),
    ];
    assert_eq!(found, [16, 46, 3, 9]);
    for (card, name) in [
        ("p17", "Aurelio"),
        ("p18", "Levi Lavan"),
        ("p19", "Maisa"),
        ("p20", "Elaine della Croce Bianca"),
        ("r4", "Sharira"),
    ] {
        assert_eq!(set().print(self::card(card)).name.it, name);
    }
}

#[test]
fn clause_19_2_what_the_rulebook_says_of_a_card_is_true_of_it() {
    assert_eq!(set().print(card("d7")).name.it, "Urga Karma");
    for destiny in &set().destinies {
        for pack in &destiny.arcana {
            assert!(pack[1..].iter().all(|it| set().fits(pack[0], *it)), "{pack:?}");
        }
    }
    // An Intervention puts six boosts on the Fervour; Sharira brings its Prophet back.
    let scene = Scene::boxed(
        "| a1=p19,c1 a2=p1,i1 a3=p2,i9 a4=p3,i13 divine=d6 | a1=p5,i2 a2=p6,j1 a3=p7,j5 a4=p8,c5",
    );
    assert_eq!(scene.go("0:divine 1:appeal").front(0).fervour, 60);
}

#[test]
fn clause_19_3_terms_that_stay_italian_on_the_english_page() {
    let english: String = clauses(RULES).into_iter().map(|clause| clause.text.en).collect();
    for term in [
        "Arcano",
        "Convocazione",
        "Intervento Divino",
        "Appello",
        "Struggimento",
        "Crisi Mistica",
        "Globale",
        "Prova",
    ] {
        assert!(english.contains(term), "{term}");
    }
    for (term, italian) in
        [("Prophet", "Profeta"), ("Relic", "Reliquia"), ("Fervour", "Fervore"), ("rearguard", "retroguardia")]
    {
        assert!(english.contains(term) && !english.contains(italian), "{italian}");
    }
}

#[test]
fn clause_19_4_a_cards_text_prevails() {
    // Ardua in every turn, a fourth card, the damage of a type that does not count.
    let says = [("p1", "abilities = [{ always = 'tireless' }]"), ("c1", "keywords = ['ardua']")];
    let scene = Scene::dealt(&says, "| a1=p1,c1 | a1=p5,i16 ").go("cult=1");
    assert!(scene.side(0).ardua.0 && scene.allows(0, "cult=1"));
}

#[test]
fn clause_19_5_quotations_have_no_bearing_on_the_game() {
    let lore = "lore = { it = 'Due parole.', en = 'Two words.' }";
    let line = "| a1=p1,c1 | a1=p5,i16";
    let damage = |says: &[(&str, &str)]| Scene::dealt(says, line).go("cult=1").damages();
    assert_eq!(damage(&[("c1", lore), ("p1", lore)]), damage(&[]));
}

#[test]
fn clause_19_6_a_match_ends_by_the_rules_with_which_it_began() {
    let stored: Setup = "mode=chaos".parse().unwrap();
    let new: Setup = newest("mode=chaos").unwrap();
    assert_eq!((stored.rules, new.rules), (Rules::FIRST, Rules::version(2)));
    assert!(new.to_string().ends_with(" rules=2") && !stored.to_string().contains("rules="));
    assert_eq!(Dogma::new(&stored).unwrap().view(None).open.setup.rules, Rules::FIRST);
}
