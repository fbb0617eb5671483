"""Many texts through one pipeline, in one process or several, as plain records in input order.

A process works on one text at a time, so that a result depends on nothing but its text. What a
component raises about a text is the problem of that text, and the others go on. So that none keeps
the others waiting for hours, the alarm of the system interrupts what works on a text. It needs a
POSIX system and the main thread of a process; elsewhere there is no limit. The tokenizer is not
interrupted: what would take it long is cut (`PieceTokenizer`).
"""

from __future__ import annotations

import re
import signal
import sys
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass, field
from functools import partial
from itertools import islice
from pathlib import Path
from types import FrameType
from typing import Any, Generic, NamedTuple, TypeVar

import spacy
from spacy.language import Language
from spacy.tokens import Doc
from thinc.api import ConfigValidationError

from ..components.kanon_pipe import component_name, find_component
from ..errors import Errors, KanonError, RecordError
from ..names import SUBJECT, TEXT_BOUNDS
from .record import Release, ReleaseMaker

DEFAULT_SECONDS = 600.0
_AGAIN = 0.05


@contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Interrupt the block when its time is over."""
    in_main_thread = threading.current_thread() is threading.main_thread()
    if not seconds or not hasattr(signal, "setitimer") or not in_main_thread:
        yield
        return
    running = True

    def expire(number: int, frame: FrameType | None) -> None:
        if running:
            signal.setitimer(signal.ITIMER_REAL, _AGAIN)  # An error can get lost on its way.
            raise RecordError(Errors.E347.format(seconds=f"{seconds:g}"))

    signal.signal(signal.SIGALRM, expire)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        running = False
        signal.setitimer(signal.ITIMER_REAL, 0)


BATCH = 32  # Texts that a process gets at a time.
_AHEAD = 2  # Batches for each process that are waiting or done.
STRINGS = 20_000  # that the vocabulary may grow by before words are forgotten
# Packages whose components keep no Doc, and nothing of a vocabulary, from text to text.
_KEEP_NO_DOC = {"spacy", "spacy_kanon", "spacy_transformers", "spacy_curated_transformers"}

Result = TypeVar("Result")


class Entry(NamedTuple):
    """A text to run through a pipeline."""

    text: str  # The text.
    subject: str | None = None  # Whom it is about (`doc._.subject`), if that is told.
    bounds: list[tuple[int, int]] | None = None  # Of several texts that were joined to this one.


Text = str | tuple[str, str | None] | Entry


class TextRunner(Generic[Result]):
    """A pipeline, what is kept of each Doc, and of a problem; words of texts are forgotten."""

    def __init__(
        self,
        make: Callable[[], tuple[Language, Callable[[Doc], Result]]],
        *,
        problem: Callable[[str], Result],
        timeout: float = 0.0,
    ) -> None:
        self._make = make
        self._problem = problem
        self._timeout = timeout
        self.nlp, self._finish = make()
        makers = [self.nlp.tokenizer, *(component for _, component in self.nlp.pipeline)]
        may_forget = all(_package_of(maker) in _KEEP_NO_DOC for maker in makers)
        self._enough = len(self.nlp.vocab.strings) + STRINGS if may_forget else None

    def __reduce__(self) -> tuple[Any, ...]:
        return partial(TextRunner, problem=self._problem, timeout=self._timeout), (self._make,)

    def __call__(self, entry: Text, timeout: float | None = None) -> Result:
        """Run the pipeline on one text."""
        text, subject, bounds = Entry(entry) if isinstance(entry, str) else Entry(*entry)
        try:
            with self._zone(), time_limit(self._timeout if timeout is None else timeout):
                doc = self.nlp.make_doc(text)
                if subject is not None:
                    doc._.set(SUBJECT, subject)
                if bounds is not None:
                    doc.user_data[TEXT_BOUNDS] = bounds
                return self._finish(self.nlp(doc))
        except ValueError as error:
            if isinstance(error, KanonError) and not isinstance(error, RecordError):
                raise
            return self._problem(str(error))

    def run(self, texts: Iterable[Text], *, n_process: int = 1) -> Iterator[Result]:
        """Run the pipeline on texts; results come in their order, the same for any `n_process`."""
        if n_process == 1:
            yield from map(self, texts)
            return
        source = iter(texts)
        waiting: deque[Future[list[Result]]] = deque()
        pool = ProcessPoolExecutor(n_process, initializer=_start, initargs=(self,))
        try:
            while batch := list(islice(source, BATCH)):
                waiting.append(pool.submit(_run_batch, batch))
                if len(waiting) >= _AHEAD * n_process:
                    yield from waiting.popleft().result()
            while waiting:
                yield from waiting.popleft().result()
        except BrokenProcessPool as error:
            raise KanonError(Errors.E349) from error
        finally:
            pool.shutdown(cancel_futures=True)

    def _zone(self) -> Any:
        vocab: Any = self.nlp.vocab
        is_full = self._enough is not None and len(vocab.strings) >= self._enough
        # Zones do not nest.
        return vocab.memory_zone() if is_full and not vocab.in_memory_zone else nullcontext()


_runner: TextRunner[Any] | None = None


def _start(runner: TextRunner[Any]) -> None:
    """Begin a process of a pool, which has a runner of its own and one thread for networks."""
    global _runner
    _runner = runner
    torch = sys.modules.get("torch")  # Importing it takes seconds: a pipeline without needs none.
    if torch is not None:
        torch.set_num_threads(1)


def _run_batch(batch: list[Text]) -> list[Any]:
    assert _runner is not None, "the process has been started"
    return [_runner(entry) for entry in batch]


def _package_of(component: Any) -> str:
    """Where a function, or the class of an object, comes from."""
    module = component.__module__ if isinstance(component, type) else None
    module = module or getattr(component, "__module__", None) or type(component).__module__
    return str(module).partition(".")[0]


LONGEST = 2_000  # characters without a space; no URL or name is that long
SIGNS = 200  # that are no letter, digit or space, in a row
_STRETCH = re.compile(rf"\S{{{LONGEST + 1},}}")
_SIGNS = re.compile(rf"[^\w\s]{{{SIGNS + 1},}}")
# A piece ends between two signs, if there are any in its second half, else beside one.
_ENDS = (r"(?<=[\W_])(?=[\W_])", r"(?<=[\W_])|(?=[\W_])", "")
_PIECES = {
    longest: re.compile("|".join(rf".{{{longest // 2 + 1},{longest}}}(?:{e})" for e in _ENDS), re.S)
    for longest in (LONGEST, SIGNS)
}


class PieceTokenizer:
    """A tokenizer that gives another one no stretch of more than `LONGEST` characters, and no more
    than `SIGNS` signs in a row.

    spaCy's tokenizer takes one sign after the other off both ends of what stands between two
    spaces, each time looking at all that is left: 200,000 brackets take hours.
    """

    def __init__(self, tokenizer: Any) -> None:
        """tokenizer (Callable[[str], Doc]): A pipeline's own."""
        self.tokenizer = tokenizer

    @property
    def vocab(self) -> Any:
        """That of the other tokenizer."""
        return self.tokenizer.vocab

    def __call__(self, text: str) -> Doc:
        """RETURNS (Doc): Its text is the text, character by character."""
        pieces = cut(text)
        if len(pieces) == 1:
            return self.tokenizer(text)
        docs = [self.tokenizer(piece) for piece in pieces]
        words = [token.text for doc in docs for token in doc]
        spaces = [bool(token.whitespace_) for doc in docs for token in doc]
        return Doc(self.vocab, words=words, spaces=spaces)


