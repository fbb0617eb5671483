"""Facts and names in forms that a reader sees through, from a text to what is released."""

import pytest
import spacy


@pytest.fixture(scope="module")
def nlp():
    """Nobody but everybody is many enough: each fact that is seen has to go."""
    nlp = spacy.blank("en")
    nlp.add_pipe("kanon_masker", config={"k": 20_000})
    return nlp


@pytest.mark.parametrize(
    "text, masked",
    [
        ("King continues. Singer sings.", "*** continues. *** sings."),
        ("Producer Thomas left.", "Producer *** left."),
        ("a Nor-\nwegian singer", "a *** ***"),
        ("two singers", "*** ***"),
        ("<b>singer</b> and singer_and_cook", "<b>***</b> and ***"),
        ("thomas jasper left", "*** left"),
        ("She is #thomasjasper.", "She is ***."),
        ("see thomas_jasper_cv.pdf", "see ***"),
        ("see /home/tjasper/x", "see ***"),
        ("in nineteen-seventy-eight", "in ***"),
        ("june 19 1978 and 19 VI 1978", "*** and ***"),
        ("On 4/5/1952 and on 4 May 1952.", "On *** and on ***."),
        ("He was 31 in 2009.", "He was *** in ***."),
        # Nothing is seen here.
        ("a producer of kings", "a producer of kings"),
        ("in the home", "in the home"),
        # Signs that count as capitals, and are no letters.
        ("see 🅐", "see 🅐"),
    ],
)
def test_what_a_reader_sees_through_goes(nlp, text, masked):
    assert nlp(text)._.masked_text == masked
