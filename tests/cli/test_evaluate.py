import json

import pytest
import spacy
from sample_texts import make_texts

from spacy_kanon.cli._util import SOME_BAD
from spacy_kanon.cli.assemble import shares_of_scores
from spacy_kanon.cli.attack import read_targets
from spacy_kanon.formats.registry import write_texts
from spacy_kanon.formats.tab import read_tab, write_tab
from spacy_kanon.kb.reader import SAMPLE
from spacy_kanon.types import AnnotatedText, GoldMention
from tests.commands import command, write_lines, write_table
from tests.examples import data_set

TEXT = "Ann Lee met Bo in Oslo."
run = command("evaluate")
convert = command("convert")
ENTRIES = list(make_texts(8))
N = len(ENTRIES)
audit = command("audit")
BACKGROUND = {
    "Ada": "Ada wove tapestries in Bergen. Her looms came from Ghent.",
    "Bo": "Bo sailed from Turku as a pilot. He kept bees.",
    "Cy": "Cy taught geometry in Leuven.",
}
TEXTS = {"Ada": "Ada wove in Ghent.", "Bo": "Bo was a pilot.", "Cy": "Cy taught geometry."}
attack = command("attack")


def document(doc_id):
    marks = [
        GoldMention(0, 7, "PERSON", "DIRECT", f"{doc_id}e1", "m1"),
        GoldMention(18, 22, "LOC", "QUASI", f"{doc_id}e2", "m2"),
    ]
    return AnnotatedText(doc_id, TEXT, {"a": marks})


@pytest.fixture
def files(tmp_path):
    write_tab([document("d1"), document("d2")], tmp_path / "gold.json")
    masks = {"some": {"d1": [[0, 7]], "d2": []}, "more": {"d1": [[0, 7]], "d2": [[0, 7], [18, 22]]}}
    for name, value in masks.items():
        (tmp_path / f"{name}.json").write_text(json.dumps(value))
    (tmp_path / "both.json").write_text(json.dumps(masks))
    return tmp_path


def systems_of(result):
    assert result.exit_code == 0, result.output
    return {system["system"]: system for system in json.loads(result.stdout)["systems"]}


def test_tables_json_and_report_of_systems(files):
    result = run(files / "gold.json", files / "both.json", f"ours={files / 'more.json'}")
    for name in ("some", "more", "ours"):
        assert name in result.output
    assert "ER direct" in result.output and "2 documents" in result.output
    found = systems_of(run(files / "gold.json", files / "both.json", "--json"))
    assert found["some"]["metrics"]["entity_recall_direct"]["value"] == 0.5
    assert found["more"]["metrics"]["entity_recall"]["value"] == 0.75
    options = ("--baseline", "some", "--by-kind")
    result = run(files / "gold.json", files / "both.json", *options)
    assert "Difference from some" in result.output and "LOC" in result.output
    path = files / "report.json"
    arguments = (files / "gold.json", files / "both.json", "--report", path, "--resamples", 50)
    result = run(*arguments, "--json")
    assert path.read_text(encoding="utf8") == result.stdout
    assert 0 <= shares_of_scores(json.loads(result.stdout))["exact_f1"] <= 1  # For `assemble`.


def test_naming_systems_of_a_file_with_several(files, spec, names):
    name, file = spec.split("=")
    result = run(files / "gold.json", "--json", f"{name}={files / file}")
    assert list(systems_of(result)) == names


def test_agreement_of_several_annotators(files):
    text = document("d1")
    marks = text.annotations["a"]
    both = AnnotatedText("d1", TEXT, {"a": marks, "b": marks[:1]})
    write_tab([both], files / "two.json")
    result = run(files / "two.json", files / "two.json")
    assert "Agreement of annotators" in result.output and "krippendorff_alpha" in result.output


def test_pipelines_are_run_on_the_texts(files):
    nlp = spacy.blank("en")
    ruler = nlp.add_pipe("entity_ruler")
    ruler.add_patterns([{"label": "GPE", "pattern": "Oslo"}])
    nlp.to_disk(files / "ner")
    gold = files / "gold.json"
    found = systems_of(run(gold, "-p", f"ner={files / 'ner'}", "--spans-key", "ents", "--json"))
    assert found["ner"]["metrics"]["entity_recall_quasi"]["value"] == 1.0
    result = run(gold, "-p", f"ner={files / 'ner'}", fails="KN608")
    assert "kanon" in result.output


