"""Systems scored against gold annotations."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from ...errors import Errors, KanonError
from ...names import MASK
from ...storage.output_checks import check_outputs
from ...storage.progress import progress_bar
from ..runner import load_pipeline

NO_WEIGHTS, UNIGRAM = "none", "unigram"


def compare(
    gold: Path,
    files: Sequence[tuple[str, Path]],
    settings: Any,
    *,
    pipelines: Mapping[str, str] | None = None,
    spans_key: str = "kanon",
    references: bool = False,
    baseline: str = "",
    weights: str = UNIGRAM,
    ignorable: Path | None = None,
    tagger: str = "",
    labels: bool = False,
    report: Path | None = None,
) -> Any:
    """Score systems on a gold file; the arguments are those of the command.

    files (Sequence[tuple[str, Path]]): Name and mask file of each system; an empty name takes the
        names in the file, or the file's stem.
    settings (Settings): Of the measure; weights and what is ignorable are added.
    RETURNS (Comparison): All scores of all systems.
    RAISES (KanonError): E5xx for the files, E600 to E610 if they do not fit together, E640 for the
        report's suffix.
    """
    from ...evaluation.comparison import Comparison, make_report
    from ...evaluation.mask_scores import compare_systems, evaluate_systems
    from ...evaluation.span_scores import evaluate_detection, label_confusion
    from ...formats.registry import read_texts
    from ...reports.report import check_report_path

    if report is not None:
        check_report_path(report)
    inputs = [gold, *(path for _, path in files), *([ignorable] if ignorable else [])]
    check_outputs({"--report": report}, inputs={f"the input {path}": path for path in inputs})
    texts = read_texts(gold)
    of_pipelines = {
        name: _run_pipeline(spec, texts, spans_key) for name, spec in (pipelines or {}).items()
    }
    systems = _systems(texts, files, of_pipelines, references)
    if baseline and baseline not in systems:
        raise KanonError(Errors.E607.format(name=baseline, names=", ".join(systems)))
    settings = replace(
        settings,
        weighting=_weighting(weights),
        ignorable=_ignorable(ignorable, tagger, texts),
    )
    scores = evaluate_systems(texts, systems, settings=settings)
    compared = [name for name in scores if baseline and name != baseline]
    comparison = Comparison(
        gold=_describe(texts),
        scores=scores,
        level=settings.level,
        baseline=baseline,
        differences={
            name: compare_systems(scores[baseline], scores[name], settings=settings)
            for name in compared
        },
        agreement=_agreement(texts),
    )
    if labels:
        labelled = {name or path.stem: _read_labelled(path, texts) for name, path in files}
        for name, spans in of_pipelines.items():
            if any(span.label != MASK for row in spans.values() for span in row):
                labelled[name] = spans
        sampling = {"resamples": settings.resamples, "level": settings.level, "seed": settings.seed}
        comparison = replace(
            comparison,
            detection={
                name: evaluate_detection(texts, spans, name=name, **sampling)
                for name, spans in labelled.items()
            },
            confusion={name: label_confusion(texts, spans) for name, spans in labelled.items()},
        )
    if report is not None:
        options: dict[str, object] = {"weights": weights, "tagger": tagger or None}
        make_report(comparison, options, seed=settings.seed, inputs=inputs).write(report)
    return comparison


def _systems(
    texts: Sequence[Any],
    files: Sequence[tuple[str, Path]],
    pipelines: Mapping[str, Any],
    references: bool,
) -> dict[str, Any]:
    """The masks of all systems by name, in the order given."""
    from ...evaluation.comparison import reference_systems
    from ..released_files import add_system, read_named_systems

    systems = read_named_systems(files, texts)
    marks = reference_systems(texts) if references else {}
    for name, spans in [*pipelines.items(), *marks.items()]:
        add_system(systems, name, spans)
    if not systems:
        advice = "Name mask files or pipelines, or pass --references."
        raise KanonError(
            Errors.E605.format(what="Evaluation", minimum=1, unit="system", count=0, advice=advice)
        )
    return systems


def _run_pipeline(spec: str, texts: Sequence[Any], spans_key: str) -> dict[str, list[Any]]:
    """Labelled spans that a spaCy pipeline masks in the gold texts, by document.

    From a span group the spans that are masks; from "ents" all entities, or what has to go if there
    are such decisions. Labels of other recognizers become kinds (`detection.label_map`).
    """
    from ...detection.label_map import decision_of, kind_of_label
    from ...evaluation.span_scores import LabelledSpan

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
        masks[text.doc_id] = [
            LabelledSpan(
                span.start_char, span.end_char, MASK if decides else kind_of_label(span.label_)
            )
            for span, masked in zip(spans, decisions, strict=True)
            if masked or not decides
        ]
    return masks


def _read_labelled(path: Path, gold: Sequence[Any]) -> Mapping[str, Sequence[Any]]:
    """The mentions of a file of annotated texts as labelled spans, by document.

    RAISES (KanonError): E514 if the file holds masks without labels; what its reader raises.
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


def _weighting(weights: str) -> Any:
    """What `Settings.weighting` takes. RAISES (KanonError): The model cannot be loaded."""
    from ...evaluation.masks import MaskedLanguageModelWeights

    if weights in (UNIGRAM, NO_WEIGHTS):
        return None if weights == NO_WEIGHTS else weights
    return MaskedLanguageModelWeights(weights)


def _ignorable(path: Path | None, tagger: str, texts: Sequence[Any]) -> Any:
    """What may stay visible in a mention. RAISES (KanonError): E500 if the file is of another form;
    E323 for the pipeline."""
    from ...evaluation.masks import DEFAULT_IGNORABLE, IgnorableWords, ignorable_by_tags
    from ...formats.annotation_files import read_json

    if tagger:
        docs = load_pipeline(tagger).pipe(text.text for text in texts)
        return ignorable_by_tags({t.doc_id: d for t, d in zip(texts, docs, strict=True)})
    if path is None:
        return DEFAULT_IGNORABLE
    content = read_json(path, "JSON")
    content = content if isinstance(content, dict) else {"words": None}
    words, characters = content.get("words", []), content.get("characters", "")
    if not isinstance(words, list) or not isinstance(characters, str):
        reason = 'it must be {"characters": "...", "words": [...]}'
        raise KanonError(Errors.E500.format(path=path, format="a list of words", reason=reason))
    return IgnorableWords(characters, tuple(str(word).lower() for word in words))


def _agreement(texts: Sequence[Any]) -> dict[str, dict[str, float]]:
    """Empty if no document has two annotators, or the package for alpha is not installed."""
    from ...evaluation.agreement import agreement

    if find_spec("krippendorff") is None or all(len(t.annotations) < 2 for t in texts):
        return {}
    return agreement(texts)


def _describe(texts: Sequence[Any]) -> dict[str, int]:
    mentions = [m for t in texts for marked in t.annotations.values() for m in marked]
    kinds = ("DIRECT", "QUASI", "NO_MASK")
    return {
        "documents": len(texts),
        "annotations by one person": sum(len(text.annotations) for text in texts),
        "mentions": len(mentions),
        **{kind: sum(m.identifier_type == kind for m in mentions) for kind in kinds},
    }
