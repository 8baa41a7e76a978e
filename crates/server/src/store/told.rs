//! What was told, as sentences: a finished match stays readable whatever becomes of its game.

use sqlx::Row as _;
use sqlx::any::AnyRow;
use table::erased::Told;
use table::{Audience, Seat, Seats, Text};

use super::{Db, Result, Store, number};

/// So many sentences are put in by one statement, which has a place for each of their parts.
const TOGETHER: usize = 16;

/// Puts what was told from an answer on in the place of what stood there: after a take-back it is something else.
pub(super) async fn keep(db: &mut Db, id: &str, from: usize, told: &[Told]) -> Result<()> {
    let sql = "DELETE FROM told WHERE match_id = $1 AND idx >= $2";
    sqlx::query(sql).bind(id).bind(from as i64).execute(&mut *db).await?;
    let (mut at, mut nth) = (0, 0);
    for some in told.chunks(TOGETHER) {
        let sql = sqlx::AssertSqlSafe(insert(some.len()));
        let mut query = sqlx::query(sql).bind(id);
        for one in some {
            (at, nth) = if one.at == at { (at, nth + 1) } else { (one.at, 1) };
            query = query.bind(at as i64).bind(nth).bind(seats(one.to)).bind(&one.text.it).bind(&one.text.en);
        }
        query.execute(&mut *db).await?;
    }
    Ok(())
}

/// What puts so many sentences of one match in: each statement is a way to the database and back.
fn insert(many: usize) -> String {
    let row = |nth: usize| {
        let [idx, nth, seats, it, en] = [2, 3, 4, 5, 6].map(|column| 5 * nth + column);
        format!("($1, ${idx}, ${nth}, ${seats}, ${it}, ${en})")
    };
    let rows: Vec<String> = (0..many).map(row).collect();
    format!("INSERT INTO told (match_id, idx, nth, seats, it, en) VALUES {}", rows.join(", "))
}

impl Store {
    /// Everything that was told at a match, to whomever.
    pub async fn told(&self, id: &str) -> Result<Vec<Told>> {
        let sql = "SELECT idx, seats, it, en FROM told WHERE match_id = $1 ORDER BY idx, nth";
        let rows = sqlx::query(sql).bind(id).fetch_all(&self.reads).await?;
        Ok(rows.iter().map(read).collect::<std::result::Result<_, sqlx::Error>>()?)
    }

    /// Keeps all that was told at a match which began before such things were kept.
    pub async fn tell(&self, id: &str, told: Vec<Told>) -> Result<()> {
        let id = id.to_owned();
        self.write(move |db| Box::pin(async move { keep(db, &id, 0, &told).await })).await
    }
}

pub(super) async fn count(db: &mut Db, id: &str) -> Result<usize> {
    let count = sqlx::query_scalar("SELECT count(*) FROM told WHERE match_id = $1").bind(id);
    let count: i64 = count.fetch_one(db).await?;
    Ok(usize::try_from(count).unwrap_or(0))
}

/// Who heard it: a bit for each seat, and nothing for everybody.
fn seats(to: Audience) -> Option<i64> {
    match to {
        Audience::All => None,
        Audience::Only(seats) => Some(seats.iter().map(|seat| 1 << number(seat)).sum()),
    }
}

fn read(row: &AnyRow) -> std::result::Result<Told, sqlx::Error> {
    let (at, bits): (i64, Option<i64>) = (row.try_get("idx")?, row.try_get("seats")?);
    let heard = |bits: i64| -> Seats {
        Seat::all(table::MAX_SEATS).filter(|seat| bits >> number(*seat) & 1 == 1).collect()
    };
    let to = bits.map_or(Audience::All, |bits| Audience::Only(heard(bits)));
    let text = Text { it: row.try_get("it")?, en: row.try_get("en")? };
    Ok(Told { at: usize::try_from(at).unwrap_or(0), to, text })
}
