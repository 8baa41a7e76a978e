//! Small pictures of whole tables: for covers and lists, in colours of the house's style sheet alone.

use maud::{Markup, html};

use crate::{Shape, circle, fix, ring};

/// A picture, 320 wide and 200 high.
pub fn picture(drawing: &Markup) -> String {
    html! { svg.small viewBox="0 0 320 200" aria-hidden="true" focusable="false" { (drawing) } }.into_string()
}

/// Where a card of a picture lies and how.
#[derive(Clone, Copy)]
pub struct Lies {
    /// Its middle.
    pub x: f64,
    /// Its middle.
    pub y: f64,
    /// How high it is; it is two thirds as wide.
    pub tall: f64,
    /// By how many degrees it is turned.
    pub turned: f64,
}

/// A card: face down, or with one ring of its ornament, of so many figures. `class` says whose it is: `mine`, `theirs` or nobody's.
pub fn card(lies: Lies, class: &str, face: Option<(Shape, u8)>) -> Markup {
    let (tall, wide) = (lies.tall, lies.tall * 0.68);
    let turned = if lies.turned == 0.0 { String::new() } else { format!(" rotate({})", fix(lies.turned)) };
    html! {
        g class={ "card " (class) @if face.is_none() { " down" } } transform={ "translate(" (fix(lies.x)) " " (fix(lies.y)) ")" (turned) } {
            rect x=(fix(-wide / 2.0)) y=(fix(-tall / 2.0)) width=(fix(wide)) height=(fix(tall)) rx=(fix(tall / 10.0)) {}
            @match face {
                Some((shape, count)) => path d=(ring(shape, count, wide * 0.12, wide * 0.4, 0.9, false)) {},
                None => path d=(circle(0.0, 0.0, wide * 0.22)) {},
            }
        }
    }
}

/// Cards in a row around `x`, `step` apart, that fan a little.
pub fn fan(x: f64, y: f64, tall: f64, step: f64, class: &str, faces: &[Option<(Shape, u8)>]) -> Markup {
    let middle = (faces.len() as f64 - 1.0) / 2.0;
    html! {
        @for (nth, face) in faces.iter().enumerate() {
            @let off = nth as f64 - middle;
            (card(Lies { x: x + off * step, y: y + off * off * 0.4, tall, turned: off * 2.0 }, class, *face))
        }
    }
}

/// A bar of which a part is full.
pub fn bar(x: f64, y: f64, wide: f64, part: f64, class: &str) -> Markup {
    let full = wide * part.clamp(0.0, 1.0);
    html! {
        g class={ "bar " (class) } transform={ "translate(" (fix(x)) " " (fix(y)) ")" } {
            rect.all width=(fix(wide)) height="5" rx="2.5" {}
            rect.full width=(fix(full)) height="5" rx="2.5" {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_lies_where_it_is_put_face_down_or_not() {
        let lies = Lies { x: 10.0, y: 20.0, tall: 30.0, turned: 0.0 };
        let down = card(lies, "mine", None).into_string();
        assert!(down.starts_with("<g class=\"card mine down\" transform=\"translate(10 20)\""), "{down}");
        let turned = Lies { turned: 90.0, ..lies };
        let up = card(turned, "theirs", Some((Shape::Petal, 5))).into_string();
        assert!(up.contains("class=\"card theirs\"") && up.contains("rotate(90)"), "{up}");
        assert_eq!(up.matches('M').count(), 5, "a figure each");
    }

    #[test]
    fn a_bar_is_never_fuller_than_it_is_wide() {
        assert!(bar(0.0, 0.0, 40.0, 1.7, "mine").into_string().contains("class=\"full\" width=\"40\""));
        assert!(bar(0.0, 0.0, 40.0, -1.0, "mine").into_string().contains("class=\"full\" width=\"0\""));
    }
}
