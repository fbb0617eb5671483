"""Many texts through one pipeline, in one process or several: every text comes out, or its problem.

spaCy's `nlp.pipe` does the work. A Doc that a component fails on is no end of the stream: it goes
to an error handler, which notes what was wrong with which text; with several processes the notes
come back through a queue.
"""

from __future__ import annotations

import multiprocessing
import threading
from collections.abc import Callable, Container, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import islice
from typing import Any, NamedTuple

from spacy.language import Language
from spacy.tokens import Doc

from ..errors import Errors, KanonError, RecordError
from ..names import SUBJECT, TEXT_BOUNDS
from .reading.text_reader import carrier, has_text_reader
from .time_limit import stop_time
from .worker_watch import WorkerWatch

BATCH = 32  # Texts that one process gets at a time: a window.
_WAIT = 10.0  # Seconds for a note that is on its way.


@dataclass(frozen=True, slots=True)
class Problem:
    """Why a text did not come through."""

    text: str


# A text, or a text and whom it is about (`doc._.subject`).


class Entry(NamedTuple):
    """A text to run through a pipeline.

    text (str): The text. subject (str | None): Whom it is about, if that is told.
    bounds (list[tuple[int, int]] | None): Of several texts that were joined to this one.
    """

    text: str
    subject: str | None = None
    bounds: list[tuple[int, int]] | None = None


Text = str | tuple[str, str | None] | Entry


def pipe_texts(
    nlp: Language, texts: Iterable[Text], *, n_process: int = 1
) -> Iterator[Doc | Problem]:
    """Run a pipeline on texts.

    Each component gets one Doc at a time, so that the result does not hang on how texts are dealt
    out. The pipeline keeps the error handler of the last call. Of one that begins with a
    `text_reader` a Doc lasts until the next is asked for.

    nlp (Language): The pipeline.
    texts (Iterable[Text]): Read as they are needed.
    n_process (int): Processes.
    YIELDS (Doc | Problem): One a text, in order. A problem is a ValueError of spaCy or of one of
        its components, or a RecordError of ours.
    RAISES (KanonError): E349 if a process was killed; another error of ours: it is not the text's
        fault, and would meet every text. What is no ValueError is a fault of the program and is
        raised as it is.
    """
    problems = _Problems(many=n_process > 1)
    refusing = _set_handler(nlp, problems.handle)
    make_doc = partial(carrier, nlp.vocab) if has_text_reader(nlp) else nlp.make_doc
    source, count = iter(texts), 0

    def docs(window: int | None) -> Iterator[tuple[Doc, int]]:
        nonlocal count
        for entry in islice(source, window):
            number, count = count, count + 1
            text, subject, bounds = Entry(entry) if isinstance(entry, str) else Entry(*entry)
            try:
                doc = make_doc(text)
            except ValueError as error:
                problems.note(number, error)
                continue
            if subject is not None:
                doc._.set(SUBJECT, subject)
            if bounds is not None:
                doc.user_data[TEXT_BOUNDS] = bounds
            yield doc, number

    with problems:
        ended, expected = False, 0
        while not ended:
            before = count
            stream = _stream(nlp, docs(None if n_process > 1 else BATCH), n_process, refusing)
            for doc, number in _watched(stream, problems) if n_process > 1 else stream:
                for missing in range(expected, number):
                    yield problems.of(missing)
                yield doc
                expected = number + 1
            for missing in range(expected, count):
                yield problems.of(missing)
            expected = count
            ended = n_process > 1 or count == before


def _set_handler(nlp: Language, handler: Callable[..., None]) -> frozenset[str]:
    """Set the error handler of a pipeline and of its components.

    RETURNS (frozenset[str]): Names of those that take none: spaCy's parsers and recognizers are
        compiled classes without room for one (seen in 3.8.18).
    """
    nlp.default_error_handler = handler
    refusing = set()
    for name, component in nlp.pipeline:
        if hasattr(component, "set_error_handler"):
            try:
                component.set_error_handler(handler)
            except AttributeError:
                refusing.add(name)
    return frozenset(refusing)


