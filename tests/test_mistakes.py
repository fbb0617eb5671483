"""Mistakes that a new user makes, and what is said then: what happened, and what to do."""

import re
import warnings
from pathlib import Path

import pytest
import spacy
from spacy.language import Language

from spacy_kanon.detection import lists as phrase_lists
from spacy_kanon.errors import Errors, KanonError
from spacy_kanon.operators.surrogates import Surrogate

from .commands import command, write_lines

KEY = "a secret of more than thirty-two characters"
GOLD = Path(__file__).parents[1] / "examples" / "gold.json"
TEXT = "Ann Xyzzy came from Oslo on 12 May 1972."
SOURCE = [{"text": "Ann Xyzzy left."}]

# A setting of `kanon_masker` -> code, and what the message has to say.
SETTINGS = {
    "k below one": ({"k": 0}, "KN322", "at least 1"),
    "k in quotes": ({"k": "10"}, "KN322", "whole number"),
    "k above the population": ({"k": 20_001}, "KN328", "smaller k"),
    "the same under the other guarantee":
        ({"k": 20_001, "guarantee": "combinations"}, "KN328", "20000 people"),
    "a knowledge base that is not there": ({"kb": "/no/such/folder"}, "KN003", "Check the path"),
    "a folder that is none": ({"kb": "tests"}, "KN100", "build kb"),
    "a typo in the guarantee": ({"guarantee": "joined"}, "KN321", "joint, combinations"),
    "a typo in the selection": ({"selection": "bets"}, "KN321", "best"),
    "a kind that does not exist": ({"always_mask": ["NAME"]}, "KN321", "PERSON"),
    "a bound of the other guarantee": ({"max_arity": 3}, "KN326", "leave max_arity out"),
    "a weight that is none": ({"weights": {"LOC": 0}}, "KN327", "above zero"),
    "capitals ignored without an index for it": ({"case": "folded"}, "KN222", "--folded"),
    "a chance above one": ({"min_salience": 5}, "KN381", "Set 0.03"),
    "a typo in sources":
        ({"sources": ["ents", "entz"]}, "KN370", "'kanon_masker' takes 'entz' for a source"),
    "a typo in the style": ({"replacement": "star"}, "KN321", "stars, kind, numbered"),
    "a typo in an operator": ({"operators": {"EMAIL": "hsah"}}, "KN356", "hash"),
    "a setting that an operator lacks":
        ({"operators": {"SSN": {"name": "partial", "digits": 4}}}, "KN357", "last"),
    "a label in lower case": ({"operators": {"email": "kind"}}, "KN358", "EMAIL"),
    "an operator without its key": ({"operators": {"EMAIL": "hash"}}, "KN353", "key env:NAME"),
    "the key itself in the config":
        ({"operators": {"EMAIL": "hash"}, "key": KEY}, "KN350", "never the key"),
    "a variable that is not set":
        ({"operators": {"EMAIL": "hash"}, "key": "env:KANON_NOT_SET"}, "KN351", "KANON_NOT_SET"),
    "a key that is too short":
        ({"operators": {"EMAIL": "hash"}, "key": "env:KANON_SHORT"}, "KN352", "token_urlsafe"),
    "a locale that Faker lacks":
        ({"operators": {"PERSON": {"name": "surrogate", "locale": "xx"}}, "key": "env:K"},
         "KN361", "no_NO"),
    "placeholders by subject without a subject":
        ({"same_within": "subject"}, "KN360", "--subject-column"),
    "a pattern that is none": ({"deny": [{"regex": "(a"}]}, "KN364", "Pattern 1 of deny"),
    "a pattern that never ends": ({"deny": [{"regex": r"(?:\w|\w\w|\w)+$"}]}, "KN365", "(a+)+"),
    "an entry that is none": ({"allow": [{"phrse": "Oslo"}]}, "KN363", "phrase"),
    "a list that is not there": ({"allow": [{"file": "/no/such.txt"}]}, "KN003", "Check the path"),
    "a recognizer with a typo":
        ({"recognizers": {"w": {"patern": "a"}}}, "KN366", "pattern"),
    "a checksum that does not exist":
        ({"recognizers": {"w": {"pattern": "a", "checksum": "lunh"}}}, "KN368", "luhn"),
}  # fmt: skip


