-- Whether others than its players may look back at a match: what its table promised when it was dealt, whatever is changed
-- there later. Of older matches only what their tables say now is known. A table's document leaves out what is usual.

ALTER TABLE matches ADD COLUMN is_public INTEGER NOT NULL DEFAULT 0;

UPDATE matches SET is_public = coalesce(
    (
        SELECT coalesce(json_extract(CAST(t.document AS TEXT), '$.shows_all_after'), 1)
            AND coalesce(json_extract(CAST(t.document AS TEXT), '$.watching'), 'anybody') = 'anybody'
        FROM tables t WHERE t.id = matches.table_id
    ),
    0
);
