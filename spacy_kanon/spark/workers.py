"""Work for Spark's Python workers: made once in each of them, and done on batches.

A *work* is a callable that is sent to the workers. A worker calls it once and gets a function,
which it then calls with each batch. Spark repeats the tasks of a worker that dies; the function has
to give the same results again.
"""

from __future__ import annotations

import pickle
import re
import tarfile
import tempfile
import uuid
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import cache, lru_cache
from itertools import islice, starmap
from pathlib import Path
from typing import Any, TypeVar

import spacy
from spacy.language import Language

from spacy_kanon import Recipe, __version__

from ..errors import KanonError
from .sessions import get_context, use_this_python

ITEMS = 16  # In a chunk, which is a row of the frame that a window of chunks makes.
CHUNKS = 4  # For each worker in a window.
WINDOWS = 3  # That Spark has at a time: while one ends, its free workers begin the next.
_WORKERS = 16  # Assumed with Spark Connect, which does not tell.
_CODED = re.compile(r"(?:Kanon|Record)Error: (\[KN\d+\][^\n]*)")
_DEAD = ("Python worker exited unexpectedly", "MemoryError", "Unable to allocate", "Lost task")
_OPENED = {"kb": "knowledge base", "ontology": "ontology", "index": "index of persons"}
_FOLDERS = (("config", "kb"), ("generalize", "ontology"), ("linkage", "index"))

Item = TypeVar("Item")
Result = TypeVar("Result")
Work = Callable[[], Callable[[list[Item]], Result]]


@lru_cache(maxsize=1)
def made(work: bytes) -> Any:
    """What a pickled work makes; another work takes its place in this process."""
    return pickle.loads(work)()


def mapped(spark: Any, work: Work[Item, Result], items: Iterable[Item]) -> Iterator[Result]:
    """Have the workers do a work on chunks of items. Items are read as they are needed."""
    from pyspark import cloudpickle

    use_this_python(spark)
    context, tag, packed = get_context(spark), f"kanon-{uuid.uuid4().hex}", cloudpickle.dumps(work)
    workers = _WORKERS if context is None else context.defaultParallelism

    # Spark looks at the parameters of a function, and sends it by value.
    def of_batches(batches: Iterator[Any]) -> Iterator[Any]:
        do = made(packed)
        for batch in batches:
            for number, chunk in zip(*batch.to_pydict().values(), strict=True):
                result = cloudpickle.dumps(do(pickle.loads(chunk)))
                yield _row(number, result)

    def done(window: list[tuple[int, bytes]]) -> list[Any]:
        import pyarrow

        spark.addTag(tag)
        # Of Arrow: to take rows of Python, Spark would start workers of another sort.
        table = pyarrow.Table.from_batches(list(starmap(_row, window)))
        frame = spark.createDataFrame(table)
        rows = frame.mapInArrow(of_batches, frame.schema).collect()
        return [pickle.loads(row.value) for row in sorted(rows, key=lambda row: row.number)]

    source = iter(items)
    chunks = enumerate(iter(lambda: list(islice(source, ITEMS)), []))
    packed_chunks = ((number, pickle.dumps(chunk)) for number, chunk in chunks)
    windows = iter(lambda: list(islice(packed_chunks, CHUNKS * workers)), [])
    waiting: deque[Any] = deque()
    pool = ThreadPoolExecutor(WINDOWS)
    try:
        for window in windows:
            waiting.append(pool.submit(done, window))
            if len(waiting) == WINDOWS:
                yield from waiting.popleft().result()
        while waiting:
            yield from waiting.popleft().result()
    except BaseException as error:
        with suppress(Exception):  # The session may be what failed.
            spark.interruptTag(tag)
        if type(error).__module__.startswith(("pyspark", "py4j", "grpc")):
            raise coded(error) from error
        raise
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def _row(number: int, value: bytes) -> Any:
    """A batch of Arrow with one row."""
    import pyarrow

    return pyarrow.record_batch([[number], [value]], ["number", "value"])


