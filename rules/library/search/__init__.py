"""Finding a rule as people really type: letters, words, and how sure the answer is."""
