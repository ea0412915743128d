"""What the table knows: rules as pure code, without Discord, database, clock or words."""
