//! `conclave backup` and `conclave restore`.

use clap::ArgMatches;
use server::store;
use table::Lang;

use super::serve::data_file;
use super::{Done, line, path, wait};
use crate::cli::GOLD;

pub(super) fn backup(args: &ArgMatches, lang: Lang) -> Done {
    let (data, to) = (data_file(args)?, path(args, "FILE")?);
    let copied = wait(store::backup(&data, to))?;
    let (from, to) = (data.display(), to.display());
    line(lang.pick(
        format!("{from} è copiato in {GOLD}{to}{GOLD:#}: {} partite, {} byte", copied.matches, copied.bytes),
        format!("{from} is copied to {GOLD}{to}{GOLD:#}: {} matches, {} bytes", copied.matches, copied.bytes),
    ))
}

pub(super) fn restore(args: &ArgMatches, lang: Lang) -> Done {
    let (data, from) = (data_file(args)?, path(args, "FILE")?);
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
