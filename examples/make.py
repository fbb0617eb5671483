"""Make the data of the examples: `python examples/make.py [FOLDER]` (default: this folder).

Everybody in them is one of the invented people of the bundled sample knowledge base, and every
fact that is none of theirs comes from a seeded generator: the same version makes the same bytes.
"""

from __future__ import annotations

import csv
import io
import json
import re
import sys
from calendar import month_name
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from string import Formatter
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).parent))
sys.path.insert(0, str(Path(__file__).parents[1] / "scripts"))
from _dump import Person, dump, iso
from _templates import BIOGRAPHIES, DIAGNOSES, DOCTORS, FIELDS, KINDS, NOTES
from make_samples import SampleSource
from sample_texts import make_texts
from synthetic_people import SAMPLE_SEED, Block

from spacy_kanon.formats.tab import write_tab
from spacy_kanon.types import AnnotatedText, GoldMention

SEED = 20
PATIENTS = 600
DRAWN = 2500  # Of these the first who can be patients today.
TEXTS_OF_A_KIND = 4
RECORDS = 60
BACKGROUND = 24
CLIENTS = ("coast", "north", "south")


def main(folder: Path) -> None:
    """Write all files.

    folder (Path): It has to be there; files of these names are replaced.
    """
    people = list(_people(PATIENTS))
    _write_registry(people, folder)
    subjects = [p for p in people if {"employer", "school", "town"} <= p.keys()]
    texts = list(_texts(subjects))
    _write_texts(texts, folder)
    _write_gold(texts, folder)
    others = enumerate(_texts(subjects[50:]))
    dev = [_gold(f"dev-{number + 1:02}", text, mentions) for number, (*_, text, mentions) in others]
    write_tab(dev, folder / "dev.json")
    _write_background(subjects, folder)
    _write_records(subjects, folder)
    _write_lines(folder / "notes.jsonl", _notes(subjects))
    _write_lines(folder / "dump.json", dump(people[:150]), array=True)


def _people(count: int) -> Iterator[Person]:
    """Facts of the first people of the sample, each as a text would write it."""
    block = Block(DRAWN, np.random.RandomState([SAMPLE_SEED, 0]))
    world = block.world
    nations = {
        entity.country_code: entity.demonyms[0]
        for entity in SampleSource().entities()
        if entity.country_code and entity.demonyms
    }
    countries = {
        entity.country_code: entity.label
        for entity in SampleSource().entities()
        if entity.country_code
    }
    alive = (block.birth_year >= 1930) & (block.birth_year < 2000) & (block.death_year < 0)
    for index in map(int, np.flatnonzero(alive)[:count]):
        random = Random(f"{SEED}/{index}")
        code = world.countries[block.country[index]]["code"]
        year, day = int(block.birth_year[index]), int(block.birth_day[index])
        name = block.name(index)
        person = {
            "patient_id": f"{10_000_000 + 137 * index}",
            "name": name,
            "first": name.split()[0],
            "last": name.split()[-1],
            "he": "she" if block.is_woman[index] else "he",
            "title": "Ms" if block.is_woman[index] else "Mr",
            "born": _date(year, day),
            "year": str(year + random.randint(20, min(45, 2020 - year))),
            "visit": _date(random.randint(2021, 2024), random.randrange(365)),
            "nation": nations[code],
            "country": countries[code],
            "job": world.occupations[block.occupation[index]][0],
            "diagnosis": random.choice(DIAGNOSES),
            "doctor": random.choice(DOCTORS),
            "height": f"{max(155, int(block.height[index]))} cm",
            "case": f"{random.randint(1000, 99999)}/{random.randint(10, 24)}",
            "phone": f"+44 20 7946 0{random.randint(100, 999)}",
            "email": f"{name.split()[-1].lower()}{index}@example.org",
        }
        if not person["email"].isascii():
            person["email"] = f"patient{index}@example.org"
        if block.birthplace[index] >= 0:
            person["town"] = world.cities[block.birthplace[index]][0]
        if block.school[index] >= 0:
            person["school"] = world.place_name("University of {city}", block.school[index])
        for origin, terms in block._facts(index):
            if origin == "P108":
                person["employer"] = terms[0][1]
            elif origin == "P26":
                person["spouse"] = max((key for _, key in terms), key=len)
        yield person


def _date(year: int, day_of_year: int) -> str:
    day = np.datetime64(f"{year}-01-01") + np.timedelta64(day_of_year, "D")
    return f"{int(str(day)[8:])} {month_name[int(str(day)[5:7])]} {str(day)[:4]}"


