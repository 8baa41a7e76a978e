//! The board against the coordinates measured outside this program, and the numbers of the game's geometry.

use super::*;

/// Name and direction of every vertex, to six digits.
const MEASURED: [(&str, [f64; 3]); 52] = [
    ("A1", [0.000000, -0.934172, -0.356822]),
    ("A2", [-0.934172, -0.356822, 0.000000]),
    ("A3", [-0.356822, 0.000000, -0.934172]),
    ("A4", [-0.577350, -0.577350, -0.577350]),
    ("A5", [-0.577350, -0.577350, 0.577350]),
    ("A6", [0.000000, -0.934172, 0.356822]),
    ("A7", [-0.934172, 0.356822, 0.000000]),
    ("A8", [0.356822, 0.000000, -0.934172]),
    ("A9", [-0.577350, 0.577350, -0.577350]),
    ("A10", [-0.577350, 0.577350, 0.577350]),
    ("A11", [0.000000, 0.934172, -0.356822]),
    ("A12", [0.934172, -0.356822, 0.000000]),
    ("A13", [-0.356822, 0.000000, 0.934172]),
    ("A14", [0.577350, -0.577350, -0.577350]),
    ("A15", [0.577350, -0.577350, 0.577350]),
    ("A16", [0.000000, 0.934172, 0.356822]),
    ("A17", [0.934172, 0.356822, 0.000000]),
    ("A18", [0.356822, 0.000000, 0.934172]),
    ("A19", [0.577350, 0.577350, -0.577350]),
    ("A20", [0.577350, 0.577350, 0.577350]),
    ("T1", [0.000000, -0.525731, -0.850651]),
    ("T2", [-0.525731, -0.850651, 0.000000]),
    ("T3", [-0.850651, 0.000000, -0.525731]),
    ("T4", [0.000000, -0.525731, 0.850651]),
    ("T5", [-0.525731, 0.850651, 0.000000]),
    ("T6", [0.850651, 0.000000, -0.525731]),
    ("T7", [0.000000, 0.525731, -0.850651]),
    ("T8", [0.525731, -0.850651, 0.000000]),
    ("T9", [-0.850651, 0.000000, 0.525731]),
    ("T10", [0.000000, 0.525731, 0.850651]),
    ("T11", [0.525731, 0.850651, 0.000000]),
    ("T12", [0.850651, 0.000000, 0.525731]),
    ("C1", [0.000000, -0.934172, -0.356822]),
    ("C2", [-0.934172, -0.356822, 0.000000]),
    ("C3", [-0.356822, 0.000000, -0.934172]),
    ("C4", [-0.577350, -0.577350, -0.577350]),
    ("C5", [-0.577350, -0.577350, 0.577350]),
    ("C6", [0.000000, -0.934172, 0.356822]),
    ("C7", [-0.934172, 0.356822, 0.000000]),
    ("C8", [0.356822, 0.000000, -0.934172]),
    ("C9", [-0.577350, 0.577350, -0.577350]),
    ("C10", [-0.577350, 0.577350, 0.577350]),
    ("C11", [0.000000, 0.934172, -0.356822]),
    ("C12", [0.934172, -0.356822, 0.000000]),
    ("C13", [-0.356822, 0.000000, 0.934172]),
    ("C14", [0.577350, -0.577350, -0.577350]),
    ("C15", [0.577350, -0.577350, 0.577350]),
    ("C16", [0.000000, 0.934172, 0.356822]),
    ("C17", [0.934172, 0.356822, 0.000000]),
    ("C18", [0.356822, 0.000000, 0.934172]),
    ("C19", [0.577350, 0.577350, -0.577350]),
    ("C20", [0.577350, 0.577350, 0.577350]),
];

fn far(v: [f64; 3], w: [f64; 3]) -> f64 {
    v.iter().zip(w).map(|(a, b)| (a - b).powi(2)).sum::<f64>().sqrt()
}

/// The vertices of `world` as near to `vertex` as the nearest one other than itself.
fn nearest(vertex: Vertex, world: World) -> Vertices {
    let here = MEASURED[vertex.index()].1;
    let others = || world.vertices().iter().filter(|&other| other != vertex);
    let least = others().map(|other| far(here, MEASURED[other.index()].1)).fold(9.0, f64::min);
    others().filter(|other| far(here, MEASURED[other.index()].1) < least + 1e-4).collect()
}

