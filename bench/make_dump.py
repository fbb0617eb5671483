"""Write an invented dump in the format and the proportions of Wikidata's, of any size.

    python bench/make_dump.py dump.json.gz --entities 1000000 --seed 0

One entity in ten is a human; the others are roughly what Wikidata is made of (articles, places,
pages of the wikis, stars, works, taxa). Values fall off as there: a few countries and occupations
hold most people, and the tails grow with the dump. Entities have labels and descriptions in up to
60 languages, statements with hashes, references and identifiers of other catalogues, and site
links. The same size and seed give the same bytes before compression.

The n-th entity has the identifier Q(n + 6). What kind it is says the place of n in a table of a
thousand kinds, so that the j-th entity of a kind has a number that can be computed: statements
lead to entities that are there, and nothing is held in memory but pools of pieces.
"""

import bz2
import gzip
import json
import random
import time
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from _corpora import call

BLOCK, TABLE = 5_000, 1_000
BASE = 1_000  # The first entities are countries, occupations and classes.
FIRST_ID, HUMAN_CLASS, COUNTRIES = 6, 5, 200
MANY = 1 << 40
OPENERS = {".bz2": bz2.open, ".gz": partial(gzip.open, compresslevel=1)}

TABLES = json.loads(Path(__file__).with_suffix(".json").read_text("utf8"))
# Of a thousand entities, and about how many pieces of 1 kB they have beside their own statements.
KINDS: dict[str, tuple[int, float]] = TABLES["kinds"]
# Property, kind of the values, share of the entities that have it, most values (none: any number),
# whether several.
LINKS: dict[str, list[tuple[str, str, float, int | None, bool]]] = TABLES["links"]
SYLLABLES, LANGUAGES = TABLES["syllables"].split(), TABLES["languages"].split()


def name_of(index: int) -> str:
    """The name of a number: another for each."""
    parts = []
    while index or len(parts) < 2:
        index, digit = divmod(index, len(SYLLABLES))
        parts.append(SYLLABLES[digit])
    return "".join(parts).capitalize()


