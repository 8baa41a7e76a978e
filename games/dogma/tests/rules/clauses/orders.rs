//! The second half of chapter 8.

use dogma::{Action, Dogma, Evil, What};
use table::{Game, Match, Seats, Seed};

use crate::scene::Scene;

const IDLE: &str = "| a1=p1,c16 | a1=p5,i16";

#[test]
fn clause_8_6_orders_are_chosen_in_secret_and_shown_together() {
    let scene = Scene::at("| a1=p1,c1,c16 | a1=p5,i1,i16");
    assert_eq!(scene.asked(), [0, 1]);
    let scene = scene.go("1:cult=2 0:cult=1");
    let planned: Vec<_> =
        scene.told.iter().filter(|(_, event)| matches!(event.what, What::Planned(..))).collect();
    assert_eq!((planned.len(), scene.damage(1)), (2, 20));
    let order =
        scene.order(&[&|what| matches!(what, What::Planned(..)), &|what| matches!(what, What::Used(..))]);
    assert_eq!(order, [0, 2]);
}

#[test]
fn clause_8_7_there_are_five_orders_of_three_priorities() {
    let says = [("p1", "abilities = [{ special = ['burn'] }]")];
    let scene = Scene::dealt(&says, "| a1=p1,c1,c2 divine=d1 | a1=p5,i1,i16");
    assert_eq!(scene.says(0), "call=1 call=2 call=3 divine cult=1 cult=2 special");
    assert_eq!(scene.says(1), "call=1 call=2 call=3 appeal cult=1 cult=2");
    let acted = |one: &str, other: &str| scene.clone().go(&format!("0:{one} 1:{other}")).settles().acted();
    // Against Fervour 60, each of a better priority comes first.
    assert_eq!((acted("cult=1", "appeal").as_str(), acted("divine", "call=1").as_str()), ("1,0", "1,0"));
    assert_eq!((acted("special", "cult=1").as_str(), acted("special", "call=1").as_str()), ("0,1", "1,0"));
}

#[test]
fn clause_8_8_convocazione_names_a_place_of_the_rearguard() {
    let calls = |line: &str| Scene::at(line).options_with(0, "call=");
    assert_eq!(calls(IDLE), "1,2,3");
    assert_eq!(calls("| line=3,1 a3=p3,c16 | a1=p5,i16"), "1");
    assert_eq!(calls("| line=1 a1=p1,c16 | a1=p5,i16"), "");
}

#[test]
fn clause_8_9_intervento_divino_needs_an_intervention() {
    let scene = Scene::at("| a1=p1,c16 divine=d1 | a1=p5,i16");
    assert!(scene.allows(0, "divine") && !scene.allows(0, "appeal"));
    let scene = scene.go("0:divine 1:cult=1");
    assert!(!scene.allows(0, "divine"));
}

#[test]
fn clause_8_10_the_appello_needs_an_empty_arcano() {
    let scene = Scene::at("| a1=p1,c16 divine=d1 played=d2 | a1=p5,i16");
    assert!(!scene.allows(0, "appeal"));
    // Empty from the start, it may be chosen in the first turn.
    assert_eq!((scene.open().turn, scene.allows(1, "appeal"), scene.allows(1, "divine")), (1, true, false));
    assert!(scene.go("0:divine 1:cult=1").allows(0, "appeal"));
}

#[test]
fn clause_8_11_a_cult_card_that_is_blocked_cannot_be_chosen() {
    let says = [("c2", "keywords = ['ardua']")];
    let scene = |line: &str| Scene::dealt(&says, line).options_with(0, "cult=");
    assert_eq!(scene("| a1=p1,c1,c2,c3 | a1=p5,i16"), "1,2,3");
    assert_eq!(scene("| a1=p1,c1#,c2,c3 | a1=p5,i16"), "2,3");
    assert_eq!(scene("| a1=p1,c1,c2,c3 ardua=1 | a1=p5,i16"), "1,3");
    assert_eq!(scene("| a1=p1,c1,r1 | a1=p5,i16"), "1");
}

#[test]
fn clause_8_12_position_four_is_elaines_unless_she_is_annulled() {
    let says = [("p1", "abilities\nfourth = true")];
    let cults = |mark: &str| {
        Scene::dealt(&says, &format!("| a1=p1,c1,c2,c3,c16{mark} | a1=p5,i16")).options_with(0, "cult=")
    };
    assert_eq!((cults("").as_str(), cults("/annulled").as_str()), ("1,2,3,4", "1,2,3"));
    let scene = Scene::dealt(&says, "| a1=p1,c1,c2,c3,c16 | a1=p5,i16").go("0:cult=4 1:cult=1");
    assert_eq!(scene.faces(0), "?,?,?,c16");
}

