-- What somebody owes can wait behind a roll or an undo request of somebody else; it stays the same decision, told once.
ALTER TABLE owing ADD COLUMN held INTEGER NOT NULL DEFAULT 0;
