"""`replacement_selector`: learn from people which replacement they choose for a phrase.

The component reads phrases from a span group (label: kind; `_.generalizations`: the options) and
writes the chosen option to `_.replacement`. It does not count: what it chooses need not keep k.
`spacy-kanon.Learned.v1` lends a trained one to `wikidata_generalizer` as its selector.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

import numpy as np
import spacy
from numpy.typing import NDArray
from spacy.language import Language
from spacy.pipeline import TrainablePipe
from spacy.tokens import Doc, Span
from spacy.training import Example
from thinc.api import Optimizer

from ..anonymity.combinations import NODE_BUDGET
from ..anonymity.state import Choice, Selector, Term
from ..errors import Errors, KanonError
from ..models.selection_model import BINARY, Phrase, SelectionModel, repeats
from ..names import GENERALIZATIONS, REPLACEMENT, REPLACEMENT_VOTES, REPLACEMENTS, STAR
from .doc_spans import register_extensions
from .kanon_pipe import SentToProcesses

Scores = NDArray[np.float32]


class ReplacementSelector(SentToProcesses, TrainablePipe):
    model: SelectionModel

    def __init__(self, nlp: Language, name: str, config: Any) -> None:
        register_extensions()
        super().__init__(nlp.vocab, config.model, name, context=config.context, kinds=[])
        self.scorer = config.scorer

    @property
    def labels(self) -> tuple[str, ...]:
        """Kinds that the model saw in training."""
        return tuple(self.cfg["kinds"])

    @property
    def label_data(self) -> list[str]:
        return list(self.labels)

    def predict(self, docs: Iterable[Doc]) -> list[list[str]]:
        """Per Doc the chosen options of the phrases that have options. Changes nothing."""
        phrases = [self._phrases(doc) for doc in docs]
        for of_doc in phrases:
            _check_options(of_doc)  # So that a phrase is counted in its Doc.
        rankings = iter(self.rank([phrase for found in phrases for phrase in found]))
        return [[phrase.options[next(rankings)[0]] for phrase in found] for found in phrases]

    def set_annotations(self, docs: Iterable[Doc], scores: list[list[str]]) -> None:
        for doc, chosen in zip(docs, scores, strict=True):
            for span, option in zip(self._spans(doc), chosen, strict=True):
                span._.set(REPLACEMENT, option)

    def rank(self, phrases: Sequence[Phrase]) -> list[list[int]]:
        """Options, best first; repetitions last, of an unseen kind the most general first."""
        return [
            _ranked(phrase, probabilities, known=phrase.kind in self.cfg["kinds"])
            for phrase, probabilities in zip(phrases, self.probabilities(phrases), strict=True)
        ]

    def probabilities(self, phrases: Sequence[Phrase]) -> list[list[float]]:
        """How likely each option is; those of a phrase sum to 1, but in the binary framing."""
        _check_options(phrases)
        if not phrases:
            return []
        scores = self.model.ops.to_numpy(self.model.predict(list(phrases)))
        sizes = [len(phrase.options) for phrase in phrases]
        values = _probabilities(scores, sizes, self.model.attrs["framing"])
        return [part.tolist() for part in np.split(values, np.cumsum(sizes)[:-1])]

    def update(
        self,
        examples: Iterable[Example],
        *,
        drop: float = 0.0,
        sgd: Optimizer | None = None,
        losses: dict[str, float] | None = None,
    ) -> dict[str, float]:
        """Learn from the votes for the options of the reference Docs. There is no dropout."""
        losses = {} if losses is None else losses
        losses.setdefault(self.name, 0.0)
        phrases, shares, weights = self._targets(list(examples))
        if phrases:
            scores, backprop = self.model.begin_update(phrases)
            loss, gradient = _loss(
                self.model.ops.to_numpy(scores),
                [len(phrase.options) for phrase in phrases],
                shares,
                weights,
                self.model.attrs["framing"],
            )
            backprop(self.model.ops.asarray1f(cast(Any, gradient)))
            losses[self.name] += loss
            if sgd is not None:
                self.finish_update(sgd)
        return losses

    def initialize(
        self,
        get_examples: Callable[[], Iterable[Example]],
        *,
        nlp: Language | None = None,
        labels: list[str] | None = None,
    ) -> None:
        """Learn the kinds and prepare the model."""
        phrases, _, _ = self._targets(list(get_examples()))
        if not phrases:
            raise KanonError(
                "[KN482] No phrase of the training documents has options and votes, so nothing "
                "can be learned. Read them with the reader spacy-kanon.ReplacementCorpus.v1."
            )
        self.cfg["kinds"] = sorted(labels or {phrase.kind for phrase in phrases})
        self.model.initialize(X=phrases[:1])

    def _spans(self, doc: Doc) -> list[Span]:
        spans = doc.spans.get(REPLACEMENTS, ())
        return [span for span in spans if span._.get(GENERALIZATIONS) is not None]

    def _phrases(self, doc: Doc) -> list[Phrase]:
        width, text = self.cfg["context"], doc.text
        return [
            Phrase(
                span.text,
                span.label_,
                tuple(span._.get(GENERALIZATIONS)),
                text[max(span.start_char - width, 0) : span.end_char + width],
            )
            for span in self._spans(doc)
        ]

    def _targets(self, examples: list[Example]) -> tuple[list[Phrase], Scores, Scores]:
        """Phrases, shares of votes, weights: n of a kind in a text weigh sqrt(n), as votes do."""
        phrases: list[Phrase] = []
        shares: list[float] = []
        weights: list[float] = []
        for eg in examples:
            found = self._phrases(eg.reference)
            votes = eg.reference.user_data.get(REPLACEMENT_VOTES, [])
            together = Counter(phrase.kind for phrase in found)
            for phrase, given in zip(found, _checked(votes, found), strict=True):
                total = sum(given.values())
                phrases.append(phrase)
                shares.extend(given.get(option, 0) / total for option in phrase.options)
                weights.append((total / together[phrase.kind]) ** 0.5)
        return phrases, np.array(shares, dtype="float32"), np.array(weights, dtype="float32")


def _check_options(phrases: Sequence[Phrase]) -> None:
    """RAISES (KanonError): E480 for a phrase without options."""
    for number, phrase in enumerate(phrases, start=1):
        if not phrase.options:
            raise KanonError(Errors.E480.format(number=number, kind=phrase.kind))


def _checked(votes: list[dict[str, int]], phrases: list[Phrase]) -> list[dict[str, int]]:
    """RAISES (KanonError): E481 if the votes are not those of the phrases."""
    given_to = [*votes, *({} for _ in phrases[len(votes) :])]
    for number, (phrase, given) in enumerate(zip(phrases, given_to, strict=False), start=1):
        count = sum(given.values())
        if count <= 0 or not set(given) <= set(phrase.options):
            raise KanonError(
                f"[KN481] The {count} votes for phrase number {number} (of kind "
                f"{phrase.kind}) do not fit its {len(phrase.options)} options. Give each "
                "phrase of a training document at least one vote, and only for options that "
                "it has."
            )
    return given_to


def _ranked(phrase: Phrase, probabilities: Sequence[float], *, known: bool) -> list[int]:
    places = range(len(phrase.options))
    useless = [option != STAR and repeats(option, phrase.text) for option in phrase.options]
    if not known:
        return sorted(places, key=lambda place: (useless[place], -place))
    return sorted(places, key=lambda place: (useless[place], -probabilities[place], place))


def _probabilities(scores: Scores, sizes: Sequence[int], framing: str) -> Scores:
    """Logits of options -> probabilities, both of shape (options,)."""
    if framing == BINARY:
        return (1 / (1 + np.exp(-np.clip(scores, -30, 30)))).astype("float32")
    starts = np.cumsum([0, *sizes[:-1]])
    exponents = np.exp(scores - np.repeat(np.maximum.reduceat(scores, starts), sizes))
    return exponents / np.repeat(np.add.reduceat(exponents, starts), sizes)


def _loss(
    scores: Scores, sizes: Sequence[int], shares: Scores, weights: Scores, framing: str
) -> tuple[float, Scores]:
    """Weighted mean cross-entropy of phrases (binary: pairs), and its gradient."""
    predicted = _probabilities(scores, sizes, framing)
    row_weights = np.repeat(weights / weights.sum(), sizes)
    logs = shares * np.log(predicted + 1e-12)
    if framing == BINARY:
        logs += (1 - shares) * np.log(1 - predicted + 1e-12)
    return float(-(row_weights * logs).sum()), row_weights * (predicted - shares)


def make_learned(path: str | Path, component: str = "replacement_selector") -> Selector:
    """`spacy-kanon.Learned.v1`: choose as a trained `replacement_selector` does."""
    nlp = spacy.load(path)
    pipe = nlp.get_pipe(component) if component in nlp.pipe_names else None
    if not isinstance(pipe, ReplacementSelector):
        found = ", ".join(nlp.pipe_names) or "none"
        raise KanonError(Errors.E483.format(path=path, name=component, found=found))
    return LearnedChoice(pipe)


@dataclass(frozen=True, slots=True)
class LearnedChoice:
    """Chooses one term at a time, without regard to k, and says how much people like the others."""

    selector: ReplacementSelector  # Trained.

    def __call__(self, terms: Sequence[Term], *, k: int, node_budget: int = NODE_BUDGET) -> Choice:
        rankings = self.selector.rank(_phrases_of(terms))
        return Choice(
            tuple(
                None if term.stays else ranking[0]
                for term, ranking in zip(terms, rankings, strict=True)
            )
        )

    def scores(self, terms: Sequence[Term]) -> list[list[float]]:
        """Per term how likely each of its wordings is to be chosen, and 1 for the term itself."""
        return [[*shares, 1.0] for shares in self.selector.probabilities(_phrases_of(terms))]


def _phrases_of(terms: Sequence[Term]) -> list[Phrase]:
    return [
        Phrase(term.text, term.kind, tuple(wording.text for wording in term.wordings))
        for term in terms
    ]
