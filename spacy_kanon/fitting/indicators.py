"""Trains risk indicators and their combination on annotated texts."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ..detection.risk_spans import RiskIndicator
from ..errors import Errors, KanonError
from ..formats.annotation_files import write_json
from ..formats.masks import read_masks
from ..formats.registry import read_texts
from ..indicators import combination as combinations
from ..indicators import fitting, kb_support, lm_probability, web_search
from ..indicators import perturbation as perturbations
from ..indicators.labelling import SEQUENCE_LABELLING, make_sequence_labelling
from ..indicators.learning import write_learned
from ..models.language_models import MaskedLanguageModel
from ..storage.files import whole_folder
from ..training.corpora import decided_texts

COMPONENT = "component.json"
MASKS = "masks"


def train(
    gold: Path,
    output: Path,
    options: Mapping[str, Any],
    *,
    language_model: Mapping[str, Any] | None = None,  # Arguments of `MaskedLanguageModel`.
    perturbation: bool = True,
    masks: Path | None = None,
    masker: str | None = None,
    index: Path | None = None,
    kb: Path | None = None,
    force: bool = False,
) -> dict[str, Any]:
    """Train the indicators that learn, and the combination of all that are given."""
    fitting.check_recall(options["recall"])
    annotated = read_texts(gold)
    groups = {MASKS: _masks(masks, annotated)} if masks else {}
    texts = [fitting.DecidedText(*decided) for decided in decided_texts(annotated, groups)]
    given: dict[str, tuple[RiskIndicator, str, dict[str, Any]]] = {}  # Those with nothing to learn.
    if masks:
        block = {"match": "overlap", **({"model": masker} if masker else {"source": "ents"})}
        labelling = make_sequence_labelling(source=MASKS, match="overlap")
        given[SEQUENCE_LABELLING] = labelling, "SequenceLabelling", block
    if index:
        block = {"index": str(index.absolute())}
        given[web_search.NAME] = web_search.make_web_search(index), "WebSearch", block
    if kb:
        block = {"kb": str(kb.absolute())}
        given[kb_support.NAME] = kb_support.make_kb_support(kb), "KbSupport", block
    found: dict[str, fitting.Indications] = {}
    config: dict[str, dict[str, Any]] = {}
    table: list[dict[str, Any]] = []
    with whole_folder(output, force=force) as folder:

        def stored(name: str) -> tuple[Path, str]:
            """Where what an indicator learned is written, and where it will be."""
            return folder / f"{name}.json", str(output.absolute() / f"{name}.json")

        def keep(
            name: str,
            registered: str,
            block: Mapping[str, Any],
            says: fitting.Indications,
            chosen: str,
        ) -> None:
            found[name] = says
            config[name] = {"@misc": f"spacy-kanon.{registered}.v1", **block}
            table.append(_row(name, texts, says, chosen))

        if language_model:
            model = MaskedLanguageModel(**language_model)
            indicator, trained = fitting.train_lm_probability(texts, model, **options)
            file, path = stored(lm_probability.NAME)
            indicator.classifier.save(file, lm_probability.NAME)
            block = {**language_model, "classifier": path}
            chosen = trained.fitted.settings
            keep(lm_probability.NAME, "LMProbability", block, trained.indications, chosen)
        if language_model and perturbation:
            tuned, says = fitting.tune_perturbation(perturbations.Perturbation(model, 0.5), texts)
            file, path = stored(perturbations.NAME)
            write_learned(file, perturbations.NAME, {"threshold": tuned.threshold})
            block = {**language_model, "threshold": path}
            chosen = f"threshold {tuned.threshold:.3g}"
            keep(perturbations.NAME, "Perturbation", block, says, chosen)
        for name, (one, registered, block) in given.items():
            keep(name, registered, block, fitting.ask(one, texts), "")
        combination, trained = fitting.train_combination(texts, found, **options)
        file, path = stored("combination")
        combination.classifier.save(file, combinations.NAME)
        table.append(_row("combination", texts, trained.indications, trained.fitted.settings))
        combined = {"@misc": "spacy-kanon.LearnedCombination.v1", "path": path}
        write_json({"indicators": config, "combination": combined}, folder / COMPONENT)
    spans = sum(len(text.risky) for text in texts)
    return {"documents": len(texts), "spans": spans, "table": table, "output": output}


def _row(
    name: str, texts: list[fitting.DecidedText], indications: fitting.Indications, chosen: str
) -> dict[str, Any]:
    pairs = [
        (indication.risky, risky)
        for text, row in zip(texts, indications, strict=True)
        for indication, risky in zip(row, text.risky, strict=True)
    ]
    right = sum(predicted and risky for predicted, risky in pairs)
    recall = right / max(sum(risky for _, risky in pairs), 1)
    precision = right / max(sum(predicted for predicted, _ in pairs), 1)
    return {"indicator": name, "recall": recall, "precision": precision, "chosen": chosen}


def _masks(path: Path, texts: list[Any]) -> dict[str, list[tuple[int, int]]]:
    """Spans by document; every document has to be there."""
    masks = read_masks(path)
    missing = [text.doc_id for text in texts if text.doc_id not in masks]
    if missing:
        counts = {"count": len(missing), "total": len(texts)}
        raise KanonError(Errors.E600.format(system=path, doc_ids=", ".join(missing[:3]), **counts))
    return {text.doc_id: [(span[0], span[1]) for span in masks[text.doc_id]] for text in texts}
