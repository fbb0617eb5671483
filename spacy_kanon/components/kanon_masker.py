"""`kanon_masker`: mask what singles out fewer than k people of the knowledge base."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

from spacy.language import Language
from spacy.tokens import Doc, Span
from spacy.training import Example

from ..anonymity.explanations import explain, explain_before
from ..anonymity.masking import Masking, Options, Verdict, mask_mentions
from ..detection.analysis import Reading
from ..detection.label_map import decision_of, kind_of_label
from ..detection.propagation import join_overlapping
from ..detection.rules import find_candidates, find_mentions, merge_mentions
from ..errors import Errors, KanonError
from ..names import (
    KANON,
    KANON_REPORT,
    KEEP,
    KINDS,
    MASK,
    MASKED_TEXT,
    REPLACEMENT,
    RISK_EVIDENCE,
    RISK_K,
    RISK_SCORE,
    STAR,
)
from ..resources.knowledge_slot import KnowledgeSlot
from ..text.normalization import normalize_key
from ..text.rewriting import Replacement, rewrite
from ..types import Knowledge, Mention
from .extensions import register_extensions
from .token_bounds import token_bounds, tokens_of

REPLACEMENT_STYLES = ("stars", "kind", "numbered")

DEFAULT_CONFIG: dict[str, Any] = {
    "kb": None,
    "k": 5,
    "max_arity": None,
    "selection": "greedy",
    "unknown": "mask",
    "always_mask": ["PERSON", "CODE"],
    "combine": "union",
    "sources": ["ents"],
    "rules": True,
    "case": "exact",
    "replacement": "stars",
    "seed": 0,
    "node_budget": 50_000,
    "store_kb": False,
    "scorer": {
        "@scorers": "spacy-kanon.mask_scorer.v1",
        "spans_key": KANON,
        "gold_spans_key": "ents",
    },
}


@Language.factory(
    "kanon_masker",
    assigns=[
        "doc.spans",
        f"doc._.{MASKED_TEXT}",
        f"doc._.{KANON_REPORT}",
        f"span._.{RISK_SCORE}",
        f"span._.{RISK_K}",
        f"span._.{RISK_EVIDENCE}",
        f"span._.{REPLACEMENT}",
    ],
    requires=[],
    default_config=DEFAULT_CONFIG,
    default_score_weights={
        "mask_exact_f": 0.5,
        "mask_token_f": 0.5,
        "mask_exact_p": None,
        "mask_exact_r": None,
        "mask_partial_p": None,
        "mask_partial_r": None,
        "mask_partial_f": None,
        "mask_token_p": None,
        "mask_token_r": None,
    },
)
def make_kanon_masker(
    nlp: Language,
    name: str,
    kb: str | Path | None,
    k: int,
    max_arity: int | None,
    selection: str,
    unknown: str,
    always_mask: list[str],
    combine: str,
    sources: list[str],
    rules: bool,
    case: str,
    replacement: str,
    seed: int,
    node_budget: int,
    store_kb: bool,
    scorer: Callable | None,
) -> KanonMasker:
    """Make a `kanon_masker`. See the README for what each setting does."""
    return KanonMasker(
        name,
        kb=KnowledgeSlot(kb, store=store_kb),
        options=Options(
            k=k,
            max_arity=max_arity,
            selection=selection,
            unknown=unknown,
            always_mask=tuple(always_mask),
            combine=combine,
            seed=seed,
            node_budget=node_budget,
        ),
        sources=sources,
        rules=rules,
        case=case,
        replacement=replacement,
        scorer=scorer,
    )


@dataclass(frozen=True, slots=True)
class Sanitized:
    """What `predict` found out about one Doc."""

    masking: Masking
    spans: tuple[tuple[int, int], ...]
    replacements: tuple[str, ...]
    masked_text: str
    messages: tuple[str, ...]
    report: dict[str, Any]


class KanonMasker:
    """Decide for every phrase that may identify whether it can stay.

    After it ran, no combination of the kept phrases that the knowledge base knows is shared by 1
    to k - 1 of its people (of any size, unless `max_arity` bounds it).
    """

    def __init__(
        self,
        name: str = "kanon_masker",
        *,
        kb: KnowledgeSlot,
        options: Options,
        sources: Sequence[str] = ("ents",),
        rules: bool = True,
        case: str = "exact",
        replacement: str = "stars",
        scorer: Callable | None = None,
    ) -> None:
        _check_style(replacement)
        register_extensions()
        self.name = name
        self.kb = kb
        self.options = options
        self.sources = tuple(sources)
        self.rules = rules
        self.case = case
        self.replacement = replacement
        self.scorer = scorer

    def configure(self, **settings: Any) -> None:
        """Change settings of the factory's config by name, with the same checks.

        RAISES (TypeError): A setting that the component does not have.
        """
        if "kb" in settings:
            self.kb.move(settings.pop("kb"))
        if "sources" in settings:
            self.sources = tuple(settings.pop("sources"))
        if "always_mask" in settings:
            settings["always_mask"] = tuple(settings["always_mask"])
        for name in ("rules", "case", "replacement"):
            if name in settings:
                setattr(self, name, settings.pop(name))
        _check_style(self.replacement)
        self.options = replace(self.options, **settings)

    def __call__(self, doc: Doc) -> Doc:
        self.set_annotations([doc], self.predict([doc]))
        return doc

    def pipe(self, stream: Iterable[Doc], *, batch_size: int = 64) -> Iterator[Doc]:
        """Decide on a stream of Docs, one at a time."""
        for doc in stream:
            yield self(doc)

    def predict(self, docs: Iterable[Doc]) -> list[Sanitized]:
        """Decide without changing the Docs."""
        return [self._sanitize(doc) for doc in docs]

    def set_annotations(self, docs: Iterable[Doc], predictions: Iterable[Sanitized]) -> None:
        """Write the decisions to the Docs: `doc.spans["kanon"]` and the extensions."""
        for doc, found in zip(docs, predictions, strict=True):
            spans = []
            for (start, end), verdict, text, message in zip(
                found.spans, found.masking.verdicts, found.replacements, found.messages, strict=True
            ):
                span = Span(
                    doc,
                    start,
                    end,
                    label=MASK if verdict.masked else KEEP,
                    kb_id=verdict.mention.key,
                )
                span._.set(RISK_SCORE, verdict.score)
                span._.set(RISK_K, verdict.support)
                span._.set(RISK_EVIDENCE, _evidence(verdict, message))
                span._.set(REPLACEMENT, text if verdict.masked else None)
                spans.append(span)
            doc.spans[KANON] = spans
            doc._.set(MASKED_TEXT, found.masked_text)
            doc._.set(KANON_REPORT, found.report)

    def _sanitize(self, doc: Doc) -> Sanitized:
        text = doc.text
        knowledge = self.kb.knowledge
        mentions, spans = self._mentions(doc, text, knowledge)
        insisted = _overlapping(mentions, _masks(doc, self.sources))
        masking = mask_mentions(text, mentions, knowledge, self.options, insisted=insisted)
        verdicts = masking.verdicts
        replacements = [_wording(verdict, self.replacement) for verdict in verdicts]
        rewritten = rewrite(
            text,
            [
                Replacement(verdict.mention.start, verdict.mention.end, wording)
                for verdict, wording in zip(verdicts, replacements, strict=True)
                if verdict.masked
            ],
        )
        population = knowledge.population
        return Sanitized(
            masking,
            tuple(spans),
            tuple(replacements),
            rewritten.text,
            tuple(explain(text, verdicts, i, population) for i in range(len(verdicts))),
            {
                "k": self.options.k,
                "k_reached": masking.k_reached,
                "population": population,
                "knowledge_base": knowledge.fingerprint,
                "mentions": len(verdicts),
                "masked": sum(verdict.masked for verdict in verdicts),
                "before": {
                    "support": masking.before.support,
                    "terms": list(masking.before.terms),
                    "message": explain_before(text, verdicts, masking.before, population),
                },
                "method": masking.method,
                "config": _plain(self.options),
            },
        )

    def _mentions(
        self, doc: Doc, text: str, knowledge: Knowledge
    ) -> tuple[list[Mention], list[tuple[int, int]]]:
        """Mentions to decide on, and the token bounds of each."""
        starts, ends = token_bounds(doc)
        reading = Reading(text, starts, ends)
        known = find_mentions(text, starts, ends, knowledge, case=self.case, reading=reading)
        ruled: list[Mention] = []
        if self.rules:
            ruled = find_candidates(text, starts, ends, known=known, reading=reading)
        given = [mention for source in self.sources for mention in _given(doc, source)]
        if self.options.combine == "model":  # The model's own bounds, and counts where they agree.
            masks = _masks(doc, self.sources)
            known, ruled = _agreeing(known, masks), _agreeing(ruled, masks)
        mentions = merge_mentions(text, starts, ends, known, ruled, given)
        return mentions, tokens_of(mentions, starts, ends)

    def score(self, examples: Iterable[Example], **kwargs: Any) -> dict[str, Any]:
        """Masked spans against the reference's, by the configured scorer."""
        return {} if self.scorer is None else self.scorer(examples, **kwargs)

    def to_bytes(self, *, exclude: Iterable[str] = ()) -> bytes:
        return self.kb.to_bytes(exclude=exclude)

    def from_bytes(self, data: bytes, *, exclude: Iterable[str] = ()) -> KanonMasker:
        self.kb.from_bytes(data, exclude=exclude)
        return self

    def to_disk(self, path: str | Path, *, exclude: Iterable[str] = ()) -> None:
        self.kb.to_disk(Path(path), exclude=exclude)

    def from_disk(self, path: str | Path, *, exclude: Iterable[str] = ()) -> KanonMasker:
        self.kb.from_disk(Path(path), exclude=exclude)
        return self


