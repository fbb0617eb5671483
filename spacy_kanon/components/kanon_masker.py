"""`kanon_masker`: mask what singles out fewer than k people of the knowledge base."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from spacy.language import Language
from spacy.tokens import Doc, Span

from ..anonymity.explanations import explain, explain_before
from ..anonymity.masking import mask_mentions
from ..anonymity.options import JOINT, TOKENS, Options
from ..anonymity.verdicts import Masking, Verdict
from ..detection.detect import detect
from ..detection.merge import overlapping
from ..detection.trie_search import EXACT, check_case
from ..errors import Errors, KanonError
from ..lang.en.rules import ENGLISH
from ..lang.language_rules import LanguageRules
from ..names import (
    KANON,
    KANON_REPORT,
    KEEP,
    MASK,
    MASKED_TEXT,
    REPLACEMENT,
    RISK_EVIDENCE,
    RISK_K,
    RISK_SCORE,
    STAR,
)
from ..resources.knowledge_slot import KnowledgeSlot
from ..text.rewriting import Replacement, rewrite
from .decided_case import write_case
from .extensions import register_extensions
from .kanon_pipe import KanonPipe
from .pipeline_language import language_of
from .supplied_spans import supplied_masks, supplied_mentions, terms_in
from .token_bounds import analysis_of, tokens_of

REPLACEMENT_STYLES = ("stars", "kind", "numbered")

DEFAULT_CONFIG: dict[str, Any] = {
    "kb": None,
    "k": 5,
    "guarantee": JOINT,
    "selection": None,
    "weights": TOKENS,
    "scope": [],
    "max_arity": None,
    "unknown": "mask",
    "always_mask": ["PERSON", "CODE"],
    "combine": "union",
    "sources": ["ents"],
    "rules": True,
    "case": "exact",
    "replacement": "stars",
    "seed": 0,
    "node_budget": None,
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
    guarantee: str,
    selection: str | None,
    weights: str | dict[str, float],
    scope: list[str],
    max_arity: int | None,
    unknown: str,
    always_mask: list[str],
    combine: str,
    sources: list[str],
    rules: bool,
    case: str,
    replacement: str,
    seed: int,
    node_budget: int | None,
    store_kb: bool,
    scorer: Callable | None,
) -> KanonMasker:
    """Make a `kanon_masker`. See the README for what each setting does."""
    return KanonMasker(
        name,
        kb=KnowledgeSlot(kb, store=store_kb),
        options=Options(
            k=k,
            guarantee=guarantee,
            selection=selection,
            weights=weights,
            scope=tuple(scope),
            max_arity=max_arity,
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
        language=language_of(
            nlp,
            name,
            needed=rules,
            instead="Set rules = false: then the terms of the knowledge base and the spans of "
            "other components (sources) are decided on, and nothing else is looked for.",
        ),
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


class KanonMasker(KanonPipe):
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
        case: str = EXACT,
        replacement: str = "stars",
        scorer: Callable | None = None,
        language: LanguageRules | None = ENGLISH,
    ) -> None:
        """name (str): Of the component.
        kb (KnowledgeSlot): The knowledge base; it is opened when the first text comes.
        options (Options): How to decide.
        sources (Sequence[str]): "ents" and span groups whose spans are candidates, too.
        rules (bool): Also look for what resembles an identifier.
        case (str): "exact", or "folded" to find terms in any case.
        replacement (str): One of `REPLACEMENT_STYLES`.
        scorer (Callable | None): For `score`.
        language (LanguageRules | None): Of the texts; None if there are no rules for it.
        RAISES (KanonError): E221 or E321 for an unknown `case` or `replacement`.
        """
        super().__init__(name, kb)
        if replacement not in REPLACEMENT_STYLES:
            choices = ", ".join(REPLACEMENT_STYLES)
            raise KanonError(
                Errors.E321.format(name="replacement", value=replacement, choices=choices)
            )
        check_case(case)
        register_extensions()
        self.kb = kb
        self.options = options
        self.sources = tuple(sources)
        self.rules = rules
        self.case = case
        self.replacement = replacement
        self.scorer = scorer
        self.language = language

    def predict(self, docs: Iterable[Doc]) -> list[Sanitized]:
        """Decide without changing the Docs.

        RETURNS (list[Sanitized]): One a Doc.
        RAISES (KanonError): The knowledge base is missing, damaged or not built for `case`.
        """
        return [self._sanitize(doc) for doc in docs]

    def set_annotations(self, docs: Iterable[Doc], predictions: Iterable[Sanitized]) -> None:
        """Write the decisions to the Docs: `doc.spans["kanon"]` and the extensions."""
        for doc, sanitized in zip(docs, predictions, strict=True):
            spans = []
            for (start, end), verdict, text, message in zip(
                sanitized.spans,
                sanitized.masking.verdicts,
                sanitized.replacements,
                sanitized.messages,
                strict=True,
            ):
                label = MASK if verdict.masked else KEEP
                span = Span(doc, start, end, label=label, kb_id=verdict.mention.key)
                span._.set(RISK_SCORE, verdict.score)
                span._.set(RISK_K, verdict.support)
                span._.set(RISK_EVIDENCE, _evidence(verdict, message))
                span._.set(REPLACEMENT, text if verdict.masked else None)
                spans.append(span)
            write_case(doc, spans, sanitized.masking.case, sanitized.replacements)
            doc._.set(MASKED_TEXT, sanitized.masked_text)
            doc._.set(KANON_REPORT, sanitized.report)

    def _sanitize(self, doc: Doc) -> Sanitized:
        analysis = analysis_of(doc, self.language)
        text, knowledge = analysis.text, self.kb.knowledge
        masks = supplied_masks(doc, self.sources)
        mentions = detect(
            analysis,
            knowledge,
            supplied_mentions(doc, self.sources),
            rules=self.rules,
            walker=self.kb.walker(self.case),
            terms=terms_in(doc, knowledge, self.case),
            # The model's own bounds, and counts where they agree.
            exact=masks if self.options.combine == "model" else (),
        )
        insisted = overlapping(mentions, masks)
        masking = mask_mentions(
            text, mentions, knowledge, self.options, insisted=insisted, language=self.language
        )
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
        population = masking.people
        return Sanitized(
            masking,
            tuple(tokens_of(mentions, *analysis.bounds)),
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
                "guarantee": self.options.guarantee,
                **_proof(masking),
                "config": _plain(self.options),
            },
        )


def _wording(verdict: Verdict, style: str) -> str:
    if style == "kind":
        return f"[{verdict.mention.label}]"
    if style == "numbered":
        return f"{verdict.mention.label} {verdict.entity}"
    return STAR


def _evidence(verdict: Verdict, message: str) -> dict[str, Any]:
    return {
        "kind": verdict.mention.kind,
        "sub_kind": verdict.mention.sub_kind,
        "keys": list(verdict.mention.keys),
        "entity": verdict.entity,
        "source": verdict.mention.source,
        "reason": verdict.reason,
        "support": verdict.support,
        "with": list(verdict.partners),
        "message": message,
    }


def _proof(masking: Masking) -> dict[str, Any]:
    """What was proven of a joint release; an empty text counts as proven."""
    release = masking.joint
    if release is None:
        return {}
    return {
        "optimality": release.optimality,
        "value": release.value,
        "bound": None if release.bound == math.inf else release.bound,
        "nodes": release.nodes,
    }


def _plain(options: Options) -> dict[str, Any]:
    return {
        key: list(value) if isinstance(value, tuple) else value
        for key, value in asdict(options).items()
    }
