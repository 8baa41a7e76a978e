//! Decks that people build, as the house asks for them. Chapter 2.

use table::{Decks, Flaw, Lang, Part, ReadyDeck, Stock, Text};

use crate::deck::{self, COPIES, Deck};
use crate::{Banner, Capitale, Card, Kind, Setup};

impl Decks for Capitale {
    fn parts() -> Vec<Part> {
        let part = |word, name: Text, least, most| Part { word, name, least, most: Some(most) };
        vec![
            part("main", Text::new("Mazzo", "Deck"), deck::LEAST as u32, deck::MOST as u32),
            part("side", Text::same("Side deck"), 0, deck::SIDE as u32),
        ]
    }

    fn ready(setup: &Setup) -> Vec<ReadyDeck> {
        deck::listed(setup.switches.cards)
    }

    fn stock(setup: &Setup) -> Vec<Stock> {
        let one = |(card, print): (Card, &crate::Print)| Stock {
            id: card.to_string(),
            name: print.name.clone(),
            marks: vec![banner(card.banner()), kind(&print.kind, print.quick)],
            height: Some(u32::from(print.level)),
            most: (card.banner() != Banner::Free).then_some(u32::from(COPIES)),
        };
        setup.switches.cards.cards().all().map(one).collect()
    }

    #[cfg(feature = "page")]
    fn face(setup: &Setup, lang: Lang, card: &str) -> String {
        let set = setup.switches.cards.cards();
        card.parse().map_or(String::new(), |card| crate::page::face::alone(set, lang, card).into_string())
    }

    #[cfg(not(feature = "page"))]
    fn face(setup: &Setup, lang: Lang, card: &str) -> String {
        let print = card.parse().ok().and_then(|card: Card| setup.switches.cards.cards().get(card));
        print.map_or(String::new(), |print| print.name.get(lang).to_owned())
    }

    fn flaws(setup: &Setup, deck: &table::Deck) -> Vec<Flaw> {
        match Deck::of(deck) {
            Ok(deck) => deck.flaws(setup.switches.cards.cards()),
            Err(trouble) => vec![Flaw { card: None, text: trouble.text }],
        }
    }

    fn filters() -> Vec<Text> {
        vec![Text::new("Vessillo", "Banner"), Text::new("Genere", "Kind")]
    }

    fn curve() -> Option<Text> {
        Some(Text::new("Livello", "Level"))
    }
}

fn banner(banner: Banner) -> Text {
    match banner {
        Banner::Tower => Text::new("Torre", "Tower"),
        Banner::Wind => Text::new("Vento", "Wind"),
        Banner::Ember => Text::new("Brace", "Ember"),
        Banner::Night => Text::new("Notte", "Night"),
        Banner::Free => Text::new("Mercenari", "Mercenaries"),
    }
}

fn kind(kind: &Kind, quick: bool) -> Text {
    match (kind, quick) {
        (Kind::Character(_), _) => Text::new("Personaggio", "Character"),
        (_, true) => Text::new("Effetto Quick", "Quick effect"),
        (Kind::Effect, false) => Text::new("Effetto", "Effect"),
        (Kind::Lasting(_), false) => Text::new("Effetto duraturo", "Lasting effect"),
    }
}