def said(error: BaseException) -> str:
    return " ".join(str(error).split())


@pytest.mark.parametrize("mistake", SETTINGS)
def test_settings(mistake, monkeypatch):
    monkeypatch.setenv("KANON_SHORT", "tooshort")
    monkeypatch.setattr(phrase_lists, "SECONDS", 0.1)
    config, code, advice = SETTINGS[mistake]
    text = "x" * 60 + "!" if code == "KN365" else TEXT
    with pytest.raises(KanonError) as caught:
        nlp = spacy.blank("en")
        nlp.add_pipe("kanon_masker", config=config)
        nlp(text)
    message = said(caught.value)
    assert message.startswith(f"[{code}") and advice in message
    assert "Xyzzy" not in message
    assert KEY not in message and "tooshort" not in message


PATTERNS = [{"label": "ORG", "pattern": "Xyzzy"}]


def recognizer_behind_the_masker(nlp: Language) -> None:
    nlp.add_pipe("kanon_masker")
    nlp.add_pipe("entity_ruler").add_patterns(PATTERNS)


def generalizer_alone(nlp: Language) -> None:
    nlp.add_pipe("wikidata_generalizer")


def masker_in_a_language_without_rules(_: Language) -> None:
    spacy.blank("xx").add_pipe("kanon_masker")


@pytest.mark.parametrize(
    ("build", "code", "advice"),
    [
        (generalizer_alone, "KN443", "kanon_masker"),
        (masker_in_a_language_without_rules, "KN224", "rules = false"),
    ],
)
def test_pipelines(build, code, advice):
    nlp = spacy.blank("en")
    with pytest.raises(KanonError) as caught:
        build(nlp)
        nlp(TEXT)
    assert said(caught.value).startswith(f"[{code}]") and advice in said(caught.value)


def test_a_recognizer_behind_the_masker_is_warned_of_once():
    nlp = spacy.blank("en")
    with pytest.warns(UserWarning, match="KN371") as caught:
        recognizer_behind_the_masker(nlp)  # The ruler runs what stands before it on its patterns.
        nlp(TEXT)
    (warning,) = [one for one in caught if "KN371" in str(one.message)]
    assert "entity_ruler" in str(warning.message) and "'kanon_masker'" in str(warning.message)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        nlp(TEXT)


@pytest.mark.parametrize(("label", "near"), [("PRSON", "PERSON"), ("E_MAIL", "EMAIL")])
def test_an_operator_for_nothing_is_warned_of(label, near):
    with pytest.warns(UserWarning, match="KN382") as caught:
        spacy.blank("en").add_pipe("kanon_masker", config={"operators": {label: "kind"}})
    assert repr(label) in str(caught[0].message) and repr(near) in str(caught[0].message)


def test_the_locales_that_a_message_names_are_there():
    named = re.findall(r"[a-z]{2}_[A-Z]{2}", Errors.E361)
    assert len(named) == 3
    for locale in named:
        Surrogate(locale=locale)


def test_an_operator_for_a_label_of_ones_own_is_fine():
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        spacy.blank("en").add_pipe("kanon_masker", config={"operators": {"TRIAL": "kind"}})


def test_a_recognizer_before_the_masker_is_fine():
    nlp = spacy.blank("en")
    nlp.add_pipe("entity_ruler").add_patterns(PATTERNS)
    nlp.add_pipe("kanon_masker")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        nlp(TEXT)


