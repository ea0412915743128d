-- Letters and calls that are long done are deleted, by their age; a message only after the letters it answers for.
CREATE INDEX letters_by_age ON outbox (due) WHERE sent = 1;
CREATE INDEX letters_of_a_post ON outbox (post) WHERE post IS NOT NULL;
CREATE INDEX posts_by_age ON posts (due) WHERE message IS NOT NULL;
CREATE INDEX calls_by_age ON calls (due) WHERE message IS NOT NULL;
