//! Turns again, slowly and by other means: a list of orders, each put where it belongs, and damage with pencil and paper.

use dogma::What;
use table::Rng;

use crate::scene::Scene;

/// What the cards of the twin's tables say; each stands in the tables below too.
const SAYS: [(&str, &str); 12] = [
    ("p1", "immune = ['rite']"),
    ("p2", "weak = ['mystery']\nabilities = [{ always = 'pure' }]"),
    ("p3", "weak = ['rite']\nabilities = [{ always = { armour = 10 } }]"),
    ("p4", "fervour = 40\nabilities = [{ always = { might = 10 } }]"),
    ("p5", "fervour = 50\nabilities = [{ always = { swift = 'rite' } }]"),
    ("p6", "fervour = 60\nimmune = ['mystery']\nweak = ['scripture']\nabilities = [{ always = 'pure' }]"),
    ("c2", "keywords = ['veloce']\ndamage = 10"),
    ("c5", "keywords = ['lenta']\ndamage = 40"),
    ("c9", "keywords = ['protezione']\ndamage = 10"),
    ("c10", "damage = 30"),
    ("c13", "effects = [{ to = ['own', [{ damage = 10 }]] }]"),
    ("d1", "effects = [{ to = ['rival', [{ damage = 30 }]] }]"),
];

/// A Prophet as a sheet of paper has it.
struct Sheet {
    fervour: i32,
    immune: &'static str,
    weak: &'static str,
    armour: i32,
    might: i32,
    swift: &'static str,
}

fn sheet(prophet: usize) -> Sheet {
    let plain = Sheet { fervour: 60, immune: "", weak: "", armour: 0, might: 0, swift: "" };
    match prophet {
        1 => Sheet { immune: "R", ..plain },
        2 => Sheet { weak: "M", ..plain },
        3 => Sheet { weak: "R", armour: 10, ..plain },
        4 => Sheet { fervour: 40, might: 10, ..plain },
        5 => Sheet { fervour: 50, swift: "R", ..plain },
        _ => Sheet { immune: "M", weak: "S", ..plain },
    }
}

/// A Cult card: number, type, damage, keyword.
const CARDS: [(usize, &str, i32, &str); 7] = [
    (1, "M", 20, ""),
    (2, "M", 10, "veloce"),
    (5, "F", 40, "lenta"),
    (9, "S", 10, "protezione"),
    (10, "S", 30, ""),
    (13, "R", 20, ""),
    (14, "R", 20, ""),
];

/// A seat before the turn: its Prophet, its three cards, boosts of the Prophet and of the first card, damage, its order, its target.
struct Player {
    prophet: usize,
    cards: Vec<usize>,
    boost: i32,
    power: i32,
    damage: i32,
    order: usize,
    target: usize,
}

impl Player {
    fn any(rng: &mut Rng, seat: usize, seats: usize) -> Self {
        let mut cards: Vec<usize> = (0..CARDS.len()).collect();
        rng.shuffle(&mut cards);
        let targets: Vec<usize> = (0..seats).filter(|other| other % 2 != seat % 2).collect();
        Player {
            prophet: 1 + rng.below(6),
            cards: cards[..3].to_vec(),
            boost: 10 * rng.below(5) as i32 - 20,
            power: 10 * rng.below(5) as i32 - 20,
            damage: 10 * rng.below(10) as i32,
            order: rng.below(5),
            target: targets[rng.below(targets.len())],
        }
    }

    fn words(&self, seat: usize) -> String {
        let cards = self.cards.iter().enumerate().map(|(at, card)| {
            let power = if at == 0 && self.power != 0 { format!("{:+}", self.power) } else { String::new() };
            format!(",c{}{power}", CARDS[*card].0)
        });
        let mut words = format!("a1=p{}{}", self.prophet, cards.collect::<String>());
        if self.damage > 0 {
            words += &format!("/damage{}", self.damage);
        }
        if self.boost != 0 {
            words += &format!("/fervour{:+}", self.boost);
        }
        // The others are not of the six.
        let rest: String =
            (2..=4).map(|at| format!(" a{at}=p{},b{}", 4 + 3 * seat + at + 2, 11 + at)).collect();
        // Odd seats have an Intervention, the others appeal.
        words + &rest + if seat % 2 == 1 { " divine=d1" } else { "" }
    }

