//! What can be typed, in the language of whoever types.

mod balance;
mod deck;
mod elo;
mod habits;
mod keeping;
mod learn;
mod load;
mod solve;
mod suite;
mod truths;

use std::ffi::OsString;
use std::path::PathBuf;

use anstyle::{AnsiColor, Style};
use clap::{Arg, ArgAction, Command, value_parser};
use clap_complete::Shell;
use table::Lang;
use tracing_subscriber::filter::Targets;

pub(crate) const RED: Style = AnsiColor::Red.on_default().bold();
pub(crate) const GOLD: Style = AnsiColor::Yellow.on_default();
pub(crate) const DIM: Style = Style::new().dimmed();

/// The language asked for: `--lang`, else the locale of the environment, else English.
pub(crate) fn language(args: &[OsString]) -> Lang {
    let words: Vec<_> = args.iter().map(|arg| arg.to_string_lossy()).collect();
    let after = words.iter().position(|word| word == "--lang").and_then(|at| words.get(at + 1));
    let joined = words.iter().find_map(|word| word.strip_prefix("--lang="));
    let asked = joined.or(after.map(AsRef::as_ref)).and_then(|tag| tag.parse().ok());
    asked.unwrap_or_else(|| {
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"]
            .iter()
            .find_map(|name| std::env::var(name).ok().filter(|value| !value.is_empty()));
        if locale.is_some_and(|locale| locale.starts_with("it")) { Lang::It } else { Lang::En }
    })
}

/// The whole command line.
pub(crate) fn command(lang: Lang) -> Command {
    let say = |it: &'static str, en: &'static str| lang.pick(it, en);
    let serve = serve_options(Command::new("serve"), lang)
        .about(say("Serve il sito (come senza sotto-comando)", "Serve the site (as without a sub-command)"));
    serve_options(Command::new("conclave"), lang)
        .version(env!("CARGO_PKG_VERSION"))
        .about(say(
            "Cinque giochi da tavolo nel browser e nel terminale. Senza argomenti serve il sito.",
            "Five tabletop games in the browser and in the terminal. Without arguments it serves the site.",
        ))
        .after_help(say(EXAMPLES.0, EXAMPLES.1))
        .disable_help_subcommand(true)
        .arg(lang_option(lang).global(true))
        .arg(card_files(lang).global(true))
        .subcommand(serve)
        .subcommand(Command::new("games").about(say("Elenca i giochi", "List the games")).arg(json(lang)))
        .subcommand(
            Command::new("rules")
                .about(say("Mostra il regolamento o una clausola", "Show the rules, or one clause"))
                .arg(game(lang))
                .arg(Arg::new("clause").value_name("CLAUSE").help(say("per esempio 3.2", "for example 3.2")))
                .arg(setup(lang))
                .arg(json(lang)),
        )
        .subcommand(play(lang))
        .subcommand(
            Command::new("replay")
                .about(say("Rigioca un registro", "Play a record again"))
                .arg(file("FILE", lang).required(true))
                .arg(number("at", say("si ferma dopo N risposte", "stop after N answers")))
                .arg(json(lang)),
        )
        .subcommand(perft(lang))
        .subcommand(laws(lang))
        .subcommand(habits::habits(lang))
        .subcommand(leaks(lang))
        .subcommand(
            Command::new("setups")
                .about(say("Elenca i campi dell'assetto", "List the fields of the setup"))
                .arg(game(lang))
                .arg(setup(lang))
                .arg(json(lang)),
        )
        .subcommand(
            Command::new("position")
                .about(say(
                    "Mostra una posizione e le azioni permesse",
                    "Show a position and the legal actions",
                ))
                .arg(game(lang))
                .arg(Arg::new("position").value_name("POSITION").required(true))
                .arg(setup(lang))
                .arg(json(lang)),
        )
        .subcommand(
            Command::new("cards")
                .about(say("Elenca le carte", "List the cards"))
                .arg(game(lang))
                .arg(setup(lang))
                .arg(json(lang)),
        )
        .subcommand(
            Command::new("check-cards")
                .about(say(
                    "Controlla un file di carte: tutti gli errori, ciascuno al suo posto",
                    "Check a file of cards: all mistakes, each in its place",
                ))
                .arg(
                    file("FILE", lang)
                        .required(true)
                        .help(say("un file di carte (TOML)", "a file of cards (TOML)")),
                )
                .arg(json(lang)),
        )
        .subcommand(deck::deck(lang))
        .subcommands(keeping::commands(lang))
        .subcommand(load::load(lang))
        .subcommand(series(lang))
        .subcommand(balance::balance(lang))
        .subcommand(learn::learn(lang))
        .subcommand(elo::elo(lang))
        .subcommand(solve::solve(lang))
        .subcommand(suite::suite(lang))
        .subcommand(truths::truths(lang))
        .subcommand(
            Command::new("completions")
                .about(say("Scrive i completamenti per una shell", "Write completions for a shell"))
                .arg(Arg::new("shell").value_name("SHELL").required(true).value_parser(value_parser!(Shell))),
        )
}

