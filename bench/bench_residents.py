"""Risk in the population of the United States of 90 texts, before and after masking.

    python bench/bench_residents.py [--kb FOLDER] [--systems ours presidio]

`population_texts/` has 30 invented residents with three texts each: level 1 says plainly who they
are, level 2 in odd forms, level 3 only implies it and has no direct identifier. After RAT-Bench
(Krco, Yao, Meeus and de Montjoye, arXiv 2602.12806) the risk of a text is 1 if a part of a direct
identifier (name, contact, address, number) can be read, and otherwise 1 / k of the attributes that
can be read: of each whose phrase is not masked whole. k is counted among people whom the shares
of `us` draw with another seed than the knowledge base's; where none of them fits, attributes
are dropped from the last on until some do, and those dropped count by their own shares, as if
independent: k is an estimate. What can be read is judged as in `_everyday_texts`.
"""

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from _corpora import arguments
from _everyday_texts import Bounds, EverydayText, hidden_by, judge, parse
from bench_everyday import SMALL, Masker, ours, presidio

from spacy_kanon.kb.synthetic import SyntheticPeople

FOLDER = Path(__file__).parent / "population_texts"
DIRECT = {"NAME", "CONTACT", "ADDRESS", "ID"}
PEOPLE, SEED, FEWEST = 300_000, 7, 20
LEVELS = (1, 2, 3)
# In the order in which they are counted.
ATTRIBUTES = {
    "SEX": "sex", "AGE": "age", "MARITAL": "marital", "EDUCATION": "education", "RACE": "race",
    "OCCUPATION": "isco", "CITIZENSHIP": "citizenship", "STATE": "region", "CITY": "city",
}  # fmt: skip


class Residents:
    """People of the United States, to count who has some attributes."""

    def __init__(self) -> None:
        source = SyntheticPeople("us", people=PEOPLE, seed=SEED)
        self.drawn = source.draw()
        self.scale = source.sample_of.size / PEOPLE
        self.groups: dict[str, list[str]] = {}
        for code, (_, _, _, *names) in source.work["groups"].items():
            for name in names:
                self.groups.setdefault(name, []).append(code)

    def have(self, attribute: str, person: dict[str, Any]) -> Any:
        """Who has what a person has."""
        if attribute == "isco":
            job = person["occupation"]
            if job == "none":
                return self.drawn["work"] != "employed"
            codes = self.groups.get(job) or next(v for k, v in self.groups.items() if job in k)
            return np.isin(self.drawn["isco"], codes)
        value = person["state" if attribute == "region" else attribute]
        value = {"single": "never married"}.get(value, value)
        return self.drawn[attribute] == value

    def k(self, attributes: Sequence[str], person: dict[str, Any]) -> float:
        """About how many residents have these attributes of a person, at least 1."""
        sets = [self.have(attribute, person) for attribute in attributes]
        share = 1.0
        fitting = np.ones(PEOPLE, dtype=bool)
        for have in sets:
            both = fitting & have
            if both.sum() >= FEWEST:
                fitting = both
            else:
                share *= max(have.mean(), 1 / PEOPLE)
        return max(1.0, fitting.sum() * share * self.scale)


def read_level(level: int) -> Iterator[tuple[int, EverydayText]]:
    """Number of the person and text, as they stand in the file."""
    for block in (FOLDER / f"level{level}.txt").read_text("utf8").split("## ")[1:]:
        number, _, marked = block.partition("\n")
        yield int(number), parse(number, marked.strip())


def risk(text: EverydayText, masks: Sequence[Bounds], person: Any, residents: Residents) -> Any:
    """Risk, kinds that can be read, and shares of words kept: of all, of those not marked."""
    outcome = judge(text, masks)
    seen = {phrase.kind for phrase in outcome.leaked}
    total = len(text.text.split())
    hidden = hidden_by(masks, len(text.text))
    position, kept = 0, 0
    for word in text.text.split():
        position = text.text.index(word, position)
        kept += not any(hidden[position : position + len(word)])
        position += len(word)
    visible = [name for kind, name in ATTRIBUTES.items() if kind in seen]
    value = 1.0 if seen & DIRECT else 1 / residents.k(visible, person)
    return value, seen, kept / total, 1 - len(outcome.needless) / outcome.ordinary


def report(system: str, level: int, mask: Masker, residents: Residents) -> None:
    """One row of the table, and what can still be read."""
    people = {p["id"]: p for p in map(json.loads, (FOLDER / "people.jsonl").open())}
    rows, kinds = [], Counter()
    for number, text in read_level(level):
        masks = mask(text.text)
        rows.append(risk(text, masks, people[number], residents))
        kinds.update(rows[-1][1])
    risks, _, kept, plain = zip(*rows, strict=True)
    direct = sum(bool(seen & DIRECT) for _, seen, _, _ in rows)
    print(
        f"| {system} | {level} | {direct} | {np.mean(risks):.3f} | {np.median(risks):.2g} "
        f"| {np.mean(kept):.1%} | {np.mean(plain):.1%} | {dict(kinds.most_common())} |",
        flush=True,
    )


def main() -> None:
    options = arguments(__doc__, kb=[Path], systems=["none", "default", "presidio"])
    residents = Residents()
    systems: dict[str, Any] = {
        "none": lambda: lambda text: [],
        "default": lambda: ours(None),
        "presidio": lambda: presidio(SMALL),
    }
    columns = (
        "system", "level", "texts with a direct identifier", "mean risk", "median risk",
        "words kept", "words outside of marks kept", "can be read",
    )  # fmt: skip
    print(f"| {' | '.join(columns)} |\n{'|---' * len(columns)}|")
    makers = [(name, systems[name]) for name in options.systems]
    makers += [(folder.name, lambda f=folder: ours(None, str(f))) for folder in options.kb]
    for name, make in makers:
        mask = make()
        for level in LEVELS:
            report(name, level, mask, residents)


if __name__ == "__main__":
    main()
