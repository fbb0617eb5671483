"""However a dump is cut into splits, its knowledge base and its ontology have the same bytes.

Here a fake Spark cuts a file and runs what a worker runs; `test_dump_builds` has the real one.
"""

from __future__ import annotations

import json
import random
import warnings
from functools import partial

import pyarrow
import pyarrow.parquet
import pytest

from spacy_kanon.errors import KanonError
from spacy_kanon.kb.build import build_kb
from spacy_kanon.kb.wikidata import WikidataDump
from spacy_kanon.ontology.build import build_ontology
from spacy_kanon.ontology.source import DumpSource
from spacy_kanon.spark import dump_splits as kb_facts
from spacy_kanon.spark import dump_splits as ontology_items
from spacy_kanon.spark.dump_splits import SparkReader, SplitRows, read_batches, spark_readings
from spacy_kanon.storage.dump_lines import begins_array
from tests.kb.sources.entities import entity, human, item, monolingual, time

BORN = time("P569", "+1972-05-23T00:00:00Z")
DEMONYM = monolingual("P1549", "Norwegian")
ENTITIES = [
    human("Q10", "Ada Lind", item("P27", "Q20"), item("P106", "Q901"), BORN),
    entity("Q20", "Norway", ["Kingdom of Norway"], [item("P31", "Q6256"), DEMONYM]),
    human("Q11", "Bo Berg", item("P19", "Q585"), item("P26", "Q10")),
    entity("Q585", "Oslo", ["Christiania"], [item("P31", "Q515"), item("P17", "Q20")]),
    human("Q10", "Ada Lund", item("P19", "Q585")),  # Stands there twice: the first counts.
    entity("Q515", "city", None, [item("P279", "Q486972")]),
    entity("Q901", "scientist", ["researcher"], [item("P279", "Q215627")]),
    entity("Q901", "savant", None, [item("P279", "Q215627")]),
    human("Q12", "Cy Dahl", item("P27", "Q20"), item("P19", "Q585"), BORN),
    entity("Q486972", "human settlement"),
    entity("Q215627", "person"),
]  # fmt: skip
LINES = [json.dumps(record, separators=(",", ":")) for record in ENTITIES]
BROKEN = '{"type":"item","id":"Q30","claims":{"P31":[{"mainsnak":"Q5"'
FORMS = {
    "array": "[\n" + ",\n".join(LINES) + "\n]\n",
    "packed": "[" + ",\n".join(LINES) + "]",
    "lines": "\n\n".join(LINES) + "\n",
    "marked": "\ufeff[\n" + ",\r\n".join(LINES) + "\n]",
    "broken": "[\n" + ",\n".join([*LINES[:4], BROKEN, *LINES[4:], '{"id":3}']) + "\n]\n",
}


def cutting(seed):
    """A `read_dump` that cuts lines by chance, and gives splits to tasks in any order."""

    def read_dump(spark, path, work, folder, *, parts=None):
        chance = random.Random(seed)
        is_array, start, splits = begins_array(path), 0, [[]]
        for line in path.read_bytes().splitlines(keepends=True):
            if chance.random() < 0.3:
                splits.append([])
            splits[-1].append({"split": start, "value": line})
            start += len(line)
        for split in splits:
            for row in split:
                row["split"] = split[0]["split"]
        chance.shuffle(splits)
        for number in range(3):
            rows = [row for split in splits[number::3] for row in split]
            schema = pyarrow.schema([("split", pyarrow.int64()), ("value", pyarrow.binary())])
            batches = pyarrow.Table.from_pylist(rows, schema).to_batches(max_chunksize=4)
            table = pyarrow.Table.from_batches(
                list(read_batches(iter(batches), work, is_array=is_array))
            )
            name = f"{number}-{{i}}.parquet"
            pyarrow.parquet.write_to_dataset(
                table, folder, partition_cols=["what"], basename_template=name
            )
        return SplitRows(path, folder, is_array=is_array)

    return read_dump


@pytest.fixture(params=range(2))
def cut(request, monkeypatch):
    for module in (kb_facts, ontology_items):
        monkeypatch.setattr(module, "read_dump", cutting(request.param))


def write(folder, text):
    path = folder / "dump.json"
    path.write_bytes(text.encode())
    return path


def files_of(folder):
    """Names and bytes, and of the description what does not tell the time."""
    files = {path.name: path.read_bytes() for path in sorted(folder.iterdir())}
    meta = json.loads(files.pop("meta.json"))
    return files, {name: meta[name] for name in meta if name not in ("created", "checksum")}


@pytest.mark.parametrize("form", FORMS)
def test_a_knowledge_base_has_the_same_bytes(form, cut, tmp_path):
    path = write(tmp_path, FORMS[form])
    reader = SparkReader(None, path, ("en",), scratch=tmp_path)
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        build_kb(WikidataDump(path), tmp_path / "local")
        build_kb(WikidataDump(path, reader=reader, scratch=tmp_path), tmp_path / "spark")
    assert files_of(tmp_path / "spark") == files_of(tmp_path / "local")
    assert {entry.name for entry in tmp_path.iterdir()} == {"dump.json", "local", "spark"}
    said = [str(warning.message) for warning in caught]
    assert said[: len(said) // 2] == said[len(said) // 2 :]
    assert (len(said) == 2) is (form == "broken"), said


@pytest.mark.parametrize("form", FORMS)
def test_an_ontology_has_the_same_bytes(form, cut, tmp_path):
    path = write(tmp_path, FORMS[form])
    reader = partial(spark_readings, None, path, ("en",), scratch=tmp_path)
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        build_ontology(DumpSource(path), tmp_path / "local")
        build_ontology(DumpSource(path, reader=reader), tmp_path / "spark")
    assert files_of(tmp_path / "spark") == files_of(tmp_path / "local")
    said = [str(warning.message) for warning in caught]
    assert said[: len(said) // 2] == said[len(said) // 2 :]


@pytest.mark.parametrize(
    "text,code",
    [
        (FORMS["array"].rstrip().removesuffix("]"), "KN005.*the array is not closed"),
        (FORMS["lines"] + LINES[0][:-20], "KN005.*not complete"),
        ("[\n" + "{broken\n" * 30 + "]", "KN140"),
        ("hello\n", "KN141"),
    ],
)
def test_a_damaged_dump_says_what_it_says_here(text, code, cut, tmp_path):
    path = write(tmp_path, text)
    reader = SparkReader(None, path, ("en",), scratch=tmp_path)
    messages = []
    for source in (WikidataDump(path), WikidataDump(path, reader=reader, scratch=tmp_path)):
        with pytest.raises(KanonError, match=code) as error:
            build_kb(source, tmp_path / "kb")
        messages.append(str(error.value))
    assert messages[0] == messages[1]
    assert {entry.name for entry in tmp_path.iterdir()} == {"dump.json"}
