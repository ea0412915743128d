"""The library: rule entries by edition, how they are loaded, checked and found."""
