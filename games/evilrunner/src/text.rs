//! What is said, in Italian and in English.

mod action;
mod aim;
mod because;
mod event;
mod outcome;
mod stage;
mod turn;
mod view;

use table::grammar::in_words;
use table::{Because, Lang, Say, Seat, Stage, Text, upper};

use crate::{Action, Event, Evilrunner, Piece, View, World};

impl Say for Evilrunner {
    fn say_event(event: &Event) -> Text {
        Text::both(|lang| event::event(&Cast { lang }, event))
    }

    fn say_action(view: &View, action: &Action) -> Text {
        Text::both(|lang| action::action(view, &Cast { lang }, *action))
    }

    fn say_seat(view: &View, seat: Seat) -> Text {
        side(seat == view.valandris())
    }

    fn say_turn(view: &View) -> Text {
        Text::both(|lang| turn::turn(view, &Cast { lang }))
    }

    fn say_aim(view: &View) -> Text {
        Text::both(|lang| aim::aim(view, &Cast { lang }))
    }

    fn say_why(view: &View) -> Option<Because> {
        because::because(&view.truth())
    }

    fn say_stage(view: &View) -> Stage {
        stage::stage(view)
    }

    fn say_end(view: &View) -> Text {
        Text::both(|lang| outcome::outcome(view, &Cast { lang }))
    }

    fn say_view(view: &View) -> Text {
        view::view(view)
    }
}

/// What sentences speak of, in one language.
struct Cast {
    lang: Lang,
}

impl Cast {
    /// A piece in the middle of a sentence.
    fn name(&self, piece: Piece) -> String {
        name(piece).get(self.lang).to_owned()
    }

    /// A piece at the beginning of a sentence.
    fn title(&self, piece: Piece) -> String {
        upper(&self.name(piece))
    }

    /// '1 punto', '12 punti'.
    fn points(&self, scored: u16) -> String {
        points(scored).get(self.lang).to_owned()
    }
}

/// A piece with its article, as in the middle of a sentence.
pub(crate) fn name(piece: Piece) -> Text {
    match piece {
        Piece::Leviathan => Text::new("il Leviatano", "the Leviathan"),
        Piece::Unicorn => Text::new("l'Unicorno", "the Unicorn"),
        Piece::Archangel => Text::new("l'Arcangelo", "the Archangel"),
        Piece::Valandris => Text::same("Valandris"),
    }
}

/// A piece without its article.
pub(crate) fn bare(lang: Lang, piece: Piece) -> &'static str {
    match piece {
        Piece::Leviathan => lang.pick("Leviatano", "Leviathan"),
        Piece::Unicorn => lang.pick("Unicorno", "Unicorn"),
        Piece::Archangel => lang.pick("Arcangelo", "Archangel"),
        Piece::Valandris => "Valandris",
    }
}

/// A world with its preposition: where something is.
pub(crate) fn place(world: World) -> Text {
    match world {
        World::Abyss => Text::new("negli Abissi", "in the Abyss"),
        World::Earth => Text::new("sulla Terra", "on the Earth"),
        World::Heavens => Text::new("nei Cieli", "in the Heavens"),
    }
}

pub(crate) fn side(valandris: bool) -> Text {
    if valandris { Text::same("Valandris") } else { Text::new("Santo Spirito", "Spirit") }
}

/// A piece with its article, at the beginning of a sentence.
pub(crate) fn title(piece: Piece) -> Text {
    let Text { it, en } = name(piece);
    Text::new(upper(&it), upper(&en))
}

/// '1 punto', '12 punti'.
pub(crate) fn points(points: u16) -> Text {
    if points == 1 {
        Text::new("1 punto", "1 point")
    } else {
        Text::new(format!("{points} punti"), format!("{points} points"))
    }
}

/// The seals of the set-up with their article, of which there is at least one. [10.6]
pub(crate) fn first_seals(count: u8) -> Text {
    Text::both(|lang| match count {
        1 => lang.pick("l'unico sigillo", "the only seal").to_owned(),
        _ => {
            let number = in_words(count, lang);
            // Italian says 'gli 11' as it says 'gli undici'.
            let article = if count == 11 { "gli" } else { "i" };
            lang.pick(format!("{article} {number} sigilli"), format!("the {number} seals"))
        }
    })
}

#[cfg(test)]
mod tests;
