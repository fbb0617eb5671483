"""Trains risk indicators and their combination on annotated texts."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ..errors import Errors, KanonError
from ..formats.annotation_files import write_json
from ..formats.masks import read_masks
from ..formats.registry import read_texts
from ..indicators import combination as combinations
from ..indicators import kb_support, lm_probability, web_search
from ..indicators import perturbation as perturbations
from ..indicators.fitting import (
    DecidedText,
    ask,
    check_recall,
    train_combination,
    train_lm_probability,
    tune_perturbation,
)
from ..indicators.labelling import SEQUENCE_LABELLING, make_sequence_labelling
from ..indicators.learning import check_method, write_learned
from ..indicators.lm_probability import MaskedLanguageModel
from ..storage.files import whole_folder
from ..training.corpora import decided_texts

COMPONENT = "component.json"
MASKS = "masks"


def train(
    gold: Path,
    output: Path,
    options: Mapping[str, Any],
    *,
    language_model: Mapping[str, Any] | None = None,
    perturbation: bool = True,
    masks: Path | None = None,
    masker: str | None = None,
    index: Path | None = None,
    kb: Path | None = None,
    force: bool = False,
) -> dict[str, Any]:
    """Train the indicators that learn, and the combination of all that are given."""
    check_method(options["method"])
    check_recall(options["recall"])
    annotated = read_texts(gold)
    groups = {MASKS: _masks(masks, annotated)} if masks else {}
    texts = [DecidedText(*decided) for decided in decided_texts(annotated, groups)]
    with whole_folder(output, force=force) as folder:
        trainer = _Trainer(texts, folder, output, options)
        if language_model:
            trainer.language_model(language_model, perturbation)
        if masks:
            trainer.masks(masker)
        if index:
            trainer.index(index)
        if kb:
            trainer.knowledge_base(kb)
        combination, trained = train_combination(texts, trainer.indications, **options)
        combination.classifier.save(folder / "combination.json", combinations.NAME)
        trainer.add("combination", trained.indications, trained.fitted.settings)
        trainer.write_component()
    spans = sum(len(text.risky) for text in texts)
    return {"documents": len(texts), "spans": spans, "table": trainer.table, "output": output}


class _Trainer:
    """Trains one indicator after another, and collects what each says of unseen documents."""

    def __init__(
        self, texts: list[Any], folder: Path, output: Path, options: Mapping[str, Any]
    ) -> None:
        self.texts = texts
        self.folder = folder
        self.output = output.absolute()
        self.options = options
        self.indications: dict[str, Any] = {}
        self.config: dict[str, dict[str, Any]] = {}
        self.table: list[dict[str, Any]] = []

    def language_model(self, settings: Mapping[str, Any], perturbation: bool) -> None:
        """settings (Mapping[str, Any]): Arguments of `MaskedLanguageModel`."""
        model = MaskedLanguageModel(**settings)
        indicator, trained = train_lm_probability(self.texts, model, **self.options)
        indicator.classifier.save(self.folder / f"{lm_probability.NAME}.json", lm_probability.NAME)
        block = {"@misc": "spacy-kanon.LMProbability.v1", **settings}
        block["classifier"] = str(self.output / f"{lm_probability.NAME}.json")
        self.keep(lm_probability.NAME, trained.indications, block, trained.fitted.settings)
        if perturbation:
            first = perturbations.Perturbation(model, 0.5)
            tuned, indications = tune_perturbation(first, self.texts)
            name = f"{perturbations.NAME}.json"
            learned = {"threshold": tuned.threshold}
            write_learned(self.folder / name, perturbations.NAME, learned)
            block = {"@misc": "spacy-kanon.Perturbation.v1", **settings}
            block["threshold"] = str(self.output / name)
            self.keep(perturbations.NAME, indications, block, f"threshold {tuned.threshold:.3g}")

    def masks(self, masker: str | None) -> None:
        block = {"@misc": "spacy-kanon.SequenceLabelling.v1", "match": "overlap"}
        block |= {"model": masker} if masker else {"source": "ents"}
        indicator = make_sequence_labelling(source=MASKS, match="overlap")
        self.ask(SEQUENCE_LABELLING, indicator, block)

    def index(self, path: Path) -> None:
        block = {"@misc": "spacy-kanon.WebSearch.v1", "index": str(path.absolute())}
        self.ask(web_search.NAME, web_search.make_web_search(path), block)

    def knowledge_base(self, path: Path) -> None:
        block = {"@misc": "spacy-kanon.KbSupport.v1", "kb": str(path.absolute())}
        self.ask(kb_support.NAME, kb_support.make_kb_support(path), block)

    def ask(self, name: str, indicator: Any, block: Mapping[str, Any]) -> None:
        """An indicator that has nothing to learn."""
        self.keep(name, ask(indicator, self.texts), block, "")

    def keep(self, name: str, indications: Any, block: Mapping[str, Any], chosen: str) -> None:
        self.indications[name] = indications
        self.config[name] = dict(block)
        self.add(name, indications, chosen)

    def add(self, name: str, indications: Any, chosen: str) -> None:
        """A row of the table."""
        pairs = [
            (indication.risky, risky)
            for text, row in zip(self.texts, indications, strict=True)
            for indication, risky in zip(row, text.risky, strict=True)
        ]
        right = sum(predicted and risky for predicted, risky in pairs)
        recall = right / max(sum(risky for _, risky in pairs), 1)
        precision = right / max(sum(predicted for predicted, _ in pairs), 1)
        row = {"indicator": name, "recall": recall, "precision": precision, "chosen": chosen}
        self.table.append(row)

    def write_component(self) -> None:
        path = str(self.output / "combination.json")
        combination = {"@misc": "spacy-kanon.LearnedCombination.v1", "path": path}
        config = {"indicators": self.config, "combination": combination}
        write_json(config, self.folder / COMPONENT)


def _masks(path: Path, texts: list[Any]) -> dict[str, list[tuple[int, int]]]:
    """Spans by document; every document has to be there."""

    masks = read_masks(path)
    missing = [text.doc_id for text in texts if text.doc_id not in masks]
    if missing:
        raise KanonError(
            Errors.E600.format(
                system=path, count=len(missing), total=len(texts), doc_ids=", ".join(missing[:3])
            )
        )
    return {text.doc_id: [(span[0], span[1]) for span in masks[text.doc_id]] for text in texts}