@dataclass(frozen=True, slots=True)
class _Called:
    """A component that is only called: then the pipeline's handler gets its errors."""

    component: Callable[[Doc], Doc]

    def __call__(self, doc: Doc) -> Doc:
        return self.component(doc)


def _stream(
    nlp: Language, docs: Iterator[tuple[Doc, int]], n_process: int, refusing: Container[str]
) -> Iterator[tuple[Doc, int]]:
    """The Docs through all components, one at a time."""
    one_by_one = {name: {"batch_size": 1} for name in nlp.pipe_names}
    components = nlp._components
    nlp._components = [
        (name, _Called(component) if name in refusing else component)
        for name, component in components
    ]
    try:
        yield from nlp.pipe(
            docs, as_tuples=True, n_process=n_process, batch_size=BATCH, component_cfg=one_by_one
        )
    finally:
        nlp._components = components


def _watched(stream: Iterator[tuple[Doc, int]], problems: _Problems) -> Iterator[tuple[Doc, int]]:
    """RAISES (KanonError): E349 if a process of the stream was killed."""
    with WorkerWatch() as watch:
        try:
            yield from stream
        except (EOFError, OSError) as error:
            status = watch.lost(error)
            if status is None:
                raise
            problems.abandon()
            ended = f"signal {-status}" if status < 0 else f"status {status}"
            raise KanonError(Errors.E349.format(ended=ended)) from error


class _Problems:
    """What was wrong with which text, by its number, from all processes."""

    def __init__(self, *, many: bool) -> None:
        self._noted: dict[int | None, str] = {}
        self._news = threading.Condition()
        self._queue: Any = multiprocessing.SimpleQueue() if many else None
        self._reader: threading.Thread | None = None

    def __enter__(self) -> _Problems:
        if self._queue is not None:
            self._reader = threading.Thread(target=self._read, daemon=True)
            self._reader.start()
        return self

    def __exit__(self, *exception: object) -> None:
        if self._queue is not None and self._reader is not None:
            self._queue.put(None)
            self._reader.join()
            self._reader = None

    def abandon(self) -> None:
        """Wait for no note any more: who was killed may hold the queue."""
        self._queue = self._reader = None

    def __getstate__(self) -> dict[str, Any]:
        """What another process needs: the queue."""
        return {"_queue": self._queue, "_noted": {}}

    def handle(
        self, name: str | None, component: Any, docs: list[Doc] | None, error: Exception
    ) -> None:
        """What spaCy calls with the Docs that a component failed on."""
        stop_time()
        if docs is None:  # Another process met an error that is no text's.
            fatal = self._wait_for(None)
            raise error if fatal is None else KanonError(fatal)
        if isinstance(error, KanonError) and not isinstance(error, RecordError):
            self.note(None, error)
            raise error
        if not isinstance(error, ValueError):
            raise error
        for doc in docs:
            self.note(doc._context, error)

    def note(self, number: int | None, error: Exception) -> None:
        """Keep what was wrong with a text; None: with all of them."""
        if self._queue is None:
            self._noted[number] = str(error)
        else:
            self._queue.put((number, str(error)))

    def of(self, number: int) -> Problem:
        """What was wrong with a text that did not come through."""
        return Problem(self._wait_for(number) or "it was lost on its way through the pipeline")

    def _wait_for(self, number: int | None) -> str | None:
        if self._queue is None:
            return self._noted.pop(number, None)
        with self._news:
            self._news.wait_for(lambda: number in self._noted, _WAIT)
            return self._noted.pop(number, None)

    def _read(self) -> None:
        queue = self._queue
        while (entry := queue.get()) is not None:
            with self._news:
                self._noted[entry[0]] = entry[1]
                self._news.notify_all()
