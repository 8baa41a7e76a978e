//! What `conclave balance` may be told.

use std::path::PathBuf;

use clap::{Arg, ArgAction, Command, value_parser};
use table::Lang;

use super::{exec_limits, file, game, iterations, json, number, setup};

pub(super) fn balance(lang: Lang) -> Command {
    let say = |it: &'static str, en: &'static str| lang.pick(it, en);
    Command::new("balance")
        .about(say(
            "Fa giocare bot uguali e conta chi vince: il gioco è in equilibrio?",
            "Let equal bots play and count who wins: is the game balanced?",
        ))
        .after_help(say(MEANING.0, MEANING.1))
        .arg(game(lang).required(false).required_unless_present("report"))
        .arg(file("into", lang).long("into").required_unless_present("report").help(say(
            "il file delle partite: nuovo, o da continuare con gli stessi dati",
            "the file of games: a new one, or one to go on with under the same terms",
        )))
        .arg(
            Arg::new("bot")
                .long("bot")
                .value_name("BOT")
                .default_value("mcts")
                .help(say(
                    "il bot di tutti i posti; «exec:PROGRAMMA» per uno tuo",
                    "the bot of every seat; 'exec:PROGRAM' for one of your own",
                )),
        )
        .args(exec_limits(lang))
        .arg(
            number(
                "games",
                say("quante partite in tutto; 0 riferisce e basta", "how many games in all; 0 only reports"),
            )
            .default_value("200"),
        )
        .arg(
            number("seed", say("il seme della prima partita", "the seed of the first game"))
                .default_value("1"),
        )
        .arg(iterations(lang))
        .arg(setup(lang))
        .arg(Arg::new("replace").long("replace").value_name(say("FATTORE", "FACTOR")).help(say(
            "rigioca ogni partita senza ciascun fattore di questo genere, per esempio «prophet», o senza uno solo: «prophet=p15»",
            "play every game again without each factor of this kind, for example 'prophet', or without one: 'prophet=p15'",
        )))
        .arg(
            Arg::new("report")
                .long("report")
                .value_name("FILE")
                .num_args(1..)
                .action(ArgAction::Append)
                .value_parser(value_parser!(PathBuf))
                .conflicts_with_all([
                    "game",
                    "into",
                    "setup",
                    "bot",
                    "games",
                    "seed",
                    "iterations",
                    "replace",
                ])
                .help(say("riferisce di questi file e non gioca", "report on these files and play nothing")),
        )
        .arg(Arg::new("by").long("by").value_name(say("PAROLA", "WORD")).help(say(
            "mostra solo i fattori che cominciano così, per esempio «first»",
            "show only factors that begin like this, for example 'first'",
        )))
        .arg(Arg::new("limit").long("limit").value_name("P").requires("of").help(say(
            "esce con 1 se l'intervallo del fattore di --of supera P per cento",
            "exit with 1 if the interval of --of's factor goes beyond P percent",
        )))
        .arg(
            Arg::new("of")
                .long("of")
                .value_name(say("FATTORE", "FACTOR"))
                .requires("limit")
                .help(say("il fattore di --limit", "the factor of --limit")),
        )
        .arg(json(lang))
}

const MEANING: (&str, &str) = (
    "Ogni partita finita è una riga del file: chi interrompe (Ctrl-C) ha il resoconto e continua quando vuole.\nPer ogni fattore: partite, vittorie, quota con l'intervallo al 95 % (Wilson), quota equa (se i vincitori di ogni\npartita fossero estratti a sorte fra i posti), differenza, p esatto a due code, p corretto per tutti i fattori\ndello stesso genere (Holm). Chi gioca in squadra vince con i compagni: una squadra conta come un posto solo.\nCon --replace: la stessa partita rigiocata con un altro al posto di quel fattore; quota con e senza, differenza con\nl'intervallo al 95 % delle coppie, p esatto di McNemar, p corretto (Holm).",
    "Every finished game is a line of the file: whoever interrupts (Ctrl-C) gets the report and goes on at will.\nFor each factor: games, wins, share with its 95 % interval (Wilson), fair share (if each game's winners were\ndrawn by lot among its seats), difference, exact two-sided p, p corrected for all factors of the same kind (Holm).\nPartners win together: a team counts as one seat.\nWith --replace: the same game played again with another in that factor's place; shares with and without, difference\nwith its 95 % interval of pairs, McNemar's exact p, p corrected (Holm).",
);
