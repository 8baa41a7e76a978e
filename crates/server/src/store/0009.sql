ALTER TABLE talk ADD COLUMN open BIGINT NOT NULL DEFAULT 0;
ALTER TABLE talk ADD COLUMN who TEXT;
CREATE INDEX talk_by_who ON talk (who);
CREATE TABLE mutes (
    match_id TEXT NOT NULL REFERENCES matches (id),
    seat BIGINT NOT NULL,
    muted BIGINT NOT NULL,
    PRIMARY KEY (match_id, seat, muted)
);
ALTER TABLE sessions ADD COLUMN person TEXT;
CREATE TABLE bridges (
    hash TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    expires BIGINT NOT NULL
);
