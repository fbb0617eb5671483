"""How a wording reads as English: the noun for what a name names, articles, number, prepositions.

Three sources for what a name names, the surest first: a name that says so itself ("Kearny High
School", "Z v. W", "B.A.", "USS Maine"), a word that only goes with one kind ("died of", "starred
in"), and a form that does ("Lawn Dogs (1997)" in a text about films; "the Insolvency Act", a law
because of the article and its last word). Where no source is sure, or two disagree, there is none:
a wording that is false is worse than none.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from ...names import DEM, LOC, MISC, ORG, STAR
from ...text.caches import remembered
from ...text.rewriting import Replacement, is_placeholder
from ..language_rules import COUNT, LABEL, NAME, NOUN, PERIOD, YEAR, Chosen
from ..lexicon import DATA, MEMO_SIZE, noun_table, patterns, word_list
from . import bits
from .lexicon import (
    ABBREVIATIONS,
    DATE_IN,
    FUNCTION_WORDS,
    begins_job,
    flags_of,
    indefinite_article,
    is_agent,
    is_countable,
    is_plural,
    plural,
    singular,
    split_head,
    words_of,
)
from .person_names import is_term
from .rule_wordings import measured_label, number_word, without_numbers

_RE = patterns("wordings")
OBJECT_BEHIND, DEGREE = _RE["OBJECT_BEHIND"], _RE["DEGREE"]
_CONTEXTS = 256  # Texts around a mention, of which several rules ask the same.
_LONGEST_HEAD = 4


def _inverted(table: dict[str, str]) -> dict[str, str]:
    return {head: noun for noun, heads in table.items() for head in heads.split(", ")}


# Words, "High School", that names end in or begin with, and what such names name.
LAST_WORDS, _FIRST_WORDS = _inverted(noun_table("last")), _inverted(noun_table("first"))
CALLINGS = _inverted(noun_table("callings"))  # What people are called -> a class of Wikidata.
_ENDINGS = frozenset(LAST_WORDS.values())
_OTHERS = {name: frozenset(nouns.split(", ")) for name, nouns in noun_table("others").items()}
# What has a year behind it in a text about works as often as works have.
DATED = words_of("award festival championship fellowship scholarship conference league university")
# What is called after something of something else: "Our Lady of Mercy Hospital".
_HOUSES = word_list("houses")
_NETWORKS = frozenset({"ABC", "CBS", "NBC", "BBC", "HBO", "MTV", "ITV", "Fox", "CW", "PBS", "VH1"})
# A town is called after one as often: "Menlo Park, California", "born in Lake Forest".
LANDFORMS = words_of("park square bridge castle palace river lake mountain valley island fort")
_SETTLED = words_of("city town village province state region parish municipality suburb")
# Common nouns for works; of some the class in an ontology is a genre.
WORK_NOUNS = word_list("work_nouns") | _OTHERS["works"]
_FIELDS = words_of("drama comedy opera musical thriller documentary")
_BODIES = {"Congress": "legislature", "Parliament": "parliament", "Senate": "legislature"}
# What stands without an article is none of these: "theatre", which one studies, is no building.
_COUNTED = words_of("object weapon building animal plant garment")
_MATTER = _COUNTED | words_of("instrument vehicle substance food drink")
_HAVE_NAMES = (_MATTER - {"substance"}) | words_of("work event organization place")
# Nouns for kinds of things. Of a phrase that the knowledge base does not know such a word tells no
# more than the other ordinary words of a text.
ORDINARY_KINDS: frozenset[str] = _ENDINGS.union(
    _FIRST_WORDS.values(), noun_table("wider").values(), _OTHERS["wider"], _OTHERS["kinds"]
)


@cache
def _forms(table: str) -> list[tuple[re.Pattern[str], re.Pattern[str], re.Pattern[str], str]]:
    """The form of a name, what has to stand before it, what behind, and what it names."""
    forms, rows = {"-": re.compile(""), **_RE}, []
    for row, noun in noun_table(table).items():
        name, before, behind = map(forms.__getitem__, row.split())
        rows.append((name, before, behind, noun.strip("-")))
    return rows


def _by_form(table: str, name: str, before: str, after: str = "") -> str | None:
    """What the first form that fits says of a name; None if none does."""
    for form, context, behind, noun in _forms(table):
        if form.fullmatch(name) and context.search(before) and behind.match(after):
            return noun
    return None


def wider_word(noun: str) -> str:
    """What a thing of a kind is, too, in words that do not name the kind; "" if nothing is sure."""
    return noun_table("wider").get(noun, "")


def legal_word(name: str, text: str, *, before: str = "", after: str = "") -> str:
    """The ordinary noun for a law, a treaty, a court's part or an officer; "" in doubt."""
    if name in noun_table("alone") and (
        _RE["THE_BEFORE"].search(before) or _RE["ALONE_IN_TEXT"].fullmatch(text)
    ):
        return noun_table("alone")[name]
    if (noun := _by_form("legal", name, before, after)) is not None:
        return noun
    if _RE["LAW"].fullmatch(name) and not _RE["OF_LAW"].search(name):
        is_told = text[:4] == "the " or _RE["DEFINED"].search(before)
        if is_told or _RE["CITED_BEFORE"].search(before):
            return "law"
    officer = _RE["OFFICER"].fullmatch(name)
    return noun_table("offices").get(officer["office"], "legal official") if officer else ""


