//! Everything that random games say, in both languages.

use std::collections::BTreeSet;

use proving::{assert_sentence, assert_told_in_sentences, assert_well_formed};
use sancta::{Action, Cards, Ending, Event, Sancta, Set, Setup, What};
use table::{Game, Odds, Rng, Say, Scratch, Seat, Text, told_answer};

use crate::scene::{Scene, card, plain};

const SETUPS: [&str; 6] =
    ["seats=2", "seats=3", "seats=4 four=3", "seats=5 opening=wait", "seats=6", "seats=3 rounds=10 stall=3"];

#[test]
fn whatever_is_told_is_a_sentence_in_both_languages() {
    let kinds = assert_told_in_sentences::<Sancta, What>(&SETUPS, 24, |event| &event.what);
    assert!(kinds.len() >= 40, "{} of them: {kinds:?}", kinds.len());
}

/// How a sentence to a seat that is asked begins.
const YOU: [[&str; 2]; 4] = [
    ["Tocca a te: ", "Your turn: "],
    ["Tocca a te: ", "It is up to you: "],
    ["Puoi fermare ", "You may stop "],
    ["Non hai un Advocatus Diaboli ", "You have no Advocatus Diaboli "],
];

#[test]
fn every_moment_can_be_said_to_everybody() {
    for (seed, setup) in SETUPS.into_iter().enumerate() {
        let mut rng = Rng::new(seed as u64);
        let mut scratch = Scratch::default();
        let mut truth = Sancta::new(&setup.parse::<Setup>().unwrap()).unwrap();
        loop {
            for viewer in Seat::viewers(truth.view(None).open.seats()) {
                assert_moment(&truth, viewer);
            }
            if told_answer(&mut truth, &mut rng, &mut scratch).is_none() {
                break;
            }
        }
    }
}

fn assert_moment(truth: &Sancta, viewer: Option<Seat>) {
    let view = truth.view(viewer);
    let turn = Sancta::say_turn(&view);
    assert_sentence(&turn);
    let asked = viewer.is_some_and(|seat| truth.turn().asked().has(seat));
    assert_eq!(YOU.iter().any(|[it, _]| turn.it.starts_with(it)), asked, "{turn:?}");
    assert_eq!(YOU.iter().any(|[_, en]| turn.en.starts_with(en)), asked, "{turn:?}");
    let is_own = viewer == Some(view.open.active);
    assert!(is_own || !turn.en.starts_with("Your turn"), "it is another seat's: {turn:?}");
    let lines = Sancta::say_view(&view);
    for (it, en) in lines.it.lines().zip(lines.en.lines()) {
        // What belongs to a seat is set in.
        assert_sentence(&Text::new(it.trim_start(), en.trim_start()));
    }
    assert_eq!(lines.it.lines().count(), lines.en.lines().count());
    let mut actions = Vec::new();
    if let Some(seat) = viewer.filter(|_| asked) {
        truth.actions(seat, &mut actions);
    }
    let mut odds = Odds::default();
    if truth.turn().asked().is_empty() && truth.turn().scores().is_none() {
        truth.odds(&mut odds);
    }
    let mut labels = BTreeSet::new();
    for action in actions.iter().chain(odds.outcomes()) {
        let label = Sancta::say_action(&view, action);
        assert_well_formed(&label);
        assert!(!label.it.ends_with('.') && label.it.chars().count() < 100, "{label:?}");
        // Cards may be copies of each other, everything else is told apart.
        let copies = matches!(action, Action::Take(_) | Action::Draw(_) | Action::Next(_));
        assert!(labels.insert(label.en) || copies, "two buttons say the same: {action}");
    }
}

#[test]
fn labels_and_seats_stand_whatever_is_asked_of_them() {
    let mut truth = Sancta::new(&"seats=3".parse::<Setup>().unwrap()).unwrap();
    let (mut rng, mut scratch) = (Rng::new(5), Scratch::default());
    let odd = [
        "pass",
        "advocatus",
        "accept",
        "roll",
        "play=s3",
        "play=a1",
        "play=b28",
        "play=u28",
        "suffrage=b1",
        "place=u1",
        "place=s40",
        "replace=s1:4",
        "enter=4",
        "swap=1:4",
        "swap=2:2",
        "seat=7",
        "take=a12",
        "take=s40",
        "next=s1",
        "next=p20",
        "dealer=5",
        "die=4",
        "card=s39",
    ];
    for _ in 0..400 {
        for viewer in [Some(Seat::new(1)), None] {
            let view = truth.view(viewer);
            for text in odd {
                let action: Action = text.parse().unwrap();
                assert_well_formed(&Sancta::say_action(&view, &action));
            }
            let names: BTreeSet<String> = Seat::all(3).map(|seat| Sancta::say_seat(&view, seat).it).collect();
            assert_eq!(names, ["Posto 1", "Posto 2", "Posto 3"].map(str::to_owned).into());
        }
        told_answer(&mut truth, &mut rng, &mut scratch);
    }
}

