-- Votes end by themselves, and a server can have an arbiter before anybody argues.

-- ``until`` is the moment at which a running vote closes (seconds since 1970), NULL while there is none.
ALTER TABLE disputes ADD COLUMN until INTEGER;
CREATE INDEX votes_to_close ON disputes (until) WHERE over = 0 AND until IS NOT NULL;

-- Every naming stays; the newest one counts. ``person`` is NULL where it is nobody from then on.
CREATE TABLE arbiters (
    id INTEGER PRIMARY KEY,
    server INTEGER NOT NULL,
    person INTEGER,
    named_by INTEGER NOT NULL,
    at TEXT NOT NULL
) STRICT;

CREATE INDEX arbiters_of_a_server ON arbiters (server);
