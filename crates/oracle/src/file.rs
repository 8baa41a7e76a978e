//! The solved game as a file that is read by position.
//!
//! A head says what was solved and how exactly, and has the length and a checksum of every page; the pages follow, each
//! compressed by itself (deflate). They hold the values, two bytes each, by orbit of seals, then by pair of places of
//! Leviathan and Unicorn, those that are the same but for a symmetry once, then by Valandris and Archangel among the open
//! vertices. A page is checked and unpacked when it is first asked for, so that nothing wrong is ever believed and nothing
//! is loaded that nobody needs.

use std::collections::HashMap;
use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};

use flate2::Compression;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;
use sha2::{Digest, Sha256};
use table::Trouble;

use crate::ground::Ground;
use crate::pairs::Pairs;
use crate::part::{Chase, Die, Part, Solution};
use crate::position::{Error, Position, Worth};
use crate::rows::NEVER;
use crate::symmetry::{Orbits, symmetries};

const MAGIC: &[u8; 16] = b"conclave chase 1";
/// Values of one page.
const PAGE: usize = 1 << 15;
/// Steps a turn is divided into: two bytes hold 127 turns.
const STEPS: f32 = 0.5 / Error::HALF_STEP;
/// Where nobody is ever caught.
const UNWON: u16 = u16::MAX;
/// Pages that are kept once they are unpacked, some 64 MB.
const KEPT: usize = 1024;
/// What is said before the pages' lengths and sums.
const HEAD: usize = 48;
/// Of a page: four bytes of length, eight of its sum.
const ENTRY: usize = 12;

/// Writes what was solved.
pub fn write(path: &Path, solution: &Solution) -> io::Result<()> {
    let unfinished = path.with_extension("part");
    let mut file = File::create(&unfinished)?;
    let (chase, error, parts) = (solution.board.chase, solution.error, &solution.parts);
    let pages = parts.iter().map(|part| count(&part.ground, &part.pairs)).sum::<usize>().div_ceil(PAGE);
    let mut entries = Vec::with_capacity(pages * ENTRY);
    file.seek(SeekFrom::Start((HEAD + pages * ENTRY + 32) as u64))?;
    let mut page = Vec::with_capacity(2 * PAGE);
    for value in parts.iter().flat_map(values) {
        page.extend_from_slice(&stored(value).to_le_bytes());
        if page.len() == 2 * PAGE {
            turn(&mut file, &mut entries, &mut page)?;
        }
    }
    turn(&mut file, &mut entries, &mut page)?;
    let mut head = Vec::from(MAGIC);
    head.extend([chase.speed, u8::from(chase.all_powers), u8::from(chase.crossing), 0]);
    head.extend(error.below.to_le_bytes());
    head.extend(error.above.to_le_bytes());
    head.extend((pages as u64).to_le_bytes());
    head.resize(HEAD, 0);
    head.extend(&entries);
    let sum = Sha256::digest(&head);
    head.extend(&sum[..]);
    file.seek(SeekFrom::Start(0))?;
    file.write_all(&head)?;
    file.sync_all()?;
    std::fs::rename(unfinished, path)
}

/// Puts a page into the file, and its entry among the others.
fn turn(file: &mut File, entries: &mut Vec<u8>, page: &mut Vec<u8>) -> io::Result<()> {
    if !page.is_empty() {
        let mut packed = DeflateEncoder::new(Vec::new(), Compression::best());
        packed.write_all(page)?;
        let packed = packed.finish()?;
        file.write_all(&packed)?;
        entries.extend((packed.len() as u32).to_le_bytes());
        entries.extend(&Sha256::digest(&packed)[..8]);
        page.clear();
    }
    Ok(())
}

/// How many values a part has in a file.
fn count(ground: &Ground, pairs: &Pairs) -> usize {
    pairs.all.len() * ground.size() * ground.size()
}

/// The values of a part in the file's order. What is no position is as what stands before it, which packs best.
fn values(part: &Part) -> impl Iterator<Item = f32> + '_ {
    let open = move || part.ground.open.iter().copied();
    let pairs = part.pairs.all.iter();
    let places = pairs.flat_map(move |pair| open().flat_map(move |v| open().map(move |a| (pair, v, a))));
    places.scan(1.0, move |before, (pair, v, a)| {
        let block = &part.values[part.ground.pair(pair.leviathan, pair.unicorn)];
        if ![pair.leviathan, pair.unicorn, a].contains(&v) {
            *before = block[usize::from(v)][usize::from(a)];
        }
        Some(*before)
    })
}

