//! What can be typed behind `conclave suite`.

use clap::{Arg, ArgAction, Command, value_parser};
use lab::suite::Kind;
use table::Lang;

use super::{file, game, iterations, json, number, playouts, setup};

pub(super) fn suite(lang: Lang) -> Command {
    let say = |it: &'static str, en: &'static str| lang.pick(it, en);
    Command::new("suite")
        .about(say(
            "Mette un bot davanti a posizioni di cui è provata la risposta giusta",
            "Put a bot before positions whose right answer is proved",
        ))
        .after_help(say(MEANING.0, MEANING.1))
        .arg(game(lang))
        .arg(
            Arg::new("seats")
                .long("seats")
                .value_name("BOT")
                .default_value("master")
                .help(say("chi risponde", "who answers")),
        )
        .arg(
            Arg::new("half")
                .long("half")
                .value_name("open|unseen|all")
                .value_parser(["open", "unseen", "all"])
                .default_value("open")
                .help(say(
                    "quale metà: «unseen» resta da parte finché i pesi non sono definitivi",
                    "which half: 'unseen' is set aside until the weights are final",
                )),
        )
        .arg(
            Arg::new("kind")
                .long("kind")
                .value_name("KIND")
                .action(ArgAction::Append)
                .value_parser(Kind::ALL.map(Kind::word))
                .help(say("solo questo genere; si può ripetere", "only this kind; may be repeated")),
        )
        .arg(playouts(say(
            "le simulazioni del bot per domanda [quante ne ha dal vivo]",
            "the bot's playouts for a question [as many as it has in live play]",
        )))
        .arg(
            Arg::new("at-least")
                .long("at-least")
                .value_name("PERCENT")
                .value_parser(value_parser!(u32).range(0..=100))
                .default_value("95")
                .help(say("quanto deve risolvere di ogni genere", "how much of each kind it has to solve")),
        )
        .arg(
            Arg::new("failures")
                .long("failures")
                .action(ArgAction::SetTrue)
                .help(say("elenca le posizioni sbagliate", "list the positions that it got wrong")),
        )
        .arg(file("file", lang).long("file").conflicts_with("mine").help(say(
            "le posizioni di questo file invece di quelle del programma",
            "the positions of this file instead of the program's own",
        )))
        .arg(
            number(
                "mine",
                say(
                    "cerca invece posizioni in al più N partite nuove",
                    "look for positions instead, in at most N new games",
                ),
            )
            .requires("into"),
        )
        .arg(
            number("quota", say("quante di ogni genere bastano", "how many of each kind are enough"))
                .default_value("26"),
        )
        .arg(
            number("seed", say("il seme della prima partita", "the seed of the first game"))
                .default_value("1"),
        )
        .arg(
            iterations(lang).id("thinks").long("thinks").default_value("60").help(say(
                "le simulazioni dei bot delle partite nuove",
                "the playouts of the bots in new games",
            )),
        )
        .arg(
            file("into", lang)
                .long("into")
                .help(say("dove scrivere le posizioni trovate", "where to write the positions found")),
        )
        .arg(setup(lang).action(ArgAction::Append).help(say(
            "l'assetto delle partite nuove; più d'uno si alternano",
            "the setup of the new games; several take turns",
        )))
        .arg(json(lang))
}

const MEANING: (&str, &str) = (
    "Generi: win, si vince in questo turno; save, poche risposte evitano di perdere, di solito nel prossimo; trap, poche\nrisposte perdono; ending, partita vinta da finire; mix, ordini da mescolare. Le posizioni stanno in games/GIOCO/suite.jsonl,\nche è parte del programma: docs/bots.md dice come sono trovate e provate.",
    "Kinds: win, the turn can be won; save, few answers keep from losing, mostly in the next one; trap, few answers lose;\nending, a won game to be finished; mix, orders to be mixed. The positions stand in games/GAME/suite.jsonl, which is a part\nof the program: docs/bots.md says how they are found and proved.",
);
