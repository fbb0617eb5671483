import pytest
from pyroaring import BitMap

from spacy_kanon.anonymity.state import Term, Wording
from spacy_kanon.components.level_tables import make_level_table
from spacy_kanon.errors import KanonError
from spacy_kanon.names import LOC

WORDINGS = tuple(Wording(text, says=()) for text in ("city in Norway", "city", "***"))
PLACE_TERM = Term("Oslo", LOC, "Oslo", BitMap([0]), False, WORDINGS)


def test_a_table_of_a_config():
    assert make_level_table({"LOC": {"3": 2}})([PLACE_TERM], k=5).levels == (1,)


def test_a_table_from_a_file(tmp_path):
    (tmp_path / "table.json").write_text('{"LOC": {"3": 2}}')
    assert make_level_table(str(tmp_path / "table.json"))([PLACE_TERM], k=5).levels == (1,)


@pytest.mark.parametrize(
    "table",
    [
        {"PLACE": {"3": 1}},
        {"LOC": 3},
        {"LOC": {"3": 4}},
        {"LOC": {"3": 0}},
        {"LOC": {"x": 1}},
        "no-such-file.json",
    ],
)
def test_bad_tables_are_refused(table):
    with pytest.raises(KanonError):
        make_level_table(table)


def test_a_file_that_is_no_table_is_refused(tmp_path):
    (tmp_path / "table.json").write_text("[1")
    with pytest.raises(KanonError, match="KN442"):
        make_level_table(tmp_path / "table.json")
