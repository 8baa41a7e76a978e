ALTER TABLE sessions ADD COLUMN seen BIGINT;
CREATE INDEX matches_open ON matches (created) WHERE ended IS NULL;
CREATE INDEX questions_by_deadline ON questions (deadline);
