//! What `conclave habits` may be told.

use std::path::PathBuf;

use clap::{Arg, Command, value_parser};
use table::Lang;

use super::{game, json, millis, number, playouts, setup};

pub(super) fn habits(lang: Lang) -> Command {
    let say = |it: &'static str, en: &'static str| lang.pick(it, en);
    Command::new("habits")
        .about(say(
            "Guarda come gioca un bot: in quanto tempo, con quali vizi, e quanto le serate si somigliano",
            "Look at how a bot plays: in what time, with which bad habits, and how much evenings are alike",
        ))
        .after_help(say(MEANING.0, MEANING.1))
        .arg(game(lang))
        .arg(
            Arg::new("bot")
                .long("bot")
                .value_name("BOT")
                .default_value("master")
                .help(say("chi siede a tutti i posti", "who sits in all seats")),
        )
        .arg(number("games", say("quante partite", "how many games")).default_value("20"))
        .arg(number("seed", say("il seme della prima", "the seed of the first")).default_value("1"))
        .arg(playouts(say(
            "simulazioni per domanda [quelle dal vivo]",
            "playouts for a question [those of live play]",
        )))
        .arg(
            millis(
                "time",
                say(
                    "invece delle simulazioni, tanti millisecondi per domanda",
                    "instead of playouts so many milliseconds for a question",
                ),
            )
            .conflicts_with("iterations"),
        )
        .arg(Arg::new("records").long("records").value_name("DIR").value_parser(value_parser!(PathBuf)).help(
            say(
                "in questa cartella il registro delle partite in cui un vizio si è visto",
                "into this folder the records of the games in which a habit showed",
            ),
        ))
        .arg(setup(lang))
        .arg(json(lang))
}

const MEANING: (&str, &str) = (
    "«tempo»: le domande con più di una scelta. «vizio»: quante volte un vizio si è visto, su quante poteva vedersi.\n«tavolo»: quante volte è tornata la stessa formazione di tutto il tavolo (divinità, squadre, mazzi).",
    "'time': questions with more than one choice. 'habit': how often a bad habit showed, of how often it could have.\n'table': how often the same line-up of the whole table came again (gods, teams, decks).",
);
