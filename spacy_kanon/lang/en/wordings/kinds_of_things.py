"""What kind of thing a name names, read from the name and the words around it.

Three sources, the surest first: a name that says so itself ("Kearny High School", "Z v. W",
"B.A.", "USS Maine"), a word that only goes with one kind ("died of", "starred in"), and a form that
does ("Lawn Dogs (1997)" in a text about films). The answer is an ordinary noun; where no source is
sure, or two disagree, there is none: a wording that is false is worse than none.
"""

from __future__ import annotations

import re

from ....names import DEM, LOC, MISC, ORG
from ...lexicon import word_list
from ..inflection import is_agent, is_plural, singular
from ..lexicon import words_of
from .legal_names import WIDER_WORDS, legal_word
from .name_heads import first_words, last_words
from .noun_phrases import has_determiner, is_attribute

_LONGEST_HEAD = 4
_OF = re.compile(r"^(?P<head>(?:[A-Z][\w'’.-]* ){1,4})(?P<link>of|for|at|in) (?:the )?\S")
_LEADING = re.compile(r"^[\"'“‘(\[\s]*(?:the |a |an )?", re.I)
_TRAILING = re.compile(r"(?:['’]s?|[\s,;:!?)\]\"”])+$")

_DEGREE = re.compile(
    r"(?:B|M|D|A|J|S|LL|Ph|Ed|Sc|Litt|Th|Psy)\.? ?(?:F\.? ?)?"
    r"(?:A|S|B|M|D|Sc|Ed|Eng|Phil|BA|Th|Mus|Arch|Com|Tech|Litt|L)\.?"
    r"|(?:B|M)(?:BA|FA|Phil|Eng|Ed|Sc|BBS|usB)|DPhil|DSc|LL\.? ?[BMD]\.?"
    r"|(?:Bachelor|Master|Doctor|Associate|Licentiate)(?:['’]s)?(?: (?:of|in)\b.*|(?: degree.*)?)"
    r"|(?:bachelor|master)['’]?s?(?: degree)?(?: in .*)?|doctorate|associate degree"
)
_DEGREE_BEFORE = re.compile(
    r"\b(?:an?|his|her|their|earned|received|holds|obtained|and|honorary|with|or) $|, $", re.I
)
_DEGREE_BEHIND = re.compile(
    r"^(?:['’]s)? (?:degrees?|thesis|dissertation|students?|program(?:me)?s?)\b", re.I
)
_CASE = re.compile(r"\S.* (?:v|vs|versus)\.? [A-Z].*")
_UNIT = re.compile(
    r"\d+(?:st|nd|rd|th)?\b.*\b(?:Regiment|Battalion|Brigade|Squadron|Division|Wing|Corps|Infantry"
    r"|Cavalry|Artillery|Army|Volunteers)"
)
_SAINT = re.compile(r"(?:St\.?|Saint) [A-Z][\w’'.-]+")
_SCHOOL_BEFORE = re.compile(
    r"\b(?:educated at|attended|attending|graduated from|schooling at)(?: the)? $"
)
_CATEGORY = re.compile(r"(?:Best|Outstanding|Most|Favou?rite) [A-Z].*")
_CATEGORY_BEFORE = re.compile(r"\b(?:award|awards|nominat\w+|won|prize|win)\b", re.I)
_OFFICE = re.compile(
    r"\b(?:Treasurer|Governor|Senator|Secretary|Minister|President|Mayor|Judge|Attorney General"
    r"|Attorney|Commissioner|Chancellor|Speaker|Sheriff|Lieutenant Governor|Superintendent"
    r"|Comptroller|Auditor|Premier|Prime Minister)\b"
)
_CANDIDATE_BEFORE = re.compile(
    r"\b(?:candidacy|candidates?|ran|run|running|race|campaign|bid|nomination|stood) (?:for|as)"
    r"(?: the)?(?: office of)? $"
)

