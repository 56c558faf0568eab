-- A checksum per entry and per record, so that a byte that has changed on the disk is noticed when it is read.
ALTER TABLE log ADD COLUMN checksum BIGINT;
ALTER TABLE records ADD COLUMN checksum BIGINT;

-- What was stored before there were checksums: places of the log and of the records up to these have none.
CREATE TABLE unsealed (
    log BIGINT NOT NULL,
    records BIGINT NOT NULL
);
INSERT INTO unsealed (log, records)
SELECT (SELECT COALESCE(MAX(place), 0) FROM log), (SELECT COALESCE(MAX(place), 0) FROM records);
