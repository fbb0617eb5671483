"""What all components here have in common, and what they ask of their pipeline."""

from __future__ import annotations

import shutil
import warnings
from collections.abc import Callable, Container, Iterable, Mapping
from functools import cache, partial
from multiprocessing import parent_process
from pathlib import Path
from typing import Any, Generic, TypeVar
from weakref import WeakValueDictionary

import srsly
from spacy.language import Language
from spacy.pipeline import Pipe
from spacy.tokens import Doc

from ..detection.gazetteer import EXACT, TermWalker
from ..errors import Errors, KanonError, SampleWarning
from ..kb.reader import KnowledgeBase, open_kb, population_folder
from ..lang.language_rules import LanguageRules, languages, rules_of
from ..linkage.reader import BackgroundIndex, open_background
from ..names import DEFAULT_POPULATION, KANON, STATE
from ..ontology.reader import Ontology, open_ontology
from ..storage.folders import identity
from .doc_spans import cut_at_borders, register_extensions


class Slot:
    """Something that a component hangs on and that is saved as a fingerprint."""

    name = "learned"  # In what is saved, and what `exclude` calls it.

    def __init__(self, parts: Mapping[str, Any]) -> None:
        """parts (Mapping[str, Any]): What it hangs on, each with its fingerprint, by name."""
        self._parts = parts

    def marks(self) -> dict[str, str]:
        """Fingerprints by the names of what they are of."""
        return {name: part.fingerprint for name, part in self._parts.items()}

    def to_disk(self, path: Path) -> None:
        """Save the fingerprints."""
        path.mkdir(parents=True, exist_ok=True)
        srsly.write_json(path / f"{self.name}.json", {"marks": self.marks()})

    def from_disk(self, path: Path) -> None:
        """RAISES (KanonError): E310, or E311 if something is not what was saved."""
        if not (path / f"{self.name}.json").is_file():
            raise KanonError(
                f"[KN310] {path} holds no saved component of this kind. Load the folder of a "
                "whole pipeline, or save the component again."
            )
        saved = srsly.read_json(path / f"{self.name}.json")["marks"]
        for name, mark in self.marks().items():
            if mark != (expected := saved.get(name, "")):
                both = {"expected": expected or "none", "found": mark or "none"}
                raise KanonError(Errors.E311.format(name=name, **both))


Resource = TypeVar("Resource", KnowledgeBase, Ontology, BackgroundIndex)


class FolderSlot(Slot, Generic[Resource]):
    """Holds the path of a folder, and opens it when it is first asked for."""

    read: Callable[[Path | None], Resource]  # Opens a folder; None is the sample.

    def __init__(self, path: str | Path | None = None, *, store: bool = False) -> None:
        self.path = None if path is None else Path(path)
        self.store = store
        self._opened: Resource | None = None

    def open(self) -> Resource:
        """What the folder holds. RAISES (KanonError): It is missing or damaged."""
        if self._opened is None:
            # Nothing to share if it is not there: opening it says what is wrong.
            mark = None if self.path is None else identity(self.path) or object()
            key = type(self), mark
            opened = _OPEN.get(key)  # If this process has read it, and it has not changed since.
            self._opened = _OPEN[key] = self.read(self.path) if opened is None else opened
        return self._opened

    def marks(self) -> dict[str, str]:
        return {self.name: self.open().fingerprint}

    def to_disk(self, path: Path) -> None:
        """Save the fingerprint, and the content if `store` is set, in a folder."""
        super().to_disk(path)
        target, source = path / self.name, self.open().path
        if self.store and not (target.exists() and target.samefile(source)):
            shutil.rmtree(target, ignore_errors=True)
            shutil.copytree(source, target)

    def from_disk(self, path: Path) -> None:
        """Open the content that was saved, and check the fingerprint."""
        if (path / self.name).is_dir():
            self.path, self.store, self._opened = path / self.name, True, None
        super().from_disk(path)

    def __reduce__(self) -> tuple[Any, ...]:
        return partial(type(self), self.path, store=self.store), ()


# One reader for each folder and process: a knowledge base that two components count with is open
# once, with one cache of posting lists.
_OPEN: WeakValueDictionary[tuple[Any, ...], Any] = WeakValueDictionary()


class BackgroundSlot(FolderSlot[BackgroundIndex]):
    """Holds the folder of an index of background documents."""

    name, read = "index", staticmethod(open_background)


class OntologySlot(FolderSlot[Ontology]):
    """Holds the folder of an ontology."""

    name, read = "ontology", staticmethod(open_ontology)


