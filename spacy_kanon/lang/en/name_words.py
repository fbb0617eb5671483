"""Words around names that are no names: titles, particles, suffixes (folded, without dots)."""

from __future__ import annotations

from ..lexicon import word_list
from .lexicon import HONORIFICS, words_of

MALE_TITLES = word_list("male_titles")
FEMALE_TITLES = word_list("female_titles")
# Said before a name but no title: kin, callings, saints, and what folding spells otherwise.
_NO_TITLES = words_of("aunt chief coach doña fr saint señor señora st uncle")
TITLES = MALE_TITLES | FEMALE_TITLES | (HONORIFICS - _NO_TITLES) | word_list("titles")
# Titles behind which a word with a capital is a name, however ordinary.
SURELY_TITLES = word_list("sure_titles")
# Titles that are given names or surnames as often: alone before one name they are part of it.
NAMES_TOO = word_list("names_too")
# "General Motors", "Justice Department": no person follows.
NOT_AFTER_TITLE = word_list("not_after_title")
# Particles that join two surnames: "Ortega y Gasset".
JOINERS = frozenset({"y", "i", "e", "und", "et"})
# Particles of names. Which of the rarer ones count depends on what else the words may be.
_COMMON_PARTICLES = words_of(
    "van von de der den del della di da dos do du la le bin ibn al el ter ten zu"
)
# In a running text, between two words with a capital.
TEXT_PARTICLES = _COMMON_PARTICLES | words_of("af av")
# In a text in lower case, where "do" and "ten" are words.
LOWER_CASE_PARTICLES = (_COMMON_PARTICLES - {"do", "ten"}) | {"ben", "o"}
# In a string that is a person's name and nothing else.
PARTICLES = TEXT_PARTICLES | word_list("particles")
# In a name of whatever kind, of people and places: "Ludwig van Beethoven", "Rio de Janeiro".
NAME_PARTICLES = TEXT_PARTICLES | JOINERS | word_list("name_particles")
# In a label that may be a person's name ("Elton John") or a by-name ("The King").
LABEL_PARTICLES = _COMMON_PARTICLES | words_of(
    "ap bint dal degli dei des e san und v vom y zum zur"
)
# What follows is not the person's name: "Joan of Arc", "Casimir II the Just".
CUTS = frozenset({"of", "the", "and"})
NUMERALS = words_of(
    "ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx xxi xxii xxiii xxiv"
)
SUFFIXES = (
    NUMERALS
    | frozenset({"jr", "sr", "junior", "senior", "jnr", "snr", "esq", "phd", "md", "jd", "mba"})
    | words_of("cbe kbe obe mbe dbe gbe cb kcb gcb ch om qc kc sc mp mep sj osb frs llb")
)
# Suffixes that tell two people of one name apart, and what they stand for.
GENERATIONS = {"junior": "jr", "jnr": "jr", "jr": "jr", "senior": "sr", "snr": "sr", "sr": "sr"}