def coded(error: BaseException) -> KanonError:
    """What ended a job of Spark, as an error with a code."""
    text = str(error)
    raised = _CODED.search(text)
    if raised is not None:
        return KanonError(raised[1])
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    dead = next((line for line in lines if any(sign in line for sign in _DEAD)), None)
    if dead is not None:
        return KanonError(
            f"[KN992] A Python worker of Spark ended before its work was done ({dead[:200]}), in "
            "each attempt; too little memory is the usual cause. Give it more "
            "(spark.executor.pyspark.memory, spark.executor.memoryOverhead), or run fewer at a "
            "time (--spark.master local[1])."
        )
    return KanonError(
        f"[KN997] Spark gave the job up: {(lines or [type(error).__name__])[0][:200]}. Mend what "
        "it names, and give the command again."
    )


@dataclass(frozen=True)
class Shipped:
    """Folders that were sent to the workers: the name of each archive, by the folder's path."""

    names: Mapping[str, str] = field(default_factory=dict)

    def __call__(self, path: str) -> str:
        """Where a folder lies on this machine."""
        from pyspark import SparkFiles

        name = self.names.get(path)
        return path if name is None else str(next(Path(SparkFiles.get(name)).iterdir()))

    def recipe(self, recipe: Recipe) -> Recipe:
        """A recipe with the folders of this machine."""
        return with_folders(recipe, self)


def with_folders(recipe: Recipe, place_of: Callable[[str], str]) -> Recipe:
    """A recipe whose folders have other paths."""
    for part, key in _FOLDERS:
        settings = getattr(recipe, part)
        if settings and settings.get(key):
            changes: dict[str, Any] = {part: {**settings, key: place_of(str(settings[key]))}}
            recipe = replace(recipe, **changes)
    return recipe


def absolute(path: str) -> str:
    """A path that means the same in the working folder of a worker."""
    return str(Path(path).absolute())


def ship_recipe(spark: Any, recipe: Recipe) -> Shipped:
    """Send the folders that a recipe names."""
    paths: list[str] = []
    with_folders(recipe, lambda path: paths.append(path) or path)  # type: ignore[func-returns-value]
    return ship(spark, *paths)


def ship(spark: Any, *paths: str | None) -> Shipped:
    """Send folders to the workers of a session, each as one archive that Spark unpacks."""
    names = {}
    for path in filter(None, paths):
        folder = Path(path).resolve()
        stamp = [(file.name, file.stat().st_mtime_ns) for file in sorted(folder.rglob("*"))]
        archive = _archive(folder, tuple(stamp))
        if get_context(spark) is None:
            spark.addArtifacts(str(archive), archive=True)
        else:
            spark.sparkContext.addArchive(str(archive))
        names[path] = archive.name
    return Shipped(names)


@cache
def _archive(folder: Path, stamp: tuple[Any, ...]) -> Path:
    """A folder as it is now, packed once. Workers that start late fetch it late."""
    archive = Path(_archives().name) / f"kanon-{uuid.uuid4().hex}.tar.gz"
    with tarfile.open(archive, "w:gz", compresslevel=1) as tar:
        tar.add(folder, arcname=folder.name)
    return archive


@cache
def _archives() -> tempfile.TemporaryDirectory[str]:
    """Where archives lie until this process ends."""
    return tempfile.TemporaryDirectory(prefix="kanon-archives-")


def get_fingerprints(nlp: Language) -> dict[str, str]:
    """What decides beside the recipe: the versions, and the folders that components read."""
    name = f"{nlp.meta['lang']}_{nlp.meta['name']} {nlp.meta['version']}"
    prints = {**versions(), "pipeline": name}
    for _, component in nlp.pipeline:
        for setting, what in _OPENED.items():
            folder: Any = getattr(component, setting, None)
            if what not in prints and hasattr(folder, "open"):
                prints[what] = folder.open().fingerprint
    return prints


def versions() -> dict[str, str]:
    """Versions of the packages that decide."""
    return {"version of spacy-kanon": __version__, "version of spaCy": spacy.__version__}


def check_fingerprints(expected: Mapping[str, str], present: Mapping[str, str]) -> None:
    """Raise KN988 if a worker would count with something else than the driver."""
    for what in sorted({*expected, *present}):
        here, there = present.get(what, "none"), expected.get(what, "none")
        if here != there:
            raise KanonError(
                f"[KN988] The {what} of a worker is another one ({here}) than where the job was "
                f"started ({there}). Put the same one on all machines, at the same path."
            )
