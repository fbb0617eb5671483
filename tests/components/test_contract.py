"""What every component of this package promises."""

import pickle

import pytest
import spacy
from spacy.tokens import Doc
from spacy.tokens.underscore import Underscore

from tests.examples import FACTORIES
from tests.fakes import pipeline

TEXTS = [
    "",
    " ",
    "Oslo",
    "Thomas D. Jasper, born 23 May 1972 in Oslo, is a geologist at the University of Bergen.",
    "Zoe\u0308 Xyzzy\u200b called +47 22 85 50 50.\n\nHe moved to New\u00a0York in 1990.",
    "\x00 \x1f \u202e \t",
    "\u202eAnn \u200b 👩‍👩‍👧 a Oslo\n\n",
]
# What a component cannot work without, and says so.
NEEDS = {"wikidata_generalizer": ["kanon_masker"]}


@pytest.fixture(scope="module", params=FACTORIES)
def nlp(request):
    """A blank pipeline with one component, after those it needs, from their default config."""
    try:
        return pipeline(*NEEDS.get(request.param, []), request.param)
    except ImportError as error:
        pytest.skip(f"needs an extra: {error}")


def content(doc: Doc) -> tuple[bytes, str]:
    """Everything a component may have set, in comparable form."""
    spans = {name: group.to_bytes() for name, group in sorted(doc.spans.items())}
    data = sorted((str(key), repr(value)) for key, value in doc.user_data.items())
    return doc.to_bytes(exclude=["user_data"]), repr((spans, data))


def contents(nlp, texts) -> list[tuple[bytes, str]]:
    return [content(nlp(text)) for text in texts]


def test_meta_is_complete_and_texts_stay(nlp):
    meta = nlp.get_pipe_meta(nlp.pipe_names[-1])
    assert meta.assigns
    assert set(nlp.analyze_pipes()["problems"]) == set(nlp.pipe_names)
    *_, (_, component) = nlp.pipeline
    doc = component(Doc(nlp.vocab))
    assert len(doc) == 0
    for text in TEXTS:
        assert nlp(text).text == text


def test_pipe_and_many_processes_equal_call(nlp):
    expected = contents(nlp, TEXTS)
    assert [content(doc) for doc in nlp.pipe(TEXTS)] == expected
    assert [content(doc) for doc in nlp.pipe(TEXTS, batch_size=1)] == expected
    texts = [text for text in TEXTS if text.isprintable()]
    assert [content(doc) for doc in nlp.pipe(texts, n_process=2)] == contents(nlp, texts)


@pytest.mark.usefixtures("own_vocabulary")
def test_a_pickle_brings_the_attributes_along(nlp, monkeypatch):
    expected, data = contents(nlp, TEXTS), pickle.dumps(nlp)
    for attributes in ("doc_extensions", "span_extensions"):  # As in a process that is new to them.
        monkeypatch.setattr(Underscore, attributes, {})
    assert contents(pickle.loads(data), TEXTS) == expected


def test_predict_leaves_the_doc_alone(nlp):
    *before_it, (_, component) = nlp.pipeline
    for text in TEXTS:
        doc = nlp.make_doc(text)
        for _, earlier in before_it:
            doc = earlier(doc)
        before = content(doc)
        predictions = component.predict([doc])
        assert content(doc) == before
        component.set_annotations([doc], predictions)
        assert content(doc) == content(nlp(text))


@pytest.mark.usefixtures("own_vocabulary")
def test_disk_round_trip(nlp, tmp_path):
    nlp.to_disk(tmp_path / "nlp")
    assert contents(spacy.load(tmp_path / "nlp"), TEXTS) == contents(nlp, TEXTS)


@pytest.mark.usefixtures("own_vocabulary")
def test_bytes_round_trip(nlp):
    other = pipeline(*nlp.pipe_names).from_bytes(nlp.to_bytes())
    assert contents(other, TEXTS) == contents(nlp, TEXTS)
