"""How long does a reviewer wait for k?

    python bench/bench_review.py --kb KB --ontology ONTOLOGY --texts wikireplace/dev.json
    python bench/bench_review.py --people 1750000            # lists of generated people

Texts are joined until they have so many words. A command changes the wording of a mark, by turns
to each of its options and back; what is timed is all that the server does with it: to check it, to
apply it, to count the text, to find out what every option of the mark would come to, to store it,
and to write the HTML of what has changed. With `--people` only the count is timed, on lists of
generated people, as many as a text of so many words has mentions. All times are CPU times of this
one process: what a reviewer waits for on a machine that does nothing else.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import random
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).parent.parent))

from _synthetic import People

from spacy_kanon.release.runner import Recipe
from spacy_kanon.review.bench import MODES, Reader
from spacy_kanon.review.desk import Desk
from spacy_kanon.review.model.counting import LiveCount, Part
from spacy_kanon.review.model.marks import KEPT, STARS, Mark, Sheet
from spacy_kanon.review.store import people, texts
from spacy_kanon.review.store.project import open_project
from spacy_kanon.review.web.view import Views

SIZES = (2_000, 20_000)
WORDS_A_MENTION = 4.6  # Of the biographies of wikireplace/dev.


def joined(path: Path, words: int) -> str:
    """Texts of a file, one after the other, again from the start if they are too few."""
    listed = [record["text"] for record in json.loads(path.read_text(encoding="utf8"))]
    chosen: list[str] = []
    count = 0
    while count < words:
        chosen.append(listed[len(chosen) % len(listed)])
        count += len(chosen[-1].split())
    return " ".join("\n".join(chosen).split(" ")[: words + words // 50])


def served(reader: Reader, text: str, commands: int) -> tuple[list[float], int, float]:
    """Seconds of each command, the number of marks, and seconds to open the page."""
    with tempfile.TemporaryDirectory() as folder:
        project = open_project(Path(folder) / "p", create=True)
        texts.add_texts(project, [texts.Content("text", text, {}, {})], path="-")
        machine, support, _ = reader.read(text)
        texts.set_machine(project, 1, machine, support=support)
        ann = people.add_person(project, "ann")
        texts.assign(project, [ann], 1)
        desk = Desk(project, reader, MODES["review"])
        views = Views(desk)
        began = time.process_time()
        views.page(views.sight(desk.state(1, ann.id)), ann, agreed=False)
        opened = time.process_time() - began
        marks = list(desk.state(1, ann.id).sheet)
        random.Random(0).shuffle(marks)
        seconds = []
        for number in range(commands):
            state = desk.state(1, ann.id)
            mark = state.sheet.marks[marks[number // 2 % len(marks)].number]
            options = [KEPT, *desk.bench(1).offer(state.sheet, mark)]
            option = options[number % len(options)]
            command = {"do": "choose", "mark": mark.number, "all": True}
            command |= {"how": option.how, "text": option.text}
            began = time.process_time()
            outcome = desk.do(1, ann.id, command, ann, state.version)
            sight = views.sight(outcome.state, outcome.counted)
            json.dumps(views.answer(sight, ann, base=state.version, selected=mark.number))
            seconds.append(time.process_time() - began)
        project.close()
    return seconds, len(marks), opened


def counted(population: People, words: int, commands: int) -> tuple[list[float], int, float]:
    """Seconds of each count with what every option would come to, on generated lists."""
    rng = np.random.default_rng(0)
    mentions = int(words / WORDS_A_MENTION)
    lists = [population.people(term) for term in population.document(mentions, rng, common=True)]
    ground = [Part(10 * n, 10 * n + 8, (some,)) for n, some in enumerate(lists)]
    marks = [Mark(n + 1, p.start, p.end, "LOC", n + 1, KEPT) for n, p in enumerate(ground)]
    live = LiveCount(
        ground,
        k=5,
        population=population.size,
        scope=None,
        read=lambda start, end: (),
        says=lambda mark, choice: (),
    )
    sheet = Sheet(10 * mentions).with_marks(marks)
    seconds = []
    for number in range(commands):
        mark = marks[number * 7 % len(marks)]
        began = time.process_time()
        live.count(sheet)
        live.with_choices(sheet, [mark], [KEPT, *[STARS] * 6])
        seconds.append(time.process_time() - began)
    return seconds, len(marks), 0.0


def row(name: str, words: int, result: tuple[Sequence[float], int, float]) -> None:
    seconds, marks, opened = result
    median, late = np.percentile(seconds, [50, 95]) * 1000
    print(f"{name:<26}{words:>8,}{marks:>8,}{median:>11.1f}{late:>11.1f}{opened * 1000:>12.0f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--kb")
    parser.add_argument("--ontology")
    parser.add_argument("--texts", type=Path)
    parser.add_argument("--people", type=int, help="Generated people: time the count alone")
    parser.add_argument("--commands", type=int, default=200)
    arguments = parser.parse_args()
    print(f"{platform.processor() or platform.machine()}, {os.cpu_count()} cores, one process")
    print(f"{'':<26}{'words':>8}{'marks':>8}{'median ms':>11}{'95 % ms':>11}{'open ms':>12}")
    if arguments.people:
        population = People(arguments.people, seed=0)
        for words in SIZES:
            result = counted(population, words, arguments.commands)
            row(f"{arguments.people:,} generated", words, result)
        return
    if not arguments.texts:
        parser.error("give --texts or --people")
    config = {} if arguments.kb is None else {"kb": arguments.kb}
    reader = Reader(Recipe(config=config, generalize={"ontology": arguments.ontology}))
    for words in SIZES:
        result = served(reader, joined(arguments.texts, words), arguments.commands)
        row(f"{reader.population:,} people", words, result)


if __name__ == "__main__":
    main()
