"""Calls that end with a coded error."""

from collections.abc import Callable
from typing import Any

import pytest

from spacy_kanon.errors import KanonError


def refused(match: str, call: Callable[..., Any], /, *arguments: Any, **options: Any) -> str:
    """The message of the error with which a call ends. match (str): As in `pytest.raises`."""
    with pytest.raises(KanonError, match=match) as caught:
        call(*arguments, **options)
    return str(caught.value)
