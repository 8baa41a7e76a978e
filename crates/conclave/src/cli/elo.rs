//! What `conclave elo` may be told.

use clap::{Arg, ArgAction, Command, value_parser};
use table::Lang;

use super::{file, game, json, millis, number, setup};

pub(super) fn elo(lang: Lang) -> Command {
    let say = |it: &'static str, en: &'static str| lang.pick(it, en);
    Command::new("elo")
        .about(say(
            "Misura quanto un livello è più forte del precedente",
            "Measure how much stronger each level is than the one before",
        ))
        .after_help(say(MEANING.0, MEANING.1))
        .arg(game(lang))
        .arg(Arg::new("levels").long("levels").value_name("BOT,…").value_delimiter(',').help(say(
            "i bot, dal più debole, anche con simulazioni proprie (mcts@400); si confrontano i vicini [novice,apprentice,adept,master]",
            "the bots, the weakest first, also with playouts of their own (mcts@400); neighbours are compared [novice,apprentice,adept,master]",
        )))
        .arg(
            number("games", say("quante partite al massimo per coppia", "how many games a pair at most"))
                .default_value("1000"),
        )
        .arg(
            Arg::new("step")
                .long("step")
                .value_name("ELO")
                .value_parser(value_parser!(u32).range(1..=1000))
                .default_value("100")
                .help(say(
                    "il gradino voluto: una coppia finisce appena si sa se c'è",
                    "the step that is wanted: a pair ends as soon as it is known to be there or not",
                )),
        )
        .arg(Arg::new("all").long("all").action(ArgAction::SetTrue).help(say(
            "gioca tutte le partite, anche quando il gradino è già certo",
            "play all games, also when the step is certain",
        )))
        .arg(Arg::new("tenth").long("tenth").action(ArgAction::SetTrue).conflicts_with("live").help(say(
            "con un decimo delle simulazioni di ogni livello (così se non si dice altro)",
            "with one tenth of each level's playouts (so unless said otherwise)",
        )))
        .arg(Arg::new("live").long("live").action(ArgAction::SetTrue).help(say(
            "con le simulazioni che i livelli hanno dal vivo",
            "with the playouts that the levels have in live play",
        )))
        .arg(
            millis(
                "cpu",
                say(
                    "con tanti millisecondi di calcolo per domanda, uguali per tutti",
                    "with so many milliseconds of computing for a question, the same for all",
                ),
            )
            .conflicts_with_all(["live", "tenth"]),
        )
        .arg(
            number(
                "seed",
                say("il seme della prima coppia di partite", "the seed of the first pair of games"),
            )
            .default_value("1"),
        )
        .arg(file("into", lang).long("into").help(say(
            "il file delle partite, nuovo o da continuare: quelle che ci sono contano",
            "the file of games, new or to go on with: those that are there count",
        )))
        .arg(setup(lang))
        .arg(json(lang))
}

const MEANING: (&str, &str) = (
    "Ogni seme si gioca due volte: a tavola siedono per metà bot di un livello e per metà dell'altro (le squadre intere),\npoi si scambiano i posti. La differenza si stima dalle quote di vittorie (Plackett-Luce; con due posti è l'Elo\nconsueto), l'intervallo al 95 % dalle coppie di partite. La prova sequenziale decide fra metà e una volta e mezzo\nil gradino voluto, con errori del 5 %. Chi interrompe (Ctrl-C) ha la tabella e con --into continua quando vuole;\nle partite di un livello tarato altrimenti restano nel file e non contano.\nEsce con 1 se di un gradino si sa che non c'è.",
    "Each seed is played twice: half of the table is of one level and half of the other (whole teams), then seats are\nexchanged. The difference is fitted to the shares of wins (Plackett-Luce; at two seats the usual Elo), its 95 %\ninterval to the pairs of games. The sequential test decides between half and one and a half of the wanted step, with\nerrors of 5 %. Whoever interrupts (Ctrl-C) gets the table and goes on with --into at will; games of a level that was\ntuned otherwise stay in the file and do not count.\nExits with 1 if a step is known to be missing.",
);
