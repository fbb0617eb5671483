"""No sign beside a name, a job or a date uncovers it, and the bounds are those of tokens."""

from itertools import pairwise

import pytest
import spacy

from spacy_kanon.components.doc_spans import analysis_of, cut_at_borders
from spacy_kanon.detection.analysis import Analysis
from spacy_kanon.detection.detect import detect

from ..examples import examples
from ..fakes import knowledge_of

NLP = spacy.blank("en")
KNOWLEDGE = knowledge_of(examples(__file__)["knowledge"])
NEVER_SEEN, WELL_KNOWN, RARE_JOB, PLAIN_JOB, YEAR, DAY = (
    "Zorvath", "Hemingway", "volcanologist", "singer", "1978", "12 May 1972",
)  # fmt: skip
SIGNS = "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~"
UNICODE_SIGNS = "–—―‐‑−“”„«»‘’…•·¿¡§¶†"
CONTEXTS = [*SIGNS, *UNICODE_SIGNS, *examples(__file__)["markup"]]


def written(context: str, term: str) -> list[str]:
    """A term in a context; a sign stands before it, behind it, around it, doubled and in words."""
    if "{}" in context:
        return [context.replace("{}", term)]
    forms = ["={}", "{}=", "={}=", "=={}", "==={}===", "a={}", "{}=b", "a={}=b", "yes.={}"]
    return [form.replace("=", context).replace("{}", term) for form in forms]


def detected(text: str):
    doc = cut_at_borders(NLP.make_doc(text))
    mentions = detect(analysis_of(doc), KNOWLEDGE)
    assert all(doc.char_span(mention.start, mention.end) is not None for mention in mentions)
    assert all(left.end <= right.start for left, right in pairwise(mentions))
    return mentions


def test_contexts_are_enough_and_names_end_with_a_sentence():
    assert len(CONTEXTS) == len(set(CONTEXTS)) >= 106
    text = 'She went to Oslo."Zorvath left'
    surfaces = [text[mention.start : mention.end] for mention in detected(text)]
    assert "Oslo" in surfaces and len(surfaces) == 2


@pytest.mark.parametrize("term", [NEVER_SEEN, WELL_KNOWN, RARE_JOB, PLAIN_JOB, YEAR, DAY])
@pytest.mark.parametrize("context", CONTEXTS)
def test_nothing_of_a_term_is_left_by_the_signs_around_it(context, term):
    for phrase in written(context, term):
        for frame in ("We met {} there.", "{}", "He left. {} and her dog stayed"):
            text = frame.replace("{}", phrase)
            at = text.index(term)
            covered = {i for mention in detected(text) for i in range(mention.start, mention.end)}
            visible = [text[i] for i in range(at, at + len(term)) if i not in covered]
            assert not "".join(visible).strip(), text


def test_a_token_has_the_keys_of_the_term_if_it_says_nothing_else(text, term, keys):
    at = text.index(term)
    mentions = [mention for mention in detected(text) if mention.start <= at < mention.end]
    assert [mention.keys for mention in mentions] == [keys]


def test_signs_make_no_mention_of_ordinary_words(text):
    assert detected(text) == []


@pytest.mark.parametrize("piece", ["-", "_a", "<b>", "\\n", '."', "/x/", "cook_"])
def test_a_token_of_a_hundred_thousand_signs_takes_linear_time(piece):
    text = piece * (100_000 // len(piece))
    detect(Analysis(text, [0], [len(text)]), KNOWLEDGE)
