//! The lens: where the creatures can strike, where Valandris can get to, and where he is safe. It is drawn with the board and
//! shown while its switch is open; shapes tell the three marks apart, not colours alone.

use maud::{Markup, html};
use table::Lang;

use super::words;
use crate::{Sight, Vertex, Vertices, View};

/// What the lens shows on a vertex.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Mark {
    /// Within reach, and struck by nobody.
    Safe,
    /// Within reach, and a creature can strike there.
    Risky,
    /// A creature can strike there; Valandris cannot get there.
    Struck,
}

impl Mark {
    const ALL: [Mark; 3] = [Mark::Safe, Mark::Risky, Mark::Struck];

    pub(super) fn on(sight: &Sight, vertex: Vertex) -> Option<Mark> {
        match (sight.reach.has(vertex), sight.danger.has(vertex)) {
            (true, false) => Some(Mark::Safe),
            (true, true) => Some(Mark::Risky),
            (false, true) => Some(Mark::Struck),
            (false, false) => None,
        }
    }

    fn class(self) -> &'static str {
        match self {
            Mark::Safe => "safe",
            Mark::Risky => "risky",
            Mark::Struck => "struck",
        }
    }

    /// What it means, as the legend and a vertex say it.
    pub(super) fn says(self, lang: Lang) -> &'static str {
        match self {
            Mark::Safe => lang.pick("raggiungibile e al sicuro", "within reach and safe"),
            Mark::Risky => lang.pick("raggiungibile ma colpibile", "within reach but can be struck"),
            Mark::Struck => lang.pick("colpibile", "can be struck"),
        }
    }

    fn among(self, sight: &Sight) -> Vertices {
        Vertex::all().filter(|&vertex| Mark::on(sight, vertex) == Some(self)).collect()
    }
}

/// Diagonal lines, for what can be struck.
pub(super) fn hatch() -> Markup {
    html! {
        pattern id="hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)" {
            path.hatch d="M0 2.5H5" {}
        }
    }
}

/// Hatching for danger; around it a broken ring where Valandris can get to. A whole ring with a tick is safe.
pub(super) fn mark(mark: Mark) -> Markup {
    html! {
        g class={ "sight " (mark.class()) } aria-hidden="true" {
            @if mark != Mark::Safe { circle r="15" fill="url(#hatch)" {} }
            @if mark != Mark::Struck { circle.reach r="18.5" {} }
            @if mark == Mark::Safe { path.tick d="M9 -18L13 -13L20 -22" {} }
        }
    }
}

/// The switch with what it explains. It opens without scripts, too; a script remembers whether it is open.
pub(super) fn lens(view: &View, lang: Lang) -> Markup {
    let Some(sight) = view.sight() else { return html! {} };
    html! {
        details.lens id="lens" {
            summary title=(lang.pick("Anche con il tasto L", "Also with the key L")) {
                svg.key viewBox="-17 -17 34 34" aria-hidden="true" { circle.glass cx="-3" cy="-3" r="9" {} path.glass d="M4 4L13 13" {} }
                (lang.pick("Pericolo e fuga", "Danger and reach"))
            }
            p { (words::ahead(view, sight.ahead, lang)) }
            ul.legend {
                @for one in Mark::ALL {
                    li { svg.key viewBox="-24 -24 48 48" aria-hidden="true" { (mark(one)) } (one.says(lang)) ": " b { (one.among(&sight).len()) } }
                }
            }
            p.unseen id="lens-says" { (spoken(&sight, lang)) }
        }
    }
}

/// The marks as a sentence, for those who do not see them.
fn spoken(sight: &Sight, lang: Lang) -> String {
    let said = |mark: Mark, it: &str, en: &str| {
        let all: Vec<String> = mark.among(sight).iter().map(|at| at.to_string()).collect();
        let all =
            if all.is_empty() { lang.pick("nessun vertice", "no vertex").to_owned() } else { all.join(", ") };
        format!("{}: {all}.", lang.pick(it, en))
    };
    [
        said(Mark::Safe, "Raggiungibili e al sicuro", "Within reach and safe"),
        said(Mark::Risky, "Raggiungibili ma colpibili", "Within reach but can be struck"),
        said(Mark::Struck, "Colpibili e fuori portata", "Can be struck and out of reach"),
    ]
    .join(" ")
}

#[cfg(test)]
mod tests;
