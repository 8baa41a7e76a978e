//! Small ornaments of gold lines: one sign per kind of thing that a card does, on a rose whose symmetry tells its family.

use glass::Kept;
use maud::{Markup, PreEscaped, html};

use crate::{Deck, Effect, Portal, Power};

/// What a card is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sign {
    Object,
    Miracle,
    Event,
    Fight,
    Gamble,
    Heaven,
    Hell,
    Faith,
    NoFaith,
    Corruption,
    Coin,
    Die,
    Steal,
    Rest,
    Again,
    Walk,
    Swap,
    Madness,
    Cage,
    Shield,
    Eye,
    Trap,
    Scale,
    Calm,
}

impl Sign {
    /// Of a card of the board, an event or a portal: its first effect speaks for it.
    pub(super) fn of(effects: &[Effect]) -> Sign {
        let Some(first) = effects.first() else { return Sign::Calm };
        match first {
            Effect::Draw(Deck::Object) => Sign::Object,
            Effect::Draw(Deck::Miracle) => Sign::Miracle,
            Effect::Draw(Deck::Event) => Sign::Event,
            Effect::Fight => Sign::Fight,
            Effect::Gamble | Effect::GambleUpTo(_) => Sign::Gamble,
            Effect::Enter(portal) | Effect::Send(portal) => Sign::portal(*portal),
            Effect::Faith(n) if *n > 0 => Sign::Faith,
            Effect::Faith(_) => Sign::NoFaith,
            Effect::Corruption(_) => Sign::Corruption,
            Effect::Toss { .. } => Sign::Coin,
            Effect::Roll(_) => Sign::Die,
            Effect::Steal(_) | Effect::Discard(_) => Sign::Steal,
            Effect::Skip => Sign::Rest,
            Effect::Again => Sign::Again,
            Effect::Shift(_) | Effect::Restart => Sign::Walk,
            Effect::SwapPlaces | Effect::Swap(_) => Sign::Swap,
            Effect::AllMad => Sign::Madness,
            Effect::Capture(_) => Sign::Cage,
            Effect::Side { good, evil } => Sign::of(if good.is_empty() { evil } else { good }),
            Effect::Everyone(list)
            | Effect::Others(list)
            | Effect::Rival(list)
            | Effect::Leaders(list)
            | Effect::Trailers(list) => Sign::of(list),
        }
    }

    pub(super) fn portal(portal: Portal) -> Sign {
        match portal {
            Portal::Heaven => Sign::Heaven,
            Portal::Hell => Sign::Hell,
        }
    }

    /// Of what a seat may use.
    pub(super) fn power(power: Power) -> Sign {
        match power {
            Power::SetDie | Power::RerollDie | Power::RerollFoe | Power::RerollMove => Sign::Die,
            Power::TurnCoin | Power::RepeatCoin => Sign::Coin,
            Power::SpareFaith => Sign::Shield,
            Power::Block | Power::Sleep => Sign::Rest,
            Power::ClaimSacred => Sign::Miracle,
            Power::StealObject | Power::StealMiracle | Power::Pilfer(_) => Sign::Steal,
            Power::SwapPortal | Power::BorrowFaith | Power::Mask => Sign::Swap,
            Power::AddToMove(_) | Power::AddToRoll(_) | Power::GoAnywhere => Sign::Walk,
            Power::ExtraTurn => Sign::Again,
            Power::ThirdEye => Sign::Eye,
            Power::Traps => Sign::Trap,
            Power::Scale => Sign::Scale,
            Power::Ferry => Sign::Hell,
            Power::ExtraFaith(_) => Sign::Faith,
            Power::RefuseGamble => Sign::Gamble,
            Power::Return(portal) => Sign::portal(portal),
            Power::Scavenge => Sign::Object,
            Power::Meditate => Sign::Calm,
        }
    }

