//! What is let go after a long time, and how long that is. Nothing is that somebody could come back to: a finished match stays, and one
//! that was begun is closed, so that it can be read and played on from any moment.

use super::{Db, Result, Store};

/// How many tables are let go, or closed, in a day at most: the house has other things to do.
const MANY: i64 = 1000;

/// What belongs to a match, the match last.
const PARTS: [&str; 12] = [
    "DELETE FROM leases WHERE match_id = $1",
    "DELETE FROM presences WHERE match_id = $1",
    "DELETE FROM envelopes WHERE match_id = $1",
    "DELETE FROM told WHERE match_id = $1",
    "DELETE FROM talk WHERE match_id = $1",
    "DELETE FROM mutes WHERE match_id = $1",
    "DELETE FROM asides WHERE match_id = $1",
    "DELETE FROM questions WHERE match_id = $1",
    "DELETE FROM clocks WHERE match_id = $1",
    "DELETE FROM seats WHERE match_id = $1",
    "DELETE FROM lines WHERE match_id = $1",
    "DELETE FROM matches WHERE id = $1",
];

impl Store {
    /// The open tables at which nothing was done since then that anybody would miss: no answer was ever given and at most one person
    /// has sat down, or only computers play.
    pub async fn forsaken(&self, before: i64) -> Result<Vec<String>> {
        let sql = "SELECT id FROM matches WHERE ended IS NULL AND created < $1
            AND NOT EXISTS (SELECT 1 FROM seats WHERE match_id = id AND seen >= $1)
            AND NOT EXISTS (SELECT 1 FROM talk WHERE match_id = id AND at >= $1)
            AND NOT EXISTS (SELECT 1 FROM asides WHERE match_id = id AND at >= $1)
            AND NOT EXISTS (SELECT 1 FROM lines WHERE match_id = id AND at >= $1)
            AND ((NOT EXISTS (SELECT 1 FROM lines WHERE match_id = id AND substr(text, 1, 2) <> '*:')
                  AND NOT EXISTS (SELECT 1 FROM envelopes WHERE match_id = id)
                  AND (SELECT count(*) FROM seats WHERE match_id = id AND token IS NOT NULL) <= 1)
                OR (SELECT count(*) FROM seats WHERE match_id = id AND token IS NOT NULL) = 0)
            ORDER BY created LIMIT $2";
        Ok(sqlx::query_scalar(sql).bind(before).bind(MANY).fetch_all(&self.reads).await?)
    }

    /// The other open matches at which nobody has been since then.
    pub async fn abandoned(&self, before: i64) -> Result<Vec<String>> {
        let sql = "SELECT id FROM matches WHERE ended IS NULL AND created < $1
            AND NOT EXISTS (SELECT 1 FROM seats WHERE match_id = id AND seen >= $1)
            AND NOT EXISTS (SELECT 1 FROM talk WHERE match_id = id AND at >= $1)
            AND NOT EXISTS (SELECT 1 FROM asides WHERE match_id = id AND at >= $1)
            AND NOT EXISTS (SELECT 1 FROM lines WHERE match_id = id AND at >= $1)
            ORDER BY created LIMIT $2";
        Ok(sqlx::query_scalar(sql).bind(before).bind(MANY).fetch_all(&self.reads).await?)
    }

    /// Lets tables go that were [`Store::forsaken`]. The matches whose rematch was one of them.
    pub async fn let_go(&self, ids: Vec<String>) -> Result<Vec<String>> {
        self.write(move |db| {
            Box::pin(async move {
                for id in &ids {
                    remove(db, id).await?;
                }
                // What they were to follow may be followed by another.
                let sql = "UPDATE matches SET next = NULL, changes = changes + 1
                    WHERE next IS NOT NULL AND next NOT IN (SELECT id FROM matches) RETURNING id";
                Ok(sqlx::query_scalar(sql).fetch_all(db).await?)
            })
        })
        .await
    }

    /// Throws away the envelopes of questions that were answered before then: what lay in them stands in the log, or was never
    /// opened and is nobody's business.
    pub async fn open_no_more(&self, before: i64) -> Result<u64> {
        self.write(move |db| {
            Box::pin(async move {
                let sql = "DELETE FROM envelopes WHERE EXISTS (SELECT 1 FROM lines
                    WHERE lines.match_id = envelopes.match_id AND lines.idx = envelopes.idx AND lines.at < $1)";
                Ok(sqlx::query(sql).bind(before).execute(db).await?.rows_affected())
            })
        })
        .await
    }

    /// Forgets sessions that nobody has come with since then and on which nothing hangs: no seat, no deck, no table, no other browser.
    pub async fn forget_strangers(&self, before: i64) -> Result<u64> {
        self.write(move |db| {
            Box::pin(async move {
                let sql = "DELETE FROM sessions WHERE coalesce(seen, created) < $1
                    AND token NOT IN (SELECT token FROM seats WHERE token IS NOT NULL)
                    AND token NOT IN (SELECT owner FROM decks)
                    AND token NOT IN (SELECT host FROM matches WHERE host IS NOT NULL)
                    AND token NOT IN (SELECT person FROM bridges)
                    AND token NOT IN (SELECT person FROM sessions WHERE person IS NOT NULL)";
                Ok(sqlx::query(sql).bind(before).execute(db).await?.rows_affected())
            })
        })
        .await
    }

    /// Since when the house has been there without a long pause, now that it is there. One that was away for long, or whose calendar
    /// has jumped, gives everybody time before it lets anything go.
    pub async fn steady_since(&self, now: i64, pause: i64) -> Result<i64> {
        self.write(move |db| {
            Box::pin(async move {
                let sql = "SELECT CAST(value AS BIGINT) FROM house WHERE name = $1";
                let last: Option<i64> =
                    sqlx::query_scalar(sql).bind("there").fetch_optional(&mut *db).await?;
                let since: Option<i64> =
                    sqlx::query_scalar(sql).bind("there since").fetch_optional(&mut *db).await?;
                let steady = last.is_some_and(|last| (0..=pause).contains(&(now - last)));
                let since = since.filter(|_| steady).unwrap_or(now);
                for (name, value) in [("there", now), ("there since", since)] {
                    let sql = "INSERT INTO house (name, value) VALUES ($1, $2)
                        ON CONFLICT (name) DO UPDATE SET value = $2";
                    sqlx::query(sql).bind(name).bind(value.to_string()).execute(&mut *db).await?;
                }
                Ok(since)
            })
        })
        .await
    }

    /// Somebody has come with this session.
    pub async fn came(&self, session: &str, now: i64) -> Result<()> {
        let session = session.to_owned();
        self.write(move |db| {
            Box::pin(async move {
                let sql = "UPDATE sessions SET seen = $2 WHERE token = $1";
                sqlx::query(sql).bind(session).bind(now).execute(db).await?;
                Ok(())
            })
        })
        .await
    }
}

async fn remove(db: &mut Db, id: &str) -> Result<()> {
    let open = sqlx::query("SELECT 1 FROM matches WHERE id = $1 AND ended IS NULL").bind(id);
    if open.fetch_optional(&mut *db).await?.is_none() {
        return Ok(());
    }
    for sql in PARTS {
        sqlx::query(sql).bind(id).execute(&mut *db).await?;
    }
    Ok(())
}
