"""TAB's measures: the definitions written out literally as oracle."""

import random
import re

import pytest
import spacy
from hypothesis import given
from hypothesis import strategies as st

from spacy_kanon.evaluation.mask_scores import Settings, evaluate_masks
from spacy_kanon.evaluation.masks import CHARACTERS, WORDS, ignorable
from spacy_kanon.text.spans import merge

from ..samples import random_gold, random_spans

MEASURES = {
    "entity_recall_direct": "ent_d", "entity_recall_quasi": "ent_q", "mention_recall": "men",
    "token_recall": "tok", "mention_precision": "pmen", "token_precision": "ptok",
}  # fmt: skip
TOKENS = (*WORDS, "'s", "’s")  # the possessive is a token of its own
PIECES = ("Mr", "mr.", "MRS.", "Ms.", "Ann", "A.", "a", "B.A.", "no.", "OF", "the", "O'Or", "(an")


# The oracle: sets of characters, one loop per definition, no sharing with the code under test.
def ignored(text):
    found = {i for i, char in enumerate(text) if char in CHARACTERS}
    for word in re.finditer(r"\w+", text):
        if word[0].lower() in WORDS:
            found |= set(range(*word.span()))
    for match in re.finditer(r"['’]s\b", text):
        if match.start() and re.match(r"\w", text[match.start() - 1]):
            found |= set(range(*match.span()))
    return found


def is_right(start, end, mentions):
    around = (m for m in mentions if m.start <= start and end <= m.end)
    return any(m.identifier_type != "NO_MASK" for m in around)


def literal_scores(documents, systems):
    n = {f"{unit}{suffix}": 0 for unit in MEASURES.values() for suffix in ("", "_ok")}
    for text in documents:
        masks = merge(systems[text.doc_id])
        hidden = {i for start, end in masks for i in range(start, end)} | ignored(text.text)

        def words(start, end, text=text.text):
            return [
                (start + m.start(), start + m.end()) for m in re.finditer(r"\w+", text[start:end])
            ]

        def is_masked(start, end, hidden=hidden):
            return set(range(start, end)) <= hidden

        for mentions in text.annotations.values():
            for entity_id in dict.fromkeys(m.entity_id for m in mentions):
                entity = [m for m in mentions if m.entity_id == entity_id]
                to_mask = [m for m in entity if m.identifier_type in ("DIRECT", "QUASI")]
                if not to_mask:
                    continue
                kind = "d" if entity[0].identifier_type == "DIRECT" else "q"
                n[f"ent_{kind}"] += 1
                n[f"ent_{kind}_ok"] += all(is_masked(m.start, m.end) for m in to_mask)
                for m in entity:
                    n["men"] += 1
                    n["men_ok"] += is_masked(m.start, m.end)
                    for span in words(m.start, m.end):
                        n["tok"] += 1
                        n["tok_ok"] += is_masked(*span)
        for unit, spans in (
            ("pmen", masks),
            ("ptok", [word for start, end in masks for word in words(start, end)]),
        ):
            for start, end in spans:
                n[unit] += len(text.annotations)
                n[f"{unit}_ok"] += sum(is_right(start, end, m) for m in text.annotations.values())

    def share(name):
        return n[f"{name}_ok"] / n[name] if n[name] else float("nan")

    return {name: share(unit) for name, unit in MEASURES.items()}


@pytest.mark.parametrize("seed", range(120))
def test_equal_to_the_literal_definitions(seed):
    rng = random.Random(seed)
    documents = [random_gold(rng, f"d{i}", rng.randint(1, 4)) for i in range(4)]
    systems = {
        text.doc_id: random_spans(rng, len(text.text), rng.randint(0, 8)) for text in documents
    }
    found = evaluate_masks(documents, systems, settings=Settings(resamples=0))
    for name, value in literal_scores(documents, systems).items():
        assert found[name].value == pytest.approx(value, nan_ok=True), name


def test_what_may_stay_visible(text, left):
    region = ignorable(text)
    assert "".join(c for c, skip in zip(text, region, strict=True) if not skip) == left


def by_token(text: str) -> list[bool]:
    """TAB's rule on spaCy's tokens: a token may stay if it is one of the words."""
    ignored = [char in CHARACTERS for char in text]
    for token in spacy.blank("en")(text):
        if token.lower_ in TOKENS:
            ignored[token.idx : token.idx + len(token)] = [True] * len(token)
    return ignored


@given(st.lists(st.sampled_from(PIECES), max_size=6))
def test_words_are_the_tokens_of_spacy(pieces):
    text = " ".join(pieces)
    assert ignorable(text).tolist() == by_token(text)
