"""Fit the weights of `spacy_kanon/lang/data/en.odds`: which capitalized ordinary words are names.

    python bench/fit_name_odds.py BIOGRAPHIES [--write]

Names: surnames of the subjects of biographies (`biographies.jsonl.gz`), of which the place is kept
and the word is drawn from the ordinary words that are surnames; the frames of `bench/names` with
names that are ordinary words; marked people of the seen and the practice half of `bench/everyday`,
and the same texts with ordinary words for their surnames; such words in short sentences and fields
(`bench/names/sentences.txt`). In the biographies and everyday texts given names become ordinary
words, too, which are no names at all: "Heat Adebayo".
No names: the other capitalized ordinary words of all these texts. What is printed is of texts,
frames and names that a model did not see.
"""

import random
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import NamedTuple

import _weights
import spacy
from _corpora import call, read
from _everyday_texts import EverydayText, parse, read_everyday
from bench_names import FOLDER as NAMES
from bench_names import fill

from spacy_kanon.components.doc_spans import analysis_of
from spacy_kanon.lang.en.bits import COMMON, FUNCTION, GIVEN, HONORIFIC, NAMES_TOO, RANKED
from spacy_kanon.lang.en.lexicon import WORDS, flags_of
from spacy_kanon.lang.en.word_use import clues
from spacy_kanon.lang.lexicon import GIVEN_AT, PART_AT, PARTS, SURNAME_AT
from spacy_kanon.text.rewriting import Replacement, rewrite

FOLDS, RARE, STRENGTH = 5, 6, 0.1
BEFORE_NAMES = HONORIFIC | FUNCTION
INFLECTED = ("plural", "finite", "participle")
TEXTS, DRAWS = 1200, 6
WEIGHTS = {"frames": 3.0, "everyday": 3.0, "biographies": 1.0, "sentences": 0.2, "given": 0.3}


class Example(NamedTuple):
    """A capitalized ordinary word. group (str): Of the text, or of the frame and the name."""

    source: str
    groups: tuple[str, ...]
    word: str
    clues: tuple[str, ...]
    is_name: bool


def capitalized(use) -> Iterator[int]:
    for i in use.capitalized:
        word = use.words[i]
        is_word = use.flags[i] & COMMON and word.isalpha() and len(word) > 1
        if is_word and word == use.low[i].capitalize() and i not in use.called:
            yield i


def ordinary_words() -> dict[str, int]:
    """The flags of each ordinary word."""
    flags = {word: flags_of(word) for word in filter(str.isalpha, WORDS.keys()) if len(word) > 1}
    return {word: flags[word] for word in flags if flags[word] & COMMON}


def names_among_words() -> list[str]:
    """Ordinary words, no "in", that are names; the frequent ones are there more than once."""
    words = {w: f for w, f in ordinary_words().items() if f & NAMES_TOO or not f & FUNCTION}
    return [w for w, f in words.items() for _ in range((f >> SURNAME_AT & 7) + (f >> GIVEN_AT & 3))]


def analysed(nlp, text: str):
    analysis = analysis_of(nlp.make_doc(text))
    return analysis.use, analysis.bounds[0]


