-- What the analysis of a finished match has found. It can be found anew at any time: it goes with its match.

CREATE TABLE analyses (
    match INTEGER PRIMARY KEY REFERENCES matches (number) ON DELETE CASCADE,
    version INTEGER NOT NULL,  -- of the judge
    document BLOB NOT NULL  -- JSON; the store does not look into it
);
