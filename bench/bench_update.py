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

from spacy_kanon.review.controller import Controller
from spacy_kanon.review.setup import LEAD_NAME, Plan, begin


def review(controller: Controller) -> int:
    """Choose for every mark what most annotators chose. RETURNS: how many choices."""
    lead = controller.project.person(LEAD_NAME)
    count = 0
    for number in [text.id for text in controller.project.texts()]:
        session = controller.session(number)
        votes = {}
        for mention in next(iter(session.content.annotations.values())):
            chosen = (mention.extra.get("replacement") or {}).get("generalization_selection")
            if chosen:
                votes[mention.mention_id] = max(chosen, key=lambda w: len(chosen[w]))
        for mark in controller.state(number, lead.id).annotation:
            annotation = controller.state(number, lead.id).annotation
            listed = [option.text for option in session.options(annotation, mark)]
            text = votes.get(mark.source, "***")
            text = text if text in listed else listed[-1]
            command = {"do": "choose", "mark": mark.number, "how": "option", "text": text}
            controller.do(number, lead.id, command, lead, 10**9)
            count += 1
        controller.submit(number, lead.id, lead)
    return count


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
        controller = begin(Path(folder) / "project", options.texts, plan, progress=True)
        print(f"{review(controller):,} choices")
        report = update(
            controller,
            Path(folder) / "learned",
            masker=options.masker,
            selector=options.selector,
            initial=options.initial,
        )
        controller.project.close()
    print(report["texts"])
    for part in ("masker", "selector"):
        for when, figures in report.get(part, {}).items():
            shown = ", ".join(f"{name} {value:.3f}" for name, value in figures.items())
            print(f"{part} {when}: {shown}")


if __name__ == "__main__":
    main()