const EXAMPLES: (&str, &str) = (
    "Esempi:\n  conclave                                  serve il sito e apre il browser\n  conclave play evilrunner --seats bot,person  gioca nel terminale come Valandris\n  conclave rules evilrunner 5.1             una clausola\n  conclave laws evilrunner --games 1000     mette alla prova le leggi\n\nCodici d'uscita: 0 bene, 1 una verifica non regge, 2 argomento sbagliato, 3 guasto del sistema",
    "Examples:\n  conclave                                  serve the site and open the browser\n  conclave play evilrunner --seats bot,person  play in the terminal as Valandris\n  conclave rules evilrunner 5.1             one clause\n  conclave laws evilrunner --games 1000     put the laws to the test\n\nExit codes: 0 fine, 1 a check does not hold, 2 wrong argument, 3 the machine failed",
);

fn serve_options(command: Command, lang: Lang) -> Command {
    let say = |it: &'static str, en: &'static str| lang.pick(it, en);
    command
        .arg(
            Arg::new("listen")
                .long("listen")
                .value_name("ADDR")
                .value_parser(value_parser!(std::net::SocketAddr))
                .help(say(
                    "indirizzo e porta [127.0.0.1:8080, o la prima porta libera dopo]",
                    "address and port [127.0.0.1:8080, or the next free port]",
                )),
        )
        .arg(
            Arg::new("public").long("public").value_name("URL").help(say(
                "l'indirizzo con cui il sito è noto fuori, per esempio https://giochi.example.org: comincia così ogni link",
                "the address by which the site is known outside, such as https://games.example.org: every link begins with it",
            )),
        )
        .arg(Arg::new("talk").long("talk").action(ArgAction::SetTrue).help(say(
            "chi gioca si scrive con parole sue anche se possono entrare estranei (in casa è sempre così)",
            "those who play write to each other in their own words though strangers may come (at home they always do)",
        )))
        .arg(Arg::new("proxy").long("proxy").value_name("ADDR").action(ArgAction::Append).help(say(
            "un proxy davanti al sito, indirizzo o rete (172.18.0.0/16): solo a lui si crede da dove viene chi arriva; si può ripetere",
            "a proxy in front of the site, an address or a network (172.18.0.0/16): only it is believed where visitors come from; may be repeated",
        )))
        .arg(Arg::new("limits").long("limits").value_name("LIMITS").help(say(
            "quanto può chiedere una sessione, da fuori [tables=60,sockets=60,posts=240,kilobytes=4096]; un indirizzo dieci volte tanto; off: senza limiti",
            "how much a session may ask for from elsewhere [tables=60,sockets=60,posts=240,kilobytes=4096]; an address ten times as much; off: no limits",
        )))
        .arg(data(lang))
        .arg(database(lang))
        .arg(Arg::new("bus").long("bus").value_name("URL").requires("database").env("CONCLAVE_BUS").help(say(
            "un NATS che porta le notizie da un server all'altro (nats://…) al posto del database; serve un programma costruito con --features nats",
            "a NATS that carries the news from server to server (nats://…) in the place of the database; the program must be built with --features nats",
        )))
        .arg(
            Arg::new("no-open")
                .long("no-open")
                .action(ArgAction::SetTrue)
                .help(say("non apre il browser", "do not open the browser")),
        )
        .arg(
            Arg::new("log")
                .long("log")
                .value_name("WHAT")
                .env("CONCLAVE_LOG")
                .default_value("warn")
                .value_parser(value_parser!(Targets))
                .help(say(
                    "che cosa annotare sullo standard error: error, warn, info, debug, o «server=debug»",
                    "what to log on standard error: error, warn, info, debug, or 'server=debug'",
                )),
        )
        .arg(
            Arg::new("log-format")
                .long("log-format")
                .value_name("FORMAT")
                .env("CONCLAVE_LOG_FORMAT")
                .default_value("text")
                .value_parser(["text", "json"])
                .help(say(
                    "come annotarlo: per chi legge (text) o un oggetto JSON per riga (json)",
                    "how to log it: for people (text) or a JSON object on each line (json)",
                )),
        )
        .arg(
            Arg::new("metrics")
                .long("metrics")
                .value_name("ADDR")
                .value_parser(value_parser!(std::net::SocketAddr))
                .help(say(
                    "mostra le misure per Prometheus a questo indirizzo e porta, a /metrics; non va aperto a tutti",
                    "show figures for Prometheus at this address and port, at /metrics; not to be open to everybody",
                )),
        )
        .arg(number(
            "drain",
            say(
                "quanti secondi continua a rispondere dopo che gli si chiede di fermarsi, mentre /readyz dice già di no [0]",
                "for how many seconds it still answers after it was asked to stop, while /readyz already says no [0]",
            ),
        ))
        .arg(playouts(say("i bot pensano N simulazioni invece che un tempo", "bots think N playouts instead of a time")))
        .arg(
            number(
                "seed",
                say(
                    "per prove e dimostrazioni, solo su questa macchina: i tavoli nuovi hanno i semi N, N+1, …",
                    "for tests and demonstrations, on this machine only: new tables have the seeds N, N+1, …",
                ),
            )
            .requires("data"),
        )
        .arg(number(
            "patience",
            say(
                "dopo quanti secondi si può giocare senza chi non è al tavolo [120]",
                "after how many seconds one may play on without whoever is away [120]",
            ),
        ))
}