#[test]
fn names_point_where_they_were_measured() {
    for (vertex, (name, direction)) in Vertex::all().zip(MEASURED) {
        assert_eq!(vertex.to_string(), name);
        assert_eq!(name.parse(), Ok(vertex));
        assert!(far(vertex.direction(), direction) < 2e-6, "{name}");
    }
}

#[test]
fn steps_and_links_are_the_nearest_vertices() {
    for vertex in Vertex::all() {
        assert_eq!(vertex.steps(), nearest(vertex, vertex.world()), "{vertex}");
        let links = match vertex.world() {
            World::Earth => nearest(vertex, World::Abyss) | nearest(vertex, World::Heavens),
            World::Abyss | World::Heavens => nearest(vertex, World::Earth),
        };
        assert_eq!(vertex.links(), links, "{vertex}");
        assert_eq!(vertex.around(), vertex.steps() | vertex.links());
    }
}

#[test]
fn degrees_and_edges() {
    for vertex in Vertex::all() {
        let expected = match vertex.world() {
            World::Earth => (5, 10, 15),
            World::Abyss | World::Heavens => (3, 3, 6),
        };
        assert_eq!((vertex.steps().len(), vertex.links().len(), vertex.around().len()), expected);
    }
    // 30 + 30 + 30 edges of the solids, 12·5 + 12·5 links.
    assert_eq!(Vertex::all().map(|vertex| vertex.around().len()).sum::<usize>(), 2 * 210);
}

#[test]
fn neighbours_are_mutual() {
    for v in Vertex::all() {
        assert!(v.steps().iter().all(|w| w.steps().has(v)));
        assert!(v.links().iter().all(|w| w.links().has(v)));
        assert!(v.flights().iter().all(|w| w.flights().has(v)));
        assert_eq!(v.antipode().antipode(), v);
        assert_eq!(v.antipode().world(), v.world());
    }
}

#[test]
fn distances_inside_a_dodecahedron() {
    for world in [World::Abyss, World::Heavens] {
        for start in world.vertices().iter() {
            let mut seen = Vertices::one(start);
            let mut ring = seen;
            for expected in [3, 6, 6, 3, 1] {
                ring = ring.iter().fold(Vertices::NONE, |all, vertex| all | vertex.steps()) - seen;
                assert_eq!(ring.len(), expected);
                seen = seen | ring;
                if expected == 6 && seen.len() == 10 {
                    assert_eq!(ring, start.flights());
                }
            }
            assert_eq!(ring, Vertices::one(start.antipode()));
        }
    }
}

#[test]
fn reach_of_two_steps() {
    for start in Vertex::all() {
        let reach = start.around() | start.around().spread();
        let expected = if start.world() == World::Earth { 41 } else { 29 };
        assert_eq!(reach.len(), expected, "{start}");
        assert!(Vertex::all().all(|v| (start.distance(v) <= 2) == reach.has(v)));
    }
}

/// Counts the ways to rename all vertices that keep worlds, edges and links: a depth-first search that puts
/// one vertex after the other on every place that fits with those before it.
#[test]
fn the_solids_have_120_symmetries() {
    fn count(images: &mut Vec<Vertex>, order: &[Vertex]) -> usize {
        let Some(&vertex) = order.get(images.len()) else { return 1 };
        let mut found = 0;
        for image in
            vertex.world().vertices().iter().filter(|image| !images.contains(image)).collect::<Vec<_>>()
        {
            let fits = order.iter().zip(images.iter()).all(|(&before, &its_image)| {
                vertex.steps().has(before) == image.steps().has(its_image)
                    && vertex.links().has(before) == image.links().has(its_image)
            });
            if fits {
                images.push(image);
                found += count(images, order);
                images.pop();
            }
        }
        found
    }
    let order: Vec<Vertex> = Vertex::all().collect();
    assert_eq!(count(&mut Vec::new(), &order), 120);
}

#[test]
fn wrong_names_are_refused() {
    for wrong in
        ["", "A", "A0", "A21", "T13", "C21", "B1", "a1", "A01", "A+1", "A1 ", "è1", "A300", "A-1", "-"]
    {
        let trouble = wrong.parse::<Vertex>().expect_err(wrong);
        assert!(trouble.text.it.contains(wrong) && trouble.text.en.contains(wrong));
    }
}

#[test]
fn nothing_is_next_to_a_vertex_off_the_board() {
    assert!(Vertex::OFF.around().is_empty() && Vertex::OFF.flights().is_empty());
    assert!(Vertices::one(Vertex::OFF).is_empty() && !Vertices::ALL.has(Vertex::OFF));
    assert_eq!(Vertices::ALL.len(), 52);
}
