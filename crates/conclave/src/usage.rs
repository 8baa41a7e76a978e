//! Mistakes on the command line, explained in the language of whoever types.

use std::io::Write as _;
use std::process::ExitCode;

use clap::Error;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use table::Lang;

use crate::cli::RED;

/// Prints what clap has to say: help and version on standard output, mistakes on standard error with exit code 2.
pub(crate) fn explain(error: &Error, lang: Lang) -> ExitCode {
    let asked = matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion);
    if asked && lang == Lang::It {
        let _ = write!(anstream::stdout(), "{}", headings(&error.render().ansi().to_string()));
        return ExitCode::SUCCESS;
    }
    if asked || lang == Lang::En {
        // A closed pipe is no failure of ours.
        let _ = error.print();
        return ExitCode::from(if asked { 0 } else { 2 });
    }
    anstream::eprintln!("{RED}errore:{RED:#} {}\n\nVedi «conclave --help».", italian(error));
    ExitCode::from(2)
}

/// What clap itself writes into a help text, in Italian.
fn headings(help: &str) -> String {
    let words = [
        ("Usage:", "Uso:"),
        ("Commands:", "Comandi:"),
        ("Arguments:", "Argomenti:"),
        ("Options:", "Opzioni:"),
        ("[OPTIONS]", "[OPZIONI]"),
        ("<COMMAND>", "<COMANDO>"),
        ("<GAME>", "<GIOCO>"),
        ("[GAME]", "[GIOCO]"),
        ("[CLAUSE]", "[CLAUSOLA]"),
        ("<NAME>", "<NOME>"),
        ("<POSITION>", "<POSIZIONE>"),
        ("FIELD=VALUE", "CAMPO=VALORE"),
        ("<WHO", "<CHI"),
        ("[default: ", "[se non si dice: "),
        ("[possible values: ", "[valori: "),
        ("Print help", "Mostra questo aiuto"),
        ("Print version", "Mostra la versione"),
    ];
    words.iter().fold(help.to_owned(), |text, (en, it)| text.replace(en, it))
}

fn italian(error: &Error) -> String {
    let get = |kind| error.get(kind).map(words).unwrap_or_default();
    let (arg, value) = (headings(&get(ContextKind::InvalidArg)), get(ContextKind::InvalidValue));
    let valid = get(ContextKind::ValidValue);
    let hint = match get(ContextKind::SuggestedSubcommand) + &get(ContextKind::SuggestedArg) {
        hint if hint.is_empty() => String::new(),
        hint => format!(" Forse intendevi «{hint}»."),
    };
    match error.kind() {
        ErrorKind::UnknownArgument => format!("l'argomento «{arg}» qui non è atteso.{hint}"),
        ErrorKind::InvalidSubcommand => {
            format!("il sotto-comando «{}» non esiste.{hint}", get(ContextKind::InvalidSubcommand))
        }
        ErrorKind::MissingSubcommand => {
            format!("manca il sotto-comando: {}.", get(ContextKind::ValidSubcommand))
        }
        ErrorKind::MissingRequiredArgument => format!("manca: {arg}."),
        ErrorKind::ArgumentConflict => {
            format!("«{arg}» non può stare insieme a «{}».", get(ContextKind::PriorArg))
        }
        ErrorKind::InvalidValue if value.is_empty() => format!("per «{arg}» manca il valore."),
        ErrorKind::InvalidValue => format!("il valore «{value}» per «{arg}» non va: {valid}."),
        ErrorKind::ValueValidation => {
            let why = std::error::Error::source(error).map(ToString::to_string).unwrap_or_default();
            format!("il valore «{value}» per «{arg}» non va ({why}).")
        }
        ErrorKind::TooManyValues | ErrorKind::WrongNumberOfValues | ErrorKind::TooFewValues => {
            format!("per «{arg}» i valori non sono quanti servono.")
        }
        _ => error.to_string(),
    }
}

fn words(value: &ContextValue) -> String {
    match value {
        ContextValue::Strings(all) => all.join(", "),
        other => other.to_string(),
    }
}