def kind_word(text: str, kind: str, *, before: str = "", after: str = "") -> str:
    """The ordinary noun for what a name names, without article; "" where it is not sure."""
    name = _RE["TRAILING"].sub("", _RE["LEADING"].sub("", text))
    if not name:
        return ""
    if DEGREE.fullmatch(name) and kind != LOC and _RE["DEGREE_BEFORE"].search(before):
        is_told = not (_RE["DEGREE_BEHIND"].match(after) or _RE["NAME_BEFORE"].search(before))
        return "academic degree" if is_told else ""
    if name[0].islower() and (_RE["ILLNESS_BEFORE"].search(before) or is_term(name, "DISEASE")):
        return "" if is_attribute(before, after, is_name=False) else "health problem"
    if kind == MISC and is_a_work(name, before, after):
        return "creative work"
    if not (name[0].isupper() or name[0].isdigit()):
        return ""
    work = "creative work" if names_a_work(kind, before, after) and name not in _NETWORKS else ""
    thing = "" if _RE["A_TITLE"].match(text) else _named_so(name, kind, before)
    if (work and thing) or _RE["YEAR_BEHIND"].match(after):
        return thing if thing in DATED else "" if thing else work
    if not work:
        thing = legal_word(name, text, before=before, after=after) or thing
    if thing in ("institute", "centre") and learns_there(kind, before, after):
        thing = "educational institution"
    if thing in _OTHERS["employers"] and _RE["TEAM_BEFORE"].search(before):
        thing = "sports team"  # "Played for Vauxhall Motors."
    if thing == "court" and (kind == LOC or not ends_in_its_kind(name)):
        return ""
    is_town = thing in LANDFORMS and names_a_town(before)
    if is_town or (thing == "street" and is_misplaced(name, before)):
        thing = ""
    return thing or work or _by_sentence(kind, before, after)


@cache
def _sorts() -> dict[str, str]:
    """Nouns of `lang/data/en.nouns` -> what all that they are used of is."""
    lines = (DATA / "en.nouns").read_text("utf8").splitlines()
    rows = (line.split() for line in lines if line[:1] != "#")
    return {noun: sort for sort, *nouns in rows for noun in nouns}


def pro_form(text: str, kind: str, *, before: str = "", after: str = "") -> str:
    """The noun that stands for anything of the sort of a phrase, and tells nothing about it; ""
    where the sort is not sure."""
    if DEGREE.fullmatch(text):
        is_told = _RE["DEGREE_BEFORE"].search(before) and not _RE["NAME_BEFORE"].search(before)
        is_told = is_told and not _RE["ILLNESS_BEFORE"].search(before)  # "Diagnosed with M.S."
        return "degree" if is_told and not _RE["DEGREE_BEHIND"].match(after) else ""
    if _RE["DEGREE_OF"].match(text + after):
        return "degree"
    if kind == LOC and text[:1].isupper() and _RE["PLACE_BEFORE"].search(before):
        return "place"
    is_role = _RE["ARTICLE_BEFORE"].search(before) or _RE["ROLE_BEFORE"].search(before)
    head = split_head(text)[0]
    noun = singular(head.lower())
    last = noun.rpartition(" ")[2]
    is_told = last in _sorts() and (FUNCTION_WORDS | _VERBS).isdisjoint(head.lower().split())
    is_word = head.islower() or (is_told and head.split()[-1].islower())  # "Playboy magazine".
    is_name = not is_word and kind != DEM and not is_role
    takes_object = _RE["OBJECT_BEHIND"].match(after) and not has_determiner(before)  # "To hit me."
    # "Many artists trace it", no kind of trace; "worked as an insurer", which is no company.
    sort = "person" if _RE["WORKS_AS"].search(before) else sort_of(noun)
    is_person = sort == "person"
    if (
        is_name
        or takes_object
        or _RE["INFINITIVE_BEFORE"].search(before)  # "Scheduled to land."
        or before.endswith("-")
        or after.startswith("-")
        or _RE["TITLE_BEFORE"].search(before)  # "The newspaper The Hindu".
        or word_before(before) in _DEGREES  # "Very religious".
        or (is_attribute(before, after, is_name=False) and not (is_plural(text) and is_person))
    ):
        return ""
    if last.endswith("ing") and not (has_determiner(before) or _RE["SURE_BEFORE"].search(before)):
        return ""  # "While acting in a group".
    if is_word:  # A museum's chair is a person.
        if is_person and not is_role and before.endswith(" of ") and not is_plural(text):
            return ""  # "The administration of justice".
        if not sort and last != noun and flags_of(last) & bits.COMMON:
            # "Military service" is a service, but who dies of a heart attack is not attacked.
            return "health problem" if _RE["ILLNESS_BEFORE"].search(before) else last
        may_be_mass = kind == DEM or not (is_determined(before) or is_plural(text))
        is_unfit = sort in _COUNTED or (sort == "work" and not is_countable(noun))  # "Literature".
        return "" if may_be_mass and is_unfit else sort
    return "person" if is_determined(before) and is_person else ""


