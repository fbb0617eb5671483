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

from ..anonymity.masking import find_breach
from ..anonymity.recoding_types import count_release
from ..errors import Errors, KanonError
from ..names import KANON, MASK
from ..text.reversible_map import make_map
from .record import document_record, document_wordings, rewritten

FACTORY = "kanon_masker"
GENERALIZER = "wikidata_generalizer"
CHUNK = 32
CHUNKS_AHEAD = 4


@dataclass(frozen=True, slots=True)
class Recipe:
    """How to make the pipeline, in plain values, so that every process can make it again.

    pipeline (str | None): A spaCy pipeline's name or folder; None is a blank one.
    lang (str): Language of the blank pipeline.
    config (dict): Settings of the `kanon_masker`; they override those of a pipeline that has one.
    verify (bool): Count every document again by another method and fail on a breach.
    generalize (dict | None): Settings of a `wikidata_generalizer`; None adds none.
    mapping (bool): Also give the map that restores each text.
    """

    pipeline: str | None = None
    lang: str = "en"
    config: dict[str, Any] = field(default_factory=dict)
    verify: bool = False
    generalize: dict[str, Any] | None = None
    mapping: bool = False


@dataclass(frozen=True, slots=True)
class Outcome:
    """A record, or the problem that kept a text from being sanitized; words are tokens.

    map (dict | None): What restores the text, if the recipe asks for it.
    wordings (dict | None): What each term became, see `record.document_wordings`.
    """

    record: dict[str, Any] | None
    problem: str | None
    words: int
    masked_words: int
    map: dict[str, Any] | None = None
    wordings: dict[str, tuple[str, int] | None] | None = None


def make_pipeline(recipe: Recipe) -> Language:
    """The pipeline of a recipe, with a `kanon_masker` and what else it asks for.

    RAISES (KanonError): The pipeline cannot be loaded.
    """
    if recipe.pipeline is None:
        nlp = spacy.blank(recipe.lang)
    else:
        try:
            nlp = spacy.load(recipe.pipeline)
        except OSError as error:
            raise KanonError(Errors.E323.format(name=recipe.pipeline)) from error
    _add(nlp, FACTORY, recipe.config)
    if recipe.generalize is not None:
        _add(nlp, GENERALIZER, recipe.generalize)
    nlp.max_length = 2**31 - 1
    return nlp


def _add(nlp: Language, factory: str, config: dict[str, Any]) -> None:
    """Add a component, or change the settings of the one that is there."""
    component: Any = find_component(nlp, factory)
    if component is None:
        nlp.add_pipe(factory, config=config)
    elif config:
        component.configure(**config)


def find_component(nlp: Language, factory: str) -> Any:
    """The pipeline's first component made by this factory, None if it has none."""
    names = [name for name, made in nlp.pipe_factories.items() if made == factory]
    return nlp.get_pipe(names[0]) if names else None


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
        self.masker = find_component(self.nlp, FACTORY)
        self.masker.kb.open()
        self.generalizer = find_component(self.nlp, GENERALIZER)
        if self.generalizer is not None:
            self.generalizer.ontology.open()
        if recipe.verify:
            self._check_promise()

    def _check_promise(self) -> None:
        """RAISES (KanonError): E325 if the settings do not promise what `verify` counts."""
        options = self.masker.options
        if options.max_arity is not None:
            raise KanonError(Errors.E325.format(setting=f"max_arity = {options.max_arity}"))
        if options.combine == "model":
            raise KanonError(Errors.E325.format(setting='combine = "model"'))

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
        return Outcome(
            document_record(doc),
            None,
            len(doc),
            masked,
            make_map(text, rewritten(doc)).to_dict() if self.recipe.mapping else None,
            None if self.generalizer is None else document_wordings(doc),
        )

    def _verify(self, doc: Any) -> None:
        [found] = self.masker.predict([doc])
        k = self.masker.options.k
        breach = find_breach(found.masking, self.masker.kb.knowledge, k=k)
        if breach is None and self.generalizer is not None:
            [general] = self.generalizer.predict([doc])
            again = count_release(general.terms, general.choice, k=k)
            breach = min((one.support for one in again.breaches), default=None)
        if breach is not None:
            raise KanonError(Errors.E324.format(k=k, support=breach))


_worker: _Worker | None = None


def _start(recipe: Recipe) -> None:
    global _worker
    _worker = _Worker(recipe)


def _work(texts: Sequence[str]) -> list[Outcome]:
    assert _worker is not None
    return [_worker.sanitize(text) for text in texts]
