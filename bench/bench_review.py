"""How long does a reviewer wait for k?

    python bench/bench_review.py --kb KB --ontology ONTOLOGY --texts wikireplace/dev.json

Texts are joined until they have so many words. A command changes the wording of a mark, by turns to
each of its options and back; timed is all that the server does with it: check, apply, count, count
every option of the mark, store, and write the HTML of what has changed. CPU time of one process.
"""

from __future__ import annotations

import argparse
import json
import random
import tempfile
import time
from itertools import cycle, islice
from pathlib import Path

import numpy as np

from spacy_kanon.review.controller import Controller
from spacy_kanon.review.engine import Engine
from spacy_kanon.review.model import KEPT, MODES
from spacy_kanon.review.store import Project
from spacy_kanon.review.web.document import Seen, View, answer
from spacy_kanon.types import AnnotatedText


def measure(engine: Engine, text: str, commands: int) -> tuple[list[float], int, float]:
    """Seconds of each command, the number of marks, seconds to open the page."""
    with tempfile.TemporaryDirectory() as folder:
        project = Project(Path(folder) / "p", create=True)
        project.add_texts([AnnotatedText("text", text, {})], "-")
        project.set_machine(1, *engine.read(text))
        ann = project.add_person("ann")
        controller = Controller(project, engine, MODES["review"])
        seen = Seen()
        began = time.process_time()
        view = View(controller.session(1), controller.state(1, ann.id))
        view.signatures()
        json.dumps([view.html(number) for number in range(len(view.blocks))])
        opened = time.process_time() - began
        marks = list(view.annotation)
        random.Random(0).shuffle(marks)
        seconds = []
        for number in range(commands):
            state = controller.state(1, ann.id)
            mark = state.annotation.marks[marks[number // 2 % len(marks)].number]
            options = [KEPT, *controller.session(1).options(state.annotation, mark)]
            option = options[number % len(options)]
            command = {"do": "choose", "mark": mark.number, "all": True}
            command |= {"how": option.how, "text": option.text}
            began = time.process_time()
            outcome = controller.do(1, ann.id, command, ann, state.version)
            view = View(controller.session(1), outcome.state, outcome.count)
            json.dumps(answer(view, seen, base=state.version, selected=mark.number))
            seconds.append(time.process_time() - began)
        project.close()
    return seconds, len(marks), opened


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--kb")
    parser.add_argument("--ontology")
    parser.add_argument("--texts", type=Path, required=True)
    parser.add_argument("--commands", type=int, default=200)
    options = parser.parse_args()
    config = {} if options.kb is None else {"kb": options.kb}
    engine = Engine(config=config, generalize={"ontology": options.ontology})
    records = json.loads(options.texts.read_text(encoding="utf8"))
    words = cycle(" ".join(record["text"] for record in records).split(" "))
    for size in (2_000, 20_000):
        seconds, marks, opened = measure(engine, " ".join(islice(words, size)), options.commands)
        median, late = np.percentile(seconds, [50, 95]) * 1000
        print(
            f"{engine.population:,} people, {size:,} words, {marks:,} marks: median {median:.1f} "
            f"ms, 95 % {late:.1f} ms, to open {opened * 1000:.0f} ms"
        )


if __name__ == "__main__":
    main()
