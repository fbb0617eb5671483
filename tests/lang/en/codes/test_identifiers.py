from spacy_kanon.lang.en.identifiers import find_codes, form_by_cue
from spacy_kanon.names import CODE, SUB_KINDS


def found(text):
    return [(text[mention.start : mention.end], mention.form) for mention in find_codes(text)]


def test_one_code(before, code, form):
    if form:
        assert found(f"It {before} {code}, then.") == [(code, "" if form == "other" else form)]
    else:
        assert [place for place, _ in found(f"It {before} {code}, then.")]


def test_no_code(text):
    assert found(text) == []


def test_all_numbers_of_a_list():
    text = "applications nos. 12345/67, 12346/67 and 12347/67 of 1998"
    assert [code for code, _ in found(text)] == ["12345/67", "12346/67", "12347/67"]


def test_the_words_before_a_code_say_what_it_is(before, form):
    text = f"The {before}AB123456"
    assert form_by_cue(text, len(text) - 8, len(text), "before") == form
    assert form == "before" or SUB_KINDS[form] == CODE
