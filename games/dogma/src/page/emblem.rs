//! Emblems: an ornament for each card, whose figures tell its family and religion and whose symmetry tells its type, and signs
//! for types, evil tokens and ways. Never a figure of a person.

use glass::{Kept, Lots, Panes, Ring, Rings, Shape, circle, fix, rays, ring};
use maud::{Markup, PreEscaped, html};

use crate::{Card, CardSet, Evil, Family, Mode, Religion, Type, Way};

/// The figures of a family: the eye learns them before it reads.
pub(super) fn figure(family: Family) -> Shape {
    match family {
        Family::Prophet => Shape::Petal,
        Family::Cult(Religion::Christian) => Shape::Arch,
        Family::Cult(Religion::Islamic) => Shape::Crescent,
        Family::Cult(Religion::Jewish) => Shape::Lozenge,
        Family::Cult(Religion::Buddhist) => Shape::Rounded,
        Family::Relic => Shape::Merlon,
        Family::Divine => Shape::Sail,
    }
}

/// The class of a family: the tone of its glass.
pub(super) fn class(card: Card) -> &'static str {
    match card.family() {
        Family::Prophet => "f-prophet",
        Family::Cult(Religion::Christian) => "f-christian",
        Family::Cult(Religion::Islamic) => "f-islamic",
        Family::Cult(Religion::Jewish) => "f-jewish",
        Family::Cult(Religion::Buddhist) => "f-buddhist",
        Family::Relic => "f-relic",
        Family::Divine => "f-divine",
    }
}

/// The symmetry of a type: all Scriptures are twelvefold.
fn fold(of: Type) -> u8 {
    match of {
        Type::Mystery => 7,
        Type::Faithful => 6,
        Type::Scripture => 12,
        Type::Rite => 8,
    }
}

/// Every card's emblem, drawn once for the whole page: the places refer to them.
/// Where Arcana stand ready nothing else than they hold ever comes to the table. [4.1]
pub(super) fn glass(set: &'static CardSet, mode: Mode) -> &'static str {
    static PANES: Panes<CardSet> = Panes::none();
    let comes = |card: &Card| mode != Mode::Predestinazione || !set.marks(*card).is_empty();
    let emblem = |card: Card| {
        let id = format!("em-{card}");
        (id.clone(), drawn(card, type_of(set, card), &Rings::of(id)))
    };
    let signs = || Type::ALL.map(|of| (type_id(of), path_of_type(of)));
    PANES.get(set, mode as usize, || glass::glass(Card::all().filter(comes).map(emblem).chain(signs())))
}

/// A card's emblem on a page that has the glass.
pub(super) fn of(card: Card, size: &str) -> Markup {
    glass::emblem(format_args!("{} {size}", class(card)), glass::refer(format_args!("em-{card}")))
}

/// The same on a page that has none.
pub(super) fn whole(set: &CardSet, card: Card) -> Markup {
    glass::emblem(format_args!("{} medium", class(card)), kept(set, card))
}

/// What has been drawn before is not drawn again: the same card and type give the same for ever.
fn kept(set: &CardSet, card: Card) -> PreEscaped<&'static str> {
    static DRAWN: Kept<{ 5 * Card::COUNT }> = Kept::none();
    let of = type_of(set, card);
    let at = 5 * card.index() + of.map_or(4, |of| of as usize);
    DRAWN.get(at, || drawn(card, of, &Rings::whole()))
}

fn type_of(set: &CardSet, card: Card) -> Option<Type> {
    set.cult(card).map(|cult| cult.of)
}

