"""Background documents on disk, and the words by which they link a text to a person."""