/// Every effect and every rule, some of them deep inside others, many at once.
#[test]
fn a_wild_set_of_cards_is_spoken_of_as_well() {
    let cards = Set::learn(include_str!("../cards/wild.toml")).unwrap();
    for (seed, setup) in ["seats=2", "seats=4", "seats=6"].into_iter().enumerate() {
        let setup = Setup { cards, ..setup.parse().unwrap() };
        let (mut rng, mut scratch) = (Rng::new(seed as u64), Scratch::default());
        let mut truth = Sancta::new(&setup).unwrap();
        for at in 0..1500 {
            if at % 5 == 0 {
                Seat::viewers(truth.view(None).open.seats()).for_each(|viewer| assert_moment(&truth, viewer));
            }
            let Some(told) = told_answer(&mut truth, &mut rng, &mut scratch) else { break };
            told.iter().for_each(|(_, event)| assert_sentence(&Sancta::say_event(event)));
        }
    }
}

/// Cards with names to speak of, and with numbers that stay when the box is balanced.
const NAMED: [(&str, &str); 17] = [
    ("s1", "name = { it = \"Maria Maddalena\", en = \"Mary Magdalene\" }"),
    ("s3", "name = { it = \"Matteo\", en = \"Matthew\" }"),
    ("s4", "name = { it = \"Giovanni evangelista\", en = \"John the Evangelist\" }"),
    ("s7", "name = { it = \"Agnese\", en = \"Agnes\" }\nlevel = 2"),
    ("s8", "name = { it = \"Lorenzo\", en = \"Lawrence\" }\nlevel = 3"),
    ("s17", "name = { it = \"Antonio abate\", en = \"Anthony the Great\" }\nlevel = 2"),
    ("s29", "name = { it = \"Elena\", en = \"Helena\" }\nlevel = 5"),
    ("s30", "name = { it = \"Luigi IX\", en = \"Louis IX\" }\nlevel = 7"),
    ("b1", "name = { it = \"I miti\", en = \"The meek\" }"),
    (
        "p1",
        "name = { it = \"La Quaresima\", en = \"Lent\" }\ndifficulty = 1\neffects = [{ everyone = [{ discard = 1 }] }]",
    ),
    (
        "p12",
        "name = { it = \"La prigionia\", en = \"Prison\" }\ndifficulty = 4\neffects = [{ recover = \"support\" }]",
    ),
    ("u1", "name = { it = \"La novena\", en = \"The novena\" }"),
    ("u2", "name = { it = \"La seconda novena\", en = \"The second novena\" }"),
    ("u9", "name = { it = \"Il furto sacro\", en = \"The holy theft\" }\neffects = [\"steal\"]"),
    ("u11", "name = { it = \"Il coadiutore\", en = \"The coadjutor\" }\neffects = [\"exchange\"]"),
    ("u13", "name = { it = \"L'iconoclasta\", en = \"The iconoclast\" }\neffects = [\"remove\"]"),
    ("u22", "name = { it = \"La clausura\", en = \"The enclosure\" }\nabilities = [{ always = \"closed\" }]"),
];

fn named(line: &str) -> Scene {
    Scene::dealt(&NAMED, line)
}

fn told(what: What) -> Text {
    let setup = Setup { cards: plain(&NAMED), ..Setup::default() };
    Sancta::say_event(&Event { cards: setup.cards, seats: setup.seats, what })
}

