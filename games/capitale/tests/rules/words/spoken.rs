//! Sentences word by word, in positions made for them.

use capitale::{Capitale, Change, Ending, Event, Face, How, Keyword, Outcome, Spot, Thing, What};
use proving::assert_sentence;
use table::{Say, Seat, Text};

use crate::scene::{Scene, bag, plain};

/// Cards with names to speak of.
const NAMED: [(&str, &str); 6] = [
    ("w2", "name = { it = \"Lancieri\", en = \"Lancers\" }"),
    ("w3", "name = { it = \"Fuochista\", en = \"Stoker\" }"),
    ("w4", "name = { it = \"Muro\", en = \"Wall\" }\nabilities = [{ always = { keyword = \"peaceful\" } }]"),
    ("w5", "name = { it = \"Guardia\", en = \"Guard\" }\nquick = true"),
    (
        "t2",
        "name = { it = \"Scintilla\", en = \"Spark\" }\neffects = [{ target = [{ side = \"rival\" }, [{ damage = 1 }]] }]",
    ),
    ("t3", "name = { it = \"Scudo\", en = \"Shield\" }"),
];

fn named(line: &str) -> Scene {
    Scene::dealt(&NAMED, line)
}

fn told(what: What) -> Text {
    Capitale::say_event(&Event { cards: plain(&NAMED), what })
}

fn thing(card: &str, id: u8, twin: bool) -> Thing {
    Thing { card: card.parse().unwrap(), id, twin }
}

#[test]
fn what_happens_reads_as_people_speak() {
    let [a, b] = [Seat::new(0), Seat::new(1)];
    let (lancers, wall) = (thing("w2", 7, false), thing("w4", 4, true));
    let (hidden, stone) = (Spot { at: 1, face: None }, Spot { at: 2, face: Some(Face::Pietracava) });
    let cases = [
        (What::Turn(b, 4), "Comincia il turno 4: tocca al posto 2.", "Turn 4 begins: it is Seat 2's turn."),
        (What::Opened(a, lancers.card), "Il posto 1 apre «Lancieri».", "Seat 1 opens “Lancers”."),
        (
            What::Set(a, wall, stone),
            "Il posto 1 colloca «Muro» (#4) nella città 3, Pietracava.",
            "Seat 1 sets “Wall” (#4) at city 3, Pietracava.",
        ),
        (
            What::Moved(b, wall, Some(hidden), stone),
            "«Muro» (#4, posto 2) va dalla città 2 alla città 3, Pietracava.",
            "“Wall” (#4, Seat 2) goes from city 2 to city 3, Pietracava.",
        ),
        (
            What::Attacked(a, lancers, hidden),
            "Con «Lancieri» il posto 1 attacca la città 2.",
            "With “Lancers” Seat 1 attacks city 2.",
        ),
        (
            What::Called(b, wall, hidden),
            "Il posto 2 chiama «Muro» (#4) a difendere la città 2.",
            "Seat 2 calls “Wall” (#4) to defend city 2.",
        ),
        (
            What::Revealed(1, Face::Capital),
            "La città 2 si scopre: è la capitale.",
            "City 2 is turned up: it is the capital.",
        ),
        (
            What::Struck(lancers, wall, 2),
            "«Lancieri» colpisce «Muro» (#4) con Potenza 2.",
            "“Lancers” strikes “Wall” (#4) with Power 2.",
        ),
        (
            What::Hurt(b, wall, 1, 2, 3),
            "«Muro» (#4, posto 2) subisce 1 danno (2 su 3 HP).",
            "“Wall” (#4, Seat 2) takes 1 damage (2 of 3 HP).",
        ),
        (
            What::Abandoned(b, stone),
            "La città 3, Pietracava, torna neutrale: il posto 2 non la occupa più.",
            "City 3, Pietracava, is neutral again: Seat 2 occupies it no longer.",
        ),
        (
            What::Boosted(lancers, Change { power: 2, range: -1, ..Change::default() }),
            "«Lancieri» ha +2 Potenza e −1 Range fino alla fine del turno.",
            "“Lancers” has +2 Power and −1 Range until the end of the turn.",
        ),
        (
            What::Gained(lancers, Keyword::Fleeting),
            "«Lancieri» ha la parola chiave Fugace fino alla fine del turno: non può difendere.",
            "“Lancers” has the keyword Fleeting until the end of the turn: it cannot defend.",
        ),
        (
            What::Shown(b, bag("-")),
            "Il posto 2 mostra la mano: nessuna carta.",
            "Seat 2 shows the hand: no card.",
        ),
        (
            What::Shown(b, bag("2*w2+t2")),
            "Il posto 2 mostra la mano: «Scintilla», «Lancieri» (2).",
            "Seat 2 shows the hand: “Spark”, “Lancers” (2).",
        ),
        (
            What::MayOpen(a, 1),
            "Nella fase di apertura il posto 1 può aprire 1 carta in più.",
            "In the opening phase Seat 1 may open 1 more card.",
        ),
        (
            What::DuelOver(Outcome { winner: a, how: How::Cities, turns: 12 }),
            "Il posto 1 vince il duello al turno 12: occupa la capitale e almeno altre due città.",
            "Seat 1 wins the duel on turn 12: they occupy the capital and at least two other cities.",
        ),
        (
            What::Over(Ending::Drawn),
            "La partita è finita in parità: pari i duelli, e pari le conquiste.",
            "The match is drawn: duels are level, and so are conquests.",
        ),
    ];
    for (what, it, en) in cases {
        assert_eq!(told(what), Text::new(it, en));
    }
}

