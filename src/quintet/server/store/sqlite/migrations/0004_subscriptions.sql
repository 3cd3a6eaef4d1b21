-- The browsers by which people want to be told what happens while they are gone (Web Push). An endpoint is the right to send
-- to a browser; it is one person's at a time.

CREATE TABLE subscriptions (
    id TEXT PRIMARY KEY,  -- made from the endpoint
    player TEXT NOT NULL,
    endpoint TEXT NOT NULL,
    browser_key BLOB NOT NULL,
    auth BLOB NOT NULL,
    language TEXT NOT NULL,
    site TEXT NOT NULL,  -- the page from which it was asked for
    made_at INTEGER NOT NULL
) WITHOUT ROWID;

CREATE INDEX subscriptions_by_player ON subscriptions (player, made_at);
