//! What can be typed about the data file.

use clap::{Arg, Command};
use table::Lang;

/// `conclave backup`, `conclave restore`, `conclave doctor`.
pub(super) fn commands(lang: Lang) -> [Command; 3] {
    let say = |it: &'static str, en: &'static str| lang.pick(it, en);
    let named = |name: &'static str, about, what, help| {
        Command::new(name).about(about).arg(super::file(what, lang).required(true).help(help))
    };
    [
        named(
            "backup",
            say(
                "Copia il file dei dati, o il database, anche mentre il server gira",
                "Copy the data file, or the database, even while a server runs",
            ),
            "FILE",
            say("la copia, un file nuovo", "the copy, a new file"),
        )
        .arg(super::data(lang))
        .arg(super::database(lang)),
        named(
            "restore",
            say(
                "Rimette una copia al posto del file dei dati, o in un database vuoto",
                "Put a copy in the place of the data file, or into an empty database",
            ),
            "FILE",
            say("la copia", "the copy"),
        )
        .arg(super::data(lang))
        .arg(super::database(lang)),
        named(
            "doctor",
            say(
                "Rigioca ogni partita di un file dei dati, dice che cosa è guasto e salva il resto",
                "Replay every match of a data file, name what is damaged and save the rest",
            ),
            "FILE",
            say("un file dei dati; viene solo letto", "a data file; it is only read"),
        )
        .arg(rescue(lang))
        .arg(super::json(lang)),
    ]
}

fn rescue(lang: Lang) -> Arg {
    super::file("NEW", lang).id("rescue").long("rescue").value_name("NEW").help(
        lang.pick("salva tutto ciò che è intero in un file nuovo", "save all that is whole in a new file"),
    )
}
