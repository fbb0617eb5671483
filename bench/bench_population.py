"""Do promises about a population hold? Samples decide, and the whole population is counted.

    python bench/bench_population.py ../shared/data --output bench/results/population.json

Two kinds of populations: people drawn from models with more dependence and heavier tails than any
table of shares has, and the people of two registers (Congress, FB13). Of each a simple random
sample decides on texts, and the people of the whole who fit what stays are counted. A synthetic
sample, whose attributes depend on the region and on nothing else, decides with several margins.
With --only NAME one population is counted; the others stay as OUTPUT has them.
"""

import csv
import json
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from _corpora import arguments, read
from pyroaring import BitMap
from scipy.stats import binomtest

from spacy_kanon.anonymity import population
from spacy_kanon.anonymity.decide import decide
from spacy_kanon.anonymity.state import DocState, Options
from spacy_kanon.names import LOC, SIMPLE_RANDOM, SYNTHETIC
from spacy_kanon.types import Mention, Population

K, CONFIDENCE, SEED = 5, 0.95, 33
COMMAND = "python bench/bench_population.py D --output bench/results/population.json --texts 250"
PEOPLE = 5_000_000
VALUES = (50, 100, 2, 6, 400, 60, 12, 30, 3000, 800, 20, 5)  # Of each attribute; 0 is the region.
MARGINS = (1, 2, 5, 10)


def ranked(lean: np.ndarray, values: int) -> np.ndarray:
    """Values with the frequencies of Zipf, the frequent ones where the lean is small."""
    shares = 1 / np.arange(1, values + 1) ** 1.1
    edges = np.quantile(lean[:200_000], np.cumsum(shares / shares.sum())[:-1])
    return np.searchsorted(edges, lean).astype(np.uint16)


def factors(rng: np.random.Generator, size: int, freedom: float = 0) -> np.ndarray:
    """A Gaussian copula of three factors; with degrees of freedom a t copula."""
    hidden = rng.standard_normal((size, 3), dtype=np.float32)
    heavy = np.sqrt(freedom / rng.chisquare(freedom, size)) if freedom else 1.0
    columns = []
    for values in VALUES:
        loads = rng.normal(size=3).astype(np.float32)
        lean = (hidden @ loads + rng.standard_normal(size, dtype=np.float32)) * heavy
        columns.append(ranked(lean, values))
    return np.stack(columns)


def communities(rng: np.random.Generator, size: int) -> np.ndarray:
    """Two thousand communities of very unequal size; half of what their people are is its own."""
    member = ranked(rng.random(size), 2000)
    columns = []
    for values in VALUES:
        own = ranked(rng.random(2000), values)[member]
        other = ranked(rng.random(size), values)
        columns.append(np.where(rng.random(size) < 0.5, own, other))
    return np.stack(columns)


MODELS = {
    "factors": factors,
    "heavy tails": lambda rng, size: factors(rng, size, 2),
    "communities": communities,
}


class Table:
    """People as columns of values. What `decide` asks of a knowledge base."""

    fingerprint = "table"

    def __init__(self, columns: np.ndarray, sample_of: Population | None) -> None:
        self.columns, self.sample_of = columns, sample_of
        self.population = columns.shape[1]

    def people(self, key: str) -> BitMap:
        column, value = map(int, key.split("="))
        return BitMap(np.flatnonzero(self.columns[column] == value).astype(np.uint32))


def decided(table: Table, terms: Sequence[str]) -> DocState:
    mentions = [
        Mention(2 * n, 2 * n + 1, LOC, term, (term,) if table.people(term) else ())
        for n, term in enumerate(terms)
    ]
    return decide("x " * len(terms), mentions, table, Options(k=K, confidence=CONFIDENCE))


def fitting(whole: np.ndarray, state: DocState) -> int:
    fits: Any = slice(None)
    for key in (term.key for term in state.terms if term.stays):
        column, value = map(int, key.split("="))
        found = np.flatnonzero(whole[column][fits] == value)
        fits = found if isinstance(fits, slice) else fits[found]
    return whole.shape[1] if isinstance(fits, slice) else len(fits)


class Cases:
    """Releases, added up: what was promised and estimated, and what is so."""

    def __init__(self) -> None:
        self.true: list[int] = []
        self.fits: list[dict[str, Any]] = []
        self.kept = self.terms = 0

    def add(self, state: DocState, true: int) -> None:
        self.kept += sum(term.stays for term in state.terms)
        self.terms += len(state.terms)
        self.true.append(true)
        self.fits.append(state.fits)

    def plain(self) -> dict[str, Any]:
        pairs = list(zip(self.true, self.fits, strict=True))
        few = sum(true < K for true in self.true)
        less = sum(true < fits["promised"] for true, fits in pairs)
        inside = [a <= true <= b for true, fits in pairs for _, a, b in [fits["estimated"]]]
        interval = binomtest(few, len(pairs)).proportion_ci(method="exact")
        return {
            "releases": len(pairs),
            "below_k": few / len(pairs),
            "below_k_interval": [round(interval.low, 4), round(interval.high, 4)],
            "below_promised": less / len(pairs),
            "inside_estimated": sum(inside) / len(pairs),
            "needed": dict(sorted(Counter(fits["needed"] for fits in self.fits).items())),
            "terms_kept": self.kept / self.terms,
        }


