//! A position as one line: `L=A3 U=T5 A=C7 V=C12 seals=T1,T4,T9 power=unicorn to=spirit turn=8`.
//!
//! `power` is the one for the Spirit's next turn, the one that is about to begin when `to=spirit`. `turn` is the number
//! of the Spirit's turn that is about to begin or, when `to=valandris`, has just ended; 1 need not be written.

use table::{Notation, Trouble};

use crate::text::place;
use crate::{Crossing, Evilrunner, Piece, Powers, Setup, Stage, Trail, Vertex, Vertices, World};

impl Notation for Evilrunner {
    fn at_rest(&self) -> bool {
        match self.stage {
            Stage::Moving(Piece::Leviathan) => true,
            Stage::Running { left } => left == self.setup.speed,
            _ => false,
        }
    }

    fn line(&self) -> Option<String> {
        if !self.at_rest() {
            return None;
        }
        let [l, u, a, v] = self.places;
        let seals: Vec<String> = self.seals.iter().map(|at| at.to_string()).collect();
        let seals = if seals.is_empty() { "-".to_owned() } else { seals.join(",") };
        let power = self.power.map_or("none", Piece::word);
        let to = if self.stage.asks_valandris() { "valandris" } else { "spirit" };
        let turn = if self.turn == 1 { String::new() } else { format!(" turn={}", self.turn) };
        Some(format!("L={l} U={u} A={a} V={v} seals={seals} power={power} to={to}{turn}"))
    }

    /// A line says nothing of legs: what it describes is played as a single leg.
    fn read(line: &str, setup: &Setup) -> Result<Self, Trouble> {
        let mut truth = Evilrunner::start(Setup { legs: 1, ..*setup });
        let fields = Fields::split(line)?;
        for piece in Piece::ALL {
            let field = fields.get(&piece.letter().to_string())?;
            truth.places[piece.index()] = field.read(field.value.parse::<Vertex>())?;
        }
        truth.seals = seals(fields.get("seals")?)?;
        truth.power = power(fields.get("power")?, setup.powers)?;
        truth.turn = turn(&fields, setup.cap)?;
        truth.stage = match fields.get("to")? {
            Field { value: "spirit", .. } => Stage::Moving(Piece::Leviathan),
            Field { value: "valandris", .. } => Stage::Running { left: setup.speed },
            field => return Err(field.wrong("«spirit» oppure «valandris»", "'spirit' or 'valandris'")),
        };
        possible(&truth, &fields)?;
        Ok(truth)
    }

    /// [8.4] At the cap he is still free: no creature stands with him.
    fn cut_short(&self) -> bool {
        let demon = self.at(Piece::Valandris);
        self.stage == Stage::Over && Piece::CREATURES.iter().all(|&creature| self.at(creature) != demon)
    }

    /// Which leg it is and how the pieces got there no line says, nor a power that nobody will use any more. The turn
    /// stays: the cap depends on it.
    fn same(&self) -> Self {
        let setup = Setup { legs: 1, ..self.setup };
        let power = self.power.filter(|_| self.stage != Stage::Over);
        Evilrunner { setup, leg: 1, points: [0; 2], power, trail: Trail::default(), ..*self }
    }
}

const NAMES: [&str; 8] = ["L", "U", "A", "V", "seals", "power", "to", "turn"];

#[derive(Clone, Copy)]
struct Field<'a> {
    name: &'a str,
    value: &'a str,
    /// Where the value begins, from 1.
    column: usize,
}

impl Field<'_> {
    fn read<T>(&self, read: Result<T, Trouble>) -> Result<T, Trouble> {
        read.map_err(|trouble| trouble.at(1, self.column))
    }

    fn wrong(&self, it: &str, en: &str) -> Trouble {
        let Field { name, value, column } = self;
        Trouble::say(
            format!("«{name}={value}»: è atteso {it}"),
            format!("'{name}={value}': {en} is expected"),
        )
        .at(1, *column)
    }
}

struct Fields<'a> {
    fields: Vec<Field<'a>>,
    end: usize,
}

impl<'a> Fields<'a> {
    fn split(line: &'a str) -> Result<Self, Trouble> {
        let mut fields: Vec<Field<'a>> = Vec::new();
        let mut start = 0;
        for part in line.split(' ') {
            let column = line[..start].chars().count() + 1;
            start += part.len() + 1;
            if part.trim().is_empty() {
                continue;
            }
            let known = part.split_once('=').filter(|(name, _)| NAMES.contains(name));
            let Some((name, value)) = known else { return Err(unknown(part).at(1, column)) };
            if fields.iter().any(|field| field.name == name) {
                return Err(Trouble::say(
                    format!("«{name}» è dato due volte: ne basta una"),
                    format!("'{name}' is given twice: once is enough"),
                )
                .at(1, column));
            }
            fields.push(Field { name, value, column: column + name.len() + 1 });
        }
        Ok(Fields { fields, end: line.chars().count() + 1 })
    }

