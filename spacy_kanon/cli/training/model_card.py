"""What a packaged pipeline says of itself, in the fields that spaCy's own models have: `spacy
package` makes README.md of them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

from spacy.language import Language

AUTHOR = "the spacy-kanon developers"
LIMITS = """### What it promises, and what not

All phrases that stay fit at least k people of its knowledge base together, and what looks like an
identifier and is not in the knowledge base goes. Counted are terms: a turn of phrase, an anecdote,
an ordinary word of which the knowledge base has no fact is not. Facts are taken for true. Read what
you publish, and attack it first (`python -m spacy kanon attack`)."""
SAMPLE_LIMITS = """### The knowledge base is a sample

Its people are invented, over real places, occupations and calendars. It is there to try things out:
counts against it say nothing of your readers. For anything else build one of the people that your
texts could be about (`python -m spacy kanon build-kb`)."""
TRAINED_LIMITS = """### The trained part

It hides what it learned to hide, in texts like those it was trained on. Its scores are those of the
texts named here; measure it on annotated texts of your own (`python -m spacy kanon evaluate`), and
calibrate how much it may miss (`python -m spacy kanon calibrate --catch`)."""


def write_card(
    nlp: Language,
    *,
    description: str,
    notes: Iterable[str],
    license: str,
    sources: list[dict[str, str]],
    performance: Mapping[str, Any],
) -> None:
    """Put the card into a pipeline's meta.json.

    nlp (Language): Whose `meta` is changed; what it says of scores already stays.
    description (str): One sentence.
    notes (Iterable[str]): Parts in Markdown, for the end.
    license (str): Of the pipeline.
    sources (list[dict[str, str]]): Data it is made of: name, license and url of each.
    performance (Mapping[str, Any]): Shares, by name.
    """
    card = {
        "description": description,
        "author": nlp.meta.get("author") or AUTHOR,
        "license": license,
        "sources": sources,
        "notes": "\n\n".join(notes),
    }
    nlp.meta.update({name: value for name, value in card.items() if value})
    nlp.meta["performance"] = {**(nlp.meta.get("performance") or {}), **performance}


def shares_of_scores(report: Any) -> dict[str, float]:
    """Scores of the first system of a report, as spaCy's models have them.

    report (Any): What `kanon evaluate --report NAME.json` wrote; anything else has no scores.
    RETURNS (dict[str, float]): Recall, precision and the like, by name.
    """
    systems = report.get("systems") if isinstance(report, dict) else None
    if not isinstance(systems, list) or not systems or not isinstance(systems[0], dict):
        return {}
    metrics = systems[0].get("metrics")
    values = {
        name: metric.get("value") if isinstance(metric, dict) else metric
        for name, metric in (metrics.items() if isinstance(metrics, dict) else ())
    }
    return {name: float(value) for name, value in values.items() if isinstance(value, float)}


def sample_shares(nlp: Language, *, k: int, count: int) -> dict[str, float]:
    """How a pipeline does on texts about the people of the bundled sample.

    nlp (Language): With `kanon_masker`, on the bundled sample.
    k (int): Fewest people that are enough.
    count (int): How many texts.
    RETURNS (dict[str, float]): Shares of the texts: `names_hidden`, in which no part of the name is
        left, and `k_kept`, by a second count of what is released; `tokens_kept` of all tokens.
    """
    from ...kb.reader import SAMPLE, open_kb
    from ...release.audit_run import Measure, ReleaseAuditor
    from ...release.record import rewritten
    from ...release.released_files import Released
    from ...training.sample_texts import sample_texts

    texts = list(sample_texts(count))
    docs = nlp.pipe(text["text"] for text in texts)
    released = [
        Released(text["id"], rewritten(doc).text) for text, doc in zip(texts, docs, strict=True)
    ]
    hidden = [
        not any(re.search(rf"\b{re.escape(part)}\b", text.text) for part in source["name"].split())
        for source, text in zip(texts, released, strict=True)
    ]
    with open_kb(SAMPLE) as kb:
        audit = ReleaseAuditor(kb, Measure(k=k)).audit("sample", released)
    shares = audit.tally.shares()
    return {
        "names_hidden": sum(hidden) / len(hidden),
        "k_kept": 1.0 - (shares["joint_below_k"] or 0.0),
        "tokens_kept": shares["tokens_visible"] or 0.0,
    }
