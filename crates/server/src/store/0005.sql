CREATE TABLE decks (
    id TEXT PRIMARY KEY,
    owner TEXT NOT NULL,
    game TEXT NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    changed BIGINT NOT NULL
);
CREATE INDEX decks_by_owner ON decks (owner, game);
CREATE TABLE clocks (
    match_id TEXT PRIMARY KEY REFERENCES matches (id),
    since BIGINT NOT NULL,
    started BIGINT NOT NULL,
    given BIGINT NOT NULL
);
