"""What do masked phrases become, and are their wordings true?

    python bench/bench_wordings.py split KB ONTOLOGY D/biographies/biographies.jsonl.gz
    python bench/bench_wordings.py draw KB ONTOLOGY D/biographies/biographies.jsonl.gz \
        --seed 2401 --phrases 300 --out bench/judgements/biographies-2401.tsv
    python bench/bench_wordings.py figures bench/judgements/biographies-2401.tsv

`split` counts what every masked phrase of a number of texts became. What only tells the kind of a
phrase ("PERSON 2", "DATE", "X", "place") is counted apart from what says something about it. `draw`
takes a random sample of phrases that are no people and no codes and writes each with its wording,
and with empty columns for a reader's judgement: is the wording true here, does the sentence read as
English, does it say something. The sentences around them, which a reader needs, go to the terminal:
the texts are not ours to copy. `figures` counts the judgements, with intervals of Wilson.
"""

import csv
import random
import re
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import spacy
from _corpora import call, read, strided
from spacy.language import Language
from spacy.tokens import Doc

from spacy_kanon.evaluation.intervals import wilson_interval
from spacy_kanon.lang.en.rule_wordings import DATE_SHAPE, PERSON_SHAPE, shape_of
from spacy_kanon.names import CODE, KANON, MASK, OMITTED, PERSON, STAR
from spacy_kanon.release.record import rewritten, span_record, with_places
from spacy_kanon.storage.files import whole_file

COLUMNS = ("kind", "phrase", "wording", "true", "grammatical", "informative", "note")
BARE = ("place", "person", "organization", "degree")
LABELS = ("person n", "[…]", "bare class", "label", "DATE", "X", "left out")
_LABEL = re.compile(r"\[[^\[\]…]+\]")  # "[phone number]"
_ONLY_X = re.compile(r"[^\w]*X\b")
_CONTEXT = 90


class Worded(NamedTuple):
    """A masked phrase, what became of it, and the new and the old text around it."""

    kind: str
    phrase: str
    wording: str
    text: str  # The wording as it stands in the new text, with its article.
    before: str
    after: str
    original: str


def pipeline(kb: Path, ontology: Path, k: int) -> Language:
    nlp = spacy.blank("en")
    nlp.add_pipe("kanon_masker", config={"kb": str(kb), "k": k})
    nlp.add_pipe("wikidata_generalizer", config={"ontology": str(ontology)})
    return nlp


def sort_of(kind: str, wording: str, text: str = "") -> str:
    """What a phrase became: one of `LABELS`, or what says something; "X" if its text has that."""
    shape = shape_of(wording)
    if _LABEL.fullmatch(text or wording):
        return "label"
    if wording == STAR or OMITTED in text:
        return OMITTED
    if shape == PERSON_SHAPE:
        return "person n"
    if shape == DATE_SHAPE:
        return "DATE"
    if kind in ("DATETIME", "QUANTITY"):
        wording = text or wording
        if _ONLY_X.match(wording) or " X" in wording:
            return "X"
        return "date that says something" if kind == "DATETIME" else "quantity in words"
    return "bare class" if wording in BARE else "class wording"


def worded(doc: Doc) -> Iterator[Worded]:
    """The masked phrases of a Doc."""
    release = rewritten(doc)
    text = release.text
    places = with_places([span_record(span) for span in doc.spans[KANON]], release)
    for span, place in zip(doc.spans[KANON], places, strict=True):
        if span.label_ != MASK or span._.replacement is None:
            continue
        start, end = place["at"]
        sides = text[max(0, start - _CONTEXT) : start], text[end : end + _CONTEXT]
        original = doc.text[max(0, span.start_char - _CONTEXT) : span.end_char + _CONTEXT]
        kind, wording = span._.risk_evidence["kind"], span._.replacement
        yield Worded(kind, span.text, wording, text[start:end], *sides, original)


