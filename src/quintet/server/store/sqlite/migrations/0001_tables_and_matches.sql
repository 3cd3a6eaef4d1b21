-- Times are milliseconds since 1970; lists and objects are JSON. Large columns come last: what is asked for every move
-- is found without reading over them.

CREATE TABLE counters (
    name TEXT PRIMARY KEY,
    value INTEGER NOT NULL
) WITHOUT ROWID;

-- One counter for all tables: a table that is made anew under an old name does not honour its old leases.
INSERT INTO counters VALUES ('epoch', 0);

CREATE TABLE secrets (
    name TEXT PRIMARY KEY,
    value BLOB NOT NULL
) WITHOUT ROWID;

CREATE TABLE matches (
    number INTEGER PRIMARY KEY,  -- short: the log has it in every row
    id TEXT NOT NULL UNIQUE,
    table_id TEXT NOT NULL,  -- the table may be gone by now
    game TEXT NOT NULL,
    rules_version INTEGER NOT NULL,
    started_at INTEGER NOT NULL,
    ended_at INTEGER,  -- this and the next three are empty until the match is over
    n_actions INTEGER,
    scores TEXT,
    ranking TEXT,
    seed TEXT NOT NULL,
    options TEXT NOT NULL,
    chairs TEXT NOT NULL,
    fair TEXT NOT NULL,
    start TEXT
);

CREATE INDEX matches_by_end ON matches (ended_at, started_at);

CREATE TABLE moves (
    match INTEGER NOT NULL REFERENCES matches (number) ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    action TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (match, seq)
) WITHOUT ROWID;

CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    epoch INTEGER NOT NULL,
    match INTEGER REFERENCES matches (number) ON DELETE SET NULL,  -- the running or last one
    is_listed INTEGER NOT NULL,
    is_playing INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    document BLOB NOT NULL
);

CREATE INDEX tables_by_match ON tables (match);
CREATE INDEX tables_listed ON tables (updated_at) WHERE is_listed;
CREATE INDEX tables_playing ON tables (id) WHERE is_playing;
CREATE INDEX tables_by_age ON tables (updated_at);

-- Which people sat in which match.
CREATE TABLE sittings (
    player TEXT NOT NULL,
    match INTEGER NOT NULL REFERENCES matches (number) ON DELETE CASCADE,
    ended_at INTEGER,  -- that of the match, for a history by index
    PRIMARY KEY (player, match)
) WITHOUT ROWID;

CREATE INDEX sittings_by_match ON sittings (match);
CREATE INDEX sittings_by_end ON sittings (player, ended_at);

-- Counted up when a match ends, so that they outlive the matches.
CREATE TABLE tallies (
    player TEXT NOT NULL,
    game TEXT NOT NULL,
    opponents TEXT NOT NULL,
    n_matches INTEGER NOT NULL,
    n_won INTEGER NOT NULL,
    PRIMARY KEY (player, game, opponents)
) WITHOUT ROWID;
