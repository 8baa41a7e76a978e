//! The page shows what the rules let one see, on every vertex, in numbers and in a sentence.

use proving::drawn;
use table::{Notation, Seat};

use super::*;
use crate::Evilrunner;

fn page(line: &str, setup: &str, lang: Lang) -> (Evilrunner, String) {
    let truth = Evilrunner::read(line, &setup.parse().unwrap()).unwrap();
    let html = drawn(&truth, Some(Seat::new(1)), lang, &[]).1;
    (truth, html)
}

/// A vertex's own element, and the mark beneath it.
fn corner(html: &str, vertex: Vertex) -> (&str, &str) {
    let own = html.split(&format!("id=\"v-{vertex}\"")).nth(1).unwrap().split('>').next().unwrap();
    let mark = html.split(&format!("data-of=\"{vertex}\"")).nth(1);
    (own, mark.map_or("", |mark| mark.split("<circle").next().unwrap()))
}

const LINE: &str = "L=A3 U=T5 A=C7 V=C12 seals=T1,T4,T9 power=archangel to=valandris";

#[test]
fn every_vertex_has_the_mark_of_its_danger_and_reach() {
    for lang in [Lang::It, Lang::En] {
        let (truth, html) = page(LINE, "", lang);
        let sight = Sight::of(&truth).unwrap();
        assert!(!(sight.reach & sight.danger).is_empty() && !sight.safe().is_empty());
        for vertex in Vertex::all() {
            let (own, under) = corner(&html, vertex);
            let wanted = Mark::on(&sight, vertex);
            for mark in Mark::ALL {
                let drawn = under.contains(&format!("\"sight {}\"", mark.class()));
                let said = own.contains(&format!("data-sight=\"{}\"", mark.says(lang)));
                assert_eq!((drawn, said), (wanted == Some(mark), wanted == Some(mark)), "{vertex}");
            }
        }
    }
}

#[test]
fn the_lens_says_the_safe_vertices_and_counts_them() {
    let (truth, html) = page(LINE, "", Lang::En);
    let safe = Sight::of(&truth).unwrap().safe();
    let names: Vec<String> = safe.iter().map(|at| at.to_string()).collect();
    assert!(html.contains(&format!("Within reach and safe: {}.", names.join(", "))));
    assert!(html.contains(&format!("within reach and safe: <b>{}</b>", safe.len())));
    let (_, html) = page(LINE, "", Lang::It);
    assert!(html.contains(&format!("Raggiungibili e al sicuro: {}.", names.join(", "))));
    // Cornered: creatures and seals all around.
    let around: Vec<String> =
        "C12".parse::<Vertex>().unwrap().steps().iter().map(|at| at.to_string()).collect();
    let seals: Vec<String> = (1..=12).map(|number| format!("T{number}")).collect();
    let shut = format!(
        "L={} U={} A={} V=C12 seals={} power=archangel to=valandris",
        around[0],
        around[1],
        around[2],
        seals.join(",")
    );
    let (_, html) = page(&shut, "", Lang::En);
    assert!(html.contains("Within reach and safe: no vertex. Within reach but can be struck: C12."));
}

#[test]
fn it_says_of_which_turns_it_speaks_and_of_crossings_where_there_are_some() {
    let says = |line: &str, setup: &str| page(line, setup, Lang::En).1;
    let spirit = LINE.replace("valandris", "spirit");
    assert!(says(LINE, "").contains("with the declared power, and where Valandris can end his."));
    assert!(
        says(&LINE.replace("power=archangel", "power=none"), "powers=all").contains("with their powers, and")
    );
    assert!(says(&spirit, "").contains("can still strike in this turn"));
    for (line, setup, crosses) in
        [(LINE, "", true), (spirit.as_str(), "", true), (LINE, "crossing=no", false)]
    {
        assert_eq!(says(line, setup).contains("Crossings are not marked"), crosses, "{line} {setup}");
    }
}
