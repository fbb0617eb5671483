from hypothesis import given
from hypothesis import strategies as st

from spacy_kanon.models.language_models import hidden_windows


def test_windows(length, hidden, size, expected):
    assert list(hidden_windows(length, hidden, size)) == expected


@given(st.integers(1, 60).flatmap(lambda n: st.tuples(st.just(n), st.sets(st.integers(0, n - 1)))),
       st.integers(2, 20))  # fmt: skip
def test_every_hidden_place_is_predicted_once_inside_a_window(case, size):
    length, hidden = case
    windows = list(hidden_windows(length, sorted(hidden), size))
    assert [place for window in windows for place in window.hidden] == sorted(hidden)
    for window in windows:
        assert 0 <= window.start <= window.hidden[0] <= window.hidden[-1] < window.end <= length
        assert window.end - window.start == min(size, length)
        assert len(window.hidden) <= max(1, size // 2)