    fn action(&self, seat: usize) -> &'static str {
        match (self.order, seat % 2) {
            (at @ 0..=2, _) => ["cult=1", "cult=2", "cult=3"][at],
            (_, 1) => "divine",
            _ => "appeal",
        }
    }

    /// Priority, group and Fervour: the smaller, the sooner.
    fn place(&self) -> (i32, i32, i32) {
        let sheet = sheet(self.prophet);
        let fervour = -(sheet.fervour + self.boost).max(0);
        if self.order > 2 {
            return (2, 0, fervour);
        }
        let (_, of, _, keyword) = CARDS[self.cards[self.order]];
        match keyword {
            _ if of == sheet.swift => (3, 0, fervour),
            "veloce" => (3, 0, fervour),
            "lenta" => (3, 2, fervour),
            _ => (3, 1, fervour),
        }
    }
}

/// The damage of a Cult card of this type that arrives.
fn arrives(amount: i32, of: &str, on: &Sheet) -> i32 {
    if on.immune == of {
        return 0;
    }
    let amount = (amount - on.armour).max(0);
    if on.weak == of { 2 * amount } else { amount }
}

/// The turn: who acted, in order of groups and seats, and how much damage each has in the end.
fn turn(players: &[Player]) -> (Vec<usize>, Vec<i32>) {
    let mut damage: Vec<i32> = players.iter().map(|player| player.damage).collect();
    let mut fresh = vec![0; players.len()];
    let mut shielded = vec![false; players.len()];
    let mut places: Vec<_> = players.iter().map(Player::place).collect();
    places.sort_unstable();
    places.dedup();
    let mut acted = Vec::new();
    for place in places {
        let group: Vec<usize> =
            (0..players.len()).filter(|at| players[*at].place() == place && damage[*at] < 100).collect();
        let mut blows: Vec<(usize, i32)> = Vec::new();
        let standing: Vec<bool> = damage.iter().map(|damage| *damage < 100).collect();
        for at in group {
            let (player, own) = (&players[at], sheet(players[at].prophet));
            acted.push(at);
            if player.order > 2 && at % 2 == 1 {
                blows.push((player.target, 30));
            } else if player.order > 2 {
                (0..players.len()).for_each(|on| blows.push((on, 30)));
            } else {
                let (number, of, printed, keyword) = CARDS[player.cards[player.order]];
                let power = if player.order == 0 { player.power } else { 0 };
                let on = sheet(players[player.target].prophet);
                blows.push((player.target, arrives(printed + power + own.might, of, &on)));
                if keyword == "protezione" {
                    shielded[at] = true;
                    damage[at] -= fresh[at];
                    fresh[at] = 0;
                }
                if number == 13 {
                    blows.push((at, arrives(10, of, &own)));
                }
            }
        }
        for (on, blow) in blows {
            if standing[on] && !shielded[on] {
                damage[on] += blow;
                fresh[on] += blow;
            }
        }
    }
    (acted, damage)
}

#[test]
fn the_engine_and_its_twin_carry_out_the_same_turns() {
    let mut rng = Rng::new(12);
    let (mut fallen, mut together, mut lost) = (0, 0, 0);
    for round in 0..600 {
        let seats = if round % 3 == 0 { 4 } else { 2 };
        let players: Vec<Player> = (0..seats).map(|seat| Player::any(&mut rng, seat, seats)).collect();
        let words: Vec<String> =
            players.iter().enumerate().map(|(seat, player)| player.words(seat)).collect();
        let line = format!("| {}", words.join(" | "));
        let mut scene = Scene::dealt(&SAYS, &line);
        if seats == 4 {
            let aims =
                players.iter().enumerate().map(|(seat, player)| format!("{seat}:target={} ", player.target));
            scene = scene.go(&(aims.collect::<String>() + "ready"));
        }
        let orders =
            players.iter().enumerate().map(|(seat, player)| format!("{seat}:{} ", player.action(seat)));
        scene = scene.go(&orders.collect::<String>());
        let (acted, damage) = turn(&players);
        assert_eq!(scene.acted(), crate::scene::list(acted.iter()), "{line}");
        for (seat, expected) in (0..).zip(&damage) {
            let arcano = scene.arcano(seat, 1);
            assert_eq!(arcano.fallen, *expected >= 100, "{seat}: {line}");
            assert!(
                arcano.fallen || i32::from(arcano.damage) == *expected,
                "{seat}: {} {expected} {line}",
                arcano.damage
            );
            fallen += usize::from(arcano.fallen);
        }
        together += scene.times(|what| matches!(what, What::Together(_)));
        lost += scene.times(|what| matches!(what, What::Lost(_)));
    }
    assert!(fallen > 100 && together > 30 && lost > 30, "{fallen} {together} {lost}");
}
