"""Texts are divided as a whole, by chance or by what is present in them."""

import gzip
import itertools
import json
from typing import get_args

import pytest
import spacy
from hypothesis import given
from hypothesis import strategies as st

from spacy_kanon.formats.docbin import read_docs
from spacy_kanon.records.annotation import STATED, annotate, choose, fit, score_mentions
from spacy_kanon.records.corpus import (
    DIVISIONS,
    AnnotateOptions,
    BadRecord,
    RecordText,
    annotate_records,
    bio_tags,
    calibrate,
    divide,
    f1,
    read_records,
    write_annotated,
)
from spacy_kanon.records.fields import Kind, load_mapping, record_values
from spacy_kanon.training.tokenizers import record_pipeline
from tests.commands import read_lines
from tests.examples import data_set
from tests.refusals import refused

MAPPING, NLP = load_mapping(), record_pipeline()
RECORDS = [
    RecordText(1, "a", "Ann[1] was born in 1972. She left. She married Bo Ek.", {
        "Born": "1972", "Spouse": "Bo Ek", "Children": "Zed", }),
    RecordText(2, "b", "Nothing here.", {"Spouse": "Cy"}),
    BadRecord(3, "not JSON"),
    RecordText(4, "d", "  ", {}),
]  # fmt: skip
SHARES = {"train": 0.8, "test": 0.2}
DOCUMENTS = st.lists(
    st.tuples(st.integers(0, 9), st.lists(st.sampled_from(["BD", "SP", "CH"]), max_size=4)),
    max_size=20,
)


def found(text, record, mentions="stated"):
    values, _ = record_values(record, MAPPING)
    doc = NLP(text)
    chosen = annotate(doc, values, mentions)
    return [(text[m.start : m.end], m.label) for m in chosen]


def test_where_values_stand(text, record, expected):
    assert found(text, record) == expected


def test_which_mentions(mentions, starts):
    text = "Bo Ek came late that evening. Bo Ek, her spouse. Bo Ek left the town."
    values, _ = record_values({"Spouse": "Bo Ek"}, MAPPING)
    chosen = annotate(NLP(text), values, mentions)
    assert [m.start for m in chosen] == [s if s != 46 else 49 for s in starts]


def test_choices_and_divisions():
    refused("KN321", annotate, NLP("x"), [], "some")
    record = {"Spouse": "Ann Lee", "Spouses": ["Ann Lee"], "Children": "Ann Lee"}
    assert values(record) == [("SP", "Ann Lee"), ("CH", "Ann Lee")]
    refused(r"KN321.*chance, presence", divide, ["a"], [[]], SHARES, by="size")


@given(
    st.text(alphabet="AEabé .,-()19–\n", max_size=60),
    st.lists(st.text(alphabet="AEabé 19.", max_size=12), max_size=4),
)
def test_mentions_lie_on_tokens_and_do_not_overlap(text, names):
    values, _ = record_values({"Spouse": names, "Born": names, "School": names}, MAPPING)
    doc = NLP(text)
    chosen = annotate(doc, values, "every")
    assert [*chosen] == sorted(chosen)
    assert all(one.end <= two.start for one, two in itertools.pairwise(chosen))
    assert all(doc.char_span(m.start, m.end) is not None for m in chosen)
    assert doc.text == text


def test_entities_and_noun_chunks_of_a_pipeline_are_candidates():
    doc = spacy.blank("en")("she studied at the old railway technicl school in 1950")
    values, _ = record_values({"School": "railway technical school"}, MAPPING)
    assert not [m for m in score_mentions(doc, values) if m.fit > 0.7]
    doc.ents = [doc.char_span(23, 46, label="ORG")]
    (mention,) = annotate(doc, values)
    assert doc.text[mention.start : mention.end] == "railway technicl school"