/// Only what happens by the clock, and rare outcomes, are missing from random games.
#[test]
fn the_clock_and_the_end_are_told_too() {
    let [a, b] = [Seat::new(0), Seat::new(1)];
    let time = |winner| What::DuelOver(Outcome { winner, how: How::Time, turns: 30 });
    for what in [What::TimeOver, What::TurnOver, time(b), What::Over(Ending::Conquests(a))] {
        assert_sentence(&told(what));
    }
}

fn turn(scene: &Scene, seat: u8) -> Text {
    Capitale::say_turn(&scene.view(seat))
}

fn label(scene: &Scene, seat: u8, action: &str) -> Text {
    assert!(scene.allows(seat, action), "{action}");
    Capitale::say_action(&scene.view(seat), &action.parse().unwrap())
}

#[test]
fn the_turn_says_what_is_still_open_and_who_is_awaited() {
    let scene = named("units=1:0:w2@1,2:0:w3@field,3:1:w4@1 | hand=t2 |");
    assert_eq!(
        turn(&scene, 0),
        Text::new(
            "Tocca a te: puoi collocare personaggi, muovere, attaccare, giocare carte Quick, oppure finire la fase principale.",
            "Your turn: you may set characters, move, attack, play Quick cards, or end the main phase."
        )
    );
    assert_eq!(
        turn(&scene, 1),
        Text::new("Il posto 1 è nella fase principale.", "Seat 1 is in the main phase.")
    );
    let defence = scene.go("attack=1 face=capital");
    assert_eq!(
        turn(&defence, 1),
        Text::new(
            "Tocca a te: scegli con chi difendere, o se rinunciare, nella città 1, la capitale.",
            "It is up to you: choose with whom to defend, or whether to decline, at city 1, the capital."
        )
    );
    assert_eq!(
        turn(&defence, 0),
        Text::new(
            "Il posto 2 sta scegliendo con chi difendere, o se rinunciare, nella città 1, la capitale.",
            "Seat 2 is choosing with whom to defend, or whether to decline, at city 1, the capital."
        )
    );
}

#[test]
fn a_window_says_what_comes_of_passing_and_not_who_holds_what() {
    let scene = named("units=1:0:w2@1 | | hand=w5").go("attack=1 face=capital");
    let (it, en) = (
        "Tocca a te: puoi rispondere con una carta o un'abilità Quick, o passare; se passano tutti, il posto 1 conquista la città 1, la capitale.",
        "It is up to you: you may answer with a Quick card or ability, or pass; if all pass, Seat 1 conquers city 1, the capital.",
    );
    assert_eq!(turn(&scene, 1), Text::new(it, en));
    let (it, en) = (
        "Si può rispondere con carte e abilità Quick, e si aspetta il posto 2; se passano tutti, conquisti la città 1, la capitale.",
        "Quick cards and abilities may be played (waiting for Seat 2); if all pass, you conquer city 1, the capital.",
    );
    assert_eq!(turn(&scene, 0), Text::new(it, en));
    // Whoever cannot answer is told so alone.
    let bluff = named("units=1:0:w2@1 | | hand=w3").go("attack=1 face=capital");
    assert_eq!(turn(&bluff, 0), Text::new(it, en));
    assert!(turn(&bluff, 1).en.contains("you have nothing to answer with"));
    let waiting = named("units=1:0:w2@1 | | hand=w5,t3").go("attack=1 face=capital quick=w5");
    assert!(
        turn(&waiting, 0).en.ends_with("if all pass, “Guard” (Seat 2) happens."),
        "{:?}",
        turn(&waiting, 0)
    );
}

