"""What a name names, by the name and its sentence; in doubt nothing."""

from spacy_kanon.lang.en.wording_rules import ORDINARY_KINDS, wider_word


def test_a_wider_word_does_not_hold_the_narrower_one(noun, wider):
    assert wider_word(noun) == wider
    assert not wider or wider in ORDINARY_KINDS
    assert noun not in wider.split()


def test_every_answer_is_an_ordinary_word():
    assert {"school", "court case", "academic degree", "health problem"} <= ORDINARY_KINDS
    assert not any(noun != noun.lower() for noun in ORDINARY_KINDS)
