"""Which tests are of which tier.

`unit` and `contract` are all that neither table names: the README's test command. `system` and
`apps` take longer or need more, and `.ci/run` runs them after it. A table names folders, files, and
tests by how they begin, wherever they stand; `test_house.py` holds that there is one of each.
"""

from collections.abc import Iterable
from pathlib import Path

from tests.examples import examples

TESTS = Path(__file__).parent
# The apps on top of the package.
APPS = ("review/", "service/", "spark/", "test_review.py", "test_update_from_review.py")
# Processes and kills, flipped bits, fuzzing, simulations, training runs, real data, the
# documentation site.
SYSTEM = tuple(examples(__file__)["system"])
TIERS = {"system": SYSTEM, "apps": APPS}


def holds(places: Iterable[str], path: Path, test: str = "") -> bool:
    """Whether a test, or all tests of a file, are of a tier.

    >>> holds(SYSTEM, Path("fuzz/test_faults.py")), holds(SYSTEM, Path("kb/test_build.py"))
    (True, False)
    >>> holds(SYSTEM, Path("kb/test_build.py"), "test_the_bytes_do_not_depend_on_the_hash_seed[3]")
    True
    """
    folders = {f"{name}/" for name in path.parts[:-1]}
    return any(
        place in folders or place == path.name or bool(test and test.startswith(place))
        for place in places
    )


def may_hold(places: Iterable[str], path: Path) -> bool:
    """Whether some tests of a file are of a tier."""
    text = (TESTS / path).read_text(encoding="utf8")
    return holds(places, path) or any(f"def {place}" in text for place in places)


def tier_of(path: Path, test: str = "") -> str | None:
    """The tier of a test, None for unit and contract; without a test that of all of a file."""
    return next((tier for tier, places in TIERS.items() if holds(places, path, test)), None)
