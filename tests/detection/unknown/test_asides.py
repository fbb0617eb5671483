"""Unknown mentions that tell nothing about anybody are no mentions; in doubt they are."""

from dataclasses import replace

import pytest

from spacy_kanon.detection.analysis import Analysis
from spacy_kanon.detection.detect import checked_chance, detect, without_asides
from spacy_kanon.lang.en.rules import ENGLISH
from spacy_kanon.names import RULES
from spacy_kanon.types import Mention
from tests.refusals import refused


class Chances:
    """Says of the mentions of a text what a test wants."""

    def __init__(self, tokens, chances):
        self.tokens, self.chances = tokens, chances

    def chance(self, first, last, kind, *, source, times, tag=""):
        return self.chances.get(self.tokens.written(first, last), 1.0)


def left_of(text, chances, *, below=0.5, fixed=(), sources=(RULES,)):
    analysis = Analysis.of_plain(text)
    analysis.language = replace(ENGLISH, clues=lambda use: Chances(use.layout.tokens, chances))
    mentions = detect(analysis)
    bounds = [(text.index(phrase), phrase) for phrase in fixed]
    others = [Mention(at, at + len(phrase), "LOC", phrase) for at, phrase in bounds]
    telling = without_asides(analysis, mentions, below, sources=frozenset(sources), fixed=others)
    gone = [mention for mention in mentions if mention not in telling]
    assert telling == [mention for mention in mentions if mention not in gone]  # In their order.
    return [text[mention.start : mention.end] for mention in gone]


def test_what_is_left_out(text, chances, gone):
    assert left_of(text, chances) == gone


def test_terms_and_what_others_marked_stay(options, gone):
    assert left_of("It runs on Instagram.", {"Instagram": 0.1}, **options) == gone


@pytest.mark.parametrize("chance", [-0.1, 1.1, "0.05", True, None, float("nan")])
def test_a_chance_that_is_none_is_refused(chance):
    refused("KN381", checked_chance, chance)
