-- Games: one open game a channel, an append-only log, and what still has to be sent.

CREATE TABLE games (
    id TEXT PRIMARY KEY,
    server INTEGER,
    channel INTEGER NOT NULL,
    system TEXT NOT NULL,
    seed TEXT NOT NULL,
    panel INTEGER,
    over INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE UNIQUE INDEX one_open_game_a_channel ON games (channel) WHERE over = 0;

-- ``interaction`` makes every press count at most once; its first event carries it.
CREATE TABLE events (
    game TEXT NOT NULL REFERENCES games (id),
    seq INTEGER NOT NULL,
    at TEXT NOT NULL,
    by INTEGER NOT NULL,
    body TEXT NOT NULL,
    hash TEXT NOT NULL,
    interaction INTEGER,
    PRIMARY KEY (game, seq)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX each_press_once ON events (game, interaction) WHERE interaction IS NOT NULL;

CREATE TABLE players (
    game TEXT NOT NULL REFERENCES games (id),
    person INTEGER NOT NULL,
    PRIMARY KEY (game, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX games_of_a_person ON players (person);

-- Written in the same transaction as the events that cause it, sent after it, at most once a subject.
CREATE TABLE outbox (
    id INTEGER PRIMARY KEY,
    game TEXT NOT NULL REFERENCES games (id),
    subject TEXT NOT NULL,
    body TEXT NOT NULL,
    sent INTEGER NOT NULL DEFAULT 0,
    UNIQUE (game, subject)
) STRICT;
