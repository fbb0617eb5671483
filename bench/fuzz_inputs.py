"""Question: does any damaged input end in a traceback, hang, or an error without a code?

Takes small good files of every format that is read, damages them (bytes flipped, cut, doubled or
put in; JSON values exchanged, removed, nested or repeated), and reads them. Allowed are a result,
or an error of this package with its code. Everything else is counted by where it happened; with
--keep the shortest input of each goes to a folder, from where it belongs into `tests/fuzz/corpus`.

    python bench/fuzz_inputs.py --inputs 26400 --only gold
    python bench/fuzz_inputs.py --inputs 1890 --only tables --seed 7
"""

import collections
import copy
import gzip
import io
import json
import random
import sys
import tempfile
import time
import traceback
import warnings
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Literal, NamedTuple

from _corpora import call

from spacy_kanon.errors import KanonError

SLOW_SECONDS = 5.0
TEXT = "Ann Lee 😀 met Bo in Oslo\non 23 May 1972. Ann left."
ROWS = [
    {"id": "1", "text": TEXT, "name": "Ann Lee", "born": "1972-05-23", "town": "Oslo"},
    {"id": "b-2", "text": 'Bo, a "dentist".', "name": "Bo Ek", "born": "1980", "town": "Bergen"},
]
PEOPLE = {"columns": {"id": "id", "name": "name", "born": "date", "town": "place"}}
HOSTILE = [
    b'"', b"\x00", b"\xff", b"\xed\xa0\x80", b"\xef\xbb\xbf", b"\\ud800", b"\\u0000", b"\r", b"\n",
    b"[" * 2_000, b"{" * 2_000, b'{"a":' * 2_000, b"9" * 5_000, b"-1", b"1e999", b"NaN", b"null",
    b"true", b",", b":", b"]", b"}", b"\t", b"'", b"\xe2\x80\xa8", b"=1+1", b"\x1f\x8b", b"PAR1",
]  # fmt: skip
VALUES: list[Any] = [
    None, True, False, 0, -1, 10**18, 10**400, 0.5, float("nan"), float("inf"), "", "x", "DIRECT",
    "\ud800", "é" * 50, [], [[]], [0], [0, 1], [0, 1, 2], {}, {"a": 1}, {"start": 0, "end": 3},
    [None], [{}], [1, 2, "X"], b"bytes".hex(),
]  # fmt: skip


Failure = tuple[str, str, bytes]  # Target, what was wrong, and the input.


class Target(NamedTuple):
    """One reader and good files for it."""

    group: str
    suffix: str
    seeds: Sequence[bytes]
    read: Callable[[Path], object]


def gold_targets() -> dict[str, Target]:
    """Readers of annotated texts, by name of the format."""
    sys.path.append(str(Path(__file__).parents[1] / "scripts"))
    from fill_gaps import read_partial_texts

    from spacy_kanon.formats.registry import formats, read_systems, read_texts, write_texts
    from spacy_kanon.formats.spans import ReadOptions
    from spacy_kanon.formats.wikireplace import generalized_text
    from spacy_kanon.types import AnnotatedText, GoldMention

    chosen = {"generalizations": {"P31": ["city"]}, "generalization_selection": {"city": ["a"]}}
    oslo = GoldMention(20, 24, "LOC", "QUASI", "e2", "m2", {"replacement": chosen})
    mentions = [GoldMention(0, 7, "PERSON", "DIRECT", "e1", "m1", {}), oslo]
    text = AnnotatedText("d1", TEXT, {"a1": mentions, "a2": []}, {"dataset_type": "dev"})
    options = ReadOptions(texts={"d1": TEXT})

    def read(name: str, path: Path) -> None:
        for text in read_texts(path, name, options):
            if name == "wikireplace":
                generalized_text(text)
        read_systems(path)

    targets = {}
    suffixes = {"docbin": ".spacy", "jsonl": ".jsonl"}
    for name in [name for name, each in formats().items() if each.write]:
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / f"x{suffixes.get(name, '.json')}"
            write_texts([text], path, name)
            targets[name] = Target("gold", path.suffix, [path.read_bytes()], partial(read, name))
    span = {"start": 0, "end": 7, "span_text": "Ann Lee", "label": "MASK", "entity_type": "PERSON"}
    released = json.dumps({"doc_id": "d1", "spans": [span]}).encode()
    targets["spans"] = Target("gold", ".jsonl", [released], read_partial_texts)
    return targets


def table_targets() -> dict[str, Target]:
    """People tables, and the mapping that says what their columns mean."""
    from spacy_kanon.kb.tables import open_source, read_mapping

    def read(path: Path) -> None:
        for _ in open_source(path, mapping=PEOPLE).batches():
            pass

    people = [{k: v for k, v in row.items() if k != "text"} for row in ROWS] * 3
    people = [row | {"id": str(number)} for number, row in enumerate(people)]
    targets = {
        name: Target("tables", suffix, [data], read) for name, suffix, data in _tables(people)
    }
    mapping = json.dumps(PEOPLE).encode()
    targets["mapping"] = Target("tables", ".json", [mapping], read_mapping)
    return targets


