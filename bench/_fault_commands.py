"""The commands that `fault_harness.py` faults, with tiny inputs for each."""

import json
from dataclasses import dataclass
from pathlib import Path

from _corpora import write_lines

ROOT = Path(__file__).parents[1]
NAMES = ("Ann Lie", "Bo Moe", "Cy Dahl", "Di Berg", "Ed Lund", "Flo Vik", "Gus Holm", "Hal Strand")
TOWNS = ("Oslo", "Bergen", "Hamar")
CLASSES = 40  # Of the small dump: its people come last.


@dataclass(frozen=True)
class Command:
    """A command, its inputs for an older and a newer run, and what it writes."""

    arguments: tuple[str, ...]  # With paths relative to the working folder.
    outputs: tuple[str, ...]  # Files or folders; a command of one input makes the same again.
    form: str = ""  # Of an output whose bytes differ from run to run: what is to be read of it.
    before: tuple[str, ...] = ()  # Arguments of a command whose outputs are inputs of this one.
    fixed: bool = False  # Whether the newer run has the inputs of the older one.


def is_whole(form: str, path: Path) -> bool:
    """Whether an output of a form can be read to its last byte."""
    import spacy

    from spacy_kanon.kb.reader import open_kb

    try:
        if form == "pipeline":
            spacy.load(path)
        elif form == "kb":
            open_kb(path, verify=True).close()
        else:
            text = path.read_text(encoding="utf8")
            is_page = form == "page" and text.rstrip().endswith(("</svg>", "</html>"))
            return is_page or json.loads(text) is not None
    except (OSError, ValueError):
        return False
    return True


def read_commands() -> dict[str, Command]:
    """Those of `fault_commands.json`, where ROOT is this repository."""
    path = Path(__file__).with_name("fault_commands.json")
    rows = json.loads(path.read_text("utf8").replace("ROOT", str(ROOT)))
    for row in rows.values():
        row |= {name: tuple(row.get(name, ())) for name in ("arguments", "outputs", "before")}
    return {name: Command(**row) for name, row in rows.items()}


COMMANDS = read_commands()


def write_inputs(folder: Path, number: int) -> None:
    """Inputs of all commands. number (int): Another one makes other texts."""
    lines, gold, records, people, spans = [], [], [], ["id,name,born,town"], []
    masks = {}
    for i, name in enumerate(NAMES):
        town, year = TOWNS[(i + number) % len(TOWNS)], 1950 + i + number
        text = f"{name} was born in {town} in {year}. He is a teacher. " * 4
        lines.append({"id": f"{name} {number}", "name": name, "text": text})
        at = text.index(town)
        marks = (0, len(name), "PERSON", "DIRECT"), (at, at + len(town), "LOC", "NO_MASK")
        fields = ("start", "end", "kind", "identifier_type")
        mentions = [dict(zip(fields, mark, strict=True)) for mark in marks]
        gold.append({"doc_id": f"d{i}", "text": text, "spans": mentions})
        masks[f"d{i}"] = [[0, len(name)]]
        gap = {"start": 0, "end": len(name), "entity_type": "PERSON", "label": "MASK"}
        spans.append({"doc_id": f"d{i}", "spans": [{**gap, "span_text": name}]})
        records.append({"id": f"d{i}", "text": text, "record": {"name": name, "born": [str(year)]}})
        people.append(f"{i},{name},{year},{town}")
    background = [{"name": line["name"], "text": line["text"]} for line in lines]
    jsonl = {"texts": lines, "gold": gold, "records": records, "people": background, "spans": spans}
    for file, values in jsonl.items():
        write_lines(folder / f"{file}.jsonl", values)
    write_lines(folder / "corpus.jsonl", [{"text": f"{number} {TOWNS[0]} " * 9}] * 60)
    (folder / "masks.json").write_text(json.dumps(masks), encoding="utf8")
    (folder / "people.csv").write_text("\n".join(people) + "\n", encoding="utf8")
    columns = {"id": "id", "name": "name", "born": "date", "town": "place"}
    (folder / "mapping.json").write_text(json.dumps({"columns": columns}), encoding="utf8")
    (folder / "pages").mkdir(exist_ok=True)
    page = f"{{{{Infobox person|birth_date={1950 + number}}}}}\nHe is a teacher.\n"
    (folder / "pages" / "a.txt").write_text(page, encoding="utf8")
    first, *entities, last = (ROOT / "examples" / "dump.json").read_text("utf8").splitlines()
    some = [line.rstrip(",") for line in (*entities[:CLASSES], *entities[-8 - number : -number])]
    array = "\n".join([first, ",\n".join(some), last])
    (folder / "dump.json").write_text(array, encoding="utf8")


def write_models(folder: Path, command: Command) -> None:
    """A pipeline that stands for a trained one, or a tagger, where a command names them."""
    import spacy

    if "trained" in command.arguments:
        nlp = spacy.blank("en")
        patterns = [{"label": "MASK_PERSON", "pattern": name} for name in NAMES]
        nlp.add_pipe("entity_ruler").add_patterns(patterns)
        nlp.to_disk(folder / "trained")
    if "recognizer" in command.arguments:
        from spacy.tokens import Span
        from spacy.training import Example
        from spacy.util import fix_random_seed

        fix_random_seed(1)
        nlp = spacy.blank("en")
        nlp.add_pipe("kanon_tagger")
        doc = nlp.make_doc(NAMES[0])
        doc.set_ents([Span(doc, 0, 2, "MASK_PERSON")])
        nlp.initialize(lambda: [Example(nlp.make_doc(NAMES[0]), doc)])
        nlp.to_disk(folder / "recognizer")
