"""Thinc models that score the options of phrases: the thesis's two framings and a third.

- "binary": a row per pair of a phrase and an option, one output, the logit of "this option is
  chosen". Options are ranked by it.
- "listwise": the rows of "binary", but the options of a phrase compete: their outputs are the
  logits of one choice among them, as people make it.
- "multiclass": a row per phrase, one output per level. The options of a phrase take the outputs of
  their levels. What an option says is not looked at.

All are linear in hashed features: with a few dozen annotated documents that is what generalizes.
The text part of rows of pairs is in the features (words, heads, groups of heads) and in the
similarity of the option to the phrase and to its context, by an encoder that can be exchanged. In
the multiclass framing the encoder's vector of the phrase is the text part.

[components.replacement_selector.model]
@architectures = "spacy-kanon.SelectionModel.v1"
framing = "listwise"
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import NDArray
from spacy.strings import get_string_id
from spacy.util import registry
from thinc.api import Model, SparseLinear_v2
from thinc.types import Floats1d

from ..errors import Errors, KanonError
from ..lang.en.lexicon import singular
from ..lang.en.rule_wordings import DECADE_SHAPE, SHAPES, shape_of
from ..lang.en.wording_rules import sort_of
from ..names import DATETIME, STAR
from .text_encoders import TextEncoder, memory_of

# Phrases with replacement options -> named features, for models that choose an option.
#
# Everything the thesis gives its models is here (Olstad, "Generation and Selection of Replacement
# Choices for Text Sanitization", 2023, sections 5.2.1 and 5.3.1): kind, number of options, level,
# star, and the strings. The strings of an option are read at three grains, because a few dozen
# annotated documents cannot teach what most words mean: the option itself, its head noun, and the
# sort of things that the head names (by WordNet, `lang/data/en.nouns`), which tells that a "singer"
# is an odd replacement for an organization even where that was never seen.

Feature = tuple[object, ...]

# Larger numbers of options and levels are rare: they share a feature.
_MANY, _MANY_FROM_END = 6, 4
_WORD = re.compile(r"\w+")
_BEFORE_HEAD_ENDS = re.compile(r" (?:of|in|for|on|from|by|with|at|to) | \(|, ")
_DURATION = re.compile(r"\b(?:year|month|week|day|season|centur|age)", re.I)


@dataclass(frozen=True, slots=True)
class Phrase:
    """A phrase to replace, and what may stand in its place."""

    text: str  # The phrase as it stands in its document.
    kind: str  # One of `names.KINDS`; others are allowed.
    # Replacements, each once, the most specific first, `names.STAR` last. The position, counted
    # from 1, is the option's level.
    options: tuple[str, ...]
    # A stretch of the document with the phrase in it, or "" where it is not known.
    context: str = ""


def pair_features(phrase: Phrase) -> Iterator[list[Feature]]:
    """The binary framing: the features of each pair of the phrase and an option, in their order."""
    classes = [option_class(option) for option in phrase.options]
    kind, count = phrase.kind, min(len(phrase.options), _MANY)
    for index, option in enumerate(phrase.options):
        level, star = min(index + 1, _MANY), option == STAR
        yield [
            ("level", level),
            ("star", star),
            ("kind", kind, "level", level),
            ("kind", kind, "star", star),
            ("count", count, "level", level),
            ("kind", kind, "count", count, "level", level),
            ("kind", kind, "from end", min(len(phrase.options) - index, _MANY_FROM_END)),
            *_string_features(phrase, index, classes, level),
        ]


def phrase_features(phrase: Phrase) -> list[Feature]:
    """The multiclass framing: the features of the phrase, blind to what its options say."""
    kind, count = phrase.kind, len(phrase.options)
    words = _words(phrase.text)
    return [
        ("kind", kind),
        ("count", count),
        ("kind", kind, "count", count),
        *(("word", word) for word in words),
        *(("last word", kind, word) for word in words[-1:]),
        ("words", kind, min(len(words), 4)),
        ("capital", kind, phrase.text[:1].isupper()),
        ("duration", kind, _is_duration(phrase)),
    ]


def _string_features(
    phrase: Phrase, index: int, classes: Sequence[str], level: int
) -> Iterator[Feature]:
    option, option_group, kind = phrase.options[index], classes[index], phrase.kind
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
    if kind == DATETIME:
        yield ("has decade", DECADE_SHAPE in classes, "class", option_group)
        yield ("is duration", _is_duration(phrase), "class", option_group)


def option_class(option: str) -> str:
    """The sort of things that an option names: "person" for "singer in Norway"."""
    unknown = "NAME" if option[:1].isupper() else "other"
    return shape_of(option) or sort_of(option_head(option)) or unknown


def option_head(option: str) -> str:
    """The head noun in the singular, lower case: "club" of "sports clubs in Norway"."""
    words = _words(_BEFORE_HEAD_ENDS.split(option)[0])
    return singular(words[-1]) if words else ""


def repeats(option: str, text: str) -> bool:
    """Whether an option says the phrase itself, as whole words in any case: it replaces nothing."""
    words, phrase = " ".join(_words(option)), " ".join(_words(text))
    return bool(phrase) and f" {phrase} " in f" {words} "


def _is_duration(phrase: Phrase) -> bool:
    return phrase.kind == DATETIME and _DURATION.search(phrase.text) is not None


def _words(text: str) -> list[str]:
    return _WORD.findall(text.lower())


BINARY, LISTWISE, MULTICLASS = "binary", "listwise", "multiclass"
FRAMINGS = (BINARY, LISTWISE, MULTICLASS)
LENGTH = 32768  # Weights per output, that features are hashed to.
LEVELS = 16  # Outputs of the multiclass framing; levels beyond share the last one.

# Scores of all options of all phrases, one after the other; shape (options,).
SelectionModel = Model[list[Phrase], Floats1d]
Keys = NDArray[np.uint64]
Values = NDArray[np.float32]
Lengths = NDArray[np.int32]
Ints = NDArray[np.int_]
# The features of a row: their keys and values.
Row = tuple[Keys, Values]

# Next to features of value 1 similarities are small: a penalty on weights hits them more.
_SIMILARITY_SCALE = 5.0


@registry.architectures("spacy-kanon.SelectionModel.v1")
def make_selection_model(
    framing: str = LISTWISE, encoder: TextEncoder | None = None
) -> SelectionModel:
    """Build a model of a framing.

    framing (str): "binary", "listwise" or "multiclass".
    encoder (Model | None): The text part, see above and `text_encoders`; None leaves it out.
    RETURNS (SelectionModel): From phrases to scores of their options.
    RAISES (KanonError): E484 for another framing.
    """
    if framing not in FRAMINGS:
        reason = f"choose one of {', '.join(FRAMINGS)}"
        raise KanonError(Errors.E484.format(setting="framing", value=framing, reason=reason))
    linear = SparseLinear_v2(nO=LEVELS if framing == MULTICLASS else 1, length=LENGTH)
    return Model(
        "selection",
        _forward,
        init=_init,
        layers=[linear] if encoder is None else [linear, encoder],
        attrs={"framing": framing},
    )


def _init(model: SelectionModel, X: list[Phrase] | None = None, Y: Floats1d | None = None) -> None:
    for layer in model.layers:
        layer.initialize()


def _forward(
    model: SelectionModel, phrases: list[Phrase], is_train: bool
) -> tuple[Floats1d, Callable[[Floats1d], list[Phrase]]]:
    outputs, backprop_linear = model.layers[0](_sparse_rows(model, phrases), is_train)
    at_row, at_output = _places(model, phrases)

    def backprop(gradient: Floats1d) -> list[Phrase]:
        d_outputs = np.zeros(outputs.shape, dtype="float32")
        np.add.at(d_outputs, (at_row, at_output), model.ops.to_numpy(gradient))
        backprop_linear(d_outputs)
        return []

    return outputs[at_row, at_output], backprop


def _places(model: SelectionModel, phrases: list[Phrase]) -> tuple[Ints, Ints]:
    """Row and column of the outputs that score each option, shape (options,)."""
    sizes = [len(phrase.options) for phrase in phrases]
    if model.attrs["framing"] != MULTICLASS:
        rows = np.arange(sum(sizes))
        return rows, np.zeros_like(rows)
    last = model.layers[0].get_dim("nO") - 1
    levels = np.array([min(level, last) for size in sizes for level in range(size)], dtype=int)
    return np.repeat(np.arange(len(sizes)), sizes), levels


def _sparse_rows(model: SelectionModel, phrases: list[Phrase]) -> tuple[Keys, Values, Lengths]:
    """What a sparse linear layer reads: all keys, their values, and keys per row."""
    framing = model.attrs["framing"]
    encoder = model.layers[1] if len(model.layers) > 1 else None
    # All that is read is fixed, so that a phrase is read once.
    memory = memory_of(encoder)
    missing = [phrase for phrase in dict.fromkeys(phrases) if (phrase, framing) not in memory]
    read = dict(zip(missing, _read(missing, framing, encoder), strict=True))
    rows = [
        row
        for phrase in phrases
        for row in (read[phrase] if phrase in read else memory[phrase, framing])
    ]
    for phrase, phrase_rows in read.items():
        memory[phrase, framing] = phrase_rows
    keys, values = [row[0] for row in rows], [row[1] for row in rows]
    return (
        np.concatenate([_NO_KEYS, *keys]),
        np.concatenate([_NO_VALUES, *values]),
        np.array([len(row) for row in keys], dtype="int32"),
    )


def _read(phrases: list[Phrase], framing: str, encoder: TextEncoder | None) -> list[list[Row]]:
    """The rows of each phrase: one per option; a single one in the multiclass framing."""
    rows_of_phrases = [_feature_rows(phrase, framing) for phrase in phrases]
    if encoder is None or not phrases:
        return rows_of_phrases
    names, encoded = (_vectors if framing == MULTICLASS else _similarities)(encoder, phrases)
    extra = iter(encoded)
    return [[_joined(row, names, next(extra)) for row in rows] for rows in rows_of_phrases]


def _joined(row: Row, names: Keys, encoded: Values) -> Row:
    """A row with what the encoder says of it; zeros say nothing."""
    keys, values = row
    nonzero = encoded != 0
    return np.concatenate([keys, names[nonzero]]), np.concatenate([values, encoded[nonzero]])


def _similarities(encoder: TextEncoder, phrases: list[Phrase]) -> tuple[Keys, Values]:
    """Scaled cosines of options with phrase and context, shape (options, 2)."""
    texts = {text for p in phrases for text in (p.text, p.context, *p.options)} - {STAR, ""}
    rows = {text: row for row, text in enumerate(sorted(texts))}
    # One more row of zeros for what is similar to nothing.
    vectors = np.pad(np.asarray(encoder.predict(list(rows))), ((0, 1), (0, 0)))
    pairs = np.array(
        [
            (rows.get(option, -1), rows.get(phrase.text, -1), rows.get(phrase.context, -1))
            for phrase in phrases
            for option in phrase.options
        ]
    )
    option, phrase, context = (vectors[column] for column in pairs.T)
    cosines = np.stack([(option * phrase).sum(axis=1), (option * context).sum(axis=1)], axis=1)
    return _SIMILARITY_KEYS, (_SIMILARITY_SCALE * cosines).astype("float32")


def _vectors(encoder: TextEncoder, phrases: list[Phrase]) -> tuple[Keys, Values]:
    """The vector of each phrase, shape (phrases, width)."""
    vectors = np.asarray(encoder.predict([phrase.text for phrase in phrases]))
    return _dimension_keys(vectors.shape[1]), vectors


def _feature_rows(phrase: Phrase, framing: str) -> list[Row]:
    named = [phrase_features(phrase)] if framing == MULTICLASS else list(pair_features(phrase))
    keys = [_keys(features) for features in named]
    return [(row, np.ones(len(row), dtype="float32")) for row in keys]


def _keys(features: Sequence[Feature]) -> Keys:
    """The distinct features as 64-bit keys."""
    names = ("\x1f".join(map(str, feature)) for feature in dict.fromkeys(features))
    return np.array([get_string_id(name) for name in names], dtype="uint64")


@cache
def _dimension_keys(width: int) -> Keys:
    return _keys([("dimension", number) for number in range(width)])


_NO_KEYS, _NO_VALUES = np.zeros(0, dtype="uint64"), np.zeros(0, dtype="float32")
_SIMILARITY_KEYS = _keys([("similar to phrase",), ("similar to context",)])
