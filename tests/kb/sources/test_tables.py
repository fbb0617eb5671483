import gzip
import json
from datetime import date

import pytest

pytest.importorskip("pycountry")
pytest.importorskip("babel")

from spacy_kanon.errors import SHOW_WORDS
from spacy_kanon.kb import tables
from spacy_kanon.kb.tables import open_source
from spacy_kanon.names import DATETIME, DEM, LOC, PERSON
from spacy_kanon.storage.records import read_columns
from tests.commands import write_lines, write_table
from tests.examples import ROOT, data_set
from tests.refusals import refused

FIRST = {"no": "1", "name": "Kari Lie", "born": "1972-05-23", "town": "Oslo", "langs": "Dutch;Sami"}
ROWS = [
    FIRST,
    {"no": "2", "name": "Ole Moe", "born": "1980", "town": "Bergen, Norway", "langs": ""},
]
TYPES = {"no": "id", "name": "name", "born": "date", "town": "place"}
MAPPING = {"columns": {**TYPES, "langs": {"type": "demographic", "separator": ";"}}}
# A file, and what becomes of it: the good rows that stay, or the code of its refusal.
DAMAGED = {
    "header of two bytes": ("t.csv", b"na\xffme\nAnn\n", "KN591.*not UTF-8"),
    "two columns of one name": ("t.csv", b"name,name\nAnn,Bo\n", "KN591.*columns 1 and 2"),
    "endless brackets": ("t.jsonl", b"[" * 100_000 + b'\n{"name": "Bo"}\n', 1),
    "endless number": ("t.jsonl", b'{"name": ' + b"1" * 5_000 + b'}\n{"name": "Bo"}\n', 1),
    "quote of many rows": ("t.csv", b'name\n"Ann\n' + b"Bo\n" * 500, "KN147.*line 2 .*to line 502"),
    "many open quotes": ("t.csv", b"name,town\n" + b'a","""\n' * 20_000, "KN147"),
}


def read(path, mapping=MAPPING, **options):
    source = open_source(path, mapping=mapping, **options)
    return source, [row for batch in source.batches() for row in batch]


def test_all_formats_give_the_same(tmp_path, name):
    source, rows = read(write_table(tmp_path / name, ROWS))
    assert source.population == 2
    found = {(row.key, row.person, row.kind, row.origin) for row in rows}
    assert found >= {
        ("Kari Lie", 0, PERSON, "name"), ("Lie", 0, PERSON, "name"),
        ("date/1972-05-23", 0, DATETIME, "born"), ("date/1980", 1, DATETIME, "born"),
        ("Oslo", 0, LOC, "town"), ("Bergen, Norway", 1, LOC, "town"), ("Bergen", 1, LOC, "town"),
        ("Dutch", 0, DEM, "langs"), ("Sami", 0, DEM, "langs"),
    }  # fmt: skip
    assert not {row.origin for row in rows} - {"name", "born", "town", "langs"}


def test_types_of_columns(tmp_path, value, spec, expected):
    path = write_lines(tmp_path / "one.jsonl", [{"it": value}])
    _, rows = read(path, {"columns": {"it": spec}})
    found = {row.key: row.kind for row in rows if not row.key.startswith("name/")}
    assert expected.items() <= found.items()
    assert bool(found) == bool(expected)


def test_names_in_several_columns(tmp_path):
    row = {"first": "Thomas", "middle": "Daniel", "last": "Jasper", "nick": "Tom"}
    columns = {"first": "first_name", "middle": "middle_name", "last": "last_name"}
    path = write_table(tmp_path / "t.csv", [row])
    _, rows = read(path, {"columns": {**columns, "nick": "nickname"}})
    keys = {row.key for row in rows}
    assert keys >= {"Thomas Daniel Jasper", "Thomas Jasper", "Tom Jasper", "name/T D Jasper", "Tom"}


def test_dates(value, date_format, finest):
    keys = tables.date_value_keys(value, date_format)
    assert (keys[0] if keys else None) == finest


@pytest.mark.parametrize(
    "cell,separator,values",
    [
        (None, "", []), (float("nan"), "", []), ("  a ; b ", ";", ["a", "b"]),
        (["a", None, ["b"]], "", ["a", "b"]), (3.0, "", ["3"]), (3.5, "", ["3.5"]),
        (date(1972, 5, 23), "", ["1972-05-23"]), (True, "", ["True"]), ("", ";", []),
    ],
)  # fmt: skip
def test_cells(cell, separator, values):
    assert tables.cell_values(cell, separator) == values


