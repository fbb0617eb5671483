"""Many texts to silver annotation, by the same pipeline that sanitizes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass, field
from itertools import tee
from typing import Any

import spacy
from spacy.language import Language

from ..anonymity.options import COMBINATIONS, Options
from ..errors import Errors, RecordError
from ..training.silver import Entry, Silver, silver_of
from .runner import FACTORY
from .streaming import Problem, pipe_texts


@dataclass(frozen=True, slots=True)
class SilverRecipe:
    """How to annotate, in plain values.

    kb (str | None): Folder of the knowledge base; None is the bundled sample.
    options (Options): Of the decision: Algorithm 1 unless another guarantee is asked for;
        `selection` is the paper's strategy, greedy or random.
    rules (bool): Also look for what resembles an identifier and is not in the knowledge base.
    case (str): "exact" or "folded", how terms are looked up.
    lang (str): Language of the tokenizer.
    """

    kb: str | None = None
    options: Options = field(default_factory=lambda: Options(guarantee=COMBINATIONS))
    rules: bool = True
    case: str = "exact"
    lang: str = "en"

    def pipeline(self) -> Language:
        """A blank pipeline with the `kanon_masker` that annotates; its knowledge base is open.

        RAISES (KanonError): The knowledge base is missing or damaged.
        """
        config: dict[str, Any] = {
            **asdict(self.options),
            "always_mask": list(self.options.always_mask),
            "scope": list(self.options.scope),
            "kb": self.kb,
            "rules": self.rules,
            "case": self.case,
            "sources": [],
        }
        nlp = spacy.blank(self.lang)
        nlp.max_length = 2**31 - 1
        masker: Any = nlp.add_pipe(FACTORY, config=config)
        masker.kb.open()
        return nlp


def annotate_texts(
    entries: Iterable[Entry], recipe: SilverRecipe, *, n_process: int = 1
) -> Iterator[tuple[Entry, Silver]]:
    """Annotate texts.

    entries (Iterable[Entry]): Read as they are needed.
    recipe (SilverRecipe): How to annotate.
    n_process (int): Processes; the result does not hang on it.
    YIELDS (tuple[Entry, Silver]): Each entry with its annotation, in order.
    RAISES (KanonError): As `SilverRecipe.pipeline`; RecordError E570 for a text that cannot be
        annotated.
    """
    yield from annotate_by(recipe.pipeline(), entries, n_process=n_process)


def annotate_by(
    nlp: Language, entries: Iterable[Entry], *, n_process: int = 1
) -> Iterator[tuple[Entry, Silver]]:
    """Annotate texts with a pipeline that is there already.

    nlp (Language): Of `SilverRecipe.pipeline`.
    entries (Iterable[Entry]): Read as they are needed.
    n_process (int): Processes.
    YIELDS (tuple[Entry, Silver]): Each entry with its annotation, in order.
    RAISES (RecordError): E570 for a text that cannot be annotated.
    """
    source, kept = tee(entries)
    results = pipe_texts(nlp, (entry.text for entry in source), n_process=n_process)
    for entry, result in zip(kept, results, strict=False):
        if isinstance(result, Problem):
            raise RecordError(Errors.E570.format(record=entry.doc_id, reason=result.text))
        yield entry, silver_of(result)
