"""`python -m spacy kanon assemble`: a trained recognizer becomes a masker that can be packaged."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import typer
from wasabi import msg

from ...errors import Errors, KanonError
from ...names import DEFAULT_K
from ...storage.output_checks import check_new_folder
from .._app import kanon_cli
from .._errors import friendly_errors
from .._options import argument, option

DESCRIPTION = "A trained masker, completed by rules and counted against a knowledge base."


def assemble(
    pipeline: Path,
    output: Path,
    *,
    kb: Path | None = None,
    with_kb: bool = True,
    k: int = DEFAULT_K,
    combine: str = "union",
    unknown: str = "mask",
    kinds: list[str] | None = None,
    always: Sequence[str] = (),
    scores: Path | None = None,
    onnx: bool = False,
    int8: bool = False,
    license: str = "MIT",
    sources: list[dict[str, str]] | None = None,
    force: bool = False,
) -> None:
    """Make a masker that can be packaged of a trained pipeline.

    Its meta.json says under "kanon" which knowledge base it holds (fingerprint, people, source) and
    carries the scores; the rest of it is a model card, as spaCy's own models have (`model_card`).

    pipeline (Path): Trained pipeline that sets MASK entities.
    output (Path): Folder to make, for spacy package.
    kb (Path | None): Knowledge base folder (default: bundled sample).
    with_kb (bool): Add kanon_masker and its KB.
    k (int): People that every kept combination has to fit.
    combine (str): union, release or model: see kanon_masker.
    unknown (str): What the KB does not know: mask, keep, or let the trained model say (model).
    kinds (list[str] | None): Kinds that rules mask; None takes those of `mask_spreader`.
    always (Sequence[str]): Kinds that are masked whatever a model trained with kinds decides.
    scores (Path | None): Report of kanon evaluate (.json) to carry.
    onnx (bool): Write the transformer for ONNX Runtime: who installs it needs the extra onnx and no
        PyTorch.
    int8 (bool): With onnx: in eight bits, a fourth of the size; what is masked changes a little.
    license (str): Licence of the model.
    sources (list[dict[str, str]] | None): What the model was trained on: name, license and url of
        each.
    force (bool): Replace OUTPUT if it exists.
    RAISES (KanonError): E004; E323 if there is no pipeline; E558 if it has the components already;
        E559 if the scores cannot be read; E580 for int8 without onnx; E581 and E582 if there is no
        equal in ONNX Runtime; what opening the knowledge base raises.
    """
    import spacy

    from ...storage.files import whole_folder
    from .model_card import LIMITS, TRAINED_LIMITS, shares_of_scores, write_card

    check_new_folder(output, force=force, inputs=[pipeline, scores])
    if int8 and not onnx:
        raise KanonError(Errors.E580.format(argument="--int8", reason="it belongs to --onnx"))
    measured = None if scores is None else _read_scores(scores)
    try:
        nlp = spacy.load(pipeline)
    except OSError as error:
        raise KanonError(Errors.E323.format(name=pipeline)) from error
    for factory in ("mask_spreader", "kanon_masker"):
        if factory in nlp.pipe_factories.values():
            raise KanonError(Errors.E558.format(path=pipeline, factory=factory))
    if onnx:
        from ...models.onnx_encoder import to_onnx

        to_onnx(nlp, int8=int8)
    rules: dict[str, Any] = {} if kinds is None else {"kinds": kinds}
    nlp.add_pipe("mask_spreader", config={**rules, "always": list(always)})
    about: dict[str, Any] = {**(nlp.meta.get("kanon") or {})}
    about |= {"license": license, "sources": sources or [], "scores": measured}
    if with_kb:
        config = {"k": k, "combine": combine, "unknown": unknown, "store_kb": True}
        if kb is not None:
            config["kb"] = str(kb)
        masker: Any = nlp.add_pipe("kanon_masker", config=config)
        knowledge = masker.kb.open()
        about["knowledge_base"] = {
            "fingerprint": knowledge.fingerprint,
            "people": knowledge.population,
            "source": dict(knowledge.meta.source),
        }
    card_sources = [*(sources or []), *_knowledge_source(about)]
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


@kanon_cli.command("assemble")
@friendly_errors
def assemble_cli(
    pipeline: Path = argument(assemble, "pipeline"),
    output: Path = argument(assemble, "output"),
    kb: Path | None = option(assemble, "kb"),
    with_kb: bool = option(assemble, "with_kb", "--with-kb/--no-kb"),
    k: int = option(assemble, "k", "--k", "-k"),
    combine: str = option(assemble, "combine"),
    unknown: str = option(assemble, "unknown"),
    kinds: str = typer.Option("PERSON,CODE", help="Kinds that rules mask; empty: none"),
    always: str = typer.Option(
        "", help="Kinds that are masked whatever a model trained with kinds decides"
    ),
    scores: Path | None = option(assemble, "scores"),
    onnx: bool = option(assemble, "onnx", "--onnx"),
    int8: bool = option(assemble, "int8", "--int8"),
    license: str = option(assemble, "license"),
    source: list[str] = typer.Option(
        [], "--source", metavar="NAME|LICENCE|URL", help="What the model was trained on"
    ),
    force: bool = option(assemble, "force", "--force"),
) -> dict[str, Any]:
    """Add mask_spreader and kanon_masker to a trained pipeline, and say where it comes from."""
    assemble(
        pipeline,
        output,
        kb=kb,
        with_kb=with_kb,
        k=k,
        combine=combine,
        unknown=unknown,
        kinds=[kind for kind in kinds.split(",") if kind],
        always=[kind for kind in always.split(",") if kind],
        scores=scores,
        onnx=onnx,
        int8=int8,
        license=license,
        sources=[_source(spec) for spec in source],
        force=force,
    )
    msg.good(f"Assembled: {output}")
    return {"output": output}


def _knowledge_source(about: dict[str, Any]) -> list[dict[str, str]]:
    """The knowledge base as one of the sources of a pipeline."""
    knowledge = about.get("knowledge_base")
    if knowledge is None:
        return []
    return [{"name": f"knowledge base of {knowledge['people']:,} people"}]


def _read_scores(path: Path) -> Any:
    try:
        return json.loads(path.read_text(encoding="utf8"))
    except FileNotFoundError as error:
        raise KanonError(Errors.E003.format(path=path)) from error
    except (UnicodeDecodeError, json.JSONDecodeError) as error:
        raise KanonError(Errors.E559.format(path=path, reason=error)) from error


def _source(spec: str) -> dict[str, str]:
    name, _, licence_and_url = spec.partition("|")
    licence, _, url = licence_and_url.partition("|")
    return {"name": name, "license": licence, "url": url}
