"""Many texts through one pipeline, in one process or several, as plain records in input order.

What an interrupted run has done is kept in a file, so that the same run can go on from there. The
file holds the outcome of each text as it comes, a line each, so it is as confidential as the texts
(mode 0600). Its first line says of which run it is: settings, knowledge base and version. A line
that a kill cut off, and what follows it, is done again.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass, field
from functools import partial
from pathlib import Path
from typing import IO, Any

import spacy
from spacy.language import Language
from thinc.api import ConfigValidationError

from .. import __version__
from ..errors import Errors, KanonError
from .record import Outcome, RecordWriter
from .streaming import DEFAULT_SECONDS, Entry, PieceTokenizer, Problem, Text, TextRunner

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
    masker = find_component(nlp, FACTORY)
    masker.kb.open()
    if generalizer := find_component(nlp, GENERALIZER):
        generalizer.ontology.open()
    if linker := find_component(nlp, LINKER):
        linker.check_goal()
    if recipe.verify:
        _check_promise(masker.options)
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
    """Make a component again from its config and other settings.

    It keeps the folders of the old one, which can be stored with the pipeline, but for those that
    the settings, or `anew`, name.
    """
    name = component_name(nlp, factory)
    assert name is not None, "only what is there is overridden"
    old: Any = nlp.get_pipe(name)
    if "population" in config:
        config = {"kb": None, **config}
    settings = {**nlp.get_pipe_config(name), **config}
    settings.pop("factory", None)
    new: Any = nlp.replace_pipe(name, factory, config=settings)
    new.adopt(old, exclude={*config, *anew})


def component_name(nlp: Language, factory: str) -> str | None:
    """Name of the pipeline's first component made by this factory, None if it has none."""
    return next((name for name, made_by in nlp.pipe_factories.items() if made_by == factory), None)


def find_component(nlp: Language, factory: str) -> Any:
    """The pipeline's first component made by this factory, None if it has none."""
    name = component_name(nlp, factory)
    return None if name is None else nlp.get_pipe(name)


def sanitize_texts(
    texts: Iterable[Text],
    recipe: Recipe,
    *,
    n_process: int = 1,
    checkpoint: Path | None = None,
    through: Callable[..., Iterator[Outcome]] | None = None,
) -> Iterator[Outcome]:
    """Sanitize texts; the outcomes come in the order of the texts, the same for any `n_process`."""
    runner = make_release_runner(recipe)
    run = partial(through or release_texts, runner, n_process=n_process)
    if checkpoint is None:
        yield from run(texts)
        return
    fingerprint = find_component(runner.nlp, FACTORY).kb.open().fingerprint
    settings = [__version__, asdict(recipe), runner.nlp.config.to_str(), fingerprint]
    yield from resumed(texts, run, checkpoint, settings=settings)


def make_release_runner(recipe: Recipe) -> TextRunner[Outcome]:
    """The pipeline of a recipe, with what makes an outcome of each of its Docs."""
    return TextRunner(partial(_pipeline_and_maker, recipe), timeout=recipe.timeout)


def _pipeline_and_maker(recipe: Recipe) -> tuple[Language, RecordWriter]:
    nlp = make_pipeline(recipe)
    nlp.tokenizer = PieceTokenizer(nlp.tokenizer)
    generalized = find_component(nlp, GENERALIZER) is not None
    promises = {"verify": recipe.verify, "mapping": recipe.mapping, "generalized": generalized}
    return nlp, RecordWriter(find_component(nlp, FACTORY), nlp.tokenizer, **promises)


def release_texts(
    runner: TextRunner[Outcome], texts: Iterable[Text], *, n_process: int = 1
) -> Iterator[Outcome]:
    """Sanitize texts with a pipeline that is there already."""
    yield from map(outcome_of, runner.run(texts, n_process=n_process))


def outcome_of(result: Outcome | Problem) -> Outcome:
    """The outcome of a text, also where it has a problem."""
    return Outcome(None, result.text, 0, 0) if isinstance(result, Problem) else result


def _check_promise(options: Any) -> None:
    """RAISES (KanonError): E325 if the settings do not promise what `verify` counts."""
    if options.max_arity is not None:
        raise KanonError(Errors.E325.format(setting=f"max_arity = {options.max_arity}"))
    if options.combine == "model":
        raise KanonError(Errors.E325.format(setting='combine = "model"'))


FORMAT = "spacy-kanon checkpoint"
VERSION = 1

Run = Callable[[Iterator[Text]], Iterator[Outcome]]


def resumed(texts: Iterable[Text], run: Run, path: Path, *, settings: Any) -> Iterator[Outcome]:
    """Sanitize texts, but for those that an earlier run has done: the same in the same order.

    `settings` is all that outcomes depend on beside the texts.
    """
    head = {"format": FORMAT, "version": VERSION, "run": _hash(settings)}
    stream = iter(texts)
    try:
        descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise KanonError(Errors.E002.format(path=path, reason=error.strerror or error)) from error
    with os.fdopen(descriptor, "r+b") as file:
        _check_head(file, head, path)
        for number, line in enumerate(_whole_lines(file), start=1):
            entry = next(stream, None)
            if entry is None or line["text"] != _hash(_plain(entry)):
                raise KanonError(Errors.E984.format(path=path, record=number))
            yield Outcome(**line["outcome"])
        yield from _recorded(stream, run, file)


def _check_head(file: IO[bytes], head: dict[str, Any], path: Path) -> None:
    """Read the first line, or write it. RAISES (KanonError): E983."""
    written = json.dumps(head).encode() + b"\n"
    line = file.readline()
    if line != written:
        if line and not written.startswith(line):
            raise KanonError(Errors.E983.format(path=path))
        file.seek(0)
        file.truncate()
        file.write(written)
        file.flush()


def _whole_lines(file: IO[bytes]) -> Iterator[dict[str, Any]]:
    """The lines up to the first that is cut off, which is removed with all that follows."""
    while True:
        at = file.tell()
        data = file.readline()
        try:
            line = json.loads(data) if data.endswith(b"\n") else None
        except ValueError:
            line = None
        if line is None:
            file.seek(at)
            file.truncate()
            return
        yield line


def _recorded(texts: Iterator[Text], run: Run, file: IO[bytes]) -> Iterator[Outcome]:
    """The outcomes of the other texts, each written before it is given out."""
    waiting: deque[str] = deque()

    def hashed() -> Iterator[Text]:
        for entry in texts:
            waiting.append(_hash(_plain(entry)))
            yield entry

    for outcome in run(hashed()):
        line = {"text": waiting.popleft(), "outcome": asdict(outcome)}
        file.write(json.dumps(line).encode() + b"\n")
        file.flush()
        yield outcome


def _plain(entry: Text) -> tuple[Any, ...]:
    return tuple(Entry(entry) if isinstance(entry, str) else Entry(*entry))


def _hash(value: Any) -> str:
    data = json.dumps(value, sort_keys=True, default=str)
    return hashlib.sha256(data.encode()).hexdigest()
