//! What the rulebook says of the cards.

use dogma::{Card, Deed, Destiny, Effect, Evil, Family, Hold, Religion, Set, Type, Whom};

/// The card of this Italian name.
fn named(name: &str) -> Card {
    let set = Set::of_the_box();
    Card::all().find(|card| set.print(*card).name.it == name).unwrap_or_else(|| panic!("{name}"))
}

/// Its religion and type.
fn sort(name: &str) -> (Religion, Type) {
    let cult = Set::of_the_box().cards().cult(named(name)).unwrap();
    (cult.religion, cult.of)
}

fn hold(religion: Religion, types: &[Type]) -> Hold {
    Hold { religion: Some(religion), types: types.iter().copied().collect() }
}

/// The four printed sets: the word, the Interventions in their order, and each Prophet with its cards.
type Printed = (&'static str, [&'static str; 4], [&'static [&'static str]; 4]);

const DESTINIES: [Printed; 4] = [
    (
        "mecca",
        [
            "Pioggia di Fuoco",
            "Tramutazione dell'acqua in sangue",
            "Tramutazione dell'acqua in sangue",
            "Esorcismo",
        ],
        [
            &["Al Jafar", "Hajj", "Samsara", "Vacuità"],
            &["Maometto", "Corano", "Hizb", "Sunniti", "Allah Akbar"],
            &["Il Primo Shahid Dimenticato", "Sawm", "Ramadan", "Guerra Santa"],
            &["Shirin", "Ibaditi", "Sunna", "Hadith"],
        ],
    ),
    (
        "miracoli",
        [
            "I Cavalieri dell'apocalisse",
            "I Cavalieri dell'apocalisse",
            "Diluvio Universale",
            "Ruota del Dharma",
        ],
        [
            &["Khadija", "Shahada", "Salat", "Purificazione"],
            &["Chimera", "Eucarestia", "Masoreti", "Santo Graal"],
            &["Rabbi Akiva", "Mishnah", "Koan", "Rabbi"],
            &["Goffredo", "Crociati", "Movimento sacerdotale mariano", "Penitenza"],
        ],
    ),
    (
        "fede",
        ["Urga Karma", "Raggiungimento del Nirvana", "Transustanziazione", "Pioggia di Fuoco"],
        [
            &["Janami Raji", "Tummo", "Bodhisattva", "Sangha"],
            &["Il Saggio d'Oro", "Arahant", "4 nobili verità", "Karma"],
            &["Giovanni Paolo IX", "Antico Testamento", "Salmi", "Monaco Shaolin"],
            &["Gesù", "Trinità", "Redenzione", "Lancia di Longino"],
        ],
    ),
    (
        "conoscenza",
        ["Esorcismo", "Urga Karma", "Diluvio Universale", "Ruota del Dharma"],
        [
            &["Agostino", "Confessionum Libri XIII", "Nevim", "Sutra del Cuore"],
            &["Hugues", "Rogo", "Martirio", "Athar"],
            &["San Francesco", "Nuovo Testamento", "Sutta Pitaka", "Ketuvim"],
            &["Cagliostro", "Circoncisione", "Esodo", "Nobile Silenzio"],
        ],
    ),
];

#[test]
fn the_sets_of_predestinazione_are_those_of_the_rulebook() {
    let set = Set::of_the_box();
    assert_eq!(set.destinies.len(), DESTINIES.len());
    for (Destiny { word, arcana, divine, .. }, (printed, last, of)) in set.destinies.iter().zip(DESTINIES) {
        let cards = |names: &[&str]| names.iter().map(|name| named(name)).collect::<Vec<_>>();
        assert_eq!(word, printed);
        assert_eq!(*arcana, of.map(cards), "{word}");
        assert_eq!(*divine, cards(&last), "{word}");
        for arcano in arcana {
            assert!(arcano[1..].iter().all(|card| set.fits(arcano[0], *card)), "{word}: {arcano:?}");
        }
    }
}

