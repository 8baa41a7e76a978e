CREATE TABLE sessions (
    token TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    created BIGINT NOT NULL
);
CREATE TABLE matches (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    setup TEXT NOT NULL,
    seed TEXT NOT NULL,
    seconds BIGINT,
    created BIGINT NOT NULL,
    ended BIGINT,
    next TEXT
);
CREATE TABLE lines (
    match_id TEXT NOT NULL REFERENCES matches (id),
    idx BIGINT NOT NULL,
    text TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (match_id, idx)
);
CREATE TABLE envelopes (
    match_id TEXT NOT NULL REFERENCES matches (id),
    idx BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    action TEXT NOT NULL,
    PRIMARY KEY (match_id, idx, seat)
);
CREATE TABLE seats (
    match_id TEXT NOT NULL REFERENCES matches (id),
    seat BIGINT NOT NULL,
    bot TEXT,
    token TEXT,
    name TEXT NOT NULL,
    PRIMARY KEY (match_id, seat)
);
CREATE INDEX seats_by_token ON seats (token);
CREATE TABLE questions (
    match_id TEXT PRIMARY KEY REFERENCES matches (id),
    idx BIGINT NOT NULL,
    deadline BIGINT NOT NULL
);
