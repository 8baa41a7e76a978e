//! What can be typed behind `conclave truths`.

use clap::{Arg, ArgAction, Command};
use table::Lang;

use super::{json, number};

pub(super) fn truths(lang: Lang) -> Command {
    let say = |it: &'static str, en: &'static str| lang.pick(it, en);
    Command::new("truths")
        .about(say(
            "Misura il bot della casa su giochi di cui si sa la risposta giusta",
            "Measure the house's bot on games whose right answer is known",
        ))
        .arg(
            Arg::new("only")
                .long("only")
                .value_name("NAME")
                .action(ArgAction::Append)
                .conflicts_with("all")
                .help(say("solo questa riga; si può ripetere", "only this row; may be repeated")),
        )
        .arg(Arg::new("all").long("all").action(ArgAction::SetTrue).help(say(
            "anche le righe lunghe (four-1s, leduc-100ms, leduc-3000, liars-dice): circa dieci minuti",
            "the long rows too (four-1s, leduc-100ms, leduc-3000, liars-dice): about ten minutes",
        )))
        .arg(number("seed", say("il seme", "the seed")).default_value("1"))
        .arg(json(lang))
}
