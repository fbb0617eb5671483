from spacy_kanon.lang.en import lexicon
from spacy_kanon.lang.en.wording_rules import phrase
from spacy_kanon.lang.language_rules import NAME, NOUN, Chosen
from spacy_kanon.text.rewriting import rewrite


def said(text, *chosen, brackets=False):
    """The text with each (original, wording) replaced, in text order."""
    found, position = [], 0
    for original, wording, *form in chosen:
        start = text.index(original, position)
        position = start + len(original)
        found.append(Chosen(start, position, wording, *(form or [NOUN])))
    return rewrite(text, phrase(text, found, brackets=brackets)).text


def test_replacements_fit_the_sentence(text, chosen, expected):
    assert said(text, *chosen) == expected


def test_brackets_and_heads():
    text = "An actor in Oslo's harbour"
    chosen = [("actor", "performer"), ("Oslo", "***", NAME)]
    assert said(text, *chosen, brackets=True) == "An [performer] in ***'s harbour"


def test_long_texts_take_linear_time():
    text = "He lives in Oslo with an actor. " * 4000
    chosen = [("Oslo", "city"), ("actor", "performer")] * 4000
    assert said(text, *chosen).count("in a city with a performer") == 4000


def test_number_of_the_head_noun(one, many):
    assert lexicon.plural(one) == many and lexicon.singular(many) == one
    assert lexicon.plural(many) == many and lexicon.singular(one) == one
