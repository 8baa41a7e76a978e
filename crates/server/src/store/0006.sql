ALTER TABLE seats ADD COLUMN resigned BIGINT NOT NULL DEFAULT 0;
CREATE TABLE talk (
    match_id TEXT NOT NULL REFERENCES matches (id),
    idx BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    it TEXT NOT NULL,
    en TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (match_id, idx)
);
