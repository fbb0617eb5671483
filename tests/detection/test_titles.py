import pytest
import spacy

from spacy_kanon.components.supplied_spans import analysis_of
from spacy_kanon.detection.law import title_starts
from spacy_kanon.detection.lists import Listed
from spacy_kanon.types import Mention
from tests.examples import examples

EXAMPLES = examples(__file__)

NLP = spacy.blank("en")


def with_title(text, name="Berg", *, before=(), allowed=()):
    """What a mask of the name hides when it takes titles along."""
    words = [*before, name]
    mentions = [
        Mention(text.index(word), text.index(word) + len(word), "PERSON", word) for word in words
    ]
    listed = [Listed(text.index(word), text.index(word) + len(word), "") for word in allowed]
    position = len(mentions) - 1
    starts = title_starts(analysis_of(NLP(text)), mentions, {position}, listed)
    name = mentions[position]
    return text[starts.get(position, name.start) : name.end]


@pytest.mark.parametrize(
    "text, hidden", EXAMPLES["test_a_mask_takes_the_titles_directly_before_a_name"]
)
def test_a_mask_takes_the_titles_directly_before_a_name(text, hidden):
    assert with_title(text) == hidden


def test_a_title_that_is_decided_on_for_itself_is_left():
    assert with_title("Prof. Dr. Berg", before=["Dr."]) == "Berg"
    assert with_title("Prof. Dr. Berg", before=["Prof."]) == "Dr. Berg"


def test_a_title_that_may_stay_stays():
    assert with_title("Prof. Dr. Berg", allowed=["Dr."]) == "Berg"


def test_nothing_is_taken_without_rules_for_the_language():
    analysis = analysis_of(NLP("Dr. Berg"), None)
    assert title_starts(analysis, [Mention(4, 8, "PERSON", "Berg")], {0}) == {}