    fn find(&self, name: &str) -> Option<Field<'a>> {
        self.fields.iter().find(|field| field.name == name).copied()
    }

    fn get(&self, name: &str) -> Result<Field<'a>, Trouble> {
        self.find(name).ok_or_else(|| {
            Trouble::say(
                format!("manca «{name}=…»: una posizione è come {EXAMPLE}"),
                format!("'{name}=…' is missing: a position is like {EXAMPLE}"),
            )
            .at(1, self.end)
        })
    }
}

const EXAMPLE: &str = "L=A3 U=T5 A=C7 V=C12 seals=T1,T4,T9 power=unicorn to=spirit";

fn unknown(part: &str) -> Trouble {
    Trouble::say(
        format!("«{part}» non è un campo di una posizione, che è come {EXAMPLE}"),
        format!("'{part}' is no field of a position, which is like {EXAMPLE}"),
    )
}

fn seals(field: Field<'_>) -> Result<Vertices, Trouble> {
    let mut seals = Vertices::NONE;
    if field.value == "-" {
        return Ok(seals);
    }
    let mut column = field.column;
    for name in field.value.split(',') {
        let at: Vertex = name.parse().map_err(|trouble: Trouble| trouble.at(1, column))?;
        if at.world() != World::Earth || seals.has(at) {
            return Err(Trouble::say(
                format!("«{at}»: i sigilli sono vertici diversi della Terra [3.2]"),
                format!("'{at}': seals are different vertices of the Earth [3.2]"),
            )
            .at(1, column));
        }
        seals = seals.with(at);
        column += name.chars().count() + 1;
    }
    Ok(seals)
}

fn power(field: Field<'_>, powers: Powers) -> Result<Option<Piece>, Trouble> {
    match Piece::creature(field.value) {
        None if field.value == "none" => Ok(None),
        Some(_) if powers == Powers::All => Err(field.wrong(
            "none, perché con powers=all non si dichiara nulla [10.3]",
            "none, because nothing is declared with powers=all [10.3],",
        )),
        Some(creature) => Ok(Some(creature)),
        None => {
            Err(field
                .wrong("leviathan, unicorn, archangel oppure none", "leviathan, unicorn, archangel or none"))
        }
    }
}

fn turn(fields: &Fields<'_>, cap: u16) -> Result<u16, Trouble> {
    // [8.4] After the last turn there is nothing to play.
    let late = fields.find("to").filter(|to| to.value == "valandris");
    let most = if late.is_some() { cap - 1 } else { cap };
    if let Some(to) = late.filter(|_| most == 0) {
        return Err(to.wrong(
            "«spirit»: con il limite di 1 turno la manche finisce prima che tocchi a Valandris",
            "'spirit', for with a cap of 1 turn the leg ends before Valandris' turn,",
        ));
    }
    let Some(field) = fields.find("turn") else { return Ok(1) };
    let plain = field.value.bytes().all(|b| b.is_ascii_digit());
    let number = field.value.parse().ok().filter(|number| plain && (1..=most).contains(number));
    number.ok_or_else(|| {
        field.wrong(
            &format!("un numero da 1 a {most}, per il limite di {cap} turni"),
            &format!("a number from 1 to {most}, the cap being {cap} turns,"),
        )
    })
}

/// Nobody stands on a seal [3.3], Valandris shares his vertex with nobody [8.1], and where there are no crossings every
/// creature is at home [10.7].
fn possible(truth: &Evilrunner, fields: &Fields<'_>) -> Result<(), Trouble> {
    for piece in Piece::ALL {
        let field = fields.get(&piece.letter().to_string())?;
        let at = truth.at(piece);
        if truth.seals.has(at) {
            return Err(field.wrong("un vertice non sigillato", "an unsealed vertex"));
        }
        if let Some(world) = piece.home().filter(|_| truth.setup.crossing == Crossing::No)
            && at.world() != world
        {
            let place = place(world);
            return Err(field.wrong(
                &format!(
                    "un vertice {}, perché con crossing=no ogni creatura resta nel suo mondo [10.7]",
                    place.it
                ),
                &format!(
                    "a vertex {}, because with crossing=no each creature stays in its own world [10.7],",
                    place.en
                ),
            ));
        }
        if piece == Piece::Valandris && truth.creatures().has(at) {
            return Err(field.wrong("un vertice senza creature", "a vertex without creatures"));
        }
    }
    Ok(())
}
