from __future__ import annotations

import numpy as np
import pytest
import spacy

from spacy_kanon.errors import KanonError
from spacy_kanon.federated.worker import defect, fingerprint, get_arrays, set_arrays
from tests.federated.samples import CONFIG, TINY, initial_pipeline


def test_what_is_set_is_got_and_nothing_is_shared(model):
    nlp = spacy.load(model)
    arrays = {name: array + 1 for name, array in get_arrays(nlp).items()}
    set_arrays(nlp, arrays)
    next(iter(arrays.values()))[:] = 7
    got = get_arrays(nlp)
    assert [*got] == [*arrays]
    for name in [*arrays][1:]:
        np.testing.assert_array_equal(got[name], arrays[name])
    assert not (next(iter(got.values())) == 7).all()


def test_any_trainable_component_has_parameters():
    nlp = spacy.blank("en")
    nlp.add_pipe("textcat").add_label("A")
    nlp.get_pipe("textcat").add_label("B")
    nlp.add_pipe("sentencizer")
    nlp.initialize()
    arrays = get_arrays(nlp)
    assert arrays and all(name.startswith("textcat/") for name in arrays)
    set_arrays(nlp, {name: array * 0 for name, array in arrays.items()})
    assert all(not array.any() for array in get_arrays(nlp).values())


def test_a_pipeline_without_parameters_is_refused():
    with pytest.raises(KanonError, match="KN810"):
        get_arrays(spacy.blank("en"))


def spoil_name(arrays):
    arrays["other"] = arrays.pop(next(iter(arrays)))


def spoil_shape(arrays):
    name = next(iter(arrays))
    arrays[name] = np.zeros((1, 1, 1, 2), dtype="f")


def spoil_number(arrays):
    next(iter(arrays.values())).flat[0] = np.nan


@pytest.mark.parametrize("spoil", [spoil_name, spoil_shape, spoil_number])
def test_wrong_parameters_are_refused_and_nothing_changes(model, spoil):
    nlp = spacy.load(model)
    before, arrays = get_arrays(nlp), get_arrays(nlp)
    spoil(arrays)
    assert defect(before, arrays)
    with pytest.raises(KanonError, match="KN811"):
        set_arrays(nlp, arrays)
    assert not defect(before, get_arrays(nlp))


def test_the_fingerprint_tells_labels_and_shapes_apart_but_not_parameters(model):
    nlp = spacy.load(model)
    mark = fingerprint(nlp)
    set_arrays(nlp, {name: array + 1 for name, array in get_arrays(nlp).items()})
    assert fingerprint(nlp) == mark
    other_labels = initial_pipeline(CONFIG, ["BD", "CH"], overrides=TINY)
    assert fingerprint(other_labels) != mark
    wider = TINY | {"components.ner.model.hidden_width": 16}
    assert fingerprint(initial_pipeline(CONFIG, ["BD", "SP"], overrides=wider)) != mark
