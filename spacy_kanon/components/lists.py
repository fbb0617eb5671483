"""What somebody's lists, recognizers and KEEP spans say of a Doc."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from spacy.tokens import Doc

from ..detection.lists import Listed, ListEntry, PhraseList, kind_and_sub_kind, make_recognizer
from ..detection.propagation import join_overlapping
from ..errors import Errors, KanonError
from ..names import KEEP
from ..storage.records import listed_lines
from ..text.normalization import normalize_key
from ..types import Mention
from .supplied_spans import spans_of

DENY = "deny"
ALLOW = "allow"


class Listing(NamedTuple):
    """What lists and recognizers say of a text.

    mentions (list[Mention]): What recognizers found, and what has to go by a list with a kind.
    others (list[Mention]): What has to go by a list without a kind: other sources know the kind.
    denied (list[tuple[int, int]]): Bounds of what has to go, sorted and apart.
    allowed (list[Listed]): What may stay where k allows it.
    """

    mentions: list[Mention]
    others: list[Mention]
    denied: list[tuple[int, int]]
    allowed: list[Listed]


class Lists:
    """The lists and recognizers of a component, read once."""

    def __init__(
        self,
        allow: Sequence[Any] = (),
        deny: Sequence[Any] = (),
        recognizers: Mapping[str, Any] | None = None,
    ) -> None:
        """allow, deny (Sequence[Any]): Phrases, or tables with "phrase", "phrases", "regex" or
            "file", and maybe "case" and "kind".
        recognizers (Mapping[str, Any] | None): By name, see `recognizers.make_recognizer`.
        RAISES (KanonError): What is wrong with them, E003 for a file that is not there.
        """
        self.allow = PhraseList(ALLOW, _entries(ALLOW, allow))
        self.deny = PhraseList(DENY, _entries(DENY, deny))
        self.recognizers = {
            name: make_recognizer(name, settings) for name, settings in (recognizers or {}).items()
        }

    def of(self, doc: Doc, text: str, sources: Sequence[str]) -> Listing:
        """What they say of a Doc.

        doc (Doc): Not changed.
        text (str): Its text.
        sources (Sequence[str]): Of spans that may be labelled KEEP: that means keep.
        RETURNS (Listing): In characters of its text.
        RAISES (RecordError): E365 for a pattern that takes too long.
        """
        deny = self.deny.find(text)
        named = [_mention(text, *item, DENY) for item in deny if item.kind]
        others = [_mention(text, *item, DENY) for item in deny if not item.kind]
        for name, find in self.recognizers.items():
            for start, end, kind, sub_kind in find(text):
                key = normalize_key(text[start:end]) or text[start:end]
                named.append(Mention(start, end, kind, key, (), name, sub_kind=sub_kind))
        kept = (
            Listed(span.start_char, span.end_char, "")
            for source in sources
            for span in spans_of(doc, source)
            if span.label_ == KEEP and span.start < span.end
        )
        return Listing(
            named,
            others,
            join_overlapping((item.start, item.end) for item in deny),
            sorted({*self.allow.find(text), *kept}),
        )


def _mention(text: str, start: int, end: int, label: str, source: str) -> Mention:
    kind, sub_kind = kind_and_sub_kind(label)
    key = normalize_key(text[start:end]) or text[start:end]
    return Mention(start, end, kind, key, (), source, sub_kind=sub_kind)


def _entries(name: str, values: Sequence[Any]) -> Iterator[ListEntry]:
    if isinstance(values, str):
        raise KanonError(Errors.E363.format(name=name, number=1))
    for number, value in enumerate(values, start=1):
        if isinstance(value, Mapping) and "file" in value:
            more = {key: setting for key, setting in value.items() if key != "file"}
            for line in listed_lines(Path(str(value["file"]))):
                yield ListEntry.of({"phrase": line, **more}, name=name, number=number)
        elif isinstance(value, Mapping) and isinstance(value.get("phrases"), list):
            more = {key: setting for key, setting in value.items() if key != "phrases"}
            for phrase in value["phrases"]:
                yield ListEntry.of({"phrase": phrase, **more}, name=name, number=number)
        else:
            yield ListEntry.of(value, name=name, number=number)
