"""`python -m spacy kanon assemble`: a trained recognizer becomes a masker that can be packaged."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Annotated, Any

from ..errors import Errors, KanonError
from ..names import DEFAULT_K
from ..storage.files import check_new_folder
from . import _options
from ._util import Arg, Opt, command

AUTHOR = "the spacy-kanon developers"
DESCRIPTION = "A trained masker, completed by rules and counted against a knowledge base."
LIMITS = """### What it promises, and what not

All phrases that stay fit at least k people of its knowledge base together, and what looks like an
identifier and is not in the knowledge base goes. Counted are terms: a turn of phrase, an anecdote,
an ordinary word of which the knowledge base has no fact is not. Facts are taken for true. Read what
you publish, and attack it first (`python -m spacy kanon attack`)."""
TRAINED_LIMITS = """### The trained part

It hides what it learned to hide, in texts like those it was trained on. Its scores are those of the
texts named here; measure it on annotated texts of your own (`python -m spacy kanon evaluate`), and
calibrate how much it may miss (`python -m spacy kanon calibrate --catch`)."""


@command("assemble")
def assemble(
    pipeline: Annotated[Path, Arg(help="Trained pipeline that sets MASK entities")],
    output: Annotated[Path, Arg(help="Folder to make, for spacy package")],
    kb: _options.Kb = None,
    with_kb: Annotated[
        bool, Opt("--with-kb/--no-kb", help="Add kanon_masker and its knowledge base")
    ] = True,
    k: _options.K = DEFAULT_K,
    combine: Annotated[str, Opt(help="union or release")] = "union",
    unknown: Annotated[
        str, Opt(help="Not in the knowledge base: mask, keep, model (let it decide)")
    ] = "mask",
    kinds: Annotated[str, Opt(help="Kinds that rules mask; empty: none")] = "PERSON,CODE",
    always: Annotated[str, Opt(help="Kinds masked whatever a model with kinds decides")] = "",
    scores: Annotated[Path | None, Opt(help="Report of kanon evaluate (.json) to carry")] = None,
    onnx: Annotated[
        bool, Opt("--onnx", help="Write the transformer for ONNX Runtime, without PyTorch")
    ] = False,
    int8: Annotated[
        bool, Opt("--int8", help="With --onnx: in eight bits; what is masked changes a little")
    ] = False,
    license: Annotated[str, Opt(help="Licence of the model")] = "MIT",
    source: Annotated[
        list[str], Opt(metavar="NAME|LICENCE|URL", help="What it was trained on")
    ] = [],
    force: _options.Force = False,
) -> dict[str, Any]:
    """Add mask_spreader and kanon_masker to a trained pipeline, and say where it comes from.

    Its meta.json says under "kanon" which knowledge base it holds (fingerprint, people, source) and
    carries the scores; the rest of it is a model card, as spaCy's own models have.
    """
    from ..formats.annotation_files import read_json
    from ..release.runner import load_pipeline
    from ..storage.files import whole_folder

    check_new_folder(output, force=force, inputs=[pipeline, scores])
    if int8 and not onnx:
        raise KanonError(Errors.E580.format(argument="--int8", reason="it belongs to --onnx"))
    measured = None if scores is None else read_json(scores, "a report of scores")
    nlp = load_pipeline(pipeline)
    for factory in ("mask_spreader", "kanon_masker"):
        if factory in nlp.pipe_factories.values():
            raise KanonError(
                f"[KN558] The pipeline {pipeline} has a {factory} already. Assemble the pipeline "
                "that spacy train wrote, or change the settings of the components it has."
            )
    if onnx:
        from ..models.onnx_encoder import to_onnx

        to_onnx(nlp, int8=int8)
    nlp.add_pipe("mask_spreader", config={"kinds": _listed(kinds), "always": _listed(always)})
    names = ("name", "license", "url")
    sources = [dict(zip(names, [*spec.split("|", 2), "", ""], strict=False)) for spec in source]
    about: dict[str, Any] = {**(nlp.meta.get("kanon") or {})}
    about |= {"license": license, "sources": sources, "scores": measured}
    card_sources = [*sources]
    if with_kb:
        config = {"k": k, "combine": combine, "unknown": unknown, "store_kb": True}
        config |= {} if kb is None else {"kb": str(kb)}
        knowledge = nlp.add_pipe("kanon_masker", config=config).kb.open()
        about["knowledge_base"] = {
            "fingerprint": knowledge.fingerprint,
            "people": knowledge.population,
            "source": dict(knowledge.meta["source"]),
        }
    if "knowledge_base" in about:
        people = about["knowledge_base"]["people"]
        card_sources.append({"name": f"knowledge base of {people:,} people"})
    write_card(
        nlp,
        description=DESCRIPTION,
        notes=[*([LIMITS] if with_kb else []), TRAINED_LIMITS],
        license=license,
        sources=card_sources,
        performance=shares_of_scores(measured),
    )
    nlp.meta["kanon"] = about
    with whole_folder(output, force=force) as folder:
        nlp.to_disk(folder)
    return {"output": output}


def write_card(
    nlp: Any,
    *,
    description: str,
    notes: Iterable[str],
    license: str,
    sources: list[dict[str, str]],
    performance: Mapping[str, Any],
) -> None:
    """Put a model card into a pipeline's meta.json; `spacy package` makes README.md of it."""
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
    """Scores of the first system of a report, as spaCy's models have them."""
    try:
        metrics = report["systems"][0]["metrics"].items()
    except (LookupError, TypeError, AttributeError):
        return {}
    values = {
        name: metric.get("value") if isinstance(metric, dict) else metric
        for name, metric in metrics
    }
    return {name: float(value) for name, value in values.items() if isinstance(value, float)}


def _listed(names: str) -> list[str]:
    return [name for name in names.split(",") if name]