    /// How many petals its family has, and the lines of the sign.
    fn drawing(self) -> (u8, &'static str) {
        match self {
            Sign::Object => (4, "M0-9L8 0 0 9-8 0ZM0-4.5L4 0 0 4.5-4 0Z"),
            Sign::Miracle => (8, "M0-10L2.2-2.2 10 0 2.2 2.2 0 10-2.2 2.2-10 0-2.2-2.2Z"),
            Sign::Event => (6, "M0-9V9M-7.8-4.5L7.8 4.5M7.8-4.5L-7.8 4.5M-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0"),
            Sign::Fight => (5, "M-8-8L8 8M8-8L-8 8M-9 4L-4 9M9 4L4 9"),
            Sign::Gamble => (12, "M-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0M0-5.5L5 0 0 5.5-5 0Z"),
            Sign::Heaven => (3, "M-8 8L0 0 8 8M-8 3L0-5 8 3M-8-2L0-10 8-2"),
            Sign::Hell => (3, "M-8-8L0 0 8-8M-8-3L0 5 8-3M-8 2L0 10 8 2"),
            Sign::Faith => (10, "M0-9V9M-9 0H9M-4-4L4 4M4-4L-4 4"),
            Sign::NoFaith => (10, "M-9 0H9M-5-5a7 7 0 0 1 10 0M-5 5a7 7 0 0 0 10 0"),
            Sign::Corruption | Sign::Madness => {
                (7, "M0 0c2.5-4 8 0 5 5c-3 5-12 3.5-12.500-3c-.5-8 9-12 15-7")
            }
            Sign::Coin => (12, "M-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0M0-9V9M3-6V6M6-4V4"),
            Sign::Die => (4, "M-8-8H8V8H-8ZM-4-4h.1M0 0h.1M4 4h.1"),
            Sign::Steal => (4, "M-9 5C-9-7 5-9 7 1M3-2L7 1.500 9.500-3M-1 9L5 3 11 9"),
            Sign::Rest => (6, "M-7-9H7L-7 9H7Z"),
            Sign::Again => (6, "M7-5A9 9 0 1 0 9 2M9-9V-3.500H3.500"),
            Sign::Walk => (6, "M-9-7L-2 0-9 7M-1-7L6 0-1 7M7-7V7"),
            Sign::Swap => (6, "M-9-4H7M3-8L7-4 3 0M9 4H-7M-3 0L-7 4-3 8"),
            Sign::Cage => (7, "M-8-5a8.500 6 0 0 1 16 0V9H-8ZM-4-9.500V9M0-10V9M4-9.500V9"),
            Sign::Shield => (10, "M0-10C4-7 8-7 9-7C9 2 6 7 0 10C-6 7-9 2-9-7C-8-7-4-7 0-10Z"),
            Sign::Eye => (8, "M-10 0C-5-7 5-7 10 0C5 7-5 7-10 0ZM-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0"),
            Sign::Trap => (3, "M-9 8H9L0-8ZM0-2V3M0 5.500v.1"),
            Sign::Scale => (8, "M0-9V8M-5 8H5M-9-6H9M-9-6L-12 1H-6ZM9-6L6 1H12Z"),
            Sign::Calm => (9, "M-9 0H9M-6 4H6M-3 8H3M-6-4H6M-3-8H3"),
        }
    }
}

/// How many petals the families have.
const FAMILIES: [u8; 9] = [3, 4, 5, 6, 7, 8, 9, 10, 12];

/// The rose of a family: petals around the middle as one path.
fn petals(n: u8) -> String {
    let mut path = String::new();
    for i in 0..n {
        let angle = std::f32::consts::TAU * f32::from(i) / f32::from(n) - std::f32::consts::FRAC_PI_2;
        let half = (std::f32::consts::PI / f32::from(n)).min(0.5);
        let at = |r: f32, a: f32| format!("{:.1} {:.1}", r * a.cos(), r * a.sin());
        path.push_str(&format!(
            "M{}Q{} {}Q{} {}",
            at(9.0, angle),
            at(15.0, angle - half),
            at(18.5, angle),
            at(15.0, angle + half),
            at(9.0, angle)
        ));
    }
    path
}

/// The roses of all families, drawn once for the whole page: ornaments refer to them.
pub(super) fn families() -> PreEscaped<&'static str> {
    static DRAWN: Kept<1> = Kept::none();
    let drawn = || {
        html! {
            svg.families aria-hidden="true" {
                defs { @for n in FAMILIES { path id={ "petals" (n) } d=(petals(n)) {} } }
            }
        }
    };
    DRAWN.get(0, drawn)
}

/// A sign on its rose.
pub(super) fn ornament(sign: Sign) -> Markup {
    let (n, lines) = sign.drawing();
    html! {
        svg.ornament viewBox="-20 -20 40 40" aria-hidden="true" {
            use.petals href={ "#petals" (n) } {}
            circle.rim r="19" {}
            circle.ground r="13" {}
            path.lines d=(lines) {}
        }
    }
}

/// The same on a page without the families' roses.
pub(super) fn whole(sign: Sign) -> Markup {
    let (n, lines) = sign.drawing();
    html! {
        svg.ornament viewBox="-20 -20 40 40" aria-hidden="true" {
            path.petals d=(petals(n)) {}
            circle.rim r="19" {}
            circle.ground r="13" {}
            path.lines d=(lines) {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Setup;

    #[test]
    fn every_family_has_its_rose() {
        let set = Setup::default().cards.cards();
        let powers = set.objects.iter().map(|it| it.power).chain(set.miracles.iter().map(|it| it.power));
        let lists = set.board.iter().map(|it| &it.effects).chain(set.events.iter().map(|it| &it.effects));
        let signs = powers.map(Sign::power).chain(lists.map(|list| Sign::of(list)));
        for sign in signs.chain([Sign::Calm, Sign::Heaven, Sign::Hell]) {
            assert!(FAMILIES.contains(&sign.drawing().0), "{sign:?}");
        }
    }
}