fn play(lang: Lang) -> Command {
    let say = |it: &'static str, en: &'static str| lang.pick(it, en);
    Command::new("play")
        .about(say("Gioca nel terminale", "Play in the terminal"))
        .arg(game(lang))
        .arg(Arg::new("seats").long("seats").value_name("WHO,…").value_delimiter(',').help(say(
            "chi siede dove: person, bot, il nome di un bot, o exec:PROGRAMMA [person,bot]",
            "who sits where: person, bot, a bot's name, or exec:PROGRAM [person,bot]",
        )))
        .args(exec_limits(lang))
        .arg(number("seed", say("fissa caso e bot", "fixes chance and bots")))
        .arg(iterations(lang))
        .arg(
            file("record", lang)
                .long("record")
                .help(say("tiene il registro in un file nuovo", "keeps the record in a new file")),
        )
        .arg(setup(lang))
}

fn perft(lang: Lang) -> Command {
    let say = |it: &'static str, en: &'static str| lang.pick(it, en);
    Command::new("perft")
        .about(say(
            "Conta sequenze di risposte, o posizioni diverse",
            "Count sequences of answers, or different positions",
        ))
        .arg(game(lang))
        .arg(
            number(
                "depth",
                say(
                    "quante risposte (con --distinct: turni interi)",
                    "how many answers (with --distinct: whole turns)",
                ),
            )
            .required(true),
        )
        .arg(number("seed", say("il seme delle estrazioni iniziali", "the seed of the first draws")))
        .arg(
            Arg::new("position")
                .long("position")
                .value_name("POSITION")
                .conflicts_with_all(["seed", "record"])
                .help(say("da questa posizione", "from this position")),
        )
        .arg(
            file("record", lang)
                .long("record")
                .conflicts_with("seed")
                .help(say("dalla fine di questo registro", "from the end of this record")),
        )
        .arg(Arg::new("distinct").long("distinct").action(ArgAction::SetTrue).requires("position").help(say(
            "conta le posizioni diverse dopo N turni interi",
            "count the different positions after N whole turns",
        )))
        .arg(setup(lang))
        .arg(json(lang))
}

fn laws(lang: Lang) -> Command {
    let say = |it: &'static str, en: &'static str| lang.pick(it, en);
    Command::new("laws")
        .about(say(
            "Mette alla prova le leggi con partite a caso",
            "Put the laws to the test with random games",
        ))
        .arg(game(lang))
        .arg(number("games", say("quante partite", "how many games")).default_value("200"))
        .arg(number("seed", say("il seme", "the seed")).default_value("1"))
        .arg(setup(lang))
        .arg(json(lang))
}

fn leaks(lang: Lang) -> Command {
    let say = |it: &'static str, en: &'static str| lang.pick(it, en);
    Command::new("leaks")
        .about(say(
            "Mette lo stesso momento davanti ai bot in molti mondi uguali ai loro occhi: devono rispondere sempre lo stesso",
            "Put the same moment before the bots in many worlds that look alike to them: they must always answer the same",
        ))
        .arg(game(lang))
        .arg(number("games", say("quanti momenti, ognuno di un'altra partita", "how many moments, each of another game")).default_value("4"))
        .arg(number("worlds", say("in quanti mondi", "in how many worlds")).default_value("1000"))
        .arg(Arg::new("bot").long("bot").value_name("BOT").help(say("solo questo", "only this one")))
        .arg(iterations(lang).default_value("30"))
        .arg(number("seed", say("il seme", "the seed")).default_value("1"))
        .arg(setup(lang))
        .arg(json(lang))
}

