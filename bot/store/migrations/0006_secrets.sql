-- What players sealed, until it is opened in the log. Salts and bodies stand here and nowhere else before that.

CREATE TABLE secrets (
    game TEXT NOT NULL REFERENCES games (id),
    seal TEXT NOT NULL,
    place INTEGER NOT NULL,
    side INTEGER NOT NULL,
    salt TEXT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (game, seal, place)
) STRICT, WITHOUT ROWID;
