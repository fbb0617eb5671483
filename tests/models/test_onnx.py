"""A pipeline on ONNX Runtime does what the one on PyTorch does."""

import pickle

import numpy as np
import pytest
import spacy
from spacy.cli.package import get_third_party_dependencies
from spacy.tokens import Span
from spacy.training import Example

from spacy_kanon.models.onnx_encoder import TextLayout, to_onnx, windows_of
from tests.refusals import refused

from ..commands import command
from ..tiny_bert import LISTENER, save_tiny_bert, windowed

pytest.importorskip("spacy_transformers")
pytest.importorskip("onnx")
pytest.importorskip("onnxruntime")
from spacy_transformers.span_getters import get_strided_spans

TEXTS = [
    "Ann Lee sang in Oslo.",
    "",
    "\n",
    "Bo met her  and\n\nAnn-Lee, naïve 12/3 ☃ Ann.",
    " ".join(["Ann Lee sang in Oslo and Bo met her."] * 9),
    "Ann" * 40,  # A token of more sub-words than fit a window of words, and unknown.
]
assemble = command("assemble", "--no-kb")


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """A tagger over a tiny random BERT, which has learned a little."""
    folder = tmp_path_factory.mktemp("onnx")
    save_tiny_bert(folder)
    nlp = spacy.blank("en")
    nlp.add_pipe("transformer", config=windowed(folder))
    forms = {"@architectures": "spacy.MultiHashEmbed.v2", "width": 8, "attrs": ["SHAPE"]}
    forms |= {"rows": [50], "include_static_vectors": False}
    both = {"@layers": "concatenate.v1", "*": {"encoder": LISTENER, "forms": forms}}
    tagger = {"@architectures": "spacy-kanon.TokenTagger.v1", "tok2vec": both, "hidden_width": 8}
    nlp.add_pipe("kanon_tagger", name="tagger", config={"model": tagger})
    doc = nlp.make_doc(TEXTS[0])
    doc.set_ents([Span(doc, 0, 2, label="MASK"), Span(doc, 4, 5, label="MASK")])
    examples = [Example(nlp.make_doc(doc.text), doc)]
    spacy.util.fix_random_seed(0)
    optimizer = nlp.initialize(lambda: examples)
    optimizer.learn_rate = 0.01
    for _ in range(6):
        nlp.update(examples, sgd=optimizer)
    nlp.to_disk(folder / "torch")
    return folder


@pytest.fixture(scope="module")
def torch(folder):
    return spacy.load(folder / "torch")


@pytest.fixture(scope="module")
def onnx(folder):
    nlp = spacy.load(folder / "torch")
    to_onnx(nlp)
    nlp.to_disk(folder / "onnx")
    return spacy.load(folder / "onnx")


@pytest.fixture(scope="module")
def int8(folder):
    nlp = spacy.load(folder / "torch")
    to_onnx(nlp, int8=True)
    return nlp


def masks(nlp, text):
    return [str(ent) for ent in nlp(text).ents]


def vectors(nlp, text):
    """What the tagger sees of each token."""
    doc = nlp(text)
    if not len(doc):
        return np.zeros((0, 24))
    return nlp.get_pipe("tagger").model.get_ref("tok2vec").predict([doc])[0]


@pytest.mark.parametrize("text", TEXTS, ids=range(len(TEXTS)))
def test_vectors_and_masks_are_the_same(torch, onnx, text):
    assert np.allclose(vectors(torch, text), vectors(onnx, text), atol=1e-5)
    assert masks(onnx, text) == masks(torch, text)


def test_it_masks_pickled_and_in_eight_bits(torch, onnx, int8):
    assert any(masks(torch, text) for text in TEXTS)
    copy = pickle.loads(pickle.dumps(onnx))
    assert [copy(text).to_bytes() for text in TEXTS] == [onnx(text).to_bytes() for text in TEXTS]
    expected, close = vectors(torch, TEXTS[4]), vectors(int8, TEXTS[4])
    cosine = (expected * close).sum(1) / (
        np.linalg.norm(expected, axis=1) * np.linalg.norm(close, axis=1)
    )
    assert cosine.min() > 0.99 and not np.allclose(expected, close, atol=1e-6)


def read(nlp, doc):
    """What the tagger scored and set, to the byte."""
    scores = nlp.get_pipe("tagger").model.predict([doc])[0].tobytes() if len(doc) else b""
    return scores, [(ent.start, ent.end, ent.label_) for ent in doc.ents]


@pytest.mark.parametrize("form", ["torch", "onnx", "int8"])
def test_batches_and_processes_change_no_byte(request, form, batch):
    nlp = request.getfixturevalue(form)
    single = [read(nlp, nlp(text)) for text in TEXTS]
    assert [read(nlp, doc) for doc in nlp.pipe(TEXTS, **batch)] == single


# A sub-word over several tokens, one without text, several of one token, and one cut off.
def test_sub_words_are_of_the_tokens_that_they_share_a_character_with(first, offsets, pairs):
    layout = TextLayout(spacy.blank("en").make_doc("Oslo May"))
    rows, tokens = layout.aligned(first, offsets)
    assert list(zip(rows.tolist(), tokens.tolist(), strict=True)) == pairs


@pytest.mark.parametrize("length", [0, 1, 5, 6, 7, 8, 9, 12, 14, 50])
@pytest.mark.parametrize(("window", "stride"), [(8, 6), (8, 8), (1, 1), (128, 96)])
def test_windows_are_those_of_spacy_transformers(length, window, stride):
    doc = spacy.blank("en").make_doc(" ".join("a" * length))
    (spans,) = get_strided_spans([doc], window, stride)
    assert windows_of(length, window, stride) == [(span.start, span.end) for span in spans]


def test_a_wheel_of_it_asks_for_no_pytorch(onnx):
    # What `spacy package` writes into the requirements of a wheel.
    packages = {name.split(">")[0] for name in get_third_party_dependencies(onnx.config)}
    assert packages == {"spacy-kanon"}
    assert onnx.config["nlp"]["before_creation"] is None


def test_the_command_assembles_it(folder):
    assemble(folder / "torch", folder / "out", "--onnx")
    nlp = spacy.load(folder / "out")
    assert nlp.pipe_names == ["transformer", "tagger", "mask_spreader"]
    assert nlp.get_pipe_meta("transformer").factory == "tok2vec"


def test_eight_bits_alone_are_refused(folder, tmp_path):
    assemble(folder / "torch", tmp_path / "out", "--int8", fails="KN580")


def test_what_has_no_equal_is_refused(folder):
    nlp = spacy.load(folder / "torch")
    whole = {"@span_getters": "spacy-transformers.doc_spans.v1"}
    nlp.get_pipe_config("transformer")["model"]["get_spans"] = whole
    refused("KN581.*windows", to_onnx, nlp)
    nlp.remove_pipe("transformer")
    refused("KN581.*0 transformers", to_onnx, nlp)


def test_an_empty_encoder_and_a_training_are_refused(onnx):
    from spacy_kanon.models.onnx_encoder import build_onnx_encoder

    doc = onnx.make_doc("Ann.")
    refused("KN583", build_onnx_encoder(16).predict, [doc])
    refused("KN584", onnx.get_pipe("transformer").model.begin_update, [doc])
