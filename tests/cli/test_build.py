import json
import re

import pytest

from spacy_kanon.kb import tables
from spacy_kanon.kb.build import build_kb
from spacy_kanon.kb.reader import open_kb
from spacy_kanon.linkage.reader import open_background
from spacy_kanon.names import DATETIME, LOC, MISC
from spacy_kanon.ontology.reader import SAMPLE, open_ontology
from spacy_kanon.types import Population, TermRow
from tests.commands import command, write_lines
from tests.kb.people import ROWS, MemoryPeople
from tests.kb.sources.entities import entity, human, item, write_dump

run = command("build", "kb")
DUMP = [
    human("Q1", None, item("P19", "Q585"), item("P106", "Q901")),
    entity("Q585", "Oslo", statements=[item("P31", "Q515")]),
    entity("Q515", "city", statements=[item("P279", "Q486972")]),
    entity("Q486972", "human settlement"),
    entity("Q901", "scientist", statements=[item("P279", "Q215627")]),
    entity("Q215627", "person"),
]
kanon = command()
LINES = [
    {"person": "Ada", "text": "Ada makes lace."},
    {"name": "Bo", "text": "Bo flies."},
    {"person": "Ada", "text": "She sings."},
]
background = command("build", "background")
INSPECTED = [
    *(TermRow("American", person, LOC, "P27") for person in range(20)),
    *(TermRow("singer", person, MISC, "P106") for person in range(0, 20, 2)),
    *(TermRow("date/1972", person, DATETIME, "P569") for person in range(0, 20, 5)),
]


inspect = command("inspect")


@pytest.fixture
def asked(monkeypatch, tmp_path):
    """A source that stands in for any file; what it was asked for."""
    asked = {}

    def open_source(path, **options):
        asked.update(options, path=path)
        return MemoryPeople(ROWS)

    monkeypatch.setattr(tables, "open_source", open_source, raising=False)
    (tmp_path / "dump.json").write_text("")
    return asked


def test_what_is_asked_for_is_passed_on(tmp_path, asked):
    result = run(tmp_path / "dump.json", tmp_path / "kb", "--languages", "en, de,en")
    for word in ("people", "terms", "postings", "bytes", "seconds"):
        assert word in result.stdout
    assert open_kb(tmp_path / "kb").population == 3
    assert asked["languages"] == ("en", "de") and asked["path"] == tmp_path / "dump.json"
    assert asked["mapping"] is None
    mapping = tmp_path / "map.json"
    run(tmp_path / "dump.json", tmp_path / "other", "--folded", "--columns", mapping)
    assert asked["mapping"] == mapping
    assert "fold/oslo" in open_kb(tmp_path / "other")


def test_people_are_a_sample_of_a_population(tmp_path, asked):
    flags = ["--population", "town", "--population-size", 540, "--population-sampling", "synthetic"]
    run(tmp_path / "dump.json", tmp_path / "kb", *flags)
    whole = Population("town", 540, "synthetic", "dump.json")
    assert open_kb(tmp_path / "kb").sample_of == whole
    run(tmp_path / "dump.json", tmp_path / "none", *flags[2:], fails="KN157")


@pytest.mark.parametrize("words", ["a list", "an ontology"])
def test_words_come_from_a_list_or_an_ontology(tmp_path, asked, words):
    path = SAMPLE
    if words == "a list":
        path = tmp_path / "words.txt"
        path.write_text("# what people are called\n\npharmacist\nRed Army\n", encoding="utf8")
    run(tmp_path / "dump.json", tmp_path / "kb", "--words", path)
    kb = open_kb(tmp_path / "kb")
    assert "pharmacist" in kb and not kb.people("pharmacist") and "Red Army" not in kb


@pytest.mark.parametrize("words", [["nowhere.json", "kb"], ["dump.json", "kb", "--words", "none"]])
def test_what_is_missing_is_said_first(tmp_path, asked, monkeypatch, words):
    monkeypatch.chdir(tmp_path)
    run(*words, fails="KN003")
    assert asked == {}