fn stored(value: f32) -> u16 {
    if value == NEVER { UNWON } else { (value * STEPS).round().min(f32::from(UNWON - 1)) as u16 }
}

/// A solved game, in a file or a part of the program.
pub struct Solved {
    /// What was solved.
    chase: Chase,
    /// How exactly.
    error: Error,
    orbits: Orbits,
    /// By orbit: the board, its pairs, and where its values begin.
    grounds: Vec<(Ground, Pairs, usize)>,
    /// Of each page: where it begins, and its entry.
    entries: Vec<(u64, [u8; ENTRY])>,
    pages: Mutex<Pages>,
}

/// Where the bytes come from.
enum Source {
    File(File),
    Program(io::Cursor<&'static [u8]>),
}

impl Source {
    fn read(&mut self, at: u64, bytes: &mut [u8]) -> io::Result<()> {
        match self {
            Source::File(file) => file.seek(SeekFrom::Start(at)).and_then(|_| file.read_exact(bytes)),
            Source::Program(all) => all.seek(SeekFrom::Start(at)).and_then(|_| all.read_exact(bytes)),
        }
    }
}

struct Pages {
    source: Source,
    unpacked: HashMap<usize, Arc<Vec<u8>>>,
}

impl Solved {
    /// Opens a file; only its head is read. Refused is what is no such file, of another version, truncated or damaged.
    pub fn open(path: &Path) -> Result<Solved, Trouble> {
        let name = path.display().to_string();
        let file = File::open(path).and_then(|file| Ok((file.metadata()?.len(), file)));
        let (length, file) = file.map_err(|error| {
            Trouble::say(
                format!("«{name}» non si può leggere: {error}"),
                format!("'{name}' cannot be read: {error}"),
            )
        })?;
        Solved::read(Source::File(file), length, &name)
    }

    /// What is a part of the program.
    pub fn within(bytes: &'static [u8]) -> Result<Solved, Trouble> {
        Solved::read(Source::Program(io::Cursor::new(bytes)), bytes.len() as u64, "conclave")
    }

    fn read(mut source: Source, length: u64, name: &str) -> Result<Solved, Trouble> {
        let mut head = vec![0; HEAD];
        source.read(0, &mut head).map_err(|_| foreign(name))?;
        if head[..15] != MAGIC[..15] {
            return Err(foreign(name));
        }
        if head[15] != MAGIC[15] {
            return Err(of_another_version(name));
        }
        let (orbits, symmetries) = (Orbits::new(), symmetries());
        let (mut grounds, mut all) = (Vec::new(), 0);
        for orbit in &orbits.of {
            let ground = Ground::new(orbit.seals);
            let pairs = Pairs::new(&ground, &symmetries);
            let more = count(&ground, &pairs);
            grounds.push((ground, pairs, all));
            all += more;
        }
        let mut sum = [0; 32];
        head.resize(HEAD + all.div_ceil(PAGE) * ENTRY, 0);
        let begin = (head.len() + sum.len()) as u64;
        let rest =
            source.read(HEAD as u64, &mut head[HEAD..]).and_then(|()| source.read(begin - 32, &mut sum));
        rest.map_err(|_| damaged(name))?;
        let mut next = begin;
        let entries = head[HEAD..].chunks_exact(ENTRY).map(|entry| {
            let entry: [u8; ENTRY] = entry.try_into().unwrap_or_default();
            let at = next;
            next += u64::from(packed(&entry));
            (at, entry)
        });
        let entries = entries.collect();
        if Sha256::digest(&head)[..] != sum || next != length {
            return Err(damaged(name));
        }
        let number = |at: usize| f32::from_le_bytes([head[at], head[at + 1], head[at + 2], head[at + 3]]);
        Ok(Solved {
            chase: Chase { speed: head[16], all_powers: head[17] == 1, crossing: head[18] == 1 },
            error: Error { below: number(20), above: number(24), rounded: Error::HALF_STEP },
            orbits,
            grounds,
            entries,
            pages: Mutex::new(Pages { source, unpacked: HashMap::new() }),
        })
    }

