//! What can be typed about solving.

use clap::{Arg, ArgAction, Command, value_parser};
use table::Lang;

/// `conclave solve`.
pub(super) fn solve(lang: Lang) -> Command {
    let say = |it: &'static str, en: &'static str| lang.pick(it, en);
    let flag = |name: &'static str, help| Arg::new(name).long(name).action(ArgAction::SetTrue).help(help);
    Command::new("solve")
        .about(say(
            "Risolve Evilrunner: quanto dura la caccia, da ogni posizione, se nessuno sbaglia",
            "Solve Evilrunner: how long the chase lasts from every position when nobody errs",
        ))
        .arg(Arg::new("game").value_name("GAME").required(true).value_parser(["evilrunner"]).help(say(
            "evilrunner, l'unico gioco abbastanza piccolo",
            "evilrunner, the only game that is small enough",
        )))
        .arg(super::file("FILE", lang).id("into").long("into").value_name("FILE").help(say(
            "scrive qui i valori; un calcolo interrotto va avanti",
            "writes the values here; what was interrupted is gone on with",
        )))
        .arg(super::file("FILE", lang).id("check").long("check").value_name("FILE").conflicts_with("into").help(say(
            "verifica un file: ogni valore soddisfa la sua equazione?",
            "checks a file: does every value satisfy its equation?",
        )))
        .arg(flag("certain", say(
            "conta le posizioni in cui la cattura è certa entro N turni, qualunque cosa mostri il dado",
            "counts the positions where the capture is certain within N turns, whatever the die shows",
        )).conflicts_with_all(["into", "check"]))
        .arg(
            Arg::new("chases")
                .long("chases")
                .value_name("N")
                .value_parser(value_parser!(u32).range(1..))
                .requires("from")
                .conflicts_with_all(["into", "check", "certain"])
                .help(say(
                    "gioca N cacce in cui nessuno sbaglia, con i valori di --from",
                    "plays N chases in which nobody errs, with the values of --from",
                )),
        )
        .arg(super::file("FILE", lang).id("from").long("from").value_name("FILE").requires("chases"))
        .arg(super::number("seed", say("fissa il dado", "fixes the die")).requires("chases"))
        .arg(
            Arg::new("position")
                .long("position")
                .value_name("POSITION")
                .requires("chases")
                .help(say("da qui [la disposizione migliore]", "from here [the best set-up]")),
        )
        .arg(flag("baseline", say(
            "solo le istruzioni che ogni processore ha",
            "only the instructions that every processor has",
        )))
        .arg(
            Arg::new("threads").long("threads").value_name("N").value_parser(value_parser!(u16).range(1..=256)).help(say(
                "quanti calcoli insieme [quanti i processori]",
                "how many threads [as many as processors]",
            )),
        )
        .arg(super::setup(lang))
        .arg(super::json(lang))
}