# A command line, where IN is a file of texts and OUT one to write -> code, and what it has to say.
COMMANDS = {
    "an input that is not there": ("sanitize NONE.jsonl -o OUT", "KN003", "Check the path"),
    "an output over the input": ("sanitize IN -o IN", "KN006", "different files"),
    "a pipeline that is not installed":
        ("sanitize IN -o OUT --pipeline en_core_web_smm", "KN323", "spacy download"),
    "a typo in the profile": ("sanitize IN -o OUT --profile hipaa", "KN375", "hipaa-safe-harbor"),
    "a population that is near another":
        ("sanitize IN -o OUT --population samle", "KN158", "Did you mean 'sample'?"),
    "a format that is near another":
        ("sanitize IN -o OUT --format jsnl", "KN321", "Did you mean 'jsonl'?"),
    "a profile that is near another":
        ("sanitize IN -o OUT --profile legall", "KN375", "Did you mean 'legal'?"),
    "a report of an unknown format": ("sanitize IN -o OUT --report r.pdf", "KN378", ".json, .md"),
    "an operator that does not exist":
        ("sanitize IN -o OUT --components.kanon_masker.operators.EMAIL hsah", "KN356",
         "Did you mean 'hash'"),
    "a typo in a section":
        ("sanitize IN -o OUT --component.kanon_masker.k 9", "KN377", "Did you mean 'components'"),
    "a typo in a component":
        ("sanitize IN -o OUT --components.kanon_maskr.k 9", "KN377", "mean 'kanon_masker'"),
    "a typo in a setting":
        ("sanitize IN -o OUT --components.kanon_masker.guarante x", "KN377", "mean 'guarantee'"),
    "nothing to verify":
        ("sanitize IN -o OUT --verify --components.kanon_masker.combine model", "KN325", "Leave"),
    "neither map nor key": ("restore IN -o OUT", "KN373", "--key"),
    "both map and key": ("restore IN IN --key env:K -o OUT", "KN373", "--key"),
}  # fmt: skip


@pytest.mark.parametrize("mistake", COMMANDS)
def test_commands(mistake, tmp_path):
    line, code, advice = COMMANDS[mistake]
    source, output = write_lines(tmp_path / "in.jsonl", SOURCE), tmp_path / "out.jsonl"
    places = {"IN": source, "OUT": output, "NONE.jsonl": tmp_path / "none.jsonl"}
    result = command()(*(places.get(word, word) for word in line.split()))
    message = " ".join(result.output.split())
    assert result.exit_code == 1 and f"[{code}]" in message and advice in message, message
    assert "Traceback" not in message and "Xyzzy" not in message
    assert not output.exists() and source.read_text(encoding="utf8").startswith('{"text"')


# Settings of a pipeline, one of them with a typo -> what a command says of them.
TYPOS = {
    "a setting of the masker":
        ({"guarante": "joint"}, "kanon_masker -> guarante: there is no such setting. Did you mean "
         "'guarantee'?"),
    "a setting that is like no other":
        ({"xyz": 1}, "kanon_masker -> xyz: there is no such setting. Correct"),
    "two of them": ({"sed": 1, "rulez": True}, "'seed'? kanon_masker -> rulez: there is no such"),
    "a value of another type": ({"rules": [1]}, "kanon_masker -> rules: "),
}  # fmt: skip


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
    result = command()(*line.split())
    message = " ".join(result.output.split())
    assert result.exit_code == 1 and "[KN330]" in message and advice in message, message
    assert not places["OUT"].exists()


def test_there_are_25_of_them():
    assert len(SETTINGS) + len(COMMANDS) + 3 >= 25


def test_the_sample_says_that_its_people_are_invented(tmp_path):
    result = command("sanitize")(write_lines(tmp_path / "in.jsonl", SOURCE))
    assert re.search(r"people are invented: k says nothing of real people", result.stderr)
    nlp = spacy.blank("en")
    nlp.add_pipe("kanon_masker")
    assert nlp(TEXT)._.kanon["invented"] is True
