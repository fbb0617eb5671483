"""What `evaluate` scores: mask files, pipelines, and the options that change the measure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ...errors import Errors, KanonError
from ...storage.progress import progress_bar

if TYPE_CHECKING:
    from ...evaluation.masks import Ignorable, Weighting
    from ...evaluation.span_scores import LabelledSpan
    from ...types import AnnotatedText

NO_WEIGHTS = "none"
UNIGRAM = "unigram"


def named(spec: str) -> tuple[str, str]:
    """The parts of NAME=VALUE.

    spec (str): As the command was given it.
    RETURNS (tuple[str, str]): Name and value.
    RAISES (KanonError): E608 if it is not of this form.
    """
    name, equals, value = spec.partition("=")
    if not equals or not name or not value:
        reason = "write NAME=VALUE"
        raise KanonError(Errors.E608.format(argument="system", value=spec, reason=reason))
    return name, value


def named_path(spec: str) -> tuple[str, Path]:
    """The parts of NAME=FILE.

    spec (str): As the command was given it.
    RETURNS (tuple[str, Path]): Name and file.
    RAISES (KanonError): E608 if it is not of this form.
    """
    name, value = named(spec)
    return name, Path(value)


def read_all_systems(
    files: Sequence[tuple[str, Path]], gold: Sequence[AnnotatedText]
) -> dict[str, Any]:
    """The masks of every system in the files.

    files (Sequence[tuple[str, Path]]): Name and mask file; an empty name takes the names in the
        file, or the file's stem.
    gold (Sequence[AnnotatedText]): Annotated texts.
    RETURNS (dict[str, Any]): Masks by document, by system.
    RAISES (KanonError): E609 if two systems have one name; E5xx for the files.
    """
    from ...formats.registry import read_systems

    systems: dict[str, Any] = {}
    for name, path in files:
        systems_of_file = read_systems(path, gold)
        for own_name, masks in systems_of_file.items():
            if name and name in systems_of_file and name != own_name:
                continue  # "NAME=FILE" picks one system of a file that holds several
            chosen = own_name if not name or name == own_name else name
            if name and len(systems_of_file) > 1 and name not in systems_of_file:
                chosen = f"{name}/{own_name}"
            add_system(systems, chosen, masks)
    return systems


def run_pipeline(
    spec: str, texts: Sequence[AnnotatedText], spans_key: str
) -> dict[str, list[LabelledSpan]]:
    """What a spaCy pipeline masks in the gold texts.

    From a span group the spans that are masks; from "ents" all entities, or what has to go if there
    are such decisions. Labels of other people's recognizers become kinds (`detection.label_map`).

    spec (str): A folder, a package, or blank:FACTORY.
    texts (Sequence[AnnotatedText]): What it is run on.
    spans_key (str): A span group, or "ents".
    RETURNS (dict[str, list[LabelledSpan]]): By document id.
    RAISES (KanonError): E608 if there is no such pipeline, or it does not set the span group.
    """
    from ...detection.label_map import decision_of, kind_of_label
    from ...evaluation.span_scores import LabelledSpan
    from ...names import MASK

    nlp = load_pipeline(spec)
    docs = nlp.pipe(text.text for text in texts)
    masks = {}
    for text, doc in zip(texts, progress_bar(docs, spec, total=len(texts)), strict=True):
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

    path (Path): Of any format with labels.
    gold (Sequence[AnnotatedText]): Annotated texts.
    RETURNS (Mapping[str, Sequence[LabelledSpan]]): By document id.
    RAISES (KanonError): E514 if the file holds masks without labels; E5xx.
    """
    from ...evaluation.span_scores import LabelledSpan
    from ...formats.registry import infer_format, read_texts, text_table
    from ...formats.spans import ReadOptions, check_same_text

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
    """Put one more system among the others.

    systems (dict[str, Any]): Masks by document, by system; it is changed.
    name (str): Of the system.
    masks (Any): By document.
    RAISES (KanonError): E609 if there is one of this name.
    """
    if name in systems:
        raise KanonError(Errors.E609.format(name=name))
    systems[name] = masks


def load_pipeline(spec: str) -> Any:
    """Load a pipeline, or make one of a single component.

    spec (str): A folder, a package, or blank:FACTORY.
    RETURNS (Any): The pipeline.
    RAISES (KanonError): E608 if there is none.
    """
    import spacy
    from thinc.api import ConfigValidationError

    prefix, colon, factory = spec.partition(":")
    try:
        if colon and prefix == "blank":
            nlp = spacy.blank("en")
            nlp.add_pipe(factory)
            return nlp
        return spacy.load(spec)
    except (OSError, ValueError) as error:
        if isinstance(error, (KanonError, ConfigValidationError)):
            raise
        raise KanonError(
            Errors.E608.format(argument="pipeline", value=spec, reason=str(error).strip())
        ) from error


def choose_weighting(weights: str) -> Weighting | str | None:
    """The weighting that `--weights` names.

    weights (str): "none", "unigram", or a masked language model.
    RETURNS (Weighting | str | None): What `Settings.weighting` takes.
    RAISES (KanonError): E001, E608 if the model cannot be loaded.
    """
    from ...evaluation.masks import MaskedLanguageModelWeights

    if weights == NO_WEIGHTS:
        return None
    return weights if weights == UNIGRAM else MaskedLanguageModelWeights(weights)


def choose_ignorable(path: Path | None, tagger: str, texts: Sequence[AnnotatedText]) -> Ignorable:
    """What may stay visible, as `--ignorable` and `--tagger` say.

    path (Path | None): JSON of characters and words; None takes the default.
    tagger (str): A pipeline whose tags decide instead; "" for none.
    texts (Sequence[AnnotatedText]): The gold texts.
    RETURNS (Ignorable): From a text to its ignorable characters.
    RAISES (KanonError): E500 if the file is of another form; E608 for the pipeline.
    """
    from ...evaluation.masks import DEFAULT_IGNORABLE, IgnorableWords, ignorable_by_tags
    from ...formats.annotation_files import read_json

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