/// A card's ornament within 50 of the origin: a Prophet is a rose window, a Cult card a rose of its religion, a Relic a square
/// shrine, an Intervention a sun. Each part has a class that needs no other.
fn drawn(card: Card, of: Option<Type>, rings: &Rings) -> Markup {
    let (family, at) = card.place();
    let shape = figure(family);
    let mut lots = Lots::of_number(card.index());
    let count = of.map_or_else(|| lots.one_of(&[6, 8, 9, 10, 12]), fold);
    let inner = lots.one_of(&[6, 8, 10, 12]);
    let (from, turned) = (13.0 + 2.0 * lots.below(5) as f64, lots.below(2) == 0);
    let heart = 4.0 + lots.below(5) as f64;
    let second = lots.one_of(&[Shape::Petal, Shape::Lozenge, Shape::Circle, Shape::Rounded]);
    let third = [Shape::Circle, Shape::Link, Shape::Petal][at % 3];
    html! {
        @if family == Family::Relic {
            path.w-ground d="M-46-46H46V46H-46Z" {}
            path.w-rim d="M-46-46H46V46H-46ZM-33-46L-46-33M33-46L46-33M-33 46L-46 33M33 46L46 33" {}
        } @else {
            circle.w-ground r="47" {}
            circle.w-rim r="47" {}
        }
        @match family {
            Family::Prophet => {
                (rings.path("w-half", Ring(Shape::Circle, count, 24.0, 44.0, 1.0, !turned)))
                (rings.path("w-full", Ring(shape, count, from, 43.0, 1.1, turned)))
                path.w-hair d=(circle(0.0, 0.0, from + 9.0)) {}
                (rings.path("w-pale", Ring(second, inner, heart + 1.0, from + 8.0, 0.95, !turned)))
            }
            Family::Divine => {
                path.w-hair d=(rays(count * 2, 32.0, 45.0, turned)) {}
                (rings.path("w-half", Ring(second, inner, 14.0, 34.0, 0.9, !turned)))
                (rings.path("w-full", Ring(shape, count, 8.0, 30.0, 0.9, turned)))
            }
            _ => {
                (rings.path("w-half", Ring(second, count, from + 5.0, 37.0, 1.1, !turned)))
                (rings.path("w-full", Ring(shape, count, from + 11.0, 44.5, 0.86, turned)))
                (rings.path("w-pale", Ring(third, inner, heart + 1.0, from + 9.0, 0.9, turned)))
            }
        }
        circle.w-heart r=(fix(heart)) {}
        @if lots.below(2) == 0 { path.w-hair d=(circle(0.0, 0.0, heart / 2.0)) {} }
    }
}

/// The sign of a type, which is drawn in the glass.
pub(super) fn of_type(of: Type) -> Markup {
    html! { svg.sign viewBox="0 0 20 20" aria-hidden="true" { (glass::refer(type_id(of))) } }
}

/// A sparkle, three circles that hold together, an open book, a flame in its bowl.
fn path_of_type(of: Type) -> Markup {
    let d = match of {
        Type::Mystery => "M10 1Q11 9 19 10Q11 11 10 19Q9 11 1 10Q9 9 10 1Z".to_owned(),
        Type::Faithful => circle(10.0, 5.6, 3.6) + &circle(5.4, 13.6, 3.6) + &circle(14.6, 13.6, 3.6),
        Type::Scripture => "M9.200 5Q6 2.800 1.500 3.600V15.600Q6 14.800 9.200 17ZM10.800 5Q14 2.800 18.500 3.600V15.600Q14 14.800 10.800 17Z".to_owned(),
        Type::Rite => "M10 1Q14.500 6 12.500 9.500Q11 11.500 10 11.500Q9 11.500 7.500 9.500Q5.500 6 10 1ZM2 13H18Q16.500 18.600 10 18.600Q3.500 18.600 2 13Z".to_owned(),
    };
    html! { path.w-sign d=(d) {} }
}

fn type_id(of: Type) -> String {
    format!("ty-{}", of as u8)
}

/// The sign of an evil token.
pub(super) fn of_evil(evil: Evil) -> Markup {
    let d = match evil {
        Evil::Crisi => {
            "M10 1L12.200 7.400L18.600 5.200L14.200 10L18.600 14.800L12.200 12.600L10 19L7.800 12.600L1.400 14.800L5.800 10L1.400 5.200L7.800 7.400Z"
        }
        Evil::Fanatismo => "M3 3H17V17H3ZM6.500 6.500V13.500H13.500V6.500ZM9 1H11V19H9Z",
        Evil::Isteria => "M1 12L5 4L8 14L11 2L14 16L16.500 8L19 11L16 18L14 19L11 9L9 18H7L4.500 10L3 14Z",
        Evil::Struggimento => {
            "M10 1.500Q16.500 9.500 16.500 13A6.500 6 0 0 1 3.500 13Q3.500 9.500 10 1.500ZM6 13A4 4 0 0 0 10 17V15.400A2.400 2.400 0 0 1 7.600 13Z"
        }
    };
    sign(d)
}

