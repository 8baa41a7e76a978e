//! The words of the page, in both languages.

use maud::{Markup, PreEscaped};
use table::Lang;

use super::scene::Scene;
use crate::terms::TERMS;
pub(super) use crate::text::bare as piece;
use crate::{Ahead, Crossing, Piece, Stage, Vertex, View, World};

/// A text in which each of the game's words opens. Not for the text of a button or a summary.
pub(super) fn worded(lang: Lang, text: &str) -> Markup {
    PreEscaped(table::erased::worded(lang, &TERMS, text))
}

pub(super) fn world(lang: Lang, world: World) -> &'static str {
    match world {
        World::Abyss => lang.pick("Abissi", "Abyss"),
        World::Earth => lang.pick("Terra", "Earth"),
        World::Heavens => lang.pick("Cieli", "Heavens"),
    }
}

pub(super) fn board(lang: Lang) -> &'static str {
    lang.pick("La plancia: tre solidi, 52 vertici", "The board: three solids, 52 vertices")
}

/// How the board is used by keyboard and by hand, shown under it.
pub(super) fn help(lang: Lang) -> &'static str {
    lang.pick(
        "Trascina lo sfondo per girare i solidi. Da tastiera: le frecce girano la plancia; con Tab si entra nei vertici, \
         le frecce vanno a quello vicino, N al prossimo raggiungibile, C12 a quello con quel nome, Invio sceglie, \
         Maiuscole con le frecce gira. L mostra pericolo e fuga.",
        "Drag the background to turn the solids. By keyboard: the arrows turn the board; Tab enters the vertices, where \
         the arrows go to the nearest one, N to the next that can be reached, C12 to the one of that name, Enter chooses, \
         Shift with the arrows turns. L shows danger and reach.",
    )
}

/// What a screen reader says on a vertex: its name, its world, what is on it, what can be done.
pub(super) fn vertex(scene: &Scene, vertex: Vertex) -> String {
    let lang = scene.lang;
    let mut on: Vec<&str> = scene.standing(vertex).map(|one| piece(lang, one)).collect();
    if scene.seals.has(vertex) {
        on.push(lang.pick("sigillo", "seal"));
    }
    if scene.announced.is_some_and(|(_, to)| to == vertex) {
        on.push(lang.pick("meta dell'attraversamento annunciato", "target of the announced crossing"));
    }
    let what = if on.is_empty() { lang.pick("libero", "free").to_owned() } else { on.join(", ") };
    // What is written there begins the name, so that who speaks to the device can say it: 'A4 L'.
    let letters: String = scene.standing(vertex).map(|piece| format!(" {}", piece.letter())).collect();
    let mut label = format!("{vertex}{letters}, {}: {what}", world(lang, vertex.world()));
    for offer in scene.offers_on(vertex) {
        label.push_str(". ");
        label.push_str(&offer.says);
    }
    if scene.first_step_to(vertex).is_some() && scene.offers_on(vertex).next().is_none() {
        label.push_str(lang.pick(". A due passi", ". Two steps away"));
    }
    label
}

/// Of which turns the lens speaks.
pub(super) fn ahead(view: &View, ahead: Ahead, lang: Lang) -> String {
    let all = view.has_all_powers();
    let says = match ahead {
        Ahead::Placing => lang.pick(
            "Dove le creature possono colpire nel primo turno, e dove Valandris può cominciare.",
            "Where the creatures can strike on the first turn, and where Valandris can begin.",
        ),
        Ahead::Spirit => lang.pick(
            "Dove le creature possono ancora colpire in questo turno, e dove Valandris può arrivare nel suo, se le pedine restano così.",
            "Where the creatures can still strike in this turn, and where Valandris can get to in his, if the pieces stay as they are.",
        ),
        Ahead::Declaring => lang.pick(
            "Dove le creature possono colpire nel prossimo turno anche senza poteri, e dove Valandris può arrivare prima.",
            "Where the creatures can strike in the next turn even without a power, and where Valandris can get to before.",
        ),
        Ahead::Crossing => lang.pick(
            "Dove arriva la creatura che attraversa, e dove Valandris può essere dopo il passo bonus.",
            "Where the crossing creature arrives, and where Valandris can be after the bonus step.",
        ),
        Ahead::Valandris if all => lang.pick(
            "Dove le creature possono colpire nel prossimo turno con i loro poteri, e dove Valandris può finire il suo.",
            "Where the creatures can strike in the next turn with their powers, and where Valandris can end his.",
        ),
        Ahead::Valandris => lang.pick(
            "Dove le creature possono colpire nel prossimo turno, con il potere dichiarato, e dove Valandris può finire il suo.",
            "Where the creatures can strike in the next turn, with the declared power, and where Valandris can end his.",
        ),
    };
    // [6.7] Once a creature has moved nobody crosses any more. [6.1]
    let may_cross = view.setup.crossing == Crossing::Yes
        && (matches!(ahead, Ahead::Valandris | Ahead::Declaring)
            || view.stage == Stage::Moving(Piece::Leviathan));
    let but = lang.pick(
        " Gli attraversamenti non sono segnati: gli lasciano un passo.",
        " Crossings are not marked: they leave him a step.",
    );
    format!("{says}{}", if may_cross { but } else { "" })
}

/// The question when one vertex can mean several things; the vertex stands for `{}`.
pub(super) fn which(lang: Lang) -> &'static str {
    lang.pick("Che cosa vuoi fare in {}?", "What do you want to do at {}?")
}

/// Asked before a crossing is announced.
pub(super) fn twice(lang: Lang) -> &'static str {
    lang.pick(
        "Attraversare costa l'intero turno, e Valandris ha un passo in più.",
        "A crossing costs the whole turn, and Valandris gets one step more.",
    )
}

/// Over the crossings in the list of what can be done.
pub(super) fn folded(lang: Lang) -> &'static str {
    lang.pick("Oppure attraversa (costa l'intero turno)", "Or cross (costs the whole turn)")
}

/// The buttons that turn the board: what they do, what stands on them, what they are called.
pub(super) fn turners(lang: Lang) -> [(&'static str, &'static str, &'static str); 9] {
    [
        ("out", "−", lang.pick("Allontana", "Zoom out")),
        ("up", "↑", lang.pick("Gira in su", "Turn up")),
        ("in", "+", lang.pick("Avvicina", "Zoom in")),
        ("left", "←", lang.pick("Gira a sinistra", "Turn left")),
        ("reset", "⌂", lang.pick("Vista iniziale", "First view")),
        ("right", "→", lang.pick("Gira a destra", "Turn right")),
        ("names", "Aa", lang.pick("Mostra tutti i nomi", "Show all names")),
        ("down", "↓", lang.pick("Gira in giù", "Turn down")),
        ("face", "◎", lang.pick("Porta davanti la pedina che muove", "Bring the moving piece to the front")),
    ]
}
