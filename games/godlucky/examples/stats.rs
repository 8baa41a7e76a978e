use godlucky::{GodLucky, Setup};
use std::collections::BTreeMap;
use table::{Game, Rng, Scratch, playout};
fn main() {
    let text: String = std::env::args().skip(1).collect::<Vec<_>>().join(" ");
    let setup: Setup = text.parse().unwrap();
    let mut rng = Rng::new(3);
    let mut scratch = Scratch::<GodLucky>::default();
    let (mut answers, mut turns) = (0, 0u64);
    let mut ends: BTreeMap<String, u32> = BTreeMap::new();
    let mut order = [0; 6];
    let t = std::time::Instant::now();
    for _ in 0..2000 {
        let mut g = GodLucky::new(&setup).unwrap();
        let (s, a) = playout(&mut g, &mut rng, &mut scratch);
        answers += a;
        let v = g.view(None);
        turns += v.open.turns as u64;
        let e = format!("{:?}", v.open.ending.unwrap());
        *ends.entry(e.split('(').next().unwrap().to_string()).or_default() += 1;
        if let Some(w) = s.winners.first() {
            order[v.open.from(v.open.first.unwrap()).position(|x| x == w).unwrap()] += 1;
        }
    }
    println!(
        "{text}: {} answers, {} rounds a game, {ends:?}, by order {order:?}, {:.0} games/s",
        answers / 2000,
        turns as f64 / 2000.0 / setup.seats as f64,
        2000.0 / t.elapsed().as_secs_f64()
    );
}
