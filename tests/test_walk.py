"""What a document passes: the files, functions and calls of the package that a reader has to know.

The bounds are what the walk is today; they are lowered whenever it gets shorter.
"""

import sys
from collections import Counter
from pathlib import Path

import spacy_kanon
from tests.fakes import pipeline

ROOT = Path(spacy_kanon.__file__).parent
TEXT = (
    "Eva Holm, a Norwegian geologist born in Oslo on 12 May 1972, moved to Bergen and taught at "
    "the university there for ten years."
)


def walk(nlp, text: str) -> tuple[int, int, int]:
    """Files, functions and calls of the package while a text passes."""
    calls: Counter[tuple[str, str, int]] = Counter()

    def note(frame, event, argument):
        code = frame.f_code
        if event == "call" and code.co_filename.startswith(str(ROOT)):
            calls[code.co_filename, code.co_name, code.co_firstlineno] += 1

    sys.setprofile(note)
    try:
        nlp(text)
    finally:
        sys.setprofile(None)
    return len({name for name, _, _ in calls}), len(calls), calls.total()


def test_a_document_passes_no_more_than_it_did():
    """One text, masked and then generalized: what is remembered of it counts once."""
    spacy_kanon.forget_texts()
    nlp = pipeline(kanon_masker={})
    for added, bounds in ((None, (37, 515, 1316)), ("wikidata_generalizer", (45, 790, 3489))):
        if added:
            nlp.add_pipe(added)
        nlp(TEXT.replace("Eva Holm", "Ann Lee"))  # What is made once is made.
        passed = walk(nlp, TEXT)
        assert all(now <= most for now, most in zip(passed, bounds, strict=True)), passed