@pytest.mark.parametrize("name", ["other.jsonl", "other.json"])
def test_a_system_that_saw_another_text(files, name):
    windows = document("d1")
    windows = AnnotatedText("d1", "\ufeff" + TEXT[:-1], windows.annotations, {})
    write_texts([windows, document("d2")], files / name, "jsonl" if "l" in name[-1] else "tab")
    result = run(files / "gold.json", files / name, fails="KN515")
    assert "d1" in result.output


def test_bad_input_is_one_line_and_status_one(files, arguments, code):
    (files / "short.json").write_text(json.dumps({"d1": []}))
    result = run(*(files / a if a.endswith((".json", ".docx")) and "=" not in a else a
                   for a in arguments), status=1)  # fmt: skip
    assert code in result.output.replace("\n", " ")


def test_released_systems():
    folder = data_set("wikireplace")
    names = ("dev.json", "baseline_masks.json", "released_greedy.json")
    result = run(*(folder / name for name in names), "--json", "--resamples", 100)
    assert len(systems_of(result)) == 8


@pytest.fixture
def marked(tmp_path):
    path = tmp_path / "alice.jsonl"
    spans = [{"start": a, "end": b, "label": c} for a, b, c in ((0, 7, "PER"), (18, 22, "GPE"))]
    path.write_text(json.dumps({"id": "d1", "text": TEXT, "annotator": "alice", "spans": spans}))
    return path


def test_own_annotations_into_tab_replacing_a_file_only_on_request(marked, tmp_path):
    out = tmp_path / "gold.json"
    result = convert(marked, out, "--label-map", "PER=PERSON/DIRECT,GPE=LOC")
    assert "documents   1" in result.output
    marks = read_tab(out)[0].annotations["alice"]
    assert {m.kind: m.identifier_type for m in marks} == {"PERSON": "DIRECT", "LOC": "QUASI"}
    out.write_text("mine")
    convert(marked, out, fails="KN004")
    assert out.read_text() == "mine"
    convert(marked, out, "--force")


@pytest.mark.parametrize("name,start", [("x.jsonl", '{"doc_id"'), ("x.json", "[")])
def test_the_suffix_names_the_format(marked, tmp_path, name, start):
    convert(marked, tmp_path / name)
    assert (tmp_path / name).read_text().startswith(start)


def test_bad_options_write_nothing(marked, tmp_path, arguments, code):
    convert(marked, tmp_path / "out.json", *arguments, fails=code)
    assert not (tmp_path / "out.json").exists()


def test_one_of_several_systems(marked, tmp_path):
    masks = tmp_path / "masks.json"
    masks.write_text(json.dumps({"x": {"d1": [[0, 7]]}, "y": {"d1": []}}))
    convert(masks, tmp_path / "out.json", "--texts", marked, fails="KN511")
    convert(masks, tmp_path / "out.json", "--texts", marked, "--system", "x")
    (text,) = read_tab(tmp_path / "out.json")
    assert [(m.start, m.end) for m in text.annotations["annotator1"]] == [(0, 7)]


def figures(path):
    return json.loads(path.read_text())["releases"]


@pytest.fixture
def originals(tmp_path):
    return write_lines(tmp_path / "originals.jsonl", ENTRIES)


# A file, its columns by what of the texts they hold, and options. A text file has one text.
def test_releases_in_any_form(tmp_path, name, columns, options):
    rows = [{n: e["text"][slice(*part)] for n, part in columns.items()} for e in ENTRIES]
    if name == "r.txt":
        (tmp_path / name).write_text(ENTRIES[0]["text"])
    else:
        write_table(tmp_path / name, rows if columns else ENTRIES)
    audit(tmp_path / name, "--report", tmp_path / "out.json", *options)
    [release] = figures(tmp_path / "out.json")
    assert (release["release"], release["documents"]) == ("r", 1 if name == "r.txt" else N)
    assert release["shares"]["breached"] == 1.0  # They are as written.
    for document in release["worst"]:
        assert document["support"] < 5 and document["witness"]


