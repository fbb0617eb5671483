"""Selectors of replacements that need no training: first level, table, and k-anonymous.

The first two are baselines of Olstad ("Generation and Selection of Replacement Choices for Text
Sanitization", 2023, section 5) and look at one term at a time. Only `k_anonymous` counts.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path

import srsly
from pyroaring import BitMap

from ..errors import Errors, KanonError
from ..names import KINDS
from .recoding import decide_levels
from .recoding_types import Choice, Counted, Refusal, Selector, Term
from .support import NODE_BUDGET

# Kind -> number of options (with `***`) -> chosen option, from 1 as in the thesis.
Table = Mapping[str, Mapping[str, int]]


def first_level(terms: Sequence[Term], *, k: int, node_budget: int = NODE_BUDGET) -> Choice:
    """The least general wording of each term that does not stay, whatever it gives away."""
    return Choice(tuple(None if term.stays else 0 for term in terms))


def level_table(
    terms: Sequence[Term], *, k: int, node_budget: int = NODE_BUDGET, table: Table
) -> Choice:
    """The level that the table has for the kind and the number of wordings, else the last one."""
    levels: list[int | None] = []
    for term in terms:
        count = len(term.wordings)
        level = table.get(term.kind, {}).get(str(count), count)
        levels.append(None if term.stays else level - 1)
    return Choice(tuple(levels))


def k_anonymous(terms: Sequence[Term], *, k: int, node_budget: int = NODE_BUDGET) -> Choice:
    """The least general wordings with which the document keeps k, term by term.

    The first wording that says nothing ("DATE", "***") is what a term gets at the latest. No
    single term can be more specific without a breach. See `anonymity.recoding`.
    """
    counted = [_countable(term) for term in terms]
    decision = decide_levels(
        [
            [term.people or BitMap(), *(term.wordings[level].says or () for level in levels)]
            for term, levels in zip(terms, counted, strict=True)
        ],
        k=k,
        node_budget=node_budget,
        not_as_written=[number for number, term in enumerate(terms) if not term.stays],
    )
    chosen: list[int | None] = []
    for number, term in enumerate(terms):
        level = decision.levels[number]
        if level == 0 or (term.stays and term.people is None):
            chosen.append(None)
        elif level is None:
            chosen.append(_first_free(term))
        else:
            chosen.append(counted[number][level - 1])
    refused = {}
    for number, witnesses in decision.refused.items():
        tried: list[int | None] = [*([None] if terms[number].stays else []), *counted[number]]
        refused[number] = tuple(map(Refusal, tried, witnesses))
    uncounted = [n for n, term in enumerate(terms) if term.stays and term.people is None]
    # No breaches: `decide_levels` has counted the release a second time, by signatures.
    return Choice(tuple(chosen), refused, Counted(decision.supports, (), tuple(uncounted)))


def _countable(term: Term) -> list[int]:
    """Levels that are counted: those before the first that says nothing; none of a term that
    stays without a count."""
    if term.stays and term.people is None:
        return []
    before = range(_first_free(term))
    return [level for level in before if term.wordings[level].says is not None]


def _first_free(term: Term) -> int:
    return next(level for level, wording in enumerate(term.wordings) if wording.is_free)


def make_first_level() -> Selector:
    """`spacy-kanon.FirstLevel.v1`: the thesis's baseline. It does not keep k."""
    return first_level


def make_k_anonymous() -> Selector:
    """`spacy-kanon.KAnonymous.v1`: the least general wordings with which a document keeps k."""
    return k_anonymous


def make_level_table(table: str | Path | Table) -> Selector:
    """`spacy-kanon.LevelTable.v1`: look the level up by kind and number of options.

    table (str | Path | Mapping): `{"LOC": {"3": 2}}`, or a JSON file with it: of three options
        for a place, `***` included, the second. It does not keep k.
    RAISES (KanonError): E442 if the table names a kind or a level that does not exist.
    """
    return partial(level_table, table=_checked(_read(table)))


def _read(table: str | Path | Table) -> object:
    if isinstance(table, Mapping):
        return table
    path = Path(table)
    if not path.is_file():
        raise KanonError(Errors.E003.format(path=path))
    try:
        return srsly.read_json(path)
    except ValueError as error:
        raise KanonError(Errors.E442.format(reason=f"{path} is no JSON ({error})")) from error


def _checked(table: object) -> Table:
    if not isinstance(table, Mapping):
        raise KanonError(Errors.E442.format(reason="it is no table of kinds"))
    for kind, row in table.items():
        if kind not in KINDS:
            raise KanonError(Errors.E442.format(reason=f"{kind!r} is no kind"))
        if not isinstance(row, Mapping):
            raise KanonError(Errors.E442.format(reason=f"{kind} has no table of its own"))
        for count, level in row.items():
            allowed = int(count) if str(count).isdigit() else 0
            if not (isinstance(level, int) and 1 <= level <= allowed):
                reason = f"{kind} has no level {level!r} of {count!r} options"
                raise KanonError(Errors.E442.format(reason=reason))
    return {
        kind: {str(count): level for count, level in row.items()} for kind, row in table.items()
    }