def test_texts_become_docs_with_entities_statistics_and_problems():
    corpus = annotate_records(RECORDS, MAPPING)
    doc = corpus.docs[0]
    assert doc.text == "Ann was born in 1972. She left. She married Bo Ek."
    assert [(e.text, e.label_) for e in doc.ents] == [("1972", "BD"), ("Bo Ek", "SP")]
    assert bio_tags(doc)[4:6] == ["B-BD", "O"]
    assert bio_tags(doc)[-3:] == ["B-SP", "I-SP", "O"]
    rows = {label: tuple(row.values()) for label, row in corpus.statistics()["labels"].items()}
    no = (0, 0, 0)
    assert rows == {"BD": (1, 1, 1), "PR": no, "SP": (2, 1, 1), "CH": (1, 0, 0), "ED": no}
    assert (corpus.counts["texts"], corpus.counts["sentences"]) == (2, 4)
    reasons = [(p.line, p.reason) for p in corpus.problems]
    assert reasons == [
        (1, "not found in the text"), (2, "not found in the text"), (3, "not JSON"),
        (4, "an empty text"),
    ]  # fmt: skip


def test_what_is_written_is_whole_and_split_by_document(tmp_path):
    corpus = annotate_records(RECORDS, MAPPING, AnnotateOptions(sentences=True))
    shares = {"train": 0.5, "dev": 0.25, "test": 0.25}
    write_annotated(corpus, tmp_path / "out", shares=shares)
    docs = [doc for name in shares for doc in read_docs(tmp_path / "out" / f"{name}.spacy")]
    assert sorted(doc.text for doc in docs) == sorted(doc.text for doc in corpus.docs)
    lines = [line for name in shares for line in read_lines(tmp_path / "out" / f"{name}.jsonl")]
    assert all(len(line["tokens"]) == len(line["tags"]) for line in lines)
    assert all(
        line["text"][s["start"] : s["end"]] == s["text"] for line in lines for s in line["spans"]
    )
    assert json.loads((tmp_path / "out" / "statistics.json").read_text())["texts"] == 2
    assert len((tmp_path / "out" / "problems.jsonl").read_text().splitlines()) == 4
    refused("KN004", write_annotated, corpus, tmp_path / "out")
    empty = annotate_records(RECORDS[2:], MAPPING)
    refused("KN804", write_annotated, empty, tmp_path / "none")
    assert not (tmp_path / "none").exists()


def test_reading_jsonl_and_csv(tmp_path):
    jsonl = tmp_path / "in.jsonl"
    good = {"id": "a", "text": "T", "record": {"Born": ["1972"]}, "gold": []}
    beyond = good | {"id": "b", "gold": [{"start": 0, "end": 9, "label": "X"}]}
    records = [json.dumps(r) for r in (good, beyond, good | {"id": "c", "text": "\ud800"})]
    bad = ["{", "[]", '{"text": 3, "record": {}}', '{"text": "x"}', ""]
    jsonl.write_text("\n".join([records[0], *bad, *records]))
    records = list(read_records(jsonl))
    assert [type(r).__name__ for r in records] == ["RecordText"] + ["BadRecord"] * 7
    assert [r.line for r in records] == [1, 2, 3, 4, 5, 7, 8, 9]
    assert "the id of line 1" in records[5].problem

    table = tmp_path / "in.csv"
    table.write_text('id,text,Born,Spouse\na,"Two\nlines",1972,Ann\nb,short\n')
    records = list(read_records(table))
    assert records[0] == RecordText(2, "a", "Two\nlines", {"Born": "1972", "Spouse": "Ann"})
    assert isinstance(records[1], BadRecord)
    refused("KN592", lambda: list(read_records(table, text_field="body")))
    refused("KN003", lambda: list(read_records(tmp_path / "none.csv")))
    refused("KN590", lambda: list(read_records(tmp_path / "in.xml")))


def test_calibration_raises_the_f1_and_needs_gold():
    text = "She married Catherine Ek. Ann Lee met Ann Lex."
    gold = ((12, 24, "SP"),)
    records = [RecordText(i, str(i), text, {"Spouse": "Katherine Ek"}, gold) for i in (1, 2)]
    strict = MAPPING.with_thresholds({"SP": 1.0})
    calibrated = calibrate(records, strict)
    assert {x.label: x.threshold for x in calibrated.labels}["SP"] < 0.95
    assert calibrate(records, strict) == calibrated
    assert found(text, {}) == []
    refused("KN805", calibrate, [RecordText(1, "a", text, {"Spouse": "Ann Lee"})], MAPPING)


