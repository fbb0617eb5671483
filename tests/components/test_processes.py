"""Pipelines work in other processes, however these were started."""

import multiprocessing

import pytest
from joblib.externals import loky

from spacy_kanon.names import MASKED_TEXT
from spacy_kanon.release.runner import Recipe, make_release_runner

from ..conftest import as_shipped
from ..fakes import pipeline

TEXTS = [
    "Thomas D. Jasper, born 23 May 1972 in Oslo, is a geologist at the University of Bergen.",
    "Zoe Xyzzy called +47 22 85 50 50 from Bergen.",
]
shipped = pytest.fixture(scope="module", autouse=True)(as_shipped)


@pytest.fixture(scope="module")
def nlp(shipped):
    return pipeline("kanon_masker", "wikidata_generalizer")


@pytest.fixture
def start(request):
    """Processes are started by this method."""
    before = multiprocessing.get_start_method()
    if request.param not in multiprocessing.get_all_start_methods():
        pytest.skip("not on this system")
    multiprocessing.set_start_method(request.param, force=True)
    yield
    multiprocessing.set_start_method(before, force=True)


@pytest.mark.parametrize("start", ["fork", "forkserver"], indirect=True)
def test_streams_through_two_processes(nlp, start):
    expected = [nlp(text).user_data for text in TEXTS]
    docs = nlp.pipe(TEXTS, n_process=2, batch_size=1)
    assert [doc.user_data for doc in docs] == expected


@pytest.mark.parametrize("start", ["spawn"], indirect=True)
def test_a_release_made_by_two_processes(start):
    recipe = Recipe(generalize={}, verify=True, mapping=True)
    alone, shared = (list(make_release_runner(recipe).run(TEXTS, n_process=n)) for n in (1, 2))
    assert [(o.record, o.mapping) for o in shared] == [(o.record, o.mapping) for o in alone]


def masked(nlp, text):
    return nlp(text)._.get(MASKED_TEXT)


def test_cloudpickle_to_a_process_that_joblib_starts(nlp):
    with loky.ProcessPoolExecutor(1) as pool:
        assert pool.submit(masked, nlp, TEXTS[0]).result() == masked(nlp, TEXTS[0])
