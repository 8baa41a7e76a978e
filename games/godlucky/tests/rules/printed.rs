//! What is printed: the box as it reads to people, and files with mistakes.

mod mistakes;

use godlucky::{CardSet, Deck, Effect, Origin, Points, Portal, Power, Set, Setup};
use proving::{assert_reads_as_kept, listing};
use table::{Lang, Rules, Setup as _};

#[test]
fn the_box_reads_as_it_is_kept() {
    assert_reads_as_kept(env!("CARGO_MANIFEST_DIR"), "box", |lang| listing(Set::of_the_box(), lang));
}

#[test]
fn the_box_holds_what_the_rulebook_counts() {
    let set = Set::of_the_box();
    assert_eq!((set.gods.len(), set.objects.len(), set.miracles.len()), (6, 30, 7));
    assert_eq!((set.board.len(), set.events.len(), set.heaven.len(), set.hell.len()), (20, 15, 3, 3));
    assert_eq!((set.cards().sacred().len(), set.cards().unstealable().len()), (6, 2));
    let kinds: std::collections::BTreeSet<Power> =
        set.objects.iter().filter(|object| object.sacred.is_none()).map(|object| object.power).collect();
    assert_eq!(kinds.len(), 12, "ordinary objects come in twelve kinds, sacred ones in six");
    for (god, at) in set.gods.iter().zip(0u8..) {
        assert!(
            set.objects.iter().any(|object| object.sacred == Some(at)),
            "{} has no sacred object",
            god.name
        );
        assert_eq!((god.faith, god.origin), (5, Origin::Found));
    }
}

/// Every effect of a card, those within others included.
fn walk<'a>(effects: &'a [Effect], found: &mut Vec<&'a Effect>) {
    for effect in effects {
        found.push(effect);
        match effect {
            Effect::Toss { win: one, lose: two } | Effect::Side { good: one, evil: two } => {
                walk(one, found);
                walk(two, found);
            }
            Effect::Roll(faces) => faces.iter().for_each(|face| walk(face, found)),
            Effect::Everyone(inner)
            | Effect::Others(inner)
            | Effect::Rival(inner)
            | Effect::Leaders(inner)
            | Effect::Trailers(inner) => walk(inner, found),
            _ => {}
        }
    }
}

fn all_effects(set: &CardSet) -> Vec<&Effect> {
    let spaces = set.board.iter().chain(&set.heaven).chain(&set.hell).map(|space| &space.effects);
    let mut found = Vec::new();
    spaces.chain(set.events.iter().map(|event| &event.effects)).for_each(|list| walk(list, &mut found));
    found
}

#[test]
fn the_box_uses_every_effect() {
    let found = all_effects(Set::of_the_box().cards());
    let used = |test: fn(&Effect) -> bool| found.iter().any(|effect| test(effect));
    assert!(used(|e| matches!(e, Effect::Faith(1..))) && used(|e| matches!(e, Effect::Faith(..=-1))));
    assert!(
        used(|e| matches!(e, Effect::Corruption(1..))) && used(|e| matches!(e, Effect::Corruption(..=-1)))
    );
    for deck in [Deck::Object, Deck::Miracle, Deck::Event] {
        assert!(found.contains(&&Effect::Draw(deck)), "{deck:?}");
    }
    assert!(used(|e| matches!(e, Effect::Discard(_))) && used(|e| matches!(e, Effect::Shift(_))));
    for effect in [
        Effect::Fight,
        Effect::Gamble,
        Effect::Enter(Portal::Heaven),
        Effect::Enter(Portal::Hell),
        Effect::Restart,
        Effect::SwapPlaces,
        Effect::Swap(Points::Faith),
        Effect::Swap(Points::Corruption),
        Effect::Steal(Deck::Object),
        Effect::Steal(Deck::Miracle),
        Effect::Skip,
        Effect::Again,
        Effect::AllMad,
    ] {
        assert!(found.contains(&&effect), "{effect:?}");
    }
    assert!(used(|e| matches!(e, Effect::GambleUpTo(_))));
    assert!(used(|e| matches!(e, Effect::GambleUpTo(_))));
    assert!(used(|e| matches!(e, Effect::Send(_))) && used(|e| matches!(e, Effect::Capture(_))));
    assert!(used(|e| matches!(e, Effect::Toss { .. })) && used(|e| matches!(e, Effect::Roll(_))));
    assert!(used(|e| matches!(e, Effect::Side { .. })) && used(|e| matches!(e, Effect::Everyone(_))));
    assert!(used(|e| matches!(e, Effect::Others(_))) && used(|e| matches!(e, Effect::Rival(_))));
    assert!(used(|e| matches!(e, Effect::Leaders(_))) && used(|e| matches!(e, Effect::Trailers(_))));
}

