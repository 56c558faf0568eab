-- One log for all tables, written at its end only: a commit touches few pages, however many tables take part in it. Each entry names the
-- one before it of its own table, so that a table's log is read back from its end.
CREATE TABLE log (
    place BIGINT NOT NULL PRIMARY KEY,
    before BIGINT,
    table_id BYTEA NOT NULL,
    version BIGINT NOT NULL,
    entry TEXT NOT NULL
);
INSERT INTO log (place, before, table_id, version, entry)
SELECT place, CASE WHEN version > 1 THEN place - 1 END, table_id, version, entry
FROM (SELECT ROW_NUMBER() OVER (ORDER BY table_id, version) AS place, table_id, version, entry FROM entries) AS placed;
DROP TABLE entries;

-- Up to which place it is noted where the log of each table ends. What comes after it is looked through.
CREATE TABLE noted (
    place BIGINT NOT NULL
);
INSERT INTO noted (place) SELECT COALESCE(MAX(place), 0) FROM log;

-- Where the log of a table ended when it was last noted: of those whose game is not over, and of all others.
ALTER TABLE open_tables ADD COLUMN last BIGINT NOT NULL DEFAULT 0;
UPDATE open_tables SET last = ends.last
FROM (SELECT table_id, MAX(place) AS last FROM log GROUP BY table_id) AS ends
WHERE ends.table_id = open_tables.table_id;

CREATE TABLE ended_tables (
    table_id BYTEA NOT NULL PRIMARY KEY,
    last BIGINT NOT NULL
);
INSERT INTO ended_tables (table_id, last)
SELECT log.table_id, MAX(log.place) FROM log JOIN records ON records.table_id = log.table_id GROUP BY log.table_id;
