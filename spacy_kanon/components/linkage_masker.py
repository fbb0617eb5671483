"""`linkage_masker`: mask what identifies a person to a reader of many documents."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Any, NamedTuple

from spacy.language import Language
from spacy.tokens import Doc, Span, SpanGroup

from .. import names
from ..detection.detect import detect
from ..errors import Errors, KanonError, RecordError, check_choice
from ..linkage.guides import ALWAYS, Guide
from ..linkage.search import (
    Goal,
    Hidden,
    Piece,
    Units,
    check_k,
    hide,
    likeliest,
    make_units,
    mask_rare,
    people_with,
)
from ..operators.plain import KeySource
from ..text.rewriting import Replacement, is_placeholder, rewrite
from .doc_spans import analysis_of, masked_by, released, replacement_of, span_of
from .kanon_pipe import BackgroundSlot, KanonPipe

# Others have to be ahead of the subject by a tenth, for attackers that are no guides.
MARGIN = 0.1


class Linked(NamedTuple):
    """What was decided on one Doc."""

    masked: list[tuple[Part, dict[str, Any]]]  # With the value of `span._.risk_linkage`.
    report: dict[str, Any]  # The value of `doc._.linkage`.


class LinkageMasker(KanonPipe):
    """Mask the fewest words until k people are as likely, after what other maskers hide."""

    index: BackgroundSlot

    def __init__(self, nlp: Language, name: str, config: Any) -> None:
        for setting, value, least in (("rare", config.rare, 0), ("secret", config.secret, 2)):
            if value is not None and value < least:
                raise KanonError(Errors.E322.format(name=setting, least=least, value=value))
        for kind in config.whole:
            check_choice("whole", kind, names.KINDS)
        super().__init__(name, BackgroundSlot(config.index, store=config.store_index))
        self.guides: dict[str, Guide] = dict(config.guides)
        self.goal = Goal(config.k, MARGIN)
        self.whole = tuple(config.whole)
        self.rare: int | None = config.rare
        self.secret: int | None = config.secret
        self._key = KeySource(config.key, drawn=True)

    def check_goal(self) -> None:
        """Open the index and see whether k people are in it. RAISES (KanonError): E175, E103."""
        check_k(self.index.open(), self.goal.k + (self.secret or 1) - 1)

    def annotate(self, doc: Doc, linked: Linked) -> None:
        """Write the masks, and change what earlier maskers wrote accordingly."""
        before, parts = released(doc), [part for part, _ in linked.masked]
        spans = [Span(doc, part.first, part.last, label=names.MASK) for part in parts]
        for span, (_, reason) in zip(spans, linked.masked, strict=True):
            span._.set(names.RISK_LINKAGE, reason)
            span._.set(names.REPLACEMENT, names.STAR)
        doc.spans[names.LINKAGE] = spans
        doc._.set(names.LINKAGE, linked.report)
        if names.KANON in doc.spans:
            _join(doc, list(zip(spans, parts, strict=True)))
        _rewrite(doc, before, parts)

    def decide(self, doc: Doc) -> Linked:
        """Decide what is masked, without changing the Doc."""
        index = self.index.open()
        parts = released_parts(doc, self.whole)
        units = make_units([part.piece for part in parts])
        if self.rare is not None:
            units = mask_rare(index, units, self.rare)
        subject = self._subject(doc)
        goal, rng = self._stop(doc.text, subject)
        hidden = hide(index, self.guides, units.visible, goal, subject=subject, rng=rng)
        population = index.population
        reasons = {
            unit: _reason(hidden, units, unit, people_with(index, units.words[unit]), population)
            for unit in hidden.units
        }
        costs = units.visible.costs
        words = int(costs.sum())
        report = {
            "k": self.goal.k,
            "reached": hidden.reached,
            "subject": None if hidden.subject is None else index.people[hidden.subject],
            "likely_before": min([s.likely for s in hidden.before.values()], default=population),
            "likely": min([s.likely for s in hidden.after.values()], default=population),
            "population": population,
            "guides": {
                name: {
                    "rank_before": hidden.before[name].rank,
                    "rank": hidden.after[name].rank,
                    "likely_before": hidden.before[name].likely,
                    "likely": hidden.after[name].likely,
                }
                for name in self.guides
            },
            "words": words,
            "kept": 1 - float(costs[list(hidden.units)].sum()) / words if words else 1.0,
            "masked": len(hidden.units),
            "index": index.fingerprint,
            "rare": self.rare,
            **({} if self.secret is None else {"secret": self.secret}),
        }
        by_part = zip(parts, units.of_piece, strict=True)
        return Linked([(part, reasons[unit]) for part, unit in by_part if unit in reasons], report)

    def _stop(self, text: str, subject: int | None) -> tuple[Goal, Random | None]:
        """The goal for one text and the chances of its exchange: secret ones hang on the key."""
        if self.secret is None:
            return self.goal, None
        self.check_goal()
        index = self.index.open()
        person = "" if subject is None else index.people[subject]
        rng = Random(self._key.secret().digest(names.LINKAGE, index.fingerprint, person, text))
        return replace(self.goal, place=rng.randint(1, self.secret)), rng

    def _subject(self, doc: Doc) -> int | None:
        """Number of the person to protect: given, or pointed to by the text as written."""
        index = self.index.open()
        name = doc._.get(names.SUBJECT)
        if name is not None:
            number = index.number(str(name))
            if number is None:
                raise RecordError(Errors.E176.format(path=index.path))
            return number
        written = make_units([Piece(token.text) for token in doc]).visible
        return likeliest(index, self.guides, written)


def _reason(
    hidden: Hidden, units: Units, unit: int, people: int, population: int
) -> dict[str, Any]:
    """The value of `span._.risk_linkage`."""
    needed = hidden.needed[unit]
    without = hidden.after[needed.guide].likely
    phrase = " ".join(units.words[unit])
    message = (
        f"'{phrase}' points to {people:,} of {population:,} people; with it "
        f"{needed.likely:,} would be as likely, without it {without:,} are"
    )
    if units.visible.stages[unit] == ALWAYS:
        message = f"'{phrase}' points to {people:,} of {population:,} people, too few to stay"
    return {
        "people": people,
        "population": population,
        "guide": needed.guide,
        "likely_with": needed.likely,
        "likely_without": without,
        "message": message,
    }


def _join(doc: Doc, masks: Sequence[tuple[Span, Part]]) -> None:
    """Make one group of what `kanon_masker` decided and what is masked here."""
    token_mask = {token.i: n for n, (span, _) in enumerate(masks) for token in span}
    before = doc.spans[names.KANON]
    texts = before.attrs.get(names.MASKS) or [replacement_of(span) for span in before]
    joined: list[tuple[Span, str, int | None]] = []  # With what is put there and where it stood.
    used = set()
    for position, (span, text) in enumerate(zip(before, texts, strict=True)):
        numbers = {token_mask[token.i] for token in span if token.i in token_mask}
        attackers = [names.KNOWLEDGE_ATTACKER] if span.label_ == names.MASK else []
        if numbers:
            attackers.append(names.BACKGROUND_ATTACKER)
            span = Span(doc, span.start, span.end, label=names.MASK, kb_id=span.kb_id)
            span._.set(names.REPLACEMENT, names.STAR)
            text = names.STAR
        used |= numbers
        evidence = span._.get(names.RISK_EVIDENCE) or {}
        span._.set(names.RISK_EVIDENCE, {**evidence, "attackers": attackers})
        joined.append((span, text, position))
    for number, (span, part) in enumerate(masks):
        if number not in used:
            span._.set(names.RISK_EVIDENCE, _evidence(span, part))
            joined.append((span, names.STAR, None))
    joined.sort(key=lambda entry: (entry[0].start, entry[0].end))
    spans = [span for span, _, _ in joined]
    moved = {old: new for new, (_, _, old) in enumerate(joined) if old is not None}
    for span in spans:
        evidence = span._.get(names.RISK_EVIDENCE)
        partners = [moved[position] for position in evidence.get("with", ())]
        span._.set(names.RISK_EVIDENCE, {**evidence, "with": partners})
    # The case that was decided stays as it was.
    attrs = {**before.attrs, names.MASKS: [text for _, text, _ in joined]}
    doc.spans[names.KANON] = SpanGroup(doc, name=names.KANON, attrs=attrs, spans=spans)
    report = {**doc._.get(names.KANON_REPORT)}
    report["masked"] = sum(span.label_ == names.MASK for span in spans)
    for name, places in (("before", "terms"), ("allowed", "masked")):
        if name in report:
            report[name] = {**report[name], places: [moved[p] for p in report[name][places]]}
    doc._.set(names.KANON_REPORT, report)


def _evidence(span: Span, part: Part) -> dict[str, Any]:
    """Evidence of a span that `kanon_masker` did not decide on, in its form."""
    return {
        "kind": part.kind,
        "keys": [],
        "entity": None,
        "source": names.LINKAGE,
        "reason": names.LINKAGE,
        "support": None,
        "with": [],
        "message": span._.get(names.RISK_LINKAGE)["message"],
        "attackers": [names.BACKGROUND_ATTACKER],
    }


def _rewrite(doc: Doc, before: Sequence[Replacement], parts: Sequence[Part]) -> None:
    """Write the texts as they are released now."""
    hidden = (Replacement(part.start, part.end, names.STAR) for part in parts)
    by_bounds = {(r.start, r.end): r for r in (*before, *hidden)}
    replacements = [by_bounds[bounds] for bounds in sorted(by_bounds)]
    text = rewrite(doc.text, replacements).text
    if doc._.get(names.SANITIZED_TEXT) is None:
        doc._.set(names.MASKED_TEXT, text)
        return
    report = doc._.get(names.KANON_REPORT)
    general = {
        **report["generalization"],
        "replacements": [[r.start, r.end, r.text] for r in replacements],
    }
    doc._.set(names.KANON_REPORT, {**report, "generalization": general})
    doc._.set(names.SANITIZED_TEXT, text)
    masked = masked_by(doc, doc.spans[names.KANON].attrs[names.MASKS])
    doc._.set(names.MASKED_TEXT, rewrite(doc.text, masked).text)


class Part(NamedTuple):
    """Something visible, and the tokens and characters of the original that it stands for."""

    first: int
    last: int  # Exclusive.
    start: int
    end: int
    kind: str  # One of `names.KINDS`.
    piece: Piece  # What is seen.


def released_parts(doc: Doc, whole: Collection[str]) -> list[Part]:
    """The visible parts of a Doc in order: words, kept phrases, wordings, kinds in `whole`."""
    covered: set[int] = set()
    wordings: dict[int, tuple[int, str, str, Replacement | None]] = {}
    for replacement in released(doc):
        span = doc.char_span(replacement.start, replacement.end, alignment_mode="expand")
        if span is not None:
            covered.update(range(span.start, span.end))
            wordings[span.start] = span.end, names.MISC, "", replacement
    stretches = {
        first: (last, kind, key, None)
        for first, last, kind, key in _phrases(doc, whole)
        if covered.isdisjoint(range(first, last))
    } | wordings
    parts: list[Part] = []
    position, gap = 0, False
    while position < len(doc):
        first, alone = position, (position + 1, names.MISC, "", None)
        position, kind, key, wording = stretches.get(first, alone)
        # Hidden is also the rest of a stretch that another one cut off.
        if first in covered and (wording is None or is_placeholder(wording.text)):
            gap = True
            continue
        tokens = doc[first:position]
        seen = wording or Replacement(tokens.start_char, tokens.end_char, tokens.text)
        parts.append(Part(first, position, seen.start, seen.end, kind, Piece(seen.text, key, gap)))
        gap = False
    return parts


def _phrases(doc: Doc, whole: Collection[str]) -> Iterator[tuple[int, int, str, str]]:
    """First and last token (exclusive), kind and key of phrases, without overlaps."""
    if names.KANON in doc.spans:
        for span in doc.spans[names.KANON]:
            if span.label_ != names.MASK:
                yield span.start, span.end, names.MISC, f"term/{span.kb_id_}"
        return
    for mention in detect(analysis_of(doc)) if whole else ():
        if mention.kind in whole:
            span = span_of(doc, mention.start, mention.end)
            yield span.start, span.end, mention.kind, ""
