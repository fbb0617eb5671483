"""Invented entities in the shape of Wikidata's, built of pooled pieces: millions are soon made.

The n-th entity has the identifier Q(n + 6). What kind it is says the place of n in a table of a
thousand kinds, so that the j-th entity of a kind has a number that can be computed: statements
lead to entities that are there, and nothing has to be remembered.
"""

from __future__ import annotations

import random
from typing import Any

BLOCK = 5_000
TABLE = 1_000
BASE = 1_000  # The first entities are countries, occupations and classes.
FIRST_ID = 6
COUNTRIES = 200
HUMAN_CLASS = 5

# Of a thousand entities, and about how many pieces of 1 kB they have beside their own statements.
KINDS: dict[str, tuple[int, float]] = {
    "human": (100, 2.5),
    "article": (370, 4.5),
    "place": (130, 3.5),
    "settlement": (55, 5.0),
    "page": (110, 0.8),
    "star": (70, 3.5),
    "work": (60, 2.5),
    "taxon": (35, 4.5),
    "molecule": (30, 6.0),
    "organization": (24, 2.0),
    "family": (7, 1.5),
    "concept": (8, 3.5),
    "given": (1, 3.5),
}

SYLLABLES = [
    "ka", "ri", "to", "men", "sol", "var", "de", "lin", "os", "be", "ra", "nu", "phi", "gar",
    "tes", "mo", "len", "vik", "sa", "dor", "um", "pel", "ha", "zi", "jon", "cre", "wal", "ne",
    "fu", "gos", "mir", "tan", "e", "a", "o",
]  # fmt: skip
LANGUAGES = [
    "en", "de", "fr", "es", "it", "nl", "pl", "pt", "sv", "ru", "ja", "zh", "ar", "arz", "ast",
    "ca", "cs", "da", "fi", "nb", "nn", "uk", "vi", "hu", "ro", "tr", "ko", "fa", "he", "id",
    "eu", "sl", "sk", "hr", "sr", "bg", "el", "et", "lt", "lv", "ga", "cy", "gl", "oc", "eo",
    "la", "az", "be", "hy", "ka", "kk", "sq", "mk", "bs", "th", "hi", "bn", "ta", "te", "ur",
]  # fmt: skip

ITEM = (
    '{{"mainsnak":{{"snaktype":"value","property":"{0}","hash":"{1}","datavalue":{{"value":'
    '{{"entity-type":"item","numeric-id":{2},"id":"Q{2}"}},"type":"wikibase-entityid"}},'
    '"datatype":"wikibase-item"}},"type":"statement","id":"Q{3}${4}","rank":"normal"{5}}}'
).format
TIME = (
    '{{"mainsnak":{{"snaktype":"value","property":"{0}","hash":"{1}","datavalue":{{"value":'
    '{{"time":"{2}","timezone":0,"before":0,"after":0,"precision":{6},"calendarmodel":'
    '"http://www.wikidata.org/entity/Q1985727"}},"type":"time"}},"datatype":"time"}},'
    '"type":"statement","id":"Q{3}${4}","rank":"normal"{5}}}'
).format
TEXT = (
    '{{"mainsnak":{{"snaktype":"value","property":"{0}","hash":"{1}","datavalue":{{"value":'
    '"{2}","type":"string"}},"datatype":"{6}"}},"type":"statement","id":"Q{3}${4}",'
    '"rank":"normal"{5}}}'
).format


