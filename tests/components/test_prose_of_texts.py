"""What a reader must never see in a generalized text, over many texts of all sorts.

Bare "X" and "DATE", equal wordings side by side, ranges with equal ends, half a pair of quotation
marks or brackets: none that the text did not have itself. And what no text may lose by it: its
offsets, its way back, its count.
"""

import json
import re
from collections import Counter
from itertools import pairwise

import pytest
from _everyday_texts import read_everyday

from spacy_kanon.names import KANON_REPORT
from spacy_kanon.release.record import rewritten
from spacy_kanon.text.reversible_map import make_map, restore

from ..examples import SHARED
from ..fakes import pipeline
from .conftest import DUMP, biographies, needs_real_data

BARE = {
    "X": re.compile(r"(?<![\w-])X(?:th)?(?![\w-])"),
    "DATE": re.compile(r"(?<!\w)(?:DATE|HOUR|SPAN|SUM)(?!\w)"),
    "range": re.compile(
        r"(?i)\b(?:from|between) ((?:the )?[\w ]{3,40}?) (?:to|until|till|through|and) \1(?!\w)"
        r"|(the (?:(?:early|mid|late) )?\d{2,4}(?:th century|st century|s)) ?[-–] ?\2(?!\w)"
    ),
}
BESIDE = re.compile(r" ?[,/;&–-]*[ \xa0]?(?:and|or)?[ ,/;&–-]?(?:(?:an?|the) )?")
PAIRS = ("()", "[]", "“”", '""')


def faults(text, released):
    """The faults of a released text that its original does not have, by kind."""
    found = Counter()
    for name, pattern in BARE.items():
        new = len(pattern.findall(released.text)) - len(pattern.findall(text))
        found[name] += max(0, new)
    spans = [
        (start, start + len(one.text), re.sub(r"^(?:an?|the) ", "", one.text.casefold()))
        for start, one in zip(released.starts, released.replacements, strict=True)
        if one.text.strip()
    ]
    for (_, end, left), (start, _, right) in pairwise(spans):
        between = released.text[end:start]
        found["neighbours"] += (
            left == right and "  " not in between and bool(BESIDE.fullmatch(between))
        )
    for opening, closing in PAIRS:
        found["pairs"] += _odd(released.text, opening, closing) > _odd(text, opening, closing)
    return +found


def _odd(text, opening, closing):
    if opening == closing:
        return text.count(opening) % 2
    return abs(text.count(opening) - text.count(closing))


def check(nlp, texts):
    seen = Counter()
    for text in texts:
        doc = nlp(text)
        released = rewritten(doc)
        assert released.text == doc._.sanitized_text
        assert not doc._.get(KANON_REPORT)["generalization"]["breaches"]
        assert restore(released.text, make_map(text, released)) == text
        seen += faults(text, released)
        seen["texts"] += 1
    return seen


def everyday():
    return [text.text for half in ("practice", "seen", "unseen") for text in read_everyday(half)]


@pytest.mark.parametrize("fault", ["3 X", "on DATE", "from the 1950s to the 1950s", "a (b", "a a"])
def test_the_faults_are_seen(fault):
    """A check that finds nothing has to be able to."""
    from spacy_kanon.text.rewriting import Replacement, rewrite

    words = fault.split(" ")
    places = [Replacement(0, 1, words[0]), Replacement(2, 3, " ".join(words[1:]))]
    assert faults("1 2", rewrite("1 2", places))


def test_bundled_texts_read_without_faults():
    nlp = pipeline("kanon_masker", "wikidata_generalizer")
    assert check(nlp, everyday()[::16]) == {"texts": 8}


@pytest.mark.system
@needs_real_data
def test_a_thousand_texts_read_without_faults(wikidata_kb, wikidata_ontology):
    """Biographies strided over the corpus, court judgments, letters and notes."""
    texts = biographies(10)[:765]
    for name in ("dev", "train"):
        texts += [case["text"] for case in json.loads((SHARED / f"tab/{name}.json").read_text())]
    settings = {"kanon_masker": {"kb": str(wikidata_kb.path)}}
    nlp = pipeline(**settings, wikidata_generalizer={"ontology": str(wikidata_ontology)})
    texts += everyday()
    seen = check(nlp, texts)
    assert seen == {"texts": len(texts)}
    assert len(texts) >= 1000 and DUMP.exists()
