"""`python -m spacy kanon train-indicators`: annotated texts in, trained risk indicators out."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from wasabi import msg

from ...errors import Errors, KanonError
from ...storage.output_checks import check_new_folder
from .._app import kanon_cli
from .._errors import friendly_errors
from .._options import argument, option

if TYPE_CHECKING:
    from ...detection.risk_spans import RiskIndicator
    from ...indicators.fitting import DecidedText, Said

COMPONENT = "component.json"
MASKS = "masks"


def train_indicators(
    gold: Path,
    output: Path,
    *,
    language_model: str | None = None,
    masks: Path | None = None,
    masker: str | None = None,
    index: Path | None = None,
    kb: Path | None = None,
    perturbation: bool = True,
    method: str = "best",
    recall: float = 0.95,
    window: int = 256,
    bfloat16: bool = False,
    seed: int = 0,
    force: bool = False,
) -> dict[str, Any]:
    """Train and write a folder, whole or not at all.

    gold (Path): Annotated texts: TAB, WikiReplace, DocBin, JSONL, ...
    output (Path): Folder to write.
    language_model (str | None): Masked language model: a folder, or a name as bert-base-cased.
    masks (Path | None): Masks of GOLD by a model that has not seen it (cross-validate).
    masker (str | None): The pipeline that will make such masks of new texts.
    index (Path | None): Background documents (index-documents).
    kb (Path | None): Knowledge base, whose counts are an indicator.
    perturbation (bool): Use the language model for perturbation, too (the slowest indicator).
    method (str): logistic, boosted, or best: the better one in cross-validation.
    recall (float): Share of the entities to mask that must be found.
    window (int): Sub-words of context for the language model.
    bfloat16 (bool): Let it multiply in bfloat16: faster on some processors.
    seed (int): Of the boosted trees.
    force (bool): Replace OUT if it exists.
    RETURNS (dict[str, Any]): Number of documents and spans, and for each indicator and the
        combination recall and precision over spans of documents it had not learned from.
    RAISES (KanonError): E004 for the folder; E701 for settings; E702 for the model; E704 if the
        decisions are all the same; what the reader of the format raises.
    """
    from ...formats.registry import read_texts
    from ...indicators.combination import save_combination
    from ...indicators.fitting import DecidedText, train_combination
    from ...storage.files import whole_folder
    from ...training.corpora import decided_texts

    check_new_folder(output, force=force, inputs=[gold, masks, index])
    if not (language_model or masks or index or kb):
        raise KanonError(
            Errors.E701.format(
                name="the indicators",
                expected="at least one of --language-model, --masks, --index and --kb",
                value="none",
            )
        )
    annotated = read_texts(gold)
    groups = {MASKS: _masks(masks, annotated)} if masks else {}
    texts = [DecidedText(*decided) for decided in decided_texts(annotated, groups)]
    with whole_folder(output, force=force) as folder:
        trainer = _Trainer(texts, folder, output, method, recall, seed)
        if language_model:
            trainer.language_model(
                {"model": language_model, "window": window, "bfloat16": bfloat16}, perturbation
            )
        if masks:
            trainer.masks(masker)
        if index:
            trainer.index(index)
        if kb:
            trainer.knowledge_base(kb)
        combination, trained = train_combination(
            texts,
            trainer.indications,
            method=method,  # type: ignore[arg-type]
            recall=recall,
            seed=seed,
        )
        save_combination(folder / "combination.json", combination)
        trainer.add("combination", trained.said, trained.fitted.settings)
        trainer.write_component()
    spans = sum(len(text.risky) for text in texts)
    return {"documents": len(texts), "spans": spans, "table": trainer.table}


@kanon_cli.command("train-indicators")
@friendly_errors
def train_indicators_cli(
    gold: Path = argument(train_indicators, "gold"),
    output: Path = argument(train_indicators, "output", metavar="OUT"),
    language_model: str | None = option(
        train_indicators, "language_model", "--language-model", "-m"
    ),
    masks: Path | None = option(train_indicators, "masks", "--masks"),
    masker: str | None = option(train_indicators, "masker", "--masker"),
    index: Path | None = option(train_indicators, "index", "--index"),
    kb: Path | None = option(train_indicators, "kb", "--kb"),
    perturbation: bool = option(train_indicators, "perturbation"),
    method: str = option(train_indicators, "method", "--method"),
    recall: float = option(train_indicators, "recall", "--recall", "-r"),
    window: int = option(train_indicators, "window", "--window"),
    bfloat16: bool = option(train_indicators, "bfloat16", "--bfloat16"),
    seed: int = option(train_indicators, "seed", "--seed"),
    force: bool = option(train_indicators, "force", "--force", "-f"),
) -> dict[str, Any]:
    """Train the indicators that learn, and the combination of all that are given.

    OUT/component.json is the config of the component: nlp.add_pipe("risk_indicators", config=...).
    """
    summary = train_indicators(
        gold,
        output,
        language_model=language_model or None,
        masks=masks,
        masker=masker or None,
        index=index,
        kb=kb,
        perturbation=perturbation,
        method=method,
        recall=recall,
        window=window,
        bfloat16=bfloat16,
        seed=seed,
        force=force,
    )
    msg.table(summary["table"], header=("", "recall", "precision", "chosen"), divider=True)
    msg.good(f"{summary['spans']:,} spans of {summary['documents']:,} documents: {output}")
    return {**summary, "output": output}


class _Trainer:
    """Trains one indicator after another, and collects what each says of unseen documents."""

    def __init__(
        self,
        texts: list[DecidedText],
        folder: Path,
        output: Path,
        method: str,
        recall: float,
        seed: int,
    ) -> None:
        self.texts = texts
        self.folder = folder
        self.output = output.absolute()
        self.options: dict[str, Any] = {"method": method, "recall": recall, "seed": seed}
        self.indications: dict[str, Said] = {}
        self.config: dict[str, dict[str, Any]] = {}
        self.table: list[tuple[str, str, str, str]] = []

    def language_model(self, settings: Mapping[str, Any], perturbation: bool) -> None:
        """settings (Mapping[str, Any]): Arguments of `MaskedLanguageModel`."""
        from ...indicators.fitting import train_lm_probability, tune_perturbation
        from ...indicators.lm_probability import NAME, MaskedLanguageModel
        from ...indicators.perturbation import NAME as PERTURBATION
        from ...indicators.perturbation import Perturbation, save_threshold

        model = MaskedLanguageModel(**settings)
        indicator, trained = train_lm_probability(self.texts, model, **self.options)
        indicator.classifier.save(self.folder / f"{NAME}.json", NAME)
        block = {"@misc": "spacy-kanon.LMProbability.v1", **settings}
        block["classifier"] = str(self.output / f"{NAME}.json")
        self.keep(NAME, trained.said, block, trained.fitted.settings)
        if perturbation:
            tuned, indications = tune_perturbation(Perturbation(model, 0.5), self.texts)
            save_threshold(self.folder / f"{PERTURBATION}.json", tuned.threshold)
            block = {"@misc": "spacy-kanon.Perturbation.v1", **settings}
            block["threshold"] = str(self.output / f"{PERTURBATION}.json")
            self.keep(PERTURBATION, indications, block, f"threshold {tuned.threshold:.3g}")

    def masks(self, masker: str | None) -> None:
        from ...indicators.labelling import SEQUENCE_LABELLING as NAME
        from ...indicators.labelling import make_sequence_labelling

        block = {"@misc": "spacy-kanon.SequenceLabelling.v1", "match": "overlap"}
        block |= {"model": masker} if masker else {"source": "ents"}
        self.ask(NAME, make_sequence_labelling(source=MASKS, match="overlap"), block)

    def index(self, path: Path) -> None:
        from ...indicators.web_search import NAME, make_web_search

        block = {"@misc": "spacy-kanon.WebSearch.v1", "index": str(path.absolute())}
        self.ask(NAME, make_web_search(path), block)

    def knowledge_base(self, path: Path) -> None:
        from ...indicators.kb_support import NAME, make_kb_support

        block = {"@misc": "spacy-kanon.KbSupport.v1", "kb": str(path.absolute())}
        self.ask(NAME, make_kb_support(path), block)

    def ask(self, name: str, indicator: RiskIndicator, block: Mapping[str, Any]) -> None:
        """An indicator that has nothing to learn."""
        from ...indicators.fitting import ask

        self.keep(name, ask(indicator, self.texts), block, "")

    def keep(self, name: str, indications: Said, block: Mapping[str, Any], chosen: str) -> None:
        self.indications[name] = indications
        self.config[name] = dict(block)
        self.add(name, indications, chosen)

    def add(self, name: str, indications: Said, chosen: str) -> None:
        """A row of the table."""
        pairs = [
            (indication.risky, risky)
            for text, row in zip(self.texts, indications, strict=True)
            for indication, risky in zip(row, text.risky, strict=True)
        ]
        right = sum(predicted and risky for predicted, risky in pairs)
        recall = right / max(sum(risky for _, risky in pairs), 1)
        precision = right / max(sum(predicted for predicted, _ in pairs), 1)
        self.table.append((name, f"{recall:.3f}", f"{precision:.3f}", chosen))

    def write_component(self) -> None:
        from ...formats.annotation_files import write_json

        path = str(self.output / "combination.json")
        combination = {"@misc": "spacy-kanon.LearnedCombination.v1", "path": path}
        config = {"indicators": self.config, "combination": combination}
        write_json(config, self.folder / COMPONENT)


def _masks(path: Path, texts: list[Any]) -> dict[str, list[tuple[int, int]]]:
    """Spans by document; every document has to be there."""
    from ...formats.masks import read_masks

    masks = read_masks(path)
    missing = [text.doc_id for text in texts if text.doc_id not in masks]
    if missing:
        raise KanonError(
            Errors.E600.format(
                system=path, count=len(missing), total=len(texts), doc_ids=", ".join(missing[:3])
            )
        )
    return {text.doc_id: [(span[0], span[1]) for span in masks[text.doc_id]] for text in texts}
