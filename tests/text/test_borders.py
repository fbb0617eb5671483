"""Structured texts parse after masking as before, and hide no name."""

import csv
import io
import json
import re
from html.parser import HTMLParser
from itertools import zip_longest
from xml.etree import ElementTree

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from spacy_kanon.text.borders import cut_tokens, read_borders
from spacy_kanon.text.rewriting import Replacement, rewrite
from tests.fakes import pipeline

NAMES = ("Xyzzy Quorlson", "Jürgen Vrbský", "Zorvath", "Megan O'Brien-Lund", "Angela Zorkel")
VALUES = st.sampled_from(
    (*NAMES, "52000", "+47 406 22 118", "1972-05-23", "ann@zork.example", "the blue one, size 12",
     "Oslo", "met Zorvath on 5 May; call back", "-3.5", "", "none", 'said "Hi" to Xyzzy Quorlson')
)  # fmt: skip
KEYS = st.lists(
    st.sampled_from(("full_name", "Phone", "homeAddress", "note", "postalCode", "pay", "dob")),
    min_size=2, max_size=5, unique=True,
)  # fmt: skip
RECORDS = KEYS.flatmap(
    lambda keys: st.lists(st.tuples(*[VALUES] * len(keys)), min_size=2, max_size=4).map(
        lambda rows: (keys, rows)
    )
)


def as_json(keys, rows):
    def plain(value):
        return float(value) if re.fullmatch(r"-?[\d.]+", value) else value

    records = [dict(zip(keys, map(plain, row), strict=True)) for row in rows]
    return json.dumps({"records": records, "tags": [None, True, [rows[0][0]]]}, indent=1)


def shape_of_json(text):
    def shape(value):
        if isinstance(value, dict):
            return {key: shape(inner) for key, inner in value.items()}
        return [*map(shape, value)] if isinstance(value, list) else None

    return shape(json.loads(text))


def as_csv(keys, rows):
    file = io.StringIO()
    csv.writer(file, lineterminator="\n").writerows([keys, *rows])
    return file.getvalue()


def shape_of_csv(text):
    header, *rows = csv.reader(io.StringIO(text), strict=True)
    return header, [len(row) for row in rows]


def as_hl7(keys, rows):
    head = "MSH|^~\\&|LAB|HOSP|EHR|HOSP|20240102||ORU^R01|1|P|2.5\r"
    plain = [[re.sub(r"[|^~&\\]", " ", value) for value in row] for row in rows]
    segments = (f"PID|1||123^^^HOSP||{row[0]}^{row[1]}||{row[-1]}|M" for row in plain)
    return head + "\r".join(segments)


def shape_of_hl7(text):
    return [
        [segment[:3], *([len(re.split("[~^&]", f)) for f in segment.split("|")])]
        for segment in text.split("\r")
    ]


def as_log(keys, rows):
    def pair(key, value):
        value = value.replace('"', "'")
        return f'{key}="{value}"' if not value or " " in value else f"{key}={value}"

    return "\n".join(
        f"{level:<5} app[77]: " + " ".join(map(pair, keys, row))
        for row, level in zip(rows, ("INFO", "ERROR", "WARN", "INFO"), strict=False)
    )


def shape_of_log(text):
    return [re.findall(r'(\w+)=(?:"[^"\n]*"|\S*)', line) for line in text.split("\n")]


def as_xml(keys, rows):
    root = ElementTree.Element("records")
    for row in rows:
        record = ElementTree.SubElement(root, "record", {keys[0]: row[0]})
        for key, value in zip(keys, row, strict=True):
            ElementTree.SubElement(record, key).text = value
    return ElementTree.tostring(root, "unicode")


def shape_of_xml(text):
    return [(e.tag, sorted(e.attrib)) for e in ElementTree.fromstring(text).iter()]


def as_html(keys, rows):
    cells = ("".join(f"<td>{v.replace('<', '&lt;')}</td>" for v in row) for row in rows)
    lines = "".join(f"<tr class='x'>{row}</tr>" for row in cells)
    return f'<table>{lines}</table><p>Call <a href="tel:{rows[0][0][:1]}5550199">us</a></p>'


def shape_of_html(text):
    found = []
    parser = HTMLParser()
    parser.handle_starttag = lambda tag, attributes: found.append((tag, len(attributes)))
    parser.handle_endtag = found.append
    parser.feed(text)
    parser.close()
    return found


FORMATS = {
    "json": (as_json, shape_of_json),
    "csv": (as_csv, shape_of_csv),
    "hl7": (as_hl7, shape_of_hl7),
    "log": (as_log, shape_of_log),
    "xml": (as_xml, shape_of_xml),
    "html": (as_html, shape_of_html),
}


@pytest.fixture(scope="module")
def nlp():
    return pipeline(kanon_masker={"unknown": "mask"})


@pytest.mark.parametrize("name", FORMATS)
@settings(max_examples=20, deadline=None, suppress_health_check=list(HealthCheck))
@given(record=RECORDS)
def test_a_structured_text_keeps_its_shape_and_no_name(nlp, name, record):
    write, shape = FORMATS[name]
    text = write(*record)
    doc = nlp(text)
    masked = doc._.masked_text
    assert shape(masked) == shape(text), masked
    assert doc.text == text
    spans = [(span.start_char, span.end_char) for span in doc.spans["kanon"]]
    assert spans == sorted(set(spans))
    for word in ("Xyzzy", "Quorlson", "Zorvath", "Zorkel", "Vrbsk", "Brien", "rgen", "zork."):
        assert word not in masked


@settings(max_examples=200, deadline=None)
@given(
    text=st.text(st.sampled_from(list("<>{}[]\":,|^~&\\=;\t\n abZ09/'-")), max_size=60),
    words=st.lists(st.integers(0, 60), max_size=20),
)
def test_delimiters_are_apart_and_tokens_hold_none(text, words):
    edges = sorted({0, len(text), *(w for w in words if w < len(text))})
    found = read_borders(text)
    if found is None:
        return
    assert len(found.reading) == len(text)
    for before, after in zip_longest(found.cuts, found.cuts[1:]):
        assert before[0] < before[1] and (after is None or before[1] <= after[0])
    tokens = list(zip(*cut_tokens(edges[:-1], edges[1:], found.cuts), strict=True))
    assert "".join(text[a:b] for a, b in tokens) == text
    for a, b in tokens:
        assert all(end <= a or b <= start or start <= a < b <= end for start, end in found.cuts)
    kept = [text[a:b] for a, b in found.spans]
    masked = rewrite(text, [Replacement(a, b, "*") for a, b in tokens if text[a:b].isalnum()])
    for span in kept:
        assert span in masked.text


def test_an_age_below_its_label_is_an_age(text):
    nlp = pipeline(kanon_masker={"operators": {"AGE": {"name": "age-band", "oldest": 89}}})
    age = re.search(r"9\d", text)[0]
    assert age not in nlp(text)._.masked_text
