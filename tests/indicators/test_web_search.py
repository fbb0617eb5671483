import math
import pickle
import sqlite3
from collections.abc import Sequence
from itertools import chain, combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from index_documents import Document, build_index

from spacy_kanon.indicators.search import DocumentIndex, Found
from spacy_kanon.indicators.web_search import WebSearch, cheapest_masks, make_web_search
from tests.examples import examples
from tests.refusals import refused

from .samples import spanned

TEXT = "Ann Lee, a geologist from Bergen, climbed Galdhøpiggen. Lee lives in Norway."
SPANS = (
    ("Ann Lee", "PERSON"), ("geologist", "DEM"), ("Bergen", "LOC"), ("Galdhøpiggen", "LOC"),
    ("Norway", "LOC"),
)  # fmt: skip
PEOPLE = {
    "ann": "Ann Lee is a geologist of Bergen in Norway who climbed Galdhøpiggen.",
    **{f"g{i}": f"Somebody {i} is a geologist in Norway." for i in range(10)},
    **{f"b{i}": f"Somebody {i} is a climber of Bergen in Norway." for i in range(20)},
}
cases = st.integers(1, 7).flatmap(
    lambda n: st.tuples(
        st.lists(st.sets(st.integers(0, n - 1), min_size=1, max_size=3), max_size=8),
        st.lists(st.integers(1, 20), min_size=n, max_size=n),
    )
)
DOCUMENTS = [Document(*row) for row in examples(__file__)["documents"]]


class Counted:
    """An engine over a few documents that counts its queries; newest documents come first."""

    fingerprint = "x"

    def __init__(self, documents: dict[str, str], budget: int = 1000) -> None:
        self.documents = documents
        self.budget = budget
        self.queries: list[tuple[str, ...]] = []

    @property
    def size(self) -> int:
        return len(self.documents)

    def search(self, phrases: Sequence[str], limit: int) -> Found | None:
        if len(self.queries) >= self.budget:
            return None
        self.queries.append(tuple(phrases))
        names = [n for n, text in self.documents.items() if all(p in text for p in phrases)]
        return Found(tuple(names[::-1][:limit]), len(names))


def decisions(found) -> list[bool]:
    return [one.risky for one in found]


def test_queries_of_phrases_and_pairs():
    found = WebSearch(Counted(PEOPLE), max_phrases=1, results=5)(spanned(TEXT, *SPANS))
    # Only the mountain leads to her: the others have too many results before her.
    assert decisions(found) == [True, False, False, True, False]
    assert found[3].score == 1.0 and found[1].score == 0.0
    engine = Counted(PEOPLE)
    found = WebSearch(engine, max_phrases=2, results=5)(spanned(TEXT, *SPANS))
    # geologist + Bergen lead to her alone; geologist is said of 11 people, Bergen of 21.
    assert found[1].score == found[2].score == 1.0
    assert decisions(found) == [True, False, True, True, False]
    assert ("geologist", "Bergen") in engine.queries
    assert not any("Galdhøpiggen" in query and len(query) > 1 for query in engine.queries[5:])
    engine = Counted({"ann": "Ann Lee is a geologist.", "x": "Bergen geologist Norway"})
    found = WebSearch(engine, max_phrases=3)(spanned(TEXT, *SPANS))
    assert decisions(found) == [True, True, False, False, False]
    assert all(len(query) == 1 or query[0] == "Ann Lee" for query in engine.queries)
    engine = WebSearch(Counted(PEOPLE))
    assert engine(spanned(TEXT)) == []
    (found,) = engine(spanned(TEXT, ("Bergen", "LOC")))
    assert found.risky and found.note


def test_a_person_is_looked_for_by_all_full_names():
    text = spanned(
        "Ann Marie Lee (Lee) of Bergen. A. Lee.",
        ("Ann Marie Lee", "PERSON"), ("Lee", "PERSON"), ("Bergen", "LOC"), ("A. Lee", "PERSON"),
    )  # fmt: skip
    engine = Counted({"a": "Ann Lee of Bergen", "b": "Bo Lee"})
    found = WebSearch(engine, max_phrases=1)(text)
    asked = [query[0] for query in engine.queries if "Lee" in query[0]]
    assert asked[:3] == ["Ann Marie Lee", "A. Lee", "Ann Lee"] and "Lee" not in asked
    assert found[2].score == 1.0 and not found[2].note
    # A single word is asked for only if there is no fuller name.
    engine = Counted({"b": "Bo Lee"})
    WebSearch(engine)(spanned("Lee sang in Oslo.", ("Lee", "PERSON"), ("Oslo", "LOC")))
    assert engine.queries[0] == ("Lee",)


