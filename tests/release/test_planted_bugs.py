"""Bugs put in on purpose, one a test: the second count and the audit have to catch each."""

from dataclasses import replace

import pytest
import spacy
from pyroaring import BitMap
from sample_texts import make_texts

from spacy_kanon.anonymity.decide import decide
from spacy_kanon.anonymity.state import GUARANTEES
from spacy_kanon.cli._util import SOME_BAD
from spacy_kanon.components.doc_spans import analysis_of
from spacy_kanon.detection import gazetteer
from spacy_kanon.detection.gazetteer import TermWalker
from spacy_kanon.kb.reader import KnowledgeBase, open_kb
from spacy_kanon.names import MASKED_TEXT
from spacy_kanon.release.audit import Auditor
from spacy_kanon.release.runner import Recipe, make_release_runner
from spacy_kanon.text.rewriting import Rewritten
from tests.commands import command, read_lines, write_lines

TEXTS = [entry["text"] for entry in make_texts(15)]
EVERYBODY = BitMap(range(open_kb().population))


def drop_every_second_term(monkeypatch):
    find = TermWalker.find
    monkeypatch.setattr(TermWalker, "find", lambda self, tokens: find(self, tokens)[::2])
    # Else the rules hide, as unknown, what is dropped.
    monkeypatch.setattr("spacy_kanon.detection.detect.find_candidates", lambda *_, **__: [])
    monkeypatch.setattr("spacy_kanon.detection.detect.obey", lambda _, mentions: mentions)


def drop_every_second_mention(monkeypatch):
    find = gazetteer.find_mentions
    monkeypatch.setattr(
        "spacy_kanon.components.kanon_masker.find_mentions",
        lambda *args, **options: find(*args, **options)[::2],
    )


def unchanged(text, replacements):
    return Rewritten(text, (), ())


def replace_nothing_in_what_is_written(monkeypatch):
    monkeypatch.setattr("spacy_kanon.components.kanon_masker.rewrite", unchanged)


def replace_nothing(monkeypatch):
    replace_nothing_in_what_is_written(monkeypatch)
    monkeypatch.setattr("spacy_kanon.release.record.rewrite", unchanged)


def show_the_decision_everybody(monkeypatch):
    monkeypatch.setattr(
        "spacy_kanon.anonymity.decide.people_with", lambda keys, knowledge: EVERYBODY
    )


def answer_everybody(monkeypatch):
    monkeypatch.setattr(KnowledgeBase, "people", lambda self, key: EVERYBODY)
    monkeypatch.setattr(KnowledgeBase, "count", lambda self, key: len(EVERYBODY))


def mask_nothing(monkeypatch):
    def decide_nothing(*args, **options):
        state = decide(*args, **options)
        kept = tuple(replace(decision, masked=False) for decision in state.decisions)
        return replace(state, decisions=kept)

    monkeypatch.setattr("spacy_kanon.components.kanon_masker.decide", decide_nothing)


BUGS = [
    drop_every_second_term, drop_every_second_mention, replace_nothing,
    replace_nothing_in_what_is_written, show_the_decision_everybody, answer_everybody,
    mask_nothing,
]  # fmt: skip


@pytest.mark.parametrize("guarantee", GUARANTEES)
@pytest.mark.parametrize("put_in", BUGS, ids=lambda bug: bug.__name__)
def test_the_second_count_refuses_what_a_bug_lets_out(monkeypatch, put_in, guarantee):
    put_in(monkeypatch)
    recipe = Recipe(config={"guarantee": guarantee}, verify=True)
    problems = [outcome.problem for outcome in make_release_runner(recipe).run(TEXTS)]
    assert any(problem is not None and "KN324" in problem for problem in problems)


@pytest.mark.parametrize("put_in", BUGS, ids=lambda bug: bug.__name__)
def test_the_audit_finds_what_a_bug_lets_out(monkeypatch, put_in):
    put_in(monkeypatch)
    outcomes = list(make_release_runner(Recipe()).run(TEXTS))
    assert breaches([outcome.record[MASKED_TEXT] for outcome in outcomes]) > 0


def test_verify_names_the_record_and_writes_the_others(monkeypatch, tmp_path):
    texts = ["Nothing to see.", "A Norwegian singer, born in 1972.", "Nothing here."]
    output, lines = tmp_path / "out.jsonl", ({"id": i, "text": t} for i, t in enumerate(texts))
    source = write_lines(tmp_path / "in.jsonl", lines)
    mask_nothing(monkeypatch)
    result = command("sanitize")(source, "-o", output, "--verify", status=SOME_BAD)
    assert "line 2: [KN324]" in result.stderr
    assert "singer" not in result.stderr and "1972" not in result.stderr
    assert [record["id"] for record in read_lines(output)] == [0, 2]


def breaches(texts):
    """How many of the texts single out one to four people."""
    auditor = Auditor(open_kb(), k=5)
    tokenizer = spacy.blank("en").tokenizer
    shown = [auditor.audit(analysis_of(tokenizer(text))) for text in texts]
    return sum(one.support is not None for one in shown)


def test_without_a_bug_nothing_is_refused_and_nothing_is_found():
    outcomes = list(make_release_runner(Recipe(verify=True)).run(TEXTS))
    assert [outcome.problem for outcome in outcomes] == [None] * len(TEXTS)
    assert breaches([outcome.record[MASKED_TEXT] for outcome in outcomes]) == 0
