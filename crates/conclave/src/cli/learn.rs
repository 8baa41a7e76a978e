//! What `conclave learn` may be told.

use clap::{Arg, ArgAction, Command};
use table::Lang;

use super::{file, game, iterations, number, setup};

pub(super) fn learn(lang: Lang) -> Command {
    let say = |it: &'static str, en: &'static str| lang.pick(it, en);
    Command::new("learn")
        .about(say(
            "Impara dalle partite quanto vale una posizione, e misura se il nuovo giudizio è più forte",
            "Learn from play what a position is worth, and measure whether the new guess is stronger",
        ))
        .after_help(say(MEANING.0, MEANING.1))
        .arg(game(lang))
        .arg(
            number("games", say("quante partite per giro", "how many games a round")).default_value("1000"),
        )
        .arg(iterations(lang).default_value("40"))
        .arg(
            number("rounds", say("quanti giri: ognuno gioca con il giudizio del precedente", "how many rounds: each plays by the guess of the one before"))
                .default_value("1"),
        )
        .arg(
            number("neurons", say("quanti neuroni accanto alla somma pesata, da 0 a 32: vedono come le cose stanno insieme", "how many neurons beside the weighted sum, from 0 to 32: they see how things go together"))
                .default_value("0"),
        )
        .arg(
            number("lambda", say("quanto conta, in %, ciò che viene dopo: a 100 il solo risultato; più è basso, più conta per che cosa le ricerche tenevano le posizioni subito seguenti", "how much what comes later counts, in %: at 100 the result alone; the lower, the more counts what searches held the next positions for"))
                .default_value("90"),
        )
        .arg(
            number("pairs", say("al massimo quante coppie di partite confrontano", "at most how many pairs of games compare"))
                .default_value("200"),
        )
        .arg(setup(lang).action(ArgAction::Append).help(say(
            "l'assetto; più d'uno si alternano",
            "the setup; several take turns",
        )))
        .arg(number("seed", say("il seme della prima partita", "the seed of the first game")).default_value("1"))
        .arg(Arg::new("against").long("against").value_name("now|first").value_parser(["now", "first"]).default_value("now").help(say(
            "da quale giudizio si parte e con quale si confronta: quello in vigore, o il primo, fatto a mano",
            "which guess to begin with and to compare with: the one in force, or the first, made by hand",
        )))
        .arg(Arg::new("building").long("building").action(ArgAction::SetTrue).help(say(
            "impara che cosa conviene costruire prima di giocare: metà delle risposte è a caso, finché si costruisce",
            "learns what is worth building before play: half of the answers are random while one builds",
        )))
        .arg(Arg::new("sets").long("sets").action(ArgAction::SetTrue).conflicts_with("building").help(say(
            "impara quale serie pronta conviene prendere: metà si prende a caso",
            "learns which ready set is worth taking: half of them are taken at random",
        )))
        .arg(Arg::new("whole").long("whole").action(ArgAction::SetTrue).help(say(
            "gioca tutte le coppie, anche quando è già chiaro chi è più forte",
            "play all pairs, even when it is clear who is stronger",
        )))
        .arg(file("into", lang).long("into").help(say("dove scrivere i pesi", "where to write the weights")))
        .arg(file("check", lang).long("check").conflicts_with("into").help(say(
            "non impara: confronta i pesi di questo file",
            "learns nothing: compares the weights of this file",
        )))
}

const MEANING: (&str, &str) = (
    "I pesi di ogni gioco stanno in games/GIOCO/guess.txt (a più posti o negli altri modi in guess-*.txt, di ciò che si costruisce in building.txt,\ndelle serie pronte in sets.txt), che è parte del programma: per metterne di nuovi si scrive lì e si compila. Le stesse opzioni danno gli stessi pesi.",
    "A game's weights stand in games/GAME/guess.txt (at more seats or in other modes in guess-*.txt, of what is built in building.txt,\nof ready sets in sets.txt), which is a part of the program: to put in new ones, write there and compile. The same options give the same weights.",
);