class Maker:
    """Makes the entities of a dump, block by block, each block by itself.

    count (int): How many entities the dump has.
    seed (int): Other seeds give other entities.
    """

    def __init__(self, count: int, seed: int) -> None:
        self._seed = seed
        self._places: dict[str, list[int]] = {kind: [] for kind in KINDS}
        self._kinds = [kind for kind, (share, _) in KINDS.items() for _ in range(share)]
        draw = random.Random(f"kinds {seed}")
        draw.shuffle(self._kinds)
        for place, kind in enumerate(self._kinds):
            self._places[kind].append(place)
        rounds = max(count - BASE, 0) // TABLE
        self._counts = {kind: rounds * share for kind, (share, _) in KINDS.items()}
        self._counts["concept"] += BASE
        self._pieces = _Pieces(random.Random(f"pieces {seed}"))

    def block(self, number: int, size: int) -> list[str]:
        """Entities of a block, as JSON.

        number (int): From 0.
        size (int): How many, at most `BLOCK`.
        """
        draw = random.Random(f"block {self._seed} {number}")
        start = number * BLOCK
        return [self._entity(start + place, draw) for place in range(size)]

    def _number(self, kind: str, index: int) -> int:
        """Identifier of the j-th entity of a kind."""
        if kind == "concept":
            if index < BASE:
                return index + FIRST_ID
            index -= BASE
        places = self._places[kind]
        turn, place = divmod(index, len(places))
        return BASE + turn * TABLE + places[place] + FIRST_ID

    def _drawn(self, kind: str, draw: random.Random, most: int = 1 << 40) -> int | None:
        """An entity of a kind, the first ones much more often (Zipf's law)."""
        many = min(self._counts[kind], most)
        return self._number(kind, int(many ** draw.random()) - 1) if many else None

    def _entity(self, place: int, draw: random.Random) -> str:
        kind = "concept" if place < BASE else self._kinds[(place - BASE) % TABLE]
        turn = (place - BASE) // TABLE
        entity = _Entity(place + FIRST_ID, draw, self._pieces)
        getattr(self, f"_{kind}", self._thing)(entity, kind, turn, place)
        return entity.text(int(draw.expovariate(1 / KINDS[kind][1])) + (draw.random() < 0.5))

    def _human(self, entity: _Entity, kind: str, turn: int, place: int) -> None:
        draw = entity.draw
        given, family = int(20_000 ** draw.random()) - 1, int(500_000 ** draw.random()) - 1
        first, last = name_of(given), name_of(family + 30_000)
        middle = f" {name_of(int(20_000 ** draw.random()))}" if draw.random() < 0.15 else ""
        entity.name(f"{first}{middle} {last}", 0.35)
        if middle:
            entity.aliases.append(f"{first} {last}")
        entity.link("P31", HUMAN_CLASS)
        entity.link("P21", self._number("concept", 998 + (draw.random() < 0.24)))
        year = 2005 - int(500 * draw.random() ** 4)
        if draw.random() < 0.62:
            entity.date("P569", year)
        if draw.random() < 0.35:
            entity.date("P570", min(year + 30 + int(65 * draw.random()), 2025))
        for name, other, share, most, many in HUMAN_LINKS:
            if draw.random() < share:
                times = int((1 - draw.random()) ** -0.5) if many else 1
                values = {self._drawn(other, draw, most) for _ in range(min(times, 40))}
                entity.links(name, sorted(values - {None}))
        if given < self._counts["given"] and draw.random() < 0.55:
            entity.link("P735", self._number("given", given))
        if family < self._counts["family"] and draw.random() < 0.4:
            entity.link("P734", self._number("family", family))

    def _concept(self, entity: _Entity, kind: str, turn: int, place: int) -> None:
        entity.name(entity.words(1, 3, capital=place < COUNTRIES), 2.0)
        if place < COUNTRIES:
            entity.link("P31", self._number("concept", 900))
        elif place > COUNTRIES:
            above = COUNTRIES + int((min(place, BASE) - COUNTRIES) * entity.draw.random() ** 2)
            entity.link("P279", self._number("concept", above))

    def _given(self, entity: _Entity, kind: str, turn: int, place: int) -> None:
        self._named(entity, kind, turn, place, 0)

    def _family(self, entity: _Entity, kind: str, turn: int, place: int) -> None:
        self._named(entity, kind, turn, place, 30_000)

    def _named(self, entity: _Entity, kind: str, turn: int, place: int, first: int) -> None:
        places = self._places[kind]
        index = turn * len(places) + places.index((place - BASE) % TABLE)
        entity.name(name_of(first + index), 0.3)
        entity.link("P31", self._number("concept", 901 + list(KINDS).index(kind)))

    def _article(self, entity: _Entity, kind: str, turn: int, place: int) -> None:
        entity.name(entity.words(6, 18), 0.02)
        entity.link("P31", self._number("concept", 901))
        entity.date("P577", 2024 - int(60 * entity.draw.random() ** 2))
        entity.texts("P2093", [entity.words(2, 3, capital=True) for _ in range(entity.tail(25))])
        if entity.draw.random() < 0.15:
            entity.link("P50", self._drawn("human", entity.draw))

    def _work(self, entity: _Entity, kind: str, turn: int, place: int) -> None:
        entity.name(entity.words(1, 5, capital=True), 0.3)
        entity.link("P31", self._number("concept", 901 + int(20 * entity.draw.random())))
        entity.link("P495", self._drawn("concept", entity.draw, COUNTRIES))
        for name, share in (("P170", 0.3), ("P175", 0.2), ("P161", 0.2), ("P57", 0.15)):
            if entity.draw.random() < share:
                values = {
                    self._drawn("human", entity.draw)
                    for _ in range(entity.tail(20, name == "P161"))
                }
                entity.links(name, sorted(values - {None}))

    def _thing(self, entity: _Entity, kind: str, turn: int, place: int) -> None:
        """Places, organizations, and what nobody's life has to do with."""
        draw = entity.draw
        entity.name(entity.words(1, 4, capital=True), 0.6)
        entity.link("P31", self._number("concept", 901 + list(KINDS).index(kind)))
        if kind in ("place", "settlement", "organization"):
            entity.link("P17", self._drawn("concept", draw, COUNTRIES))
            if kind != "organization" or draw.random() < 0.3:
                entity.link("P131", self._drawn("settlement", draw))
        if kind == "taxon":
            entity.link("P171", self._drawn("taxon", draw))


