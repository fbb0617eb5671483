"""Background documents on disk, and the words by which they link a text to a person.

Takes documents of people. `build` gives an index, `reader` opens it, and `guides` and `search` find
the words to mask until k people are as likely. It must not know spaCy or the count of people.
"""
