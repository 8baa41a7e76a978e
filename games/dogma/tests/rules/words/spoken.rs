//! Sentences word by word.

use dogma::{
    Action, Dogma, Ending, Event, Evil, Hand, How, Keyword, Plan, Set, Setup, Step, Type, View, Way, What,
    Who,
};
use table::{Game, Rng, Say, Scratch, Seat, Seats, Text, told_answer};

use crate::scene::Scene;

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);

fn event(doubles: bool, what: What) -> Event {
    Event { cards: Set::first(), doubles, band: None, what }
}

/// What is laid open at the end: a Prophet and its Cult cards for each Arcano, an Intervention.
fn hand(arcana: &[&str], divine: &str) -> Hand {
    let mut hand = Hand::default();
    for (pack, cards) in hand.arcana.iter_mut().zip(arcana) {
        let mut cards = cards.split(',').map(|card| card.parse().unwrap());
        pack.prophet = cards.next();
        pack.cults.extend(cards);
    }
    hand.divine.push(divine.parse().unwrap());
    hand
}

fn told(doubles: bool, what: What) -> Text {
    Dogma::say_event(&event(doubles, what))
}

fn who(seat: Seat, card: &str) -> Who {
    (seat, card.parse().unwrap())
}

#[test]
fn at_the_end_each_is_told_what_it_means_to_it() {
    let scene = Scene::at("| a1=p1,c1 | line=1 a1=p5,i16/damage80").go("cult=1");
    let truth = &scene.truth;
    let says = |viewer: Option<Seat>| Dogma::say_turn(&truth.view(viewer));
    assert_eq!(says(Some(A)).it, "La partita è finita: hai vinto.");
    assert_eq!(says(Some(B)).en, "The game is over: you have lost, this time.");
    assert!(says(None).en.contains("Seat 1 wins, as the other has no Prophet left"));
}

#[test]
fn the_log_leaves_out_what_lies_on_the_table_anyhow() {
    let noise = |what: What| Dogma::is_noise(&event(false, what));
    assert!(noise(What::Found(A, "p5".parse().unwrap())) && noise(What::Places(B)));
    assert!(!noise(What::TookPack(A, 2)) && !noise(What::Ready(B)) && !noise(What::Turn(3)));
}