# Property, kind of the values, share of humans who have it, most values, whether several.
HUMAN_LINKS: tuple[tuple[str, str, float, int, bool], ...] = (
    ("P27", "concept", 0.45, COUNTRIES, False),
    ("P106", "concept", 0.75, 8_000, True),
    ("P19", "settlement", 0.3, 1 << 40, False),
    ("P20", "settlement", 0.15, 1 << 40, False),
    ("P69", "organization", 0.15, 30_000, True),
    ("P108", "organization", 0.15, 100_000, True),
    ("P39", "concept", 0.07, 50_000, True),
    ("P54", "organization", 0.05, 40_000, True),
    ("P102", "organization", 0.05, 3_000, False),
    ("P166", "concept", 0.07, 30_000, True),
    ("P1412", "concept", 0.3, 400, False),
    ("P641", "concept", 0.1, 600, False),
    ("P463", "organization", 0.04, 10_000, True),
    ("P800", "work", 0.02, 1 << 40, True),
    ("P26", "human", 0.03, 1 << 40, False),
    ("P40", "human", 0.04, 1 << 40, True),
)


class _Entity:
    """One entity while its parts come together."""

    def __init__(self, number: int, draw: random.Random, pieces: _Pieces) -> None:
        self.number = number
        self.draw = draw
        self.aliases: list[str] = []
        self._pieces = pieces
        self._claims: list[str] = []
        self._label = ""

    def words(self, least: int, most: int, *, capital: bool = False) -> str:
        words = self._pieces.words
        many = least + int((most - least + 1) * self.draw.random())
        drawn = [words[int(len(words) ** self.draw.random()) - 1] for _ in range(many)]
        text = " ".join(drawn)
        return text.title() if capital else text

    def tail(self, most: int, is_long: bool = True) -> int:
        """A number from 1 on with a long tail."""
        return min(most, int((1 - self.draw.random()) ** -0.6)) if is_long else 1

    def name(self, label: str, aliases: float) -> None:
        """Label, and about so many aliases."""
        self._label = label
        many = int(self.draw.expovariate(1 / aliases)) + (self.draw.random() < aliases / 3)
        self.aliases += [self.words(1, 3, capital=True) for _ in range(min(many, 40))]

    def link(self, name: str, value: int | None) -> None:
        if value is not None:
            self.links(name, [value])

    def links(self, name: str, values: list[Any]) -> None:
        self._state(name, ITEM, values)

    def texts(self, name: str, values: list[Any]) -> None:
        self._state(name, TEXT, values, "string")

    def date(self, name: str, year: int) -> None:
        precision = 11 if self.draw.random() < 0.7 else 9
        month, day = (1 + int(size * self.draw.random()) for size in (12, 28))
        if precision == 9:
            month = day = 0
        self._state(name, TIME, [f"+{year}-{month:02}-{day:02}T00:00:00Z"], precision)

    def _state(self, name: str, write: Any, values: list[Any], *last: Any) -> None:
        choice, pieces = self._pieces.choice, self._pieces
        statements = [
            write(
                name,
                choice(pieces.hashes, self.draw),
                value,
                self.number,
                choice(pieces.uuids, self.draw),
                choice(pieces.references, self.draw),
                *last,
            )
            for value in values
        ]
        if statements:
            self._claims.append(f'"{name}":[{",".join(statements)}]')

    def text(self, size: int) -> str:
        """JSON of the entity, with so many further pieces."""
        draw, pieces, number = self.draw, self._pieces, self.number
        choice = pieces.choice
        more = [choice(pool, draw) for pool in pieces.identifiers[:size]]
        labels = choice(pieces.labels, draw).replace("\0", self._label)
        links = choice(pieces.links, draw).replace("\0", self._label) if draw.random() < 0.3 else ""
        listed = ",".join(f'{{"language":"en","value":"{alias}"}}' for alias in self.aliases)
        aliases = f'"en":[{listed}]' if listed else ""
        return (
            f'{{"type":"item","id":"Q{number}","labels":{{{labels}}},"descriptions":{{'
            f'{choice(pieces.descriptions, draw)}}},"aliases":{{{aliases}}},"claims":{{'
            f'{",".join([*self._claims, *more])}}},"sitelinks":{{{links}}},"pageid":{number + 99},'
            f'"ns":0,"title":"Q{number}","lastrevid":{1_500_000_000 + number},'
            f'"modified":"2025-03-{1 + number % 28:02}T08:{number % 60:02}:11Z"}}'
        )


