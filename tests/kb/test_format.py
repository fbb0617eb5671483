import pytest

from spacy_kanon.errors import KanonError
from spacy_kanon.kb.build import build_kb
from spacy_kanon.kb.format import FORMAT
from spacy_kanon.kb.reader import open_kb
from spacy_kanon.names import SYNTHETIC
from spacy_kanon.storage.folders import written_folder
from spacy_kanon.types import Population
from tests.io.test_folders import change_meta

from .people import ROWS, MemoryPeople


def read_meta(folder):
    with open_kb(folder) as kb:
        return kb.meta


@pytest.fixture
def folder(tmp_path):
    build_kb(MemoryPeople(ROWS), tmp_path / "kb")
    return tmp_path / "kb"


@pytest.mark.parametrize("changes", [{"source": {"name": "elsewhere"}}, {"people": 4}])
def test_the_fingerprint_tells_contents_and_not_where_they_come_from(folder, changes):
    before = read_meta(folder)["fingerprint"]
    change_meta(folder, signed=True, **changes)
    assert (read_meta(folder)["fingerprint"] == before) == ("source" in changes)


def test_a_sample_says_of_what_and_a_whole_population_is_a_list(tmp_path):
    built = {}
    for size in (0, 3, 4):
        whole = Population("town", size, SYNTHETIC, "register") if size else None
        build_kb(MemoryPeople(ROWS), tmp_path / f"{size}", population=whole)
        built[size] = open_kb(tmp_path / f"{size}")
        assert built[size].sample_of == (whole if size == 4 else None)
    assert len({kb.fingerprint for kb in built.values()}) == 3
    assert built[4].statistics()["population"] == built[4].sample_of._asdict()
    with pytest.raises(KanonError, match=r"KN157.*at least 3"):
        build_kb(MemoryPeople(ROWS), tmp_path / "less", population=Population("town", 2))
    assert not (tmp_path / "less").exists()


def test_no_folder_and_the_folder_of_an_unfinished_build_are_refused(tmp_path):
    with pytest.raises(KanonError, match="KN003"):
        read_meta(tmp_path / "nowhere")
    with written_folder(tmp_path / "kb", FORMAT) as work, pytest.raises(KanonError, match="KN104"):
        read_meta(work)