#[test]
fn what_happens_reads_as_people_speak() {
    let [a, b] = [Seat::new(0), Seat::new(1)];
    let (agnes, helena, meek, lent) = (card("s7"), card("s29"), card("b7"), card("p1"));
    let cases = [
        (What::Turn(b), "Comincia il turno del posto 2.", "The turn of Seat 2 begins."),
        (
            What::Got(a, meek),
            "Al posto 1 arriva la Beatitudine «I miti».",
            "Seat 1 receives the Beatitudine “The meek”.",
        ),
        (
            What::Played(a, lent),
            "Il posto 1 supera la Prova «La Quaresima», di difficoltà 1.",
            "Seat 1 passes the Prova “Lent”, of difficulty 1.",
        ),
        (
            What::Played(a, card("u22")),
            "Il posto 1 gioca il Supporto «La clausura», che resta nella Zona Supporti.",
            "Seat 1 plays the Supporto “The enclosure”, which stays in the Zona Supporti.",
        ),
        (
            What::Gained(a, agnes, 1, 1, 2),
            "Agnese (posto 1) guadagna 1 punto: ora ne ha 1 su 2.",
            "Agnes (Seat 1) gains 1 point: that makes 1 of 2.",
        ),
        (
            What::Lost(a, agnes, 2, 0),
            "Agnese (posto 1) perde 2 punti: non ne ha più.",
            "Agnes (Seat 1) loses 2 points: none are left.",
        ),
        (
            What::Rosa(a, agnes, 1),
            "Agnese va nella Rosa dei Beati: adesso il posto 1 vi ha 1 Santo.",
            "Agnes goes to the Rosa dei Beati: Seat 1 now has 1 Saint there.",
        ),
        (
            What::Substituted(a, agnes, helena, 2),
            "Il posto 1 fa una sostituzione: Agnese perde 2 punti e torna nel Santuario, e subentra Elena.",
            "Seat 1 makes a substitution: Agnes loses 2 points and goes back to the Santuario to make way for Helena.",
        ),
        (
            What::Swapped(a, agnes, helena),
            "Nel Santuario del posto 1 si scambiano di posto Agnese ed Elena.",
            "Agnes and Helena change places in the Santuario of Seat 1.",
        ),
        (
            What::Stopped(a, b),
            "Con un Advocatus Diaboli il posto 1 ferma la Beatitudine del posto 2: nessun punto.",
            "With an Advocatus Diaboli Seat 1 stops the Beatitudine of Seat 2: no point.",
        ),
        (
            What::Level(a, agnes, -1, 1),
            "Fino alla fine del turno Agnese (posto 1) ha 1 in meno di livello: ora è 1.",
            "Until the end of the turn Agnes (Seat 1) is 1 lower in level: now it is 1.",
        ),
        (
            What::Saw(a, b, Cards::NONE),
            "In mano al posto 2: nessuna carta.",
            "In the hand of Seat 2: no card.",
        ),
        (
            What::Over(Ending::Stall(None)),
            "La partita è finita perché da troppi giri nessun Santo guadagna un punto: in testa la situazione è pari, e \
             non vince nessuno.",
            "The game is over because no Saint has gained a point for too many rounds: the leaders are level, and nobody \
             wins.",
        ),
    ];
    for (what, it, en) in cases {
        assert_eq!(told(what), Text::new(it, en));
    }
}

/// What a seat is told to do.
fn turn(scene: &Scene, seat: u8) -> Text {
    Sancta::say_turn(&scene.view(seat))
}

fn label(scene: &Scene, seat: u8, action: &str) -> Text {
    assert!(scene.allows(seat, action), "{action}");
    Sancta::say_action(&scene.view(seat), &action.parse().unwrap())
}

#[test]
fn the_turn_says_what_is_still_open() {
    let scene = named("| s7:1 santuario=s29 hand=b7,p1,s17,u9 | s8:0 hand=a1");
    let (it, en) = (
        "Tocca a te: puoi giocare una Beatitudine o tirare il dado, superare una Prova o fare un Suffragio, giocare \
         Supporti, posare Santi nel Santuario, oppure finire il turno.",
        "Your turn: you may play a Beatitudine or roll the die, pass a Prova or make a Suffragio, play Supporti, lay \
         Saints into the Santuario, or end the turn.",
    );
    assert_eq!(turn(&scene, 0), Text::new(it, en));
    let (it, en) = (
        "È il turno del posto 1, che ha ancora una Beatitudine o il dado, una Prova o un Suffragio.",
        "It is the turn of Seat 1; still open: a Beatitudine or the die, a Prova or a Suffragio.",
    );
    assert_eq!(turn(&scene, 1), Text::new(it, en));
    let empty = named("| - hand=b7,s17 | s8:0");
    let (it, en) = (
        "Tocca a te: puoi posare un Santo nella Zona Attiva vuota, oppure finire il turno.",
        "Your turn: you may lay a Saint into the empty Zona Attiva, or end the turn.",
    );
    assert_eq!(turn(&empty, 0), Text::new(it, en));
    let window = scene.go("play=b1");
    let (it, en) = (
        "Puoi fermare la Beatitudine del posto 1 con un Advocatus Diaboli; se passano tutti, Agnese va nella Rosa.",
        "You may stop the Beatitudine of Seat 1 with an Advocatus Diaboli; if all pass, Agnes goes to the Rosa.",
    );
    assert_eq!(turn(&window, 1), Text::new(it, en));
    let (it, en) = (
        "La Beatitudine del posto 1 si può fermare con un Advocatus Diaboli, e si aspetta il posto 2; se passano tutti, \
         Agnese va nella Rosa.",
        "The Beatitudine of Seat 1 may be stopped with an Advocatus Diaboli (waiting for Seat 2); if all pass, Agnes goes \
         to the Rosa.",
    );
    assert_eq!(turn(&window, 0), Text::new(it, en));
}

