-- Standing orders: what they say is here alone until they answer something; the log has their hashes.

CREATE TABLE orders (
    game TEXT NOT NULL REFERENCES games (id),
    person INTEGER NOT NULL,
    question TEXT NOT NULL,
    unit TEXT NOT NULL,
    answer TEXT NOT NULL,
    salt TEXT NOT NULL,
    PRIMARY KEY (game, person, question, unit)
) STRICT, WITHOUT ROWID;
