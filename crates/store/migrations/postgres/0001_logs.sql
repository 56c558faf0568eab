-- One row per entry of a table's log. The key keeps a log together and in order, and no entry can take another's place.
CREATE TABLE entries (
    table_id BYTEA NOT NULL,
    version BIGINT NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (table_id, version)
);

-- The tables whose game is not over: what a start has to rebuild, however many games have been played.
CREATE TABLE open_tables (
    table_id BYTEA NOT NULL PRIMARY KEY
);

-- Finished games; `place` counts them from 1 without a gap.
CREATE TABLE records (
    place BIGINT NOT NULL PRIMARY KEY,
    table_id BYTEA NOT NULL UNIQUE,
    record TEXT NOT NULL
);

-- One row, written to find out whether anything can be written, and how much.
CREATE TABLE pulse (
    beats BIGINT NOT NULL,
    room TEXT NOT NULL
);
INSERT INTO pulse (beats, room) VALUES (0, '');
