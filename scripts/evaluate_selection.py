"""Scores of the baselines and of learned selectors of replacements: the figures of the thesis.

As in chapters 4 and 5 of Olstad's thesis. An item is a `ReplacementChoice`: options, the most
specific first, and votes. A ranking are indices of options, the best first; it may leave options
out. Gold is string-coded (the chosen option) or level-coded (its position in its list, from 1);
each figure says which, and they differ (the thesis's tables 5.3 and 5.4 do one each). The majority
option is the one with most votes, of equals the more specific.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import numpy as np
from spacy import util
from spacy.language import Language
from spacy.schemas import ConfigSchemaTraining
from thinc.api import Config, fix_random_seed

from spacy_kanon.cli._util import Arg, Opt, pairs_of, script_command
from spacy_kanon.components.replacement_selector import ReplacementSelector
from spacy_kanon.errors import Errors, KanonError, too_few
from spacy_kanon.evaluation.agreement import Table, light_kappa
from spacy_kanon.evaluation.intervals import (
    RESAMPLES,
    Array,
    Score,
    plain,
    ratio,
    score_with_interval,
)
from spacy_kanon.formats.registry import read_texts
from spacy_kanon.formats.wikireplace import ReplacementChoice, replacement_choices
from spacy_kanon.models.selection_model import Phrase
from spacy_kanon.release.runner import load_pipeline
from spacy_kanon.storage.progress import progress_bar
from spacy_kanon.training.corpora import to_replacement_example
from spacy_kanon.types import AnnotatedText

Items = Sequence[ReplacementChoice]
Rankings = Sequence[Sequence[int]]  # Per item the indices of its options, the best first.


def evaluate_selection(
    gold: Annotated[Path, Arg(help="WikiReplace: documents with options and choices")],
    configs: Annotated[
        list[str] | None,
        Arg(metavar="[NAME=PATH]...", help="Trained pipelines with a selector, or configs"),
    ] = None,
    framing: Annotated[list[str], Opt("--framing", help="Framings to train each config in")] = [
        "listwise",
        "binary",
        "multiclass",
    ],
    folds: Annotated[
        int, Opt("--folds", help="Of the cross-validation, over documents; 0: over annotators")
    ] = 10,
    resamples: Annotated[
        int, Opt("--resamples", help="Of the bootstrap over documents")
    ] = RESAMPLES,
) -> dict[str, Any]:
    """Print the figures of the thesis for the baselines and for learned selectors.

    Agreement of the annotators; accuracy against the majority and against any annotator, and mean
    reciprocal rank, with intervals over documents and per kind. Selectors of a config are trained
    anew for each fold, or for each annotator that is left out; that of a trained pipeline is scored
    as it is: give documents it has not seen.
    """
    named = {name: Path(path) for name, path in pairs_of(configs or (), "configs")}
    return selection_report(gold, named, framings=framing, folds=folds, resamples=resamples)


def selection_report(
    gold: Path,
    configs: Mapping[str, Path],
    *,
    framings: Sequence[str] = ("listwise", "binary", "multiclass"),
    folds: int = 10,
    resamples: int = RESAMPLES,
) -> dict[str, Any]:
    """Score the baselines, trained selectors, and selectors trained by each config in each framing.

    RETURNS (dict): "agreement" and per system its scores, in plain values.
    RAISES (KanonError): E003, E323, E483, E484, E504, E605, E608; what the reader raises.
    """
    texts = read_texts(gold)
    every = selection_items(texts)
    # All are read before the first is trained: a mistake in the last one costs nothing.
    trained = {name: load_selector(path) for name, path in configs.items() if path.is_dir()}
    jobs = [
        (f"{name} {framing}", read_selection_config(path, framing))
        for name, path in configs.items()
        if name not in trained
        for framing in framings
    ]
    fold_of = folds_of(texts, folds)
    items = [item for item in every if fold_of[item.doc_id] is not None]
    systems = {
        "first level": _scores(items, first_level_rankings(items), resamples),
        "table": _scores(items, cross_validate_table(every, fold_of), resamples),
    }
    held_out = [text for text in texts if fold_of[text.doc_id] is not None]
    for name, selector in trained.items():
        systems[name] = _scores(items, predict_selection(held_out, selector).rankings, resamples)
    for name, config in jobs:
        predictions = cross_validate(texts, config, fold_of, name=name)
        systems[name] = _scores(items, predictions.rankings, resamples)
    return {
        "documents": len(held_out),
        "phrases": len(items),
        "folds": folds,
        "agreement": _agreement(every),
        "systems": systems,
    }


def _agreement(items: Sequence[ReplacementChoice]) -> dict[str, float] | None:
    """Light's kappas, or None where no phrase has two annotators."""
    several = any(len([n for names in item.votes.values() for n in names]) > 1 for item in items)
    return selection_agreement(items) if several else None