def _filled(template: str, person: Person) -> tuple[str, list[GoldMention]]:
    """A text, and where its facts stand."""
    values = {
        **person,
        "He": person["he"].capitalize(),
        "a_job": _article(person["job"]),
        "a_nation": _article(person["nation"]),
    }
    spouse = "{He} is married to {spouse}. " if "spouse" in person else ""
    text, mentions = "", []
    for before, field, _, _ in Formatter().parse(template.replace("{Spouse}", spouse)):
        text += before
        if field is None:
            continue
        start = len(text)
        text += values[field]
        if field in FIELDS:
            kind, identifier_type, entity = FIELDS[field]
            mentions.append(
                GoldMention(start, len(text), kind, identifier_type, entity, f"m{len(mentions)}")
            )
    return text, mentions


def _article(word: str) -> str:
    return "an" if word[0].lower() in "aeiou" else "a"


def _texts(people: Sequence[Person]) -> Iterator[tuple[str, Person, str, list[GoldMention]]]:
    """Kind, subject, text and mentions: some of each kind, each about another person."""
    number = 0
    for kind, templates in KINDS.items():
        for turn in range(TEXTS_OF_A_KIND):
            person = people[number]
            number += 1
            yield kind, person, *_filled(templates[turn % len(templates)], person)


def _notes(people: Sequence[Person]) -> Iterator[dict[str, str]]:
    """Discharge notes, two of each patient."""
    for person in people[40:46]:
        for number, template in enumerate(NOTES, start=1):
            text, _ = _filled(template, person)
            yield {
                "id": f"{person['patient_id']}-{number}",
                "patient": person["patient_id"],
                "text": text,
            }


def _doc_id(number: int) -> str:
    return f"text-{number + 1:02}"


def _write_texts(texts: Sequence[tuple[Any, ...]], folder: Path) -> None:
    lines = [
        {"id": _doc_id(number), "kind": kind, "person": person["name"], "text": text}
        for number, (kind, person, text, _) in enumerate(texts)
    ]
    _write_lines(folder / "texts.jsonl", lines)
    plain = "".join(re.sub(r"\s+", " ", line["text"]).strip() + "\n" for line in lines[:6])
    _write(folder / "texts.txt", plain)


def _write_gold(texts: Sequence[tuple[Any, ...]], folder: Path) -> None:
    """Gold of two annotators, masks of another tool, and what that tool released."""
    gold, masks, tasks, rows, spans = [], {}, [], [], []
    for number, (_, _, text, mentions) in enumerate(texts):
        doc_id = _doc_id(number)
        gold.append(_gold(doc_id, text, mentions))
        hidden = [(m.start, m.end) for m in mentions if m.kind in ("PERSON", "CODE")]
        masks[doc_id] = hidden
        rows.append((doc_id, _replaced(text, mentions)))
        spans.append(_partial(doc_id, text, mentions))
        tasks.append(
            {
                "text": text,
                "spans": [
                    {"start": m.start, "end": m.end, "label": m.kind}
                    for m in mentions
                    if m.identifier_type != "NO_MASK"
                ],
                "answer": "accept",
                "meta": {"doc_id": doc_id},
            }
        )
    write_tab(gold, folder / "gold.json")
    _write(folder / "masks.json", json.dumps({"names and codes": masks}) + "\n")
    _write_lines(folder / "annotations.jsonl", tasks)
    _write_lines(folder / "spans.jsonl", spans)
    _write_table(folder / "presidio_output.csv", [("id", "text"), *rows])


def _gold(doc_id: str, text: str, mentions: Sequence[GoldMention]) -> AnnotatedText:
    """A text as two annotators mark it; the second one leaves out some of what identifies less."""
    random = Random(f"{SEED}/gold/{doc_id}")
    first = [_with_choices(m, text, doc_id, "ann") for m in mentions]
    second = [
        _with_choices(m, text, doc_id, "bob")
        for m in mentions
        if m.identifier_type == "DIRECT" or random.random() < 0.8
    ]
    return AnnotatedText(doc_id, text, {"ann": first, "bob": second})


def _with_choices(mention: GoldMention, text: str, doc_id: str, annotator: str) -> GoldMention:
    """The mention with the replacements that annotators could choose from, and their choice."""
    surface = text[mention.start : mention.end]
    options = [*_options(mention.kind, surface), "***"]
    random = Random(f"{SEED}/choice/{doc_id}/{mention.start}/{annotator}")
    chosen = options[min(len(options) - 1, int(random.random() * 1.3))]
    replacement = {
        "generalizations": {"P31": options},
        "generalization_selection": {chosen: [annotator]},
    }
    return replace(
        mention,
        entity_id=f"{annotator}-{mention.entity_id}",
        extra={"replacement": replacement},
    )