#[test]
fn what_happens_reads_as_people_speak() {
    let card = |text: &str| text.parse().unwrap();
    let (khadija, godfrey, sage) = (who(A, "p5"), who(B, "p8"), who(B, "p10"));
    let cases = [
        (
            What::Planned(A, Plan::Call(2), Some(1), None),
            "Il posto 1 rivela: Convocazione, 2ª posizione.",
            "Seat 1 shows: Convocazione, position 2.",
        ),
        (
            What::Raised(khadija, Some(card("r4"))),
            "Khadija torna in gioco, in fondo alla retroguardia; Sharira resta negli scarti.",
            "Khadija comes back, at the end of the rearguard; Sharira stays in the discards.",
        ),
        (
            What::Planned(B, Plan::Cult(0), Some(0), Some(A)),
            "Il posto 2 rivela: Carta Culto, 1ª posizione, contro il posto 1.",
            "Seat 2 shows: Cult card, position 1, against Seat 1.",
        ),
        (What::Used(khadija, card("i15")), "Khadija usa Salat.", "Khadija uses Salat."),
        (
            What::Stopped(A),
            "Il posto 1 si ferma: ciò che gli manca lo dà la sorte.",
            "Seat 1 stops: what it lacks is given by chance.",
        ),
        (
            What::CutShort(B),
            "Da un giro intero il posto 2 non mette giù una carta: per lui la costruzione finisce qui.",
            "For a whole lap Seat 2 has put no card down: that building ends here.",
        ),
        (
            What::LaidOpen(A, hand(&["p5,i15", "p8"], "d1")),
            "Il posto 1 scopre tutto: Khadija con Salat; Goffredo; Interventi: Pioggia di Fuoco.",
            "Seat 1 lays everything open: Khadija with Salat; Godfrey; Interventions: Rain of Fire.",
        ),
        (
            What::Hurt(godfrey, 20, 60, 160),
            "Goffredo riceve 20 danni: restano 100 punti Fede su 160.",
            "Godfrey takes 20 damage: 100 of 160 Faith left.",
        ),
        (
            What::Healed(godfrey, 30, 30, 160),
            "Goffredo recupera 30 punti Fede: ora ne ha 130 su 160.",
            "Godfrey recovers 30 Faith: 130 of 160 now.",
        ),
        (
            What::Hurt(godfrey, 20, 170, 160),
            "Goffredo riceve 20 danni: non restano punti Fede.",
            "Godfrey takes 20 damage: no Faith left.",
        ),
        (
            What::Immune(sage, Type::Rite),
            "Il Saggio d'Oro è immune ai Riti.",
            "The Golden Sage is immune to Rites.",
        ),
        (
            What::Doubled(sage, Type::Scripture),
            "Il Saggio d'Oro è debole contro le Scritture: i danni raddoppiano.",
            "The Golden Sage is weak to Scriptures: the damage is doubled.",
        ),
        (
            What::Token(sage, Evil::Isteria),
            "Il Saggio d'Oro riceve un segnalino Isteria.",
            "The Golden Sage gets an Isteria token.",
        ),
        (
            What::Grief(sage, 2),
            "Lo Struggimento blocca la terza carta Culto del Saggio d'Oro.",
            "Struggimento blocks the third Cult card of the Golden Sage.",
        ),
        (
            What::Fervour(khadija, -20, 70),
            "Khadija riceve −20 al Fervore, che ora è 70.",
            "Khadija gets −20 Fervour, which is 70 now.",
        ),
        (
            What::Copied(khadija, sage.1),
            "Khadija copia l'abilità del Saggio d'Oro.",
            "Khadija copies the ability of the Golden Sage.",
        ),
        (
            What::Fielded(khadija, vec![card("r4")], 2),
            "Il posto 1 schiera Khadija, con Sharira e 2 carte Culto.",
            "Seat 1 fields Khadija, with Sharira and 2 Cult cards.",
        ),
        (
            What::Defeated(sage, vec![card("b9"), card("b3")]),
            "Il Saggio d'Oro cade e va negli scarti, con 4 nobili verità e Karma.",
            "The Golden Sage falls and goes to the discards, with Four Noble Truths and Karma.",
        ),
        (
            What::Proof { tester: A, hider: B, hidden: Way::Reason, said: Way::Violence },
            "Prova di Fedeltà: il posto 2 ha nascosto Razionalità, il posto 1 nomina Violenza e non la supera.",
            "Prova di Fedeltà: Seat 2 has hidden Razionalità, Seat 1 names Violenza and does not pass it.",
        ),
        (
            What::Stands(A, [3, 3, 4, 3]),
            "Il posto 1 ha in retroguardia, coperti, tre Profeti con 3, 4 e 3 carte.",
            "Seat 1 has three Prophets face down in the rearguard, with 3, 4 and 3 cards.",
        ),
        (
            What::Over(Ending { winners: Seats::one(B), how: How::LastProphet }),
            "La partita è finita: vince il posto 2, perché all'altro non resta nessun Profeta.",
            "The game is over: Seat 2 wins, as the other has no Prophet left.",
        ),
        (
            What::Over(Ending { winners: Seats::one(A).with(Seat::new(2)), how: How::Together(200, 210) }),
            "Gli ultimi Profeti sono caduti insieme: vincono il posto 1 e il posto 3, con la somma di Fede e Fervore più bassa (200 contro 210).",
            "The last Prophets fell together: Seat 1 and Seat 3 win, with the lower sum of Faith and Fervour (200 to 210).",
        ),
    ];
    for (what, it, en) in cases {
        assert_eq!(told(false, what), Text::new(it, en));
    }
}

/// With a box for each, both may have the same Prophet.
#[test]
fn where_prophets_may_be_twice_their_owner_is_named() {
    let what = What::Used(who(B, "p5"), "i15".parse().unwrap());
    assert_eq!(told(true, what), Text::new("Khadija (posto 2) usa Salat.", "Khadija (Seat 2) uses Salat."));
    let setup: Setup = "mode=arbitrio".parse().unwrap();
    let mut truth = Dogma::new(&setup).unwrap();
    let told = told_answer(&mut truth, &mut Rng::new(1), &mut Scratch::default()).unwrap();
    assert!(told.iter().all(|(_, event)| event.doubles));
}

