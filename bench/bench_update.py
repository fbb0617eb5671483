"""What is a training on reviewed texts worth, on those that were held out?

    python bench/bench_update.py wikireplace/dev.json --kb KB --ontology ONTOLOGY \
        --masker configs/masker_cpu.cfg --selector configs/selection_cpu.cfg

The texts are reviewed by what their annotators chose: a project of replacement choice gets, for
each phrase, the choice of most of them, every text is submitted, and then this does what `review
--update` does. Before is what the machine had masked, and the most specific replacement.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

sys.path[:0] = [str(Path(__file__).parents[1] / name) for name in ("", "scripts")]

from update_from_review import update

from spacy_kanon.review.beginning import Plan, begin
from spacy_kanon.review.desk import Desk
from spacy_kanon.review.store import people, texts


def review(desk: Desk) -> int:
    """Choose for every mark what most annotators chose. RETURNS: how many choices."""
    lead = people.person_named(desk.project, people_name(desk))
    count = 0
    for number, content in list(texts.all_contents(desk.project)):
        votes = {}
        for mention in next(iter(content.annotations.values())):
            chosen = (mention.get("replacement") or {}).get("generalization_selection") or {}
            if chosen:
                votes[mention["entity_mention_id"]] = max(chosen, key=lambda w: len(chosen[w]))
        for mark in list(desk.state(number, lead.id).sheet):
            sheet = desk.state(number, lead.id).sheet
            listed = [option.text for option in desk.bench(number).offer(sheet, mark)]
            text = votes.get(mark.source, "***")
            text = text if text in listed else listed[-1]
            command = {"do": "choose", "mark": mark.number, "how": "option", "text": text}
            desk.do(number, lead.id, command, lead, 10**9)
            count += 1
        desk.submit(number, lead.id, lead)
    return count


def people_name(desk: Desk) -> str:
    return next(person.name for person in people.people(desk.project) if person.leads)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("texts", type=Path)
    parser.add_argument("--kb")
    parser.add_argument("--ontology")
    parser.add_argument("--masker", type=Path)
    parser.add_argument("--selector", type=Path)
    parser.add_argument("--initial", type=Path)
    options = parser.parse_args()
    config = {} if options.kb is None else {"kb": options.kb}
    with tempfile.TemporaryDirectory() as folder:
        plan = Plan(mode="replacement", config=config, ontology=options.ontology)
        desk = begin(Path(folder) / "project", options.texts, plan, progress=True)
        print(f"{review(desk):,} choices")
        report = update(
            desk,
            Path(folder) / "learned",
            masker=options.masker,
            selector=options.selector,
            initial=options.initial,
        )
        desk.project.close()
    print(report["texts"])
    for part in ("masker", "selector"):
        for when, figures in report.get(part, {}).items():
            shown = ", ".join(f"{name} {value:.3f}" for name, value in figures.items())
            print(f"{part} {when}: {shown}")


if __name__ == "__main__":
    main()