@remembered(MEMO_SIZE)
def sort_of(noun: str) -> str:
    """What all is that a noun in the singular is used of, "" where that is not sure."""
    last = noun.rpartition(" ")[2]
    is_job = last.endswith("man") or is_term(last if is_agent(last) else noun, "OCCUPATION")
    sort = _sorts().get(last, "person" if is_job else "")
    is_unsure = (is_job or last != noun) and sort not in ("person", "condition", "field")
    # A "builder" is a substance, too; a "video game" no activity; any "humor" is a "thing".
    return "" if is_unsure or sort == "thing" else sort


def is_thing(noun: str) -> bool:
    """Whether a word in lower case is a noun for things that have names, and no verb."""
    word = singular(noun)
    sort = _sorts().get(word, "work" if word in WORK_NOUNS or word in _ENDINGS else "")
    return sort in _HAVE_NAMES and noun not in _VERBS


def is_a_work(name: str, before: str, after: str) -> bool:
    """Whether a common noun means works and no field or genre: "a drama", not "to teach drama"."""
    if singular(name) not in WORK_NOUNS or is_attribute(before, after, is_name=False):
        return False
    return name not in _FIELDS or is_plural(name) or has_determiner(before) or is_determined(before)


def names_a_town(before: str) -> bool:
    """Whether a name stands where towns do, "born in Lake Forest", and not behind an article."""
    return _RE["TOWN_BEFORE"].search(before) is not None


def is_misplaced(name: str, before: str) -> bool:
    """Whether a name that ends as towns and streets do stands where they do not: "sold to Ng Town",
    but "in Kansas City"."""
    cue = "IN_A_TOWN" if name.endswith((" City", " Town")) else "ON_A_STREET"
    return bool(_RE["TOWN_OR_STREET"].search(name)) and _RE[cue].search(before) is None


def is_seat(noun: str) -> bool:
    """Whether a noun names where people live or work, "city", and no landform: "lake", "plain"."""
    return noun not in LANDFORMS and (noun in _SETTLED or noun in _ENDINGS)


def ends_in_its_kind(name: str) -> bool:
    """Whether "Court" and "Station" at the end of a name say what it names: "Hillingdon Court" is
    a house, an "Agricultural Experiment Station" no building."""
    if name.endswith(" Court"):
        return _RE["OF_JUSTICE"].search(name) is not None
    return not name.endswith(" Station") or _RE["OF_TRAFFIC"].search(name) is not None


def joins_two(name: str) -> bool:
    """Whether two names stand beside each other, of which the last word tells only one."""
    match = _RE["TWO_NAMES"].search(name)
    return match is not None and bool(match["the"] or _ending(name[: match.start() + 1].split(), 2))


def _named_so(name: str, kind: str, before: str) -> str:
    """What the name itself says."""
    noun = _by_form("told", name, before)
    if noun is not None or joins_two(name):
        return noun or ""
    if (noun := _by_form("told_of_one", name, before)) is not None:
        return noun
    if thing := _BODIES.get(_RE["ORDINAL_BEFORE_BODY"].sub("", name)) or _head(name):
        is_party = kind == ORG and _RE["PARTY"].search(name) is not None
        return "" if thing == "political party" and not is_party else thing
    is_school = _RE["SAINT"].fullmatch(name) and _RE["SCHOOL_BEFORE"].search(before)
    return "school" if is_school else ""


