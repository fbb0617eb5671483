"""All texts about one person, decided together.

Texts that keep k each can break it together: one tells the town, another one the job. So the texts
of a subject are read as one, a blank line between them: a term is one term in all of them, what
stays in all of them together fits k people, and a person has one number throughout. Afterwards each
text is cut out again.

Texts come in any order and leave in the same; between, they lie in a database file of the folder
that is given, readable by the owner alone, so that no more than the texts of one subject are held
in memory.
"""

from __future__ import annotations

import json
import os
import re
import sqlite3
import tempfile
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict
from functools import partial
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Any

from spacy.language import Language
from spacy.tokens import Doc, Span, SpanGroup

from ..errors import Errors, KanonError
from ..lang.en.forms import kind_of_value
from ..names import (
    GENERALIZATIONS,
    KANON,
    KANON_REPORT,
    LINKAGE,
    MASKED_TEXT,
    MASKS,
    REPLACEMENT,
    RISK_EVIDENCE,
    RISK_K,
    RISK_LINKAGE,
    RISK_SCORE,
    SANITIZED_TEXT,
    SUBJECT,
)
from .document_parts import bounds_of, document_parts
from .release_maker import Outcome
from .runner import Recipe, sanitize_texts
from .streaming import Entry

BETWEEN = "\n\n"
_VALUES = (RISK_SCORE, RISK_K, RISK_EVIDENCE, REPLACEMENT, GENERALIZATIONS, RISK_LINKAGE)


def sanitize_subjects(
    texts: Iterable[tuple[str, str | None]],
    recipe: Recipe,
    *,
    folder: Path | None = None,
    n_process: int = 1,
    checkpoint: Path | None = None,
    engine: Callable[..., Iterator[Outcome]] = sanitize_texts,
) -> Iterator[Outcome]:
    """Sanitize texts, all of one subject together.

    texts (Iterable[tuple[str, str | None]]): Each text with whom it is about. A text without a
        subject cannot be decided with the others of its subject: that is a problem of this text.
    recipe (Recipe): How to make the pipeline.
    folder (Path | None): Where the texts lie between; None is the system's temporary folder.
    n_process (int): Processes.
    checkpoint (Path | None): File that keeps which subjects are done, as for `sanitize_texts`.
    engine (Callable): What sanitizes the joined texts, called as `sanitize_texts` is.
    YIELDS (Outcome): One a text, in the order of the texts. Counts of people, and so `k_reached`,
        are those of all texts of the subject.
    RAISES (KanonError): As `sanitize_texts`.
    """
    with tempfile.TemporaryDirectory(dir=folder, prefix=".kanon-subjects-") as work:
        path = Path(work) / "texts.sqlite"
        os.close(os.open(path, os.O_CREAT | os.O_WRONLY, 0o600))
        database = sqlite3.connect(path)
        try:
            _store(database, texts)
            run = partial(engine, recipe=recipe, n_process=n_process, checkpoint=checkpoint)
            _decide(database, run)
            for (outcome,) in database.execute("SELECT outcome FROM texts ORDER BY number"):
                yield Outcome(**json.loads(outcome))
        finally:
            database.close()


def label_of(column: str) -> str:
    """How the header of a column stands before its cells, if it tells what they must be.

    >>> [label_of(column) for column in ("patient_surname", "note")]
    ['patient surname: ', '']
    """
    words = re.sub(r"[\W_]+|(?<=[a-z])(?=[A-Z])", " ", column).strip()
    return f"{words}: " if kind_of_value(words) else ""


def joined(parts: Sequence[str], subject: str | None, columns: Sequence[str] = ()) -> Entry:
    """The texts about one person, as one.

    parts (Sequence[str]): The texts.
    subject (str | None): Whom they are about.
    columns (Sequence[str]): Headers of the parts, in turn: they are read as labels.
    RETURNS (Entry): To be sanitized; see `parts_of`.
    """
    labels = [label_of(columns[n % len(columns)]) if columns else "" for n in range(len(parts))]
    labelled = [label + part for label, part in zip(labels, parts, strict=True)]
    bounds = bounds_of([len(part) for part in labelled], len(BETWEEN))
    cells = [(s + len(label), e) for label, (s, e) in zip(labels, bounds, strict=True)]
    return Entry(BETWEEN.join(labelled), subject, cells)


