"""To keep the program running: its settings, its connection, one process a database, its health."""
