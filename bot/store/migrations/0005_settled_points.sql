-- A ruling may answer an open question that rolls ask; such rolls look it up by this key.

ALTER TABLE rulings ADD COLUMN settles TEXT;

CREATE INDEX rulings_that_settle ON rulings (server) WHERE settles IS NOT NULL AND withdrawn_reason IS NULL;