def cut(text: str) -> list[str]:
    """Cut a text inside what is too long for the tokenizer.

    >>> [len(piece) for piece in cut("ab " + "(" * 500)]
    [203, 200, 100]
    """
    pieces = _cut(text, _STRETCH, LONGEST)
    return [part for piece in pieces for part in _cut(piece, _SIGNS, SIGNS)]


def _cut(text: str, too_long: re.Pattern[str], longest: int) -> list[str]:
    places = []
    for match in too_long.finditer(text):
        start, end = match.span()
        while end - start > longest:
            start += len(_PIECES[longest].match(text, start)[0])  # type: ignore[index]
            places.append(start)
    return [text[i:j] for i, j in zip([0, *places], [*places, len(text)], strict=True)]


FACTORY = "kanon_masker"
GENERALIZER = "wikidata_generalizer"
LINKER = "linkage_masker"


@dataclass(frozen=True, slots=True)
class Recipe:
    """How to make the pipeline, in plain values.

    pipeline (str | None): A spaCy pipeline's name or folder; None is a blank one.
    lang (str): Language of the blank pipeline.
    config (dict): Settings of the `kanon_masker`; they override those of a pipeline that has one.
    verify (bool): Find the known terms of every released text again, and count them.
    generalize (dict | None): Settings of a `wikidata_generalizer`; None adds none.
    mapping (bool): Also give the map that restores each text.
    linkage (dict | None): Settings of a `linkage_masker`, which comes last; None adds none.
    timeout (float): Seconds after which a text is given up (`time_limit`); 0: never.
    """

    pipeline: str | None = None
    lang: str = "en"
    config: dict[str, Any] = field(default_factory=dict)
    verify: bool = False
    generalize: dict[str, Any] | None = None
    mapping: bool = False
    linkage: dict[str, Any] | None = None
    timeout: float = DEFAULT_SECONDS


