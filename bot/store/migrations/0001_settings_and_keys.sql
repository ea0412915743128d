-- Settings of servers and people, the meaning of button keys, and small facts about the installation.

CREATE TABLE servers (
    id INTEGER PRIMARY KEY,
    language TEXT,
    system TEXT,
    greeted INTEGER NOT NULL DEFAULT 0
) STRICT;

-- The edition a server plays of each system; without a row it is the system's default.
CREATE TABLE server_editions (
    server INTEGER NOT NULL REFERENCES servers (id) ON DELETE CASCADE,
    system TEXT NOT NULL,
    edition TEXT NOT NULL,
    PRIMARY KEY (server, system)
) STRICT, WITHOUT ROWID;

CREATE TABLE people (
    id INTEGER PRIMARY KEY,
    language TEXT
) STRICT;

-- A card's buttons carry only the key; kind and payload say what they are for, as long as the card lives.
CREATE TABLE keys (
    key TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    payload TEXT NOT NULL,
    created TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE facts (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
