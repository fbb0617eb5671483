"""Mistakes that a new user makes, and what is said then: what happened, and what to do."""

import re
import warnings
from pathlib import Path

import pytest
import spacy

from spacy_kanon.detection import lists as phrase_lists
from spacy_kanon.errors import Errors, KanonError
from spacy_kanon.operators.surrogates import Surrogate
from tests.examples import examples
from tests.fakes import pipeline

from .commands import command, write_lines

EXAMPLES = examples(__file__)

KEY = "a secret of more than thirty-two characters"
GOLD = Path(__file__).parents[1] / "examples" / "gold.json"
TEXT = "Ann Xyzzy came from Oslo on 12 May 1972."
SOURCE = [{"text": "Ann Xyzzy left."}]

# A setting of `kanon_masker` -> code, and what the message has to say.
SETTINGS = dict(EXAMPLES["settings"])
PATTERNS = [{"label": "ORG", "pattern": "Xyzzy"}]
# A command line, where IN is a file of texts and OUT one to write -> code, and what it has to say.
COMMANDS = dict(EXAMPLES["commands"])
# Settings of a pipeline, one of them with a typo -> what a command says of them.
TYPOS = dict(EXAMPLES["typos"])


def said(error: BaseException) -> str:
    return " ".join(str(error).split())


@pytest.mark.parametrize("mistake", SETTINGS)
def test_settings(mistake, monkeypatch):
    monkeypatch.setenv("KANON_SHORT", "tooshort")
    monkeypatch.setattr(phrase_lists, "SECONDS", 0.1)
    config, code, advice = SETTINGS[mistake]
    text = "x" * 60 + "!" if code == "KN365" else TEXT
    with pytest.raises(KanonError) as caught:
        pipeline(kanon_masker=config)(text)
    message = said(caught.value)
    assert message.startswith(f"[{code}") and advice in message
    assert "Xyzzy" not in message
    assert KEY not in message and "tooshort" not in message


def test_pipelines(lang, factory, code, advice):
    nlp = spacy.blank(lang)
    with pytest.raises(KanonError, match=code) as caught:
        nlp.add_pipe(factory)
        nlp(TEXT)
    assert advice in said(caught.value)


def test_a_recognizer_behind_the_masker_is_warned_of_once():
    nlp = pipeline("kanon_masker", "entity_ruler")
    with pytest.warns(UserWarning, match="KN371") as caught:
        nlp.get_pipe("entity_ruler").add_patterns(PATTERNS)  # It runs the masker on them.
        nlp(TEXT)
    (warning,) = [one for one in caught if "KN371" in str(one.message)]
    assert "entity_ruler" in str(warning.message) and "'kanon_masker'" in str(warning.message)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        nlp(TEXT)


@pytest.mark.parametrize(("label", "near"), [("PRSON", "PERSON"), ("E_MAIL", "EMAIL")])
def test_an_operator_for_nothing_is_warned_of(label, near):
    with pytest.warns(UserWarning, match="KN382") as caught:
        pipeline(kanon_masker={"operators": {label: "kind"}})
    assert repr(label) in str(caught[0].message) and repr(near) in str(caught[0].message)


def test_the_locales_that_a_message_names_are_there():
    named = re.findall(r"[a-z]{2}_[A-Z]{2}", Errors.E361)
    assert len(named) == 3
    for locale in named:
        Surrogate(locale=locale)


def test_recognizers_and_operators_that_are_fine():
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        pipeline(kanon_masker={"operators": {"TRIAL": "kind"}})
    nlp = pipeline("entity_ruler", "kanon_masker")
    nlp.get_pipe("entity_ruler").add_patterns(PATTERNS)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        nlp(TEXT)


@pytest.mark.parametrize("mistake", COMMANDS)
def test_commands(mistake, tmp_path):
    line, code, advice = COMMANDS[mistake]
    source, output = write_lines(tmp_path / "in.jsonl", SOURCE), tmp_path / "out.jsonl"
    places = {"IN": source, "OUT": output, "NONE.jsonl": tmp_path / "none.jsonl"}
    result = command()(*(places.get(word, word) for word in line.split()), fails=f"[{code}]")
    message = " ".join(result.output.split())
    assert advice in message and "Traceback" not in message and "Xyzzy" not in message
    assert not output.exists() and source.read_text(encoding="utf8").startswith('{"text"')


@pytest.mark.parametrize("line", ["sanitize IN -o OUT --pipeline PIPE", "evaluate GOLD -p a=PIPE"])
@pytest.mark.parametrize("typo", TYPOS)
def test_settings_of_a_pipeline(typo, line, tmp_path):
    settings, advice = TYPOS[typo]
    config = spacy.blank("en").config
    config["nlp"]["pipeline"] = ["kanon_masker"]
    config["components"]["kanon_masker"] = {"factory": "kanon_masker", **settings}
    (tmp_path / "pipe").mkdir()
    config.to_disk(tmp_path / "pipe" / "config.cfg")
    (tmp_path / "pipe" / "meta.json").write_text('{"lang": "en", "name": "a", "version": "1"}')
    write_lines(tmp_path / "in.jsonl", SOURCE)
    files = {"IN": "in.jsonl", "OUT": "out.jsonl", "PIPE": "pipe"}
    places = {"GOLD": GOLD, **{word: tmp_path / name for word, name in files.items()}}
    for word, path in places.items():
        line = line.replace(word, str(path))
    result = command()(*line.split(), fails="[KN330]")
    assert advice in " ".join(result.output.split())
    assert not places["OUT"].exists()


def test_there_are_25_of_them():
    assert len(SETTINGS) + len(COMMANDS) + 3 >= 25


def test_the_sample_says_that_its_people_are_invented(tmp_path):
    result = command("sanitize")(write_lines(tmp_path / "in.jsonl", SOURCE))
    assert re.search(r"people are invented: k says nothing of real people", result.stderr)
    assert pipeline("kanon_masker")(TEXT)._.kanon["invented"] is True