def _scores(
    items: Sequence[ReplacementChoice], rankings: Rankings, resamples: int
) -> dict[str, Any]:
    by_kind = score_by_kind(items, rankings, resamples=resamples)
    return {
        **score_selection(items, rankings, resamples=resamples).to_dict(),
        "kinds": {kind: scores.to_dict() for kind, scores in by_kind.items()},
    }


class SelectionScores(NamedTuple):
    """Shares of items by string-coded gold (table 5.3 and 5.6)."""

    items: int
    accuracy_majority: Score  # The first option is the majority option.
    accuracy_any: Score  # The first option was chosen by an annotator.
    # Mean of 1 / rank of the majority option, 0 where it is not ranked.
    mean_reciprocal_rank: Score

    def to_dict(self) -> dict[str, Any]:
        """Plain values; None where undefined."""
        return dict(plain(self))


def score_selection(
    items: Items, rankings: Rankings, *, resamples: int = RESAMPLES, seed: int = 0
) -> SelectionScores:
    """Score rankings, with intervals over documents. An empty ranking counts as wrong."""
    if not items:
        advice = "Give mentions with replacement choices."
        raise too_few("Scoring rankings", "item", advice)
    rows = {doc_id: row for row, doc_id in enumerate(dict.fromkeys(item.doc_id for item in items))}
    counts = np.zeros((len(rows), 4))
    for item, ranking in zip(items, rankings, strict=True):
        if len(set(ranking)) < len(ranking):
            reason = f"an item of {item.doc_id} ranks an option twice"
            raise KanonError(
                Errors.E608.format(argument="ranking", value=list(ranking), reason=reason)
            )
        ranked = [item.options[index] for index in ranking]
        right = ranked[:1] == [item.majority]
        chosen = bool(ranked) and ranked[0] in item.votes
        rank = 1 / (ranked.index(item.majority) + 1) if item.majority in ranked else 0.0
        counts[rows[item.doc_id]] += (right, chosen, rank, 1)

    def shares(sums: Array) -> Array:
        return ratio(sums[..., :-1], sums[..., -1:])

    found = score_with_interval(counts, shares, resamples=resamples, seed=seed)
    return SelectionScores(len(items), *found)


def selection_agreement(items: Items) -> dict[str, float]:
    """Light's kappa over annotators (section 4.5.1), level-coded and string-coded.

    Items of one annotator say nothing and are left out.
    """
    tables: dict[str, Table] = {"level": [], "string": []}
    annotators = sorted({name for item in items for names in item.votes.values() for name in names})
    for item in items:
        chosen = {name: option for option, names in item.votes.items() for name in names}
        if len(chosen) > 1:
            level = dict(zip(item.options, item.levels, strict=True))
            options = [chosen.get(name) for name in annotators]
            tables["string"].append(tuple(options))
            tables["level"].append(tuple(level.get(option) for option in options))  # type: ignore[arg-type]
    return {code: light_kappa(table) for code, table in tables.items()}


def first_level_rankings(items: Iterable[ReplacementChoice]) -> list[list[int]]:
    """The thesis's baseline: the most specific option first."""
    return [list(range(len(item.options))) for item in items]


def table_rankings(
    training: Iterable[ReplacementChoice], items: Iterable[ReplacementChoice]
) -> list[list[int]]:
    """Rank options by how often their place was chosen for this kind and number of options.

    Each training item counts as one, shared by its annotators. Of equals the more specific first.
    """
    chosen: dict[tuple[str, int], Array] = {}
    for item in training:
        key = (item.mention.kind, len(item.options))
        shares = np.array([len(item.votes.get(option, ())) for option in item.options], dtype=float)
        chosen[key] = chosen.get(key, np.zeros(len(shares))) + shares / shares.sum()
    return [
        np.argsort(
            -chosen.get((item.mention.kind, len(item.options)), np.zeros(len(item.options))),
            kind="stable",
        ).tolist()
        for item in items
    ]


