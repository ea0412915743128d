-- Whom a dispute outside a running game calls: written with the events that cause it, sent after them, once.

-- ``text`` is the message as it was tried, NULL before that; ``message`` what it became, 0 where it was not sent.
CREATE TABLE calls (
    id INTEGER PRIMARY KEY,
    dispute TEXT NOT NULL REFERENCES disputes (id),
    seq INTEGER NOT NULL,
    person INTEGER NOT NULL,
    what TEXT NOT NULL,
    due INTEGER NOT NULL,
    text TEXT,
    message INTEGER,
    UNIQUE (dispute, seq, person)
) STRICT;

CREATE INDEX calls_to_make ON calls (due) WHERE message IS NULL;
