//! The solved game as a file that is read by position.
//!
//! A head says what was solved and how exactly, and has a checksum for every page of the values; the values follow, two
//! bytes each, by orbit of seals, then by Leviathan, Unicorn, Valandris and Archangel among the open vertices. A page is
//! checked when it is first read, so that nothing wrong is ever believed and nothing is loaded that nobody asks for.

use std::collections::HashMap;
use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};

use sha2::{Digest, Sha256};
use table::Trouble;

use crate::ground::Ground;
use crate::part::{Chase, Part};
use crate::position::{Error, Position, Worth};
use crate::rows::NEVER;
use crate::symmetry::Orbits;

const MAGIC: &[u8; 16] = b"conclave chase 1";
/// Values of one page.
const PAGE: usize = 1 << 14;
/// Steps a turn is divided into: two bytes hold 127 turns.
const STEPS: f32 = 512.0;
/// Where nobody is ever caught.
const UNWON: u16 = u16::MAX;
/// Pages that are kept once they are read, some 64 MB.
const KEPT: usize = 2048;
const HEAD: usize = 48;

/// Writes what was solved. `parts` stands by orbit.
pub fn write(path: &Path, chase: Chase, error: Error, parts: &[Part]) -> io::Result<()> {
    let unfinished = path.with_extension("part");
    let mut file = File::create(&unfinished)?;
    let pages = count(parts.iter().map(|part| part.ground.size())).div_ceil(PAGE);
    let mut sums = Vec::with_capacity(pages * 8);
    file.seek(SeekFrom::Start((HEAD + pages * 8 + 32) as u64))?;
    let mut page = Vec::with_capacity(2 * PAGE);
    for part in parts {
        for value in values(part) {
            page.extend_from_slice(&stored(value).to_le_bytes());
            if page.len() == 2 * PAGE {
                turn(&mut file, &mut sums, &mut page)?;
            }
        }
    }
    turn(&mut file, &mut sums, &mut page)?;
    let mut head = Vec::from(MAGIC);
    head.extend([chase.speed, u8::from(chase.all_powers), u8::from(chase.crossing), 0]);
    head.extend(error.below.to_le_bytes());
    head.extend(error.above.to_le_bytes());
    head.extend((pages as u64).to_le_bytes());
    head.resize(HEAD, 0);
    head.extend(&sums);
    let sum = Sha256::digest(&head);
    head.extend(&sum[..]);
    file.seek(SeekFrom::Start(0))?;
    file.write_all(&head)?;
    file.sync_all()?;
    std::fs::rename(unfinished, path)
}

/// Puts a page into the file, and its checksum among the others.
fn turn(file: &mut File, sums: &mut Vec<u8>, page: &mut Vec<u8>) -> io::Result<()> {
    if !page.is_empty() {
        file.write_all(page)?;
        sums.extend(&Sha256::digest(&*page)[..8]);
        page.clear();
    }
    Ok(())
}

/// How many values parts with so many open vertices have.
fn count(sizes: impl Iterator<Item = usize>) -> usize {
    sizes.map(|size| size.pow(4)).sum()
}

/// The values of a part in the file's order.
fn values(part: &Part) -> impl Iterator<Item = f32> + '_ {
    let open = move || part.ground.open.iter().map(|&at| usize::from(at));
    part.values.iter().flat_map(move |block| open().flat_map(move |v| open().map(move |a| block[v][a])))
}

fn stored(value: f32) -> u16 {
    if value == NEVER { UNWON } else { (value * STEPS).round().min(f32::from(UNWON - 1)) as u16 }
}

/// A solved game in a file.
pub struct Solved {
    /// What was solved.
    pub chase: Chase,
    /// How exactly.
    pub error: Error,
    orbits: Orbits,
    grounds: Vec<Ground>,
    /// Where each orbit's values begin.
    first: Vec<usize>,
    sums: Vec<[u8; 8]>,
    pages: Mutex<Pages>,
}

struct Pages {
    file: File,
    read: HashMap<usize, Arc<Vec<u8>>>,
}

