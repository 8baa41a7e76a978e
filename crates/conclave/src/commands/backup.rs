//! `conclave backup` and `conclave restore`.

use clap::ArgMatches;
use server::{Data, store};
use table::Lang;

use super::serve::kept_in;
use super::{Done, line, path, wait};
use crate::cli::GOLD;

pub(super) fn backup(args: &ArgMatches, lang: Lang) -> Done {
    let (data, to) = (kept_in(args)?, path(args, "FILE")?);
    let copied = wait(async {
        match &data {
            Data::File(data) => store::backup(data, to).await,
            Data::Shared(shared) => store::backup_shared(&shared.database, to).await,
        }
    })?;
    let (from, to) = (said(&data, lang), to.display());
    line(lang.pick(
        format!("{from} è copiato in {GOLD}{to}{GOLD:#}: {} partite, {} byte", copied.matches, copied.bytes),
        format!("{from} is copied to {GOLD}{to}{GOLD:#}: {} matches, {} bytes", copied.matches, copied.bytes),
    ))
}

pub(super) fn restore(args: &ArgMatches, lang: Lang) -> Done {
    let (data, from) = (kept_in(args)?, path(args, "FILE")?);
    let data = match data {
        Data::File(data) => data,
        Data::Shared(shared) => {
            let copied = wait(store::restore_shared(from, &shared.database))?;
            let from = from.display();
            return line(lang.pick(
                format!("{from} è ora nel database: {} partite", copied.matches),
                format!("{from} is in the database now: {} matches", copied.matches),
            ));
        }
    };
    let copied = wait(store::restore(from, &data))?;
    let (from, data) = (from.display(), data.display());
    line(lang.pick(
        format!("{from} è ora il file dei dati {GOLD}{data}{GOLD:#}: {} partite", copied.matches),
        format!("{from} is now the data file {GOLD}{data}{GOLD:#}: {} matches", copied.matches),
    ))?;
    match copied.before {
        None => Ok(()),
        Some(before) => line(lang.pick(
            format!("quello di prima resta in {}", before.display()),
            format!("the one before stays in {}", before.display()),
        )),
    }
}

/// How people are told where it was kept; the address of a database may hold a password.
fn said(data: &Data, lang: Lang) -> String {
    match data {
        Data::File(path) => path.display().to_string(),
        Data::Shared(_) => lang.pick("il database", "the database").to_owned(),
    }
}
