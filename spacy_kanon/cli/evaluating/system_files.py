"""What `evaluate` scores: mask files, pipelines, and the options that change the measure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ...errors import Errors, KanonError

if TYPE_CHECKING:
    from ...evaluation.metrics.ignorable import Ignorable
    from ...evaluation.metrics.span_scores import LabelledSpan
    from ...evaluation.metrics.token_weights import Weighting
    from ...types import AnnotatedText

NO_WEIGHTS = "none"
UNIGRAM = "unigram"


def named(spec: str) -> tuple[str, str]:
    name, equals, value = spec.partition("=")
    if not equals or not name or not value:
        reason = "write NAME=VALUE"
        raise KanonError(Errors.E608.format(argument="system", value=spec, reason=reason))
    return name, value


def named_path(spec: str) -> tuple[str, Path]:
    name, value = named(spec)
    return name, Path(value)


def read_all_systems(
    files: Sequence[tuple[str, Path]], gold: Sequence[AnnotatedText]
) -> dict[str, Any]:
    """The masks of every system in the files, by name. RAISES (KanonError): E609, E5xx."""
    from ...corpus.formats.registry import read_systems

    systems: dict[str, Any] = {}
    for name, path in files:
        found = read_systems(path, gold)
        for own_name, masks in found.items():
            if name and name in found and name != own_name:
                continue  # "NAME=FILE" picks one system of a file that holds several
            chosen = own_name if not name or name == own_name else name
            if name and len(found) > 1 and name not in found:
                chosen = f"{name}/{own_name}"
            add_system(systems, chosen, masks)
    return systems


def run_pipeline(
    spec: str, texts: Sequence[AnnotatedText], spans_key: str
) -> dict[str, list[LabelledSpan]]:
    """What a spaCy pipeline masks in the gold texts.

    From a span group the spans that are masks; from "ents" all entities, or what has to go if there
    are such decisions. Labels of other people's recognizers become kinds (`detection.label_map`).
    RAISES (KanonError): E608 if there is no such pipeline, or it does not set the span group.
    """
    from tqdm import tqdm

    from ...detection.label_map import decision_of, kind_of_label
    from ...evaluation.metrics.span_scores import LabelledSpan
    from ...names import MASK

    nlp = load_pipeline(spec)
    docs = nlp.pipe(text.text for text in texts)
    masks = {}
    for text, doc in zip(texts, tqdm(docs, spec, len(texts), disable=None), strict=True):
        if spans_key != "ents" and spans_key not in doc.spans:
            reason = f"{spec} does not set doc.spans[{spans_key!r}]"
            raise KanonError(
                Errors.E608.format(argument="spans_key", value=spans_key, reason=reason)
            )
        spans = list(doc.ents if spans_key == "ents" else doc.spans[spans_key])
        decisions = [decision_of(span.label_) for span in spans]
        decides = spans_key != "ents" or any(decision is not None for decision in decisions)
        chosen = [s for s, masked in zip(spans, decisions, strict=True) if masked or not decides]
        masks[text.doc_id] = [
            LabelledSpan(
                span.start_char,
                span.end_char,
                MASK if decides else kind_of_label(span.label_),
            )
            for span in chosen
        ]
    return masks


def read_labelled(
    path: Path, gold: Sequence[AnnotatedText]
) -> Mapping[str, Sequence[LabelledSpan]]:
    """The mentions of a file of annotated texts as labelled spans, whoever marked them.

    RAISES (KanonError): E514 if the file holds masks without labels; E5xx.
    """
    from ...corpus.formats.offsets import check_same_text
    from ...corpus.formats.registry import infer_format, read_texts, text_table
    from ...corpus.formats.span_labels import ReadOptions
    from ...evaluation.metrics.span_scores import LabelledSpan

    if infer_format(path) == "masks":
        raise KanonError(Errors.E514.format(path=path))
    table = text_table(gold)
    texts = read_texts(path, options=ReadOptions(texts=table))
    for text in texts:
        check_same_text(text.doc_id, table.get(text.doc_id, text.text), text.text, path)
    return {
        text.doc_id: [
            LabelledSpan(mention.start, mention.end, mention.kind)
            for mentions in text.annotations.values()
            for mention in mentions
        ]
        for text in texts
    }


def add_system(systems: dict[str, Any], name: str, masks: Any) -> None:
    if name in systems:
        raise KanonError(Errors.E609.format(name=name))
    systems[name] = masks


def load_pipeline(spec: str) -> Any:
    import spacy

    prefix, colon, factory = spec.partition(":")
    try:
        if colon and prefix == "blank":
            nlp = spacy.blank("en")
            nlp.add_pipe(factory)
            return nlp
        return spacy.load(spec)
    except (OSError, ValueError) as error:
        if isinstance(error, KanonError):
            raise
        raise KanonError(
            Errors.E608.format(argument="pipeline", value=spec, reason=str(error).strip())
        ) from error


def choose_weighting(weights: str) -> Weighting | str | None:
    from ...evaluation.metrics.token_weights import MaskedLanguageModelWeights

    if weights == NO_WEIGHTS:
        return None
    return weights if weights == UNIGRAM else MaskedLanguageModelWeights(weights)


def choose_ignorable(path: Path | None, tagger: str, texts: Sequence[AnnotatedText]) -> Ignorable:
    from ...corpus.formats.annotation_files import read_json
    from ...evaluation.metrics.ignorable import DEFAULT_IGNORABLE, IgnorableWords, ignorable_by_tags

    if tagger:
        nlp = load_pipeline(tagger)
        docs = nlp.pipe(text.text for text in texts)
        return ignorable_by_tags({t.doc_id: d for t, d in zip(texts, docs, strict=True)})
    if path is None:
        return DEFAULT_IGNORABLE
    content = read_json(path, "JSON")
    words = content.get("words", []) if isinstance(content, dict) else None
    characters = content.get("characters", "") if isinstance(content, dict) else None
    if not isinstance(words, list) or not isinstance(characters, str):
        reason = 'it must be {"characters": "...", "words": [...]}'
        raise KanonError(Errors.E500.format(path=path, format="a list of words", reason=reason))
    return IgnorableWords(characters, tuple(str(word).lower() for word in words))
