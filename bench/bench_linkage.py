"""Who is recognized after masking against linkage, by attackers that were no guides?

    python bench/bench_linkage.py wikireplace --data D --kb KB --model MINILM --json rows.json
    python bench/bench_linkage.py heldout --data D --secret --model MINILM --systems guided

For each attacker our texts are masked anew, guided by the other kinds of features only: words and
letters against an attacker of word pairs, words and pairs against one of letters, pairs and letters
against one of words, all three against topics, against vectors of a transformer (--model), a
classifier over words and these vectors (learned) and the reader who knows the rule (aware). "ours"
counts by a knowledge base (--kb), "guided" is `linkage_masker` alone, "both" is it behind the count
at k = 5.
--secret: with a secret stop of k places, by a key that is fixed here.
--guides names who guides: "latent" is no attacker but for the last two.
--masks: masks of other tools, of `make_masks.py`. --systems: which to score, by the
beginnings of their names. --json keeps the rows, and a next run makes only those that are missing.

To attack a masking of your own, or by another attacker, write the texts of a set:

    python bench/bench_linkage.py wikireplace --data D --prepare W
    python -m spacy kanon sanitize W/original.jsonl -o k5.jsonl --k 5
    python -m spacy kanon attack W/background.jsonl k5.jsonl --texts W/original.jsonl \\
        --masks W/masks.json

The sets:

- `wikireplace`: 42 summaries whose person has a public article body of at least 20 words, against
  the bodies of 405 people's articles; with the released masks, seven baselines, and the DIRECT and
  QUASI mentions of the annotator ("human").
- `heldout`: 152 actors with at least 120 words of article body. The first fifth of the sentences
  (two at least) is the text, the rest is the background.

"names and numbers masked" hides the person's own names, every capitalized word inside a sentence
and every digit: what a simple rule does.
"""

import json
import os
import re
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import KW_ONLY, dataclass
from functools import partial
from pathlib import Path
from typing import Any, Literal, NamedTuple

import spacy
from _corpora import call, masked_bounds, read, write_lines
from _everyday_texts import hidden_by
from sklearn.decomposition import TruncatedSVD
from sklearn.feature_extraction.text import TfidfVectorizer
from sklearn.metrics.pairwise import cosine_similarity
from sklearn.pipeline import make_pipeline

from spacy_kanon.evaluation import attackers
from spacy_kanon.evaluation.reidentification import Background, Target, run_attack
from spacy_kanon.linkage.build import build_background
from spacy_kanon.linkage.reader import FEATURES
from spacy_kanon.names import KANON, MASK
from spacy_kanon.text.rewriting import remove_placeholders

MIN_BACKGROUND_WORDS, MIN_ARTICLE_WORDS = 20, 120
COUNTED_FIRST = 5  # k of the count before `linkage_masker` in "both".
RULE = "names and numbers masked"
KEY = "the fixed key of bench/bench_linkage.py"  # The same stops are drawn again.
_SENTENCE = re.compile(r"(?<=[.!?])\s+|\n+")
_SIMPLE_RULE = re.compile(r"(?<=[^.!?\n] )(?:[^\W\d_a-z]\w*)|\d+")
_WORD = re.compile(r"\w+")
Texts = dict[str, str]
Masks = dict[str, list[list[int]]]


class Data(NamedTuple):
    """A set: texts of people, what else is written about people, and masks of other systems."""

    background: Texts
    texts: Texts
    masks: dict[str, Masks]


def wikireplace(data: Path) -> Data:
    source = data / "wikireplace"
    background = {
        record["doc_id"]: record["text"]
        for name in ("dev_articles", "train_articles")
        for record in read(source / f"{name}.jsonl.gz")
        if len(record["text"].split()) >= MIN_BACKGROUND_WORDS
    }
    kept = [document for document in read(source / "dev.json") if document["doc_id"] in background]
    masks: dict[str, Masks] = {"human": {d["doc_id"]: masked_bounds(d) for d in kept}}
    for name in ("greedy", "random"):
        masks[f"released {name}"] = json.loads((source / f"released_{name}.json").read_text())
    masks |= json.loads((source / "baseline_masks.json").read_text())
    return Data(background, {d["doc_id"]: d["text"] for d in kept}, masks)


