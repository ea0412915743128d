-- Disputes as their events, and the rulings they end in. Nothing here is ever deleted.

CREATE TABLE disputes (
    id TEXT PRIMARY KEY,
    server INTEGER NOT NULL,
    number INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    thread INTEGER,
    message INTEGER,
    game TEXT REFERENCES games (id),
    over INTEGER NOT NULL DEFAULT 0,
    UNIQUE (server, number)
) STRICT;

CREATE UNIQUE INDEX one_open_dispute_a_game ON disputes (game) WHERE over = 0 AND game IS NOT NULL;
CREATE INDEX open_disputes_of_a_channel ON disputes (channel) WHERE over = 0;

CREATE TABLE dispute_events (
    dispute TEXT NOT NULL REFERENCES disputes (id),
    seq INTEGER NOT NULL,
    at TEXT NOT NULL,
    by INTEGER NOT NULL,
    body TEXT NOT NULL,
    interaction INTEGER,
    PRIMARY KEY (dispute, seq)
) STRICT, WITHOUT ROWID;

-- One press, one effect, whatever dispute it is for.
CREATE UNIQUE INDEX each_dispute_press_once ON dispute_events (interaction) WHERE interaction IS NOT NULL;

-- ``number`` is counted together with the disputes of the server: a ruling keeps the number of its dispute.
-- ``for_server`` is 0 while it holds for its game or channel only; a withdrawn one stays, with the reason.
CREATE TABLE rulings (
    id INTEGER PRIMARY KEY,
    server INTEGER NOT NULL,
    number INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    game TEXT REFERENCES games (id),
    dispute TEXT REFERENCES disputes (id),
    body TEXT NOT NULL,
    deciders TEXT NOT NULL DEFAULT '[]',
    link TEXT NOT NULL DEFAULT '',
    for_server INTEGER NOT NULL DEFAULT 0,
    confirmed_by INTEGER,
    withdrawn_by INTEGER,
    withdrawn_at TEXT,
    withdrawn_reason TEXT,
    UNIQUE (server, number)
) STRICT;

CREATE TABLE ruling_rules (
    ruling INTEGER NOT NULL REFERENCES rulings (id),
    rule TEXT NOT NULL,
    PRIMARY KEY (ruling, rule)
) STRICT, WITHOUT ROWID;

CREATE INDEX rulings_of_a_rule ON ruling_rules (rule);