@remembered(MEMO_SIZE)
def _head(name: str) -> str:
    """By its last words; by those before "of", "for", "at"; or by its first."""
    words = name.split()
    behind = _RE["OF"].match(name)
    if behind is not None:
        if "of" in words[-_LONGEST_HEAD:] and (noun := _ending(words, 3, with_of=True)):
            return noun
        whole = _ending(words, 2)
        if whole in DATED and whole != "university" and behind["link"] != "at":
            return whole  # "College of Arts Recognition Award", but "Award at the Ng Festival".
        head = behind["head"].split()
        noun = _ending(head, 1)
        if noun == "university" and whole in _HOUSES:
            return whole  # "University of Illinois Press"
        if noun or behind["link"] != "of" or is_agent(head[-1].lower()):
            return noun
        noun = _ending(words, 2)
        return noun if noun in _HOUSES else ""
    if len(words) > 1 and (words[-2].islower() or words[-2] in ("The", "A", "My")):
        return ""  # "South Of The River" is a group.
    first = _FIRST_WORDS.get(words[0], "") if words[1:] and words[1][0].isupper() else ""
    if first in LANDFORMS and len(words) > 2 and flags_of(words[-1].lower()) & bits.COMMON:
        first = ""  # "Mount Wilson Observatory"
    return _ending(words, 2) or first


def _ending(words: list[str], least: int, *, with_of: bool = False) -> str:
    """By the longest known ending of a name of at least some words; of "School of Law" alike."""
    if len(words) < least:
        return ""
    endings = (words[-count:] for count in range(min(_LONGEST_HEAD, len(words)), 0, -1))
    names = (" ".join(ending) for ending in endings if not with_of or "of" in ending)
    return next((noun for name in names if (noun := LAST_WORDS.get(name))), "")


@remembered(_CONTEXTS)
def names_a_work(kind: str, before: str, after: str) -> bool:
    """Whether a title stands here, behind "starred in", or before its year in a text about works,
    and not what only describes the work: "starred in the ABC show"."""
    if kind == DEM or after[:1] in ("'", "’") or is_attribute(before, after):
        return False
    if _RE["WORK_BEFORE"].search(before) or _RE["STARRING_BEHIND"].match(after):
        return True
    return bool(_RE["YEAR_BEHIND"].match(after) and _RE["WORKS_NEAR"].search(before))


def _by_sentence(kind: str, before: str, after: str) -> str:
    if kind in (LOC, ORG, MISC) and _RE["TEAM_BEFORE"].search(before):
        return "sports team"
    if learns_there(kind, before, after):
        return "educational institution"
    if kind == MISC and _RE["AWARD_BEHIND"].match(after):
        return "award"
    return "place" if kind == LOC and _RE["PLACE_BEFORE"].search(before) else ""


def learns_there(kind: str, before: str, after: str) -> bool:
    """Whether a person studied there: "graduated from Juilliard", not "from Yale Law School"."""
    match = _RE["LEARNS_BEFORE"].search(before)
    if match is None or kind == DEM or (kind == LOC and match[0].startswith("stud")):
        return False  # "Studied at Rome".
    return not (_RE["NAME_GOES_ON"].match(after) or is_attribute(before, after))


DETERMINERS = word_list("determiners")
_ADVERBS = words_of("most more very so too first last next new old former late young then now")
_POSTPOSED = word_list("postposed")
_NO_ADVERBS = words_of("family assembly ally monopoly rally supply reply anomaly butterfly monthly")
_PREPOSITIONS = word_list("prepositions")
# Verbs that follow a name, and words that end its phrase although they look like nouns.
_VERBS = word_list("verbs")
_OPEN_PHRASES = tuple(
    re.compile(rf"(?P<det>[\w'’]+) (?P<between>(?:[\w'’-]+ ){{{count}}})[\"'“‘]?$")
    for count in (1, 2)
)
# Characters that the last words of a text mostly stand in, and the most words of a pattern there,
# with a quotation mark or a bracket by itself.
_TAIL, _MOST_WORDS = 64, 5
_TAKING_UP = word_list("taking_up")
_DEGREES = words_of("very quite rather fairly really truly deeply highly extremely")
_NAMING = frozenset({"called", "entitled", "titled", "named"})


def _at_end(pattern: re.Pattern[str], before: str) -> re.Match[str] | None:
    """`pattern.search(before)` of one for up to three words at the end, asked of them alone."""
    first, *others = before.rsplit(None, _MOST_WORDS) or [""]
    return pattern.search(before, len(first) if len(others) == _MOST_WORDS else 0)


@remembered(_CONTEXTS)
def word_before(before: str) -> str:
    """The last word before a mention, with its case; empty behind any other character."""
    match = _at_end(_RE["LAST_NOUN"], before)
    return match[1] if match else ""


@remembered(_CONTEXTS)
def has_determiner(before: str) -> bool:
    """Whether an article, a pronoun or a possessive opens the phrase that a mention ends, also with
    an adjective between the two."""
    matches = (_at_end(pattern, before) for pattern in _OPEN_PHRASES)
    return _is_determiner(word_before(before)) or any(map(_opens_phrase, matches))


def _opens_phrase(match: re.Match[str] | None) -> bool:
    """Whether what stands between a determiner and the mention is a part of one noun phrase."""
    if match is None or not _is_determiner(match["det"]):
        return False
    between = match["between"].split()
    if any(part.lower() in FUNCTION_WORDS or part in _VERBS for part in between):
        return False
    return len(between) == 1 or between[0] in _ADVERBS or between[0].endswith("ly")