fn series(lang: Lang) -> Command {
    let say = |it: &'static str, en: &'static str| lang.pick(it, en);
    Command::new("series")
        .about(say(
            "Fa giocare i bot molte volte e riferisce con gli intervalli",
            "Let bots play many times and report with intervals",
        ))
        .arg(game(lang))
        .arg(Arg::new("seats").long("seats").value_name("BOT,…").value_delimiter(',').required(true).help(
            say(
                "il bot di ogni posto; «exec:PROGRAMMA» per uno tuo",
                "the bot of each seat; 'exec:PROGRAM' for one of your own",
            ),
        ))
        .args(exec_limits(lang))
        .arg(number("games", say("quante partite", "how many games")).default_value("200"))
        .arg(
            number("seed", say("il seme della prima partita", "the seed of the first game"))
                .default_value("1"),
        )
        .arg(iterations(lang))
        .arg(
            Arg::new("at-least")
                .long("at-least")
                .value_name("S")
                .value_parser(value_parser!(i32))
                .allow_negative_numbers(true)
                .help(say(
                    "riferisce quante volte il punteggio è almeno S",
                    "report how often a score is at least S",
                )),
        )
        .arg(setup(lang))
        .arg(json(lang))
}

fn data(lang: Lang) -> Arg {
    let data = Arg::new("data").long("data").value_name("FILE").env("CONCLAVE_DATA");
    data.value_parser(value_parser!(PathBuf)).help(lang.pick("il file dei dati", "the data file"))
}

fn database(lang: Lang) -> Arg {
    let database = Arg::new("database").long("database").value_name("URL").env("CONCLAVE_DATABASE");
    database.hide_env_values(true).help(lang.pick(
        "un PostgreSQL al posto del file, postgres://utente:parola@server/nome: più server servono gli stessi tavoli",
        "a PostgreSQL in the place of the file, postgres://user:password@server/name: several servers serve the same tables",
    ))
}

fn game(lang: Lang) -> Arg {
    Arg::new("game").value_name("GAME").required(true).help(lang.pick("il gioco", "the game"))
}

fn setup(lang: Lang) -> Arg {
    Arg::new("setup")
        .long("setup")
        .value_name("FIELD=VALUE …")
        .default_value("")
        .hide_default_value(true)
        .help(lang.pick("l'assetto, per esempio «legs=1 cap=40»", "the setup, for example 'legs=1 cap=40'"))
}

fn json(lang: Lang) -> Arg {
    Arg::new("json").long("json").action(ArgAction::SetTrue).help(lang.pick("in JSON", "as JSON"))
}

fn lang_option(lang: Lang) -> Arg {
    Arg::new("lang")
        .long("lang")
        .value_name("it|en")
        .value_parser(["it", "en"])
        .hide_possible_values(true)
        .help(lang.pick("la lingua", "the language"))
}

fn card_files(lang: Lang) -> Arg {
    file("card-files", lang).long("cards").action(ArgAction::Append).help(lang.pick(
        "un altro mazzo di carte per il suo gioco; si può ripetere",
        "another set of cards for its game; may be repeated",
    ))
}

fn iterations(lang: Lang) -> Arg {
    playouts(lang.pick("le simulazioni di un bot per domanda", "a bot's playouts for a question"))
        .default_value("1000")
}

/// Playouts for a question, where without a number something else is meant.
fn playouts(help: &'static str) -> Arg {
    Arg::new("iterations")
        .long("iterations")
        .value_name("N")
        .value_parser(value_parser!(u32).range(1..))
        .help(help)
}

/// A time for a question, in milliseconds.
fn millis(name: &'static str, help: &'static str) -> Arg {
    Arg::new(name).long(name).value_name("MS").value_parser(value_parser!(u32).range(1..=60_000)).help(help)
}

fn exec_limits(lang: Lang) -> [Arg; 2] {
    let limit = |name, otherwise: &'static str, it, en| {
        number(name, lang.pick(it, en)).value_parser(value_parser!(u64).range(1..)).default_value(otherwise)
    };
    [
        limit(
            "exec-seconds",
            "10",
            "il tempo di un programma per una risposta",
            "a program's time for an answer",
        ),
        limit("exec-megabytes", "1024", "la memoria di un programma", "a program's memory"),
    ]
}

fn number(name: &'static str, help: &'static str) -> Arg {
    Arg::new(name).long(name).value_name("N").value_parser(value_parser!(u64)).help(help)
}

fn file(name: &'static str, lang: Lang) -> Arg {
    Arg::new(name)
        .value_name("FILE")
        .value_parser(value_parser!(PathBuf))
        .help(lang.pick("un registro", "a record"))
}
