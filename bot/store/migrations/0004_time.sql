-- When people are left in peace, who owes what since when, and what was tried to be sent.

-- ``quiet`` is HH:MM-HH:MM in their own zone; empty is none, NULL is as the game has agreed. ``away`` is a moment.
ALTER TABLE people ADD COLUMN zone TEXT;
ALTER TABLE people ADD COLUMN quiet TEXT;
ALTER TABLE people ADD COLUMN away INTEGER NOT NULL DEFAULT 0;
ALTER TABLE people ADD COLUMN heads_up INTEGER NOT NULL DEFAULT 0;

-- Timers are no part of a game's state, so that an undo never turns them back. ``next`` is NULL when no reminder comes.
CREATE TABLE owing (
    game TEXT NOT NULL REFERENCES games (id),
    person INTEGER NOT NULL,
    what TEXT NOT NULL,
    step INTEGER NOT NULL,
    since INTEGER NOT NULL,
    level INTEGER NOT NULL,
    next INTEGER,
    PRIMARY KEY (game, person, what)
) STRICT, WITHOUT ROWID;

CREATE INDEX next_reminder ON owing (next) WHERE next IS NOT NULL;

-- A message as it was tried: written before it is sent, so that a crash in between is found out and not repeated.
CREATE TABLE posts (
    id INTEGER PRIMARY KEY,
    game TEXT NOT NULL REFERENCES games (id),
    person INTEGER NOT NULL,
    text TEXT NOT NULL,
    key TEXT,
    due INTEGER NOT NULL,
    message INTEGER
) STRICT;

CREATE INDEX open_posts ON posts (due) WHERE message IS NULL;

ALTER TABLE outbox ADD COLUMN due INTEGER NOT NULL DEFAULT 0;
ALTER TABLE outbox ADD COLUMN post INTEGER REFERENCES posts (id);
CREATE INDEX waiting_letters ON outbox (due) WHERE sent = 0;
