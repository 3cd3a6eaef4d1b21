-- Which people sit at which table now, whether a match was begun there or not: the list of somebody's tables.

CREATE TABLE seatings (
    player TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    PRIMARY KEY (player, table_id)
) WITHOUT ROWID;

CREATE INDEX seatings_by_table ON seatings (table_id);

INSERT INTO seatings SELECT s.player, t.id FROM tables t JOIN sittings s ON s.match = t.match;