#[test]
fn the_box_uses_every_power() {
    let set = Set::of_the_box();
    let gods = set.gods.iter().map(|god| god.power);
    let cards = set.objects.iter().map(|object| object.power).chain(set.miracles.iter().map(|m| m.power));
    let used: std::collections::BTreeSet<Power> = gods.chain(cards).collect();
    // 29 powers, one of them in two forms.
    assert_eq!(used.len(), 30, "{used:?}");
    assert!(used.contains(&Power::Return(Portal::Heaven)) && used.contains(&Power::Return(Portal::Hell)));
}

#[test]
fn duties_stand_on_the_board_and_in_an_event() {
    let set = Set::of_the_box();
    let (start, added) = set.board.split_at(CardSet::STARTING);
    assert!(start.iter().any(|space| space.is_duty()) && added.iter().any(|space| space.is_duty()));
    assert!(set.events.iter().any(|event| event.effects.contains(&Effect::Fight)));
    assert!(
        set.board
            .iter()
            .filter(|space| space.is_duty())
            .all(|space| space.says(Setup::RULES).en.starts_with("Duty to fight:"))
    );
}

/// A match reads on its cards what they do under the rules that it began with. [16.3]
#[test]
fn a_capture_says_what_it_does_under_each_version() {
    let events = &Set::of_the_box().cards().events;
    let capture = events.iter().find(|event| matches!(event.effects[..], [Effect::Capture(_)])).unwrap();
    let says = |rules: Rules, six: bool| {
        let says = capture.says(rules);
        assert_eq!(says.en.contains("a natural 6"), six, "{}", says.en);
        assert_eq!(says.it.contains("un 6 naturale"), six, "{}", says.it);
    };
    says(Rules::FIRST, false);
    says(Setup::RULES, true);
}

#[test]
fn a_card_may_word_itself_and_says_so() {
    let file = include_str!("../../cards/past/first.toml").replacen(
        "effects = [\"again\"]",
        "effects = [\"again\"]\ntext = { it = \"Ancora!\", en = \"Again!\" }",
        1,
    );
    let learnt = Set::learn_listed(&file).unwrap();
    let own: Vec<_> = learnt.cards.iter().filter(|card| card.is_override).collect();
    assert_eq!(own.len(), 1);
    assert_eq!((own[0].name.en.as_str(), own[0].text.get(Lang::It)), ("Ecstasy", "Ancora!"));
    assert!(Set::of_the_box().listing().iter().all(|card| !card.is_override));
    let again: Set = learnt.id.parse().unwrap();
    assert_eq!((again.name(), learnt.id.len()), (learnt.id.as_str(), 16));
}

#[test]
fn sentences_fit_together() {
    let said = |effects: &str| {
        let from = "effects = [\"again\"]";
        let file =
            include_str!("../../cards/past/first.toml").replacen(from, &format!("effects = {effects}"), 1);
        let set = Set::learn(&file).unwrap();
        let says = set.cards().events[11].says(Setup::RULES);
        [says.it, says.en]
    };
    assert_eq!(said("[]"), ["Non succede nulla.", "Nothing happens."]);
    assert_eq!(
        said("[{ draw = \"object\" }, { draw = \"object\" }, { faith = -2 }, \"skip\"]"),
        [
            "Peschi due Oggetti, perdi 2 punti Fede e salti il tuo prossimo turno.",
            "Draw two Objects, lose 2 Faith and skip your next turn.",
        ]
    );
    assert_eq!(
        said("[{ others = [{ toss = { win = [{ faith = 1 }], lose = [\"skip\", { discard = 2 }] } }] }]"),
        [
            "Ogni altro giocatore chiama una faccia e lancia la moneta: se esce, guadagna 1 punto Fede; altrimenti \
             salta il suo prossimo turno e scarta due Oggetti a sua scelta o tutti quelli che ha.",
            "Everyone else calls a face and tosses the coin: if it comes up, they gain 1 Faith; otherwise they skip \
             their next turn and discard two Objects of their choice or all they have.",
        ]
    );
    assert_eq!(
        said(
            "[{ roll = [[\"skip\"], [\"skip\"], [{ side = { good = [], evil = [{ faith = 1 }, \"all_mad\"] } }]] }, \"again\"]"
        ),
        [
            "Tiri il D3: con 1 o 2 salti il tuo prossimo turno; con 3 o più se la tua divinità è malvagia, guadagni 1 \
             punto Fede, poi per un turno sono tutti Folli, a cominciare da chi gioca dopo: ci si muove col D6, avanti \
             o indietro, senza usare carte né abilità, senza battaglie e senza risolvere la plancia. Poi giochi un \
             altro turno dopo questo.",
            "Roll the D3: on 1 or 2, skip your next turn; on 3 or more, if your god is evil, gain 1 Faith, then for a \
             turn everyone is mad, beginning with whoever plays next: all move with the D6, forward or back, and use \
             no cards or abilities, fight nobody and resolve no space. Then take another turn after this one.",
        ]
    );
}
