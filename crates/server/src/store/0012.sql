ALTER TABLE matches ADD COLUMN changes BIGINT NOT NULL DEFAULT 0;
CREATE TABLE nodes (
    node TEXT PRIMARY KEY,
    seen BIGINT NOT NULL
);
CREATE TABLE leases (
    match_id TEXT PRIMARY KEY,
    node TEXT NOT NULL
);
CREATE INDEX leases_by_node ON leases (node);
CREATE TABLE presences (
    match_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    node TEXT NOT NULL,
    PRIMARY KEY (match_id, seat, node)
);
CREATE INDEX presences_by_node ON presences (node);
