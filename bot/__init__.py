"""The shell round the rules: configuration, connection, storage, rendering, words."""
