"""What is wrong with the files of ``data/``, told to the person who writes them."""