_ARTICLE = r"(?: the| an?)?"
_WORK_BEFORE = re.compile(
    r"\b(?:starr(?:ed|ing|s)|co-starr(?:ed|ing)|cameos?(?: appearance)?|(?:title|lead|leading|guest"
    r"|starring|recurring|supporting|minor|small|main|breakthrough|break-through|uncredited|bit"
    r"|various|several|other|other minor|first|film) (?:role|part)s?"
    rf"|(?:film|screen|television|feature film) debut) (?:in|on){_ARTICLE} [\"“‘]?$"
)
_WORKS_NEAR = re.compile(
    r"\b(?:films?|movies?|roles?|album|novels?|books?|plays|directed|wrote|starr(?:ed|ing)|television"
    r"|songs?|published|author|actor|actress|productions?|sitcom|series|filmography)\b",
    re.I,
)
_YEAR_BEHIND = re.compile(r"^(?: \d{1,2})?[\"”’]? ?\((?:1[89]|20)\d\d\)")
_ILLNESS_BEFORE = re.compile(
    r"\b(?:(?:died|death|dying|dies) (?:of|from)|diagnosed with|suffer(?:ed|ing|s) from"
    r"|complications (?:of|from)|succumbed to|(?:battle|struggle) (?:with|against)|treated for)"
    rf"{_ARTICLE} $"
)
_TEAM_BEFORE = re.compile(
    r"\b(?:play(?:ed|s|ing)? (?:(?:professionally|football|soccer|basketball|baseball|hockey) )?for"
    r"|signed (?:for|with|by)|drafted by|traded (?:to|by|from)|on loan (?:to|at|from)|loaned to"
    r"|caps? for|appearances? for|goals? for|debut for)(?: the| his| her)? $"
)
_NAME_GOES_ON = re.compile(r"(?: |-|['’]s )[A-Z]| (?:of|at|for) ")
_LEARNS_BEFORE = re.compile(
    r"\b(?:(?:graduat(?:ed?|es|ing)(?: [\w-]+){0,3}|(?:degree|diploma|doctorate)(?: [\w-]+){0,5}"
    r"|(?:B|M)\.?(?:A|Sc|S)\.?|Ph\.?D\.?) from|enroll?(?:ed|ing) at|graduates? of"
    r"|(?:studi(?:ed|es)|studying)(?: [\w-]+){0,4} at)(?: the)? $"
)
_PLACE_BEFORE = re.compile(
    r"\b(?:(?:born|raised|buried|interred|settled|resided?|resides|residing|lives?|lived|living|died"
    r"|grew up|brought up|educated|home|houses?|farm|practice) (?:in|at|near)|moved (?:to|from)"
    r"|natives? of|residents? of|emigrated (?:to|from)|headquartered in|based in|returned to"
    r"|relocated to) $"
)

