"""Checks of parameters, with the messages of Presidio's."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..refusals import Refusal

INVALID = 422
_JSON_TYPES = {str: "string", bool: "boolean", int: "number", float: "number", list: "array"}


def invalid(message: str) -> Refusal:
    """RETURNS (Refusal): To be raised, with the status for a parameter that cannot be used."""
    return Refusal(INVALID, message)


def parameter(parameters: Mapping[str, Any], name: str, expected: type) -> Any:
    """A parameter that has to be there.

    parameters (Mapping[str, Any]): Of an operator.
    name (str): Of the parameter.
    expected (type): Of its value.
    RETURNS (Any): Its value.
    RAISES (Refusal): It is missing or of another type.
    """
    value = parameters.get(name)
    if value is None:
        raise invalid(f"Expected parameter {name}")
    return typed(value, name, expected)


def typed(value: Any, name: str, expected: type) -> Any:
    """A value of the type that it has to have.

    value (Any): As the client sent it.
    name (str): Of the parameter.
    expected (type): Of the value; a number is no boolean.
    RETURNS (Any): The value.
    RAISES (Refusal): It is of another type.
    """
    if isinstance(value, expected) and isinstance(value, bool) == (expected is bool):
        return value
    names = _JSON_TYPES.get(expected), _JSON_TYPES.get(type(value))
    if all(names):
        raise invalid(
            f"Invalid parameter value for {name}. Expecting '{names[0]}', but got '{names[1]}'."
        )
    raise invalid(f"Invalid parameter value for '{name}'.")
