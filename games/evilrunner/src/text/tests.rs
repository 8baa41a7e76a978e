//! Names and sentences.

use table::{Answer, Deaf, Game, Notation, Seat};

use super::*;
use crate::{Piece, Setup, Vertex};

#[test]
fn sentences_begin_with_a_capital_letter() {
    let at: Vertex = "T3".parse().unwrap();
    for piece in Piece::ALL {
        let text = Evilrunner::say_event(&Event::Placed { piece, at });
        assert!(text.it.starts_with(char::is_uppercase) && text.en.starts_with(char::is_uppercase));
        assert!(text.it.contains("T3") && text.en.contains("T3"));
    }
}

#[test]
fn one_point_is_singular() {
    assert_eq!(points(1), Text::new("1 punto", "1 point"));
    assert_eq!(points(12), Text::new("12 punti", "12 points"));
}

fn view(setup: &str, line: &str, viewer: Option<Seat>) -> View {
    Evilrunner::read(line, &setup.parse().unwrap()).unwrap().view(viewer)
}

/// What the asked seat is told, and what the others are.
fn said(setup: &str, line: &str, actions: &[&str]) -> [Text; 2] {
    let mut truth = Evilrunner::read(line, &setup.parse().unwrap()).unwrap();
    play(&mut truth, actions);
    let asked = truth.turn().asked().first().unwrap();
    let others = Evilrunner::say_turn(&truth.view(None));
    assert_eq!(Evilrunner::say_turn(&truth.view(Some(asked.other()))), others);
    [Evilrunner::say_turn(&truth.view(Some(asked))), others]
}

fn play(truth: &mut Evilrunner, actions: &[&str]) {
    for action in actions {
        let action = action.parse().unwrap();
        match truth.turn().asked().first() {
            Some(seat) => truth.play(Answer::Together(&[(seat, action)]), &mut Deaf),
            None => truth.play(Answer::Chance(action), &mut Deaf),
        }
    }
}

const LINE: &str = "L=A5 U=T5 A=C7 V=A2 seals=T3,T9 power=unicorn to=spirit turn=4";

#[test]
fn the_asked_seat_is_spoken_to_and_nobody_else() {
    let [you, others] = said("", LINE, &[]);
    assert_eq!(
        you,
        Text::new(
            "Tocca a te: muovi il Leviatano, oppure annuncia un attraversamento.",
            "Your turn: move the Leviathan, or else announce a crossing."
        )
    );
    assert_eq!(
        others,
        Text::new("Il Santo Spirito sta muovendo il Leviatano.", "The Spirit is moving the Leviathan.")
    );
}

#[test]
fn in_the_set_up_the_asked_seat_hears_what_goes_where() {
    let mut truth = Evilrunner::new(&Setup::default()).unwrap();
    let mut heard = Vec::new();
    for action in ["L@A1", "U@T1", "A@C1", "seal@T8", "seal@T9", "seal@T10", "seal@T11", "seal@T12", "V@A7"] {
        heard.push(Evilrunner::say_turn(&truth.view(truth.turn().asked().first())));
        play(&mut truth, &[action]);
    }
    assert_eq!(heard[0].it, "Tocca a te: metti il Leviatano su un vertice degli Abissi.");
    assert_eq!(heard[0].en, "Your turn: put the Leviathan on any vertex of the Abyss.");
    assert_eq!(heard[1].it, "Tocca a te: metti l'Unicorno su un vertice della Terra.");
    assert_eq!(heard[2].en, "Your turn: put the Archangel on any vertex of the Heavens.");
    assert_eq!(heard[3].it, "Tocca a te: sigilla un vertice della Terra (1 di 5).");
    assert_eq!(heard[7].en, "Your turn: seal a vertex of the Earth (5 of 5).");
    assert_eq!(heard[8].it, "Tocca a te: metti Valandris su un vertice libero e non sigillato.");
}

#[test]
fn a_power_is_named_when_its_creature_moves_and_can_use_it() {
    let [you, others] = said("", LINE, &["L>A6"]);
    assert_eq!(you.it, "Tocca a te: muovi l'Unicorno; prima puoi sigillare un vertice.");
    assert_eq!(others.en, "The Spirit is moving the Unicorn, which may seal first.");
    let [you, others] = said("", &LINE.replace("unicorn", "leviathan"), &[]);
    assert!(you.it.contains("fallo balzare in A19") && you.en.contains("let it jump to A19"));
    assert!(others.it.contains("che può balzare"));
    let [you, _] = said("", &LINE.replace("unicorn", "archangel"), &["L>A6", "U>T7"]);
    assert_eq!(you.it, "Tocca a te: muovi l'Arcangelo di un passo o fallo volare a distanza due.");
    let [you, _] = said("", LINE, &["L>A6", "U>T7"]);
    assert_eq!(you.en, "Your turn: move the Archangel one step.");
    let away = LINE.replace("U=T5", "U=C5");
    assert_eq!(said("", &away, &["L>A6"])[0].it, "Tocca a te: muovi l'Unicorno di un passo.");
}

