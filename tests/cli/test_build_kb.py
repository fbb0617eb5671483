import bz2
import gzip
import os

import pytest

from spacy_kanon.cli.build import peak_memory, split_languages
from spacy_kanon.kb import sources
from spacy_kanon.kb.reader import open_kb
from spacy_kanon.ontology.reader import SAMPLE
from spacy_kanon.types import Population
from tests.commands import command
from tests.kb.people import ROWS, MemoryPeople


@pytest.fixture
def asked(monkeypatch, tmp_path):
    """A source that stands in for any file; what it was asked for."""
    asked = {}

    def open_source(path, **options):
        asked.update(options, path=path)
        return MemoryPeople(ROWS)

    monkeypatch.setattr(sources, "open_source", open_source, raising=False)
    (tmp_path / "dump.json").write_text("")
    return asked


run = command("build", "kb")


def test_builds_and_tells_what_it_built(tmp_path, asked):
    result = run(tmp_path / "dump.json", tmp_path / "kb", "--languages", "en, de,en")
    assert result.exit_code == 0, result.output
    for word in ("people", "terms", "postings", "bytes", "seconds", "peak_memory"):
        assert word in result.stdout
    assert open_kb(tmp_path / "kb").population == 3
    assert asked["languages"] == ("en", "de") and asked["path"] == tmp_path / "dump.json"
    assert asked["mapping"] is None


def test_people_are_a_sample_of_a_population(tmp_path, asked):
    flags = ["--population", "town", "--population-size", 540, "--population-sampling", "synthetic"]
    result = run(tmp_path / "dump.json", tmp_path / "kb", *flags)
    assert result.exit_code == 0, result.output
    whole = Population("town", 540, "synthetic", "dump.json")
    assert open_kb(tmp_path / "kb").sample_of == whole
    result = run(tmp_path / "dump.json", tmp_path / "none", *flags[2:])
    assert result.exit_code == 1 and "KN157" in result.output


def test_folded_and_mapping_are_passed_on(tmp_path, asked):
    mapping = tmp_path / "map.json"
    run(tmp_path / "dump.json", tmp_path / "kb", "--folded", "--columns", mapping)
    assert asked["mapping"] == mapping
    assert "fold/oslo" in open_kb(tmp_path / "kb")


@pytest.mark.parametrize("words", ["a list", "an ontology"])
def test_words_come_from_a_list_or_an_ontology(tmp_path, asked, words):
    path = SAMPLE
    if words == "a list":
        path = tmp_path / "words.txt"
        path.write_text("# what people are called\n\npharmacist\nRed Army\n", encoding="utf8")
    result = run(tmp_path / "dump.json", tmp_path / "kb", "--words", path)
    assert result.exit_code == 0, result.output
    kb = open_kb(tmp_path / "kb")
    assert "pharmacist" in kb and not kb.people("pharmacist") and "Red Army" not in kb


@pytest.mark.parametrize("words", [["nowhere.json", "kb"], ["dump.json", "kb", "--words", "none"]])
def test_what_is_missing_is_said_first(tmp_path, asked, monkeypatch, words):
    monkeypatch.chdir(tmp_path)
    result = run(*words)
    assert result.exit_code == 1 and "KN003" in result.output and asked == {}


def test_quiet_says_nothing_and_an_existing_folder_needs_force(tmp_path, asked):
    result = run(tmp_path / "dump.json", tmp_path / "kb", "--quiet")
    assert (result.exit_code, result.output, asked["progress"]) == (0, "", False)
    again = run(tmp_path / "dump.json", tmp_path / "kb")
    assert again.exit_code == 1 and "KN004" in again.output and "--force" in again.output
    assert run(tmp_path / "dump.json", tmp_path / "kb", "--force").exit_code == 0


@pytest.mark.parametrize(
    "text,languages",
    [("en", ("en",)), ("en,de", ("en", "de")), (" de , en,de,", ("de", "en")), ("", ())],
)
def test_languages_are_split_at_commas(text, languages):
    assert split_languages(text) == languages


def test_peak_memory_is_in_bytes():
    peak = peak_memory()
    assert peak is None or 10e6 < peak < 1e12


# A file of holes has any size and takes no place. All of Wikidata is about so large.
@pytest.mark.parametrize(
    "start,gigabytes,is_long",
    [(bz2.compress(b""), 90, True), (bz2.compress(b""), 1, False), (gzip.compress(b""), 130, False),
     (b"[\n", 1500, False)],
    ids=["bz2", "small", "gz", "plain"],
)  # fmt: skip
def test_a_long_reading_is_announced(start, gigabytes, is_long, tmp_path, asked, recwarn):
    dump = tmp_path / "dump.json"
    dump.write_bytes(start)
    os.truncate(dump, gigabytes * 10**9)
    assert run(dump, tmp_path / "kb").exit_code == 0
    assert [str(warning.message)[:7] for warning in recwarn].count("[KN155]") == is_long
