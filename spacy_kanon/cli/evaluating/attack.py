"""`python -m spacy kanon attack`: how many people does a classifier recognize?"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer

from ...evaluation.attackers import TransformerAttacker, TransformerOptions
from ...names import DEFAULT_K
from ...storage.output_checks import check_outputs
from ...storage.progress import progress_bar
from .._app import kanon_cli
from .._errors import friendly_errors
from .._options import argument, default_of, option

if TYPE_CHECKING:
    from ...evaluation.attack_report import AttackFindings, SystemUtility
    from ...evaluation.reidentification import Attacker, Background, Target
    from .attack_inputs import System

ATTACKERS = ("light", "vectors", "transformer")


def attack(
    background: Path,
    texts: Sequence[str],
    *,
    make_attacker: Callable[[], Attacker],
    attacker_name: str,
    original: Path | None = None,
    shares: Sequence[float] = (1.0,),
    masked_background: Path | None = None,
    person_field: str | None = None,
    text_field: str = "text",
    skip_absent: bool = False,
    allow_missing: bool = False,
    top: Sequence[int] = (1, 5, 10),
    linkage: bool = False,
    curve: bool = False,
    kb: Path | None = None,
    k: int = DEFAULT_K,
    report: Path | None = None,
    seed: int = 0,
) -> AttackFindings:
    """Read, attack, measure and, if asked, write the report.

    background (Path): What the attacker knows: JSONL (may be .gz) with a person and a text per
        line.
    texts (Sequence[str]): FILE or NAME=FILE.
    make_attacker (Callable[[], Attacker]): A fresh attacker, fitted once for each share
        (`attacker_maker`).
    attacker_name (str): What the report calls it.
    original (Path | None): The original texts (JSONL or TAB JSON): a mark, and what mask files
        refer to.
    shares (Sequence[float]): Of each background document to learn from.
    masked_background (Path | None): Anonymized background documents to learn from as well, form of
        BACKGROUND.
    person_field (str | None): Field with the person (default: the first of person, name, doc_id,
        id).
    text_field (str): Field with the background text.
    skip_absent (bool): Leave out texts of people whom the background lacks, with a note, instead of
        refusing.
    allow_missing (bool): Documents that a mask file lacks count as unmasked.
    top (Sequence[int]): Count the true person among the first n.
    linkage (bool): Also audit phrases that name one person.
    curve (bool): Also show risk against text kept; name the settings of one tool TOOL@SETTING=FILE.
    kb (Path | None): Also count, as audit does, whom the terms of this knowledge base single out.
    k (int): Fewest people that are enough for that count.
    report (Path | None): Write a report: .html (with figures), .md or .json.
    seed (int): Seed of the transformer and of clustering.
    RETURNS (AttackFindings): Everything that goes into the report.
    RAISES (KanonError): as the readers and `run_attack` do; nothing is written then.
    """
    from ...errors import Errors, KanonError
    from ...evaluation.attack_report import AttackFindings, fill_report
    from ...evaluation.linkage_audit import audit_linkage
    from ...evaluation.reidentification import ORIGINAL, Background, run_attack
    from ...reports.report import Report, check_report_path
    from .attack_inputs import read_background, read_system_files, read_targets, split_name

    if curve and original is None:
        raise KanonError(Errors.E656)
    if report is not None:
        check_report_path(report)
    files = [background, *filter(None, (masked_background, original))]
    files += [split_name(source)[1] for source in texts]
    check_outputs({"--report": report}, inputs={f"the input {path}": path for path in files})
    background_documents = Background.from_pairs(
        read_background(background, person_field, text_field)
    )
    if masked_background is not None:
        background_documents = background_documents.with_masked(
            read_background(masked_background, person_field, text_field)
        )
    originals = read_targets(original) if original is not None else None
    systems = read_system_files(texts, originals, allow_missing=allow_missing)
    targets = {ORIGINAL: originals} if originals is not None else {}
    targets |= {system.name: system.targets for system in systems}
    notes = _notes(background_documents, originals is None)
    if skip_absent:
        targets, note = _without_absent(background_documents, targets)
        notes += note
    with progress_bar(None, "attack", total=len(shares) * (len(targets) + 2), unit="steps") as bar:

        def step(message: str) -> None:
            bar.set_description(message)
            bar.update()

        scores = run_attack(
            background_documents, targets, make_attacker, shares=shares, top=top, step=step
        )
    findings = AttackFindings(
        scores=scores,
        linkages={
            n: audit_linkage(background_documents, attacked) for n, attacked in targets.items()
        }
        if linkage
        else {},
        utilities=_utilities(targets, systems, seed) if originals is not None else {},
        notes=notes,
        curve=curve,
        counts=[] if kb is None else _counts(targets, kb, k),
    )
    if report is not None:
        meta = {
            "attacker": attacker_name,
            "people": len(background_documents.people),
            "shares": list(shares),
        }
        written = Report("Re-identification attack", meta, seeds={"attack": seed}, inputs=files)
        fill_report(written, findings).write(report)
    return findings


@kanon_cli.command("attack")
@friendly_errors
def attack_cli(
    background: Path = argument(attack, "background"),
    texts: list[str] = typer.Argument(
        None, help="Anonymized texts: [NAME=]FILE, JSONL with texts or a mask file; several allowed"
    ),
    original: Path | None = option(attack, "original"),
    attacker: str = typer.Option(
        "light", help="light (TF-IDF, linear), vectors (linear, on sentence vectors) or transformer"
    ),
    background_share: str = typer.Option(
        "1.0", help="Shares of each background document to learn from: 0.1,0.25,0.5,1.0"
    ),
    masked_background: Path | None = option(attack, "masked_background"),
    person_field: str | None = option(attack, "person_field"),
    text_field: str = option(attack, "text_field"),
    absent: str = typer.Option(
        "error", help="Texts of people whom the background lacks: error, or skip (and say so)"
    ),
    allow_missing: bool = option(attack, "allow_missing", "--allow-missing"),
    top: str = typer.Option("1,5,10", help="Count the true person among the first n"),
    linkage: bool = option(attack, "linkage", "--linkage"),
    curve: bool = option(attack, "curve", "--curve"),
    kb: Path | None = option(attack, "kb", "--kb"),
    k: int = option(attack, "k", "--k", "-k"),
    report: Path | None = option(attack, "report"),
    model: str | None = typer.Option(
        None, help="vectors, transformer: folder or name of a Hugging Face model"
    ),
    epochs: int = typer.Option(
        default_of(TransformerOptions, "epochs"), help="transformer: passes over the background"
    ),
    learn_rate: float = typer.Option(
        default_of(TransformerOptions, "learn_rate"), help="transformer: peak learning rate"
    ),
    batch_size: int = typer.Option(
        default_of(TransformerOptions, "batch_size"), help="transformer: passages per update"
    ),
    gpu_id: int = typer.Option(
        default_of(TransformerOptions, "gpu_id"),
        "--gpu-id",
        "-g",
        help="transformer: GPU, or -1 for the CPU",
    ),
    seed: int = option(attack, "seed"),
) -> dict[str, Any]:
    """Attack anonymized texts with a classifier that knows each person's background documents.

    Prints the share of texts whose person is recognized, beside three marks: the original texts,
    the texts with every word masked, and a random guess.
    """
    from wasabi import msg

    from ...evaluation.attack_report import (
        attack_table,
        count_table,
        curve_table,
        linkage_table,
        risk_points,
        utility_table,
    )
    from ...reports.report import format_value

    options = None
    if model is not None:
        options = TransformerOptions(
            model,
            epochs=epochs,
            learn_rate=learn_rate,
            batch_size=batch_size,
            seed=seed,
            gpu_id=gpu_id,
        )
    findings = attack(
        background,
        texts or [],
        original=original,
        make_attacker=attacker_maker(attacker, options),
        attacker_name=attacker if model is None else f"{attacker} ({Path(model).name})",
        shares=_numbers(background_share, "--background-share", float),
        masked_background=masked_background,
        person_field=person_field,
        text_field=text_field,
        skip_absent=_choice(absent, "--absent", ("error", "skip")) == "skip",
        allow_missing=allow_missing,
        top=_numbers(top, "--top", int),
        linkage=linkage,
        curve=curve,
        kb=kb,
        k=k,
        report=report,
        seed=seed,
    )
    tables = [attack_table(findings.scores)]
    tables += [utility_table(findings.utilities)] if findings.utilities else []
    if curve:
        tables.append(curve_table(risk_points(findings.scores, findings.utilities)))
    tables += [linkage_table(findings.linkages)] if findings.linkages else []
    tables += [count_table(findings.counts)] if findings.counts else []
    for title, columns, rows in tables:
        msg.divider(title)
        data = [[format_value(value) for value in row] for row in rows]
        msg.table(data, header=columns, divider=True, max_col=60)
    for note in findings.notes:
        msg.warn(note)
    if report is not None:
        msg.good(f"Report written to {report}")
    return {
        "tables": {
            title: [dict(zip(columns, row, strict=True)) for row in rows]
            for title, columns, rows in tables
        },
        "notes": findings.notes,
    }


def attacker_maker(name: str, options: TransformerOptions | None = None) -> Callable[[], Attacker]:
    """A function that makes a fresh attacker of that name.

    name (str): light, vectors or transformer.
    options (TransformerOptions | None): How a transformer learns, and which; vectors take the
        model only.
    RETURNS (Callable[[], Attacker]): To be called for each share of the background.
    RAISES (KanonError): E649 for an unknown name, E655 for vectors or a transformer without a
        model.
    """
    from ...errors import Errors, KanonError

    if name == "light":
        from ...evaluation.attackers import LightAttacker

        return LightAttacker
    if name not in ATTACKERS:
        raise KanonError(Errors.E649.format(name=name, names=", ".join(ATTACKERS)))
    if options is None:
        raise KanonError(Errors.E655.format(attacker=name))
    if name == "vectors":
        from ...evaluation.attackers import VectorAttacker, VectorOptions

        of_vectors = VectorOptions(options.model)
        return lambda: VectorAttacker(of_vectors)
    return lambda: TransformerAttacker(options)


def _notes(background: Background, without_originals: bool) -> list[str]:
    notes = []
    if without_originals:
        notes.append(
            "No original texts were given (--original), so that mark and the utility are missing."
        )
    alike = background.alike()
    if alike:
        groups = "; ".join(", ".join(group) for group in alike[:5])
        notes.append(
            f"{len(alike)} groups of people have equal background documents, so no attacker can "
            f"tell them apart: {groups}{' ...' if len(alike) > 5 else ''}."
        )
    return notes


def _without_absent(
    background: Background, targets: dict[str, list[Target]]
) -> tuple[dict[str, list[Target]], list[str]]:
    """The texts of people whom the background has, and a note on the others."""
    people = set(background.people)
    absent = {t.person for texts in targets.values() for t in texts} - people
    kept = {name: [t for t in texts if t.person in people] for name, texts in targets.items()}
    if not absent:
        return kept, []
    names = ", ".join(sorted(absent)[:10])
    more = " ..." if len(absent) > 10 else ""
    return kept, [f"{len(absent)} people are absent from the background, left out: {names}{more}."]


def _utilities(
    targets: dict[str, list[Target]], systems: Sequence[System], seed: int
) -> dict[str, SystemUtility]:
    from ...evaluation.attack_report import everything_masked_spans, system_utility
    from ...evaluation.reidentification import EVERYTHING_MASKED, with_everything_masked

    originals = next(iter(targets.values()))
    masks = {system.name: system.masks for system in systems}
    masks[EVERYTHING_MASKED] = everything_masked_spans(originals)
    return {
        name: system_utility(originals, texts, masks.get(name), seed=seed)
        for name, texts in with_everything_masked(targets).items()
    }


def _counts(targets: dict[str, list[Target]], kb: Path, k: int) -> list[dict[str, Any]]:
    """What the knowledge base says of the same texts; their persons may have other names there."""
    from ...kb.reader import open_kb
    from ...release.audit_run import Measure, ReleaseAuditor
    from ...release.released_files import Released

    auditor = ReleaseAuditor(open_kb(kb), Measure(k, worst=0))
    return [
        auditor.audit(name, [Released(t.doc_id, t.text, t.person) for t in texts]).to_plain()
        for name, texts in targets.items()
    ]


def _numbers(listed: str, option: str, kind: type) -> list[Any]:
    """The numbers of a list with commas."""
    from ...errors import Errors, KanonError

    try:
        return [kind(part) for part in listed.split(",")]
    except ValueError as error:
        allowed = "numbers with commas between them"
        raise KanonError(Errors.E651.format(name=option, value=listed, allowed=allowed)) from error


def _choice(value: str, option: str, allowed: Sequence[str]) -> str:
    from ...errors import Errors, KanonError

    if value not in allowed:
        names = " or ".join(allowed)
        raise KanonError(Errors.E651.format(name=option, value=value, allowed=names))
    return value