impl Solved {
    /// Opens a file; only its head is read. Refused is what is no such file, of another version, truncated or damaged.
    pub fn open(path: &Path) -> Result<Solved, Trouble> {
        let name = path.display();
        let unread = |error: io::Error| {
            Trouble::say(format!("«{name}» non si può leggere: {error}"), format!("'{name}' cannot be read: {error}"))
        };
        let mut file = File::open(path).map_err(unread)?;
        let mut head = vec![0; HEAD];
        file.read_exact(&mut head).map_err(|_| foreign(path))?;
        if head[..15] != MAGIC[..15] {
            return Err(foreign(path));
        }
        if head[15] != MAGIC[15] {
            return Err(Trouble::say(
                format!("«{name}» è di un'altra versione del programma: va calcolato di nuovo con conclave solve evilrunner"),
                format!("'{name}' is of another version of the program: solve it again with conclave solve evilrunner"),
            ));
        }
        let orbits = Orbits::new();
        let grounds: Vec<Ground> = orbits.of.iter().map(|orbit| Ground::new(orbit.seals)).collect();
        let all = count(grounds.iter().map(Ground::size));
        let pages = all.div_ceil(PAGE);
        head.resize(HEAD + pages * 8, 0);
        let mut sum = [0; 32];
        file.read_exact(&mut head[HEAD..]).and_then(|()| file.read_exact(&mut sum)).map_err(|_| damaged(path))?;
        let whole = file.metadata().is_ok_and(|about| about.len() as usize == head.len() + 32 + 2 * all);
        if Sha256::digest(&head)[..] != sum || !whole {
            return Err(damaged(path));
        }
        let number = |at: usize| f32::from_le_bytes([head[at], head[at + 1], head[at + 2], head[at + 3]]);
        let first = grounds.iter().scan(0, |next, ground| Some(std::mem::replace(next, *next + ground.size().pow(4))));
        let sums = head[HEAD..].chunks_exact(8).map(|sum| sum.try_into().unwrap_or_default());
        Ok(Solved {
            chase: Chase { speed: head[16], all_powers: head[17] == 1, crossing: head[18] == 1 },
            error: Error { below: number(20), above: number(24), rounded: 0.5 / STEPS },
            first: first.collect(),
            sums: sums.collect(),
            pages: Mutex::new(Pages { file, read: HashMap::new() }),
            orbits,
            grounds,
        })
    }

    /// Reads every page. Refused is a file of which one is damaged.
    pub fn check(&self, path: &Path) -> Result<(), Trouble> {
        (0..self.sums.len()).try_for_each(|page| self.page(page).map(drop).ok_or_else(|| damaged(path)))
    }

    /// A page as it was written, or nothing if it is not.
    fn page(&self, number: usize) -> Option<Arc<Vec<u8>>> {
        let mut pages = self.pages.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(page) = pages.read.get(&number) {
            return Some(page.clone());
        }
        let at = HEAD + self.sums.len() * 8 + 32 + number * 2 * PAGE;
        let mut page = Vec::with_capacity(2 * PAGE);
        pages.file.seek(SeekFrom::Start(at as u64)).ok()?;
        Read::by_ref(&mut pages.file).take(2 * PAGE as u64).read_to_end(&mut page).ok()?;
        if Sha256::digest(&page)[..8] != self.sums[number] {
            return None;
        }
        if pages.read.len() >= KEPT {
            pages.read.clear();
        }
        let page = Arc::new(page);
        pages.read.insert(number, page.clone());
        Some(page)
    }

    /// The stored value, in steps.
    fn value(&self, position: &Position) -> Option<u16> {
        let (orbit, symmetry) = &self.orbits.home[usize::from(position.seals)];
        let ground = &self.grounds[usize::from(*orbit)];
        let place = |at: u8| usize::from(ground.index[usize::from(symmetry[usize::from(at)])]);
        let [l, u, a, v] = position.places.map(place);
        let at = self.first[usize::from(*orbit)] + ((l * ground.size() + u) * ground.size() + v) * ground.size() + a;
        let page = self.page(at / PAGE)?;
        let at = 2 * (at % PAGE);
        Some(u16::from_le_bytes([*page.get(at)?, *page.get(at + 1)?]))
    }
}

impl Worth for Solved {
    fn chase(&self) -> Chase {
        self.chase
    }

    fn worth(&self, position: &Position) -> Option<f32> {
        let value = self.value(position)?;
        Some(if value == UNWON { NEVER } else { f32::from(value) / STEPS })
    }

    fn error(&self) -> Error {
        self.error
    }
}

fn foreign(path: &Path) -> Trouble {
    let name = path.display();
    Trouble::say(
        format!("«{name}» non è un file di Evilrunner risolto: lo scrive conclave solve evilrunner"),
        format!("'{name}' is no file of Evilrunner solved: conclave solve evilrunner writes one"),
    )
}

fn damaged(path: &Path) -> Trouble {
    let name = path.display();
    Trouble::say(
        format!("«{name}» è troncato o rovinato: le somme di controllo non tornano; va calcolato di nuovo con conclave solve evilrunner"),
        format!("'{name}' is truncated or damaged: its checksums do not agree; solve it again with conclave solve evilrunner"),
    )
}
