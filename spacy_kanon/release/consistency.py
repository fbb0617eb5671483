"""One wording per term through a whole corpus, without giving up k in any of its texts.

What a term may become depends on the text around it. Plan: sanitize all texts; where they disagree
on a term, its most general wording becomes the *floor* of the term everywhere; sanitize the texts
that have the term again, until no floor moves. Every text keeps k at every step, since floors only
leave fewer wordings to choose from. In the end all texts have chosen the floor.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from ..names import STAR
from .release_maker import Outcome
from .runner import Recipe, sanitize_texts
from .streaming import Text

Wordings = dict[str, "tuple[str, int] | None"]


def consistent_floors(
    texts: Sequence[Text],
    recipe: Recipe,
    *,
    n_process: int = 1,
    engine: Callable[..., Iterator[Outcome]] = sanitize_texts,
) -> dict[str, str]:
    """Floors with which every text words every term alike."""
    floors: dict[str, str] = {}
    tried: dict[str, set[str]] = {}
    found: list[Wordings] = [{} for _ in texts]
    waiting = list(range(len(texts)))
    while waiting:
        general = {**(recipe.generalize or {}), "floors": dict(floors)}
        now = replace(recipe, generalize=general, verify=False, mapping=False, linkage=None)
        stream = engine((texts[i] for i in waiting), now, n_process=n_process)
        for number, outcome in zip(waiting, stream, strict=True):
            found[number] = outcome.wordings or {}
        moved = _move(floors, found, tried)
        waiting = [number for number, own in enumerate(found) if not moved.isdisjoint(own)]
    return floors


def _move(
    floors: dict[str, str], found: Sequence[Wordings], tried: dict[str, set[str]]
) -> set[str]:
    """Move floors to where some text needs them. RETURNS (set[str]): Terms of moved floors."""
    wanted: dict[str, tuple[int, str]] = {}
    for own in found:
        for key, wording in own.items():
            if wording is not None and wording[0] != floors.get(key):
                text, level = wording
                wanted[key] = max(wanted.get(key, (level, text)), (level, text))
    for key, (_, text) in sorted(wanted.items()):
        # Texts may have the same options in another order: a floor never comes back.
        known = tried.setdefault(key, set())
        floors[key] = STAR if text in known else text
        known.add(floors[key])
    return set(wanted)
