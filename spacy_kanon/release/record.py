"""A sanitized Doc as plain data, ready for JSON, and as a rewriting of its text."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from typing import Any

from spacy.tokens import Doc, Span

from .. import names
from ..operators.writing import STYLES
from ..text.rewriting import Replacement, Rewritten, rewrite

# Of the report on linkage; whom the text points to is left out.
_LINKAGE_FIELDS = (
    "k", "reached", "likely_before", "likely", "population", "guides", "kept", "masked", "index",
    "mode", "margin",
)  # fmt: skip


def rewritten(doc: Doc) -> Rewritten:
    """The released text of a Doc with the offsets of all that changed, in both directions."""
    general = doc._.get(names.KANON_REPORT).get("generalization")
    if general is not None:
        return rewrite(doc.text, (Replacement(*entry) for entry in general["replacements"]))
    return rewrite(
        doc.text,
        (
            Replacement(span.start_char, span.end_char, span._.get(names.REPLACEMENT))
            for span in doc.spans[names.KANON]
            if span.label_ == names.MASK
        ),
    )


def document_record(doc: Doc) -> dict[str, Any]:
    """What was decided on a Doc by `kanon_masker`, and by `wikidata_generalizer` and
    `linkage_masker` if they ran.

    It tells more than the released text does (see `released_record`).
    """
    report = doc._.get(names.KANON_REPORT)
    sanitized = doc._.get(names.SANITIZED_TEXT)
    linkage = doc._.get(names.LINKAGE)
    spans = [span_record(span) for span in doc.spans[names.KANON]]
    return {
        **({} if sanitized is None else {names.SANITIZED_TEXT: sanitized}),
        names.MASKED_TEXT: doc._.get(names.MASKED_TEXT),
        "k": report["k"],
        "k_reached": report["k_reached"],
        "population": report["population"],
        **({"fits": report["fits"]} if "fits" in report else {}),
        **({"invented": True} if report["invented"] else {}),
        "before": {
            "support": report["before"]["support"],
            "terms": list(report["before"]["terms"]),
        },
        **({} if linkage is None else {"linkage": {f: linkage[f] for f in _LINKAGE_FIELDS}}),
        "spans": with_places(spans, rewritten(doc)),
    }


def with_places(spans: Sequence[Mapping[str, Any]], released: Rewritten) -> list[dict[str, Any]]:
    """Span records with their place in the released text ("at"), markup at its ends aside."""
    begins = [item.start for item in released.replacements]
    placed = []
    for span in spans:
        at = [released.to_rewritten(span["start"]), released.to_rewritten(span["end"])]
        number = bisect_left(begins, span["start"])
        if span["masked"] and number < len(begins) and begins[number] < span["end"]:
            at = [released.starts[number]]
            at.append(at[0] + len(released.replacements[number].text))
        placed.append({**span, "at": at})
    return placed


def countable_texts(doc: Doc) -> list[str]:
    """The texts of a Doc's record as somebody reads them who knows which words are not true: these
    are `***` there, since they tell nothing of anybody."""
    untrue = {
        (span.start_char, span.end_char)
        for span in doc.spans[names.KANON]
        if not (span._.get(names.RISK_EVIDENCE).get("operator") or {"true": True})["true"]
    }
    if not untrue:
        texts = [doc._.get(name) for name in (names.MASKED_TEXT, names.SANITIZED_TEXT)]
        return [text for text in texts if text is not None]
    released = (
        Replacement(
            item.start, item.end, names.STAR if (item.start, item.end) in untrue else item.text
        )
        for item in rewritten(doc).replacements
    )
    return [rewrite(doc.text, released).text]


def document_wordings(doc: Doc) -> dict[str, tuple[str, int] | None]:
    """Key of each term of a generalized Doc -> its wording and level; None if it stays.

    Left out are people, numbers and codes: what stands for them says nothing, and people are
    numbered text by text.
    """
    group = doc.spans[names.KANON]
    return {
        key: None if wording is None else (wording[0], wording[1])
        for (key, kind, *_), wording in zip(
            group.attrs[names.STATE]["terms"], group.attrs[names.WORDINGS], strict=True
        )
        if kind not in (names.PERSON, names.QUANTITY, names.CODE)
    }


def span_record(span: Span) -> dict[str, Any]:
    """One decided mention: where it stands, what became of it, and why."""
    values = span._
    why, replacement = values.get(names.RISK_EVIDENCE), values.get(names.REPLACEMENT)
    after = why.get("after")
    masked = span.label_ == names.MASK
    messages = [why["message"], *([] if after is None else [after["message"]])]
    return {
        "start": span.start_char,
        "end": span.end_char,
        "kind": why["kind"],
        **({"sub_kind": why["sub_kind"]} if why.get("sub_kind") else {}),
        "masked": masked,
        **({} if after is None else {"generalized": _is_generalized(replacement, after)}),
        "replacement": replacement,
        **(operator_record(why["operator"]) if "operator" in why and masked else {}),
        "reason": why["reason"],
        **({"allowed": True} if why.get("allowed") else {}),
        "k": why["support"],
        "with": list(why["with"]),
        "score": values.get(names.RISK_SCORE),
        "keys": list(why["keys"]),
        **({"attackers": list(why["attackers"])} if "attackers" in why else {}),
        "evidence": "; ".join(messages),
    }


def _is_generalized(replacement: str | None, after: Mapping[str, Any]) -> bool:
    return replacement not in (None, names.STAR) and not after["fixed"]


def operator_record(operator: Mapping[str, Any]) -> dict[str, Any]:
    """Who wrote what stands there, if that was a named operator."""
    if operator["name"] in STYLES and operator["true"]:
        return {}
    undo = {"undo": dict(operator["undo"])} if "undo" in operator else {}
    return {"operator": operator["name"], "true": operator["true"], **undo}


def released_record(record: Mapping[str, Any]) -> dict[str, Any]:
    """What of a record can be released: nothing that the released text does not tell.

    A phrase that stands as `***` is labelled MASK: few people may have a term of its kind. One that
    was removed leaves no span, and nothing tells which phrases are not true.
    """
    name = names.SANITIZED_TEXT if names.SANITIZED_TEXT in record else names.MASKED_TEXT
    text = record[name]
    labels = {
        tuple(span["at"]): names.MASK if names.STAR in text[slice(*span["at"])] else span["kind"]
        for span in record["spans"]
    }
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