class Maker:
    """Makes the entities of a dump, block by block, each block by itself."""

    def __init__(self, count: int, seed: int) -> None:
        self.seed = seed
        draw = self.draw = random.Random(f"kinds {seed}")
        self.kinds = [kind for kind, (share, _) in KINDS.items() for _ in range(share)]
        draw.shuffle(self.kinds)
        self.places = {k: [i for i, x in enumerate(self.kinds) if x == k] for k in KINDS}
        rounds = max(count - BASE, 0) // TABLE
        self.counts = {kind: rounds * share for kind, (share, _) in KINDS.items()}
        self.counts["concept"] += BASE
        self.words = ["".join(draw.choices(SYLLABLES, k=draw.randint(2, 4))) for _ in range(60_000)]
        self.hashes = [f"{draw.getrandbits(160):040x}" for _ in range(20_000)]
        self.languages = [draw.sample(LANGUAGES, int(59 ** draw.random())) for _ in range(400)]
        self.descriptions = [
            {c: {"language": c, "value": " ".join(draw.choices(self.words, k=3))} for c in codes}
            for codes in self.languages
        ]
        self.pieces = [[self.piece(at) for _ in range(600)] for at in range(24)]

    def block(self, number: int, size: int) -> list[bytes]:
        """So many entities of a block, as JSON."""
        self.draw = random.Random(f"block {self.seed} {number}")
        start = number * BLOCK
        return [msgspec.json.encode(self.entity(start + place)) for place in range(size)]

    def piece(self, at: int) -> dict[str, Any]:
        """Statements of two properties that no other place of an entity has, about 1 kB."""
        names = (f"P{2100 + 300 * at + 150 * half + self.draw.randrange(150)}" for half in (0, 1))
        identity = f"{self.any(self.words)}/{self.draw.getrandbits(40)}"
        return {name: [self.statement(name, identity, "external-id")] for name in names}

    def any(self, pool: list[Any]) -> Any:
        return pool[int(len(pool) * self.draw.random())]

    def number(self, kind: str, index: int) -> int:
        """Identifier of the j-th entity of a kind."""
        if kind == "concept":
            if index < BASE:
                return index + FIRST_ID
            index -= BASE
        turn, place = divmod(index, len(self.places[kind]))
        return BASE + turn * TABLE + self.places[kind][place] + FIRST_ID

    def drawn(self, kind: str, most: int = MANY) -> list[int]:
        """One entity of a kind, the first ones much more often (Zipf's law), or none."""
        many = min(self.counts[kind], most)
        return [self.number(kind, int(many ** self.draw.random()) - 1)] if many else []

    def statement(self, name: str, value: Any, datatype: str = "wikibase-item") -> dict[str, Any]:
        if datatype == "wikibase-item":
            kind = "wikibase-entityid"
            value = {"entity-type": "item", "numeric-id": value, "id": f"Q{value}"}
        else:
            kind = "time" if datatype == "time" else "string"
        snak = {"snaktype": "value", "property": name, "hash": self.any(self.hashes)}
        snak |= {"datavalue": {"value": value, "type": kind}, "datatype": datatype}
        identity = f"{self.any(self.hashes)}${self.any(self.hashes)}"
        made = {"mainsnak": snak, "type": "statement", "id": identity, "rank": "normal"}
        if self.draw.random() < 0.7:
            snaks = {"P248": [{**snak, "property": "P248"}]}
            made["references"] = [{"hash": self.any(self.hashes), "snaks": snaks}]
        return made

    def date(self, name: str, year: int) -> dict[str, Any]:
        exact = self.draw.random() < 0.7
        month, day = (self.draw.randint(1, 12), self.draw.randint(1, 28)) if exact else (0, 0)
        value = {"time": f"+{year}-{month:02}-{day:02}T00:00:00Z", "precision": 9 + 2 * exact}
        value |= {"calendarmodel": "http://www.wikidata.org/entity/Q1985727"}
        value |= {"timezone": 0, "before": 0, "after": 0}
        return self.statement(name, value, "time")

    def phrase(self, least: int, most: int) -> str:
        many = self.draw.randint(least, most)
        size = len(self.words)
        return " ".join(self.words[int(size ** self.draw.random()) - 1] for _ in range(many))

    def entity(self, place: int) -> dict[str, Any]:
        draw = self.draw
        kind = "concept" if place < BASE else self.kinds[(place - BASE) % TABLE]
        claims: dict[str, list[Any]] = {}
        items = {"P31": [self.number("concept", 901 + int(20 * draw.random()))]}
        label, aliases = self.phrase(1, 18 if kind == "article" else 4).title(), 0.6
        if kind == "human":
            label, aliases = self.human(items, claims), 0.35
        elif kind in ("given", "family"):
            turn, table = (place - BASE) // TABLE, self.places[kind]
            index = turn * len(table) + table.index((place - BASE) % TABLE)
            label = name_of(index + 30_000 * (kind == "family"))
        elif kind == "concept" and place > COUNTRIES:
            above = COUNTRIES + int((min(place, BASE) - COUNTRIES) * draw.random() ** 2)
            items = {"P279": [self.number("concept", above)]}
        elif kind == "article":
            claims["P577"] = [self.date("P577", 2024 - int(60 * draw.random() ** 2))]
        for name, other, share, most, several in LINKS.get(kind, ()):
            if draw.random() < share:
                times = min(int((1 - draw.random()) ** -0.5), 40) if several else 1
                items[name] = sorted(
                    {q for _ in range(times) for q in self.drawn(other, most or MANY)}
                )
        for name, values in items.items():
            claims[name] = [self.statement(name, value) for value in values]
        for pool in self.pieces[: int(draw.expovariate(1 / KINDS[kind][1]))]:
            claims |= self.any(pool)
        others = [self.phrase(1, 3).title() for _ in range(int(draw.expovariate(1 / aliases)))]
        codes = ["en", *(code for code in self.any(self.languages) if code != "en")]
        wikis = codes if draw.random() < 0.3 else []
        return {
            "type": "item", "id": f"Q{place + FIRST_ID}",
            "labels": {code: {"language": code, "value": label} for code in codes},
            "descriptions": self.any(self.descriptions),
            "aliases": {"en": [{"language": "en", "value": o} for o in others]} if others else {},
            "claims": {name: statements for name, statements in claims.items() if statements},
            "sitelinks": {
                f"{c}wiki": {"site": f"{c}wiki", "title": label, "badges": []} for c in wikis
            },
            "lastrevid": 1_500_000_000 + place, "modified": "2025-03-01T08:00:11Z",
        }  # fmt: skip

    def human(self, items: dict[str, list[int]], claims: dict[str, list[Any]]) -> str:
        """Add what only humans have. RETURNS (str): The name."""
        draw = self.draw
        given, family = int(20_000 ** draw.random()) - 1, int(500_000 ** draw.random()) - 1
        middle = f" {name_of(int(20_000 ** draw.random()))}" if draw.random() < 0.15 else ""
        sex = self.number("concept", 998 + (draw.random() < 0.24))
        items |= {"P31": [HUMAN_CLASS], "P21": [sex]}
        names = ("P735", "given", given, 0.55), ("P734", "family", family, 0.4)
        for name, kind, index, share in names:
            if index < self.counts[kind] and draw.random() < share:
                items[name] = [self.number(kind, index)]
        born = 2005 - int(500 * draw.random() ** 4)
        if draw.random() < 0.62:
            claims["P569"] = [self.date("P569", born)]
        if draw.random() < 0.35:
            claims["P570"] = [self.date("P570", min(born + 30 + int(65 * draw.random()), 2025))]
        return f"{name_of(given)}{middle} {name_of(family + 30_000)}"


def write_dump(path: Path, count: int, seed: int = 0) -> None:
    """Write an array with one entity a line, compressed as the name of the file says."""
    maker = Maker(count, seed)
    with OPENERS.get(path.suffix, open)(path, "wb") as file:
        for start in range(0, count, BLOCK):
            lines = maker.block(start // BLOCK, min(BLOCK, count - start))
            file.write((b",\n" if start else b"[\n") + b",\n".join(lines))
        file.write(b"\n]\n" if count else b"[\n\n]\n")


def main(path: Path, *, entities=100_000, seed=0) -> None:
    start = time.process_time()
    write_dump(path, entities, seed)
    seconds = time.process_time() - start
    print(f"{entities:,} entities, {path.stat().st_size / 1e6:,.0f} MB, {seconds:,.1f} CPU s")


if __name__ == "__main__":
    call(__doc__, main)
