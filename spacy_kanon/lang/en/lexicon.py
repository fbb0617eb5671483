"""Small word lists for telling names from capitalized ordinary words.

The lists are closed classes (function words, titles, determiners) and the ordinary
words that often open an English sentence or a heading. They hold no name of a person, place or
organization that is not also an ordinary word, so leaving a word out costs precision (the word
is masked), never safety.
"""

from __future__ import annotations

from ..lexicon import FLAGS, lexicon, word_list, words_of

# Words that carry grammar only. They are never a mention by themselves, and never the first word
# of a name at the start of a sentence ("In Oslo" holds "Oslo").
FUNCTION_WORDS = word_list("function_words")

# Ordinary words that often begin a sentence, a clause after a colon or a heading. Some are names
# too (Will, May, Rose, Young): at the start of a sentence they need evidence, see
# `spacy_kanon.lang.en.word_use`.
ORDINARY_WORDS = FUNCTION_WORDS | word_list("ordinary_words")

# Words written before a name; they say little about the person and are no part of the name.
HONORIFICS = word_list("honorifics")

# Those that only address the person whose name follows.
FORMS_OF_ADDRESS = words_of("mr mrs ms miss mx dr prof")
# Those that belong to the name: people who hide names by hand hide them, too. What is as much an
# office ("Judge", "Ambassador") stays.
TITLES_OF_NAMES = FORMS_OF_ADDRESS | words_of(
    "sir dame lord lady madam madame mme mlle monsieur messrs herr frau"
)

# Abbreviations whose full stop does not end a sentence (honorifics and single letters besides).
ABBREVIATIONS = word_list("abbreviations")

# Ordinary words that are given names or family names as well. At the start of a sentence the
# words around them decide (see `spacy_kanon.lang.en.word_use`).
NAME_LIKE = word_list("name_like")

# Nouns that institutions write with a capital after "the": they name a role in the text, and
# nobody in particular.
ROLE_NOUNS = word_list("role_nouns")
DETERMINERS = words_of(
    "the a an this that these those its his her their our my your each every any no"
)

# Words behind a hyphen that make no name of what stands before: "Oslo-born", "Bond-style".
COMPOUND_TAILS = word_list("compound_tails")

ORG_WORDS = word_list("org_words")
LOC_WORDS = word_list("loc_words")
WORK_WORDS = word_list("work_words")

# Evidence about a word type: bits of what `flags_of` gives.
_ENGLISH, _AMBIGUOUS, FUNCTION, _ORDINARY, _NAME_LIKE = (
    FLAGS[name] for name in ("ENGLISH", "AMBIGUOUS", "FUNCTION", "ORDINARY", "NAME_LIKE")
)
COMMON = _ENGLISH | _AMBIGUOUS | _ORDINARY | FUNCTION
NAMES_TOO = _AMBIGUOUS | _NAME_LIKE
RARE_SURNAME, GIVEN, THING = FLAGS["SURNAME"], FLAGS["GIVEN"], FLAGS["THING"]
ON_NAME_LIST = GIVEN | FLAGS["NAME"]
DRUG, MEDICAL, DICTIONARY = FLAGS["DRUG"], FLAGS["MEDICAL"], FLAGS["DICTIONARY"]
# Whatever the tables have a word as, other than a name.
NO_NAME = COMMON | THING | DRUG | MEDICAL | DICTIONARY
NO_NAME |= FLAGS["ORG"] | FLAGS["LOC"] | FLAGS["WORK"] | FLAGS["HONORIFIC"]
FOREIGN = {lang: FLAGS[lang.upper()] for lang in ("de", "es", "fr")}
BEGINS_TERM, HONORIFIC = FLAGS["BEGINS_TERM"], FLAGS["HONORIFIC"]

flags_of = lexicon("en").flags


def is_common(low: str) -> bool:
    """Whether a word in lower case is an ordinary English one, by counts; "rose" is, too."""
    return bool(flags_of(low) & COMMON)


def is_plain(low: str) -> bool:
    """Whether a word in lower case is an ordinary English one and no name; False in doubt."""
    flags = flags_of(low)
    return bool(flags & (FUNCTION if flags & NAMES_TOO else _ENGLISH | _ORDINARY))


def may_be_name(low: str) -> bool:
    """Whether a word in lower case is on a list of names or on no list at all.

    With a capital such a word is never exempt, whatever stands around it.

    >>> [may_be_name(word) for word in ("matlin", "megan", "surgery", "rose", "zorkel")]
    [True, True, False, False, True]
    """
    flags = flags_of(low)
    return not flags & NO_NAME or bool(flags & ON_NAME_LIST and not flags & COMMON)