def split(kb: Path, ontology: Path, texts: Path, *, k=5, documents=1000) -> None:
    nlp = pipeline(kb, ontology, k)
    found = [record["text"] for record in read(texts)]
    became: Counter[tuple[str, str]] = Counter()
    masker, generalizer = (nlp.get_pipe(name) for name in nlp.pipe_names)
    nlp(found[0])
    masking = generalizing = 0.0
    stars = without = replaced = 0
    for text in strided(found, documents):
        masking -= time.process_time()
        doc = masker(nlp.make_doc(text))
        masking += time.process_time()
        generalizing -= time.process_time()
        doc = generalizer(doc)
        generalizing += time.process_time()
        changes = doc._.kanon["generalization"]["replacements"]
        starred = sum(OMITTED in new for _, _, new in changes)
        stars += starred
        without += not starred
        replaced += len(changes)
        for phrase in worded(doc):
            sort = sort_of(phrase.kind, phrase.wording, phrase.text) if phrase.text else "left out"
            became[phrase.kind, sort] += 1
    sorts, things, saying = Counter[str](), Counter[str](), Counter[str]()
    for (kind, sort), count in became.items():
        sorts[sort] += count
        things[kind] += count
        saying[kind] += count * (sort not in LABELS)
    total, says = things.total(), saying.total()
    print(f"{min(len(found), documents):,} texts, {total:,} masked phrases, k = {k}")
    for sort, count in sorts.most_common():
        print(f"  {sort:<28} {count:>7,} {count / total:6.1%}")
    print(f"  says more than its kind      {says:>7,} {says / total:6.1%}")
    for kind in sorted(things):
        print(f"  {kind:<9} {things[kind]:>6,}  says something {saying[kind] / things[kind]:6.1%}")
    rest = [kind for kind in things if kind not in (PERSON, CODE)]
    informative, phrases = sum(saying[x] for x in rest), sum(things[x] for x in rest)
    print(f"no people, no codes: {informative:,} of {phrases:,} = {informative / phrases:.1%}")
    print(f"left out with a mark {stars:,} of {replaced:,} replacements; {without:,} texts without")
    print(f"processor time with generalization: {1 + generalizing / masking:.2f} times masking")


def draw(
    kb: Path, ontology: Path, texts: Path, *, k=5, seed=0, phrases=300, out=Path("judged.tsv")
) -> None:
    nlp = pipeline(kb, ontology, k)
    found = [record["text"] for record in read(texts)]
    chance = random.Random(seed)
    # More texts than phrases: two phrases of one text are judged alike more often than others.
    chosen = chance.sample(range(len(found)), min(phrases, len(found)))
    each = -(-phrases // len(chosen))
    rows: list[Worded] = []
    for number in sorted(chosen):
        those = [w for w in worded(nlp(found[number])) if w.kind not in (PERSON, CODE)]
        rows += chance.sample(those, min(each, len(those)))
    rows = rows[:phrases]
    with whole_file(out) as file:
        writer = csv.writer(file, delimiter="\t", lineterminator="\n")
        writer.writerow(COLUMNS)
        for row in rows:
            says = sort_of(row.kind, row.wording, row.text) not in LABELS
            phrase = " ".join(row.phrase.split())
            writer.writerow([row.kind, phrase, row.text or row.wording, "", "", int(says), ""])
    for number, row in enumerate(rows, 1):
        before, after = (" ".join(side.split()) for side in (row.before, row.after))
        print(f"{number}. {row.kind} | {' '.join(row.original.split())}")
        print(f"     => {before} [[{row.text}]] {after}")


def figures(judged: Path) -> None:
    with judged.open(encoding="utf8") as file:
        rows = list(csv.DictReader(file, delimiter="\t"))
    unjudged = sum(row["true"] not in ("0", "1") for row in rows)
    if unjudged:
        raise SystemExit(f"{unjudged} of {len(rows)} rows have no judgement: fill in 0 or 1")
    saying = [row for row in rows if row["wording"] != STAR]
    telling = [row for row in rows if row["informative"] == "1"]
    for name, column, among in (
        ("true, of those that are not ***", "true", saying),
        ("true, of those that say something", "true", telling),
        ("grammatical, of all", "grammatical", rows),
        ("informative, of all", "informative", rows),
    ):
        hits, number = sum(row[column] == "1" for row in among), max(1, len(among))
        share = hits / number
        low, high = wilson_interval(share, number)
        print(f"{name:<36} {hits:>4} of {len(among):>4} = {share:6.1%}  ({low:.1%}-{high:.1%})")


if __name__ == "__main__":
    call(__doc__, split, draw, figures)