/// What random games come to seldom or never.
#[test]
fn rare_things_are_told_too() {
    let it = who(A, "p3");
    let rare = [
        What::Stalled(10),
        What::Still,
        What::Firm(it),
        What::Raised(it, None),
        What::Raised(it, Some("r4".parse().unwrap())),
        What::Nothing(A, "d7".parse().unwrap()),
        What::Emptied(B, 2),
        What::Fizzled(A),
        What::NoDivine(B),
        What::Exposed(B, Vec::new()),
        What::Over(Ending { winners: Seats::NONE, how: How::Together(200, 200) }),
        What::Over(Ending { winners: Seats::NONE, how: How::Cap }),
        What::Over(Ending { winners: Seats::one(A), how: How::Cap }),
    ];
    for what in rare {
        proving::assert_sentence(&told(false, what));
    }
}

/// The first moment of random games that is like this.
fn moment(setup: &str, is: impl Fn(&Dogma, &View) -> bool) -> View {
    for seed in 0..200 {
        let (mut rng, mut scratch) = (Rng::new(seed), Scratch::default());
        let mut truth = Dogma::new(&setup.parse().unwrap()).unwrap();
        loop {
            let view = truth.view(Some(A));
            if is(&truth, &view) {
                return view;
            }
            if told_answer(&mut truth, &mut rng, &mut scratch).is_none() {
                break;
            }
        }
    }
    panic!("{setup} never comes to it");
}

#[test]
fn in_isteria_the_turn_says_what_the_rival_has_shown() {
    let view = moment("", |truth, view| {
        let ordering = matches!(view.open.agenda.next(), Some(Step::Order(_)));
        ordering && truth.turn().asked() == Seats::one(A) && view.open.plans[1] == Some(Plan::Divine)
    });
    assert_eq!(
        Dogma::say_turn(&view),
        Text::new(
            "Tocca a te: scegli l'ordine per questo turno; il posto 2 ha già mostrato il suo ordine: Intervento Divino.",
            "Your turn: choose the order for this turn; Seat 2 has already shown this order: Intervento Divino."
        )
    );
}

#[test]
fn an_order_names_the_card_with_its_damage_and_keywords() {
    let salat = "i15".parse().unwrap();
    let view = moment("", |truth, view| {
        let ordering = matches!(view.open.agenda.next(), Some(Step::Order(_))) && truth.turn().asked().has(A);
        let Some((_, at)) = view.open.front(A).filter(|_| ordering) else { return false };
        let cults = &view.own.as_ref().unwrap().arcana[usize::from(at)].cults;
        let plain = view.open.active(A).unwrap().cults.iter().all(|place| place.power == 0);
        plain && cults.get(1) == Some(&salat)
    });
    let n = view.open.set().cult(salat).unwrap().damage;
    assert_eq!(
        Dogma::say_action(&view, &Action::Cult(1)),
        Text::new(
            format!("Ordine III: seconda carta Culto, Salat ({n} danni, Veloce)"),
            format!("Order III: second Cult card, Salat ({n} damage, Veloce)")
        )
    );
}

#[test]
fn building_says_into_which_arcano_a_card_goes() {
    let khadija = "p5".parse().unwrap();
    let view = moment("mode=arbitrio", |_, view| {
        view.own.as_ref().unwrap().arcana[0].prophet == Some(khadija) && view.open.turn == 0
    });
    assert_eq!(
        Dogma::say_action(&view, &"take=i15:1".parse().unwrap()),
        Text::new("Metti Salat nell'Arcano di Khadija", "Put Salat into the Arcano of Khadija")
    );
}

#[test]
fn tokens_keywords_and_cards_explain_themselves() {
    assert_eq!(
        Evil::Crisi.explained(),
        Text::new(
            "Crisi Mistica: 10 danni all'inizio di ogni turno da attivo",
            "Crisi Mistica: 10 damage at the start of every turn while active"
        )
    );
    assert!(Keyword::Ardua.explained().en.starts_with("Ardua: "));
    let full = Set::first().cards().full("p5".parse().unwrap());
    assert!(full.it.starts_with("Fede ") && full.it.contains(". Porta "), "{full:?}");
}
