"""Names, ages, dates and numbers that stay visible: frames x names, forms, spoken and hidden forms.

    python bench/bench_names.py [FOLDER] [--every 20] [--settings default hipaa-safe-harbor ...]

FOLDER holds `frames.jsonl`, `names.jsonl`, `forms.jsonl` and `spoken.jsonl` (`bench/names` by
default; all people are invented). Each frame is filled with each name, `--every` takes every n-th
pair, `--errors` shows so many of each sort. A name is released if a letter of it stays where the
frame put it. A frame has evidence (`beside`) if a title, greeting, label, header, signature or
given name stands beside the name. A form is released if a word of two letters or a digit of what
must go stays.
"""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import spacy
from _corpora import call, read
from _everyday_texts import hidden_by
from spacy.language import Language

from spacy_kanon.release.profiles import read_profile
from spacy_kanon.release.record import rewritten
from spacy_kanon.text.rewriting import Replacement, rewrite

FOLDER = Path(__file__).parent / "names"
SETTINGS = ("default", "hipaa-safe-harbor", "gdpr-strict", "legal")
_SLOT = re.compile(r"\{(name|full)\}")
_WORD = re.compile(r"&#?\w+;|[^\W_]+")  # An entity is no word: "&nbsp;".


class Filled(NamedTuple):
    """A frame with a name in it: its text, the bounds of the name, and what counts it."""

    text: str
    bounds: list[tuple[int, int]]
    group: tuple[bool, bool]  # Whether the name is an ordinary word, has evidence beside it.
    frame: str


def pipeline(setting: str) -> Language:
    """The masker from its defaults, or with a profile."""
    parts = {} if setting == "default" else read_profile(setting).settings["components"]
    nlp = spacy.blank("en")
    nlp.add_pipe("kanon_masker", config=parts.get("kanon_masker", {}))
    return nlp


def _broken(written: str, sign: str) -> str:
    """A name with a line end in its longest word."""
    word = max(re.findall(r"[^\W\d_]+", written), key=len)
    half = len(word) // 2
    return written.replace(word, f"{word[:half]}{sign}\n{word[half:]}", 1)


_FORMS = {
    "upper": str.upper,
    "lower": str.lower,
    "split": lambda written: _broken(written, "-"),
    "quoted": lambda written: _broken(written, "="),
    "csv": lambda written: written.replace(", ", ","),
}


def fill(frame: dict, name: dict) -> Filled:
    """Put a name into a frame; only `{name}` is looked at, `{full}` is there to be known from."""
    name = name | {"reversed": f"{name['surname']}, {name['given']}"}
    form = _FORMS.get(frame.get("form", ""), str)
    slots, matches = [], list(_SLOT.finditer(frame["text"]))
    for match in matches:
        written = name[frame["slot"]] if match[1] == "name" else name["full"]
        if match[1] == "name" or frame.get("form") in ("upper", "lower"):
            written = form(written)
        slots.append(Replacement(*match.span(), written))
    filled = rewrite(frame["text"], slots, exact=True)
    places = zip(filled.starts, slots, matches, strict=True)
    bounds = [(start, start + len(s.text)) for start, s, match in places if match[1] == "name"]
    # The given name of a person is hardly ever an ordinary word.
    ordinary = name["ordinary"] and frame["slot"] == "surname"
    group = ordinary, frame["beside"] or "{full}" in frame["text"]
    return Filled(filled.text, bounds, group, frame["id"])


def pairs(folder: Path, every: int) -> Iterator[Filled]:
    names = list(read(folder / "names.jsonl"))
    for i, frame in enumerate(read(folder / "frames.jsonl")):
        # A stride that does not divide the number of names: each frame gets other names.
        for name in names[i % every :: every]:
            yield fill(frame, name)


def visible(nlp: Language, text: str, bounds: Sequence[tuple[int, int]]) -> bool:
    """Whether a letter or digit within some bounds stays."""
    masks = [(part.start, part.end) for part in rewritten(nlp(text)).replacements]
    hidden = hidden_by(masks, len(text))
    return any(
        text[at].isalnum() and not hidden[at] for start, end in bounds for at in range(start, end)
    )


def stays(nlp: Language, item: dict) -> bool:
    """Whether a word or digit of what must go stays, anywhere in the text."""
    text = item["text"]
    words = [
        match.span()
        for phrase in item["must_go"]
        for found in re.finditer(re.escape(phrase), text)
        for match in _WORD.finditer(text, *found.span())
        if match[0][0] != "&" and (len(match[0]) > 1 or match[0].isdigit())
    ]
    return visible(nlp, text, words)


def main(folder: Path = FOLDER, *, every=1, settings: Sequence[str] = SETTINGS, errors=0) -> None:
    for setting in settings:
        nlp = pipeline(setting)
        counts, released, shown = Counter(), Counter(), Counter()
        for filled in pairs(folder, every):
            counts[filled.group] += 1
            if visible(nlp, filled.text, filled.bounds):
                released[filled.group] += 1
                shown[filled.frame] += 1
                if errors and shown[filled.frame] <= 1 and sum(shown.values()) < 10**4:
                    print("  ", filled.group, filled.frame, repr(filled.text[:150]))
        for group, name in (
            ((False, False), "no ordinary word, no evidence beside it"),
            ((False, True), "no ordinary word, evidence"),
            ((True, True), "ordinary word, evidence"),
            ((True, False), "ordinary word, no evidence"),
        ):
            share = released[group] / max(1, counts[group])
            print(f"{setting}: {name}: {released[group]:,} of {counts[group]:,} ({share:.2%})")
        for file in ("forms", "spoken"):
            items = list(read(folder / f"{file}.jsonl"))
            left = [item for item in items if stays(nlp, item)]
            print(f"{setting}: {file}: {len(left)} of {len(items)}", flush=True)
            if errors:
                print(*(f"   {item['id']} {item['text']!r} {nlp(item['text'])._.masked_text!r}"
                        for item in left[: errors]), sep="\n")  # fmt: skip


if __name__ == "__main__":
    call(__doc__, main)
