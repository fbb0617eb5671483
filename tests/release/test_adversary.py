"""Whole output files, read with a knowledge base by an adversary who uses every field."""

import csv
import json
from collections import defaultdict
from functools import cache

import pytest
import spacy
from pyroaring import BitMap
from sample_texts import make_texts

from spacy_kanon import Sanitizer
from spacy_kanon.components.doc_spans import analysis_of
from spacy_kanon.kb.reader import open_kb
from spacy_kanon.names import KINDS
from spacy_kanon.release.audit import Auditor
from spacy_kanon.release.runner import Recipe
from spacy_kanon.release.sanitize import sanitize
from tests.commands import write_lines

K, TEXTS = 5, 150
FIELDS = {"id", "masked_text", "sanitized_text", "k", "invented", "spans"}


class Adversary:
    """Counts people whom a record fits: what stays, and what a span tells of a hidden phrase."""

    def __init__(self):
        self.kb = open_kb(None)
        self.auditor = Auditor(self.kb, K)
        self.tokenizer = spacy.blank("en").tokenizer
        rows, counts = self.kb.table()
        self.people = cache(self.find_people)
        self.terms = defaultdict(list)  # By length and number of people.
        for row, (bits, count) in enumerate(zip(rows["kinds"], counts, strict=True)):
            key = self.kb.key(row)
            self.terms[len(key), int(count)].append((key, int(bits)))

    def find_people(self, kind, length, count):
        """Everybody who has a term of a kind, a length and a number of people, where it is told."""
        bit = 1 << KINDS.index(kind) if kind in KINDS else 0
        fitting = (
            self.kb.people(key)
            for (size, number), terms in self.terms.items()
            if length in (None, size) and count in (None, number)
            for key, bits in terms
            if not bit or bits & bit
        )
        return BitMap.union(BitMap(), *fitting)

    def breaches(self, record):
        """Whether what stays, with one span or with all, fits 1 to k - 1 people."""
        text = record.get("sanitized_text", record.get("masked_text"))
        terms = self.auditor.audit(analysis_of(self.tokenizer(text))).terms
        everybody = BitMap(range(len(self.kb)))
        seen = BitMap.intersection(everybody, *(term.people for term in terms))
        told = []
        for span in record["spans"]:
            words = text[span["start"] : span["end"]]
            if span.get("masked", words == "***"):
                length = span["end"] - span["start"] if "masked" in span else None
                kind = span.get("label", span.get("kind"))
                told.append(seen & self.people(kind, length, span.get("k")))
        groups = [seen, *told, BitMap.intersection(seen, *told)]
        return any(0 < len(people) < K for people in groups)


@pytest.fixture(scope="module")
def adversary():
    return Adversary()


def records(path):
    with path.open(encoding="utf8", newline="") as file:
        if path.suffix == ".jsonl":
            return list(map(json.loads, file))
        return [{**row, "spans": json.loads(row["spans"])} for row in csv.DictReader(file)]


@pytest.mark.parametrize("generalize", [None, {}], ids=["masked", "generalized"])
def test_all_of_a_default_release_fits_k_people(tmp_path, generalize, adversary):
    source = write_lines(tmp_path / "in.jsonl", make_texts(TEXTS, seed=7))
    recipe = Recipe(config={"k": K}, generalize=generalize)
    sanitize(source, tmp_path / "out.jsonl", recipe, evidence=tmp_path / "why.jsonl")
    sanitize(source, tmp_path / "out.csv", recipe)
    for name in ("out.jsonl", "out.csv"):
        released = records(tmp_path / name)
        assert len(released) == TEXTS
        assert not any(adversary.breaches(record) for record in released)
        for record in released:
            assert record.keys() <= FIELDS
            assert all(span.keys() == {"start", "end", "label"} for span in record["spans"])
    # The adversary does find people: in the evidence, which is for the owner alone.
    assert sum(map(adversary.breaches, records(tmp_path / "why.jsonl"))) > TEXTS / 10


def test_what_python_and_the_service_answer_fits_k_people(adversary):
    texts = [text["text"] for text in make_texts(TEXTS, seed=7)]
    releases = list(Sanitizer(k=K).pipe(texts))
    answers = [{**release.report(), "masked_text": release.text} for release in releases]
    assert len(answers) == TEXTS and not any(map(adversary.breaches, answers))
