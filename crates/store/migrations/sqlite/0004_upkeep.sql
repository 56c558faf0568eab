-- A table as it was after some entry, so that whoever opens it need not read what came before. It can be made from the log again.
CREATE TABLE snapshots (
    table_id BLOB NOT NULL PRIMARY KEY,
    place BIGINT NOT NULL,
    version BIGINT NOT NULL,
    snapshot TEXT NOT NULL,
    checksum BIGINT NOT NULL
);

-- How far the log and the records had come at what time, in milliseconds since 1970: what stands before it is older.
CREATE TABLE marks (
    at BIGINT NOT NULL,
    log BIGINT NOT NULL,
    records BIGINT NOT NULL
);
INSERT INTO marks (at, log, records)
SELECT CAST(strftime('%s', 'now') AS INTEGER) * 1000,
    (SELECT COALESCE(MAX(place), 0) FROM log), (SELECT COALESCE(MAX(place), 0) FROM records);

-- Tables that are being removed, from their last entry on: where what is left of their logs ends.
CREATE TABLE leaving (
    table_id BLOB NOT NULL PRIMARY KEY,
    last BIGINT NOT NULL
) WITHOUT ROWID;

-- Who sat where at the end of a game, once its log is gone: needed to forget somebody.
ALTER TABLE records ADD COLUMN people TEXT;