#[test]
fn a_button_says_what_it_does_at_its_moment() {
    let line = "cities=capital,?,?,?,? units=1:0:w2@1,2:0:w3@field,3:1:w4@1,4:1:w4@2 | hand=t2 |";
    let scene = named(line);
    let cases = [
        (
            "attack=1",
            "Attacca la città 1, la capitale, con «Lancieri»",
            "Attack city 1, the capital, with “Lancers”",
        ),
        ("move=1:2", "Muovi «Lancieri» nella città 2 (si tappa)", "Move “Lancers” to city 2 (it taps)"),
        ("set=2:1", "Colloca «Fuochista» nella città 1, la capitale", "Set “Stoker” at city 1, the capital"),
        ("quick=t2", "Gioca «Scintilla»", "Play “Spark”"),
        ("end", "Finisci la fase principale", "End the main phase"),
    ];
    for (action, it, en) in cases {
        assert_eq!(label(&scene, 0, action), Text::new(it, en));
    }
    let aim = scene.go("quick=t2");
    assert_eq!(
        label(&aim, 0, "choose=4"),
        Text::new("Scegli «Muro» (#4, posto 2, città 2)", "Choose “Wall” (#4, Seat 2, city 2)")
    );
    let line = "cities=capital:1,?,?,?,? units=1:0:w11@1,2:1:w4@1,3:1:w3@1 | |";
    let divide = named(line).go("attack=1 defend=2 join=3").passes();
    assert_eq!(label(&divide, 0, "hit=2:1"), Text::new("Colpisci «Muro» con 1", "Strike “Wall” with 1"));
    assert_eq!(
        label(&divide, 0, "hit=3:1"),
        Text::new("Colpisci «Fuochista» con 1, e muore", "Strike “Stoker” with 1, and it dies")
    );
}

#[test]
fn the_table_in_lines() {
    let line = "turn=3 conquests=1:0 cities=capital:0,?,?,?,? units=1:0:w3@1/tapped,2:1:w2@1,3:1:t3@#2,4:0:w2@field | hand=t2,w5 | hand=w3!,w4 grave=w4";
    let said = Capitale::say_view(&named(line).view(0));
    let it = "\
Duello 1, turno 3 (posto 1): fase principale.
Al meglio di 3 duelli, finora 0 a 0; città conquistate: 1 a 0.
Città 1, la capitale: del posto 1.
  #1 «Fuochista», posto 1: Potenza 3, HP 1, Range 0, Movimento 1; tappato.
  #2 «Lancieri», posto 2: Potenza 2, HP 12, Range 0, Movimento 1; con «Scudo» #3 (posto 2).
Città 2, coperta: neutrale.
Città 3, coperta: neutrale.
Città 4, coperta: neutrale.
Città 5, coperta: neutrale.
Ancora coperte: Vadofermo, Pietracava, Selvapiana, Portochiaro.
Posto 1 (tu): in mano 2 carte, nel grimorio 41 carte.
  #4 «Lancieri», posto 1: Potenza 2, HP 3, Range 0, Movimento 1.
Posto 2: in mano 2 carte, nel grimorio 40 carte.
  Nel cimitero: «Muro».
  Nella mano si sa di: «Fuochista».
La tua mano, carta per carta.
  «Scintilla» [t2], effetto, livello 1, Quick. Scegli un personaggio dell'avversario: subisce 1 danno.
  «Guardia» [w5], fante, livello 0, 1/3, Range 0, Movimento 1, Quick.";
    assert_eq!(said.it, it);
    assert!(said.en.starts_with("Duel 1, turn 3 (Seat 1): main phase.\nBest of 3 duels, so far 0 to 0;"));
}

#[test]
fn a_blow_is_foretold_as_things_stand() {
    let line = "cities=capital:1,?,?,?,? units=1:0:w2@1,2:1:w3@1 | hand=t2 |";
    let scene = named(line).go("attack=1 defend=2");
    let said = Capitale::say_view(&scene.view(1));
    let (it, en) = (
        "  Al passo di Range 0, così come stanno le cose: «Lancieri» colpisce «Fuochista» con 2, «Fuochista» colpisce «Lancieri» con 3; muoiono «Lancieri» e «Fuochista».",
        "  In the Range 0 step, as things stand: “Lancers” strikes “Stoker” with 2, “Stoker” strikes “Lancers” with 3; “Lancers” and “Stoker” die.",
    );
    assert!(said.it.contains(it) && said.en.contains(en), "{said:?}");
    let battle = "Battaglia nella città 1, la capitale; attaccanti (posto 1): «Lancieri»; difensori (posto 2): «Fuochista».";
    assert!(said.it.contains(battle), "{}", said.it);
}
