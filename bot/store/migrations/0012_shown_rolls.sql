-- Which message shows which roll of a game, so that an undo marks it. A row is written with the events it shows, before
-- the message is sent; ``message`` is NULL until Discord has told it.

-- ``key`` is the card's, ``seq`` the newest roll event it tells, ``undone`` the event that took it back: from then on the
-- row is what still has to be done, from ``due`` on, and it goes when the card is marked.
CREATE TABLE shown (
    game TEXT NOT NULL REFERENCES games (id),
    key TEXT NOT NULL,
    seq INTEGER NOT NULL,
    message INTEGER,
    undone INTEGER,
    due INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (game, key)
) STRICT, WITHOUT ROWID;

CREATE INDEX shown_to_mark ON shown (due) WHERE undone IS NOT NULL;