# What has a year behind it in a text about works as often as works have.
DATED = words_of("award festival championship fellowship scholarship conference league university")
# What is called after something of something else: "Our Lady of Mercy Hospital".
_HOUSES = words_of(
    "hospital school church cemetery library stadium college university museum award"
)
_NETWORKS = frozenset({"ABC", "CBS", "NBC", "BBC", "HBO", "MTV", "ITV", "Fox", "CW", "PBS", "VH1"})
_PARTY = re.compile(
    r"\b(?:Democrat\w*|Republican|Labou?r|Conservative|Liberal|Socialist|Communist|National\w*"
    r"|People['’]?s?|Workers?['’]?|Green|Social|Progressive|Christian|Freedom|Reform|Unity|Union"
    r"|Justice|Independent|Federalist|Whig|Congress|Peasants?|Farmers?|Radical|Revolutionary|Left"
    r"|Civic|United|Alliance|Populist|Fascist|Nazi|Islamic|Janata|Moderate|Cent(?:re|er)|Motherland"
    r"|\w+ian|\w+ish|\w+ese) (?:\w+ )?Party\b|\bParty of\b"
)
_OF_JUSTICE = re.compile(
    r"(?:Supreme|High|Superior|District|Regional|Provincial|Constitutional|Administrative|Lab(?:ou)?r"
    r"|Criminal|Civil|Circuit|County|Crown|Federal|Appeals?|Appellate|Assize|Assizes|Magistrates?['’]?s?"
    r"|Military|Martial|Security|Family|Municipal|Probate|State|Land|Commercial|Juvenile|Youth|Chancery"
    r"|International|Sessions|Social|Tax|Bankruptcy|Central|Pleas|Cassation|Justice|Sheriff|Rights"
    r"|City|Trial|Local|Enforcement|Employment|Arbitration|Ecclesiastical|Admiralty|Claims|Police"
    r"|Community|Patent|Trade|Tribal|Surrogate['’]?s|Orphans?['’]?|Common|National) Court$"
)
_OF_TRAFFIC = re.compile(
    r"\b(?:Railway|Rail|Train|Bus|Metro|Subway|Tube|Police|Fire|Radio|Television|Power) Station$"
)
# A town is called after one as often: "Menlo Park, California", "born in Lake Forest".
LANDFORMS = words_of("park square bridge castle palace river lake mountain valley island fort")
_SETTLED = words_of("city town village province state region parish municipality suburb")
_TOWN_BEFORE = re.compile(r"\b(?:in|at|of|from|near|to) $", re.I)
_TWO_NAMES = re.compile(r"[\w.)] and (?:(?P<the>[Tt]he )|[A-Z])")
_CEREMONY_BEFORE = re.compile(r"\b(?:[Aa]t|[Hh]ost(?:ed|ing)|[Aa]ttend(?:ed|ing)) (?:the )?$")
_CEREMONY = re.compile(r"(?:(?:\d+(?:st|nd|rd|th)|(?:19|20)\d\d) )?(?:[A-Z][\w'’.&-]* ){1,6}Awards")
# Common nouns for works; of some the class in an ontology is a genre.
WORK_NOUNS = word_list("work_nouns") | {
    "horror film",
    "short film",
    "short story",
    "variety show",
    "soap opera",
    "video game",
}
_OFFICE_OF = re.compile(
    r"(?:[A-Z][\w-]* )?(?:Chief|Director|President|Head|Member|Minister|Secretary|Professor|Dean"
    r"|Chairman|Chair|Master|Fellow|Officer|Editor|Governor|Commander|Justice|Bishop|Duke|Earl|Baron"
    r"|Lord|Knight|Companion|Commissioner|Executive|Manager|Judge|Ambassador) (?:of|for|to|in) "
)
_FIELDS = words_of("drama comedy opera musical thriller documentary")
# Bodies whose teams are called as they are.
_EMPLOYERS = words_of("company bank university college newspaper army navy") | {"police force"}
_OF_YOUTH = re.compile(
    r"(?:\w+ ){0,4}(?:Youth|Young (?:Communist|Socialist|Conservative|Liberal|Democratic|Pioneer"
    r"|(?:Wom|M)en['’]?s Christian))s? (?:League|Union|Association|Federation|Movement"
    r"|Organi[sz]ation)(?: of .*)?"
)
_BODIES = {"Congress": "legislature", "Parliament": "parliament", "Senate": "legislature"}
_A_TITLE = re.compile(r"An? [A-Z]")


