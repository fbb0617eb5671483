"""A run that was interrupted goes on where it was, and nothing else passes for it."""

import stat

import pytest

from spacy_kanon.errors import KanonError
from spacy_kanon.release.record import Outcome
from spacy_kanon.release.runner import Entry, resumed

TEXTS = ["Ann left.", ("Bo left.", "bo"), Entry("Cy left.", None, [(0, 2), (3, 8)]), "Di left."]


class Runs:
    """Counts the texts that were really done, and stops where it is told to."""

    def __init__(self, stop=None):
        self.done, self.stop = [], stop

    def __call__(self, texts):
        for text in texts:
            if len(self.done) == self.stop:
                raise KeyboardInterrupt
            self.done.append(text)
            record = {"masked_text": str(text), "k_reached": None, "spans": [{"score": 0.1}]}
            yield Outcome(record, None, 3, 1)


def go(path, run, texts=TEXTS, settings="k = 5"):
    return list(resumed(texts, run, path, settings=settings))


@pytest.fixture
def expected(tmp_path):
    return go(tmp_path / "other", Runs())


@pytest.mark.parametrize("stop", range(5))
def test_what_was_done_is_not_done_again(tmp_path, expected, stop):
    path = tmp_path / "c"
    if stop < len(TEXTS):
        with pytest.raises(KeyboardInterrupt):
            go(path, Runs(stop))
    else:
        go(path, Runs())
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    again = Runs()
    assert go(path, again) == expected
    assert again.done == TEXTS[stop:]


def test_cut_off_anywhere_it_goes_on(tmp_path, expected):
    path = tmp_path / "c"
    go(path, Runs())
    whole = path.read_bytes()
    for length in range(0, len(whole), 7):
        path.write_bytes(whole[:length])
        run = Runs()
        assert go(path, run) == expected
        assert len(run.done) == len(TEXTS) - max(0, whole[:length].count(b"\n") - 1)
        assert path.read_bytes() == whole


@pytest.mark.parametrize(
    "texts,settings,content,code",
    [
        (TEXTS, "k = 6", None, "KN983"),
        (TEXTS, "k = 5", b"my notes\n", "KN983"),
        (["Ann left!", *TEXTS[1:]], "k = 5", None, "KN984.+1"),
        (TEXTS[:1], "k = 5", None, "KN984"),
        ([TEXTS[0], "Bo left.", *TEXTS[2:]], "k = 5", None, "KN984"),
    ],
)
def test_another_run_is_refused_and_the_file_stays(tmp_path, texts, settings, content, code):
    path = tmp_path / "c"
    go(path, Runs())
    path.write_bytes(content or path.read_bytes())
    before = path.read_bytes()
    with pytest.raises(KanonError, match=code):
        go(path, Runs(), texts, settings)
    assert path.read_bytes() == before
