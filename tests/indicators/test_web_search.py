from collections.abc import Sequence

import pytest
from index_documents import Document, build_index

from spacy_kanon.indicators.search import Found
from spacy_kanon.indicators.web_search import WebSearch, make_web_search
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
    refused("KN300", make_web_search)
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
