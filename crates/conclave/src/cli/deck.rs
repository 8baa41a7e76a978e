//! What can be typed about decks.

use clap::{Arg, Command};
use table::Lang;

/// `conclave deck`.
pub(super) fn deck(lang: Lang) -> Command {
    let say = |it: &'static str, en: &'static str| lang.pick(it, en);
    let with = |command: Command| command.arg(game(lang)).arg(super::setup(lang)).arg(super::json(lang));
    Command::new("deck")
        .about(say("Controlla e mostra mazzi", "Check and show decks"))
        .subcommand_required(true)
        .disable_help_subcommand(true)
        .subcommand(with(
            Command::new("check")
                .about(say(
                    "Controlla un mazzo scritto come testo: ogni ragione con la sua riga",
                    "Check a deck written as text: every reason with its line",
                ))
                .arg(
                    super::file("FILE", lang)
                        .required(true)
                        .help(say("una riga per carta, «3 Nome»", "a line for each card, '3 Name'")),
                ),
        ))
        .subcommand(with(
            Command::new("show")
                .about(say("Mostra un mazzo pronto come testo", "Show a ready deck as text"))
                .arg(Arg::new("NAME").value_name("NAME").required(true).help(say(
                    "la sua parola nell'assetto, o il suo nome",
                    "its word in the setup, or its name",
                ))),
        ))
}

fn game(lang: Lang) -> Arg {
    Arg::new("game").long("game").value_name("GAME").help(lang.pick(
        "il gioco, se più d'uno si gioca con mazzi propri",
        "the game, if several are played with decks of one's own",
    ))
}