def test_of_several_texts_of_a_record_the_released_one_is_read(tmp_path):
    records = [
        {"text": entry["text"], "masked_text": entry["text"], "sanitized_text": "***"}
        for entry in ENTRIES
    ]
    path = write_lines(tmp_path / "r.jsonl", records)
    audit(path, "--report", tmp_path / "out.json")
    assert figures(tmp_path / "out.json")[0]["shares"]["breached"] == 0
    audit(path, "--report", tmp_path / "out.json", "--text-column", "masked_text")
    assert figures(tmp_path / "out.json")[0]["shares"]["breached"] == 1


def test_what_sanitize_releases_singles_nobody_out(tmp_path, originals):
    sanitize = command("sanitize")
    sanitize(originals, "-o", tmp_path / "ours.jsonl", "--keep-ids")
    audit(
        tmp_path / "ours.jsonl", f"as written={originals}", "--texts", originals,
        "--subject-column", "name", "--report", tmp_path / "out.json",
    )  # fmt: skip
    ours, written = figures(tmp_path / "out.json")
    assert ours["breached"] == 0 and ours["worst"] == []
    assert 0 < ours["shares"]["tokens_visible"] < 1
    assert written["shares"]["tokens_visible"] == 1
    assert written["exactly_one"] == N


def test_masks_of_several_systems_on_the_originals(tmp_path, originals):
    systems = {
        "nothing": {entry["id"]: [] for entry in ENTRIES},
        "everything": {entry["id"]: [[0, len(entry["text"])], [0, 3, "She"]] for entry in ENTRIES},
    }
    (tmp_path / "masks.json").write_text(json.dumps(systems))
    result = audit(
        "--masks", tmp_path / "masks.json", "--texts", originals,
        "--report", tmp_path / "out.html",
    )  # fmt: skip
    printed = audit("--masks", tmp_path / "masks.json", "--texts", originals, "--json").stdout
    nothing, everything = json.loads(printed)["releases"]
    assert nothing["shares"]["breached"] == 1 and nothing["shares"]["tokens_visible"] == 1
    assert everything["shares"]["breached"] == 0 and everything["tokens"] == 0
    assert {nothing["release"], everything["release"]} <= set(result.stdout.split())
    page = (tmp_path / "out.html").read_text()
    assert page.count("<article>") == N and "http" not in page.split("</style>")[1].split("<svg")[0]


def test_a_bad_record_is_named_and_the_others_are_counted(tmp_path):
    path = tmp_path / "r.jsonl"
    path.write_text('{"text": "A year: 1952."}\n{oops\n{"other": "x"}\n{"text": 3}\n')
    result = audit(path, "--report", tmp_path / "out.json", status=SOME_BAD)
    for line in ("r, line 2: not JSON", "r, line 3: no field", "r, line 4: the text is int"):
        assert line in result.stderr
    assert figures(tmp_path / "out.json")[0]["documents"] == 1


def test_what_cannot_be_counted(tmp_path, monkeypatch, originals, content, arguments, code):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "page.pdf").write_text("x")
    if content is not None:
        (tmp_path / "r.jsonl").write_text(content)
        arguments = ["r.jsonl", *arguments]
    audit(*arguments, "--report", "out.json", fails=code)
    assert not (tmp_path / "out.json").exists()


def test_a_folder_is_counted_as_one_release(tmp_path):
    (tmp_path / "b").mkdir()
    (tmp_path / "a.jsonl").write_text('{"text": "He left."}\nno JSON\n')
    (tmp_path / "b" / "c.txt").write_text("She left.")
    result = audit(tmp_path, "--report", tmp_path.with_suffix(".json"), status=3)
    assert "line 2: a.jsonl: not JSON" in result.stderr
    [release] = figures(tmp_path.with_suffix(".json"))
    assert release["documents"] == 2


@pytest.fixture
def attacked(tmp_path):
    masks = {
        "one": {p: [[0, len(p)]] for p in TEXTS},
        "all": {p: [[0, len(t)]] for p, t in TEXTS.items()},
    }
    (tmp_path / "masks.json").write_text(json.dumps(masks), encoding="utf8")
    records = {
        "background.jsonl.gz": [{"name": p, "text": t} for p, t in BACKGROUND.items()],
        "original.jsonl": [{"id": p, "text": t} for p, t in TEXTS.items()],
        "sanitized.jsonl": [{"id": p, "masked_text": "*** ***.", "spans": []} for p in TEXTS],
    }
    paths = [write_lines(tmp_path / name, lines) for name, lines in records.items()]
    named = {path.name.split(".")[0]: str(path) for path in [*paths, tmp_path / "masks.json"]}
    return {"folder": tmp_path, **named}


