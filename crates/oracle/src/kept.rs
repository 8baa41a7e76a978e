//! What was solved so far, kept so that it can be gone on with.
//!
//! Single precision, by part, then as in the solved file; what is played stands before, a checksum behind.

use std::fs::File;
use std::io::{self, BufReader, BufWriter, Read, Write};
use std::path::Path;

use sha2::{Digest, Sha256};
use table::Trouble;

use crate::part::{Chase, Die, Solution};
use crate::rows::NEVER;

const MAGIC: &[u8; 16] = b"conclave sweeps1";

/// Keeps the values.
pub fn keep(path: &Path, solution: &Solution) -> io::Result<()> {
    let unfinished = path.with_extension("new");
    let mut file = BufWriter::with_capacity(1 << 20, File::create(&unfinished)?);
    let mut sum = Sha256::new();
    let mut put = |file: &mut BufWriter<File>, bytes: &[u8]| {
        sum.update(bytes);
        file.write_all(bytes)
    };
    put(&mut file, MAGIC)?;
    put(&mut file, &head(solution.board.chase))?;
    let mut bytes = Vec::new();
    for part in &solution.parts {
        for pair in &part.pairs.all {
            let values = &part.values[part.ground.pair(pair.leviathan, pair.unicorn)];
            bytes.clear();
            for &v in &part.ground.open {
                let row = part.ground.open.iter().map(|&a| values[usize::from(v)][usize::from(a)]);
                bytes.extend(row.flat_map(f32::to_le_bytes));
            }
            put(&mut file, &bytes)?;
        }
    }
    file.write_all(&sum.finalize()[..])?;
    file.into_inner()?.sync_all()?;
    std::fs::rename(unfinished, path)
}

/// Values that were kept of the same chase. Refused is what is damaged, or of another.
pub fn resume(path: &Path, chase: Chase) -> Result<Solution, Trouble> {
    let read = || -> io::Result<Option<Solution>> {
        let mut file = BufReader::with_capacity(1 << 20, File::open(path)?);
        let mut sum = Sha256::new();
        let mut take = |file: &mut BufReader<File>, bytes: &mut [u8]| {
            file.read_exact(bytes)?;
            sum.update(&*bytes);
            io::Result::Ok(())
        };
        let mut start = [0; 20];
        take(&mut file, &mut start)?;
        if start[..16] != MAGIC[..] || start[16..] != head(chase) {
            return Ok(None);
        }
        let mut solution = Solution::new(chase, Die::Fair, 0, NEVER);
        for part in &mut solution.parts {
            let mut bytes = vec![0; 4 * part.pairs.all.len() * part.ground.size() * part.ground.size()];
            take(&mut file, &mut bytes)?;
            let mut numbers =
                bytes.chunks_exact(4).map(|at| f32::from_le_bytes([at[0], at[1], at[2], at[3]]));
            if part.fill(|| numbers.next()).is_none() {
                return Ok(None);
            }
        }
        let mut kept = [0; 32];
        file.read_exact(&mut kept)?;
        Ok((sum.finalize()[..] == kept).then_some(solution))
    };
    read().ok().flatten().ok_or_else(|| {
        let name = path.display();
        Trouble::say(
            format!("«{name}» non è un calcolo interrotto di questo assetto, o è rovinato: toglilo per cominciare da capo"),
            format!("'{name}' is no interrupted solving of this setup, or it is damaged: remove it to begin anew"),
        )
    })
}

fn head(chase: Chase) -> [u8; 4] {
    [chase.speed, u8::from(chase.all_powers), u8::from(chase.crossing), 0]
}