def _is_determiner(word: str) -> bool:
    return word.lower() in DETERMINERS or re.search(r"\w(?:['’]s|s['’])$", word) is not None


def is_attribute(before: str, after: str, *, is_name: bool = True) -> bool:
    """Whether a noun follows that the mention describes: "a Chicago singer"; in doubt not. A
    participle behind a name is its verb; behind a common noun it ends a compound: "chess playing".
    """
    match = _RE["NEXT"].match(after)
    if match is None:
        return False
    word = match["word"].split("'")[0].split("’")[0]
    if match["link"] == "-":
        return len(word) > 1
    is_adverb = word.endswith("ly") and word not in _NO_ADVERBS
    is_house = word == "home" and has_determiner(before)  # "Her Oslo home", no way home.
    is_past = word.endswith("ed") and sort_of(word) == ""  # "Bed" is none.
    if word in FUNCTION_WORDS | _POSTPOSED | _PREPOSITIONS or is_past or is_adverb:
        return False
    is_verb = word in _VERBS or _RE["PREFIXED"].sub("", word) in _VERBS  # "Upheld".
    if (is_verb and not is_house) or _RE["HAS_OBJECT"].match(after):
        return False
    if word.endswith("ing") and (is_name or _RE["PARTICIPLE"].match(after)):
        return False
    if has_determiner(before) or word_before(before).lower() in _PREPOSITIONS:
        return True
    is_noun = not is_name and is_plural(word) and bool(flags_of(singular(word)) & bits.NO_NAME)
    return not word.endswith("s") or word.endswith("ss") or is_noun


def is_apposed(before: str, nouns: frozenset[str]) -> bool:
    """Whether one of these nouns, or "called", right before says what is named: "film Blade"."""
    match = _at_end(_RE["APPOSING"], before)
    return match is not None and (match[1] in nouns or match[1] in _NAMING)


def stands_inside(before: str) -> bool:
    """Whether what follows stands within a sentence, and behind no title that may go on."""
    match = _at_end(_RE["INSIDE"], before)
    word = match[1] if match else None
    return match is not None and (word is None or word.islower() or word.lower() in FUNCTION_WORDS)


def names_matter(noun: str) -> bool:
    """Whether a phrase, as it stands in the text, is a common noun for no person or time."""
    last = re.split("[ -]", singular(noun))[-1]
    sort = sort_of(last if "-" in noun else singular(noun))
    is_person = sort == "person" or (not sort and is_agent(last) and _sorts().get(last) != "thing")
    is_word = re.sub("[ -]", "", noun).isalpha() and noun.islower() and not measured_label(noun)
    return is_word and not is_person and bool(flags_of(last) & (bits.NO_NAME | bits.COMMON))


def stands_alone(noun: str, before: str) -> bool:
    """Whether a common noun for no person has no article or adjective: "began acting"."""
    if not names_matter(noun):
        return False
    low = word_before(before).lower()
    is_verb = low in _VERBS or low.endswith(("ed", "ing")) or low in _TAKING_UP
    opens = is_verb or (low in _PREPOSITIONS and low != "per")
    earlier = word_before(before.rstrip()[: -len(low)]).lower()
    describes = low[-2:] in ("ed", "en") and (earlier in _PREPOSITIONS or earlier[-2:] == "ed")
    return opens and not describes and not is_determined(before)


def is_determined(before: str) -> bool:
    """Whether a determiner opens the phrase that a noun ends, whatever adjectives are between."""
    words = before[-_TAIL:].split() if before.endswith(" ") else []
    is_verb = False
    for word in reversed(words[-_MOST_WORDS:]):
        if _is_determiner(word):
            return True
        if is_verb and word not in _ADVERBS and not word.endswith("ly"):
            return False  # "This show toured", but "the recently retired".
        is_verb = word.endswith("ed")
        is_word = word.replace("-", "").isalpha() or word.isdecimal()
        is_content = is_word and (word in _ADVERBS or word not in _VERBS)
        if not is_content or word.lower() in FUNCTION_WORDS or word in _PREPOSITIONS:
            return False
    return False


_SIDES = {"central": "centre", "downtown": "centre"}


class Fitted(NamedTuple):
    """A replacement fitted to its sentence."""

    text: str  # What to write instead of the span,
    before: str = ""  # and instead of the characters right before it:
    taken: int = 0  # so many.


