"""Which of several things of one name a sentence can mean: by use, and by the place behind it.

A name with a place behind it ("Belleville, New Jersey", "Leicester in Massachusetts") means what
lies there, however well known another one is.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from ...names import LOC, ORG
from ..chains import NONE
from ..flags import COUNTRY, KIND_FLAGS
from ..reader import Ontology, Reading
from ..surfaces import DEMONYM, LABEL

# So much more used is the reading of another kind by its own label that it is meant.
_CONTEST = 3
_LIST_BEHIND = re.compile(
    r"^(?:, [A-Z][\w'’-]*\.?(?: [A-Z][\w'’-]*)*){1,6},? (?:and|or) (?:the )?[A-Z]"
)
_PLACE_BEHIND = re.compile(r"^, ((?:[A-Z]\.){2,}|(?:St\. )?[A-Z][\w'’-]*(?: [A-Z][\w'’-]*)*)")
# "Leicester in Massachusetts", "Cambridge (Massachusetts)".
_AROUND_BEHIND = re.compile(
    r"^ (?:in |\()(?:the )?(?:(?:US|U\.S\.|American|Canadian|English|German|Indian) )?"
    r"(?:(?:state|province|county|region) of )?([A-Z][\w'’-]*(?: [A-Z][\w'’-]*)*)"
)


def inside_next(ontology: Ontology, readings: Sequence[Reading], after: str) -> Sequence[Reading]:
    """Places that lie in what is named right behind, if that is a place.

    ontology (Ontology): Where the places stand.
    readings (Sequence[Reading]): What the mention can be.
    after (str): The text behind the mention: ", New Jersey, to ...".
    RETURNS (Sequence[Reading]): All of them if no known place follows. A place that lies in the
        country of what follows, in nobody knows which part, may be meant.
    """
    around, flag = places_behind(ontology, after), KIND_FLAGS[LOC]
    if not around:
        return readings
    countries = {ontology.country(row) for row in around} - {NONE}

    def may_lie_there(reading: Reading) -> bool:
        country, division = ontology.country(reading.row), ontology.division(reading.row)
        if not ontology.has(reading.row, flag) or country == NONE:
            return True
        if division == NONE and country in countries:
            return True
        return not around.isdisjoint((country, division, *ontology.regions(country)))

    inside = [reading for reading in readings if may_lie_there(reading)]
    return readings if not inside and _LIST_BEHIND.match(after) else inside


def places_behind(ontology: Ontology, after: str) -> frozenset[int]:
    """The place that is named right behind a comma, or that something is said to lie in.

    ontology (Ontology): Where the places stand.
    after (str): The text behind a mention: ", New Jersey, to ...", " in Massachusetts".
    RETURNS (frozenset[int]): Rows that it can be; empty if no known place stands there.
    """
    match = _PLACE_BEHIND.match(after)
    around = _AROUND_BEHIND.match(after) if match is None else None
    name = match[1] if match else around[1] if around else ""
    flag = KIND_FLAGS[LOC]
    readings = [one for one in ontology.readings(name) if ontology.has(one.row, flag)]
    rows = (one.row for one in by_label(ontology, readings))
    # "in March", "in Vogue": only what other places lie in can be meant.
    return frozenset(row for row in rows if match or ontology.holds_places(row))


def country_behind(ontology: Ontology, after: str) -> int:
    """The country of the place that is named right behind a comma.

    ontology (Ontology): Where the places stand.
    after (str): The text behind a mention.
    RETURNS (int): Its row; `NONE` if no known place stands there, or one of several countries.
    """
    if _LIST_BEHIND.match(after):  # "Paris, New York and Tokyo".
        return NONE
    countries = {
        row if ontology.has(row, COUNTRY) else ontology.country(row)
        for row in places_behind(ontology, after)
    }
    return countries.pop() if len(countries) == 1 else NONE


def by_label(ontology: Ontology, readings: Sequence[Reading]) -> Sequence[Reading]:
    """Of several things the one that is called so first of all, if it is used as much as the rest.

    ontology (Ontology): Counts how much each is used.
    readings (Sequence[Reading]): What the mention can be.
    RETURNS (Sequence[Reading]): "Oregon" is the state, and a university for short.
    """
    labelled = [one for one in readings if one.how == LABEL]
    if len(labelled) != 1 or len(readings) == 1:
        return readings
    rest = sum(ontology.uses(one.row) for one in readings) - ontology.uses(labelled[0].row)
    return labelled if ontology.uses(labelled[0].row) * 2 >= rest else readings


def uncontested(
    ontology: Ontology, fitting: Sequence[Reading], readings: Sequence[Reading], kind: str
) -> Sequence[Reading]:
    """Readings that fit, unless one of another kind is what nearly everybody means.

    ontology (Ontology): Counts how much each is used.
    fitting (Sequence[Reading]): Those of the mention's kind.
    readings (Sequence[Reading]): All.
    kind (str): Of the mention: a place may be meant by what was taken for an organization, and the
        other way round.
    RETURNS (Sequence[Reading]): Empty if nobody can tell.
    """
    others = [one for one in readings if one not in fitting and one.how == LABEL]
    if not others or any(one.how == DEMONYM for one in fitting):
        return fitting
    most = max(others, key=lambda one: ontology.uses(one.row))
    least = _CONTEST * max(ontology.uses(one.row) for one in fitting)
    by_label = any(one.how == LABEL for one in fitting)
    if ontology.uses(most.row) <= (least if by_label else 0):
        return fitting
    is_near = kind in (LOC, ORG) and ontology.has(most.row, KIND_FLAGS[LOC] | KIND_FLAGS[ORG])
    return [most] if is_near else []
