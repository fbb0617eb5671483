import pytest

from spacy_kanon.indicators.kb_support import KbSupport, make_kb_support
from tests.fakes import FakeKnowledge
from tests.refusals import refused

from .samples import spanned

TEXT = (
    "The geologist Ann of Oslo and of Bergen. The geologist of Oslo met Thomas Jasper. "
    "He met Thomas Berg."
)
KNOWLEDGE = FakeKnowledge(
    {
        "geologist": range(10),
        "Oslo": range(8, 20),
        "Bergen": [1, 30],
        "Thomas": range(40),
        "Berg": range(20, 60),
    },
    kinds={"Thomas": "PERSON", "Berg": "PERSON"},
)


def test_counts(surface, score, risky, note):
    (found,) = KbSupport(KNOWLEDGE, k=5)(spanned(TEXT, (surface, "MISC")))
    assert (found.score, found.risky, bool(found.note)) == (pytest.approx(score), risky, note)


def test_settings():
    assert KbSupport(KNOWLEDGE).fingerprint == KNOWLEDGE.fingerprint
    refused("KN300", KbSupport, KNOWLEDGE, k=0)


def test_the_sample():
    (found,) = make_kb_support()(spanned(TEXT, ("Oslo", "LOC")))
    assert 0 < found.score < 1
