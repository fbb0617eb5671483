import random

import pytest
import spacy
from hypothesis import given, settings
from hypothesis import strategies as st
from spacy.matcher import PhraseMatcher
from spacy.tokens import Doc
from spacy.util import filter_spans
from spacy.vocab import Vocab

from spacy_kanon.detection.analysis import Analysis
from spacy_kanon.detection.gazetteer import TermWalker, find_mentions, longest_first
from spacy_kanon.names import DATETIME, PERSON
from spacy_kanon.text.normalization import normalize_key
from spacy_kanon.text.token_text import TokenText
from tests.refusals import refused

from ..fakes import FakeKnowledge

NLP = spacy.blank("en")


def bounds(doc: Doc) -> tuple[list[int], list[int]]:
    return [token.idx for token in doc], [token.idx + len(token) for token in doc]


def found(text: str, knowledge: FakeKnowledge, case: str = "exact") -> list[tuple[str, str]]:
    """Each mention as it stands in the text, with its key."""
    doc = NLP(text)
    mentions = find_mentions(
        Analysis(text, *bounds(doc)), knowledge, walker=TermWalker(knowledge, case)
    )
    assert all(doc.char_span(one.start, one.end) is not None for one in mentions)
    assert mentions == sorted(mentions, key=lambda one: one.start)
    return [(text[one.start : one.end], one.key) for one in mentions]


PLACES = FakeKnowledge(
    {
        "Oslo": [0, 1],
        "New York": [1],
        "New York City": [2],
        "City Hall": [3],
        "Zoë Müller": [4],
        "Jean-Paul Sartre": [5],
        "O'Brien": [6],
        "Łódź": [7],
        "geologist": [8],
    }
)


def test_longest_terms_on_token_boundaries(text, expected):
    assert [surface for surface, _ in found(text, PLACES)] == expected


def test_no_trick_hides_a_term(text, key):
    assert [k for _, k in found(f"He saw {text} there", PLACES)] == [normalize_key(key)]


def test_a_term_does_not_cross_a_paragraph():
    assert found("in New\n\nYork", PLACES) == []


DATES = FakeKnowledge(
    {
        "date/1972-05-23": [0],
        "date/1972-05": [0, 1],
        "date/1972": [0, 1, 2],
        "May": [3],
        "1972": [4],
        "name/T Jasper": [0],
        "Thomas": [0, 1],
        "Jasper": [0],
    },
    kinds={"May": PERSON},
)


def test_dates_and_initials(text, expected):
    assert found(text, DATES) == expected


def test_a_date_has_a_kind_and_all_readings_that_the_base_has():
    knowledge = FakeKnowledge({"date/1972-06-05": [0], "date/1972-05-06": [1]})
    doc = NLP("on 5/6/1972")
    (mention,) = find_mentions(Analysis(doc.text, *bounds(doc)), knowledge)
    assert mention.kind == DATETIME
    assert set(mention.keys) == {"date/1972-06-05", "date/1972-05-06"}
    assert mention.key == mention.keys[0]


ORDINARY = FakeKnowledge(
    {word: [0] for word in ("Will", "May", "Rose", "Young", "In", "The", "the", "Will Young")}
)


def test_ordinary_words_need_evidence(text, expected):
    assert [surface for surface, _ in found(text, ORDINARY)] == expected


def test_case():
    folded = FakeKnowledge({"Oslo": [0], "Rose": [1]}, folded=True)
    assert found("OSLO and oslo", folded, case="folded") == [
        ("OSLO", "fold/oslo"),
        ("oslo", "fold/oslo"),
    ]
    assert found("OSLO and oslo", folded) == []
    assert found("prices rose, said Rose", folded, case="folded") == [("Rose", "fold/rose")]


@pytest.mark.parametrize("text", ["in 1972.Jasper came", "Oslo\u200b.Bergen"])
def test_a_token_that_says_more_than_its_term_has_unknown_risk(text):
    knowledge = FakeKnowledge({"date/1972": [0], "Oslo": [1]})
    starts = [at for at in range(len(text)) if at == 0 or text[at - 1] == " "]
    ends = [at for at in range(1, len(text) + 1) if at == len(text) or text[at] == " "]
    (mention,) = find_mentions(Analysis(text, starts, ends), knowledge)
    assert mention.keys == ()
    assert mention.key in ("1972.Jasper", "Oslo.Bergen")


def test_wrong_options_are_refused():
    refused("KN222", TermWalker, PLACES, "folded")
    refused("KN221", TermWalker, PLACES, "lower")
    refused("KN220", Analysis, "a b", [2, 0], [3, 1])
    refused("KN220", Analysis, "a", [0], [5])


def phrase_matcher_spans(doc: Doc, terms: list[Doc]) -> list[tuple[int, int]]:
    matcher = PhraseMatcher(doc.vocab, attr="ORTH")
    matcher.add("TERM", terms)
    return [(span.start, span.end) for span in filter_spans(matcher(doc, as_spans=True))]


def walked_spans(doc: Doc, knowledge: FakeKnowledge) -> list[tuple[int, int]]:
    tokens = TokenText.of(doc.text, *bounds(doc))
    return [(one.first, one.last) for one in longest_first(TermWalker(knowledge).find(tokens))]


WORDS = st.lists(st.sampled_from(["a", "b", "c", "ab", "-", "É"]), min_size=1, max_size=4)


@settings(max_examples=150, deadline=None)
@given(terms=st.lists(WORDS, min_size=1, max_size=8), words=st.lists(WORDS, max_size=8))
def test_same_spans_as_phrase_matcher_and_filter_spans(terms, words):
    vocab = Vocab()
    doc = Doc(vocab, words=[normalize_key(word) for part in words for word in part])
    normalized = [[normalize_key(word) for word in term] for term in terms]
    knowledge = FakeKnowledge({" ".join(term): [0] for term in normalized})
    docs = [Doc(vocab, words=term) for term in normalized]
    assert walked_spans(doc, knowledge) == phrase_matcher_spans(doc, docs)


def test_same_spans_as_phrase_matcher_on_sentences():
    chance = random.Random(0)
    given_names, places = ["Ann", "Bo", "Carl", "Dee"], ["Oslo", "New York", "St. Louis", "Aix"]
    names = [f"{first} {last}" for first in given_names for last in ("Berg", "O'Hara", "Lo-Ruiz")]
    surfaces = [*given_names, *places, *names, "University of Oslo", "New York University"]
    texts = [
        " ".join(
            f"{chance.choice(names)} ({chance.choice(given_names)}) left the "
            f"{chance.choice(surfaces)} for {chance.choice(places)}, and {chance.choice(surfaces)}."
            for _ in range(20)
        )
        for _ in range(10)
    ]
    knowledge = FakeKnowledge({surface: [0] for surface in surfaces})
    terms = list(NLP.pipe(surfaces))
    for doc in NLP.pipe(texts):
        assert walked_spans(doc, knowledge) == phrase_matcher_spans(doc, terms)


@settings(max_examples=150, deadline=None)
@given(st.text(max_size=60))
def test_any_text_is_searched(text):
    found(text, PLACES)


def test_input_is_not_changed():
    starts, ends = [0], [4]
    find_mentions(Analysis("Oslo", starts, ends), PLACES)
    assert (starts, ends) == ([0], [4])


def test_long_text_takes_linear_time():
    text = "He left Oslo for New York City. " * 4000
    doc = NLP.make_doc(text)
    assert len(find_mentions(Analysis(text, *bounds(doc)), PLACES)) == 8000