def biographies(nlp, path: Path, draw: random.Random) -> Iterator[Example]:
    drawn = names_among_words()
    for line in islice(read(path), 0, None, 7900 // TEXTS):
        surname = line["name"].split("(")[0].split()[-1]
        word = draw.choice(drawn).capitalize()
        is_drawn = len(surname) > 3 and not flags_of(surname.lower()) & COMMON
        text = line["text"].replace(surname, word) if is_drawn else line["text"]
        use, _ = analysed(nlp, text[:3000])
        names = set(line["name"].split()) | {word}
        for i in capitalized(use):
            is_name = is_drawn and use.words[i] == word
            if is_name or (use.words[i] not in names and use.opens_sentence(i)):
                found = tuple(clues(use, i))
                yield Example("biographies", (line["id"],), use.low[i], found, is_name)


def frames(nlp) -> Iterator[Example]:
    names = [name for name in read(NAMES / "names.jsonl") if name["ordinary"]]
    for frame in read(NAMES / "frames.jsonl"):
        if frame["slot"] != "surname":
            continue
        for number, name in enumerate(names):
            filled = fill(frame, name)
            # Each third in capitals, as headings, registers and old systems have it.
            text = filled.text.upper() if number % 3 == 2 else filled.text
            use, starts = analysed(nlp, text if len(text) == len(filled.text) else filled.text)
            slots = {start for start, _ in filled.bounds}
            full = set(name["full"].split())
            for i in capitalized(use):
                is_name = starts[i] in slots
                if is_name or (number == 0 and use.words[i] not in full):
                    groups = (f"frame {frame['id']}", f"name {name['full']}" if is_name else "")
                    yield Example("frames", groups, use.low[i], tuple(clues(use, i)), is_name)


def with_surnames(texts: Sequence[EverydayText], draw: random.Random) -> Iterator[EverydayText]:
    """The texts, and each again with surnames that are ordinary words in the place of others."""
    drawn = names_among_words()
    for text in texts:
        yield text
        phrases = [p for p in text.phrases if p.kind == "PERSON"]
        words = {re.findall(r"[^\W\d_]+", text.text[p.start : p.end])[-1] for p in phrases}
        rare = sorted(w for w in words if len(w) > 2 and not flags_of(w.lower()) & COMMON)
        marks = [Replacement(a, b, f"[[{kind}:{text.text[a:b]}]]") for a, b, kind in text.phrases]
        marked = rewrite(text.text, marks, exact=True).text
        for _ in range(DRAWS) if rare else ():
            new = {word: draw.choice(drawn).capitalize() for word in rare}
            new |= {word.upper(): name.upper() for word, name in new.items()}
            found = re.compile(rf"\b(?:{'|'.join(sorted(new, key=len, reverse=True))})\b")
            yield parse(text.name, found.sub(lambda match, new=new: new[match[0]], marked))


def everyday(nlp, draw: random.Random) -> Iterator[Example]:
    for half in ("seen", "practice"):
        names = set()
        texts = read_everyday(half)
        texts += [text._replace(text=text.text.upper(), name=f"{text.name} in capitals")
                  for text in texts if len(text.text.upper()) == len(text.text)]  # fmt: skip
        for text in with_surnames(texts, draw):
            is_first = text.name not in names
            names.add(text.name)
            use, starts = analysed(nlp, text.text)
            for i in capitalized(use):
                kinds = {p.kind for p in text.phrases if p.start <= starts[i] < p.end}
                if kinds and use.flags[i] & BEFORE_NAMES and not use.flags[i] & RANKED:
                    continue  # "Our Kel", "Sister Ann": it calls no one.
                if kinds <= {"PERSON"} and (is_first or kinds):
                    found, group = tuple(clues(use, i)), text.name.removesuffix(" in capitals")
                    yield Example("everyday", (group,), use.low[i], found, bool(kinds))


def sentences(nlp, draw: random.Random) -> Iterator[Example]:
    drawn = names_among_words()
    for number, line in enumerate((NAMES / "sentences.txt").read_text("utf8").splitlines()):
        for _ in range(DRAWS if "{" in line else 1):
            name = draw.choice(drawn).capitalize()
            use, starts = analysed(nlp, line.format(name=name))
            for i in capitalized(use):
                found, is_name = tuple(clues(use, i)), starts[i] == line.find("{")
                yield Example("sentences", (f"line {number}",), use.low[i], found, is_name)


def given_names(nlp, path: Path, draw: random.Random) -> Iterator[Example]:
    """Ordinary words in the place of given names."""
    words = {w: f for w, f in ordinary_words().items() if not f & (BEFORE_NAMES | GIVEN)}
    drawn = [w for w, flags in words.items() if PARTS[flags >> PART_AT & 7] not in INFLECTED]
    lives = islice(read(path), 3, None, 7900 // TEXTS)
    texts = [(line["id"], line["text"], [line["name"].split("(")[0]]) for line in lives]
    for text in read_everyday("seen") + read_everyday("practice"):
        people = [text.text[p.start : p.end] for p in text.phrases if p.kind == "PERSON"]
        texts += [(text.name, text.text, people)] * DRAWS
    for group, text, people in texts:
        put_in = set()
        for given, *_, surname in filter(lambda name: len(name) > 1, map(str.split, people)):
            if given.isalpha() and not flags_of(given.lower()) & (COMMON | HONORIFIC):
                put_in.add(word := draw.choice(drawn).capitalize())
                text = re.sub(rf"\b{given}\b", word, text)
                text = re.sub(rf"(?<=[a-z]{{2}}\. )(?={re.escape(surname)}\b)", f"{word} ", text)
        use, _ = analysed(nlp, text[:3000])
        for i in capitalized(use):
            if use.words[i] in put_in:
                yield Example("given", (group,), use.low[i], tuple(clues(use, i)), True)


def fit(training: Sequence[Example]) -> dict[str, float]:
    sizes = Counter((e.source, e.is_name) for e in training)
    weights = [WEIGHTS[e.source] * 2000 / max(500, sizes[e.source, e.is_name]) for e in training]
    clues, names = [e.clues for e in training], [e.is_name for e in training]
    return _weights.fit(clues, names, weights, constant="", rare=RARE, strength=STRENGTH)


def fold_of(group: str) -> int:
    return int.from_bytes(group.encode(), "big") % 1_000_003 % FOLDS


def unseen_scores(examples: Sequence[Example]) -> list[tuple[Example, float]]:
    """Each example by the model of a fold in which neither its text nor its name was seen."""
    scored = []
    for fold in range(FOLDS):
        folds = [{fold_of(group) for group in e.groups if group} for e in examples]
        weights = fit([e for e, f in zip(examples, folds, strict=True) if fold not in f])
        unseen = [e for e, f in zip(examples, folds, strict=True) if f == {fold}]
        scored += [(e, _weights.score(weights, ("", *e.clues))) for e in unseen]
    return scored


def report(scored: Sequence[tuple[Example, float]]) -> None:
    for cut in (number / 10 for number in range(-2, 11)):
        row = []
        for source, is_name in sorted({(e.source, e.is_name) for e, _ in scored}):
            values = [s for e, s in scored if e.source == source and e.is_name == is_name]
            share = sum((v > cut) != is_name for v in values) / len(values)
            row.append(f"{source} {'names' if is_name else 'others'} {share:.2%}")
        print(f"{cut:+.1f} wrong: " + ", ".join(row))


def main(lives: Path, *, write=False) -> None:
    nlp = spacy.blank("en")
    examples = [*biographies(nlp, lives, random.Random(0)), *frames(nlp)]
    examples += [*everyday(nlp, random.Random(1)), *sentences(nlp, random.Random(2))]
    examples += given_names(nlp, lives, random.Random(3))
    print(Counter((e.source, e.is_name) for e in examples))
    report(unseen_scores(examples))
    if write:
        _weights.write("en.odds", fit(examples))


if __name__ == "__main__":
    call(__doc__, main)