def score_by_kind(
    items: Items, rankings: Rankings, *, resamples: int = RESAMPLES, seed: int = 0
) -> dict[str, SelectionScores]:
    """`score_selection` for the items of each kind, sorted."""
    by_kind: dict[str, list[tuple[ReplacementChoice, Sequence[int]]]] = {}
    for item, ranking in zip(items, rankings, strict=True):
        by_kind.setdefault(item.mention.kind, []).append((item, ranking))
    return {
        kind: score_selection(*zip(*pairs, strict=True), resamples=resamples, seed=seed)
        for kind, pairs in sorted(by_kind.items())
    }


FACTORY = "replacement_selector"


@dataclass(frozen=True, slots=True)
class Predictions:
    """What models said about items that they were not trained on, in the order of the items.

    rankings (list[list[int]]): Indices of options, the best first.
    probabilities (list[list[float]]): Of each option, from 0 to 1.
    """

    rankings: list[list[int]]
    probabilities: list[list[float]]


def selection_items(texts: Sequence[AnnotatedText]) -> list[ReplacementChoice]:
    """All phrases with options.

    texts (Sequence[AnnotatedText]): Of WikiReplace.
    RETURNS (list[ReplacementChoice]): In document and annotation order.
    RAISES (KanonError): E605 if there is none.
    """
    items = replacement_choices(texts)
    if not items:
        advice = "Give a WikiReplace file."
        raise too_few("Selection", "phrase with options", advice)
    return items


def load_selector(folder: Path) -> ReplacementSelector:
    """The selector of a trained pipeline.

    folder (Path): As `spacy train` writes it.
    RETURNS (ReplacementSelector): Its first component of that kind.
    RAISES (KanonError): E483 if the pipeline has none; E323 if the folder is no pipeline.
    """
    nlp = load_pipeline(folder)
    selector = nlp.get_pipe(_component(nlp.config, folder))
    assert isinstance(selector, ReplacementSelector)
    return selector


def predict_selection(texts: Sequence[AnnotatedText], selector: ReplacementSelector) -> Predictions:
    """What one selector says about all phrases with options.

    texts (Sequence[AnnotatedText]): With replacement choices.
    selector (ReplacementSelector): Trained on other texts.
    RETURNS (Predictions): In the order of `selection_items`.
    """
    phrases = [
        to_phrase(choice, text, selector.cfg["context"])
        for text in texts
        for choice in replacement_choices([text])
    ]
    return Predictions(selector.rank(phrases), selector.probabilities(phrases))


def read_selection_config(path: Path, framing: str) -> Config:
    """A training config with its selector set to a framing.

    path (Path): A training config.
    framing (str): "binary", "listwise" or "multiclass".
    RETURNS (Config): Not interpolated.
    RAISES (KanonError): E003; E483 if the config has no selector.
    """
    if not path.is_file():
        raise KanonError(Errors.E003.format(path=path))
    config = util.load_config(path, interpolate=False)
    name = _component(config, path)
    config["components"][name]["model"]["framing"] = framing
    return config


def folds_of(texts: Sequence[AnnotatedText], folds: int) -> dict[str, int | None]:
    """In which fold each text is held out.

    texts (Sequence[AnnotatedText]): Of WikiReplace.
    folds (int): How many; the n-th text is in fold n modulo `folds`. 0: the texts that one
        annotator alone read are a fold, and what several read is in training alone.
    RETURNS (dict[str, int | None]): By document; None for what is never held out.
    RAISES (KanonError): E608 if there are fewer than two folds, or fewer texts than folds.
    """
    numbers: list[int | None] = [number % max(folds, 1) for number in range(len(texts))]
    most = len(texts)
    if folds == 0:
        readers = [_annotators(text) for text in texts]
        alone = sorted({names for names in readers if len(names) == 1})
        numbers = [alone.index(names) if len(names) == 1 else None for names in readers]
        folds = most = len(alone)
    if not 2 <= folds <= most:
        reason = f"it must be from 2 to the number of documents, {len(texts)}"
        raise KanonError(Errors.E608.format(argument="folds", value=folds, reason=reason))
    return dict(zip((text.doc_id for text in texts), numbers, strict=True))