#[test]
fn clause_8_13_special_needs_an_icon_in_force() {
    let special = |says: &[(&str, &str)], line: &str| Scene::dealt(says, line).allows(0, "special");
    let line = "| a1=p1,c16,r1 | a1=p5,i16";
    let does = "abilities = [{ special = ['burn'] }]";
    assert!(!special(&[], line) && special(&[("p1", does)], line) && special(&[("r1", does)], line));
    // Annulled, of a Relic in the rearguard, or not in force because of what must hold.
    assert!(!special(&[("p1", does)], &line.replace(",r1", ",r1/annulled")));
    assert!(!special(&[("r1", does)], "| a1=p1,c16 a2=p2!,r1 | a1=p5,i16"));
    let only = "abilities = [{ special = ['burn'], only = ['rival_troubled'] }]";
    assert!(!special(&[("p1", only)], line) && special(&[("p1", only)], &line.replace("i16", "i16/crisi")));
    let refused = Dogma::why_not(&Scene::dealt(&[("p1", only)], line).view(0), &Action::Special).unwrap();
    assert!(refused.text.en.ends_with("works only if the rival Prophet has an evil token"), "{refused:?}");
    assert!(refused.text.it.ends_with("vale solo se il Profeta rivale ha un segnalino malefico"));
    // With four it is enough that one of the possible targets is troubled.
    let four = |of: &str| format!("| a1=p1,c16 | a1=p5,i16 | a1=p9,j16 | {of}");
    let special = |of: &str| Scene::dealt(&[("p1", only)], &four(of)).aims().allows(0, "special");
    assert!(!special("a1=p13,b16") && special("a1=p13,b16/crisi"));
}

#[test]
fn clause_8_14_a_prophet_with_nothing_but_relics_has_the_other_orders() {
    let scene = Scene::at("| a1=p1,r1,r2,r3 divine=d1 | a1=p5,i16");
    assert_eq!(scene.says(0), "call=1 call=2 call=3 divine");
    let says = [("r1", "abilities = [{ special = ['burn'] }]")];
    assert!(Scene::dealt(&says, "| a1=p1,r1,r2,r3 | a1=p5,i16").allows(0, "special"));
}

#[test]
fn clause_8_15_whoever_can_do_nothing_passes_and_nobody_else() {
    let line = "| line=1 a1=p1,r1/fanatismo | a1=p5,i16";
    let scene = Scene::at(line);
    assert_eq!((scene.says(0).as_str(), scene.allows(1, "pass")), ("pass", false));
    let scene = scene.go("0:pass 1:cult=1");
    assert!(scene.told(|what| matches!(what, What::Passed(_))));
    let scene = Scene::at(&line.replace("i16", "i16#/fanatismo")).go("pass");
    assert_eq!((scene.open().turn, scene.says(0).as_str()), (2, "pass"));
}

#[test]
fn clause_8_17_a_pass_that_is_the_only_thing_possible_is_nobodys_to_give() {
    let line = "| line=1 a1=p1,c1,c16/fanatismo ardua=1 | a1=p5,i16";
    let hard = [("c1", "keywords = ['ardua']"), ("c16", "keywords = ['ardua']")];
    let locked = Scene::dealt(&hard, line);
    let idle = |scene: &Scene, seat: u8| scene.truth.is_idle(crate::scene::seat(seat));
    assert_eq!((locked.says(0).as_str(), idle(&locked, 0), idle(&locked, 1)), ("pass", true, false));
    // That it is so hangs on hidden cards: the other sees the same where there is a choice.
    let free = Scene::dealt(&hard, &line.replace("c16", "c2"));
    assert!(!idle(&free, 0) && free.says(0) == "cult=2");
    assert_eq!(
        (locked.view(1).open.sides, locked.truth.turn()),
        (free.view(1).open.sides, free.truth.turn())
    );
    // The house gives the pass when the other has ordered; it is no choice to be taken back.
    let seats = [0, 1].map(crate::scene::seat);
    let mut played =
        Match::<Dogma>::from_truth(locked.open().setup, Seed::from_number(1), locked.truth.clone());
    assert_eq!(played.idle(), Seats::one(seats[0]));
    played.offer(seats[1], "cult=1".parse().unwrap()).unwrap();
    played.offer(seats[0], "pass".parse().unwrap()).unwrap();
    assert_eq!(seats.map(|seat| played.before_last_choice_of(seat, false)), [None, Some(0)]);
    // Among other questions nobody is answered for.
    assert!(!idle(&locked.go("0:pass 1:call=1"), 1));
}

#[test]
fn clause_8_16_isteria_chooses_and_shows_first() {
    let scene = Scene::at("| a1=p1,c1,c16 | a1=p5,i1,i16/isteria");
    assert_eq!(scene.asked(), [1]);
    let scene = scene.go("1:cult=1");
    assert!(scene.told(|what| matches!(what, What::Early(..))));
    assert_eq!((scene.asked(), scene.damage(0)), (vec![0], 0));
    // If all have it, they choose as usual.
    assert_eq!(Scene::at("| a1=p1,c16/isteria | a1=p5,i16/isteria").asked(), [0, 1]);
    let four = "| a1=p1,c16/isteria | a1=p5,i16 | a1=p9,j16/isteria | a1=p13,b16";
    let scene = Scene::at(four);
    assert_eq!(scene.asked(), [0, 2]);
    let scene = scene.go("0:target=1 2:target=3 ready");
    assert_eq!(scene.asked(), [0, 2]);
    let scene = scene.go("0:cult=1 2:cult=1");
    assert!(scene.asked() == [1, 3] && scene.has(0, Evil::Isteria));
}
