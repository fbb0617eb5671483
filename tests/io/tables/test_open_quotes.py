"""A quote left open in a table is told with its lines, and a text of many lines stays one."""

import csv
import io
import re

import pytest

from spacy_kanon.storage.records import BadRecord, csv_records


def read(text, delimiter=","):
    records = list(csv_records(io.BytesIO(text.encode()), delimiter))
    good = [record.values for record in records if not isinstance(record, BadRecord)]
    bad = [record for record in records if isinstance(record, BadRecord)]
    return good, [(one.line, int(re.findall(r"\d+", one.problem)[-1])) for one in bad]


# A table, the lines of its bad row, and what the other rows have in the column beside the note.
OPEN = {
    "never closed": ('id,note\n1,"a\n2,b\n3,c\n', (2, 4), ""),
    "closed in a cell": ('id,note\n1,"a\n2,b"c\n3,d\n', (2, 3), "3"),
}


@pytest.mark.parametrize("text,bad,ids", OPEN.values(), ids=OPEN)
def test_an_open_quote_is_told_with_the_lines_it_took(text, bad, ids):
    delimiter = next(sign for sign in "\t;," if sign in text)
    good, lines = read(text, delimiter)
    assert lines == [bad]
    assert [row["id"] for row in good] == ids.split()


TEXTS = [
    "Dear Ann,\nthank you, and good bye.", "Dear Ann,\nThank you,\nBo", "1, first\n2, second",
    "Amounts:\n1,000\n2,500", "Ann\n\nlives in Oslo, Norway.\n", "Oslo,Norway\nBergen,Norway", "\n",
    'He said "yes,\nno".',
]  # fmt: skip


@pytest.mark.parametrize("text", TEXTS)
def test_a_text_of_many_lines_stays_one(text):
    table = io.StringIO()
    csv.writer(table).writerows([["id", "note"], ["7", text], ["8", "x"]])
    good, bad = read(table.getvalue())
    assert not bad and [row["note"] for row in good] == [text, "x"]
