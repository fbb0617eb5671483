"""What `info` says of an installation and of folders."""

import json

import pytest
import spacy

from spacy_kanon import __version__
from spacy_kanon.cli.info import info
from spacy_kanon.errors import KanonError
from spacy_kanon.kb.reader import SAMPLE, open_kb
from tests.commands import command


def test_without_folders_it_tells_of_those_of_the_package():
    about = info()
    kinds = [folder["is"] for folder in about["folders"]]
    assert kinds == ["knowledge base", "ontology", "index of background documents"]
    assert about["folders"][0]["people"] == 20_000
    with open_kb(SAMPLE) as kb:
        assert about["folders"][0]["fingerprint"] == kb.fingerprint
    assert about["versions"]["spacy-kanon"] == __version__
    assert about["versions"]["spacy"] == spacy.__version__


def test_extras_are_those_of_users_with_what_is_missing(monkeypatch):
    import spacy_kanon.cli.info as module

    monkeypatch.setattr(module, "_version", lambda name: None if name == "polars" else "1")
    extras = module.info()["extras"]
    assert extras["build"] == ["polars"] and extras["transformers"] == []
    assert not {"test", "docs", "bench"} & set(extras)


def test_a_pipeline(tmp_path):
    nlp = spacy.blank("en")
    nlp.add_pipe("kanon_masker")
    nlp.meta["kanon"] = {"k": 5}
    nlp.to_disk(tmp_path / "mine")
    (folder,) = info([tmp_path / "mine"])["folders"]
    assert (folder["is"], folder["components"]) == ("pipeline", ["kanon_masker"])
    assert folder["kanon"] == {"k": 5}


@pytest.mark.parametrize("name,code", [("nothing", "KN003"), ("empty", "KN015")])
def test_other_folders(tmp_path, name, code):
    (tmp_path / "empty").mkdir()
    with pytest.raises(KanonError, match=code):
        info([tmp_path / name])


def test_the_command_prints_tables_or_json():
    run = command("info")
    text = run().output
    assert "20,000" in text and "knowledge base" in text and __version__ in text
    plain = run("--json").output
    assert json.loads(plain)["folders"] == info()["folders"]