def test_rows_with_and_without_identifier(tmp_path):
    rows = [{"no": n, "town": town} for n, town in [("a", "Oslo"), ("b", "Oslo"), ("a", "Bergen")]]
    path = write_table(tmp_path / "t.csv", rows)
    source, found = read(path, {"columns": {"no": "id", "town": "place"}})
    assert source.population == 2
    assert {(row.key, row.person) for row in found} == {("Oslo", 0), ("Oslo", 1), ("Bergen", 0)}
    path = write_table(tmp_path / "t.csv", [{"no": "", "town": "Oslo"}])
    refused("KN150", read, path, {"columns": {"no": "id", "town": "place"}})


def test_columns_that_are_missing_or_not_mapped_are_told(tmp_path):
    path = write_table(tmp_path / "t.csv", ROWS)
    assert '"columns"' in refused(r"KN144.*no, name, born, town, langs", open_source, path)
    twon = {"columns": {"twon": "place"}}
    refused(r"KN145.*'twon'.*Did you mean 'town'", open_source, path, mapping=twon)
    source = open_source(path, mapping={"columns": {"name": "name"}})
    with pytest.warns(UserWarning, match=r"KN149.*no, born, town, langs"):
        list(source.batches())
    assert source.describe()["unmapped_columns"] == ["no", "born", "town", "langs"]


def test_unusable_mappings(tmp_path, mapping):
    path = tmp_path / "mapping.json"
    path.write_text(json.dumps(mapping))
    refused("KN146", tables.read_mapping, path)


def test_mapping_files(tmp_path, name, text):
    (tmp_path / name).write_text(text)
    assert [column.type for column in tables.read_mapping(tmp_path / name)] == ["name", "date"]


def test_mappings_that_are_broken_and_rows_that_are(tmp_path):
    refused("KN003", tables.read_mapping, tmp_path / "none.json")
    (tmp_path / "m.json").write_text("{")
    refused("KN146", tables.read_mapping, tmp_path / "m.json")
    path = write_lines(tmp_path / "t.jsonl", ROWS)
    path.write_text(path.read_text() + "{broken\n" * 20)
    refused("KN147", read, path)


def test_the_example_and_columns_of_json_lines(tmp_path):
    types = {column.type for column in tables.read_mapping(tables.EXAMPLE)}
    assert types <= set(tables.COLUMN_TYPES)
    path = write_lines(tmp_path / "t.jsonl", [{"a": 1}, {"b": 2}, {"a": 3, "c": 4}])
    assert read_columns(path, "jsonl") == ["a", "b", "c"]


def test_broken_rows_are_told_and_left_out(tmp_path, name, line):
    path = write_table(tmp_path / name, ROWS)
    path.write_text(path.read_text() + line + "\n")
    with pytest.warns(UserWarning, match=r"KN148 .*|\[KN148\].*line [34]"):
        source, _ = read(path)
    assert source.population == 2
    assert source.describe()["broken_rows"] == 1


def test_dates_that_cannot_be_read(tmp_path, monkeypatch):
    rows = [{"born": "1972-05-23"}] * 10 + [{"born": "sometime"}]
    mapping = {"columns": {"born": "date"}}
    with pytest.warns(UserWarning, match=r"KN148.*line 12 \(born: \(8 characters\)\)"):
        read(write_table(tmp_path / "t.csv", rows), mapping)
    monkeypatch.setenv(SHOW_WORDS, "1")
    with pytest.warns(UserWarning, match=r"KN148.*line 12 \(born: 'sometime'\)"):
        read(tmp_path / "t.csv", mapping)
    mapping = {"columns": {"born": {"type": "date", "format": "%d.%m.%Y"}}}
    refused("KN147", read, tmp_path / "t.csv", mapping)


@pytest.mark.parametrize("name,data,outcome", DAMAGED.values(), ids=DAMAGED)
def test_a_damaged_table(tmp_path, name, data, outcome):
    pytest.importorskip("pyarrow" if name.endswith("parquet") else "csv")
    path = tmp_path / name
    path.write_bytes(data)
    mapping = {"columns": {"name": "name"}}
    if isinstance(outcome, str):
        refused(outcome, read, path, mapping)
        return
    with pytest.warns(UserWarning, match="KN148.* line 1 |KN148.* line 2 "):
        source, _ = read(path, mapping)
    assert source.population == outcome


@pytest.mark.filterwarnings("error")
def test_real_registries(tmp_path, name, mapping, population, some_keys):
    path = data_set(f"persons/{name}")
    if population is None:  # A part is enough.
        with gzip.open(path, "rt") as file:
            lines = file.readlines()[::10]
        path = tmp_path / "part.jsonl"
        path.write_text("".join(lines))
        population = len(lines)
    source, rows = read(path, ROOT / "assets" / "mappings" / mapping)
    assert source.population == population
    assert some_keys <= {row.key for row in rows}
