"""Which mentions of names are mentions of one person."""

from __future__ import annotations

from collections.abc import Sequence

from .person_names import same_person


def cluster_persons(surfaces: Sequence[str]) -> list[int]:
    """Group names by the person they stand for.

    Names are read in text order. A name joins the latest person that one of its forms fits, since
    a short form ("Jasper") nearly always goes back to the last full one; otherwise it begins a new
    person. Only people with a name part in common are compared, so that long texts stay linear in
    the number of different names with a common part.

    surfaces (Sequence[str]): Names as they stand in one text, in order of first mention.
    RETURNS (list[int]): For each name the number of its person, from 0 in order of first mention.
    """
    numbers: list[int] = []
    forms: list[list[str]] = []
    people_with_part: dict[str, list[int]] = {}
    for surface in surfaces:
        parts = _parts(surface)
        near = {person for part in parts for person in people_with_part.get(part, ())}
        number = next(
            (
                person
                for person in sorted(near, reverse=True)
                if all(same_person(surface, form) for form in forms[person])
            ),
            len(forms),
        )
        if number == len(forms):
            forms.append([])
        forms[number].append(surface)
        for part in parts:
            people = people_with_part.setdefault(part, [])
            if number not in people:
                people.append(number)
        numbers.append(number)
    return numbers


def _parts(surface: str) -> list[str]:
    words = (word.strip(".,'\"()’‘“”").casefold() for word in surface.replace("-", " ").split())
    return list(dict.fromkeys(word for word in words if len(word) > 1))