def parts_of(outcome: Outcome, number: int) -> list[dict[str, Any]]:
    """What came of each of several texts that were joined.

    outcome (Outcome): Of all of them.
    number (int): How many there are.
    RETURNS (list[dict[str, Any]]): Fields of an `Outcome` for each. A problem of the texts of a
        subject is one of each of them.
    """
    return outcome.parts or [asdict(outcome)] * number


def sanitize_together(nlp: Language, docs: Sequence[Doc], *, subject: str | None = None) -> None:
    """Decide on all Docs about one person together, and write to each what came of it.

    What stays in all of them fits k people together, and a person has one number throughout. On
    each Doc stand `doc.spans["kanon"]` with the values of its spans, `doc._.masked_text`,
    `doc._.sanitized_text` behind a generalizer, `doc._.linkage` behind a `linkage_masker` and
    `doc._.kanon`, which tells of all Docs but for the number of mentions and of masked ones. No
    component can decide on one of them alone afterwards: it is refused (E443).

    nlp (Language): A pipeline with a `kanon_masker`; all its components run, once, on all Docs as
        one.
    docs (Sequence[Doc]): As `nlp.make_doc` makes them, maybe with entities and span groups of
        others; their tokens stay.
    subject (str | None): Whom they are about: `doc._.subject` of each, which operators and
        `linkage_masker` read.
    RAISES (KanonError): E443 if the pipeline has no `kanon_masker`; E346 if something was replaced
        across the end of a Doc; what the components raise. No Doc is changed then.

    >>> import spacy
    >>> nlp = spacy.blank("en")
    >>> masker = nlp.add_pipe("kanon_masker", config={"replacement": "numbered"})
    >>> docs = [nlp.make_doc("Ann Xyzzy left."), nlp.make_doc("Mrs Xyzzy, 12 May 1972")]
    >>> sanitize_together(nlp, docs)
    >>> [doc._.masked_text for doc in docs]
    ['PERSON 1 left.', 'PERSON 1, DATETIME 1']
    """
    if not docs:
        return
    whole, firsts = _one_doc(nlp, docs)
    if subject is not None:
        whole._.set(SUBJECT, subject)
    whole = nlp(whole)
    if KANON not in whole.spans:
        raise KanonError(Errors.E443)
    bounds = bounds_of([len(doc.text) for doc in docs], len(BETWEEN))
    parts = document_parts(whole, bounds, mapping=False)
    for doc, first, (start, end), part in zip(docs, firsts, bounds, parts, strict=True):
        group = whole.spans[KANON]
        positions = [i for i, span in enumerate(group) if start <= span.start_char < end]
        _write_spans(doc, group, positions, first)
        for name in (MASKED_TEXT, SANITIZED_TEXT):
            doc._.set(name, part["record"].get(name))
        doc._.set(LINKAGE, whole._.get(LINKAGE))
        report = _report(whole._.get(KANON_REPORT), part["record"], positions, (start, end))
        doc._.set(KANON_REPORT, report)
        if subject is not None:
            doc._.set(SUBJECT, subject)


def _store(database: sqlite3.Connection, texts: Iterable[tuple[str, str | None]]) -> None:
    database.execute(
        "CREATE TABLE texts (number INTEGER PRIMARY KEY, subject TEXT, text TEXT, outcome TEXT)"
    )
    missing = json.dumps(asdict(Outcome(None, Errors.E345, 0, 0)))
    database.executemany(
        "INSERT INTO texts VALUES (?, ?, ?, ?)",
        (
            (number, subject, text, None if subject else missing)
            for number, (text, subject) in enumerate(texts)
        ),
    )
    database.execute("CREATE INDEX by_subject ON texts (subject, number)")
    database.commit()


