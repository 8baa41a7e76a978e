//! The texts of cards, spelled out: those of the plain file with other things on them, so that the box may change.

use cardfile::read;
use dogma::{Card, CardSet};
use proving::Planted;
use table::Text;

use super::plain::plain;

/// What a card says when this is replaced in the plain file.
fn says(from: &str, to: &str, card: &str) -> Text {
    let file = Planted::<CardSet>::new(plain()).with(from, to);
    let (_, set) = read::<CardSet>(&file).unwrap_or_else(|mistakes| panic!("{to}: {mistakes:#?}"));
    set.says(card.parse::<Card>().unwrap())
}

/// The first Cult card has these fields.
fn assert_cult(fields: &str, it: &str, en: &str) {
    assert_eq!(says("damage = 40\neffects = [\"burn\"]", fields, "c1"), Text::new(it, en));
}

/// The first Prophet has this ability.
fn assert_prophet(ability: &str, it: &str, en: &str) {
    let to = format!("abilities = [{ability}]");
    assert_eq!(says("abilities = [{ always = \"pure\" }]", &to, "p1"), Text::new(it, en));
}

fn assert_relic(ability: &str, it: &str, en: &str) {
    let to = format!("abilities = [{ability}]");
    assert_eq!(says("abilities = [{ always = \"tireless\" }]", &to, "r1"), Text::new(it, en));
}

fn assert_divine(effects: &str, it: &str, en: &str) {
    assert_eq!(says("effects = [\"expose\"]", &format!("effects = [{effects}]"), "d1"), Text::new(it, en));
}

#[test]
fn damage_and_tokens_share_a_verb() {
    assert_cult(
        "damage = 20\neffects = [{ to = [\"rival\", [{ token = \"crisi\" }]] }]",
        "Il Profeta rivale riceve 20 danni e un segnalino Crisi Mistica.",
        "The rival Prophet takes 20 damage and a Crisi Mistica token.",
    );
    assert_cult(
        "effects = [{ to = [\"rival\", [{ token = \"isteria\" }, { token = \"fanatismo\" }, { fervour = -20 }]] }]",
        "Il Profeta rivale riceve i segnalini Isteria e Fanatismo e −20 al Fervore.",
        "The rival Prophet gets an Isteria and a Fanatismo token and −20 Fervour.",
    );
    assert_cult(
        "damage = 10\neffects = [{ to = [\"rival\", [{ token = \"crisi\" }, \"plain\", \"withdraw\"]] }]",
        "Il Profeta rivale riceve 10 danni e un segnalino Crisi Mistica, poi perde potenziamenti e indebolimenti, \
         poi si ritira in retroguardia.",
        "The rival Prophet takes 10 damage and a Crisi Mistica token, then loses all boosts and weakenings, \
         then withdraws into the rearguard.",
    );
}

#[test]
fn keywords_come_first_and_globale_reaches_every_revealed_prophet() {
    assert_cult(
        "damage = 10\nkeywords = [\"globale\", \"ardua\"]",
        "Globale, Ardua. Ogni Profeta rivale rivelato riceve 10 danni.",
        "Globale, Ardua. Every revealed rival Prophet takes 10 damage.",
    );
    assert_cult("keywords = [\"protezione\"]", "Protezione.", "Protezione.");
    assert_cult(
        "damage = 10\nkeywords = [\"globale\"]\neffects = [{ if = [{ rival_has = \"crisi\" }, [{ to = [\"rival\", [{ damage = 10 }]] }]] }]",
        "Globale. Ogni Profeta rivale rivelato riceve 10 danni. Se il Profeta rivale ha un segnalino Crisi Mistica, \
         ogni Profeta rivale rivelato riceve altri 10 danni.",
        "Globale. Every revealed rival Prophet takes 10 damage. If the rival Prophet has a Crisi Mistica token, \
         every revealed rival Prophet takes another 10 damage.",
    );
}