class KnowledgeSlot(FolderSlot[KnowledgeBase]):
    """Holds a knowledge base, and what walkers remember of words, which is never saved."""

    name, read = "kb", staticmethod(open_kb)

    def __init__(
        self,
        path: str | Path | None = None,
        *,
        store: bool = False,
        population: str = DEFAULT_POPULATION,
    ) -> None:
        if path is None and population != DEFAULT_POPULATION:
            path = population_folder(population)
        super().__init__(path, store=store)
        self._walkers: dict[tuple[str, str], TermWalker] = {}

    @classmethod
    def of(cls, config: Any) -> KnowledgeSlot:
        """The knowledge base that the settings of a component name."""
        return cls(config.kb, store=config.store_kb, population=config.population)

    @property
    def invented(self) -> bool:
        """Whether its people are invented, as those of the bundled sample are."""
        knowledge = self.open()
        named = dict(knowledge.meta["source"]).get("name")
        return knowledge.sample_of is None and named == "synthetic"

    def walker(self, case: str = EXACT) -> TermWalker:
        """The walker of the open knowledge base."""
        key = (self.open().fingerprint, case)
        if key not in self._walkers:
            same = {other: walker for other, walker in self._walkers.items() if other[0] == key[0]}
            self._walkers = {**same, key: TermWalker(self.open(), case)}
        return self._walkers[key]

    def forget(self) -> None:
        """Drop the words of texts that are remembered."""
        self._walkers = {}


@cache
def warn_of_sample() -> None:
    """Warn that no knowledge base is named: once, and not in the processes of a pool."""
    if parent_process() is None:
        message = (
            "[KN383] The people counted are those of the bundled sample, who are invented: k says "
            "nothing of real people. Name a population (us, world), or your own people with kb "
            "(build kb makes a knowledge base)."
        )
        warnings.warn(message, SampleWarning, stacklevel=3)


def language_of(nlp: Language, name: str, *, instead: str) -> LanguageRules:
    """The rules for the language of a pipeline. RAISES (KanonError): E224 if there are none."""
    rules = rules_of(nlp.lang or "")
    if rules is None:
        known = ", ".join(languages())
        raise KanonError(
            f"[KN224] {name} needs rules for the language {nlp.lang!r}, and there are rules "
            f"for {known} only. {instead}"
        )
    return rules


def component_name(nlp: Language, factory: str) -> str | None:
    """Name of the pipeline's first component made by this factory, None if it has none."""
    return next((name for name, made_by in nlp.pipe_factories.items() if made_by == factory), None)


def find_component(nlp: Language, factory: str) -> Any:
    """The pipeline's first component made by this factory, None if it has none."""
    name = component_name(nlp, factory)
    return None if name is None else nlp.get_pipe(name)


Component = TypeVar("Component", bound="KanonPipe")


class SentToProcesses:
    """For compiled components of spaCy: a pickle brings extension attributes along."""

    def __getstate__(self) -> dict[str, Any]:
        """The variables that are sent: all, unless a component says otherwise."""
        return self.__dict__

    def __reduce__(self) -> tuple[Any, ...]:
        reduced: Any = super().__reduce__()
        if not self.__dict__:
            return reduced
        # spaCy's state ends in the variables of the object, if any, and asks for none of them.
        make, arguments, (*compiled, _) = reduced
        return make, arguments, (*compiled, self.__getstate__())

    def __setstate__(self, state: Any) -> None:
        """state (Any): As spaCy's component gives it."""
        register_extensions()
        super().__setstate__(state)  # type: ignore[misc]


class KanonPipe(SentToProcesses, Pipe):
    """A component that decides in `decide`, and writes to the Doc in `annotate` alone."""

    decide: Callable[[Doc], Any]  # What is decided on a Doc, which does not change.
    annotate: Callable[[Doc, Any], None]  # The Doc has what was decided on it.

    def __init__(self, name: str, *slots: Slot) -> None:
        register_extensions()
        self.name = name
        self._names = [slot.name for slot in slots]
        for slot in slots:
            setattr(self, slot.name, slot)

    def _slots(self, exclude: Container[str]) -> list[Slot]:
        return [getattr(self, name) for name in self._names if name not in exclude]

    def __call__(self, doc: Doc) -> Doc:
        """Decide on one Doc and write the decisions to it."""
        doc = doc if STATE in getattr(doc.spans.get(KANON), "attrs", ()) else cut_at_borders(doc)
        self.annotate(doc, self.decide(doc))
        return doc

    def predict(self, docs: Iterable[Doc]) -> list[Any]:
        """Decide without changing the Docs."""
        return list(map(self.decide, docs))

    def set_annotations(self, docs: Iterable[Doc], predictions: Iterable[Any]) -> None:
        """Write to the Docs what was decided on each."""
        for doc, decided in zip(docs, predictions, strict=True):
            self.annotate(doc, decided)

    def adopt(self, other: KanonPipe, *, exclude: Container[str] = ()) -> None:
        """Take over the folders of another component of the same kind."""
        for slot in other._slots(exclude):
            setattr(self, slot.name, slot)
        self.after_loading()

    def after_loading(self) -> None:
        """Drop what was derived from the folders as they were before."""

    def to_disk(self, path: str | Path, *, exclude: Container[str] = ()) -> None:
        """Save the fingerprints of the folders, and what they hold where that is asked for."""
        for slot in self._slots(exclude):
            slot.to_disk(Path(path))

    def from_disk(self: Component, path: str | Path, *, exclude: Container[str] = ()) -> Component:
        """Undo `to_disk`. RAISES (KanonError): A folder is not the one that was saved."""
        for slot in self._slots(exclude):
            slot.from_disk(Path(path))
        self.after_loading()
        return self
