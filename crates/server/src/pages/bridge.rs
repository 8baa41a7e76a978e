//! From one device to another: the link that is shown once, and the question on the other side. And forgetting somebody.

use axum::response::Html;
use maud::{Markup, PreEscaped, html};

use super::invite::carries;
use super::layout::Frame;
use crate::qr;
use crate::reach::Span;
use crate::visitor::Visitor;

/// The link to another device, which no page shows again.
pub(crate) fn bridge(visitor: &Visitor, key: &str) -> Html<String> {
    let lang = visitor.lang;
    let link = visitor.link(&format!("/join/{key}"));
    let picture = if visitor.span() > Span::Here { qr::svg(&link) } else { None };
    let main = html! {
        h1 { (lang.pick("Le tue partite su un altro dispositivo", "Your games on another device")) }
        p.lead {
            (lang.pick("Apri questo link sull'altro dispositivo entro un quarto d'ora: vale una volta sola. Non darlo a nessuno: chi lo apre gioca al posto tuo.",
                "Open this link on the other device within a quarter of an hour: it works once. Give it to nobody: whoever opens it plays as you."))
        }
        div.invite {
            label for="bridge-link" { (lang.pick("Link per l'altro dispositivo", "Link for the other device")) }
            input id="bridge-link" readonly value=(link);
            button.quiet type="button" data-copy="#bridge-link" { (lang.pick("Copia", "Copy")) }
            @if visitor.span() < Span::World { p.reach.near[visitor.span() == Span::Here] { (carries(visitor)) } }
        }
        @if let Some(picture) = picture {
            div.bridge role="img" aria-label=(lang.pick("Codice QR dello stesso link", "QR code of the same link")) { (PreEscaped(picture)) }
        }
        p { a.button.quiet href="/mine" { (lang.pick("Alle mie partite", "To my games")) } }
    };
    framed(visitor, lang.pick("Su un altro dispositivo", "On another device"), main)
}

/// Whose games would come to this browser.
pub(crate) struct Other<'a> {
    pub(crate) key: &'a str,
    pub(crate) name: &'a str,
    pub(crate) open: i64,
    pub(crate) over: i64,
    /// Does this browser come as that person already?
    pub(crate) is_me: bool,
    /// How many matches this browser has of its own.
    pub(crate) own: i64,
}

pub(crate) fn join(visitor: &Visitor, other: &Other<'_>) -> Html<String> {
    let lang = visitor.lang;
    let Other { key, name, open, over, is_me, own } = *other;
    let whose = match name {
        "" => lang.pick("di un ospite", "a guest's").to_owned(),
        name => lang.pick(format!("di {name}"), format!("{name}'s")),
    };
    let main = html! {
        h1 { (lang.pick("Le partite di un altro dispositivo", "The games of another device")) }
        @if is_me {
            p.lead { (lang.pick("Questo browser le ha già: il link è per un altro dispositivo.", "This browser has them already: the link is for another device.")) }
            p { a.button.first href="/mine" { (lang.pick("Alle mie partite", "To my games")) } }
        } @else {
            p.lead {
                (lang.pick(format!("Sono {whose}: {open} in corso, {over} finite. Se vai avanti, questo browser e l'altro sono la stessa persona: stesso nome, stessi posti, stessi mazzi."),
                    format!("They are {whose}: {open} going on, {over} over. If you go on, this browser and the other are the same person: one name, the same seats, the same decks.")))
            }
            p { (lang.pick("Vai avanti solo se il link l'hai fatto tu, su un altro tuo dispositivo.", "Go on only if you made the link yourself, on another device of yours.")) }
            @if own > 0 {
                p.notice { (lang.pick("Questo browser ha già partite sue: aspettano finché non lo scolleghi, da «Le mie partite».",
                    "This browser has games of its own: they wait until you separate it again, under 'My games'.")) }
            }
            form.ways.start method="post" action=(format!("/join/{key}")) {
                button.first { (lang.pick("Sì, sono io", "Yes, that is me")) }
                a.button.quiet href="/" { (lang.pick("No, lascia stare", "No, leave it")) }
            }
        }
    };
    framed(visitor, lang.pick("Un altro dispositivo", "Another device"), main)
}

/// What forgetting somebody means, before it is done.
pub(crate) fn forgetting(visitor: &Visitor, (open, over): (i64, i64)) -> Html<String> {
    let lang = visitor.lang;
    let main = html! {
        h1 { (lang.pick("Cancella i miei dati", "Delete my data")) }
        p.lead { (lang.pick("Ecco che cosa succede; indietro non si torna.", "This is what happens; there is no way back.")) }
        ul {
            li { (lang.pick("Il tuo nome è dimenticato.", "Your name is forgotten.")) }
            li { (lang.pick(format!("Nelle partite finite ({over}) al tuo posto c'è un ospite: le risposte date restano, perché sono anche le partite degli altri."),
                format!("In the matches that are over ({over}) a guest sits in your place: the answers given stay, since the matches are the others' too."))) }
            li { (lang.pick(format!("Le partite in corso ({open}) le abbandoni; dove non si è ancora cominciato, il posto torna libero."),
                format!("You resign the matches that go on ({open}); where nothing has begun yet, your seat is free again."))) }
            li { (lang.pick("Quello che hai detto ai tavoli è cancellato, e così i tuoi mazzi.", "What you have said at tables is deleted, and so are your decks.")) }
            li { (lang.pick("Gli altri browser collegati a te tornano per conto loro, senza queste partite.", "Other browsers that are joined to you are on their own again, without these games.")) }
        }
        p { (lang.pick("Copie di sicurezza che il gestore ha già fatto non cambiano.", "Backups that the operator has already made do not change.")) }
        form.ways.start method="post" action="/mine/forget" {
            label { input type="checkbox" name="sure" value="yes" required; (lang.pick("Ho capito", "I understand")) }
            button.first { (lang.pick("Cancella tutto", "Delete everything")) }
            a.button.quiet href="/mine" { (lang.pick("No, torno indietro", "No, back")) }
        }
    };
    framed(visitor, lang.pick("Cancella i miei dati", "Delete my data"), main)
}

/// After it.
pub(crate) fn forgotten(visitor: &Visitor) -> Html<String> {
    let lang = visitor.lang;
    let main = html! {
        h1 { (lang.pick("Fatto: non sappiamo più chi sei", "Done: we no longer know who you are")) }
        p.lead { (lang.pick("Se torni sarai un ospite come il primo giorno.", "If you come back, you will be a guest as on the first day.")) }
        p { a.button.first href="/" { (lang.pick("Ai giochi", "To the games")) } }
    };
    framed(visitor, lang.pick("Dimenticato", "Forgotten"), main)
}

fn framed(visitor: &Visitor, title: &str, main: Markup) -> Html<String> {
    let main = html! { main id="main" { (main) } };
    Frame { visitor, title, class: "page-bridge", game: None, main, waits: false }.page()
}