#[test]
fn every_name_of_the_rulebook_is_there() {
    for name in ["Aurelio", "Levi Lavan", "Maisa", "Elaine della Croce Bianca", "Sharira"] {
        named(name);
    }
    let families = DESTINIES.iter().flat_map(|(_, divine, arcana)| {
        arcana.iter().flat_map(|names| names.iter()).chain(divine).map(|name| named(name))
    });
    let mut cards: Vec<Card> = families.collect();
    cards.sort_unstable();
    cards.dedup();
    let of = |is: fn(&Card) -> bool| cards.iter().filter(|card| is(card)).count();
    assert_eq!((of(|card| card.is_prophet()), of(|card| card.is_cult())), (16, 46));
    assert_eq!((of(|card| card.is_relic()), of(|card| card.is_divine())), (3, 9));
}

#[test]
fn cult_cards_are_of_the_types_that_the_rulebook_shows() {
    for name in ["Samsara", "Vacuità"] {
        assert_eq!(sort(name), (Religion::Buddhist, Type::Mystery), "{name}");
    }
    assert!(matches!(sort("Hajj"), (Religion::Islamic, Type::Mystery | Type::Faithful)));
    for name in ["Corano", "Sunna", "Hadith", "Hizb"] {
        assert_eq!(sort(name), (Religion::Islamic, Type::Scripture), "{name}");
    }
    for name in ["Antico Testamento", "Salmi", "Nuovo Testamento"] {
        assert_eq!(sort(name), (Religion::Christian, Type::Scripture), "{name}");
    }
    assert_eq!(sort("Monaco Shaolin"), (Religion::Buddhist, Type::Faithful));
    assert_eq!(sort("Mishnah"), (Religion::Jewish, Type::Scripture));
    assert_eq!(sort("Rabbi"), (Religion::Jewish, Type::Faithful));
    assert_eq!(sort("Sutta Pitaka"), (Religion::Buddhist, Type::Scripture));
    assert_eq!(sort("Ketuvim"), (Religion::Jewish, Type::Scripture));
    let religions = ["Koan", "Eucarestia", "Masoreti"].map(|name| sort(name).0);
    assert_eq!(religions, [Religion::Buddhist, Religion::Christian, Religion::Jewish]);
}

#[test]
fn al_jafar_carries_what_the_example_says() {
    let holds = &Set::of_the_box().cards().body(named("Al Jafar")).holds;
    let (islamic, buddhist) = (Religion::Islamic, Religion::Buddhist);
    let lines = [hold(islamic, &[Type::Mystery, Type::Faithful]), hold(buddhist, &[Type::Mystery])];
    assert_eq!(holds.as_slice(), lines);
}

#[test]
fn an_intervention_puts_six_boosts_on_the_own_fervour() {
    let set = Set::of_the_box();
    let boosts = |effect: &Effect| matches!(effect, Effect::To(Whom::Own, deeds) if deeds.contains(&Deed::Fervour(60)));
    assert!(Card::all().any(|card| card.is_divine() && set.print(card).effects.iter().any(boosts)));
}

#[test]
fn a_cult_card_does_20_damage_and_adds_a_crisi_mistica() {
    let set = Set::of_the_box();
    let adds = [Effect::To(Whom::Rival, vec![Deed::Token(Evil::Crisi)])];
    let is = |card: Card| {
        let cult = set.cult(card);
        cult.is_some_and(|cult| cult.damage == 20 && cult.keywords.is_empty())
            && set.print(card).effects == adds
    };
    assert!(Card::all().any(is));
}

#[test]
fn elaine_has_a_fourth_card_and_nobody_else() {
    let set = Set::of_the_box();
    let fourth: Vec<Card> = Card::prophets().filter(|card| set.body(*card).fourth).collect();
    assert_eq!(fourth, [named("Elaine della Croce Bianca")]);
}

#[test]
fn sharira_brings_its_bearer_back() {
    let set = Set::of_the_box();
    let print = set.print(named("Sharira"));
    assert_eq!(
        print.says().en,
        "When the bearer is defeated, it comes back to your rearguard without this Relic."
    );
    assert_eq!(named("Sharira").family(), Family::Relic);
}
