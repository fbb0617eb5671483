"""Evidence about a word type: the bits of what `flags_of` gives, and what some say together."""

from __future__ import annotations

from ..lexicon import FLAGS, GIVEN_AT, SURNAME_AT

(
    ENGLISH, NAMES_TOO, THING, NAME, GIVEN, RARE_SURNAME, DICTIONARY, DE, ES, FR, DRUG, MEDICAL,
    BEGINS_TERM, PROPER, LEMMA, FUNCTION, ORDINARY, HONORIFIC, ORG, LOC, WORK,
) = FLAGS.values()  # fmt: skip
COMMON = ENGLISH | ORDINARY | FUNCTION
WORD_AND_NAME = NAMES_TOO | RARE_SURNAME
RANKED = 7 << SURNAME_AT | 3 << GIVEN_AT  # A word that more than a few people are called by.
OFTEN_GIVEN = 2 << GIVEN_AT
OFTEN_NAME = 4 << SURNAME_AT | OFTEN_GIVEN  # One that many people are called by.
ON_NAME_LIST = GIVEN | NAME
KINDS = ORG | LOC | WORK  # What names of things end in.
FOREIGN = DE | ES | FR
# Whatever the tables have a word as, other than a name.
NO_NAME = COMMON | THING | DRUG | MEDICAL | DICTIONARY | KINDS | HONORIFIC
