"""A text under some settings, as the page to try them on shows it: pieces, counts and witnesses."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from threading import Lock
from typing import Any

from spacy.language import Language
from spacy.tokens import Doc

from .. import forget_texts
from ..anonymity.state import COMBINATIONS, JOINT
from ..errors import KanonError
from ..names import DEFAULT_K, KANON, MASK
from ..operators.writing import GENERALIZE
from ..release.runner import Recipe, make_pipeline

OPERATORS = {
    "stars": "***",
    "kind": "[KIND]",
    "numbered": "KIND 1",
    "remove": "nothing",
    GENERALIZE: "something true",
}
GUARANTEES = {JOINT: "all that stays, together", COMBINATIONS: "no combination (weaker)"}
LEAST_K, MOST_K = 2, 100
LONGEST = 20_000
_PIPELINES = 8


@dataclass(frozen=True, slots=True)
class Asked:
    """What the page asks for.

    text (str): To be read.
    k (int): People that have to fit.
    guarantee (str): Of `GUARANTEES`.
    operator (str): Of `OPERATORS`.
    """

    text: str
    k: int = DEFAULT_K
    guarantee: str = JOINT
    operator: str = "stars"

    def check(self) -> Asked:
        limits = {
            "text": (
                isinstance(self.text, str) and len(self.text) <= LONGEST,
                f"at most {LONGEST:,} characters",
            ),
            "k": (type(self.k) is int and LEAST_K <= self.k <= MOST_K, f"{LEAST_K} to {MOST_K}"),
            "guarantee": (self.guarantee in GUARANTEES, " or ".join(GUARANTEES)),
            "operator": (self.operator in OPERATORS, ", ".join(OPERATORS)),
        }
        for name, (fits, allowed) in limits.items():
            if not fits:
                raise KanonError(f"[KN935] {name} is not allowed as it is. Choose {allowed}.")
        return self


class DemoReader:
    """Reads texts, and keeps nothing of them.

    kb (str | None): Knowledge base folder; None is the bundled sample.
    ontology (str | None): Ontology folder; None is the bundled sample.
    """

    def __init__(self, kb: str | None = None, ontology: str | None = None) -> None:
        self._kb = kb
        self._ontology = ontology
        self._lock = Lock()
        self._pipelines: OrderedDict[tuple[int, str, str], Language] = OrderedDict()

    def read(self, asked: Asked) -> dict[str, Any]:
        """What the page shows of a text."""
        asked.check()
        with self._lock:  # One text at a time: what is forgotten is forgotten for all.
            nlp = self._pipeline(asked)
            try:
                with nlp.memory_zone():  # Its words leave the vocabulary with it.
                    return _sight(nlp(asked.text), asked)
            finally:
                forget_texts()
                for _, component in nlp.pipeline:
                    component.kb.forget()  # type: ignore[attr-defined]

    def _pipeline(self, asked: Asked) -> Language:
        key = asked.k, asked.guarantee, asked.operator
        if key not in self._pipelines:
            self._pipelines[key] = make_pipeline(self._recipe(asked))
            if len(self._pipelines) > _PIPELINES:
                self._pipelines.popitem(last=False)
        self._pipelines.move_to_end(key)
        return self._pipelines[key]

    def _recipe(self, asked: Asked) -> Recipe:
        config: dict[str, Any] = {"kb": self._kb, "k": asked.k, "guarantee": asked.guarantee}
        if asked.operator == GENERALIZE:
            return Recipe(config=config, generalize={"ontology": self._ontology})
        return Recipe(config={**config, "operators": {"*": asked.operator}})


def _sight(doc: Doc, asked: Asked) -> dict[str, Any]:
    report = doc._.kanon
    phrases = [_phrase(span) for span in doc.spans[KANON]]
    generalized = asked.operator == GENERALIZE
    return {
        "k": asked.k,
        "k_reached": report["k_reached"],
        "population": report["population"],
        "invented": report["invented"],
        "as_written": report["before"]["message"],
        "masked": sum(phrase["masked"] for phrase in phrases),
        "phrases": phrases,
        "pieces": _pieces(doc.text, phrases),
        "released": doc._.sanitized_text if generalized else doc._.masked_text,
    }


def _phrase(span: Any) -> dict[str, Any]:
    evidence = span._.risk_evidence
    return {
        "start": span.start_char,
        "end": span.end_char,
        "words": span.text,
        "kind": evidence["kind"],
        "masked": span.label_ == MASK,
        "people": span._.risk_k,
        "message": evidence["message"],
    }


def _pieces(text: str, phrases: list[dict[str, Any]]) -> list[tuple[str, dict[str, Any] | None]]:
    """The text in order, each piece with the phrase that it is."""
    pieces: list[tuple[str, dict[str, Any] | None]] = []
    end = 0
    for phrase in sorted(phrases, key=lambda phrase: phrase["start"]):
        pieces += [(text[end : phrase["start"]], None), (phrase["words"], phrase)]
        end = phrase["end"]
    return [*pieces, (text[end:], None)]