def _decide(database: sqlite3.Connection, run: Callable[..., Iterator[Outcome]]) -> None:
    """Fill in the outcomes, a subject at a time."""
    waiting: deque[tuple[int, ...]] = deque()

    def subjects() -> Iterator[Entry]:
        rows = database.execute(
            "SELECT subject, number, text FROM texts WHERE subject > '' ORDER BY subject, number"
        )
        for subject, group in groupby(rows, itemgetter(0)):
            numbers, parts = zip(*((number, text) for _, number, text in group), strict=True)
            waiting.append(numbers)
            yield joined(parts, subject)

    for outcome in run(subjects()):
        numbers = waiting.popleft()
        parts = parts_of(outcome, len(numbers))
        database.executemany(
            "UPDATE texts SET outcome = ? WHERE number = ?",
            ((json.dumps(part), number) for number, part in zip(numbers, parts, strict=True)),
        )
    database.commit()


def _one_doc(nlp: Language, docs: Sequence[Doc]) -> tuple[Doc, list[int]]:
    """The Docs as one, a blank line between them. RETURNS: It, and the first token of each."""
    between = Doc(nlp.vocab, words=[BETWEEN], spaces=[False])
    pieces: list[Doc] = []
    firsts, first = [], 0
    for number, doc in enumerate(docs):
        if number:
            pieces.append(between)
            first += len(between)
        firsts.append(first)
        if len(doc):
            pieces.append(doc)
            first += len(doc)
    if not pieces:
        return nlp.make_doc(""), firsts
    # spaCy's types do not know `exclude`.
    whole = Doc.from_docs(  # type: ignore[call-arg]
        pieces, ensure_whitespace=False, exclude=["user_data"]
    )
    assert whole is not None, "there are pieces"
    return whole, firsts


def _write_spans(doc: Doc, group: SpanGroup, positions: Sequence[int], first: int) -> None:
    """Write the spans of a Doc from those of all Docs, with the values they have there."""
    number_of = {position: number for number, position in enumerate(positions)}
    spans = []
    for position in positions:
        there = group[position]
        span = Span(doc, there.start - first, there.end - first, there.label, kb_id=there.kb_id)
        for name in _VALUES:
            span._.set(name, there._.get(name))
        evidence = there._.get(RISK_EVIDENCE)
        partners = [number_of[other] for other in evidence["with"] if other in number_of]
        span._.set(RISK_EVIDENCE, {**evidence, "with": partners})
        spans.append(span)
    texts = [group.attrs[MASKS][position] for position in positions]
    doc.spans[KANON] = SpanGroup(doc, name=KANON, attrs={MASKS: texts}, spans=spans)


def _report(
    report: Mapping[str, Any],
    record: Mapping[str, Any],
    positions: Sequence[int],
    bounds: tuple[int, int],
) -> dict[str, Any]:
    """The value of `doc._.kanon` of a Doc, from that of all Docs."""
    number_of = {position: number for number, position in enumerate(positions)}
    masked = sum(span["masked"] for span in record["spans"])
    part = {**report, "before": {**report["before"], "terms": record["before"]["terms"]}}
    part |= {"mentions": len(positions), "masked": masked}
    if "allowed" in report:
        refused = [number_of[p] for p in report["allowed"]["masked"] if p in number_of]
        part["allowed"] = {**report["allowed"], "masked": refused}
    if "generalization" in report:
        general = report["generalization"]
        inside = list(_inside(general["replacements"], *bounds))
        part["generalization"] = {**general, "replacements": inside}
    return part


def _inside(replacements: Sequence[Sequence[Any]], start: int, end: int) -> Iterator[list[Any]]:
    """The replacements between two offsets, as offsets from the first."""
    for first, last, text in replacements:
        if start <= first and last <= end:
            yield [first - start, last - start, text]