def input_targets() -> dict[str, Target]:
    """Texts to sanitize, maps to restore them with, and records to annotate them with."""
    from spacy_kanon.formats.sanitized import make_writer
    from spacy_kanon.records.corpus import read_records
    from spacy_kanon.release.restore import MapFile
    from spacy_kanon.storage.records import read_records as read_storage
    from spacy_kanon.storage.texts import BadRecord, read_texts
    from spacy_kanon.text.reversible_map import header, make_map, restore
    from spacy_kanon.text.rewriting import Replacement, rewrite

    def read(path: Path) -> None:
        for format in ("jsonl", "csv", "text"):
            writer = make_writer(io.StringIO(), format, columns=("id", "masked_text"))
            for record in read_texts(path):
                if not isinstance(record, BadRecord):
                    writer.write({"id": record.id, "masked_text": record.text, "spans": []})
            writer.finish()

    def read_map(path: Path) -> None:
        maps = MapFile(read_storage(path, "jsonl"), path=path)
        restore(masked.text, maps.take(masked.text, "1", record=1))

    targets = {name: Target("inputs", suffix, [data], read) for name, suffix, data in _tables(ROWS)}
    targets["text"] = Target("inputs", ".txt", [TEXT.encode()], read)
    targets["text.gz"] = Target("inputs", ".txt.gz", [gzip.compress(TEXT.encode())], read)
    masked = rewrite(TEXT, [Replacement(0, 7, "***")])
    entry = {"id": "1", **make_map(TEXT, masked).to_dict()}
    maps = "".join(json.dumps(line) + "\n" for line in (header("masked_text"), entry)).encode()
    targets["map"] = Target("inputs", ".jsonl", [maps], read_map)
    gold = [{"start": 0, "end": 7, "label": "name"}]
    annotated = json.dumps({"id": "1", "text": TEXT, "record": {"born": ["1972"]}, "gold": gold})
    targets["records"] = Target(
        "inputs", ".jsonl", [annotated.encode()], lambda path: list(read_records(path))
    )
    return targets


GROUPS = {"gold": gold_targets, "tables": table_targets, "inputs": input_targets}


def _tables(rows: list[dict[str, str]]) -> Iterator[tuple[str, str, bytes]]:
    """The same rows in every format: name, suffix and bytes."""
    import csv

    for name, delimiter in (("csv", ","), ("tsv", "\t")):
        file = io.StringIO(newline="")
        writer = csv.DictWriter(file, list(rows[0]), delimiter=delimiter)
        writer.writeheader()
        writer.writerows(rows)
        yield name, f".{name}", file.getvalue().encode()
        yield f"{name}.gz", f".{name}.gz", gzip.compress(file.getvalue().encode())
    yield "jsonl", ".jsonl", "".join(json.dumps(row) + "\n" for row in rows).encode()
    try:
        import pyarrow
        import pyarrow.parquet
    except ModuleNotFoundError:
        return
    buffer = io.BytesIO()
    pyarrow.parquet.write_table(pyarrow.Table.from_pylist(rows), buffer)
    yield "parquet", ".parquet", buffer.getvalue()


def mutate(data: bytes, suffix: str, rng: random.Random) -> bytes:
    """A damaged copy: JSON mostly in its values, everything else in its bytes."""
    if suffix.endswith(".gz") and rng.random() < 0.6:
        return gzip.compress(mutate(gzip.decompress(data), suffix[:-3], rng))
    if suffix == ".spacy" and rng.random() < 0.8:
        return _mutate_docbin(data, rng)
    if suffix in (".json", ".jsonl") and rng.random() < 0.7:
        return _mutate_json(data, suffix, rng)
    for _ in range(rng.choice((1, 1, 1, 2, 5))):
        data = _mutate_bytes(data, rng)
    return data


def _mutate_bytes(data: bytes, rng: random.Random) -> bytes:
    start = rng.randrange(len(data) + 1)
    end = min(len(data), start + rng.choice((0, 1, 1, 2, 8, 64)))
    kind = rng.randrange(6)
    if kind == 0 and start < len(data):
        return data[:start] + bytes([data[start] ^ (1 << rng.randrange(8))]) + data[start + 1 :]
    if kind == 1:
        return data[:start]
    if kind == 2:
        return data[:start] + data[end:]
    if kind == 3:
        return data[:end] + data[start:end] * rng.choice((1, 3, 50)) + data[end:]
    if kind == 4:
        return data[:start] + bytes(rng.randrange(256) for _ in range(end - start)) + data[end:]
    return data[:start] + rng.choice(HOSTILE) + data[end:]


def _mutate_json(data: bytes, suffix: str, rng: random.Random) -> bytes:
    lines = data.decode().splitlines() if suffix == ".jsonl" else [data.decode()]
    number = rng.randrange(len(lines))
    value = json.loads(lines[number])
    for _ in range(rng.choice((1, 1, 2, 4))):
        value = _mutate_value(value, rng)
    lines[number] = json.dumps(value)
    return "\n".join(lines).encode() + b"\n"