def make_pipeline(recipe: Recipe) -> Language:
    """The pipeline of a recipe, with a `kanon_masker` and what else it asks for."""
    nlp = spacy.blank(recipe.lang) if recipe.pipeline is None else load_pipeline(recipe.pipeline)
    _add(nlp, FACTORY, recipe.config)
    if {"kb", "population"} & recipe.config.keys() and find_component(nlp, GENERALIZER) is not None:
        _override(nlp, GENERALIZER, {}, anew=("kb",))  # It may count with the masker's.
    if recipe.generalize is not None:
        _add(nlp, GENERALIZER, recipe.generalize)
    if recipe.linkage is not None:
        _add(nlp, LINKER, recipe.linkage)
    nlp.max_length = 2**31 - 1
    find_component(nlp, FACTORY).kb.open()
    if generalizer := find_component(nlp, GENERALIZER):
        generalizer.ontology.open()
    if linker := find_component(nlp, LINKER):
        linker.check_goal()
    return nlp


def load_pipeline(spec: str | Path) -> Any:
    """Load a pipeline, or make one of a single component."""
    prefix, _, factory = str(spec).partition(":")
    try:
        if prefix == "blank" and factory:
            nlp = spacy.blank("en")
            nlp.add_pipe(factory)
            return nlp
        return spacy.load(spec)
    except OSError as error:
        raise KanonError(Errors.E323.format(name=str(spec))) from error
    except (KanonError, ConfigValidationError):
        raise
    except ValueError as error:
        reason = " ".join(str(error).split())
        raise KanonError(
            Errors.E608.format(argument="pipeline", value=str(spec), reason=reason)
        ) from error


def _add(nlp: Language, factory: str, config: Mapping[str, Any]) -> None:
    """Add a component, or make the one that is there again with other settings."""
    if find_component(nlp, factory) is None:
        nlp.add_pipe(factory, config=dict(config))
    elif config:
        _override(nlp, factory, config)


def _override(
    nlp: Language, factory: str, config: Mapping[str, Any], *, anew: Iterable[str] = ()
) -> None:
    """Make a component again with other settings; it keeps the folders that these do not name."""
    name = component_name(nlp, factory)
    assert name is not None, "only what is there is overridden"
    old: Any = nlp.get_pipe(name)
    if "population" in config:
        config = {"kb": None, **config}
    settings = {**nlp.get_pipe_config(name), **config}
    settings.pop("factory", None)
    new: Any = nlp.replace_pipe(name, factory, config=settings)
    new.adopt(old, exclude={*config, *anew})


def make_release_runner(recipe: Recipe) -> TextRunner[Release | list[Release]]:
    """The pipeline of a recipe, with what makes a release of each of its Docs."""
    make = partial(_pipeline_and_maker, recipe)
    return TextRunner(make, problem=partial(Release, None), timeout=recipe.timeout)


def _pipeline_and_maker(recipe: Recipe) -> tuple[Language, ReleaseMaker]:
    nlp = make_pipeline(recipe)
    nlp.tokenizer = PieceTokenizer(nlp.tokenizer)
    masker = find_component(nlp, FACTORY)
    return nlp, ReleaseMaker(masker, nlp.tokenizer, recipe.verify, recipe.mapping)