    /// Reads every page. Refused is a file of which one is damaged.
    pub fn check(&self, name: &str) -> Result<(), Trouble> {
        (0..self.entries.len()).try_for_each(|page| self.page(page).map(drop).ok_or_else(|| damaged(name)))
    }

    /// All values in memory, as they are stored.
    pub fn load(&self, name: &str) -> Result<Solution, Trouble> {
        let mut solution = Solution::new(self.chase, Die::Fair, 0, NEVER);
        solution.error = self.error;
        let mut next = 0;
        for part in &mut solution.parts {
            let value = || {
                next += 1;
                self.steps(next - 1).map(turns)
            };
            part.fill(value).ok_or_else(|| damaged(name))?;
        }
        Ok(solution)
    }

    /// A page as it was written, or nothing if it is not.
    fn page(&self, number: usize) -> Option<Arc<Vec<u8>>> {
        let mut pages = self.pages.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(page) = pages.unpacked.get(&number) {
            return Some(page.clone());
        }
        let (at, entry) = self.entries.get(number)?;
        let mut bytes = vec![0; packed(entry) as usize];
        pages.source.read(*at, &mut bytes).ok()?;
        if Sha256::digest(&bytes)[..8] != entry[4..] {
            return None;
        }
        let mut page = Vec::with_capacity(2 * PAGE);
        DeflateDecoder::new(&bytes[..]).take(2 * PAGE as u64).read_to_end(&mut page).ok()?;
        if pages.unpacked.len() >= KEPT {
            pages.unpacked.clear();
        }
        let page = Arc::new(page);
        pages.unpacked.insert(number, page.clone());
        Some(page)
    }

    /// The stored value, in steps.
    fn value(&self, position: &Position) -> Option<u16> {
        let (orbit, symmetry) = &self.orbits.home[usize::from(position.seals)];
        let (ground, pairs, first) = &self.grounds[usize::from(*orbit)];
        let [l, u, a, v] = position.places.map(|at| symmetry[usize::from(at)]);
        let (pair, symmetry) = pairs.home(ground.pair(l, u));
        let [a, v] = [a, v].map(|at| usize::from(ground.index[usize::from(symmetry[usize::from(at)])]));
        self.steps(first + (pair * ground.size() + v) * ground.size() + a)
    }

    fn steps(&self, at: usize) -> Option<u16> {
        let page = self.page(at / PAGE)?;
        let at = 2 * (at % PAGE);
        Some(u16::from_le_bytes([*page.get(at)?, *page.get(at + 1)?]))
    }
}

/// The length of a page as it is stored.
fn packed(entry: &[u8; ENTRY]) -> u32 {
    u32::from_le_bytes([entry[0], entry[1], entry[2], entry[3]])
}

impl Worth for Solved {
    fn chase(&self) -> Chase {
        self.chase
    }

    fn worth(&self, position: &Position) -> Option<f32> {
        self.value(position).map(turns)
    }

    fn error(&self) -> Error {
        self.error
    }
}

fn turns(steps: u16) -> f32 {
    if steps == UNWON { NEVER } else { f32::from(steps) / STEPS }
}

fn foreign(name: &str) -> Trouble {
    Trouble::say(
        format!("«{name}» non è un file di Evilrunner risolto: lo scrive conclave solve evilrunner"),
        format!("'{name}' is no file of Evilrunner solved: conclave solve evilrunner writes one"),
    )
}

fn of_another_version(name: &str) -> Trouble {
    Trouble::say(
        format!(
            "«{name}» è di un'altra versione del programma: calcolalo di nuovo con conclave solve evilrunner"
        ),
        format!(
            "'{name}' is of another version of the program: solve it again with conclave solve evilrunner"
        ),
    )
}

fn damaged(name: &str) -> Trouble {
    Trouble::say(
        format!(
            "«{name}» è troncato o rovinato, le somme di controllo non tornano: calcolalo di nuovo con conclave solve evilrunner"
        ),
        format!(
            "'{name}' is truncated or damaged, its checksums do not agree: solve it again with conclave solve evilrunner"
        ),
    )
}
