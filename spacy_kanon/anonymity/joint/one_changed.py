"""How many people a release would fit if one of its chains had another level.

Asked for every level that was not released, so it must not cost an intersection of the whole
release each time: a million characters of dates are 45,000 chains. Lists that are alike are held
once. Leaving a chain out so changes something only if no other chain has its list, and what is
left without that list is formed once.

Example, k = 5: "Oslo" (900 people) and twice "in the 1950s" (5,000) are released, 60 people fit.
Without one of the two decades it is 60 people still; without "Oslo" 5,000.
"""

from __future__ import annotations

from collections.abc import Sequence

from pyroaring import BitMap

from ..alike import Alike
from .items import Chain
from .strategies import intersection


class OneChanged:
    """The witnesses of what is not released as it was written.

    speaking (tuple[int, ...]): Of the chains that were released with one and the same list of
        people the first; together they fit whom all of them fit.
    """

    def __init__(
        self,
        chains: Sequence[Chain],
        levels: Sequence[int],
        *,
        population: int,
        scope: BitMap | None = None,
        fixed: Sequence[BitMap] = (),
    ) -> None:
        """chains (Sequence[Chain]): As for `choose_jointly`.
        levels (Sequence[int]): Level per chain, as released.
        population (int): How many people there are.
        scope (BitMap | None), fixed (Sequence[BitMap]): As for `choose_jointly`.
        """
        self._chains = chains
        self._population = population
        base = intersection([*([] if scope is None else [scope]), *fixed])
        self._base = [] if base is None else [base]
        alike = Alike()
        self._list_of = [
            None if level == len(chain.people) else alike.number(_counted(chain, level))
            for chain, level in zip(chains, levels, strict=True)
        ]
        self._lists = alike.lists
        self._times = [0] * len(alike.lists)
        speaking: dict[int, int] = {}
        for chain_number, number in enumerate(self._list_of):
            if number is not None:
                self._times[number] += 1
                speaking.setdefault(number, chain_number)
        self.speaking = tuple(sorted(speaking.values()))
        self._all = intersection([*self._base, *self._lists])
        self._without: dict[int, BitMap | None] = {}

    def support(self, chain: int, level: int) -> int | None:
        """How many people would fit.

        chain (int): Number of the chain to change.
        level (int): The level to try.
        RETURNS (int | None): The support; None if the level cannot be counted.
        """
        people = self._others(chain)
        tried = self._chains[chain].people
        if level < len(tried):
            fit = tried[level]
            if fit is None:
                return None
            return len(fit) if people is None else people.intersection_cardinality(fit)
        return self._population if people is None else len(people)

    def _others(self, chain: int) -> BitMap | None:
        """Who fits what the other chains release; None: everybody."""
        number = self._list_of[chain]
        if number is None or self._times[number] > 1:
            return self._all
        if number not in self._without:
            others = self._lists[:number] + self._lists[number + 1 :]
            self._without[number] = intersection([*self._base, *others])
        return self._without[number]


def _counted(chain: Chain, level: int) -> BitMap:
    people = chain.people[level]
    assert people is not None
    return people