/// The sign of a printed set, by its index: a moon, a bolt, a rock, two rings; more sets begin anew.
pub(super) fn of_set(set: u8) -> Markup {
    let d = match set % 4 {
        0 => "M13 1.500A9 9 0 1 0 18.500 14A7.500 7.500 0 1 1 13 1.500Z".to_owned(),
        1 => "M12 1L3.500 11.500H9L7 19L16.500 8H10.500Z".to_owned(),
        2 => "M10 2L19 18H1Z".to_owned(),
        _ => circle(6.5, 10.0, 5.0) + &circle(14.2, 10.0, 4.2),
    };
    sign(&d)
}

/// The sphere of a way.
pub(super) fn of_way(way: Way) -> Markup {
    let inside = match way {
        Way::Violence => ring(Shape::Lozenge, 6, 6.0, 34.0, 0.8, false),
        Way::Reason => ring(Shape::Circle, 8, 16.0, 34.0, 0.8, false) + &circle(0.0, 0.0, 9.0),
        Way::Blasphemy => ring(Shape::Crescent, 5, 8.0, 34.0, 0.9, true),
    };
    html! {
        svg class={ "sphere " (way.word()) } viewBox="-50 -50 100 100" aria-hidden="true" {
            circle.w-ball r="46" {} path.w-in d=(inside) {} ellipse.w-shine cx="-14" cy="-22" rx="15" ry="9" transform="rotate(-32 -14 -22)" {}
        }
    }
}

fn sign(d: &str) -> Markup {
    html! { svg.sign viewBox="0 0 20 20" aria-hidden="true" { path d=(d) {} } }
}

/// The rose of the end.
pub(super) fn rose() -> Markup {
    let shapes = ring(Shape::Circle, 6, 16.0, 46.0, 1.2, false);
    let petals = ring(Shape::Petal, 12, 6.0, 34.0, 1.0, true);
    glass::emblem(
        "f-prophet whole",
        html! { circle.w-ground r="47" {} circle.w-rim r="47" {} path.w-half d=(shapes) {} path.w-full d=(petals) {} circle.w-heart r="6" {} },
    )
}

/// The back of a card.
pub(super) fn back() -> PreEscaped<&'static str> {
    static DRAWN: Kept<1> = Kept::none();
    let drawn = || {
        html! {
            svg.back viewBox="-16 -22 32 44" aria-hidden="true" {
                rect x="-15" y="-21" width="30" height="42" rx="4" {}
                path d=(ring(Shape::Petal, 6, 2.0, 12.0, 0.9, false)) {}
            }
        }
    };
    DRAWN.get(0, drawn)
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use table::Game as _;

    use super::*;

    #[test]
    fn hardly_two_cards_share_an_ornament() {
        let set = crate::Setup::default().cards.cards();
        let all: HashSet<String> = Card::all().map(|card| kept(set, card).0.to_owned()).collect();
        assert!(all.len() > Card::COUNT - 4, "{}", all.len());
    }

    /// What stands after each of these, to the next quotation mark.
    fn after<'a>(page: &'a str, mark: &'a str) -> impl Iterator<Item = &'a str> {
        page.split(mark).skip(1).filter_map(|rest| rest.split('"').next())
    }

    /// Random games of every mode: no place refers to an emblem that the glass of the same page does not hold.
    #[test]
    fn whatever_a_page_refers_to_stands_in_its_glass() {
        let mut met = HashSet::new();
        for (seed, setup) in (1..).zip([
            "",
            "seats=4",
            "mode=chaos",
            "mode=chaos seats=4",
            "mode=arbitrio",
            "mode=arbitrio boxes=one",
        ]) {
            let start = crate::Dogma::new(&setup.parse().unwrap()).unwrap();
            let glass = glass(start.open.set(), start.open.setup.mode);
            let defined: HashSet<&str> = after(glass, "id=\"").collect();
            proving::each_moment(setup, seed, |truth: &crate::Dogma, told, rng| {
                if rng.below(8) != 0 {
                    return;
                }
                for viewer in table::Seat::viewers(truth.open.sides.len()) {
                    let page = proving::drawn(truth, viewer, table::Lang::En, told).1;
                    for id in after(&page, "href=\"#").chain(after(glass, "href=\"#")) {
                        if id.starts_with("em-") || id.starts_with("ty-") {
                            assert!(defined.contains(id), "{setup}: {id}");
                            met.insert(id.to_owned());
                        }
                    }
                }
            });
        }
        assert!(met.len() > Card::COUNT, "{}", met.len());
    }
}