def _check_style(style: str) -> None:
    if style not in REPLACEMENT_STYLES:
        raise KanonError(
            Errors.E321.format(
                name="replacement", value=style, choices=", ".join(REPLACEMENT_STYLES)
            )
        )


def _given(doc: Doc, source: str) -> Iterator[Mention]:
    """Spans that other components found: "ents" or the name of a span group. What a masker decided
    to keep is left out; a mask may have its kind as its id."""
    spans = doc.ents if source == "ents" else doc.spans.get(source, ())
    for span in spans:
        if span.start < span.end and decision_of(span.label_) is not False:
            kind = span.id_ if span.id_ in KINDS else kind_of_label(span.label_)
            key = normalize_key(span.text) or span.text
            yield Mention(span.start_char, span.end_char, kind, key, (), source)


def _masks(doc: Doc, sources: Sequence[str]) -> list[tuple[int, int]]:
    """Offsets of what a trained masker wants hidden: sorted and, overlapping ones joined, apart."""
    return join_overlapping(
        (span.start_char, span.end_char)
        for source in sources
        for span in (doc.ents if source == "ents" else doc.spans.get(source, ()))
        if decision_of(span.label_) and span.start < span.end
    )


def _overlapping(mentions: Sequence[Mention], masks: Sequence[tuple[int, int]]) -> list[int]:
    """Positions of the mentions that share a character with a mask."""
    ends = [end for _, end in masks]
    found = []
    for position, mention in enumerate(mentions):
        first = bisect_right(ends, mention.start)
        if first < len(masks) and masks[first][0] < mention.end:
            found.append(position)
    return found


def _agreeing(mentions: Sequence[Mention], masks: Sequence[tuple[int, int]]) -> list[Mention]:
    """Mentions that are one of the masks or apart from all of them."""
    bounds, touching = set(masks), set(_overlapping(mentions, masks))
    return [
        mention
        for position, mention in enumerate(mentions)
        if position not in touching or (mention.start, mention.end) in bounds
    ]


def _wording(verdict: Verdict, style: str) -> str:
    if style == "kind":
        return f"[{verdict.mention.kind}]"
    if style == "numbered":
        return f"{verdict.mention.kind} {verdict.entity}"
    return STAR


def _evidence(verdict: Verdict, message: str) -> dict[str, Any]:
    return {
        "kind": verdict.mention.kind,
        "keys": list(verdict.mention.keys),
        "entity": verdict.entity,
        "source": verdict.mention.source,
        "reason": verdict.reason,
        "support": verdict.support,
        "with": list(verdict.partners),
        "message": message,
    }


def _plain(options: Options) -> dict[str, Any]:
    return {
        key: list(value) if isinstance(value, tuple) else value
        for key, value in asdict(options).items()
    }
