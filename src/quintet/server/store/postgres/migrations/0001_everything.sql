-- Times are milliseconds since 1970, if nothing else is said; lists and objects are JSON.

-- One row: what this schema is.
CREATE TABLE about (version INTEGER NOT NULL);
INSERT INTO about VALUES (0);

-- One number for all tables: a table that is made anew under an old name does not honour its old leases.
CREATE SEQUENCE epochs;

CREATE TABLE secrets (
    name TEXT PRIMARY KEY,
    value BYTEA NOT NULL
);

-- The servers at work. All leases of a server expire together, by the clock of this database, unless it renews them.
CREATE TABLE nodes (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    name TEXT NOT NULL,
    address TEXT NOT NULL,  -- where other servers reach it; '' if they cannot
    lease INTERVAL NOT NULL,  -- how long its leases hold after a renewal
    expires TIMESTAMPTZ NOT NULL
);

-- Whether a server's leases hold. After a start of the database all have the time of a lease to renew theirs.
CREATE FUNCTION holds(expires TIMESTAMPTZ, lease INTERVAL) RETURNS BOOLEAN LANGUAGE SQL VOLATILE AS
$$ SELECT clock_timestamp() < greatest(expires, pg_postmaster_start_time() + lease) $$;

CREATE TABLE matches (
    number BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,  -- short: the log has it in every row
    id TEXT NOT NULL UNIQUE,
    table_id TEXT NOT NULL,  -- the table may be gone by now
    game TEXT NOT NULL,
    rules_version INTEGER NOT NULL,
    started_at BIGINT NOT NULL,
    ended_at BIGINT,  -- this and the next three are empty until the match is over
    n_actions INTEGER,
    scores TEXT,
    ranking TEXT,
    seed TEXT NOT NULL,
    options TEXT NOT NULL,
    chairs TEXT NOT NULL,
    fair TEXT NOT NULL,
    start TEXT,
    is_public BOOLEAN NOT NULL,
    sealed_until BIGINT NOT NULL  -- before that nobody may read it: others still play the same cards
);

CREATE INDEX matches_by_end ON matches (ended_at, started_at);
CREATE INDEX matches_by_table ON matches (table_id);

-- The log. Whoever removes a match removes its moves: a reference would cost a look at the match for every move.
CREATE TABLE moves (
    match BIGINT NOT NULL,
    seq INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    action TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (match, seq)
);

CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    epoch BIGINT NOT NULL,
    owner BIGINT REFERENCES nodes (id) ON DELETE SET NULL,  -- who holds the lease of that epoch
    match BIGINT REFERENCES matches (number) ON DELETE SET NULL,  -- the running or last one
    is_listed BOOLEAN NOT NULL,
    is_playing BOOLEAN NOT NULL,
    updated_at BIGINT NOT NULL,
    document BYTEA NOT NULL
);

CREATE INDEX tables_by_owner ON tables (owner);
CREATE INDEX tables_by_match ON tables (match);
CREATE INDEX tables_listed ON tables (updated_at) WHERE is_listed;
CREATE INDEX tables_playing ON tables (id) WHERE is_playing;
CREATE INDEX tables_by_age ON tables (updated_at);

-- Which people sit at which table now.
CREATE TABLE seatings (
    player TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    PRIMARY KEY (player, table_id)
);

CREATE INDEX seatings_by_table ON seatings (table_id);

-- Which people sat in which match.
CREATE TABLE sittings (
    player TEXT NOT NULL,
    match BIGINT NOT NULL REFERENCES matches (number) ON DELETE CASCADE,
    ended_at BIGINT,  -- that of the match, for a history by index
    PRIMARY KEY (player, match)
);

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
);

-- What a person is called, and how many matches in a row they have won.
CREATE TABLE people (
    player TEXT PRIMARY KEY,
    name TEXT NOT NULL DEFAULT '',  -- '' until they have said it
    streak INTEGER NOT NULL DEFAULT 0,
    longest_streak INTEGER NOT NULL DEFAULT 0
);

-- Codes that make another device the same person: of each person the last one alone, and only its digest.
CREATE TABLE passes (
    player TEXT PRIMARY KEY,
    digest BYTEA NOT NULL UNIQUE,
    expires_at BIGINT NOT NULL
);

-- What was said at a table lately.
CREATE TABLE remarks (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    player TEXT NOT NULL,
    name TEXT NOT NULL,  -- as it was then
    text TEXT NOT NULL,
    at BIGINT NOT NULL,
    is_watching BOOLEAN NOT NULL,
    PRIMARY KEY (table_id, number)
);

-- The browsers by which people want to be told what happens while they are gone (Web Push).
CREATE TABLE subscriptions (
    id TEXT PRIMARY KEY,  -- made from the endpoint
    player TEXT NOT NULL,
    endpoint TEXT NOT NULL,
    browser_key BYTEA NOT NULL,
    auth BYTEA NOT NULL,
    language TEXT NOT NULL,
    site TEXT NOT NULL,  -- the page from which it was asked for
    made_at BIGINT NOT NULL
);

CREATE INDEX subscriptions_by_player ON subscriptions (player, made_at);

-- The deal of the day: drawn the day before, the same for everybody. Days are UTC, as 2026-11-18.
CREATE TABLE daily_deals (
    day TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    rules_version INTEGER NOT NULL,
    options TEXT NOT NULL,
    n_seats INTEGER NOT NULL,
    server_seed TEXT NOT NULL,  -- secret until the day is over
    made_at BIGINT NOT NULL
);

-- One try per person and day. It counts from its beginning; the rest is empty until its match is over, and outlives it.
CREATE TABLE daily_tries (
    day TEXT NOT NULL REFERENCES daily_deals (day),
    player TEXT NOT NULL,
    table_id TEXT NOT NULL,
    match TEXT NOT NULL UNIQUE,
    begun_at BIGINT NOT NULL,
    ended_at BIGINT,
    place INTEGER,
    points INTEGER,
    n_moves INTEGER,
    PRIMARY KEY (day, player)
);

-- What the analysis of a finished match has found. It can be found anew at any time: it goes with its match.
CREATE TABLE analyses (
    match BIGINT PRIMARY KEY REFERENCES matches (number) ON DELETE CASCADE,
    version INTEGER NOT NULL,  -- of the judge
    document BYTEA NOT NULL  -- JSON; the store does not look into it
);

-- What was written lately, and what came of it: whoever lost the connection before the answer looks here.
CREATE TABLE writes (
    token BYTEA PRIMARY KEY,
    result BYTEA,
    at TIMESTAMPTZ NOT NULL DEFAULT clock_timestamp()
);

CREATE INDEX writes_by_age ON writes (at);