def texts_of(rng: np.random.Generator, whole: np.ndarray, number: int) -> Iterator[list[str]]:
    """What texts say about people of the population: 3 to 10 of their attributes."""
    for person in rng.integers(whole.shape[1], size=number):
        chosen = rng.choice(len(whole), min(rng.integers(3, 11), len(whole)), replace=False)
        yield [f"{column}={whole[column, person]}" for column in sorted(chosen)]


def drawn(rng: np.random.Generator, whole: np.ndarray, number: int, sampling: str) -> np.ndarray:
    """A simple random sample, or one whose attributes depend on the region alone."""
    sample = whole[:, rng.choice(whole.shape[1], number, replace=False, shuffle=False)]
    if sampling == SYNTHETIC:
        region = sample[0]
        order = np.argsort(region, kind="stable")
        for column in sample[1:]:
            column[order] = column[np.lexsort((rng.random(number), region))]
    return sample


def of_whole(
    whole: np.ndarray,
    number: int,
    texts: int,
    sampling: str = SIMPLE_RANDOM,
    margins: Sequence[int] = (1,),
) -> list[dict[str, Any]]:
    """One result a margin; each of five samples decides on a fifth of the texts."""
    rng, cases = np.random.default_rng(SEED), [Cases() for _ in margins]
    for _ in range(5):
        sample = drawn(rng, whole, number, sampling)
        table = Table(sample, Population("whole", whole.shape[1], sampling))
        for terms in texts_of(rng, whole, texts // 5):
            for population.MARGIN, found in zip(margins, cases, strict=True):
                state = decided(table, terms)
                found.add(state, fitting(whole, state))
    return [{"people": whole.shape[1], "sample": number, **found.plain()} for found in cases]


def register(rows: Iterator[dict[str, Any]], names: Sequence[str]) -> np.ndarray:
    columns = [[str(row.get(name) or "")[:4 if "birth" in name else 40] for name in names]
               for row in rows]  # fmt: skip
    return np.stack([np.unique(c, return_inverse=True)[1] for c in zip(*columns, strict=True)])


def main() -> None:
    output, samples = Path("population.json"), [5_000, 50_000, 500_000]
    args = arguments(
        __doc__, "data", output=output, texts=400, people=PEOPLE, only="", samples=samples
    )
    rows = json.loads(args.output.read_text(encoding="utf8")) if args.output.exists() else []
    result: dict[str, Any] = {row["what"]: row for row in rows}

    def keep(name: str, figures: dict[str, Any]) -> None:
        command = COMMAND if args.people == PEOPLE else f"{COMMAND} --people {args.people}"
        result[name] = {"what": name, "figure": figures, "command": command}
        print(name, json.dumps(figures), flush=True)
        rows = json.dumps(list(result.values()), indent=1)
        args.output.write_text(rows + "\n", encoding="utf8")

    persons = args.data / "persons"
    with (persons / "congress-legislators.csv").open(encoding="utf8") as file:
        names = ("birthday", "gender", "type", "state", "district", "party", "last_name")
        tables = {"Congress": register(csv.DictReader(file), names)}
    names = ("gender", "nationality", "place_of_death", "place_of_birth", "profession",
             "institution", "cause_of_death", "religion", "ethnicity")  # fmt: skip
    tables["FB13"] = register(read(persons / "fb13-persons.jsonl.gz"), names)
    for name, whole in tables.items() if args.only in ("", "registers") else ():
        for share in (0.05, 0.2, 0.5):
            (figures,) = of_whole(whole, round(whole.shape[1] * share), 2 * args.texts)
            keep(f"{name}, {share:.0%}", figures)
    for name, model in MODELS.items():
        if args.only not in ("", name):
            continue
        whole = model(np.random.default_rng(SEED), args.people)
        name += "" if args.people == PEOPLE else f" of {args.people // 10**6} million"
        for number in args.samples:
            keep(f"{name}, sample of {number}", *of_whole(whole, number, args.texts))
        found = of_whole(whole, 300_000, args.texts // 2, SYNTHETIC, MARGINS)
        for margin, figures in zip(MARGINS, found, strict=True):
            keep(f"{name}, synthetic sample, margin {margin}", figures)


if __name__ == "__main__":
    main()
