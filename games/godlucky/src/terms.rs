//! The words of the game that nobody can know before the first one.

use table::erased::{Term, Terms};

/// Tokens, keywords and words of the printed rulebook, as they first meet somebody.
pub(crate) static TERMS: Terms = Terms::of(&[
    Term::kept(
        &["Folle Etto"],
        (
            "il fuggitivo: chi arriva a 10 punti Fede lo cattura e vince",
            "the fugitive: whoever reaches 10 points of Faith captures him and wins",
        ),
        "1.1",
    ),
    Term::kept(
        &["Folle", "Folli"],
        (
            "una divinità impazzita: niente carte, e 8 punti follia al posto della Fede quando combatte",
            "a god gone mad: no cards, and 8 points of madness in place of Faith in a fight",
        ),
        "7.1",
    ),
    Term::said(
        &["Fede"],
        &["Faith"],
        ("i punti che vincono: ne servono 10", "the points that win: it takes 10"),
        "6.1",
    ),
    Term::said(
        &["Corruzione"],
        &["Corruption"],
        (
            "decide chi impazzisce: i buoni a 10, i malvagi a 1",
            "it decides who goes mad: the good at 10, the evil at 1",
        ),
        "6.5",
    ),
    Term::kept(
        &["Esplora il mondo"],
        (
            "la prima fase: si costruisce la plancia, senza abilità né miracoli",
            "the first phase: the board is built, without abilities or miracles",
        ),
        "5.1",
    ),
    Term::kept(
        &["Diffondi il credo"],
        (
            "la seconda fase, a plancia completa: tutto è permesso",
            "the second phase, once the board is complete: everything is allowed",
        ),
        "5.3",
    ),
    Term::kept(
        &["Gambling"],
        (
            "una scommessa a testa o croce, per punti Fede o Corruzione",
            "a wager on heads or tails, for points of Faith or Corruption",
        ),
        "14.2",
    ),
    Term::kept(
        &["Richiamo divino"],
        (
            "porta a chi lo usa l'oggetto sacro della sua divinità",
            "it brings its user the sacred object of their god",
        ),
        "11.5",
    ),
    Term::kept(
        &["Tesoro sacro"],
        (
            "un oggetto sacro: resta sul tavolo e si usa una volta per turno",
            "a sacred object: it stays on the table and is used once a turn",
        ),
        "10.2",
    ),
    Term::said(
        &["oggetto sacro", "oggetti sacri"],
        &["sacred object", "sacred objects"],
        (
            "resta sul tavolo e si usa una volta per turno, dalla seconda fase",
            "it stays on the table and is used once a turn, from the second phase on",
        ),
        "10.2",
    ),
    Term::said(
        &["miracolo", "miracoli"],
        &["miracle", "miracles"],
        (
            "resta sul tavolo e si usa una volta per turno, dalla seconda fase",
            "it stays on the table and is used once a turn, from the second phase on",
        ),
        "10.2",
    ),
    Term::kept(
        &["Maschera del cambiamento"],
        (
            "l'oggetto sacro di Morphyss: cede casella e perdita a un altro",
            "Morphyss' sacred object: it hands space and loss over to another",
        ),
        "11.13",
    ),
    Term::kept(
        &["Terzo occhio"],
        (
            "l'oggetto sacro di Nirvanello: guarda le carte di un altro e ne bandisce una",
            "Nirvanello's sacred object: it looks at another's cards and banishes one",
        ),
        "11.14",
    ),
    Term::kept(
        &["Lascia che cadano"],
        (
            "l'oggetto sacro di WaterWalker: oggetti coperti diventano trappole",
            "WaterWalker's sacred object: objects laid face down become traps",
        ),
        "11.15",
    ),
    Term::kept(
        &["Bilancia del cuore"],
        (
            "l'oggetto sacro di BlackSarcophagus: un altro indovina la moneta, per 1 Fede",
            "BlackSarcophagus' sacred object: another guesses the coin, for 1 Faith",
        ),
        "11.17",
    ),
    Term::kept(
        &["Luna calante"],
        (
            "l'oggetto sacro di SilentDreamer: un dado appena tirato mostra la faccia che si vuole",
            "SilentDreamer's sacred object: a die just rolled shows any face",
        ),
        "11.18",
    ),
    Term::kept(
        &["Traghettatore"],
        (
            "l'oggetto sacro di Lord Under: la moneta manda all'Inferno lui o un altro",
            "Lord Under's sacred object: the coin sends them or another to Hell",
        ),
        "11.19",
    ),
    Term::kept(
        &["Ascesa"],
        (
            "l'abilità di WaterWalker: con testa rifà il Paradiso",
            "WaterWalker's ability: on heads Heaven is done once more",
        ),
        "12.2",
    ),
    Term::kept(
        &["Luna piena"],
        (
            "l'abilità di SilentDreamer: dopo un evento, con testa tutti si addormentano",
            "SilentDreamer's ability: after an event, on heads, everybody falls asleep",
        ),
        "12.3",
    ),
    Term::kept(
        &["Necrofazia"],
        (
            "l'abilità di BlackSarcophagus: con testa prende la cima degli scarti",
            "BlackSarcophagus' ability: on heads they take the top of the discards",
        ),
        "12.4",
    ),
    Term::kept(
        &["Meditoso"],
        (
            "l'abilità di Nirvanello: invece di muoversi riporta la Corruzione all'inizio",
            "Nirvanello's ability: in place of moving, Corruption is back where it started",
        ),
        "12.5",
    ),
    Term::kept(
        &["Cleptomante"],
        (
            "l'abilità di Morphyss: con testa ruba un oggetto di sua scelta",
            "Morphyss' ability: on heads they steal an object of their choice",
        ),
        "12.6",
    ),
    Term::kept(
        &["Ultimo girone"],
        (
            "l'abilità di Lord Under: con testa rifà l'Inferno",
            "Lord Under's ability: on heads Hell is done once more",
        ),
        "12.7",
    ),
]);