def test_f1_by_hand():
    values, _ = record_values({"Spouse": "Bo Ek"}, MAPPING)
    scored = list(score_mentions(NLP("She married Bo Ek."), values))
    assert choose(scored, STATED)
    thresholds = {"SP": 0.7}
    choice = STATED
    assert f1([(scored, {(12, 17, "SP")})], thresholds, choice, "SP") == 1
    assert f1([(scored, {(0, 3, "SP")})], thresholds, choice, "SP") == 0
    assert f1([(scored, {(12, 17, "SP"), (0, 3, "SP")})], thresholds, choice, "SP") == 2 / 3


def test_annotation_on_gold_data_is_above_the_aim():
    """Every fourth document; the whole set is in bench/bench_records.py."""
    names = {"birth_date": "Born", "spouse": "Spouse", "parent": "Parents", "child": "Children",
             "education": "Education"}  # fmt: skip
    hits = total = 0
    with gzip.open(data_set("infobox/infobox.jsonl.gz"), "rt", encoding="utf8") as file:
        for number, line in enumerate(file):
            row = json.loads(line)
            record = {names[k]: v for k, v in row["infobox"].items() if k in names}
            if number % 4 or not record:
                continue
            values, _ = record_values(record, MAPPING)
            labels = {label.label for label in MAPPING.labels}
            gold = {(s["start"], s["end"], s["label"]) for s in row["gold"] if s["label"] in labels}
            ours = {(m.start, m.end, m.label) for m in annotate(NLP(row["text"]), values)}
            hits, total = hits + len(gold & ours), total + len(gold) + len(ours)
    assert 2 * hits / total > 0.85


def values(record):
    return [(v.label.label, v.text) for v in record_values(record, MAPPING)[0]]


def test_spellings_of_fields(name, label):
    text = "1972" if label == "BD" else "Xy Zed"
    assert values({name: text}) == [(label, text)]


@pytest.mark.parametrize("name", ["Occupation", "", "spouses of others", "Birth place"])
def test_other_fields_are_no_business_of_ours(name):
    assert values({name: "Oslo"}) == []


def test_empty_and_list_valued_fields(content, expected):
    assert [text for _, text in values({"Spouse": content})] == expected


def test_dates(content, expected, reason):
    found, problems = record_values({"Born": content}, MAPPING)
    assert [value.text for value in found] == expected
    assert bool(problems) == bool(reason) and all(reason in p.reason for p in problems)


def test_mappings_that_cannot_be_used(tmp_path, content):
    path = tmp_path / "mapping.json"
    path.write_text(json.dumps(content))
    refused("KN801", load_mapping, path)


@given(DOCUMENTS, st.sampled_from(DIVISIONS), st.integers(0, 3))
def test_every_document_is_in_one_part_with_the_others_of_its_text(documents, by, seed):
    doc_ids = [f"{text}.{number}" for number, (text, _) in enumerate(documents)]
    labels = [found for _, found in documents]
    parts = divide(doc_ids, labels, SHARES, by=by, seed=seed)
    assert sorted(n for numbers in parts.values() for n in numbers) == list(range(len(documents)))
    assert all(numbers == sorted(numbers) for numbers in parts.values())
    texts = {name: {documents[n][0] for n in numbers} for name, numbers in parts.items()}
    assert not texts["train"] & texts["test"]


@given(st.lists(st.lists(st.sampled_from(["BD", "SP", "CH"]), max_size=4), max_size=20))
def test_by_presence_no_text_to_train_on_has_more_labels_than_one_to_test_on(labels):
    parts = divide([str(n) for n in range(len(labels))], labels, SHARES, by="presence")
    train, test = ([len(set(labels[n])) for n in parts[name]] for name in ("train", "test"))
    assert max(train, default=0) <= min(test, default=3)
    assert len(train) == -(-len(labels) * 4 // 5)


# The least and the most that a text fits a value.
def test_how_well_a_text_fits_a_value(kind, value, written, least, most):
    assert least <= fit(kind, value, written) <= most


@pytest.mark.parametrize("kind", get_args(Kind))
@given(st.text(max_size=30), st.text(max_size=30))
def test_any_text_has_a_score(kind, value, written):
    assert 0 <= fit(kind, value, written) <= 1


@pytest.mark.parametrize("kind", ["person", "organization", "place"])
@given(st.text(alphabet="abcdé -.,'", min_size=1, max_size=20))
def test_a_text_fits_itself(kind, text):
    assert fit(kind, text, text) in (0.0, 1.0)  # 0 where nothing is left of it.