def rows_of(report, title):
    """The rows of a table of a report."""
    tables = json.loads(report.read_text(encoding="utf8"))["tables"]
    return [list(row.values()) for row in tables[title]]


def test_all_kinds_of_input_and_a_report(attacked):
    report = attacked["folder"] / "report.json"
    attack(
        attacked["background"], f"ours={attacked['sanitized']}", "--masks", attacked["masks"],
        "--texts", attacked["original"], "--report", report,
    )  # fmt: skip
    systems = ["original", "ours", "one", "all", "everything masked", "random guess"]
    recognized = {row[0]: row[3] for row in rows_of(report, "Re-identification attack")}
    assert list(recognized) == systems
    assert recognized["original"] == recognized["one"] == 1.0
    assert recognized["ours"] == recognized["all"] == pytest.approx(1 / 3)
    kept = {row[0]: row[2] for row in rows_of(report, "Utility")}
    assert kept["original"] == 1.0 and kept["all"] == kept["everything masked"] == 0.0
    assert 0 < kept["one"] < 1


def test_without_originals_or_people_the_report_says_so(attacked):
    report = attacked["folder"] / "report.json"
    attack(attacked["background"], attacked["sanitized"], "--report", report)
    assert "No original texts were given" in report.read_text(encoding="utf8")
    records = [{"id": p, "text": t} for p, t in {**TEXTS, "Dee": "Dee."}.items()]
    path = write_lines(attacked["folder"] / "more.jsonl", records)
    attack(attacked["background"], path, fails="KN642")


def test_bad_calls_end_with_status_1_and_write_nothing(attacked, monkeypatch, arguments):
    monkeypatch.chdir(attacked["folder"])
    before = sorted(attacked["folder"].iterdir())
    result = attack(*(argument.format(**attacked) for argument in arguments), status=1)
    assert isinstance(result.exception, SystemExit), result.exception
    assert sorted(attacked["folder"].iterdir()) == before


def test_masks_keep_their_replacements_and_unite_overlaps(attacked):
    path = attacked["folder"] / "soft.json"
    masks = {"Ada": [[0, 3, "She"], [12, 17, "a city"]], "Bo": [[0, 6], [3, 8, "x"]], "Cy": []}
    path.write_text(json.dumps(masks), encoding="utf8")
    targets, given = read_targets([], [("", path)], attacked["folder"] / "original.jsonl")
    assert [t.text for t in targets["soft"]] == ["She wove in a city.", "*** pilot.", TEXTS["Cy"]]
    assert given["soft"]["Ada"][0].replacement == "She"


def test_the_reader_who_knows_the_rule_and_its_settings(attacked):
    report = attacked["folder"] / "r.json"
    attack(
        attacked["background"], f"ours={attacked['sanitized']}", "--texts", attacked["original"],
        "--attacker", "aware", "--attacker.k", "2", "--report", report, "--kb", SAMPLE,
    )  # fmt: skip
    left = rows_of(report, "People left to a reader who knows the rule")
    assert [row[0] for row in left] == ["original", "ours"]
    rows = rows_of(report, "Re-identification attack")
    # Two people are as likely for what the rule releases: a text that shows one person is not that
    # person's.
    assert {row[0]: row[3] for row in rows}["original"] == 0.0
    attack(attacked["background"], "--attacker", "aware", "--attacker.q", "2", status=1)


def test_a_language_model_is_named_and_told_to_be_sent_texts(attacked):
    result = attack(
        attacked["background"], f"ours={attacked['sanitized']}", "--attacker", "llm",
        "--attacker.model", "m", "--attacker.endpoint", "http://127.0.0.1:9/v1",
        "--attacker.tries", "1", fails="KN659",
    )  # fmt: skip
    assert "sent to http://127.0.0.1:9/v1" in result.output
    attack(attacked["background"], "--attacker", "llm", fails="KN655")