def fit(
    option: str,
    *,
    before: str,
    original: str,
    after: str = "",
    form: str = NOUN,
    adjective: str = "",
    is_known: bool = False,
) -> Fitted:
    """Fit a replacement into a sentence.

    A name gives its place to a description, so an article comes before it: "in Oslo" becomes "in a
    city". A common noun keeps the words before it, and only "a" and "an" may have to change: "an
    actor" becomes "a performer". Before a noun that it describes a name becomes an adjective."""
    if form == PERIOD:
        return _fit_date(option, before, after, original)
    if form == YEAR:
        return _in_time(option, before) or Fitted(option)
    if form == COUNT:
        write = _fit_number if _RE["VAGUE"].match(option) else _with_article
        return write(option, before)
    are_people = original[-1:] == "s" and is_agent(singular(original.lower()))
    is_low = are_people and (is_agent(option) or option == "person") and opens_sentence(before)
    name = (original.lower() if is_low else original).removeprefix("the ")  # "Critics said so."
    last = split_head(name)[0].rpartition(" ")[2]
    is_common = name[:1] == name[:1].lower() and not last[:1].isupper()  # "Ten Emmy Awards".
    is_owner = _RE["POSSESSIVE"].search(original) is not None
    is_compound = is_attribute(before, after, is_name=not is_common) and not is_owner
    if is_compound and not (is_common and is_plural(original)):
        word = option if form == NAME and not adjective else _before_noun(option, after)
        the = capital("the ", before) * (form != NAME and original[:4] in ("the ", "The "))
        return _with_article(the + (adjective or word).removeprefix("the "), before)
    if form == NAME:
        return _fit_name(option, before, original)
    if _is_title(before, original, after):
        return Fitted(capital(option, before))
    if is_common:
        return _fit_common(option, before, original)
    return _fit_noun(option, before, original, is_known)


def _before_noun(option: str, after: str) -> str:
    """What describes the noun behind it, which it does not say again: "the Germanic languages"."""
    head = option if option in _ENDINGS else split_head(option)[0]  # "Hall of fame".
    first, _, last = head.rpartition(" ")
    return first if first and re.match(rf" {re.escape(last)}s?\b", after) else head


def _is_title(before: str, original: str, after: str) -> bool:
    """Whether a common noun begins its sentence right before a name: "Critic Ada Xyzzy wrote"."""
    is_job = original == original.capitalize() and is_agent(original.lower())
    return is_job and _RE["NAME_BEHIND"].match(after) is not None and opens_sentence(before)


def _fit_name(option: str, before: str, original: str) -> Fitted:
    """A name, an adjective or a placeholder: no article but the one that is there."""
    if _RE["DEMONYM"].match(option) and original.endswith("s") and is_plural(original):
        option += "s"
    if _RE["THE"].search(before):
        return Fitted(option.removeprefix("the "))
    article = _RE["ARTICLE_BEFORE"].search(before)
    if article is not None and option.startswith("the "):  # It has an article of its own.
        return Fitted(option, "", len(article[0]))
    return _with_article(capital(option, before), before)


def _fit_common(option: str, before: str, original: str) -> Fitted:
    """A common noun gives its place to one: number and articles stay as they are."""
    if is_plural(original):
        return Fitted(capital(plural(option), before))
    may_be_mass = _RE["PREPOSITION_BEFORE"].search(before) or _RE["DOES_BEFORE"].search(before)
    is_mass = may_be_mass and not (is_agent(original) and is_agent(option))
    if _RE["LISTED_BEFORE"].search(before):  # "Law and botany", but "actress and model".
        is_mass = not is_agent(original) and sort_of(option) != "person"
    is_role = _RE["ROLE_BEFORE"].search(before) and (is_agent(original) or is_agent(option))
    if (is_mass or is_role) and is_countable(option) and not is_determined(before):
        return Fitted(f"{indefinite_article(option)} {option}")
    return _with_article(capital(option, before), before)


def _fit_noun(option: str, before: str, original: str, is_known: bool) -> Fitted:
    """A description instead of a name."""
    the = _RE["THE"].search(before)
    has_the = the is not None or original.startswith("the ")
    start = the.start() if the else len(before)
    if has_the and option.istitle() and not is_countable(option):  # "Of the Catholic Church."
        return Fitted(option, "", len(before) - start)
    if has_the and not is_known and is_countable(option) and not is_plural(option):
        is_told = has_determiner(before[:start]) and not before[:start].endswith("that ")
        article = "" if is_told else f"{indefinite_article(option)} "
        if before[start : start + 1] == "T" and opens_sentence(before[:start]):
            article = article.capitalize()
        return Fitted(f"{article}{option}", "", len(before) - start)
    if _RE["ARTICLE_BEFORE"].search(before):
        return _with_article(option, before)
    if _RE["GREETING"].search(before):
        return Fitted(option)
    if original.startswith("the ") and not option.startswith("the "):
        return Fitted(f"the {option}")
    if before.endswith("-"):
        return Fitted(option)
    if original[-1:] == "s" and original.lower().endswith(f" {plural(split_head(option)[0])}"):
        return Fitted(capital(plural(option), before))  # "Won Tony Awards."
    is_numbered = _RE["HOUSE_NUMBER"].search(before) is not None
    verb = _RE["OBJECT_OF"].search(before)  # But "a kickboxing championship".
    is_bare = is_determined(before) and (verb is None or begins_job(verb["verb"]))
    if not is_countable(option) or is_plural(option) or is_bare or is_numbered:
        return Fitted(capital(option, before))
    article = indefinite_article(option)
    side = _RE["DIRECTION"].search(before)
    if side is not None:
        word = side["word"].lower()
        part = _SIDES.get(word) or word.removesuffix("ern")
        instead = f"the {part} of "
        begin = side.start("word")
        return Fitted(f"{article} {option}", capital(instead, before[:begin]), len(before) - begin)
    near = _RE["NEAR"].search(before)
    if near is not None:
        instead = f"{indefinite_article(near['words'])} {near['words']}"
        return Fitted(option, instead, len(near["words"]))
    return Fitted(capital(f"{article} {option}", before))