#[test]
fn who_cannot_step_is_told_so() {
    let ringed = "L=T1 U=T5 A=C7 V=A1 seals=T2,T3,T6,T7,T8 power=none to=spirit turn=4";
    let [you, others] = said("", ringed, &[]);
    assert!(you.it.ends_with("non ha passi leciti, lascialo dov'è o annuncia un attraversamento."));
    assert!(others.en.starts_with("The Leviathan has no legal step"));
    let trapped = "L=A4 U=A6 A=A14 V=A1 seals=T1,T2,T8 power=none to=valandris";
    assert_eq!(said("", trapped, &[])[0].en, "Your turn: you have nowhere to go, stand still.");
}

#[test]
fn valandris_hears_how_many_steps_are_left_and_what_threatens_him() {
    let run = LINE.replace("to=spirit", "to=valandris");
    assert_eq!(said("", &run, &[])[0].it, "Tocca a te: fai fino a due passi o resta fermo.");
    assert_eq!(said("", &run, &["V>A4"])[0].it, "Tocca a te: fai il secondo passo o fermati qui.");
    assert_eq!(said("speed=1", &run, &[])[0].en, "Your turn: make one step or stand still.");
    let aside = said("", LINE, &["U^C9"])[0].clone();
    assert!(aside.it.ends_with("l'Unicorno sta per arrivare in C9; fai il passo bonus o resta dove sei."));
    let here = said("", &LINE.replace("V=A2", "V=C9"), &["U^C9"])[0].clone();
    assert!(here.en.ends_with("is about to arrive on C9; make your bonus step or be captured."));
}

#[test]
fn the_table_in_lines() {
    let Text { it, en } = Evilrunner::say_view(&view("", LINE, None));
    let lines = [
        "Turno 4 di 60: tocca al Santo Spirito.",
        "Potere dichiarato per questo turno: l'Unicorno.",
        "Il Leviatano è in A5, negli Abissi. Vicini: A2 (Valandris), A6, A13. Passaggi: T2, T4, T9 (sigillo).",
        "L'Unicorno è in T5, sulla Terra. Vicini: T3 (sigillo), T7, T9 (sigillo), T10, T11. Passaggi: A7, A9, A10, A11, \
         A16, C7 (Arcangelo), C9, C10, C11, C16.",
        "L'Arcangelo è in C7, nei Cieli. Vicini: C2, C9, C10. Passaggi: T3 (sigillo), T5 (Unicorno), T9 (sigillo).",
        "Valandris è in A2, negli Abissi. Vicini: A4, A5 (Leviatano), A7. Passaggi: T2, T3 (sigillo), T9 (sigillo).",
        "Sigilli sulla plancia, 2 di 12: T3, T9.",
    ];
    assert_eq!(it.lines().collect::<Vec<_>>(), lines);
    assert_eq!(en.lines().count(), lines.len());
    assert!(
        en.contains("The Leviathan is on A5, in the Abyss. Neighbours: A2 (Valandris), A6, A13. Links: T2")
    );
}

#[test]
fn the_lines_follow_the_moment() {
    let start = Evilrunner::new(&Setup::default()).unwrap();
    let Text { it, en } = Evilrunner::say_view(&start.view(None));
    assert!(it.starts_with(
        "Manche 1 di 2, disposizione iniziale: tocca al Santo Spirito.\nIl Leviatano non è ancora"
    ));
    assert!(en.ends_with("Seals on the board: none."));
    let jump = Evilrunner::say_view(&view("", &LINE.replace("unicorn", "leviathan"), None));
    assert!(jump.it.contains("Balzo: A19.") && jump.en.contains("Jump: A19."));
    let flight = Evilrunner::say_view(&view("powers=all", &LINE.replace("unicorn", "none"), None));
    assert!(
        flight.en.contains("Powers: all, on every turn.")
            && flight.en.contains("Flight: C3, C4, C5, C11, C13, C16.")
    );
    let away = LINE.replace("U=T5", "U=C5");
    assert!(
        Evilrunner::say_view(&view("", &away, None)).en.contains("the Unicorn, which is away from home.")
    );
    let mut truth = Evilrunner::read(LINE, &Setup::default()).unwrap();
    play(&mut truth, &["L^T2", "die=1"]);
    let crossing = Evilrunner::say_view(&truth.view(None));
    assert!(crossing.it.contains("tocca a Valandris") && crossing.it.contains("attraversa da A5 a T2"));
    play(&mut truth, &["stay", "power=archangel"]);
    assert!(Evilrunner::say_view(&truth.view(None)).en.contains("for the next turn: the Archangel."));
}

#[test]
fn finished_legs_are_told_with_their_points() {
    let mut truth = Evilrunner::new(&Setup::default()).unwrap();
    let leg =
        ["L@A1", "U@T1", "A@C1", "seal@T8", "seal@T9", "seal@T10", "seal@T11", "seal@T12", "V@A4", "L>A4"];
    play(&mut truth, &leg);
    let second = Evilrunner::say_view(&truth.view(None));
    assert!(
        second.it.contains("Manche 2 di 2") && second.it.ends_with("Manche 1: Valandris ha fatto 1 punto.")
    );
    play(&mut truth, &leg);
    let over = Evilrunner::say_view(&truth.view(None));
    assert!(over.en.contains("the match is over") && over.en.ends_with("Leg 2: Valandris scored 1 point."));
}
