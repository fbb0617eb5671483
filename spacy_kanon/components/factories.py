"""The eight factories and their settings; a component is imported when it is made.

spaCy imports the factories of all installed packages when it makes any pipeline, also one that has
none of these components. So this module imports no other of this package but names, and a factory
here only declares its settings: `component` gives them to the class.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import wraps
from importlib import import_module
from inspect import Signature, signature
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from spacy.language import Language
from spacy.tokens import Doc
from thinc.api import Model

from .. import names

# Not the class: spaCy checks settings against these types, so all of them have to be there.
Component = Callable[[Doc], Doc]

# The default settings of each component: those of its factory.
SETTINGS: dict[str, dict[str, Any]] = {}


def component(
    name: str,
    *,
    assigns: Sequence[str],
    requires: Sequence[str] = (),
    scores: Mapping[str, float | None] | None = None,
) -> Callable[[Callable[..., None]], Callable[..., Component]]:
    """Register a factory with spaCy; the defaults of its parameters are its default config.

    The class of the module of that name gets the pipeline, a name and the settings.
    """

    def register(declared: Callable[..., None]) -> Callable[..., Component]:
        module, cls = f".{name}", "".join(map(str.capitalize, name.split("_")))
        parameters = signature(declared).parameters.values()
        SETTINGS[name] = {setting.name: setting.default for setting in parameters}

        @wraps(declared)
        def make(nlp: Language, name: str, **settings: Any) -> Component:
            make_component = getattr(import_module(module, __package__), cls)
            component: Component = make_component(nlp, name, SimpleNamespace(**settings))
            return component

        # spaCy reads it: the pipeline, the name, and each setting by itself.
        first, second, _ = signature(make, follow_wrapped=False).parameters.values()
        make.__signature__ = Signature([first, second, *parameters])  # type: ignore[attr-defined]
        return Language.factory(
            name,
            assigns=assigns,
            requires=requires,
            default_config=SETTINGS[name],
            default_score_weights=dict(scores or {}),
        )(make)

    return register


# What is told of a span that was decided on.
_WRITTEN = (names.RISK_EVIDENCE, names.REPLACEMENT)


def _extensions(target: str, *attributes: str) -> list[str]:
    return [f"{target}._.{name}" for name in attributes]


MASK_SCORER: Any = {
    "@scorers": "spacy-kanon.mask_scorer.v1",
    "spans_key": names.KANON,
    "gold_spans_key": "ents",
}
SELECTION_SCORER: Any = {"@scorers": "spacy-kanon.selection_scorer.v1"}
GUIDES = {
    features: {"@misc": "spacy-kanon.TfidfLinkage.v1", "features": features}
    for features in ("words", "pairs", "letters")
}
NER_SCORER: Any = {"@scorers": "spacy.ner_scorer.v1"}


@component("kb_gazetteer", assigns=["doc.spans"])
def make_kb_gazetteer(
    kb: str | Path | None = None,
    population: str = names.DEFAULT_POPULATION,
    case: str = "exact",
    spans_key: str = names.KB_TERMS,
    store_kb: bool = False,
) -> None:
    """Make a `kb_gazetteer`.

    kb (str | Path | None): Folder of the knowledge base; null is the population.
    population (str): Name of a bundled population; "sample" has invented people.
    case (str): "exact", or "folded" to ignore case (the knowledge base is then twice as large).
    spans_key (str): Span group to write.
    store_kb (bool): Save the knowledge base with the pipeline.
    """


@component(
    "kanon_masker",
    assigns=[
        "doc.spans",
        *_extensions("doc", names.MASKED_TEXT, names.KANON_REPORT),
        *_extensions("span", names.RISK_SCORE, names.RISK_K, *_WRITTEN),
    ],
    scores={
        "mask_exact_f": 0.5,
        "mask_token_f": 0.5,
        **dict.fromkeys(("mask_exact_p", "mask_exact_r", "mask_token_p", "mask_token_r")),
        **dict.fromkeys(("mask_partial_p", "mask_partial_r", "mask_partial_f")),
    },
)
def make_kanon_masker(
    kb: str | Path | None = None,
    population: str = names.DEFAULT_POPULATION,
    k: int = names.DEFAULT_K,
    confidence: float = names.CONFIDENCE,
    guarantee: str = "joint",
    selection: str | None = None,
    weights: str = "tokens",
    unknown: str = "mask",
    min_salience: float = 0.03,
    always_mask: list[str] = ["PERSON", "CODE"],
    combine: str = "union",
    sources: list[str] = ["ents"],
    rules: bool = True,
    case: str = "exact",
    replacement: str = "stars",
    operators: dict[str, Any] = {},
    key: str | None = None,
    same_within: str = "document",
    allow: list[Any] = [],
    deny: list[Any] = [],
    recognizers: dict[str, Any] = {},
    seed: int = 0,
    node_budget: int | None = None,
    store_kb: bool = False,
    scorer: Callable | None = MASK_SCORER,
) -> None:
    """Make a `kanon_masker`.

    kb (str | Path | None): Folder of the knowledge base; null is the population.
    population (str): Without `kb`: "world" or "us", or "sample": 20,000 invented people.
    k (int): People that all kept phrases fit.
    confidence (float): Where the people are a sample: the probability with which `k` people of the
        population fit.
    guarantee (str): "joint": all kept phrases together fit k people; "combinations": no combination
        fits 1 to k - 1 people (Algorithm 1).
    selection (str | None): Joint: "best" (null; proven to keep the most, within `node_budget`),
        "greedy" (most frequent first) or "random". Combinations: the phrase of a breach that is
        masked: "greedy" (null; the one that fits fewest people) or "random".
    weights (str): What "best" keeps the most of: "tokens" (text) or "bits" (information).
    unknown (str): Phrases that the knowledge base does not have: "mask", "keep", or "model": leave
        them to the trained masker.
    min_salience (float): An unknown phrase with a lower probability of identifying ("Instagram",
        "14 days") is no mention; 0 masks them all. Names, words on no list, calendar dates, sums of
        money, long numbers and known terms are exempt.
    always_mask (list[str]): Kinds that are always masked.
    combine (str): The MASK spans of a trained masker and the counts: "union" masks what either
        masks; "release" lets the count release what keeps k.
    sources (list[str]): Where further candidates come from: "ents" and names of span groups.
    rules (bool): Use candidates that rules find.
    case (str): "exact", or "folded" to find terms in any case (needs a knowledge base built with
        --folded).
    replacement (str): "stars" (`***`), "kind" (`[LOC]`) or "numbered" (`PERSON 1`).
    operators (dict): What replaces a kind or sub-kind, such as {"DATETIME": "shift"}; others are
        replaced as `replacement` says.
    key (str | None): Where the key of operators is: "env:NAME" or "file:PATH". It is never saved.
    same_within (str): Where a person has one placeholder: "document", "subject" or "corpus".
    allow (list): Phrases and patterns that stay where k allows it.
    deny (list): Phrases and patterns that are always masked.
    recognizers (dict): Your own patterns, with context words and a checksum, or registered
        functions.
    seed (int): Of the selection "random".
    node_budget (int | None): Joint: branches to search before the best release so far is taken and
        the gap reported (null: 20,000). Combinations: branches before an exact, polynomial method
        (null: 50,000).
    store_kb (bool): Save the knowledge base with the pipeline. Otherwise its fingerprint is saved,
        and loading refuses another one.
    scorer (Callable | None): Scores masks against `doc.ents` labelled MASK.
    """


@component(
    "wikidata_generalizer",
    assigns=[
        *_extensions("doc", names.SANITIZED_TEXT, names.KANON_REPORT),
        *_extensions("span", names.GENERALIZATIONS, *_WRITTEN),
    ],
    requires=["doc.spans", f"doc._.{names.KANON_REPORT}", f"span._.{names.RISK_EVIDENCE}"],
)
def make_wikidata_generalizer(
    ontology: str | Path | None = None,
    kb: str | Path | None = None,
    selector: Callable | None = None,
    brackets: bool = False,
    store_ontology: bool = False,
    node_budget: int = 500,
    preference: float = 4.0,
) -> None:
    """Make a `wikidata_generalizer`.

    ontology (str | Path | None): Folder of `build ontology`; null is the bundled sample.
    kb (str | Path | None): Knowledge base; null takes that of the `kanon_masker` added before.
    selector (Callable | None): How wordings are chosen; null: the fewest bits lost. Wordings of
        `spacy-kanon.Learned.v1` and of your own selector become more general where k people would
        not fit.
    brackets (bool): Write "[city in Norway]" and leave the sentence unchanged.
    store_ontology (bool): Save the ontology with the pipeline.
    node_budget (int): Branches to search before the best wordings so far are taken and the gap
        reported.
    preference (float): Bits that a mention with any wording is worth, in addition to its
        information; 0 gives fewer, more exact wordings.
    """


@component(
    "linkage_masker",
    assigns=[
        "doc.spans",
        *_extensions("doc", names.MASKED_TEXT, names.LINKAGE),
        *_extensions("span", names.RISK_LINKAGE, names.REPLACEMENT),
    ],
)
def make_linkage_masker(
    index: str | Path | None = None,
    k: int = names.DEFAULT_LIKELY,
    guides: dict[str, Any] = GUIDES,
    whole: list[str] = [names.PERSON, names.CODE],
    rare: int | None = None,
    secret: int | None = None,
    key: str | None = None,
    store_index: bool = False,
) -> None:
    """Make a `linkage_masker`.

    index (str | Path | None): Folder of `build background`; null is the bundled sample.
    k (int): People, the subject among them, who must be as likely for every guide. The subject is
        the person that `doc._.subject` names or, without it, whom the text as written points to.
    guides (dict[str, Guide]): Attackers that all have to be misled, by name:
        `spacy-kanon.TfidfLinkage.v1` or `spacy-kanon.LatentLinkage.v1` (topics).
    whole (list[str]): Kinds of phrases that are masked as a whole, for texts that no `kanon_masker`
        read. Of other kinds single words are masked, which keeps more: "14 May ***".
    rare (int | None): Words that at most so many people of the index have are masked, whatever
        guides say; 0 masks words that no person there has.
    secret (int | None): The stop is a secret place from 1 to so many, against readers who know the
        rule; `k` or more is a good value. Null stops at k.
    key (str | None): "env:NAME" or "file:PATH" of the key that draws the places: equal keys give
        equal releases. Null draws a key that is not saved.
    store_index (bool): Save the index with the pipeline.
    """


REPLACEMENT_SELECTOR_MODEL: Any = {
    "@architectures": "spacy-kanon.SelectionModel.v1",
    "framing": "listwise",
    "encoder": {"@architectures": "spacy-kanon.HashedTextEncoder.v1"},
}


@component(
    "replacement_selector",
    assigns=[f"span._.{names.REPLACEMENT}"],
    requires=["doc.spans", f"span._.{names.GENERALIZATIONS}"],
    scores={"selection_majority": 1.0, "selection_any": 0.0},
)
def make_replacement_selector(
    model: Model = REPLACEMENT_SELECTOR_MODEL,
    context: int = 60,
    scorer: Callable[..., dict[str, Any]] | None = SELECTION_SCORER,
) -> None:
    """Make a `replacement_selector`.

    model (Model[list[Phrase], Floats1d]): Scores the options. `framing` is "listwise" (choose among
        the options), "binary" (judge each option; Olstad's) or "multiclass" (choose a level);
        `encoder` is `HashedTextEncoder.v1` or `TransformerTextEncoder.v1`.
    context (int): Characters that the model reads on each side of a phrase.
    scorer (Callable | None): For `nlp.evaluate`, `spacy train` and `spacy evaluate`.
    """


@component("risk_indicators", assigns=["doc.spans", f"span._.{names.RISK_INDICATORS}"])
def make_risk_indicators(
    indicators: dict[str, Any] = {},
    combination: Any = {"@misc": "spacy-kanon.Vote.v1", "at_least": "any"},
    sources: list[str] = ["ents"],
    rules: bool = True,
) -> None:
    """Make `risk_indicators`.

    indicators (dict): Name -> registered indicator; without any, every span is risky.
    combination (Callable): `spacy-kanon.Vote.v1` or `spacy-kanon.LearnedCombination.v1`.
    sources (list[str]): Entities and span groups to judge.
    rules (bool): Also judge phrases that look like identifiers.
    """


@component("mask_spreader", assigns=["doc.ents"])
def make_mask_spreader(
    kinds: list[str] = [names.PERSON, names.CODE], always: list[str] = []
) -> None:
    """Make a `mask_spreader`.

    kinds (list[str]): Kinds of which everything that the rules recognize is masked; empty for none.
    always (list[str]): Kinds of which everything that the model recognizes is masked, including
        phrases that it would keep (models trained with kinds).
    """


KANON_TAGGER_MODEL: Any = {
    "@architectures": "spacy-kanon.TokenTagger.v1",
    "hidden_width": 0,
    "nO": None,
    "tok2vec": {
        "@architectures": "spacy.HashEmbedCNN.v2",
        "pretrained_vectors": None,
        "width": 96,
        "depth": 4,
        "embed_size": 2000,
        "window_size": 1,
        "maxout_pieces": 3,
        "subword_features": True,
    },
}


@component(
    "kanon_tagger",
    assigns=["doc.ents", "token.ent_iob", "token.ent_type"],
    scores={"ents_f": 1.0, "ents_p": 0.0, "ents_r": 0.0, "ents_per_type": None},
)
def make_kanon_tagger(
    model: Model = KANON_TAGGER_MODEL,
    class_weights: list[float] = [1.0, 1.0, 1.0],
    label_smoothing: float = 0.0,
    logit_bias: float = 0.0,
    scorer: Callable | None = NER_SCORER,
) -> None:
    """Make a `kanon_tagger`.

    model (Model): One linear layer over the vectors of tokens, or two with `hidden_width`.
    class_weights (list[float]): Weights in training of tokens outside of entities, at their
        beginning and inside; [1, 10, 10] is that of TAB's authors, and masks more.
    label_smoothing (float): Share of the right tag's probability that all tags divide in training.
    logit_bias (float): Added to the logarithm of the probability of all tags that mask.
    scorer (Callable | None): For `nlp.evaluate` and `spacy train`.
    """
