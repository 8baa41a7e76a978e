CREATE TABLE card_sets (
    game TEXT NOT NULL,
    id TEXT NOT NULL,
    file TEXT NOT NULL,
    PRIMARY KEY (game, id)
);
