ALTER TABLE matches ADD COLUMN cards TEXT;
ALTER TABLE card_sets ADD COLUMN box BIGINT NOT NULL DEFAULT 0;
CREATE TABLE told (
    match_id TEXT NOT NULL REFERENCES matches (id),
    idx BIGINT NOT NULL,
    nth BIGINT NOT NULL,
    seats BIGINT,
    it TEXT NOT NULL,
    en TEXT NOT NULL,
    PRIMARY KEY (match_id, idx, nth)
);
CREATE TABLE house (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
);
