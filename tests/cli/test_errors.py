import os
import signal
import sys
import time
from functools import partial

import pytest

from spacy_kanon.cli._errors import friendly_errors
from spacy_kanon.storage.files import reserved

pytestmark = pytest.mark.skipif(os.name == "nt", reason="signals of POSIX")


class Finalized:
    def __del__(self):
        signal.raise_signal(signal.SIGTERM)


def end_in_a_finalizer():
    Finalized()
    for _ in range(500):
        time.sleep(0.01)


@pytest.mark.parametrize("end", [partial(signal.raise_signal, signal.SIGTERM), end_in_a_finalizer])
def test_a_terminated_command_leaves_nothing_and_says_so(tmp_path, capfd, end):
    hooks, handler = sys.unraisablehook, signal.getsignal(signal.SIGTERM)

    @friendly_errors
    def command():
        with reserved(tmp_path / "out") as work:
            work.touch()
            end()

    with pytest.raises(SystemExit) as exit:
        command()
    printed = capfd.readouterr().err
    assert exit.value.code == 128 + signal.SIGTERM and "Terminated" in printed
    assert "Traceback" not in printed and not list(tmp_path.iterdir())
    assert (sys.unraisablehook, signal.getsignal(signal.SIGTERM)) == (hooks, handler)