def test_quiet_says_nothing_and_an_existing_folder_needs_force(tmp_path, asked):
    result = run(tmp_path / "dump.json", tmp_path / "kb", "--quiet")
    assert (result.exit_code, result.output, asked["progress"]) == (0, "", False)
    again = run(tmp_path / "dump.json", tmp_path / "kb", fails="KN004")
    assert "--force" in again.output
    run(tmp_path / "dump.json", tmp_path / "kb", "--force")


@pytest.fixture
def dump(tmp_path):
    return write_dump(tmp_path / "dump.json", DUMP)


def test_builds_an_ontology_quietly_and_only_anew_by_force(dump, tmp_path):
    result = kanon("build", "ontology", dump, tmp_path / "out")
    for word in ("items", "strings", "removed_classes", "fingerprint"):
        assert word in result.output
    assert open_ontology(tmp_path / "out").readings("Oslo")
    result = kanon("build", "ontology", dump, tmp_path / "quiet", "--quiet")
    assert (result.exit_code, result.output) == (0, "")
    kanon("build", "ontology", dump, tmp_path / "out", fails="KN004")
    kanon("build", "ontology", dump, tmp_path / "out", "-q", "--force")


@pytest.mark.parametrize("content,code", [(None, "KN003"), ("[\n{}\n]", "KN141"), ("[", "KN005")])
def test_bad_input_leaves_nothing(tmp_path, content, code):
    path = tmp_path / "dump.json"
    if content is not None:
        path.write_text(content, encoding="utf8")
    kanon("build", "ontology", path, tmp_path / "out", fails=code)
    assert [one.name for one in tmp_path.iterdir()] == (["dump.json"] if content else [])


def test_inspect_shows_options_and_counts(dump, tmp_path):
    kanon("build", "ontology", dump, tmp_path / "out", "-q")
    shown = kanon("inspect", tmp_path / "out", "Oslo")
    assert "city > settlement > ***" in shown.output
    plain = json.loads(kanon("inspect", tmp_path / "out", "Oslo", "--json").output)
    assert plain["phrases"][0]["options"] == "city > settlement > ***"
    assert plain["phrases"][0]["items"][0] == 2
    assert "removed_classes" in kanon("inspect", "ontology").output


@pytest.mark.parametrize("name", ["people.jsonl", "people.jsonl.gz"])
def test_people_are_indexed(tmp_path, name):
    source = write_lines(tmp_path / name, LINES)
    background(source, tmp_path / "index")
    assert open_background(tmp_path / "index").people == ["Ada", "Bo"]
    assert open_background(tmp_path / "index").meta["documents"] == 3
    background(source, tmp_path / "index", status=1)
    background(source, tmp_path / "index", "--force")


def test_what_cannot_be_indexed(tmp_path, records, arguments, code):
    background(
        write_lines(tmp_path / "people.jsonl", records), tmp_path / "index", *arguments, fails=code
    )
    assert not (tmp_path / "index").exists()


def test_inspect_counts_terms_and_combinations(tmp_path):
    folder = tmp_path / "kb"
    build_kb(MemoryPeople(INSPECTED), folder)
    result = inspect(folder, "--top", "1")
    for word in ("people", "20", "postings", "34", "postings.bin", "American", "DATETIME"):
        assert word in result.stdout
    assert "singer" not in result.stdout
    result = inspect(folder, "American", "singer", "1972")
    assert re.search(r"support +2", result.stdout) and "American, singer" in result.stdout
    assert "date/1972" in result.stdout and "P106" in result.stdout
    result = inspect(folder, "American", "Bergen")
    assert "risk is not known: Bergen" in result.stdout
    assert re.search("support +None", result.stdout)
    assert json.loads(inspect(folder, "American", "Bergen", "--json").stdout)["support"] is None
    values = json.loads(inspect(folder, "American", "singer", "1972", "--json").stdout)
    assert values["support"] == 2 and values["population"] == 20
    assert [term["people"] for term in values["terms"]] == [20, 10, 4]
    assert values["pairs"][1] == {"terms": ["American", "1972"], "people": 4}
    values = json.loads(inspect(folder, "--json", "--check").stdout)
    assert values["verified"] is True and values["terms"] == 3
    assert values["frequent"][0] == {"terms": ["American"], "people": 20, "kind": "LOC"}
