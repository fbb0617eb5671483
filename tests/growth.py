"""How work grows with its input, told from two sizes in one run and not from a limit of seconds."""

import time
from collections.abc import Callable

TRIES = 3  # A machine that was busy with something else is asked again.


def assert_linear(run: Callable[[int], object], size: int) -> None:
    """Assert that work takes not much over four times as long for four times the input.

    run (Callable): Does the work for an input of a size. What it remembers between calls must
        not answer for another size.
    size (int): The larger size. What is quadratic takes sixteen times as long.
    """
    assert_growth(run, size // 4, size, most=8)


def assert_growth(run: Callable[[int], object], small: int, large: int, *, most: float) -> None:
    """Assert that work takes less than `most` times as long for a large input as for a small one.

    run (Callable): As in `assert_linear`.
    small, large (int): The sizes.
    most (float): Times as long, processor time.
    """
    ratios = []
    for _ in range(TRIES):
        least, longest = _seconds(run, small), _seconds(run, large)
        ratios.append(longest / least)
        if ratios[-1] < most:
            return
    raise AssertionError(f"from {small} to {large} the time grew by factors of {ratios}")


def _seconds(run: Callable[[int], object], size: int) -> float:
    began = time.process_time()
    run(size)
    return time.process_time() - began
