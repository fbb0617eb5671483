"""Make training texts of annotated phrases whose text is not available: text infilling.

Some corpora release the annotated phrases of a text with offsets and decisions, but not the text.
The length of what stands between two phrases is known; it is filled with text of about that length
that stands between two phrases of the same kinds in other texts: " (born " between a name and a
date. The phrases and decisions stay as they were annotated; only their offsets move.

The input is JSONL: `{doc_id, spans: [{start, end, entity_type, label, span_text}]}`, label MASK or
NO_MASK.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from pathlib import Path
from random import Random
from typing import Annotated, Any, Literal, NamedTuple

import spacy
from pydantic import BaseModel, TypeAdapter

from spacy_kanon.cli._options import Force, Kb, Limit, Seed, TextColumn
from spacy_kanon.cli._util import Arg, Opt, script_command
from spacy_kanon.detection.analysis import Analysis
from spacy_kanon.detection.detect import detect
from spacy_kanon.errors import Errors, KanonError
from spacy_kanon.formats.annotation_files import read_jsonl
from spacy_kanon.formats.spans import ANNOTATOR, validated
from spacy_kanon.formats.tab import write_tab
from spacy_kanon.kb.reader import open_kb
from spacy_kanon.names import CODE, DATETIME, DEM, MASK, NO_MASK, QUANTITY, QUASI
from spacy_kanon.storage.files import check_new_file
from spacy_kanon.storage.progress import progress_bar
from spacy_kanon.storage.texts import read_good_texts
from spacy_kanon.types import AnnotatedText, GoldMention, Mention

# The kinds at the edges of a text.
START, END = "^", "$"
# A gap is never filled with more text than this without another phrase in between: longer ones
# are rare, and their exact content says nothing about the phrases beside them.
MAX_GAP = 160
_NEAREST = 24  # Candidates of about the right length to draw from.


class PartialSpan(NamedTuple):
    """An annotated phrase; start and end count characters of the text that is missing."""

    start: int
    end: int
    kind: str
    masked: bool
    surface: str


class PartialText(NamedTuple):
    """The annotated phrases of a text, sorted and without overlaps."""

    doc_id: str
    spans: tuple[PartialSpan, ...]


class Gap(NamedTuple):
    """What stands between two neighbouring phrases, and their kinds (or `START`, `END`)."""

    left: str
    right: str
    text: str


class _Span(BaseModel, strict=True):
    start: int
    end: int
    entity_type: str
    label: Literal["MASK", "NO_MASK"]
    span_text: str


class _Text(BaseModel, strict=True):
    doc_id: str
    spans: list[_Span]


_TEXT = TypeAdapter(_Text)


def read_partial_texts(path: Path) -> list[PartialText]:
    """Read the annotated phrases of texts that are missing."""
    return [_partial_text(record, path, number) for number, record in read_jsonl(path)]


def _partial_text(record: dict[str, Any], path: Path, number: int) -> PartialText:
    read = validated(_TEXT, record, path, record.get("doc_id", f"line {number}"))
    spans = []
    for span in read.spans:
        if span.end - span.start != len(span.span_text) or not span.span_text.strip():
            reason = f"the span [{span.start}, {span.end}) is not possible"
            raise KanonError(Errors.E504.format(path=path, doc_id=read.doc_id, reason=reason))
        is_masked = span.label == MASK
        spans.append(PartialSpan(span.start, span.end, span.entity_type, is_masked, span.span_text))
    return PartialText(read.doc_id, tuple(_without_overlaps(spans)))


def _without_overlaps(spans: Iterable[PartialSpan]) -> list[PartialSpan]:
    """The first and longest of overlapping spans; masked if any of them is."""
    kept: list[PartialSpan] = []
    for span in sorted(spans, key=lambda span: (span.start, -span.end)):
        if not kept or span.start >= kept[-1].end:
            kept.append(span)
        elif span.masked:
            kept[-1] = kept[-1]._replace(masked=True)
    return kept


def gaps_of(text: str, mentions: Sequence[Mention]) -> list[Gap]:
    """The gaps before, between and after the mentions of a text; long ones are left out.

    >>> [gap.text for gap in gaps_of("Ada, a poet.", [Mention(0, 3, "PERSON", "Ada")])]
    ['', ', a poet.']
    """
    gaps = []
    position, left = 0, START
    for mention in mentions:
        gaps.append(Gap(left, mention.kind, text[position : mention.start]))
        position, left = mention.end, mention.kind
    gaps.append(Gap(left, END, text[position:]))
    return [gap for gap in gaps if len(gap.text) <= MAX_GAP]


class Infiller:
    """Connecting texts of other documents, drawn by the kinds beside a gap and by its length."""

    def __init__(self, gaps: Iterable[Gap]) -> None:
        """gaps (Iterable[Gap]): Of other texts. RAISES (KanonError): KN561 if there is none."""
        # By some function of the kinds at both sides, from the most specific to the least.
        self.levels: list[dict[tuple[str, str], list[str]]] = [defaultdict(list) for _ in _LEVELS]
        for gap in sorted(gaps, key=lambda gap: (len(gap.text), gap.text)):
            for level, kinds_of in zip(self.levels, _LEVELS, strict=True):
                level[kinds_of(gap.left, gap.right)].append(gap.text)
        if not any(self.levels):
            raise KanonError(
                "[KN561] The texts to fill gaps from hold no text between phrases. Give more or "
                "longer texts with --texts."
            )

    def draw(self, left: str, right: str, length: int, random: Random) -> str:
        """A connecting text: the most specific level that has one of about this length."""
        target = min(length, MAX_GAP)
        for level, kinds_of in zip(self.levels, _LEVELS, strict=True):
            near = _nearest(level.get(kinds_of(left, right), ()), target)
            if near:
                return random.choice(near)
        return " " * bool(length)


def _coarse(kind: str) -> str:
    """Names, descriptions and numbers are told apart even where exact kinds are not."""
    if kind in (DATETIME, QUANTITY, CODE):
        return "number"
    return kind if kind in (DEM, START, END) else "name"


_LEVELS: tuple[Callable[[str, str], tuple[str, str]], ...] = (
    lambda left, right: (left, right),
    lambda left, right: (_coarse(left), _coarse(right)),
    lambda left, right: ("", _coarse(right)),
    lambda left, right: ("", END if right == END else ""),
)


def _nearest(texts: Sequence[str], length: int) -> Sequence[str]:
    """Texts of exactly this length, or else the nearest ones if they differ by at most a fifth."""
    first = bisect_left(texts, length, key=len)
    last = bisect_left(texts, length + 1, key=len)
    if first < last:
        return texts[first:last]
    low, high = first, last
    slack = max(1, length // 5)
    while low > 0 and high - low < _NEAREST and length - len(texts[low - 1]) <= slack:
        low -= 1
    while high < len(texts) and high - low < _NEAREST and len(texts[high]) - length <= slack:
        high += 1
    return texts[low:high]


def infill(partial: PartialText, infiller: Infiller, random: Random, doc_id: str) -> AnnotatedText:
    """A whole text with the phrases and decisions of a partial one.

    Masked phrases are QUASI: the source does not tell direct identifiers apart.
    """
    pieces: list[str] = []
    mentions: list[GoldMention] = []
    length, position, left = 0, 0, START
    for number, span in enumerate(partial.spans, start=1):
        gap = span.start - position
        filled = infiller.draw(left, span.kind, gap, random) if gap else ""
        start = length + len(filled)
        pieces += [filled, span.surface]
        length = start + len(span.surface)
        mentions.append(
            GoldMention(
                start,
                length,
                span.kind,
                QUASI if span.masked else NO_MASK,
                f"{doc_id}_e{number}",
                f"{doc_id}_em{number}",
            )
        )
        position, left = span.end, span.kind
    return AnnotatedText(doc_id, "".join([*pieces, "."]), {ANNOTATOR: mentions})


def infill_all(
    partials: Sequence[PartialText], infiller: Infiller, *, copies: int = 1, seed: int = 0
) -> list[AnnotatedText]:
    """Every partial text `copies` times, each time with other connecting texts."""
    return [
        infill(
            partial,
            infiller,
            Random(f"{seed}/{copy}/{partial.doc_id}"),
            f"{partial.doc_id}#{copy}" if copies > 1 else partial.doc_id,
        )
        for copy in range(1, copies + 1)
        for partial in partials
    ]


def fill_gaps(
    spans: Annotated[Path, Arg(help="JSONL: doc_id and spans with offsets and decisions")],
    donors: Annotated[Path, Arg(help="Texts of the same kind: JSONL, CSV, TSV or Parquet")],
    output: Annotated[Path, Arg(help="TAB JSON to write")],
    kb: Kb = None,
    copies: Annotated[int, Opt("--copies", help="Times each document is filled")] = 4,
    limit: Limit = 2000,
    longest: Annotated[int, Opt("--longest", help="Most characters of a donor")] = 3000,
    text_column: TextColumn = "text",
    seed: Seed = 0,
    force: Force = False,
) -> dict[str, Any]:
    """Make training texts of annotated phrases whose text is not available.

    Text between two phrases is taken from other texts: between two phrases of the same kinds, of
    the same length.
    """
    check_new_file(output, force=force, inputs=[spans, donors])
    partials = read_partial_texts(spans)
    if not partials:
        raise KanonError(Errors.E550.format(path=spans))
    bank = Infiller(_gaps(donors, kb, limit, longest, text_column))
    texts = infill_all(partials, bank, copies=copies, seed=seed)
    write_tab(texts, output)
    return {"texts": len(texts), "output": output}


def _gaps(
    donors: Path, kb: Path | None, limit: int, longest: int, text_column: str
) -> Iterator[Gap]:
    records = read_good_texts(donors, text_column=text_column)
    usable = (record for record in records if len(record.text) <= longest)
    chosen = islice(usable, limit) if limit else usable
    knowledge, nlp = open_kb(kb), spacy.blank("en")
    for record in progress_bar(chosen, "donors", total=limit or None):
        doc = nlp.make_doc(record.text)
        starts = [token.idx for token in doc]
        ends = [token.idx + len(token) for token in doc]
        yield from gaps_of(doc.text, detect(Analysis(doc.text, starts, ends), knowledge))


if __name__ == "__main__":
    script_command(fill_gaps)()