class _Pieces:
    """Pools of pieces of JSON; `\\0` in them is where the label goes."""

    def __init__(self, draw: random.Random) -> None:
        self._draw = draw
        self.words = list(dict.fromkeys(self._word() for _ in range(80_000)))
        self.hashes = [self._hex(40) for _ in range(20_000)]
        self.uuids = [
            "-".join(self._hex(size).upper() for size in (8, 4, 4, 4, 12)) for _ in range(20_000)
        ]
        self.references = [self._reference() for _ in range(2_000)] + [""] * 900
        self.labels = [self._named(int(59 ** draw.random()), "\0") for _ in range(400)]
        self.descriptions = [self._descriptions() for _ in range(3_000)]
        self.links = [self._links(int(40 ** draw.random())) for _ in range(400)]
        self.identifiers = [[self._identifiers(at) for _ in range(600)] for at in range(24)]

    @staticmethod
    def choice(pool: list[str], draw: random.Random) -> str:
        return pool[int(len(pool) * draw.random())]

    def _hex(self, size: int) -> str:
        return f"{self._draw.getrandbits(4 * size):0{size}x}"

    def _word(self) -> str:
        return "".join(self._draw.choices(SYLLABLES, k=2 + int(2.6 * self._draw.random())))

    def _reference(self) -> str:
        source = 900 + self._draw.randrange(100)
        snak = (
            f'{{"snaktype":"value","property":"P248","hash":"{self._hex(40)}","datavalue":{{'
            f'"value":{{"entity-type":"item","numeric-id":{source},"id":"Q{source}"}},'
            '"type":"wikibase-entityid"},"datatype":"wikibase-item"}'
        )
        return (
            f',"references":[{{"hash":"{self._hex(40)}","snaks":{{"P248":[{snak}]}},'
            '"snaks-order":["P248"]}]'
        )

    def _named(self, size: int, label: str) -> str:
        codes = ["en", *sorted(self._draw.sample(LANGUAGES[1:], size - 1))]
        return ",".join(f'"{code}":{{"language":"{code}","value":"{label}"}}' for code in codes)

    def _descriptions(self) -> str:
        codes = sorted(self._draw.sample(LANGUAGES, int(len(LANGUAGES) ** self._draw.random())))
        texts = {code: " ".join(self._draw.choices(self.words, k=3)) for code in codes}
        return ",".join(
            f'"{code}":{{"language":"{code}","value":"{text}"}}' for code, text in texts.items()
        )

    def _links(self, size: int) -> str:
        codes = sorted(self._draw.sample(LANGUAGES, size))
        return ",".join(
            f'"{code}wiki":{{"site":"{code}wiki","title":"\0","badges":[]}}' for code in codes
        )

    def _identifiers(self, at: int) -> str:
        """Statements of two properties that no other place of an entity has, about 1 kB."""
        claims = []
        for half in range(2):
            name = f"P{2100 + 300 * at + 150 * half + self._draw.randrange(150)}"
            identity = f"{self._draw.choice(self.words)}/{self._draw.getrandbits(40)}"
            reference = self._draw.choice(self.references)
            uuid = self._draw.choice(self.uuids)
            statement = TEXT(name, self._hex(40), identity, 0, uuid, reference, "external-id")
            claims.append(f'"{name}":[{statement}]')
        return ",".join(claims)


def name_of(index: int) -> str:
    """The name of a number: another for each."""
    parts = []
    while index or len(parts) < 2:
        index, digit = divmod(index, len(SYLLABLES))
        parts.append(SYLLABLES[digit])
    return "".join(parts).capitalize()
