"""Phrases with replacement options -> named features, for models that choose an option.

Everything the thesis gives its models is here (Olstad, "Generation and Selection of Replacement
Choices for Text Sanitization", 2023, sections 5.2.1 and 5.3.1): kind, number of options, level,
star, and the strings. The strings of an option are read at three grains, because a few dozen
annotated documents cannot teach what most words mean: the option itself, its head noun, and the
group of things that the head names (`data/option_heads.tsv`), which tells that a "given name" is
an odd replacement for an organization even where that was never seen.

A feature is a tuple of parts; a part that is left out ("without") becomes "", so that an ablation
changes nothing else.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from ..lang.en.inflection import singular
from ..lang.en.rule_wordings import DECADE_SHAPE, SHAPES, shape_of
from ..names import DATETIME, STAR

Feature = tuple[object, ...]

# What can be left out of the two framings, named after the columns of tables 5.1 and 5.2.
PAIR_PARTS = ("kind", "count", "level", "star", "strings")
PHRASE_PARTS = ("kind", "count", "strings")

# Larger numbers of options and levels are rare: they share a feature.
_MANY, _MANY_FROM_END = 6, 4
_WORD = re.compile(r"\w+")
_BEFORE_HEAD_ENDS = re.compile(r" (?:of|in|for|on|from|by|with|at|to) | \(|, ")
_DURATION = re.compile(r"\b(?:year|month|week|day|season|centur|age)", re.I)


@dataclass(frozen=True, slots=True)
class Phrase:
    """A phrase to replace, and what may stand in its place.

    text (str): The phrase as it stands in its document.
    kind (str): One of `names.KINDS`; others are allowed.
    options (tuple[str, ...]): Replacements, each once, the most specific first, `names.STAR`
        last. The position, counted from 1, is the option's level.
    context (str): A stretch of the document with the phrase in it, or "" where it is not known.
    """

    text: str
    kind: str
    options: tuple[str, ...]
    context: str = ""


def pair_features(phrase: Phrase, without: Sequence[str] = ()) -> Iterator[list[Feature]]:
    """The binary framing: the features of each pair of the phrase and an option, in their order.

    phrase (Phrase): The phrase with its options.
    without (Sequence[str]): Parts of `PAIR_PARTS` to leave out.
    RETURNS (Iterator[list[Feature]]): One list an option.
    """
    classes = [option_class(option) for option in phrase.options]
    kind = "" if "kind" in without else phrase.kind
    count = "" if "count" in without else _bounded(len(phrase.options))
    for index, option in enumerate(phrase.options):
        level: object = "" if "level" in without else _bounded(index + 1)
        star: object = "" if "star" in without else option == STAR
        features: list[Feature] = [
            ("level", level),
            ("star", star),
            ("kind", kind, "level", level),
            ("kind", kind, "star", star),
            ("count", count, "level", level),
            ("kind", kind, "count", count, "level", level),
        ]
        if not {"count", "level", "star"} & set(without):
            from_end = _bounded(len(phrase.options) - index, _MANY_FROM_END)
            features.append(("kind", kind, "from end", from_end))
        if "strings" not in without:
            features += _string_features(phrase, index, classes, kind, level)
        yield features


def phrase_features(phrase: Phrase, without: Sequence[str] = ()) -> list[Feature]:
    """The multiclass framing: the features of the phrase, blind to what its options say.

    phrase (Phrase): The phrase with its options.
    without (Sequence[str]): Parts of `PHRASE_PARTS` to leave out.
    RETURNS (list[Feature]): Named features.
    """
    kind = "" if "kind" in without else phrase.kind
    count = "" if "count" in without else len(phrase.options)
    features: list[Feature] = [("kind", kind), ("count", count), ("kind", kind, "count", count)]
    if "strings" not in without:
        words = _words(phrase.text)
        features += [("word", word) for word in words]
        features += [("last word", kind, word) for word in words[-1:]]
        features += [
            ("words", kind, min(len(words), 4)),
            ("capital", kind, phrase.text[:1].isupper()),
            ("duration", kind, _is_duration(phrase)),
        ]
    return features


def _string_features(
    phrase: Phrase, index: int, classes: Sequence[str], kind: str, level: object
) -> Iterator[Feature]:
    option, option_group = phrase.options[index], classes[index]
    yield ("class", option_group)
    yield ("class", option_group, "kind", kind)
    if option == STAR:
        yield ("first class", classes[0])
        yield ("first class", classes[0], "kind", kind)
    elif option_group not in SHAPES:
        head = option_head(option)
        yield ("class", option_group, "level", level)
        yield ("option", option)
        yield ("head", head)
        yield ("head", head, "kind", kind)
        for word in _words(option):
            yield ("word", word)
    if phrase.kind == DATETIME:
        yield ("has decade", DECADE_SHAPE in classes, "class", option_group)
        yield ("is duration", _is_duration(phrase), "class", option_group)


def option_class(option: str) -> str:
    """The group of things that an option names: "organization" for "political party".

    option (str): A replacement, without article.
    RETURNS (str): A group of `data/option_heads.tsv`; the form of what rules made ("decade"); or
        "name" in capitals or "other" for a head that is not in the table.
    """
    shape = shape_of(option)
    if shape is not None:
        return shape
    unknown = "NAME" if option[:1].isupper() else "other"
    return _head_groups().get(option_head(option), unknown)


def option_head(option: str) -> str:
    """The head noun in the singular, lower case: "club" of "sports clubs in Norway".

    option (str): A replacement, without article.
    RETURNS (str): "" for one without words.
    """
    words = _words(_BEFORE_HEAD_ENDS.split(option)[0])
    return singular(words[-1]) if words else ""


def repeats(option: str, text: str) -> bool:
    """Whether an option says the phrase itself, as whole words in any case: it replaces nothing.

    option (str): A replacement.
    text (str): The phrase as its document has it.
    RETURNS (bool): False for a phrase without words.
    """
    words, phrase = " ".join(_words(option)), " ".join(_words(text))
    return bool(phrase) and f" {phrase} " in f" {words} "


@cache
def _head_groups() -> dict[str, str]:
    text = (files("spacy_kanon") / "data" / "option_heads.tsv").read_text(encoding="utf8")
    rows = (line.split("\t", 1) for line in text.splitlines()[1:])
    return dict(rows)


def _is_duration(phrase: Phrase) -> bool:
    return phrase.kind == DATETIME and _DURATION.search(phrase.text) is not None


def _bounded(number: int, most: int = _MANY) -> int:
    return min(number, most)


def _words(text: str) -> list[str]:
    return _WORD.findall(text.lower())
