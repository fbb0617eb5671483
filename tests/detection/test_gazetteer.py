import pytest
import spacy
from hypothesis import given, settings
from hypothesis import strategies as st
from spacy.matcher import PhraseMatcher
from spacy.tokens import Doc
from spacy.util import filter_spans
from spacy.vocab import Vocab

from spacy_kanon.components.doc_spans import analysis_of, token_bounds
from spacy_kanon.detection.analysis import Analysis
from spacy_kanon.detection.gazetteer import TermWalker, find_mentions, longest_first, shown_keys
from spacy_kanon.lang.en.dates import date_keys, implied_keys, shown_dates
from spacy_kanon.names import DATETIME, DEM, LOC, ORG, PERSON
from spacy_kanon.text.normalization import normalize_key
from spacy_kanon.text.token_text import TokenText
from tests.examples import examples
from tests.fakes import FakeKnowledge, knowledge_of
from tests.refusals import refused

NLP = spacy.blank("en")
EXAMPLES = examples(__file__)
PLACES = knowledge_of(EXAMPLES["places"])
DATES = knowledge_of(EXAMPLES["dates"])
ORDINARY = FakeKnowledge(
    {word: [0] for word in EXAMPLES["ordinary"]}, kinds={"Kind": PERSON, "Blood": DEM}
)
WORDS = st.lists(st.sampled_from(["a", "b", "c", "ab", "-", "É"]), min_size=1, max_size=4)
SHOWING = FakeKnowledge(
    {
        **{key: [0] for key in date_keys(1972, 5, 23)},
        **{key: [1, 2] for key in date_keys(1972, 6, 5)},
        **{key: [1, 3] for key in date_keys(1972, 5, 6)},
        "Paris, Texas": [0],
        "Paris (Texas)": [0],
        "Paris": [0, 1],
        "Texas": [0, 2],
        "Smith, John": [3],
        "Oslo": [1],
    },
    kinds={"Smith, John": PERSON, "Paris": LOC, "Texas": LOC, "Oslo": LOC},
)
TEXTS = st.lists(st.sampled_from(["a", "ab", "b", "Oslo", "Osl", "."]), max_size=12)
TERMS = st.lists(
    st.lists(st.sampled_from(["a", "ab", "b", "Oslo", "Os", "."]), min_size=1, max_size=3)
)


def found(text: str, knowledge: FakeKnowledge, case: str = "exact") -> list[tuple[str, str]]:
    """Each mention as it stands in the text, with its key."""
    doc = NLP(text)
    mentions = find_mentions(analysis_of(doc), knowledge, walker=TermWalker(knowledge, case))
    assert all(doc.char_span(one.start, one.end) is not None for one in mentions)
    assert mentions == sorted(mentions, key=lambda one: one.start)
    return [(text[one.start : one.end], one.key) for one in mentions]


def test_longest_terms_on_token_boundaries(text, expected):
    assert [surface for surface, _ in found(text, PLACES)] == expected


def test_no_trick_hides_a_term(text, key):
    assert [k for _, k in found(f"He saw {text} there", PLACES)] == [normalize_key(key)]


def test_dates_and_initials(text, expected):
    assert found(text, DATES) == expected


def test_a_date_has_a_kind_and_all_readings_that_the_base_has():
    knowledge = FakeKnowledge({"date/1972-06-05": [0], "date/1972-05-06": [1]})
    doc = NLP("on 5/6/1972")
    (mention,) = find_mentions(analysis_of(doc), knowledge)
    assert mention.kind == DATETIME
    assert set(mention.keys) == {"date/1972-06-05", "date/1972-05-06"}
    assert mention.key == mention.keys[0]


def test_ordinary_words_need_evidence(text, expected):
    assert [surface for surface, _ in found(text, ORDINARY)] == expected


def test_case():
    folded = FakeKnowledge({"Oslo": [0], "Rose": [1]}, folded=True)
    assert found("OSLO and oslo", folded, case="folded") == [
        ("OSLO", "fold/oslo"),
        ("oslo", "fold/oslo"),
    ]
    assert found("OSLO and oslo", folded) == []
    assert found("prices rose, said Rose", folded, case="folded") == [("Rose", "fold/rose")]


@pytest.mark.parametrize("text", ["in 1972.Jasper came", "Oslo\u200b.Bergen"])
def test_a_token_that_says_more_than_its_term_has_unknown_risk(text):
    knowledge = FakeKnowledge({"date/1972": [0], "Oslo": [1]})
    starts = [at for at in range(len(text)) if at == 0 or text[at - 1] == " "]
    ends = [at for at in range(1, len(text) + 1) if at == len(text) or text[at] == " "]
    (mention,) = find_mentions(Analysis(text, starts, ends), knowledge)
    assert mention.keys == ()
    assert mention.key in ("1972.Jasper", "Oslo.Bergen")


def test_options_are_checked_and_input_is_not_changed():
    refused("KN222", TermWalker, PLACES, "folded")
    refused("KN221", TermWalker, PLACES, "lower")
    starts, ends = [0], [4]
    find_mentions(Analysis("Oslo", starts, ends), PLACES)
    assert (starts, ends) == ([0], [4])


