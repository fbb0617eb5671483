"""Agreement between annotators, and what exactly is agreed on.

Units (Artstein and Poesio 2008, section 2, for the coefficients):

- `span_units`: a unit is a pair of boundaries that at least one annotator marked. An annotator's
  label for it is the identifier type of the mention with these very boundaries, else "O". Unmarked
  text does not count, so chance agreement on "O" is impossible for two annotators.
- `character_units`: a unit is a character. Its label is that of the annotator's mention over it,
  else "O"; of overlapping mentions the strictest identifier type counts.

An annotator who did not see a document has no label (None) for its units: kappas of a pair are over
the units that both labelled, Krippendorff's alpha uses the labels that are there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Sequence
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from ..errors import require, too_few
from ..names import DIRECT, NO_MASK, QUASI
from ..types import AnnotatedText, GoldMention

Label = Hashable
# One row per unit, one column per annotator.
Table = list[tuple[Label | None, ...]]

OUTSIDE = "O"
_STRICTNESS = {DIRECT: 0, QUASI: 1, NO_MASK: 2}


def span_units(texts: Sequence[AnnotatedText]) -> Table:
    """Labels of marked boundaries (see above), documents in order, spans sorted."""
    annotators = _annotators(texts)
    table: Table = []
    for text in texts:
        labels = {
            annotator: {(m.start, m.end): m.identifier_type for m in reversed(mentions)}
            for annotator, mentions in text.annotations.items()
        }
        for span in sorted({span for marked in labels.values() for span in marked}):
            table.append(
                tuple(labels[a].get(span, OUTSIDE) if a in labels else None for a in annotators)
            )
    return table


def character_units(texts: Sequence[AnnotatedText]) -> Table:
    """Labels of characters (see above)."""
    annotators = _annotators(texts)
    table: Table = []
    for text in texts:
        length = len(text.text)
        labels = {
            annotator: _character_labels(length, mentions)
            for annotator, mentions in text.annotations.items()
        }
        table += zip(*(labels.get(name, [None] * length) for name in annotators), strict=True)
    return table


def light_kappa(table: Table) -> float:
    """The mean of Cohen's kappa over pairs of annotators (Light 1971) who used several labels."""
    require("sklearn", extra="evaluation")
    from sklearn.metrics import cohen_kappa_score

    kappas = []
    for i, j in combinations(range(len(table[0]) if table else 0), 2):
        shared = [(row[i], row[j]) for row in table if row[i] is not None and row[j] is not None]
        if shared:
            first, second = (list(map(str, labels)) for labels in zip(*shared, strict=True))
            several = len({*first, *second}) > 1
            kappas.append(cohen_kappa_score(first, second) if several else float("nan"))
    _need(kappas, "pair of annotators with a common unit", "Light's kappa")
    defined = [kappa for kappa in kappas if not np.isnan(kappa)]
    return float(np.mean(defined)) if defined else float("nan")


def krippendorff_alpha(table: Table) -> float:
    """Krippendorff's alpha with the nominal metric; NaN if all labels are one and the same."""
    require("krippendorff", extra="evaluation")
    import krippendorff

    counts = _label_counts(table, "Krippendorff's alpha")
    if counts.shape[1] == 1:
        return float("nan")
    return float(krippendorff.alpha(value_counts=counts, level_of_measurement="nominal"))


COEFFICIENTS: dict[str, Callable[[Table], float]] = {
    "light_kappa": light_kappa,
    "krippendorff_alpha": krippendorff_alpha,
}


def agreement(texts: Sequence[AnnotatedText]) -> dict[str, dict[str, float]]:
    """Every coefficient for spans and for characters, over documents of several annotators."""
    shared = [text for text in texts if len(text.annotations) > 1]
    _need(shared, "document with two annotators", "Agreement")
    tables = {"span": span_units(shared), "character": character_units(shared)}
    return {
        level: {name: compute(table) for name, compute in COEFFICIENTS.items()}
        for level, table in tables.items()
        if table
    }


def _annotators(texts: Iterable[AnnotatedText]) -> list[str]:
    """All annotators, sorted: the columns of a table of units."""
    return sorted({annotator for text in texts for annotator in text.annotations})


def _character_labels(length: int, mentions: Sequence[GoldMention]) -> list[str]:
    labels = [OUTSIDE] * length
    for m in sorted(mentions, key=lambda mention: -_STRICTNESS[mention.identifier_type]):
        labels[m.start : m.end] = [m.identifier_type] * (m.end - m.start)
    return labels


def _label_counts(table: Table, what: str) -> NDArray[np.int64]:
    """How often each unit has each label, shape (units with two labels or more, labels)."""
    tallies = [Counter(label for label in row if label is not None) for row in table]
    paired = [tally for tally in tallies if tally.total() >= 2]
    _need(paired, "unit with two labels", what)
    labels = sorted({label for tally in paired for label in tally}, key=str)
    return np.array([[tally[label] for label in labels] for tally in paired])


def _need(some: Sequence[object], unit: str, what: str) -> None:
    if not some:
        raise too_few(what, unit, "Give documents that several people annotated.")
