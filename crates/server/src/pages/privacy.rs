//! What is stored, how long, and who reads it: as the code does it, in words.

use axum::response::Html;
use maud::html;

use super::layout::Frame;
use crate::sweep::{ABANDONED_DAYS, EMPTY_DAYS, ENVELOPE_DAYS, SESSION_DAYS, TALK_DAYS};
use crate::visitor::Visitor;

pub(crate) fn privacy(visitor: &Visitor) -> Html<String> {
    let lang = visitor.lang;
    let title = lang.pick("Che cosa sa di te la casa", "What the house knows of you");
    let rows = rows().map(|row| row.map(|(it, en)| lang.pick(it, en)));
    let days = lang.pick(
        format!("{TALK_DAYS} giorni dopo la fine della partita"),
        format!("until {TALK_DAYS} days after the end of the match"),
    );
    let main = html! {
        main id="main" {
            h1 { (title) }
            p.lead {
                (lang.pick("Qui non ci si iscrive: niente posta, niente password, niente pubblicità, nessuno che conta le visite. Ecco tutto ciò che resta.",
                    "There are no accounts here: no mail, no password, no advertising, nobody who counts visits. This is all that is kept."))
            }
            ul.kept {
                @for [what, who, long] in rows {
                    li {
                        b { (what) }
                        p { (lang.pick("Chi lo legge: ", "Who reads it: ")) (who) "." }
                        p { (lang.pick("Per quanto: ", "How long: ")) @if long.is_empty() { (days) } @else { (long) } "." }
                    }
                }
            }
            h2 { (lang.pick("Che cosa la casa lascia andare", "What the house lets go")) }
            ul { @for (it, en) in rules() { li { (lang.pick(it, en)) } } }
            p { (lang.pick("Una partita finita resta; una casa rimasta chiusa a lungo aspetta un mese prima di lasciar andare qualcosa.",
                "A match that is over stays; a house that was shut for long waits a month before it lets anything go.")) }
            h2 { (lang.pick("Nel tuo browser", "In your browser")) }
            p { (lang.pick("Un cookie per riconoscerti ai tuoi tavoli e uno per la lingua, per un anno dall'ultima visita; e, solo lì, il tema, i suoni e gli avvisi che hai scelto, che cosa ti è già stato spiegato e a che punto eri, la serie dei problemi risolti. Nient'altro, e niente di terzi.",
                "One cookie to know you at your tables and one for the language, for a year from your last visit; and, only there, the theme, sounds and messages you chose, what has been explained to you and how far you were, the row of puzzles solved. Nothing else, and nothing of third parties.")) }
            h2 { (lang.pick("Chi tiene la casa", "Who keeps the house")) }
            p { (lang.pick("Il gestore di questo sito ha il file dei dati, e le copie che ne fa: può leggerlo tutto, anche quello che si dice ai tavoli. La casa non conserva indirizzi di rete (a mente, e per un'ora al più, sa quanto ciascuno ha chiesto) e non scrive nei suoi registri che cosa si dice.",
                "The operator of this site has the data file, and the backups made of it, and can read all of it, what is said at tables too. The house stores no network addresses (in mind, and for an hour at most, it knows how much each has asked for) and writes nothing that is said into its logs.")) }
            p { a.button href="/mine/forget" { (lang.pick("Cancella i miei dati…", "Delete my data…")) } }
        }
    };
    Frame { visitor, title, class: "page-privacy", game: None, main, waits: false }.page()
}

/// What the sweep does, in words.
fn rules() -> [(String, String); 4] {
    [
        (
            format!(
                "Un tavolo mai cominciato, a cui si è seduta al più una persona, o dove siedono solo computer: {EMPTY_DAYS} giorni dopo l'ultima cosa che vi è successa."
            ),
            format!(
                "A table that never began and at which at most one person sat down, or where only computers sit: {EMPTY_DAYS} days after the last thing that happened there."
            ),
        ),
        (
            format!(
                "Una partita cominciata in cui nessuno si fa vivo per {ABANDONED_DAYS} giorni viene chiusa senza perdenti: si può rileggere, e riprendere da ogni momento."
            ),
            format!(
                "A match that was begun and at which nobody is seen for {ABANDONED_DAYS} days is closed without a loser: it can be read, and played on from any moment."
            ),
        ),
        (
            format!("Le buste di una domanda: {ENVELOPE_DAYS} giorni dopo la risposta."),
            format!("The envelopes of a question: {ENVELOPE_DAYS} days after its answer."),
        ),
        (
            format!(
                "Un browser che non torna per {SESSION_DAYS} giorni e che non ha posti, mazzi né altri dispositivi: non lo si riconosce più."
            ),
            format!(
                "A browser that does not come back for {SESSION_DAYS} days and has no seats, decks or other devices: it is not known any more."
            ),
        ),
    ]
}

type Pair = (&'static str, &'static str);

/// What, who reads it, how long; no length is that of what is said.
fn rows() -> [[Pair; 3]; 6] {
    const YOURS: Pair = ("finché non li cancelli", "until you delete them");
    [
        [
            (
                "Il tuo nome, se lo dici, l'impronta del cookie che ti riconosce e il giorno dell'ultima visita",
                "Your name, if you give one, the fingerprint of the cookie that knows you and the day of your last visit",
            ),
            (
                "il nome chi apre i tuoi tavoli; l'impronta nessuno",
                "the name, whoever opens your tables; the fingerprint, nobody",
            ),
            YOURS,
        ],
        [
            (
                "Le partite: chi le ha aperte, assetto, posti, risposte con la loro ora, che cosa è stato raccontato, quando si è stati al tavolo l'ultima volta",
                "Matches: who opened them, setup, seats, answers with their time, what was told, when one was last at the table",
            ),
            (
                "chi ha il link del tavolo; ciò che è segreto solo il suo posto, fino alla fine; dopo, tutti",
                "whoever has the table's link; what is secret only its own seat, until the end; everybody afterwards",
            ),
            (
                "per sempre, se qualcuno vi ha giocato; se cancelli i tuoi dati, senza di te",
                "for ever, if somebody played there; without you, if you delete your data",
            ),
        ],
        [
            ("Quello che dici a un tavolo", "What you say at a table"),
            (
                "chi ci gioca, o la tua squadra; chi guarda no",
                "those who play there, or your team; not those who watch",
            ),
            ("", ""),
        ],
        [
            (
                "Di chi non vuoi leggere le parole, tavolo per tavolo",
                "Whose words you do not want to read, table by table",
            ),
            ("tu", "you"),
            YOURS,
        ],
        [
            ("I mazzi che costruisci", "The decks you build"),
            (
                "tu; gli altri, quello di una partita, alla fine",
                "you; the others, that of a match, at its end",
            ),
            YOURS,
        ],
        [
            (
                "L'impronta di un link per un altro dispositivo, e quali browser sono la stessa persona",
                "The fingerprint of a link for another device, and which browsers are the same person",
            ),
            ("tu", "you"),
            (
                "il link un quarto d'ora; il resto finché non scolleghi il browser",
                "the link a quarter of an hour; the rest until you separate the browser",
            ),
        ],
    ]
}
