"""No text keeps the others waiting: time limits, and pieces for what is quadratic in spaCy."""

import multiprocessing
import os
import pickle
import signal
import time
from datetime import date, timedelta

import pytest
import spacy
from hypothesis import given, settings
from hypothesis import strategies as st
from spacy.language import Language

from spacy_kanon.errors import KanonError
from spacy_kanon.release.runner import (
    LONGEST,
    SIGNS,
    PieceTokenizer,
    Recipe,
    cut,
    make_release_runner,
)
from tests.fakes import pipeline
from tests.growth import assert_linear

NLP = spacy.blank("en")
LONG = LONGEST + 500


@pytest.mark.parametrize(
    "sign", ["(", ")", "[", "'", ".", "-", "a", "1", "a.", "(a)", "😀", "\u0301"]
)
def test_a_long_stretch_takes_linear_time(sign):
    def cut_up(size):
        text = sign * (size // len(sign))
        assert PieceTokenizer(NLP.tokenizer)(text).text == text

    assert_linear(cut_up, 40_000)


@settings(deadline=None, max_examples=30)
@given(st.lists(st.sampled_from(["Ann ", "(", ")(", "x" * LONG, "(" * LONG, "a.b@" * 600, "\n"])))
def test_the_text_stays_and_no_piece_is_too_long(parts):
    text = "".join(parts)
    pieces = cut(text)
    assert "".join(pieces) == text
    assert all(len(stretch) <= LONGEST for piece in pieces for stretch in piece.split())
    doc = PieceTokenizer(NLP.tokenizer)(text)
    assert doc.text == text
    if len(pieces) == 1:
        assert [t.text for t in doc] == [t.text for t in NLP.tokenizer(text)]


def test_no_word_is_cut_and_brackets_do_not_stall():
    text = "(" * (SIGNS - 2) + "Milton" * 5 + "(" * LONGEST + "Frome"
    words = [token.text for token in PieceTokenizer(NLP.tokenizer)(text)]
    assert "Milton" * 5 in words and words[-1] == "Frome"
    tokenizer = pickle.loads(pickle.dumps(PieceTokenizer(NLP.tokenizer)))
    assert tokenizer("Ann left.").text == "Ann left."
    texts = ["Ann Xyzzy left.", "(" * 50_000 + "Bo Quux" + ")" * 50_000, "Bo Quux left."]
    outcomes = list(make_release_runner(Recipe(verify=True)).run(texts))
    assert [outcome.problem for outcome in outcomes] == [None] * 3
    assert "Quux" not in outcomes[1].record["masked_text"]


@pytest.mark.parametrize("guarantee", ["joint", "combinations"])
def test_thousands_of_distinct_dates_take_linear_time(guarantee):
    days = [date(1900, 1, 1) + timedelta(days=number) for number in range(2_000)]
    nlp = pipeline(kanon_masker={"guarantee": guarantee})
    if guarantee == "joint":
        nlp.add_pipe("wikidata_generalizer")
    nlp("On 2 May 1990 it rained.")

    def sanitize(count):
        text = " ".join(f"On {day.day} {day:%B} {day.year} it rained." for day in days[:count])
        doc = nlp(text)
        assert doc._.kanon["k_reached"] is None or doc._.kanon["k_reached"] >= 5
        released = doc._.sanitized_text or doc._.masked_text
        assert all(day.strftime("%B %Y") not in released for day in days[:count])

    assert_linear(sanitize, 2_000)


@Language.component("killed_on_xyzzy")
def killed_on_xyzzy(doc):
    if "Xyzzy" in doc.text:
        os.kill(os.getpid(), signal.SIGKILL)
    return doc


@pytest.mark.skipif(os.name != "posix", reason="needs signals of POSIX")
def test_a_worker_that_is_killed_is_an_error_and_no_waiting(tmp_path):
    pipeline("killed_on_xyzzy").to_disk(tmp_path / "killed")
    texts = [*["Bo left."] * 200, "Ann Xyzzy left.", *["Bo left. " * 300] * 400]
    began = time.monotonic()
    with pytest.raises(KanonError, match="KN349"):
        list(make_release_runner(Recipe(pipeline=str(tmp_path / "killed"))).run(texts, n_process=2))
    assert time.monotonic() - began < 60
    assert not multiprocessing.active_children()


@Language.component("slow_on_xyzzy")
def slow_on_xyzzy(doc):
    until = time.monotonic() + (60 if "Xyzzy" in doc.text else 0)
    while time.monotonic() < until:
        pass
    return doc


@pytest.mark.parametrize("n_process", [1, 2])
def test_a_text_that_takes_too_long_is_a_problem_and_the_others_go_on(tmp_path, n_process):
    pipeline("slow_on_xyzzy").to_disk(tmp_path)
    recipe = Recipe(pipeline=str(tmp_path), timeout=0.5)
    texts = ["Bo left.", "Ann Xyzzy left.", "Cy left."]
    outcomes = list(make_release_runner(recipe).run(texts, n_process=n_process))
    problems = [outcome.problem for outcome in outcomes]
    assert problems[0] is None and problems[2] is None
    assert "KN347" in problems[1]