def _with_article(text: str, before: str, *, is_time: bool = False) -> Fitted:
    """The text, and "a" or "an" before it as its sound asks: "a 1970s film"."""
    article = _RE["ARTICLE_BEFORE"].search(before)
    indefinite = indefinite_article(text)
    if article is None or indefinite == article[1].lower() or (is_plural(text) and not is_time):
        return Fitted(text)
    if article[1][0].isupper():
        indefinite = indefinite.capitalize()
    return Fitted(text, indefinite + article[2], len(article[0]))


def capital(text: str, before: str) -> str:
    return text[:1].upper() + text[1:] if opens_sentence(before) else text


def opens_sentence(before: str) -> bool:
    """Whether a sentence begins here; the full stop of an abbreviation ends none ("b. 1953")."""
    if _RE["SENTENCE_END"].search(before) is None:
        return False
    shortened = _RE["SHORTENED"].search(before)
    if shortened is None:
        return True
    word = shortened[1].lower()
    return not (len(word) == 1 or _RE["DOTTED"].fullmatch(word) or word in ABBREVIATIONS)


def _in_time(option: str, before: str) -> Fitted | None:
    """ "on 23 May 1972" becomes "in 1972"."""
    if _RE["DAY_PART"].search(before):
        return Fitted(f"a date in {option}")
    on = _RE["ON"].search(before)
    word = "In" if on and on[1][0].isupper() else "in"
    return Fitted(option, word + on[2], len(on[0])) if on else None


def _fit_number(option: str, before: str) -> Fitted:
    """ "nearly 30 goals" becomes "dozens of goals"."""
    quantifier = _RE["OF_AGE" if option.startswith("about ") else "QUANTIFIER"].search(before)
    if quantifier is not None:
        return Fitted(capital(option, before[: quantifier.start()]), "", len(quantifier[0]))
    return Fitted(option if has_determiner(before) else capital(option, before))


def _fit_date(option: str, before: str, after: str, original: str) -> Fitted:
    """ "in 1972" becomes "in the 1970s", "born 23 May 1972" "born in the 1970s"."""
    period = option.removeprefix(DATE_IN)
    bare = period.removeprefix("the ")
    part = _RE["PART_BEFORE"].search(before)
    if part is not None:  # "early 1972" need not be early in the decade.
        fitted = _fit_date(option, before[: part.start()], after, original)
        return fitted._replace(taken=fitted.taken + len(part[0]))
    has_noun = _RE["NAME_BEHIND"].match(after) or is_attribute(before, after)
    is_before_noun = has_noun or _RE["TAKES_NOUN"].search(before) is not None
    if is_before_noun and has_determiner(before):
        return _with_article(bare, before, is_time=True)
    if in_period := _in_time(period, before):
        return in_period
    if _RE["TIME_BEFORE"].search(before):
        return Fitted(period)
    if _RE["THE"].search(before):
        return Fitted(bare)
    if is_before_noun and word_before(before):
        return Fitted(period)
    if _RE["SHORTENED_VERB"].search(before):
        return Fitted(f"in {period}")
    if before.endswith("("):
        return Fitted(period)
    last = word_before(before)
    if opens_sentence(before) and _RE["SUBJECT_BEHIND"].match(after):
        return Fitted(f"In {period}")  # "1598 he moved to Rome."
    if last.lower() in ("on", "for") or opens_sentence(before):
        return Fitted(capital(f"a date in {period}", before))
    return Fitted(f"in {period}" if last else period)


# Characters around a mention that decide about its article; sentences rarely need more.
_BEFORE = 200
_AFTER = 60
# How much placeholders for names say; all others have their own meaning.
_RANKS = {STAR: 0, "NAME": 1, "PERSON": 2}


