"""What functions answer and refuse, by the tables beside the tests of their room.

A section `[module:function]` of a `test_x.txt` has a call a row: arguments, and the answer. Names
behind the function are those of the arguments, in the order of a row; `**` is one value that holds
all of them by name. `[refused module:function]`: the call ends in an error, which the last value is
found in.
"""

from importlib import import_module
from operator import attrgetter
from typing import Any

import pytest

from tests.examples import examples
from tests.refusals import refused
from tests.tiers import TESTS


def calls(*, refuse: bool) -> list[Any]:
    """Place of a function, arguments in order and by name, and how the call ends."""
    found = []
    for path in sorted(TESTS.rglob("test_*.txt")):
        for heading, rows in examples(str(path)).items():
            place, *names = heading.removeprefix("refused ").split()
            if ":" not in place or heading.startswith("refused ") != refuse:
                continue
            for *values, end in rows:
                named = dict(zip(names, values, strict=True)) if names else {}
                call = ([] if names else values, named.get("**", named))
                found.append(pytest.param(place, *call, end, id=place.split(":")[1]))
    return found


def function(place: str) -> Any:
    module, name = place.split(":")
    return attrgetter(name)(import_module(module))


@pytest.mark.parametrize("place,values,named,answer", calls(refuse=False))
def test_a_function_answers(place, values, named, answer):
    found = function(place)(*values, **named)
    assert found == answer and isinstance(found, bool) == isinstance(answer, bool)


@pytest.mark.parametrize("place,values,named,message", calls(refuse=True))
def test_a_function_refuses(place, values, named, message):
    refused(message, function(place), *values, **named)