@settings(max_examples=150, deadline=None)
@given(terms=st.lists(WORDS, min_size=1, max_size=8), words=st.lists(WORDS, max_size=8))
def test_same_spans_as_phrase_matcher_and_filter_spans(terms, words):
    vocab = Vocab()
    doc = Doc(vocab, words=[normalize_key(word) for part in words for word in part])
    normalized = [[normalize_key(word) for word in term] for term in terms]
    knowledge = FakeKnowledge({" ".join(term): [0] for term in normalized})
    matcher = PhraseMatcher(vocab, attr="ORTH")
    matcher.add("TERM", [Doc(vocab, words=term) for term in normalized])
    spans = filter_spans(matcher(doc, as_spans=True))
    walked = longest_first(TermWalker(knowledge).find(TokenText.of(doc.text, *token_bounds(doc))))
    assert [(m.first, m.last) for m in walked] == [(span.start, span.end) for span in spans]


@settings(max_examples=150, deadline=None)
@given(st.text(max_size=60))
def test_any_text_is_searched(text):
    found(text, PLACES)


TRAITS = (
    "volcanologist", "film director", "secretary", "businessman", "producer", "Norwegian", "king",
    "witch", "bus", "tennis director", "director", "table tennis",
)  # fmt: skip
NAMES = (
    "Angela Merkel", "Ludwig van Beethoven", "Will Zorvath", "King", "Then Zorvath", "Red Pictures",
)  # fmt: skip
PARTS = ("Angela", "Merkel", "Ludwig", "Beethoven", "Will", "Zorvath", "Then")
FORMS = FakeKnowledge(
    {key: [1, 2] for key in (*TRAITS, *NAMES, *PARTS, "Oslo", "habit", "Green Party", "date/1978")},
    kinds={
        **dict.fromkeys(TRAITS, DEM),
        **dict.fromkeys((*NAMES, *PARTS), PERSON),
        "habit": DEM,
        "Oslo": LOC,
        "Green Party": ORG,
    },
)


def mentions(text: str) -> list[tuple[str, str]]:
    matches = find_mentions(analysis_of(NLP.make_doc(text)), FORMS)
    return [(text[match.start : match.end], match.key) for match in matches]


def test_terms_in_other_forms(text, expected):
    assert mentions(text) == expected


@pytest.mark.parametrize("piece", ["a-\nb", "Nor-\n", "-\n", "volcanologists ", "angela "])
def test_hostile_texts_take_linear_time(piece):
    text = piece * (100_000 // len(piece))
    find_mentions(Analysis(text, [0], [len(text)]), FORMS)
    ends = list(range(1, len(text), 3))
    find_mentions(Analysis(text, [end - 1 for end in ends], ends), FORMS)


def test_a_walker_remembers_a_bounded_number_of_words():
    assert shown_keys((), SHOWING) == ()
    assert shown_keys(("date/1850-01-01",), SHOWING) == ()
    walker = TermWalker(FakeKnowledge({"Oslo": [0]}), memo_size=10)
    for i in range(100):
        walker.find(tokens_of([f"word{i}", "Oslo"]))
        list(walker.other_forms(Analysis(f"Word{i} volcanologists", [0], [6])))
        assert len(walker._near) <= 10
        assert walker._known.cache_info().currsize <= 10


def test_dates_show_all_that_is_coarser(readings, shown):
    keys = tuple(f"date/{key}" for key in readings.split())
    levels = [level.split() for level in shown.split("|") if level.strip()]
    assert shown_dates(keys) == tuple(tuple(f"date/{key}" for key in level) for level in levels)


@given(st.lists(st.dates(), min_size=1, max_size=3))
def test_who_fits_a_date_fits_all_that_it_shows(days):
    keys = [f"date/{day.isoformat()}" for day in days]
    for level in shown_dates(keys):
        assert all(set(level) & set(implied_keys(key)) for key in keys)


def test_mentions_say_what_they_show(text, shows):
    (mention,) = find_mentions(analysis_of(NLP.make_doc(text)), SHOWING)
    assert mention.shows == tuple(shows)
    assert (mention.kind == DATETIME) == mention.key.startswith("date/")


class UnlistedKnowledge(FakeKnowledge):
    """One that cannot say how its keys begin."""

    def has_prefix(self, prefix: str) -> bool:
        return True


def tokens_of(words: list[str]) -> TokenText:
    text, starts = "", []
    for word in words:
        starts.append(len(text))
        text += word + " "
    return TokenText.of(
        text, starts, [at + len(word) for at, word in zip(starts, words, strict=True)]
    )


@given(TERMS, st.lists(TEXTS, max_size=4))
def test_the_memo_changes_nothing(terms, texts):
    people = {" ".join(term): [0] for term in terms}
    plain, listed = UnlistedKnowledge(people), FakeKnowledge(people)
    small, remembering = TermWalker(listed, memo_size=2), TermWalker(listed)
    for words in texts:
        tokens = tokens_of(words)
        expected = TermWalker(plain).find(tokens)
        assert remembering.find(tokens) == expected
        assert small.find(tokens) == expected
