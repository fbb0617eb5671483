"""A quote left open in a table is told with its lines, and a text of many lines stays one."""

import csv
import io
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spacy_kanon.storage.records import BadRecord, csv_records

NOTES = ["Ann left.", "the screen is fine", "He stayed", "no"]


def read(text, delimiter=","):
    records = list(csv_records(io.BytesIO(text.encode()), delimiter))
    good = [record.values for record in records if not isinstance(record, BadRecord)]
    bad = [record for record in records if isinstance(record, BadRecord)]
    return good, [(one.line, int(re.findall(r"\d+", one.problem)[-1])) for one in bad]


# A table, the lines of its bad row, and what the other rows have in the column beside the note.
OPEN = {
    "inches": ('id,note\n1,ok\n2,"12 inch\n3,b\n4,a 5"\n5,c\n', (3, 5), "1 5"),
    "to the next row": ('id,note\n1,"12 inch\n2,a 5"\n3,c\n', (2, 3), "3"),
    "in the middle": ('id,note,by\n1,"x,Ann\n2,y,Bo\n3,z",Cy\n4,w,Di\n', (2, 4), "4"),
    "the first column": ('note,id\n"a,1\nb,2\nc",3\nd,4\n', (2, 4), "4"),
    "never closed": ('id,note\n1,"a\n2,b\n3,c\n', (2, 4), ""),
    "closed in a cell": ('id,note\n1,"a\n2,b"c\n3,d\n', (2, 3), "3"),
    "a blank line between": ('id,note\n1,"a\n\n2,b\n3,c"\n', (2, 5), ""),
    "tabs": ('id\tnote\n1\t"a, b\n2\tc, d\n3\te"\n', (2, 4), ""),
    "spaces": ('id, note\n2001-02, a\n2001-03," b\n2001-04, c"\n', (3, 4), "2001-02"),
    "semicolons, Windows": ('id;note\r\n1;"a\r\n2;b\r\n3;c"\r\n', (2, 4), ""),
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


@given(st.lists(st.sampled_from(NOTES), min_size=2, max_size=8), st.data())
def test_no_row_goes_without_a_word(notes, data):
    first = data.draw(st.integers(0, len(notes) - 2))
    last = data.draw(st.integers(first + 1, len(notes) - 1))
    rows = [f"{n},{note}" for n, note in enumerate(notes)]
    rows[first] = rows[first].replace(",", ',"')
    rows[last] += '"'
    good, bad = read("\n".join(["id,note", *rows]))
    assert bad == [(first + 2, last + 2)]
    assert [row["id"] for row in good] == [
        str(n) for n in range(len(notes)) if not first <= n <= last
    ]