def heldout(data: Path) -> Data:
    background, texts, ruled = {}, {}, {}
    for actor in read(data / "reidentification" / "actors.jsonl.gz"):
        name, article = actor["name"], actor["public_knowledge"]
        if len(article.split()) < MIN_ARTICLE_WORDS:
            continue
        sentences = list(dict.fromkeys(filter(None, _SENTENCE.split(article))))
        cut = max(2, len(sentences) // 5)
        texts[name] = " ".join(sentences[:cut])
        background[name] = " ".join(sentences[cut:])
        own = re.compile(rf"\b(?:{'|'.join(map(re.escape, name.split()))})\b")
        found = (m for pattern in (own, _SIMPLE_RULE) for m in pattern.finditer(texts[name]))
        ruled[name] = [list(match.span()) for match in found]
    return Data(background, texts, {RULE: ruled})


SETS: dict[str, Callable[[Path], Data]] = {"wikireplace": wikireplace, "heldout": heldout}


def prepare(data: Data, folder: Path) -> None:
    """Write a set, for `sanitize`, `attack` and `make_masks.py`."""
    folder.mkdir(parents=True, exist_ok=True)
    known = ({"person": name, "text": text} for name, text in data.background.items())
    write_lines(folder / "background.jsonl", known)
    texts = ({"id": name, "text": text} for name, text in data.texts.items())
    write_lines(folder / "original.jsonl", texts)
    masks = {
        system: {name: of[name] for name in data.texts if name in of}
        for system, of in data.masks.items()
    }
    (folder / "masks.json").write_text(json.dumps(masks))


class Cosine:
    """TF-IDF, what more is learned of it, and the cosine."""

    def __init__(self, *more: Any, **options: Any) -> None:
        self.reader = make_pipeline(TfidfVectorizer(sublinear_tf=True, **options), *more)

    def fit(self, background: Background) -> None:
        self.people = self.reader.fit_transform(map(" ".join, background.documents))

    def scores(self, texts: Sequence[str]) -> Any:
        clean = [remove_placeholders(text) for text in texts]
        return cosine_similarity(self.reader.transform(clean), self.people)


def make_attackers(options: "Options") -> dict[str, Callable[[], Any]]:
    """Name, and what makes it. A name may go on with a k."""
    makers: dict[str, Callable[[], Any]] = {
        "words": lambda: Cosine(token_pattern=r"\w+"),
        "pairs": lambda: Cosine(ngram_range=(1, 2), token_pattern=r"\w+"),
        "letters": lambda: Cosine(analyzer="char_wb", ngram_range=(3, 5)),
        # The first 100 singular vectors: latent semantics.
        "topics": lambda: Cosine(TruncatedSVD(100, random_state=0), token_pattern=r"\w+"),
        **{
            f"aware {k}": partial(attackers.AwareAttacker, attackers.AwareOptions(k))
            for k in options.k
        },
    }
    if options.model is not None:
        makers["vectors"] = partial(
            attackers.VectorAttacker, attackers.VectorOptions(options.model)
        )
        makers["learned"] = partial(
            attackers.LearnedAttacker, attackers.LearnedOptions(options.model)
        )
    chosen = options.attackers
    return {name: make for name, make in makers.items() if name.partition(" ")[0] in chosen}


def counted(kb: Path | None, k: int) -> Any:
    nlp = spacy.blank("en")
    if kb is not None:
        nlp.add_pipe("kanon_masker", config={"kb": str(kb), "k": k})
    return nlp


def guided(
    options: "Options", index: Path, k: int, guides: Sequence[str], kb: Path | None = None
) -> Any:
    """A pipeline with `linkage_masker`, behind `kanon_masker` if there is a knowledge base."""
    nlp = counted(kb, COUNTED_FIRST)
    makers: dict[str, dict[str, Any]] = {
        **{name: {"@misc": "spacy-kanon.TfidfLinkage.v1", "features": name} for name in FEATURES},
        "latent": {"@misc": "spacy-kanon.LatentLinkage.v1"},
    }
    config: dict[str, Any] = {"index": str(index), "k": k}
    if options.secret is not None:
        places, *_ = *options.secret, k
        config |= {"secret": places, "key": "env:KANON_BENCH_KEY"}
    config["guides"] = {name: makers[name] for name in guides}
    masker = nlp.add_pipe("linkage_masker", config=config)
    for unused in set(FEATURES) - set(guides):
        masker.guides.pop(unused, None)  # A config is merged with the default one.
    return nlp


def our_systems(
    options: "Options", index: Path, guides: Sequence[str]
) -> dict[str, Callable[[], Any]]:
    """Name, and what makes the pipeline. Settings of one tool stand behind its name and "@"."""
    systems: dict[str, Callable[[], Any]] = {}
    if options.kb is not None:
        systems = {f"ours@k={k}": partial(counted, options.kb, k) for k in options.k}
    more = "".join(f" {guide}" for guide in guides if guide not in FEATURES)
    if options.secret is not None:
        more += "=".join([" secret", *map(str, options.secret)])
    for name, kb in (("guided", None), *([("both", options.kb)] if options.kb else [])):
        for k in options.k:
            systems[f"{name}@k={k}{more}"] = partial(guided, options, index, k, guides, kb)
    return systems


def mask(texts: Texts, nlp: Any) -> Masks:
    """Masked spans of each text, the subject known."""
    group = KANON if "kanon_masker" in nlp.pipe_names else "linkage"
    masks: Masks = {}
    for name, text in texts.items():
        doc = nlp.make_doc(text)
        doc._.subject = name
        doc = nlp(doc)  # Spans are read while it is held.
        spans = [span for span in doc.spans[group] if span.label_ == MASK]
        masks[name] = [[span.start_char, span.end_char] for span in spans]
    return masks


def masked_texts(texts: Texts, masks: Masks) -> tuple[list[Target], float]:
    """Masked texts, and the share of all words that stays."""
    targets, words, kept = [], 0, 0
    for name, text in texts.items():
        hidden = hidden_by([(start, end) for start, end, *_ in masks.get(name, [])], len(text))
        seen = ("\0" if is_hidden else c for c, is_hidden in zip(text, hidden, strict=True))
        masked = re.sub("\0+", "***", "".join(seen))
        words += len(_WORD.findall(text))
        kept += len(_WORD.findall(masked))
        targets.append(Target(name, name, masked))
    return targets, kept / words


def attack(options: "Options", data: Data, folder: Path) -> None:
    people = [(name, text) for name, text in data.background.items() if text.strip()]
    texts = data.texts
    index = folder / "index"
    build_background(people, index)
    known = Background.from_pairs(people)
    others: dict[str, Masks] = {"original": {}, **data.masks}
    for path in options.masks:
        others |= json.loads(path.read_text())
    rows = json.loads(options.json.read_text()) if options.json and options.json.exists() else []
    made: dict[Any, tuple[Masks, float]] = {}  # Masks, and seconds a text.
    for attacker, make in make_attackers(options).items():
        key = {"set": options.set, "attacker": attacker}
        there = {row["system"] for row in rows if key.items() <= row.items()}
        guides = [guide for guide in options.guides if guide != attacker]
        ours = our_systems(options, index, guides)
        targets: dict[str, list[Target]] = {}
        figures: dict[str, tuple[float, float]] = {}
        for name in (*others, *ours):
            if not name.startswith(tuple(options.systems)) or name in there:
                continue
            maker = (name, *guides) if name in ours else name
            if maker not in made:
                began = time.process_time()
                masks = mask(texts, ours[name]()) if name in ours else others[name]
                made[maker] = masks, (time.process_time() - began) / len(texts)
            masks, seconds = made[maker]
            targets[name], kept = masked_texts(texts, masks)
            figures[name] = kept, seconds
        for score in run_attack(known, targets, make) if targets else ():
            if score.system in targets:
                (kept, seconds), (low, high) = figures[score.system], score.interval
                shares = {"kept": kept, "recognized": score.recognized, "low": low, "high": high}
                shares["first five"] = score.top[5]
                rows.append({**key, "system": score.system, **shares, "seconds": seconds})
                print(attacker, score.system, *(f"{share:.3f}" for share in shares.values()))
        if options.json is not None:
            options.json.write_text(json.dumps(rows, indent=1) + "\n")
    print(f"{options.set}: {len(texts)} texts, {len(known.people)} people")


@dataclass
class Options:
    """secret: So many places of a stop, k of them if it is given without a number."""

    set: Literal[tuple(SETS)]
    _: KW_ONLY
    data: Path
    prepare: Path | None = None
    k: str = "2,5,10,20"
    attackers: str = "aware,words,pairs,letters,topics,vectors,learned"
    guides: str = ",".join(FEATURES)
    systems: str = ""
    masks: Sequence[Path] = ()
    kb: Path | None = None
    model: str | None = None
    json: Path | None = None
    secret: Sequence[int] | None = None


def main() -> None:
    options = call(__doc__, Options)
    for name in ("k", "attackers", "guides", "systems"):
        setattr(options, name, getattr(options, name).split(","))
    options.k = list(map(int, options.k))
    os.environ["KANON_BENCH_KEY"] = KEY
    data = SETS[options.set](options.data)
    if options.prepare is not None:
        prepare(data, options.prepare)
        return
    with tempfile.TemporaryDirectory() as folder:
        attack(options, data, Path(folder))


if __name__ == "__main__":
    main()
