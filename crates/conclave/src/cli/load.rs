//! What can be typed about load.

use clap::{Arg, ArgAction, Command, value_parser};
use table::Lang;

/// `conclave load`.
pub(super) fn load(lang: Lang) -> Command {
    let say = |it: &'static str, en: &'static str| lang.pick(it, en);
    let number = |name, usual: &'static str, most: i64, help: &'static str| {
        super::number(name, help).value_parser(value_parser!(u32).range(0..=most)).default_value(usual)
    };
    Command::new("load")
        .about(say(
            "Gioca a molti tavoli insieme come farebbero persone, e dice quanto regge il server",
            "Play at many tables at once as persons would, and say how much the server bears",
        ))
        .arg(number("tables", "40", 20_000, say("quanti tavoli", "how many tables")))
        .arg(number(
            "rate",
            "0",
            100_000,
            say(
                "quante risposte al secondo in tutto; 0: quante si può",
                "how many answers a second in all; 0: as many as can be",
            ),
        ))
        .arg(number("seconds", "60", 86_400, say("per quanti secondi", "for how many seconds")))
        .arg(number(
            "spectators",
            "0",
            10_000,
            say("quanti guardano ogni tavolo", "how many watch each table"),
        ))
        .arg(number("runs", "1", 99, say("quante volte; più d'una: anche la mediana", "how often; more than once: the median too")))
        .arg(
            Arg::new("nodes")
                .long("nodes")
                .value_name("N")
                .default_value("1")
                .conflicts_with("at")
                .value_parser(value_parser!(u8).range(1..=9))
                .help(say(
                    "quanti server sullo stesso PostgreSQL, avviato apposta; con 1 un server col suo file",
                    "how many servers over the same PostgreSQL, which is started for it; with 1 a server with its file",
                )),
        )
        .arg(super::number("seed", say("il seme delle scelte", "the seed of the choices")).default_value("1"))
        .arg(
            Arg::new("games")
                .long("games")
                .value_name("GAME,…")
                .value_delimiter(',')
                .action(ArgAction::Append)
                .help(say("solo questi giochi [tutti]", "only these games [all]")),
        )
        .arg(Arg::new("at").long("at").value_name("URL").help(say(
            "un server che gira già [ne avvia uno suo, con dati nuovi, su questa macchina]",
            "a server that runs already [it starts one of its own, with new data, on this machine]",
        )))
        .arg(
            Arg::new("pid").long("pid").value_name("N").requires("at").value_parser(value_parser!(u32)).help(
                say(
                    "il processo di quel server, per misurarne memoria e tempo",
                    "that server's process, to measure its memory and time",
                ),
            ),
        )
        .arg(super::json(lang))
}
