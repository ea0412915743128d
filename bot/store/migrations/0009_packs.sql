-- The rule entries of servers. Every version stays: an edit adds one, a removal adds one without ``body``.

CREATE TABLE pack_entries (
    server INTEGER NOT NULL,
    number INTEGER NOT NULL,
    version INTEGER NOT NULL,
    body TEXT,
    reason TEXT NOT NULL DEFAULT '',
    by INTEGER NOT NULL,
    at TEXT NOT NULL,
    PRIMARY KEY (server, number, version)
) STRICT, WITHOUT ROWID;
