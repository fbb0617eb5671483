"""A small masker that misses some of what it should hide, documents to calibrate it on, and gold of
the sample texts.
"""

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import spacy
from sample_texts import sample_texts
from spacy.training import Example

from spacy_kanon.formats.tab import write_tab
from spacy_kanon.lang.en.lexicon import words_of
from spacy_kanon.training.corpora import to_training_doc
from spacy_kanon.types import AnnotatedText, GoldMention

from .commands import read_lines
from .examples import examples

FIRST = sorted(words_of("Ann Bo Cy Dee Eve Flo Gus Hal Ida Jan Kim Leo Mia Ned Oda Pia"))
LAST = sorted(words_of("Lee Ek Moe Roe Fox Day Orr Kay Ash Nye Poe Tan Ray Sun Wu Yee"))
TOWNS = sorted(words_of("Oslo Bonn Rome Cork Graz Lyon Turin Bergen Malmo Ghent Porto Basel"))
TRADES = sorted(words_of("baker welder pilot nurse tailor miner singer judge"))
# The masker learns from the first three; documents to calibrate on have all.
PATTERNS = examples(__file__)["patterns"]
KIND = {"person": "PERSON", "town": "LOC", "trade": "DEM"}
TYPE = {"person": "DIRECT", "town": "QUASI", "trade": "QUASI"}
TOK2VEC = {
    "@architectures": "spacy.HashEmbedCNN.v2",
    "pretrained_vectors": None,
    "width": 32,
    "depth": 1,
    "embed_size": 300,
    "window_size": 1,
    "maxout_pieces": 2,
    "subword_features": True,
}
TAGGER = {"@architectures": "spacy-kanon.TokenTagger.v1", "tok2vec": TOK2VEC}


def documents(count: int, seed: int, *, sentences: int = 4) -> list[AnnotatedText]:
    """Short texts about invented people, with everything to hide annotated."""
    chance = random.Random(seed)
    patterns = PATTERNS[: 3 if seed == 0 else None]
    return [_document(f"{seed}-{i}", sentences, patterns, chance) for i in range(count)]


def _document(
    doc_id: str, sentences: int, patterns: Sequence[str], chance: random.Random
) -> AnnotatedText:
    text, mentions = "", []
    for _ in range(sentences):
        values = {
            "person": f"{chance.choice(FIRST)} {chance.choice(LAST)}",
            "town": chance.choice(TOWNS),
            "trade": chance.choice(TRADES),
        }
        for part in chance.choice(patterns).split("{"):
            field, brace, after = part.partition("}")
            if not brace:
                text += part
                continue
            value, start = values[field], len(text)
            bounds = start, start + len(value)
            mentions.append(GoldMention(*bounds, KIND[field], TYPE[field], value, str(start)))
            text += value + after
        text += " "
    return AnnotatedText(doc_id, text.strip(), {"a": mentions})


def write_names(folder: Path, count: int) -> Path:
    """The names of sample texts as gold."""
    sample_texts(folder / "texts.jsonl", count=count)
    annotated = []
    for record in read_lines(folder / "texts.jsonl"):
        start = record["text"].index(record["name"])
        name = GoldMention(start, start + len(record["name"]), "PERSON", "DIRECT", "e", "m")
        annotated.append(AnnotatedText(record["id"], record["text"], {"a": [name]}))
    write_tab(annotated, folder / "gold.json")
    return folder / "gold.json"


def trained(*, steps: int = 12, kinds: bool = True, **config: Any):
    """A pipeline that has learned a little of the documents of seed 0, and these."""
    spacy.util.fix_random_seed(0)
    nlp = spacy.blank("en")
    nlp.add_pipe("kanon_tagger", config={"model": TAGGER, **config})
    examples = []
    for text in documents(12, 0):
        doc, _ = to_training_doc(text, nlp, kinds=kinds)
        examples.append(Example(nlp.make_doc(text.text), doc))
    optimizer = nlp.initialize(lambda: examples)
    optimizer.learn_rate = 0.02
    for _ in range(steps):
        nlp.update(examples, sgd=optimizer)
    return nlp, examples
