"""The linkage audit against its literal version: all phrases, all combinations."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spacy_kanon.errors import KanonError
from spacy_kanon.evaluation.linkage_audit import audit_linkage, summarize_linkage, text_phrases
from spacy_kanon.evaluation.reidentification import Background, Target

BACKGROUND = Background.from_pairs(
    [
        ("Ada", "Weaver from Bergen. Born 1901."),
        ("Bo", "Pilot from Bergen. Born 1890."),
        ("Cy", "Weaver from Turku. Born 1890."),
    ]
)


def audit(text, person="Ada", **options):
    return audit_linkage(BACKGROUND, [Target("t", person, text)], **options)[0]


@pytest.mark.parametrize(
    "text,correct,wrong,named",
    [
        ("Born 1901", {1: 1}, {}, "Ada"),  # "1901" alone is enough, "born 1901" is not minimal
        ("A weaver of Bergen", {2: 1}, {}, "Ada"),
        ("Weaver from Bergen", {1: 1, 2: 1}, {}, "Ada"),
        ("weaver *** Bergen", {2: 1}, {}, "Ada"),  # no phrase runs across a mask
        ("A pilot", {}, {1: 1}, "Bo"),
        ("1901, 1890, pilot", {1: 1}, {1: 1}, None),  # both have as many
        ("born in Oslo", {}, {}, None),
        ("*** *** ***", {}, {}, None),
        ("", {}, {}, None),
    ],
)
def test_links(text, correct, wrong, named):
    found = audit(text)
    assert (found.correct, found.wrong, found.named) == (correct, wrong, named)
    assert found.complete


def test_examples_name_phrases_and_person():
    (link,) = audit("A weaver of Bergen").examples
    assert link.phrases == ("weaver", "bergen")
    assert link.person == "Ada"


def test_phrases_stay_inside_sentences():
    assert [" ".join(p) for p in text_phrases("Go up. *** Sit", 2)] == ["go", "go up", "up", "sit"]


def test_budget_ends_the_search_and_says_so():
    found = audit("weaver Bergen born", budget=1)
    assert not found.complete
    assert summarize_linkage([found]).incomplete == 1


def test_summary():
    texts = {"1": "1901", "2": "A weaver of Bergen", "3": "pilot", "4": ""}
    found = audit_linkage(BACKGROUND, [Target(i, "Ada", text) for i, text in texts.items()])
    summary = summarize_linkage(found)
    assert summary.linked == {1: 0.25, 2: 0.5, 3: 0.5}
    assert (summary.named, summary.misnamed) == (0.5, 0.25)


@pytest.mark.parametrize("option", ["max_words", "max_size", "budget"])
def test_bad_limits(option):
    with pytest.raises(KanonError, match="KN651"):
        audit("text", **{option: 0})


def literal_links(background, text, max_size):
    """Sets of single words that one person has and none of whose parts one person has."""
    holders = {
        word: frozenset(
            person
            for person, documents in zip(background.people, background.documents, strict=True)
            if word in documents[0].split()
        )
        for word in text.split()
    }
    words = [word for word in holders if holders[word]]
    found = []
    for size in range(1, max_size + 1):
        for chosen in combinations(words, size):
            people = frozenset.intersection(*(holders[word] for word in chosen))
            parts = [c for n in range(1, size) for c in combinations(chosen, n)]
            unique = [
                len(frozenset.intersection(*(holders[word] for word in part))) == 1
                for part in parts
            ]
            if len(people) == 1 and not any(unique):
                found.append((size, holders_key(holders, chosen)))
    # Words with the same holders are one phrase to the audit.
    return sorted(set(found), key=repr)


def holders_key(holders, chosen):
    return tuple(sorted(tuple(sorted(holders[word])) for word in chosen))


VOCABULARY = ["kappa", "lamed", "mim", "nun", "omega", "pe"]


@settings(max_examples=150, deadline=None)
@given(
    documents=st.lists(
        st.lists(st.sampled_from(VOCABULARY), min_size=1, max_size=6), min_size=2, max_size=7
    ),
    text=st.lists(st.sampled_from(VOCABULARY), max_size=6),
    max_size=st.integers(1, 4),
)
def test_equals_the_literal_search(documents, text, max_size):
    background = Background.from_pairs(
        (f"p{i}", " ".join(words)) for i, words in enumerate(documents)
    )
    targets = [Target("t", "p0", " ".join(text))]
    (found,) = audit_linkage(background, targets, max_words=1, max_size=max_size)
    total = {n: found.correct.get(n, 0) + found.wrong.get(n, 0) for n in range(1, max_size + 1)}
    expected = literal_links(background, " ".join(text), max_size)
    # Single unique words are counted each, combinations once for each set of holders.
    for size in range(2, max_size + 1):
        distinct = [key for n, key in expected if n == size and len(set(key)) == size]
        assert total[size] == len(distinct)
    held = [word for word in set(text) if sum(word in words for words in documents) == 1]
    assert total[1] == len(held)