def kind_word(text: str, kind: str, *, before: str = "", after: str = "") -> str:
    """The ordinary noun for what a name names.

    text (str): A mention of kind LOC, ORG, DEM or MISC.
    kind (str): Its kind.
    before, after (str): The text around it.
    RETURNS (str): Without article; "" where it is not sure.

    >>> kind_word("Kearny High School", "ORG"), kind_word("Hamer v. Sidway", "MISC")
    ('high school', 'court case')
    >>> kind_word("Lawn Dogs", "LOC", before="her film debut in "), kind_word("Lawn Dogs", "LOC")
    ('creative work', '')
    """
    name = _TRAILING.sub("", _LEADING.sub("", text))
    if not name:
        return ""
    if _DEGREE.fullmatch(name) and kind != LOC and _DEGREE_BEFORE.search(before):
        return "" if _DEGREE_BEHIND.match(after) else "academic degree"
    if _ILLNESS_BEFORE.search(before) and name[0].islower():
        return "health problem"
    if kind == MISC and is_a_work(name, before, after):
        return "creative work"
    if not (name[0].isupper() or name[0].isdigit()):
        return ""
    work = "creative work" if names_a_work(kind, before, after) and name not in _NETWORKS else ""
    thing = "" if _A_TITLE.match(text) else _named_so(name, kind, before)
    if (work and thing) or _YEAR_BEHIND.match(after):
        return thing if thing in DATED else "" if thing else work
    if not work and kind != DEM:
        thing = legal_word(name, text, before=before, after=after) or thing
    if thing in ("institute", "centre") and _learns_there(kind, before, after):
        thing = "educational institution"
    if thing in _EMPLOYERS and _TEAM_BEFORE.search(before):
        thing = "sports team"  # "Played for Vauxhall Motors."
    if thing == "court" and (kind == LOC or not ends_in_its_kind(name)):
        return ""
    if thing in LANDFORMS and names_a_town(before):
        thing = ""
    return thing or work or _by_sentence(kind, before, after)


def is_a_work(name: str, before: str, after: str) -> bool:
    """Whether a common noun means works and no field or genre: "a drama", not "to teach drama".

    name (str): A phrase in lower case.
    before, after (str): The text around it.
    RETURNS (bool): False for any other noun.
    """
    if singular(name) not in WORK_NOUNS or is_attribute(before, after, is_name=False):
        return False
    return name not in _FIELDS or is_plural(name) or has_determiner(before)


def names_a_town(before: str) -> bool:
    """Whether a name stands where towns do: "born in Lake Forest", "at Mount Carmel, Ohio".

    before (str): The text before it.
    RETURNS (bool): False behind an article: "in the Coachella Valley".
    """
    return _PLACE_BEFORE.search(before) is not None or _TOWN_BEFORE.search(before) is not None


def is_seat(noun: str) -> bool:
    """Whether a noun names where people live or work, and no landform that towns are called after.

    noun (str): What the last word of a name names.
    RETURNS (bool): True for "city" and "hospital", False for "lake" and "plain".
    """
    return noun not in LANDFORMS and (noun in _SETTLED or noun in last_words().values())


def ends_in_its_kind(name: str) -> bool:
    """Whether "Court" and "Station" at the end of a name say what it names: "Hillingdon Court" is
    a house, an "Agricultural Experiment Station" no building.

    name (str): A name without article.
    RETURNS (bool): True for any other name.

    >>> ends_in_its_kind("Moers District Court"), ends_in_its_kind("Hampton Court")
    (True, False)
    """
    if name.endswith(" Court"):
        return _OF_JUSTICE.search(name) is not None
    return not name.endswith(" Station") or _OF_TRAFFIC.search(name) is not None


def joins_two(name: str) -> bool:
    """Whether two names stand beside each other, of which the last word tells only one.

    name (str): A name without article.
    RETURNS (bool): True for "the Soviet Union and the Russian Federation".

    >>> joins_two("Yale School and Bodmin College"), joins_two("Department of Art and Music")
    (True, False)
    """
    match = _TWO_NAMES.search(name)
    if match is None:
        return False
    return match["the"] is not None or bool(_ending(name[: match.start() + 1].split(), 2))


def _named_so(name: str, kind: str, before: str) -> str:
    """What the name itself says."""
    if _CASE.fullmatch(name):
        return "court case"
    if _UNIT.fullmatch(name):
        return "military unit"
    if _CATEGORY.fullmatch(name) and _CATEGORY_BEFORE.search(before):
        return "award"
    if _OFFICE.search(name) and _CANDIDATE_BEFORE.search(before):
        return "public office"
    if _OFFICE_OF.match(name) or joins_two(name):
        return ""
    if _CEREMONY.fullmatch(name) and _CEREMONY_BEFORE.search(before):
        return "award ceremony"
    if _OF_YOUTH.fullmatch(name):
        return "youth organization"
    thing = _BODIES.get(name) or _head(name)
    if thing:
        is_party = kind == ORG and _PARTY.search(name) is not None
        return "" if thing == "political party" and not is_party else thing
    if _SAINT.fullmatch(name) and _SCHOOL_BEFORE.search(before):
        return "school"
    return ""


