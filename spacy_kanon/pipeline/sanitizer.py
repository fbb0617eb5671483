"""Many texts through one pipeline, in one process or several, as plain records in input order."""

from __future__ import annotations

import multiprocessing
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

import spacy
from spacy.language import Language

from ..core.masking import find_breach
from ..errors import Errors, KanonError
from ..names import KANON, MASK
from .record import document_record

FACTORY = "kanon_masker"
CHUNK = 32
CHUNKS_AHEAD = 4


@dataclass(frozen=True, slots=True)
class Recipe:
    """How to make the pipeline, in plain values, so that every process can make it again.

    pipeline (str | None): A spaCy pipeline's name or folder; None is a blank one.
    lang (str): Language of the blank pipeline.
    config (dict): Settings of the `kanon_masker`; they override those of a pipeline that has one.
    verify (bool): Count every document again by another method and fail on a breach.
    """

    pipeline: str | None = None
    lang: str = "en"
    config: dict[str, Any] = field(default_factory=dict)
    verify: bool = False


@dataclass(frozen=True, slots=True)
class Outcome:
    """A record, or the problem that kept a text from being sanitized; words are tokens."""

    record: dict[str, Any] | None
    problem: str | None
    words: int
    masked_words: int


def make_pipeline(recipe: Recipe) -> Language:
    """The pipeline of a recipe, with a `kanon_masker` in it.

    RAISES (KanonError): The pipeline cannot be loaded.
    """
    if recipe.pipeline is None:
        nlp = spacy.blank(recipe.lang)
    else:
        try:
            nlp = spacy.load(recipe.pipeline)
        except OSError as error:
            raise KanonError(Errors.E323.format(name=recipe.pipeline)) from error
    if masker_name(nlp) is None:
        nlp.add_pipe(FACTORY, config=recipe.config)
    elif recipe.config:
        masker: Any = nlp.get_pipe(str(masker_name(nlp)))
        masker.configure(**recipe.config)
    nlp.max_length = 2**31 - 1
    return nlp


def masker_name(nlp: Language) -> str | None:
    """Name of the pipeline's first `kanon_masker`, if it has one."""
    return next((name for name, made in nlp.pipe_factories.items() if made == FACTORY), None)


def sanitize_texts(
    texts: Iterable[str], recipe: Recipe, *, n_process: int = 1
) -> Iterator[Outcome]:
    """Sanitize texts; the outcomes come in the order of the texts, the same for any `n_process`."""
    worker = _Worker(recipe)  # Here too for many processes: what is wrong shows before they start.
    if n_process <= 1:
        for text in texts:
            yield worker.sanitize(text)
        return
    with ProcessPoolExecutor(
        n_process, multiprocessing.get_context("spawn"), _start, (recipe,)
    ) as pool:
        chunks = _chunks(texts)
        waiting = deque(
            pool.submit(_work, chunk) for chunk in islice(chunks, n_process * CHUNKS_AHEAD)
        )
        try:
            while waiting:
                outcomes = waiting.popleft().result()
                waiting.extend(pool.submit(_work, chunk) for chunk in islice(chunks, 1))
                yield from outcomes
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _chunks(texts: Iterable[str]) -> Iterator[list[str]]:
    stream = iter(texts)
    while chunk := list(islice(stream, CHUNK)):
        yield chunk


class _Worker:
    """One pipeline in one process."""

    def __init__(self, recipe: Recipe) -> None:
        self.recipe = recipe
        self.nlp = make_pipeline(recipe)
        masker: Any = self.nlp.get_pipe(str(masker_name(self.nlp)))
        masker.kb.open()
        self.masker = masker

    def sanitize(self, text: str) -> Outcome:
        try:
            doc = self.nlp(text)
        except KanonError:
            raise
        except ValueError as error:  # What spaCy and its components raise on a text.
            return Outcome(None, str(error), 0, 0)
        if self.recipe.verify:
            self._verify(doc)
        masked = sum(len(span) for span in doc.spans[KANON] if span.label_ == MASK)
        record = document_record(doc)
        return Outcome(record, None, len(doc), masked)

    def _verify(self, doc: Any) -> None:
        [found] = self.masker.predict([doc])
        k = self.masker.options.k
        breach = find_breach(found.masking, self.masker.kb.knowledge, k=k)
        if breach is not None:
            raise KanonError(Errors.E324.format(k=k, support=breach))


_worker: _Worker | None = None


def _start(recipe: Recipe) -> None:
    global _worker
    _worker = _Worker(recipe)


def _work(texts: Sequence[str]) -> list[Outcome]:
    assert _worker is not None
    return [_worker.sanitize(text) for text in texts]
