"""Evidence about a word type: the bits of what `flags_of` gives, and what some say together."""

from __future__ import annotations

from ..lexicon import FLAGS, SURNAME_AT

(
    ENGLISH, AMBIGUOUS, THING, NAME, GIVEN, RARE_SURNAME, DICTIONARY, DE, ES, FR, DRUG, MEDICAL,
    BEGINS_TERM, PROPER, LEMMA, FUNCTION, ORDINARY, NAME_LIKE, HONORIFIC, ORG, LOC, WORK,
) = FLAGS.values()  # fmt: skip
COMMON = ENGLISH | AMBIGUOUS | ORDINARY | FUNCTION
NAMES_TOO = AMBIGUOUS | NAME_LIKE
WORD_AND_NAME = NAMES_TOO | RARE_SURNAME
RANKED = 7 << SURNAME_AT  # A word that is a surname, too.
ON_NAME_LIST = GIVEN | NAME
KINDS = ORG | LOC | WORK  # What names of things end in.
FOREIGN = DE | ES | FR
# Whatever the tables have a word as, other than a name.
NO_NAME = COMMON | THING | DRUG | MEDICAL | DICTIONARY | KINDS | HONORIFIC