def phrase(text: str, chosen: Iterable[Chosen], *, brackets: bool = False) -> list[Replacement]:
    """Replacements with articles, number, possessives and capitals that fit the text.

    An article or preposition before a mention that does not go with the wording ("an actor" ->
    "a performer", "on 3 May 1972" -> "in 1972") is a replacement of its own.

    brackets (bool): Write "[city in Norway]" and leave the sentence alone, as in Olstad (2023).
    RETURNS (list[Replacement]): In text order, not overlapping.
    """
    replacements: list[Replacement] = []
    done, last, last_rank = 0, "", len(_RANKS)
    told: set[str] = set()
    for mention in chosen if brackets else (_in_place(text, mention) for mention in chosen):
        original = text[mention.start : mention.end]
        is_known = original in told
        told.add(original)
        touches = _RE["NOTHING_BETWEEN"].fullmatch(text[done : mention.start])
        is_beside = touches and not brackets and is_placeholder(mention.text)
        rank = _RANKS.get(mention.text.partition(" ")[0], len(_RANKS))
        # "For Madonna many years later": a time says nothing of a name.
        is_less = 0 < last_rank < len(_RANKS) == rank
        says_same = mention.text == last or max(rank, last_rank) < len(_RANKS)
        if is_beside and last_rank < rank and not is_less and replacements[-1].end == done:
            star = replacements.pop()
            while not star.text:  # It was taken into the one before.
                star = replacements.pop()
            replacements.append(Replacement(star.start, mention.start, ""))
            replacements += _fitted(text, mention, mention.start, is_known)
        elif is_beside and last and (is_less or says_same):
            replacements.append(Replacement(done, mention.end, _possessive(text, mention)))
        elif brackets or mention.form == LABEL or mention.text == STAR:
            is_bare = brackets and mention.form != LABEL and mention.text != STAR
            wording = f"[{mention.text}]" if is_bare else mention.text
            wording += _possessive(text, mention)
            replacements.append(Replacement(mention.start, mention.end, wording))
        else:
            replacements += _fitted(text, mention, done, is_known)
        done, last, last_rank = mention.end, mention.text, rank
    return replacements


def _around(text: str, mention: Chosen) -> tuple[str, str, str]:
    """The text before a mention, its own, and that behind it."""
    start, end = mention.start, mention.end
    return text[max(0, start - _BEFORE) : start], text[start:end], text[end : end + _AFTER]


def _in_place(text: str, mention: Chosen) -> Chosen:
    """A common noun as its own sentence wants it, where its term has no wording or the number of a
    name: "a young actor" beside "his child-actor days", "the river" beside "River Road"."""
    before, word, after = _around(text, mention)
    is_person = mention.text == "person" and not is_plural(word)
    is_empty = mention.text.partition(" ")[0] in _RANKS
    is_demonym = _RE["DEMONYM"].match(word)
    may_be_word = word.islower() or is_demonym
    is_word = is_empty and may_be_word and has_determiner(before)
    is_in_name = is_person and is_demonym and after[:1] == " " and after[1:2].isupper()
    if is_in_name or ((is_person or is_word) and is_attribute(before, after, is_name=False)):
        # "His Heathen creed", "a Sami village", "the Indian Army".
        return mention._replace(text=STAR, form=NOUN)
    is_ordinary = flags_of(word) & bits.NO_NAME or flags_of(singular(word)) & bits.NO_NAME
    if not is_empty or not word.islower() or not is_ordinary:
        return mention
    is_noun = is_determined(before)  # "Love of acting" is just "love".
    noun = "creative work" if is_noun and is_a_work(word, before, after) else ""
    noun = noun or (pro_form(word, DEM, before=before, after=after) if is_noun else "")
    return mention._replace(text=noun or STAR, form=NOUN)


def _fitted(text: str, mention: Chosen, done: int, is_known: bool) -> list[Replacement]:
    """done (int): End of the mention before, which is not to be touched again."""
    before, original, after = _around(text, mention)
    wording = mention.text
    if mention.form == COUNT:
        wording = number_word(original, before, after) or without_numbers(original)
    fitted = fit(
        wording,
        before=before,
        after=after,
        original=original,
        form=mention.form,
        adjective=mention.adjective,
        is_known=is_known,
    )
    wording = fitted.text + _possessive(text, mention)
    replacements = [Replacement(mention.start, mention.end, wording)]
    begin = mention.start - fitted.taken
    if fitted.taken and begin >= done:
        replacements.insert(0, Replacement(begin, mention.start, fitted.before))
    return replacements


def _possessive(text: str, mention: Chosen) -> str:
    ending = _RE["POSSESSIVE_END"].search(text[mention.start : mention.end])
    return ending[0] if ending and not _RE["POSSESSIVE_END"].search(mention.text) else ""
