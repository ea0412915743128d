-- Keys of old cards are deleted; what they stood for is found by its age.
CREATE INDEX keys_by_age ON keys (created);
