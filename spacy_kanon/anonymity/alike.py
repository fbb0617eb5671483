"""Posting lists that are alike, held once: thirty days of a month may all become that month."""

from __future__ import annotations

from pyroaring import BitMap


class Alike:
    """Numbers for lists of people, equal ones for equal lists.

    lists (list[BitMap]): The different lists, by their numbers.

    >>> alike = Alike()
    >>> [alike.number(BitMap(people)) for people in ([1, 2], [3], [1, 2])]
    [0, 1, 0]
    """

    def __init__(self) -> None:
        self.lists: list[BitMap] = []
        self._places: dict[tuple[int, int, int], list[int]] = {}

    def number(self, people: BitMap) -> int:
        """The number of a list, a new one if no list before was equal to it.

        people (BitMap): The list, which is not to be changed afterwards.
        RETURNS (int): Its number.
        """
        number = self.find(people)
        if number is None:
            number = len(self.lists)
            self._places.setdefault(_mark(people), []).append(number)
            self.lists.append(people)
        return number

    def find(self, people: BitMap) -> int | None:
        """The number of a list. RETURNS (int | None): None if it has none."""
        places = self._places.get(_mark(people), ())
        return next((place for place in places if self.lists[place] == people), None)


def _mark(people: BitMap) -> tuple[int, int, int]:
    """What equal lists have in common, for lists that differ rarely so."""
    return (len(people), people.min(), people.max()) if people else (0, 0, 0)
