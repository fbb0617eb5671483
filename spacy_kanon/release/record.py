"""A sanitized Doc as plain data, ready for JSON: its release, and that of each text in it."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from spacy.tokens import Doc, Span

from .. import names
from ..anonymity.state import JOINT
from ..components.doc_spans import analysis_of, masked_by, released
from ..components.kanon_masker import KanonMasker
from ..errors import Errors, RecordError
from ..operators.writing import STYLES
from ..text.reversible_map import make_map
from ..text.rewriting import Rewritten, rewrite
from .audit import Auditor

_TEXTS = (names.SANITIZED_TEXT, names.MASKED_TEXT)
_COUNTED = ("k", "k_reached", "population", "fits")
# Of the report on linkage; whom the text points to is left out.
_LINKAGE_FIELDS = (
    "k", "reached", "likely_before", "likely", "population", "guides", "kept", "masked", "index",
)  # fmt: skip


def rewritten(doc: Doc) -> Rewritten:
    """The released text of a Doc with the offsets of all that changed, in both directions."""
    return rewrite(doc.text, released(doc))


def document_record(doc: Doc) -> dict[str, Any]:
    """What components decided on a Doc; `released_record` is what can be released of it."""
    report, linkage = doc._.get(names.KANON_REPORT), doc._.get(names.LINKAGE)
    sanitized, before = doc._.get(names.SANITIZED_TEXT), report["before"]
    spans = [span_record(span) for span in doc.spans[names.KANON]]
    return {
        **({} if sanitized is None else {names.SANITIZED_TEXT: sanitized}),
        names.MASKED_TEXT: doc._.get(names.MASKED_TEXT),
        **{name: report[name] for name in _COUNTED if name in report},
        **({"invented": True} if report["invented"] else {}),
        "before": {"support": before["support"], "terms": list(before["terms"])},
        **({} if linkage is None else {"linkage": {f: linkage[f] for f in _LINKAGE_FIELDS}}),
        "spans": with_places(spans, rewritten(doc)),
    }


def with_places(spans: Sequence[Mapping[str, Any]], released: Rewritten) -> list[dict[str, Any]]:
    """Span records with their place in the released text ("at"), markup at its ends aside."""
    ends = [item.end for item in released.replacements]
    placed = []
    for span in spans:
        at = [released.to_rewritten(span["start"]), released.to_rewritten(span["end"])]
        number = bisect_right(ends, span["start"])
        changed = released.replacements[number] if number < len(ends) else None
        if span["masked"] and changed and changed.start < span["end"]:
            at = [released.starts[number], released.starts[number] + len(changed.text)]
        placed.append({**span, "at": at})
    return placed


def countable_texts(doc: Doc) -> list[str]:
    """The texts of a record, with `***` for words that are not true: these identify no one."""
    untrue = {
        (span.start_char, span.end_char)
        for span in doc.spans[names.KANON]
        if not (span._.get(names.RISK_EVIDENCE).get("operator") or {"true": True})["true"]
    }
    if not untrue:
        texts = (doc._.get(name) for name in (names.MASKED_TEXT, names.SANITIZED_TEXT))
        return [text for text in texts if text is not None]
    counted = (
        replace(item, text=names.STAR) if (item.start, item.end) in untrue else item
        for item in rewritten(doc).replacements
    )
    return [rewrite(doc.text, counted).text]


def span_record(span: Span) -> dict[str, Any]:
    """One decided mention: where it stands, what became of it, and why."""
    values = span._
    why, replacement = values.get(names.RISK_EVIDENCE), values.get(names.REPLACEMENT)
    after = why.get("after")
    masked = span.label_ == names.MASK
    messages = [why["message"], *([] if after is None else [after["message"]])]
    is_worded = replacement not in (None, names.STAR)
    operator = why.get("operator") if masked else None
    if operator is not None and operator["name"] in STYLES and operator["true"]:
        operator = None  # No one named it.
    return {
        "start": span.start_char,
        "end": span.end_char,
        "kind": why["kind"],
        **({"sub_kind": why["sub_kind"]} if why.get("sub_kind") else {}),
        "masked": masked,
        **({} if after is None else {"generalized": is_worded and not after["fixed"]}),
        "replacement": replacement,
        **({} if operator is None else {"operator": operator["name"], "true": operator["true"]}),
        "reason": why["reason"],
        **({"allowed": True} if why.get("allowed") else {}),
        "k": why["support"],
        "with": list(why["with"]),
        "score": values.get(names.RISK_SCORE),
        "keys": list(why["keys"]),
        **({"attackers": list(why["attackers"])} if "attackers" in why else {}),
        "evidence": "; ".join(messages),
    }


def text_field(record: Mapping[str, Any]) -> str:
    """The field of a record that holds the released text."""
    return next(name for name in _TEXTS if name in record)


def released_record(record: Mapping[str, Any]) -> dict[str, Any]:
    """What of a record can be released: nothing that the released text does not tell."""
    name = text_field(record)
    text = record[name]
    labels = {}
    for span in record["spans"]:
        shown = text[slice(*span["at"])]
        says = names.OMITTED not in shown and names.STAR not in shown
        labels[tuple(span["at"])] = span["kind"] if says else names.MASK
    return {
        name: text,
        "k": record["k"],
        **({"invented": True} if record.get("invented") else {}),
        "spans": [
            {"start": start, "end": end, "label": label}
            for (start, end), label in sorted(labels.items())
            if start < end
        ],
    }


@dataclass(frozen=True, slots=True)
class Release:
    """What came of one text.

    text (str | None): The text that can be released; None if it is withheld.
    problem (str | None): Why it is withheld; it may quote the text, if it has no code "[KN...]".
    record (Mapping[str, Any]): `k`, `k_reached`, `population`, `before` and `spans`: for each
        phrase the offsets in the text as written, in code points, and what was decided. It is as
        confidential as the text, so `repr` does not show it; see `report`.
    mapping (Mapping[str, Any] | None): What restores the text, if the recipe asks for it. It is
        personal data, and not shown either.
    tokens, masked (int): Tokens of the text, and how many of them are masked.
    """

    text: str | None
    problem: str | None = None
    record: Mapping[str, Any] | None = field(default=None, repr=False)
    mapping: Mapping[str, Any] | None = field(default=None, repr=False)
    tokens: int = 0
    masked: int = 0

    @property
    def fits(self) -> Mapping[str, Any] | None:
        """Where people are a sample: how many of it were `counted` to fit what is left, how many of
        the population are `estimated` to (median, and an interval) and `promised` to, with the
        `confidence`. None for a list of people, or a text that is withheld."""
        return None if self.record is None else self.record.get("fits")

    @property
    def k_reached(self) -> int | None:
        """People that the released text fits, of a population those that are promised; None if it
        is withheld or tells nothing known."""
        return None if self.record is None else self.record["k_reached"]

    def report(self, *, evidence: bool = False) -> dict[str, Any]:
        """The record without its texts, as JSON can hold it: `k`, and spans of the released text
        with their labels.

        evidence (bool): The whole record, which is as confidential as the text as written.
        RETURNS (dict[str, Any]): Empty if the text is withheld.
        """
        if self.record is None:
            return {}
        record = self.record if evidence else released_record(self.record)
        return {name: value for name, value in record.items() if name not in _TEXTS}


@dataclass
class ReleaseMaker:
    """Makes the release of each Doc, of several texts that were read as one a list of theirs, and
    counts the released text again where that is asked for."""

    masker: KanonMasker
    tokenizer: Any
    verify: bool
    mapping: bool

    def __call__(self, doc: Doc) -> Release | list[Release]:
        for text in countable_texts(doc) if self.verify else ():
            self.check(text)
        bounds = doc.user_data.get(names.TEXT_BOUNDS)
        if bounds is not None:
            return document_parts(doc, bounds, mapping=self.mapping)
        record = document_record(doc)
        hidden = [len(span) for span in doc.spans[names.KANON] if span.label_ == names.MASK]
        text_map = make_map(doc.text, rewritten(doc)).to_dict() if self.mapping else None
        return Release(record[text_field(record)], None, record, text_map, len(doc), sum(hidden))

    @cached_property
    def auditor(self) -> Auditor:
        """It maps files, so it is made in the process that counts."""
        return Auditor(self.masker.kb.open(), self.masker.options.k)

    def check(self, released: str) -> None:
        """Find the known terms of a released text again and count them."""
        shown = self.auditor.audit(analysis_of(self.tokenizer(released), self.masker.language))
        joint = self.masker.options.guarantee == JOINT
        support = shown.joint if joint else shown.support
        if support is not None and support < shown.k:
            terms = shown.terms if joint else [shown.terms[number] for number in shown.witness]
            offsets = ", ".join(f"{term.start}-{term.end}" for term in terms)
            raise RecordError(Errors.E324.format(k=shown.k, support=support, offsets=offsets))


def document_parts(doc: Doc, bounds: Sequence[tuple[int, int]], *, mapping: bool) -> list[Release]:
    """The release of each text of a Doc."""
    record, group, whole = document_record(doc), list(doc.spans[names.KANON]), doc.text
    masked = rewrite(whole, masked_by(doc, doc.spans[names.KANON].attrs[names.MASKS]))
    release = rewritten(doc)
    texts = {names.MASKED_TEXT: masked}
    if names.SANITIZED_TEXT in record:
        texts[names.SANITIZED_TEXT] = release
    if any(rewriting.text != record[name] for name, rewriting in texts.items()):
        raise RecordError(Errors.E346)
    starts = [span["start"] for span in record["spans"]]  # In text order, as the mentions are.
    tokens = [token.idx for token in doc]
    parts = []
    for start, end in bounds:
        text, cut = whole[start:end], release.cut(whole[start:end], start, end)
        first, last = bisect_left(starts, start), bisect_left(starts, end)
        spans = []
        for span in record["spans"][first:last]:
            moved = {"start": span["start"] - start, "end": span["end"] - start}
            spans.append({**span, **moved, "with": _inside(span["with"], first, last)})
        terms = _inside(record["before"]["terms"], first, last)
        share = {
            **record,
            **{name: rewriting.cut(text, start, end).text for name, rewriting in texts.items()},
            "before": {**record["before"], "terms": terms},
            "spans": with_places(spans, cut),
        }
        words = bisect_left(tokens, end) - bisect_left(tokens, start)
        hidden = [len(span) for span in group[first:last] if span.label_ == names.MASK]
        text_map = make_map(text, cut).to_dict() if mapping else None
        parts.append(Release(cut.text, None, share, text_map, words, sum(hidden)))
    return parts


def _inside(positions: Sequence[int], first: int, last: int) -> list[int]:
    return [position - first for position in positions if first <= position < last]
