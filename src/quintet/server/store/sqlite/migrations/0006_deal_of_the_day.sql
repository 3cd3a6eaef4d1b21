-- The deal of the day: drawn the day before, the same for everybody on this server. Days are UTC, as 2026-11-18.

CREATE TABLE daily_deals (
    day TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    rules_version INTEGER NOT NULL,
    options TEXT NOT NULL,
    n_seats INTEGER NOT NULL,
    server_seed TEXT NOT NULL,  -- secret until the day is over
    made_at INTEGER NOT NULL
) WITHOUT ROWID;

-- One try per person and day. It counts from its beginning; the rest is empty until its match is over, and outlives it.
CREATE TABLE daily_tries (
    day TEXT NOT NULL REFERENCES daily_deals (day),
    player TEXT NOT NULL,
    table_id TEXT NOT NULL,
    match TEXT NOT NULL UNIQUE,
    begun_at INTEGER NOT NULL,
    ended_at INTEGER,
    place INTEGER,
    points INTEGER,
    n_moves INTEGER,
    PRIMARY KEY (day, player)
) WITHOUT ROWID;

-- Until when nobody may read a finished match, not even its players: others still play the same cards.
ALTER TABLE matches ADD COLUMN sealed_until INTEGER NOT NULL DEFAULT 0;
