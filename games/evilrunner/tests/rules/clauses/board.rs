//! Chapter 1.

use evilrunner::{Vertex, Vertices, World};

use crate::scene::{Scene, v};

fn names(set: Vertices) -> String {
    set.iter().map(|at| at.to_string()).collect::<Vec<_>>().join(" ")
}

#[test]
fn clause_1_1_three_worlds_of_20_12_and_20_vertices() {
    assert_eq!(World::ALL.map(|world| world.vertices().len()), [20, 12, 20]);
    assert_eq!(Vertex::all().count(), 52);
}

#[test]
fn clause_1_2_names_and_directions() {
    assert_eq!(names(World::Earth.vertices()), "T1 T2 T3 T4 T5 T6 T7 T8 T9 T10 T11 T12");
    for number in 1..=20 {
        let (below, above) = (v(&format!("A{number}")), v(&format!("C{number}")));
        assert_eq!(below.direction(), above.direction());
    }
    assert!("T13".parse::<Vertex>().is_err());
}

#[test]
fn clause_1_3_neighbours_inside_a_world() {
    assert_eq!(names(v("A1").steps()), "A4 A6 A14");
    assert_eq!(names(v("C1").steps()), "C4 C6 C14");
    assert_eq!(names(v("T1").steps()), "T2 T3 T6 T7 T8");
}

#[test]
fn clause_1_4_links_between_heavens_and_earth() {
    assert_eq!(names(v("C1").links()), "T1 T2 T8");
    assert_eq!(names(v("T1").links() & World::Heavens.vertices()), "C1 C3 C4 C8 C14");
    let mutual = |at: Vertex| at.links().iter().all(|other| other.links().has(at));
    assert!(World::Heavens.vertices().iter().all(mutual));
}

#[test]
fn clause_1_4_the_five_vertices_are_the_corners_of_one_face() {
    for earth in World::Earth.vertices().iter() {
        let face = earth.links() & World::Heavens.vertices();
        assert!(face.iter().all(|corner| (corner.steps() & face).len() == 2), "{earth}");
    }
}

#[test]
fn clause_1_5_links_between_abyss_and_earth() {
    assert_eq!(names(v("A1").links()), "T1 T2 T8");
    assert_eq!(names(v("T1").links() & World::Abyss.vertices()), "A1 A3 A4 A8 A14");
    let triangle = |at: Vertex| at.links().iter().all(|corner| (corner.steps() & at.links()).len() == 2);
    assert!(World::Abyss.vertices().iter().all(triangle));
}

#[test]
fn clause_1_6_abyss_and_heavens_never_touch() {
    let heavens = World::Heavens.vertices();
    assert!(World::Abyss.vertices().iter().all(|below| !below.around().meets(heavens)));
    let scene = Scene::at("L=A5 U=T5 A=C7 V=A1 seals=- power=none to=valandris");
    assert_eq!(scene.refuses("V>C1"), "7.3");
    assert!(scene.allows("V>T1"));
}
