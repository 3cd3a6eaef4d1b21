-- Somebody may set the clock of the database back. No lease ends later than its own time from now, and no start is yet
-- to come: whatever says so counts for nothing, or the tables of a server that is gone would wait for the clock.
CREATE OR REPLACE FUNCTION holds(expires TIMESTAMPTZ, lease INTERVAL) RETURNS BOOLEAN LANGUAGE SQL VOLATILE AS
$$
SELECT coalesce(
    now < greatest(
        CASE WHEN expires <= now + lease THEN expires END,
        CASE WHEN pg_postmaster_start_time() <= now THEN pg_postmaster_start_time() + lease END
    ),
    false
) FROM (SELECT clock_timestamp() AS now) AS clock
$$;