#[test]
fn who_has_just_been_named_is_not_named_again() {
    assert_cult(
        "damage = 20\neffects = [{ if = [\"rival_relic\", [{ to = [\"rival\", [{ damage = 10 }, \"unrelic\"]] }]] }]",
        "Il Profeta rivale riceve 20 danni. Se porta una Reliquia, riceve altri 10 danni e scarta le sue Reliquie.",
        "The rival Prophet takes 20 damage. If it bears a Relic, it takes another 10 damage and discards its Relics.",
    );
    assert_cult(
        "damage = 20\neffects = [{ if = [\"faster\", [{ to = [\"rival\", [{ damage = 10 }]] }]] }]",
        "Il Profeta rivale riceve 20 danni. Se il tuo Profeta ha più Fervore del rivale, il Profeta rivale riceve \
         altri 10 danni.",
        "The rival Prophet takes 20 damage. If your Prophet has more Fervour than its rival, the rival Prophet takes \
         another 10 damage.",
    );
    assert_cult(
        "damage = 20\neffects = [{ if = [{ fallen = 2 }, [{ to = [\"rival\", [{ damage = 10 }]] }]] }]",
        "Il Profeta rivale riceve 20 danni. Se hai almeno due Profeti sconfitti, il Profeta rivale riceve altri 10 danni.",
        "The rival Prophet takes 20 damage. If you have at least two defeated Prophets, the rival Prophet takes another \
         10 damage.",
    );
    assert_prophet(
        "{ when = \"rival_fielded\", effects = [{ to = [\"rival\", [{ free = \"struggimento\" }, { power = [-10, \"one\"] }]] }] }",
        "Quando un Profeta rivale viene schierato, perde ogni segnalino Struggimento e riceve −10 ai danni di una sua \
         carta Culto a tua scelta.",
        "When a rival Prophet is fielded, it loses every Struggimento token and gets −10 damage on one of its Cult \
         cards of your choice.",
    );
}

#[test]
fn a_prova_is_taken_or_averted() {
    assert_cult(
        "effects = [{ prova = [[{ to = [\"rival\", [{ damage = 40 }]] }], [{ to = [\"own\", [{ damage = 20 }]] }]] }]",
        "Tenta una Prova di Fedeltà: se la superi, il Profeta rivale riceve 40 danni; altrimenti il tuo Profeta riceve \
         20 danni.",
        "Take a Prova di Fedeltà: if you pass, the rival Prophet takes 40 damage; otherwise your Prophet takes 20 damage.",
    );
    assert_divine(
        "{ prova = [[], [{ to = [\"own\", [\"withdraw\"]] }]] }",
        "Tenta una Prova di Fedeltà: se non la superi, il tuo Profeta si ritira in retroguardia.",
        "Take a Prova di Fedeltà: if you fail, your Prophet withdraws into the rearguard.",
    );
    assert_divine(
        "{ unless = [\"burn\", { to = [\"rival\", [\"strip\"]] }] }",
        "Se l'avversario non supera una Prova di Fedeltà, scarta il suo primo Intervento Divino e il Profeta rivale \
         scarta una sua carta Culto a tua scelta.",
        "Unless the rival passes a Prova di Fedeltà, they discard their top Divine Intervention and the rival Prophet \
         discards one of its Cult cards of your choice.",
    );
}

#[test]
fn interventions_and_abilities_are_copied_and_annulled() {
    assert_divine(
        "{ to = [\"rival\", [\"copy\", \"annul\", { damage = 20 }]] }",
        "Il tuo Profeta copia l'abilità del Profeta rivale finché resta attivo. Il Profeta rivale perde la sua abilità \
         finché resta attivo, poi riceve 20 danni.",
        "Your Prophet copies the ability of the rival Prophet as long as it stays active. The rival Prophet loses its \
         ability as long as it stays active, then takes 20 damage.",
    );
    assert_divine(
        "\"renew\", \"raise\", \"expose\"",
        "L'Intervento Divino che hai giocato prima di questo torna in fondo al suo Arcano. Un tuo Profeta sconfitto \
         torna in retroguardia. L'avversario mostra i suoi Interventi Divini.",
        "The Divine Intervention you played before this one goes back to the bottom of its Arcano. One of your defeated \
         Prophets comes back to your rearguard. The rival shows their Divine Interventions.",
    );
    assert_prophet(
        "{ when = \"fielded\", effects = [{ to = [\"rival_rear\", [\"copy\"]] }] }",
        "Quando questo Profeta viene schierato, copia l'abilità di un Profeta rivale rivelato in retroguardia, a tua \
         scelta, finché resta attivo.",
        "When this Prophet is fielded, it copies the ability of a revealed Prophet of your choice in the rival rearguard \
         as long as it stays active.",
    );
}