def test_indexes_limits_and_settings(tmp_path):
    found = WebSearch(Counted({"x": "nothing of the kind"}))(spanned(TEXT, *SPANS))
    assert all(one.risky and "does not know" in one.note for one in found)
    found = WebSearch(Counted(PEOPLE), results=5, max_queries=2)(spanned(TEXT, *SPANS))
    assert decisions(found) == [True, False, True, True, True] or all(decisions(found)[2:])
    path = tmp_path / "index"
    build_index([Document(name, text) for name, text in PEOPLE.items()], path)
    found = make_web_search(path, max_phrases=1, results=5)(spanned(TEXT, *SPANS))
    assert found[0].risky and found[3].risky and not found[4].risky
    refused("KN300", make_web_search, tmp_path, backend=Counted(PEOPLE))
    refused("KN300", WebSearch, Counted(PEOPLE), max_phrases=4)
    refused("KN300", WebSearch, Counted(PEOPLE), results=0)
    refused("KN003", make_web_search, tmp_path / "none")


@pytest.mark.parametrize("budget", range(12))
def test_what_could_not_be_asked_is_not_safe(budget):
    full = WebSearch(Counted(PEOPLE), results=5)(spanned(TEXT, *SPANS))
    short = WebSearch(Counted(PEOPLE, budget), results=5)(spanned(TEXT, *SPANS))
    for one, other in zip(short, full, strict=True):
        assert one.risky or not one.note
        if budget < 10:
            assert one.risky >= other.risky


@given(cases)
def test_every_set_loses_a_member_and_no_mask_is_needless(case):
    sets, weights = case
    chosen = cheapest_masks(sets, weights)
    assert all(set(chosen) & one for one in sets)
    assert chosen == sorted(set(chosen))
    spans = range(len(weights))
    choices = chain.from_iterable(combinations(spans, size) for size in range(len(weights) + 1))
    valid = (choice for choice in choices if all(set(choice) & one for one in sets))
    least = min(sum(weights[i] for i in choice) for choice in valid)
    bound = least * (math.log(max(len(sets), 1)) + 1)
    assert sum(weights[i] for i in chosen) <= bound + 1e-9
    for i in chosen:
        assert not all((set(chosen) - {i}) & one for one in sets)


@pytest.fixture(scope="module")
def index(tmp_path_factory):
    path = tmp_path_factory.mktemp("index") / "people.sqlite"
    assert build_index(DOCUMENTS, path) == len(DOCUMENTS)
    return DocumentIndex(path)


def test_phrases(index, phrases, expected):
    found = index.search(phrases, 10)
    assert set(found.documents) == expected and found.total == len(expected)


def test_limit_total_size_and_fingerprint(index, tmp_path):
    found = index.search(["geologist"], 1)
    assert len(found.documents) == 1 and found.total == 2
    assert index.size == 4
    build_index(DOCUMENTS, tmp_path / "same.sqlite")
    build_index(DOCUMENTS[:3], tmp_path / "other.sqlite")
    assert DocumentIndex(tmp_path / "same.sqlite").fingerprint == index.fingerprint
    assert DocumentIndex(tmp_path / "other.sqlite").fingerprint != index.fingerprint
    index.search(["Oslo"], 1)
    assert pickle.loads(pickle.dumps(index)).search(["Oslo"], 9) == index.search(["Oslo"], 9)


def test_what_is_no_index(tmp_path, index):
    refused("KN711", build_index, [], tmp_path / "x.sqlite")
    refused("KN715", build_index, [DOCUMENTS[0], DOCUMENTS[0]], tmp_path / "x.sqlite")
    assert not list(tmp_path.iterdir())
    refused("KN003", DocumentIndex, tmp_path / "none")
    (tmp_path / "text").write_text("no database" * 100)
    refused("KN710", DocumentIndex, tmp_path / "text")
    other = sqlite3.connect(tmp_path / "other")
    other.execute("CREATE TABLE documents (id, name)")
    other.commit()
    other.close()
    refused("KN710", DocumentIndex, tmp_path / "other")
    data = index.path.read_bytes()
    (tmp_path / "cut").write_bytes(data[: len(data) // 2])
    refused("KN710", lambda: DocumentIndex(tmp_path / "cut").search(["Oslo"], 5))


def test_an_existing_index_is_replaced_only_on_request(tmp_path):
    build_index(DOCUMENTS, tmp_path / "x.sqlite")
    refused("KN004", build_index, DOCUMENTS, tmp_path / "x.sqlite")
    assert build_index(DOCUMENTS[:1], tmp_path / "x.sqlite", force=True) == 1