def _mutate_value(value: Any, rng: random.Random) -> Any:
    """One node of a JSON value exchanged, removed, doubled or given another name."""
    nodes = list(_nodes(value))
    if not nodes or rng.random() < 0.02:
        return copy.deepcopy(rng.choice(VALUES))
    parent, key = rng.choice(nodes)
    kind = rng.randrange(6)
    if kind == 0:
        del parent[key]
    elif kind == 1:
        parent[key] = [parent[key]]
    elif kind == 2 and isinstance(parent, list):
        parent.append(parent[key])
    elif kind == 3 and isinstance(parent[key], int):
        parent[key] += rng.choice((-(10**6), -1, 1, 3, 10**6))
    elif kind == 4 and len(nodes) > 1:
        other, other_key = rng.choice(nodes)
        parent[key] = copy.deepcopy(other[other_key])
    else:
        parent[key] = copy.deepcopy(rng.choice(VALUES))
    return value


def _nodes(value: Any) -> Iterator[tuple[Any, Any]]:
    if not isinstance(value, list | dict):
        return
    for key in range(len(value)) if isinstance(value, list) else list(value):
        yield value, key
        yield from _nodes(value[key])


def _mutate_docbin(data: bytes, rng: random.Random) -> bytes:
    """A DocBin whose annotations, kept as JSON in its user data, are damaged."""
    from spacy.tokens import DocBin
    from spacy.vocab import Vocab

    from spacy_kanon.formats.docbin import META
    from spacy_kanon.names import GOLD_ANNOTATIONS

    (doc,) = DocBin().from_bytes(data).get_docs(Vocab())
    key = rng.choice((GOLD_ANNOTATIONS, GOLD_ANNOTATIONS, META))
    damaged = mutate(doc.user_data[key].encode(), ".json", rng)
    doc.user_data[key] = damaged.decode("utf8", "replace")
    return DocBin(docs=[doc], store_user_data=True).to_bytes()


def attempt(target: Target, data: bytes, folder: Path) -> str | None:
    """Read one input. RETURNS (str | None): What was wrong about how it ended, if anything."""
    path = folder / f"x{target.suffix}"
    path.write_bytes(data)
    began = time.perf_counter()
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            target.read(path)
    except KanonError as error:
        if not error.code:
            return "KanonError without a code"
    except Exception as error:
        last = traceback.extract_tb(error.__traceback__)[-1]
        ours = [f for f in traceback.extract_tb(error.__traceback__) if "spacy_kanon" in f.filename]
        where = (ours or [last])[-1]
        return f"{type(error).__name__} at {Path(where.filename).name}:{where.lineno}"
    seconds = time.perf_counter() - began
    return f"slow: {seconds:.1f} s" if seconds > SLOW_SECONDS else None


def fuzz(
    targets: dict[str, Target], inputs: int, seed: int, *, seconds: float = float("inf")
) -> tuple[int, list[Failure]]:
    """Damage and read. RETURNS: How many inputs, and those that ended badly."""
    failures: list[Failure] = []
    until = time.perf_counter() + seconds
    names = sorted(targets)
    with tempfile.TemporaryDirectory() as folder:
        for number in range(inputs):
            name = names[number % len(names)]
            rng = random.Random(f"{seed}/{name}/{number}")
            data = mutate(rng.choice(targets[name].seeds), targets[name].suffix, rng)
            reason = attempt(targets[name], data, Path(folder))
            if reason is not None:
                failures.append((name, reason, data))
            if time.perf_counter() > until:
                break
    return number + 1, failures


def write_shortest(failures: list[Failure], targets: dict[str, Target], folder: Path) -> None:
    """Write the shortest input of each target and reason to a folder."""
    shortest = {}
    for *reason, data in sorted(failures, key=lambda failure: -len(failure[2])):
        shortest[tuple(reason)] = data
    for number, ((target, _), data) in enumerate(sorted(shortest.items())):
        group, suffix = targets[target].group, targets[target].suffix
        path = folder / group / target.replace(" ", "_") / f"{number:03}{suffix}"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)


def main(
    *,
    inputs=3_000,
    seed=1,
    keep: Path | None = None,
    only: Sequence[Literal[tuple(GROUPS)]] = (*GROUPS,),
) -> int:
    bad = 0
    for group in only:
        began = time.perf_counter()
        done, failures = fuzz(GROUPS[group](), inputs, seed)
        seconds = time.perf_counter() - began
        bad += len(failures)
        print(f"{group}: {done:,} inputs, {len(failures)} failures, {seconds:.0f} s")
        reasons = collections.Counter(failure[:2] for failure in failures)
        for (target, reason), count in reasons.most_common():
            print(f"  {count:5} {target}: {reason}")
        if keep:
            write_shortest(failures, GROUPS[group](), keep)
    return min(bad, 1)


if __name__ == "__main__":
    sys.exit(call(__doc__, main))