def _annotators(text: AnnotatedText) -> tuple[str, ...]:
    votes = [names for item in replacement_choices([text]) for names in item.votes.values()]
    return tuple(sorted({name for names in votes for name in names}))


def cross_validate(
    texts: Sequence[AnnotatedText], config: Config, fold_of: Mapping[str, int | None], *, name: str
) -> Predictions:
    """Train on all folds but one and rank the phrases of that one, for each fold.

    Settings of the config are not chosen anew in a fold: they are fixed beforehand.

    texts (Sequence[AnnotatedText]): Of WikiReplace.
    config (Config): Of a pipeline with a selector.
    fold_of (Mapping[str, int | None]): By document, as `folds_of` gives it.
    name (str): What the progress bar says.
    RETURNS (Predictions): Of the texts that are held out, in the order of `selection_items`.
    """
    # Loaded once: an encoder then reads each text once, whatever the number of folds.
    nlp = util.load_model_from_config(config, auto_fill=True)
    predictions: dict[str, Predictions] = {}
    folds = sorted({fold for fold in fold_of.values() if fold is not None})
    for fold in progress_bar(folds, name, total=len(folds), unit="folds"):
        selector = _train(nlp, [text for text in texts if fold_of[text.doc_id] != fold])
        for text in texts:
            if fold_of[text.doc_id] == fold:
                predictions[text.doc_id] = predict_selection([text], selector)
    parts = [predictions[text.doc_id] for text in texts if text.doc_id in predictions]
    return Predictions(
        [ranking for part in parts for ranking in part.rankings],
        [shares for part in parts for shares in part.probabilities],
    )


def cross_validate_table(
    items: Sequence[ReplacementChoice], fold_of: Mapping[str, int | None]
) -> list[list[int]]:
    """Rankings by the table of kind and number of options, on the same folds.

    items (Sequence[ReplacementChoice]): Phrases with what annotators chose.
    fold_of (Mapping[str, int | None]): By document, as `folds_of` gives it.
    RETURNS (list[list[int]]): Indices of options, per item that is held out.
    """
    rankings: dict[int, list[int]] = {}
    for fold in set(fold_of.values()) - {None}:
        training = [item for item in items if fold_of[item.doc_id] != fold]
        held_out = [n for n, item in enumerate(items) if fold_of[item.doc_id] == fold]
        ranked = table_rankings(training, [items[number] for number in held_out])
        rankings |= zip(held_out, ranked, strict=True)
    return [rankings[number] for number in sorted(rankings)]


def to_phrase(choice: ReplacementChoice, text: AnnotatedText, width: int) -> Phrase:
    """A phrase as models read it.

    choice (ReplacementChoice): What annotators chose from.
    text (AnnotatedText): Its document.
    width (int): Characters of context on each side.
    RETURNS (Phrase): With its options.
    """
    start, end = choice.mention.start, choice.mention.end
    context = text.text[max(start - width, 0) : end + width]
    return Phrase(choice.surface, choice.mention.kind, choice.options, context)


def _train(nlp: Language, texts: Sequence[AnnotatedText]) -> ReplacementSelector:
    """Train from scratch as `spacy train` would, up to max_steps and without evaluation."""
    settings = util.registry.resolve(
        nlp.config.interpolate()["training"], schema=ConfigSchemaTraining, validate=False
    )
    fix_random_seed(settings["seed"])
    examples = [to_replacement_example(text, nlp) for text in texts]
    nlp.initialize(lambda: examples, sgd=settings["optimizer"])
    selector = nlp.get_pipe(_component(nlp.config, "the config"))
    assert isinstance(selector, ReplacementSelector)
    step = 0
    while step < settings["max_steps"]:
        for batch in settings["batcher"](examples):
            # Not nlp.update, which copies every Doc at each step.
            selector.update(batch, sgd=settings["optimizer"])
            step += 1
            if step == settings["max_steps"]:
                break
    return selector


def _component(config: Config, path: Path | str) -> str:
    components = config.get("components", {})
    for name, settings in components.items():
        if settings.get("factory") == FACTORY:
            return name
    factories = ", ".join(components) or "none"
    raise KanonError(Errors.E483.format(path=path, name=FACTORY, found=factories))


if __name__ == "__main__":
    script_command(evaluate_selection)()