def _options(kind: str, surface: str) -> list[str]:
    options = {
        "PERSON": ["PERSON 1"],
        "LOC": ["city", "place"],
        "ORG": ["organization"],
        "DEM": ["person"],
        "QUANTITY": ["X cm"],
    }
    if kind == "DATETIME":
        return [f"{surface[-4:-1]}0s", "date"]
    return options.get(kind, [])


def _replaced(text: str, mentions: Sequence[GoldMention]) -> str:
    """The text as a tool releases it that hides names, codes and dates."""
    names = {"PERSON": "<PERSON>", "CODE": "<ID>", "DATETIME": "<DATE_TIME>"}
    for mention in reversed(mentions):
        if mention.kind in names:
            text = text[: mention.start] + names[mention.kind] + text[mention.end :]
    return text


def _partial(doc_id: str, text: str, mentions: Sequence[GoldMention]) -> dict[str, Any]:
    spans = [
        {
            "start": m.start,
            "end": m.end,
            "entity_type": m.kind,
            "label": "NO_MASK" if m.identifier_type == "NO_MASK" else "MASK",
            "span_text": text[m.start : m.end],
        }
        for m in mentions
    ]
    return {"doc_id": doc_id, "spans": spans}


def _write_background(people: Sequence[Person], folder: Path) -> None:
    """What an attacker has read: two texts about each of the people of `texts.jsonl`."""
    lines = [
        {"name": person["name"], "text": _filled(template, person)[0].strip()}
        for person in people[:BACKGROUND]
        for template in BIOGRAPHIES
    ]
    _write_lines(folder / "background.jsonl", lines)
    texts = [dict(record) for record in make_texts(80, seed=SEED)]
    _write_lines(folder / "donors.jsonl", texts)


def _write_records(people: Sequence[Person], folder: Path) -> None:
    """Old texts with the fields that people once took from them, of one holder and of three."""
    records = []
    for number, person in enumerate(people[:RECORDS]):
        text, _ = _filled(BIOGRAPHIES[0], person)
        record = {"Born": iso(person["born"]), "Education": person["school"]}
        if "spouse" in person:
            record["Spouse"] = person["spouse"]
        records.append({"id": f"page-{number + 1:03}", "text": text.strip(), "record": record})
    _write_lines(folder / "documents.jsonl", records)
    (folder / "clients").mkdir(exist_ok=True)
    for number, client in enumerate(CLIENTS):
        _write_lines(folder / "clients" / f"{client}.jsonl", records[number :: len(CLIENTS)])


def _write_registry(people: Sequence[Person], folder: Path) -> None:
    """The patients of an invented hospital, and what the columns mean."""
    columns = ("patient_id", "name", "born", "town", "nation", "job", "employer", "diagnosis")
    rows = [
        (*(person.get(column, "") for column in columns[:2]), iso(person["born"]),
         *(person.get(column, "") for column in columns[3:]))
        for person in people
    ]  # fmt: skip
    header = ("patient_id", "name", "born", "town", "nationality", "occupation", "employer",
              "diagnosis")  # fmt: skip
    _write_table(folder / "registry.csv", [header, *rows])
    types = {
        "patient_id": "code",
        "name": "name",
        "born": {"type": "date", "format": "%Y-%m-%d"},
        "town": "place",
        "nationality": "country",
        "occupation": "occupation",
        "employer": "organization",
        "diagnosis": "condition",
    }
    _write(folder / "mapping.json", json.dumps({"columns": types}, indent=2) + "\n")


def _write_lines(path: Path, records: Iterable[dict[str, Any]], *, array: bool = False) -> None:
    lines = [json.dumps(record, ensure_ascii=False) for record in records]
    if array:  # As the dumps are: one array, an entity on each line.
        _write(path, "[\n" + ",\n".join(lines) + "\n]\n")
    else:
        _write(path, "".join(f"{line}\n" for line in lines))


def _write_table(path: Path, rows: Iterable[Sequence[str]]) -> None:
    table = io.StringIO()
    csv.writer(table, lineterminator="\n").writerows(rows)
    _write(path, table.getvalue())


def _write(path: Path, text: str) -> None:
    path.write_bytes(text.encode("utf8"))


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent)