#[test]
fn who_is_asked_in_the_turn_of_another_is_not_told_that_it_is_theirs() {
    let scene = named("| s7:0 hand=p1,s17,s3 | s8:0 hand=a1,b1").go("play=p1");
    let it = "Tocca a te: scegli quale carta della mano scartare.";
    assert_eq!(turn(&scene, 0), Text::new(it, "Your turn: choose which card of the hand to discard."));
    let (waits, first) =
        ("Il posto 1 sta scegliendo quale carta della mano scartare.", scene.options(0).remove(0));
    assert_eq!(turn(&scene, 1), Text::new(waits, "Seat 1 is choosing which card of the hand to discard."));
    let scene = scene.go(&first);
    assert_eq!(turn(&scene, 1), Text::new(it, "It is up to you: choose which card of the hand to discard."));
}

#[test]
fn a_button_says_what_it_does_at_its_moment() {
    let scene =
        named("discards=u11 | s30:2 santuario=s7,s29,s3,s4 hand=b7,p12,s17,u1,u2,b9,b10 | s8:0 supports=u22");
    let cases = [
        ("play=b1", "Gioca la Beatitudine «I miti»", "Play the Beatitudine “The meek”"),
        (
            "play=p12",
            "Supera la Prova «La prigionia» (difficoltà 4)",
            "Pass the Prova “Prison” (difficulty 4)",
        ),
        (
            "suffrage=s17",
            "Suffragio: scarta Antonio abate (livello 2)",
            "Suffragio: discard Anthony the Great (level 2)",
        ),
        (
            "replace=s17:2",
            "Posa Antonio abate nel Santuario e scarta Elena",
            "Lay Anthony the Great into the Santuario and discard Helena",
        ),
        (
            "enter=1",
            "Sostituisci Luigi IX con Agnese (si perdono 2 punti)",
            "Substitute Agnes for Louis IX (2 points are lost)",
        ),
        ("swap=1:2", "Scambia Agnese ed Elena nel Santuario", "Swap Agnes and Helena in the Santuario"),
    ];
    for (action, it, en) in cases {
        assert_eq!(label(&scene, 0, action), Text::new(it, en));
    }
    // The same writing at other moments.
    let ends = scene.clone().go("end");
    assert_eq!(
        label(&ends, 0, "take=b9"),
        Text::new("Scarta la Beatitudine «I miti»", "Discard the Beatitudine “The meek”")
    );
    let prison = named("discards=u11 | s30:2 hand=p12 | s8:0").go("play=p12");
    assert_eq!(
        label(&prison, 0, "take=u11"),
        Text::new("Riprendi il Supporto «Il coadiutore»", "Recover the Supporto “The coadjutor”")
    );
    let iconoclast = named("| s7:1 hand=u13 | s8:0 supports=u22").go("play=u13");
    assert_eq!(
        label(&iconoclast, 0, "take=u22"),
        Text::new(
            "Togli il Supporto «La clausura» al posto 2",
            "Remove the Supporto “The enclosure” of Seat 2"
        )
    );
    let coadjutor = named("| s30:2 santuario=s29 hand=u11 | s8:0").go("play=u11");
    assert_eq!(
        label(&coadjutor, 0, "enter=1"),
        Text::new(
            "Scambia Luigi IX con Elena (che riceve 2 punti)",
            "Exchange Louis IX for Helena (2 points pass on)"
        )
    );
    assert_eq!(
        label(&coadjutor, 0, "pass"),
        Text::new("Lascia i Santi dove sono", "Leave the Saints where they are")
    );
}

#[test]
fn the_table_in_lines() {
    let scene = named("discards=b1 | s7:1 santuario=s29 rosa=s1 hand=b7,p1,s17 | s8:0 supports=u22 hand=a1!");
    let said = Sancta::say_view(&scene.view(0));
    let it = "\
Giro 1 di 40, turno del posto 1: vince chi per primo ha 5 Santi nella Rosa.
Posto 1 (tu): Agnese, punti 1 su 2, livello 2; in mano 3 carte.
  Santuario: 1 Elena (livello 5).
  Rosa, 1 su 5: Maria Maddalena.
Posto 2: Lorenzo, punti 0 su 3, livello 3; in mano 1 carta.
  Zona Supporti: «La clausura».
  Nella mano si sa di: un Advocatus Diaboli.
Nel mazzo 92 carte, negli scarti 1 carta.
La tua mano: Antonio abate (livello 2) [s17], Beatitudine «I miti» [b7], Prova «La Quaresima» (difficoltà 1) [p1].";
    assert_eq!(said.it, it);
    assert!(said.en.starts_with(
        "Round 1 of 40, turn of Seat 1: the first to have 5 Saints in the Rosa wins.\nSeat 1 (you): Agnes"
    ));
}
