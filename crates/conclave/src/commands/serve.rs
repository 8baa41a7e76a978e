//! `conclave serve`, and `conclave` alone.

use std::net::{Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::ArgMatches;
use clap::parser::ValueSource;
use search::Budget;
use server::{
    Data, Limits, Options, Proxies, Reach, Seeds, ServeError, Served, Shared, Span, Windows, public_address,
};
use table::{Lang, Trouble};
use tracing_subscriber::Layer as _;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::SubscriberInitExt as _;

use super::{Done, line};
use crate::card_files::CardFile;
use crate::cli::GOLD;
use crate::end::End;

pub(super) fn run(args: &ArgMatches, files: &[CardFile], lang: Lang) -> Done {
    let what = args.get_one::<Targets>("log").cloned().unwrap_or_default();
    let log = tracing_subscriber::fmt::layer().with_writer(std::io::stderr);
    let log = match args.get_one::<String>("log-format").is_some_and(|format| format == "json") {
        true => log.json().boxed(),
        false => log.boxed(),
    };
    tracing_subscriber::registry().with(log.with_filter(what)).init();
    let given = args.get_one::<SocketAddr>("listen").copied();
    let open = !args.get_flag("no-open");
    let some_cards = !files.is_empty();
    let seed = args.get_one::<u64>("seed").copied();
    let patience = args.get_one::<u64>("patience").copied().map(Duration::from_secs);
    let usual = Windows::default();
    let windows = Windows { patience: patience.unwrap_or(usual.patience), ..usual };
    let public = args.get_one::<String>("public").map(|given| public_address(given)).transpose();
    let proxies = args.get_many::<String>("proxy").unwrap_or_default();
    let proxies = proxies.map(|given| given.parse::<Proxies>());
    let proxies = proxies.collect::<Result<Vec<_>, _>>().map_err(End::Given)?;
    let limits = args.get_one::<String>("limits").map(|given| given.parse()).transpose();
    let options = Options {
        proxies: proxies.into_iter().fold(Proxies::default(), Proxies::with),
        limits: limits.map_err(End::Given)?.unwrap_or(Limits::default()),
        public: public.map_err(End::Given)?,
        talk: args.get_flag("talk"),
        meters: args.get_one::<SocketAddr>("metrics").copied(),
        drain: Duration::from_secs(args.get_one::<u64>("drain").copied().unwrap_or(0)),
        listen: given.unwrap_or(SocketAddr::from((Ipv4Addr::LOCALHOST, 8080))),
        next_free_port: given.is_none(),
        bot_budget: args.get_one::<u32>("iterations").map(|n| Budget::Iterations(*n)),
        seeds: seed.map_or(Seeds::Random, Seeds::from),
        windows,
        ready: Some(Box::new(move |address, reach| announce(address, reach, (open, seed), lang))),
        ..Options::new(kept_in(args)?)
    };
    let served = server::serve(catalogue::games(), options).map_err(|error| match error {
        ServeError::Exposed(trouble) => End::Given(trouble),
        error => End::Machine(Trouble::new(error.text())),
    })?;
    match served {
        Served::Stopped => Ok(()),
        Served::AlreadyRunning(address) if some_cards => Err(End::Failed(Trouble::say(
            format!("il sito è già aperto ({address}), senza queste carte: chiudilo e riprova"),
            format!("the site is running already ({address}), without these cards: stop it and try again"),
        ))),
        Served::AlreadyRunning(address) => {
            line(lang.pick(
                format!("Il sito è già aperto: {GOLD}{address}{GOLD:#}"),
                format!("The site is running already: {GOLD}{address}{GOLD:#}"),
            ))?;
            browse(&address, open);
            Ok(())
        }
    }
}

fn announce(address: SocketAddr, reach: &Reach, (open, seed): (bool, Option<u64>), lang: Lang) {
    let host = if address.ip().is_unspecified() { Ipv4Addr::LOCALHOST.into() } else { address.ip() };
    let address = format!("http://{}", SocketAddr::new(host, address.port()));
    let stop = lang.pick("Ctrl-C per chiudere", "Ctrl-C to stop");
    // Nobody reading the address is no reason not to serve.
    let _ = line(format!("Conclave: {GOLD}{address}{GOLD:#}  ({stop})"));
    for said in for_others(reach, lang) {
        let _ = line(said);
    }
    if let Some(seed) = seed {
        let _ = line(lang.pick(
            format!("Per prova: le estrazioni dei tavoli nuovi si possono prevedere (--seed {seed})."),
            format!("For trial: the draws of new tables can be foreseen (--seed {seed})."),
        ));
    }
    browse(&address, open);
}

/// How others come here, a line for each address.
fn for_others(reach: &Reach, lang: Lang) -> Vec<String> {
    let links = reach.for_others();
    if links.is_empty() {
        let only = lang.pick(
            "Solo da questo computer. Per chi è nella stessa rete: --listen 0.0.0.0:8080",
            "From this computer only. For others in the same network: --listen 0.0.0.0:8080",
        );
        return vec![only.to_owned()];
    }
    let said = |link: &server::Link| match link.span {
        Span::World => lang.pick("Per tutti: ", "For everybody: ").to_owned() + &link.origin,
        _ => lang.pick("Dalla stessa rete: ", "From the same network: ").to_owned() + &link.origin,
    };
    links.iter().map(said).collect()
}

/// Opens the browser; where there is none the printed address must do.
fn browse(address: &str, open: bool) {
    if open {
        let _ = open::that_detached(address);
    }
}

/// Where what must survive is kept: in the database that is given, or in a file.
pub(super) fn kept_in(args: &ArgMatches) -> Result<Data, End> {
    // Not every command has a bus.
    let bus = args.try_get_one::<String>("bus").ok().flatten().filter(|bus| !bus.is_empty()).cloned();
    let Some(database) = args.get_one::<String>("database").cloned() else {
        return Ok(Data::File(data_file(args)?));
    };
    let typed = |name| args.value_source(name) == Some(ValueSource::CommandLine);
    match args.get_one::<PathBuf>("data") {
        // What is typed counts more than what the environment says.
        Some(file) if typed("data") && !typed("database") => Ok(Data::File(file.clone())),
        Some(file) if typed("data") == typed("database") => Err(End::Given(one_place(file))),
        _ => Ok(Data::Shared(Shared { database, bus })),
    }
}

fn one_place(file: &Path) -> Trouble {
    let file = file.display();
    Trouble::say(
        format!(
            "--data «{file}» e --database (o CONCLAVE_DATA e CONCLAVE_DATABASE) dicono due posti per le stesse cose: danne uno solo"
        ),
        format!(
            "--data '{file}' and --database (or CONCLAVE_DATA and CONCLAVE_DATABASE) name two places for the same things: give one of them"
        ),
    )
}

/// The data file that is meant; the folder of the user's own is made.
fn data_file(args: &ArgMatches) -> Result<PathBuf, End> {
    if let Some(path) = args.get_one::<PathBuf>("data") {
        return Ok(path.clone());
    }
    let folder = dirs::data_dir().ok_or_else(|| {
        End::Machine(Trouble::say(
            "non si trova la cartella dei dati dell'utente: indica un file con --data",
            "the user's data directory is not known: name a file with --data",
        ))
    })?;
    let folder = folder.join("conclave");
    server::make_folder(&folder).map_err(End::Machine)?;
    Ok(folder.join("conclave.sqlite"))
}