#[test]
fn abilities_name_their_bearer() {
    assert_relic(
        "{ always = { swift = \"scripture\" }, only = [\"slower\"] }",
        "Finché il portatore ha meno Fervore del rivale, le sue Scritture sono Veloci.",
        "As long as the bearer has less Fervour than its rival, its Scriptures are Veloce.",
    );
    assert_relic(
        "{ when = \"defeated\", effects = [\"rise\"] }",
        "Quando il portatore viene sconfitto, torna in retroguardia senza questa Reliquia.",
        "When the bearer is defeated, it comes back to your rearguard without this Relic.",
    );
    assert_relic(
        "{ always = { might_of = [\"faithful\", 20] } }, { always = { weak = \"scripture\" } }",
        "I Fedeli del portatore che infliggono danni ne infliggono 20 in più. Il portatore è debole contro le Scritture.",
        "The bearer's Faithful that do damage do 20 more. The bearer is weak to Scriptures.",
    );
    assert_prophet(
        "{ always = { might = 10 }, only = [\"bare\"] }",
        "Finché sei senza Interventi Divini, le carte Culto di questo Profeta che infliggono danni ne infliggono 10 in più.",
        "As long as you have no Divine Interventions left, this Prophet's Cult cards that do damage do 10 more.",
    );
    assert_prophet(
        "{ when = \"start\", rear = true, effects = [{ to = [\"own\", [{ free = \"crisi\" }]] }] }",
        "Anche in retroguardia: all'inizio di ogni turno il tuo Profeta perde il segnalino Crisi Mistica.",
        "Also in the rearguard: at the start of every turn your Prophet loses its Crisi Mistica token.",
    );
    assert_prophet(
        "{ special = [{ to = [\"bearer\", [\"shield\"]] }, { to = [\"rival\", [{ damage_per = [10, \"own_tokens\"] }]] }], only = [\"last\"] }",
        "Speciale: se questo Profeta è l'ultimo che ti resta, ha Protezione in questo turno e il Profeta rivale riceve \
         10 danni per ogni segnalino malefico di questo Profeta.",
        "Special: if this Prophet is the last you have left, it has Protezione this turn and the rival Prophet takes \
         10 damage for each evil token on this Prophet.",
    );
}

#[test]
fn prophets_say_what_they_carry() {
    let carries = |holds: &str| {
        let file = Planted::<CardSet>::new(plain()).with("holds = [{}]", &format!("holds = [{holds}]"));
        let (_, set) = read::<CardSet>(&file).unwrap();
        set.print("p1".parse().unwrap()).carries().unwrap()
    };
    // The first Arcano of the plain sets holds Christian Mysteries.
    for (holds, it, en) in [
        ("{}", "Porta ogni carta Culto.", "Carries every Cult card."),
        (
            "{ religion = \"christian\" }",
            "Porta ogni carta Culto cristiana.",
            "Carries every Christian Cult card.",
        ),
        (
            "{ types = [\"mystery\", \"scripture\"] }",
            "Porta Scritture e Misteri di ogni religione.",
            "Carries Scriptures and Mysteries of every religion.",
        ),
        (
            "{ religion = \"christian\", types = [\"mystery\"] }, { religion = \"islamic\", types = [\"mystery\"] }",
            "Porta Misteri cristiani e islamici.",
            "Carries Christian and Islamic Mysteries.",
        ),
        (
            "{ religion = \"christian\", types = [\"mystery\", \"rite\"] }, { religion = \"jewish\", types = [\"scripture\"] }",
            "Porta Misteri e Riti cristiani, e Scritture ebraiche.",
            "Carries Christian Mysteries and Rites, and Jewish Scriptures.",
        ),
    ] {
        assert_eq!(carries(holds), Text::new(it, en));
    }
}

#[test]
fn a_card_may_word_itself_and_says_so() {
    let own = "damage = 40\ntext = { it = \"Quaranta, e zitti.\", en = \"Forty, and hush.\" }";
    assert_cult(own, "Quaranta, e zitti.", "Forty, and hush.");
    let file = Planted::<CardSet>::new(plain()).with("damage = 40\neffects = [\"burn\"]", own);
    let (_, set) = read::<CardSet>(&file).unwrap();
    let overridden = |set: &CardSet| {
        let cards = cardfile::CardFile::listing(set);
        cards.into_iter().filter(|card| card.is_override).map(|card| card.id).collect::<Vec<_>>()
    };
    assert_eq!(overridden(&set), ["c1"]);
    assert!(overridden(dogma::Set::first().cards()).is_empty());
}

#[test]
fn nothing_of_the_programs_own_language_is_said() {
    for card in dogma::Set::first().listing() {
        for said in [&card.text.it, &card.text.en, &card.name.it, &card.name.en] {
            for wrong in
                ["Some(", "None", "  ", " ,", " .", "..", "()", "{", "}", ", .", ",,", "il il", "di il"]
            {
                assert!(!said.contains(wrong), "{wrong:?} in {said:?}");
            }
            assert!(said.chars().count() < 420, "too long for a card: {said}");
        }
        assert!(
            card.text.it.ends_with(['.', '?', '!']) && card.text.en.ends_with(['.', '?', '!']),
            "{card:?}"
        );
        // 'finché non' would be 'until'.
        assert!(!card.text.it.contains("inché non"), "{}", card.text.it);
    }
}
