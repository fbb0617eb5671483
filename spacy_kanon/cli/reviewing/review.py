"""`python -m spacy kanon review`: pages on which people review, annotate and release texts."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer
from wasabi import msg

from .._app import kanon_cli
from .._errors import friendly_errors
from .._options import argument, option

if TYPE_CHECKING:
    from ...review.desk import Desk

DEFAULT_PORT = 8790


def review(
    texts: Path | None = None,
    *,
    project: Path,
    mode: str | None = None,
    annotators: Sequence[str] = (),
    per_text: int | None = None,
    kb: Path | None = None,
    k: int | None = None,
    guarantee: str | None = None,
    unknown: str | None = None,
    ontology: Path | None = None,
    pipeline: str | None = None,
    text_column: str = "text",
    id_column: str | None = None,
    key: Path | None = None,
    guidelines: Path | None = None,
    links: Sequence[str] = (),
    host: str = "127.0.0.1",
    port: int = DEFAULT_PORT,
    names: Sequence[str] = (),
    export: Path | None = None,
    update: Path | None = None,
    masker: Path | None = None,
    selector: Path | None = None,
    initial: Path | None = None,
    initial_selector: Path | None = None,
    progress: bool = False,
) -> None:
    """Serve a project of reviews until it is interrupted.

    texts (Path | None): Texts as for sanitize, or TAB or WikiReplace JSON, or a DocBin; leave it
        out to go on with those of the project.
    project (Path): Folder of the project; it is made if it is missing.
    mode (str | None): review, blind, tab or replacement (default: review).
    annotators (Sequence[str]): Name of an annotator; repeat for more. Without any, the lead
        annotates alone.
    per_text (int | None): Annotators that each text goes to (default: 1).
    kb (Path | None): Knowledge base folder (default: bundled sample).
    k (int | None): People that all that is released has to fit (default: 5).
    guarantee (str | None): joint or combinations, as for sanitize (default: joint).
    unknown (str | None): mask: what the knowledge base does not know forbids a release; or keep
        (default: mask).
    ontology (Path | None): Ontology folder (default: bundled sample).
    pipeline (str | None): spaCy pipeline whose entities are candidates too (default: blank).
    text_column (str): Field or column that holds the text.
    id_column (str | None): Field or column that names a text (default: id or doc_id, if there).
    key (Path | None): File with 32 bytes in base64: texts and what people write are encrypted.
    guidelines (Path | None): Text file for annotators, in place of the built-in guidelines.
    links (Sequence[str]): Name of somebody who gets a new link; the old one ends.
    host (str): Address to listen on; any other than this machine's needs a proxy with TLS in front.
    port (int): Port to listen on; 0 takes any.
    names (Sequence[str]): Name under which browsers reach the server, if not by its address.
    export (Path | None): Folder to write all exports to, instead of serving.
    update (Path | None): Folder to make, instead of serving: train on the reviewed texts, and
        compare before and after on a part of them that was held out.
    masker (Path | None): For --update: training config of a masker, such as
        configs/masker_cpu.cfg.
    selector (Path | None): For --update: training config of a selector, such as
        configs/selection_cpu.cfg.
    initial (Path | None): For --update: pipeline that the masker's config goes on from
        (paths.init), such as configs/masker_finetune.cfg.
    initial_selector (Path | None): For --update: pipeline that the selector's config goes on from,
        such as configs/selection_finetune.cfg.
    progress (bool): Show progress.
    RAISES (KanonError): E001 without the extra; E934 for an option without the one that it is for;
        what cannot be read, opened or written.
    """
    from ...review.beginning import Plan, begin, new_links
    from ...review.serving import address_of, bind, check_packages, make_server
    from ...review.store.project import read_key
    from ...storage.files import whole_folder

    check_packages()
    _check_update(update, masker, selector, initial, initial_selector)
    config: dict[str, Any] = {
        "kb": None if kb is None else str(kb.resolve()),
        "k": k,
        "guarantee": guarantee,
        "unknown": unknown,
    }
    plan = Plan(
        mode=mode,
        per_text=per_text,
        config={name: value for name, value in config.items() if value is not None},
        ontology=None if ontology is None else str(ontology.resolve()),
        pipeline=pipeline,
        guidelines=None if guidelines is None else _read_guidelines(guidelines),
        annotators=tuple(annotators),
        text_column=text_column,
        id_column=id_column,
    )
    secret = None if key is None else read_key(key)
    desk = begin(project, texts, plan, key=secret, progress=progress)
    try:
        if export is not None:
            with whole_folder(export) as folder:
                _export(desk, folder)
            return
        if update is not None:
            _update(desk, update, masker, selector, initial, initial_selector)
            return
        with bind(host, port) as bound:
            address = address_of(bound)
            for name, token in new_links(desk.project, links).items():
                typer.echo(f"{name}\t{address}/enter/{token}")
            typer.echo(f"Serving {project} at {address} (Ctrl+C ends it)", err=True)
            make_server(desk, host, tuple(names)).run(sockets=[bound])
    finally:
        desk.project.close()


@kanon_cli.command("review")
@friendly_errors
def review_cli(
    texts: Path | None = argument(review, "texts"),
    project: Path = option(review, "project", "--project", "-p"),
    mode: str | None = option(review, "mode", "--mode", "-m"),
    annotator: list[str] = typer.Option(
        [], "--annotator", "-a", help="Name of an annotator; repeat for more"
    ),
    per_text: int | None = option(review, "per_text", min=1),
    kb: Path | None = option(review, "kb"),
    k: int | None = option(review, "k", "--k", "-k"),
    guarantee: str | None = option(review, "guarantee"),
    unknown: str | None = option(review, "unknown"),
    ontology: Path | None = option(review, "ontology"),
    pipeline: str | None = option(review, "pipeline"),
    text_column: str = option(review, "text_column"),
    id_column: str | None = option(review, "id_column"),
    key: Path | None = option(review, "key"),
    guidelines: Path | None = option(review, "guidelines"),
    link: list[str] = typer.Option(
        [], "--link", help="Name of somebody who gets a new link; the old one ends"
    ),
    host: str = option(review, "host"),
    port: int = option(review, "port", min=0, max=65535),
    name: list[str] = typer.Option(
        [], "--name", help="Name under which browsers reach the server, if not by its address"
    ),
    export: Path | None = option(review, "export"),
    update: Path | None = option(review, "update"),
    masker: Path | None = option(review, "masker"),
    selector: Path | None = option(review, "selector"),
    initial: Path | None = option(review, "initial"),
    initial_selector: Path | None = option(review, "initial_selector"),
) -> None:
    """Serve pages on which people review what the machine masked, annotate, and release texts.

    Personal links are printed once, to standard output: whoever has one works under its name.
    """
    review(
        texts,
        project=project,
        mode=mode,
        annotators=annotator,
        per_text=per_text,
        kb=kb,
        k=k,
        guarantee=guarantee,
        unknown=unknown,
        ontology=ontology,
        pipeline=pipeline,
        text_column=text_column,
        id_column=id_column,
        key=key,
        guidelines=guidelines,
        links=link,
        host=host,
        port=port,
        names=name,
        export=export,
        update=update,
        masker=masker,
        selector=selector,
        initial=initial,
        initial_selector=initial_selector,
        progress=sys.stderr.isatty(),
    )


def _read_guidelines(path: Path) -> str:
    from ...errors import Errors, KanonError
    from ...storage.records import read_whole_text

    try:
        return read_whole_text(path)
    except UnicodeDecodeError as error:
        reason = f"not UTF-8 at byte {error.start}: save the file as UTF-8"
        raise KanonError(
            Errors.E500.format(path=path, format="guidelines", reason=reason)
        ) from error


def _export(desk: Desk, folder: Path) -> None:
    from ...errors import KanonError
    from ...review.exporting import EXPORTS, export

    for name in EXPORTS:
        try:
            count = export(desk, name, folder / name)
        except KanonError as error:
            msg.warn(f"{name}: {error}")
        else:
            msg.good(f"{name}: {count}")


def _check_update(
    update: Path | None,
    masker: Path | None,
    selector: Path | None,
    initial: Path | None,
    initial_selector: Path | None,
) -> None:
    from ...errors import Errors, KanonError
    from ...storage.output_checks import check_new_folder

    for name, value, needed, there in (
        ("--masker", masker, "--update", update),
        ("--selector", selector, "--update", update),
        ("--update", update, "--masker or --selector", masker or selector),
        ("--initial", initial, "--masker", masker),
        ("--initial-selector", initial_selector, "--selector", selector),
    ):
        if value is not None and there is None:
            raise KanonError(Errors.E934.format(option=name, needed=needed))
    if update is not None:
        inputs = [masker, selector, initial, initial_selector]
        check_new_folder(update, force=False, inputs=inputs)


# What is said of a part that does less well than what was there before.
_WORSE = {
    "masker": "The trained masker alone hides less than what was there before ({metrics}). Nothing "
    "was replaced: keep what you have, or use it with the counts behind it (column 'with counts'; "
    "sanitize --pipeline {folder}, or assemble).",
    "selector": "The trained selector ranks less well than what was there before ({metrics}). "
    "Nothing was replaced: keep what you have.",
}


def _update(
    desk: Desk,
    output: Path,
    masker: Path | None,
    selector: Path | None,
    initial: Path | None,
    initial_selector: Path | None,
) -> None:
    from .update import update

    report = update(
        desk,
        output,
        masker=masker,
        selector=selector,
        initial=initial,
        initial_selector=initial_selector,
    )
    counts = ", ".join(
        f"{name.replace('_', ' ')} {count}" for name, count in report["texts"].items()
    )
    msg.divider(f"Reviewed texts: {counts}")
    for part in _WORSE:
        if part not in report:
            continue
        columns = report[part]
        first = next(iter(columns.values()))
        rows = [
            (metric.replace("_", " "), *(f"{column[metric]:.3f}" for column in columns.values()))
            for metric in first
        ]
        aligns = ("l", *("r" for _ in columns))
        msg.table(rows, header=(part, *columns), divider=True, aligns=aligns)
        if part in report["worse"]:
            metrics = ", ".join(name.replace("_", " ") for name in report["worse"][part])
            folder = output / part / "model-best"
            msg.warn(_WORSE[part].format(metrics=metrics, folder=folder))
    msg.good(f"Trained: {output}")