def _head(name: str) -> str:
    """By its last words; by those before "of", "for", "at"; or by its first."""
    words = name.split()
    behind = _OF.match(name)
    if behind is not None:
        if "of" in words[-_LONGEST_HEAD:] and (noun := _ending(words, 3, with_of=True)):
            return noun
        whole = _ending(words, 2)
        if whole in DATED and whole != "university":  # "College of Arts Recognition Award".
            return whole
        head = behind["head"].split()
        noun = _ending(head, 1)
        if noun or behind["link"] != "of" or is_agent(head[-1].lower()):
            return noun
        noun = _ending(words, 2)
        return noun if noun in _HOUSES else ""
    if len(words) > 1 and words[-2].islower():
        return ""
    first = first_words().get(words[0], "") if words[1:] and words[1][0].isupper() else ""
    return _ending(words, 2) or first


def _ending(words: list[str], least: int, *, with_of: bool = False) -> str:
    """By the longest known ending of a name of at least some words; of "School of Law" alike."""
    if len(words) < least:
        return ""
    counts = range(min(_LONGEST_HEAD, len(words)), 0, -1)
    endings = (words[-count:] for count in counts)
    names = (" ".join(ending) for ending in endings if not with_of or "of" in ending)
    return next((noun for name in names if (noun := last_words().get(name))), "")


def names_a_work(kind: str, before: str, after: str) -> bool:
    """Whether a title stands here: behind "starred in", or before its year in a text about works.

    kind (str): Kind of the mention.
    before, after (str): The text around it.
    RETURNS (bool): False for what only describes the work: "starred in the ABC show".
    """
    if kind == DEM or is_attribute(before, after):
        return False
    if _WORK_BEFORE.search(before):
        return True
    return _YEAR_BEHIND.match(after) is not None and _WORKS_NEAR.search(before) is not None


def _learns_there(kind: str, before: str, after: str) -> bool:
    """Whether somebody studied there: "graduated from Juilliard", not "from Yale Law School"."""
    if kind == DEM or _LEARNS_BEFORE.search(before) is None:
        return False
    return not (_NAME_GOES_ON.match(after) or is_attribute(before, after))


def _by_sentence(kind: str, before: str, after: str) -> str:
    if kind in (LOC, ORG, MISC) and _TEAM_BEFORE.search(before):
        return "sports team"
    if _learns_there(kind, before, after):
        return "educational institution"
    return "place" if kind == LOC and _PLACE_BEFORE.search(before) else ""


# Nouns for kinds of things. Of a phrase that the knowledge base does not know such a word tells no
# more than the other ordinary words of a text.
_OTHER_KINDS = """
academic degree, court case, health problem, creative work, sports team, place, public office,
disease, film, television series, song, album, book, novel, play, opera, video game, game, poem,
painting, organization, business, educational institution, institution, building, facility, city,
town, village, settlement, neighborhood, country, state, province, region, municipality,
sports club, baseball team, basketball team, ice hockey team, association football club,
television program, musical work, literary work, artist, musician, writer, athlete, scientist,
businessperson, politician, lawyer, soldier, teacher, educator, physician, performer, worker,
field of study, science, sport, team sport, language, religion, event, product, vehicle, aircraft,
weapon, plant, animal, food, material, document, law, software, website, musical instrument,
military branch, broadcaster, charity, sports competition, film award, music award, holiday,
television station, radio station, professional, office holder, title holder, family, engineer,
award ceremony, judicial body, ethnic group, group of people, film festival,
higher education institution, secondary school,
research university, actor, singer, designer, journalist, sportsperson, religious denomination,
youth organization
"""
ORDINARY_KINDS: frozenset[str] = frozenset(
    {
        *last_words().values(),
        *first_words().values(),
        *WIDER_WORDS,
        *(noun.strip() for noun in _OTHER_KINDS.split(",")),
    }
)
