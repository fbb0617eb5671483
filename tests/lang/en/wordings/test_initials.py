"""Names that a text writes out before it goes on with their initials."""

from hypothesis import given
from hypothesis import strategies as st

from spacy_kanon.lang.en.coarse_wordings import written_out


def test_only_the_words_that_the_letters_begin(text, initials, name):
    bounds = written_out(text, initials)
    assert (None if bounds is None else text[bounds[0] : bounds[1]]) == name


@given(
    st.lists(st.from_regex(r"[A-Z][a-z]{1,9}", fullmatch=True), min_size=2, max_size=8),
    st.text(max_size=200),
)
def test_a_name_is_met_again_wherever_it_stands(words, before):
    name, initials = " ".join(words), "".join(word[0] for word in words)
    text = f"{before}, {name} ({initials})"
    first = text.find(f" ({initials})")
    bounds = written_out(text, initials)
    assert first < len(before) or (bounds and text[slice(*bounds)] == name)
