-- What a person is called, and how many matches in a row they have won. It outlives their matches.

CREATE TABLE people (
    player TEXT PRIMARY KEY,
    name TEXT NOT NULL DEFAULT '',  -- '' until they have said it
    streak INTEGER NOT NULL DEFAULT 0,
    longest_streak INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;

-- Runs of matches won, from the matches that are still there: within a run the two numberings differ by the same.
WITH results AS (
    SELECT s.player, s.ended_at, s.match, EXISTS (
        SELECT 1 FROM json_each(m.chairs) chair
        WHERE json_extract(chair.value, '$.player') = s.player AND json_extract(m.ranking, '$[' || chair.key || ']') = 1
    ) AS is_won
    FROM sittings s JOIN matches m ON m.number = s.match WHERE m.ended_at IS NOT NULL
),
numbered AS (
    SELECT *, row_number() OVER (PARTITION BY player ORDER BY ended_at, match) AS nth,
        row_number() OVER (PARTITION BY player, is_won ORDER BY ended_at, match) AS nth_alike
    FROM results
),
runs AS (
    SELECT player, is_won, count(*) AS length, max(nth) AS last FROM numbered GROUP BY player, is_won, nth - nth_alike
)
INSERT INTO people (player, streak, longest_streak)
SELECT player, max(iif(last = n_played, length, 0)), max(length)
FROM (SELECT *, max(last) OVER (PARTITION BY player) AS n_played FROM runs) WHERE is_won GROUP BY player;

-- Codes that make another device the same person: of each person the last one alone, and only its digest.
CREATE TABLE passes (
    player TEXT PRIMARY KEY,
    digest BLOB NOT NULL UNIQUE,
    expires_at INTEGER NOT NULL
) WITHOUT ROWID;

-- What was said at a table lately.
CREATE TABLE remarks (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    player TEXT NOT NULL,
    name TEXT NOT NULL,  -- as it was then
    text TEXT NOT NULL,
    at INTEGER NOT NULL,
    is_watching INTEGER NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
