"""`python -m spacy kanon build`: what texts are counted against and guided by."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

from ..errors import Errors, KanonError
from ..names import SAMPLINGS, SIMPLE_RANDOM
from ..storage.files import check_new_folder
from ..storage.progress import is_quiet, progress_bar
from . import _options
from ._util import Arg, Opt, command, kanon_cli, make_group

build_cli = make_group("build", "Build what texts are counted against. OUT is whole or not there.")
kanon_cli.add_typer(build_cli)
Out = Annotated[Path, Arg(metavar="OUT", help="Folder to make")]
Languages = Annotated[
    str, Opt("--languages", help="For a dump: languages of labels and aliases, by commas")
]


@command("kb", build_cli)
def build_kb(
    source: Annotated[
        Path, Arg(help="Wikidata JSON dump (.json, .gz, .bz2), or table (.csv, .jsonl, .parquet)")
    ],
    output: Out,
    columns: Annotated[
        Path | None, Opt(help="For a table: JSON file that says which column is what")
    ] = None,
    languages: Languages = "en",
    folded: Annotated[
        bool, Opt("--folded", help="Also store case-folded keys, for search whatever the case")
    ] = False,
    words: Annotated[
        Path | None, Opt(help="Words to mask though no person has them: a list, or an ontology")
    ] = None,
    population: Annotated[
        str | None, Opt(help="What the source's people are a sample of, by name")
    ] = None,
    population_size: Annotated[int, Opt(min=0, help="How many people the population has")] = 0,
    population_sampling: Annotated[
        str, Opt(help=f"How it was drawn: {', '.join(SAMPLINGS)}")
    ] = SIMPLE_RANDOM,
    force: _options.Force = False,
) -> dict[str, Any]:
    """Build a knowledge base: who is known, and what is known about them. Memory is bounded."""
    from ..kb import build, tables
    from ..kb.terms import harmless_terms
    from ..ontology.reader import open_ontology
    from ..storage.records import listed_lines
    from ..types import Population

    whole = None
    if population is not None or population_size:
        whole = Population(population or "", population_size, population_sampling, source.name)
    # Reading a dump takes hours: what can be known to fail is said first.
    _check(source, output, force=force, more=[columns, words])
    person_words: list[str] = []
    if words is not None:
        lines = open_ontology(words).person_words() if words.is_dir() else listed_lines(words)
        person_words = list(lines)
    people = tables.open_source(
        source,
        mapping=columns,
        languages=split_languages(languages),
        progress=not is_quiet(),
        beside=output,
    )
    built = build.build_kb(
        people,
        output,
        folded=folded,
        harmless=harmless_terms(),
        words=person_words,
        population=whole,
        force=force,
        progress=not is_quiet(),
    )
    return {**asdict(built), "output": output}


@command("ontology", build_cli)
def build_ontology(
    source: Annotated[Path, Arg(help="Wikidata JSON dump (.json, .gz, .bz2)")],
    output: Out,
    languages: Languages = "en",
    force: _options.Force = False,
) -> dict[str, Any]:
    """Build an ontology: what is more general than what, for truthful replacements.

    It holds every item that statements about people lead to, and all above them. Wording is
    English.
    """
    from ..ontology.build import build_ontology as build
    from ..ontology.source import DumpSource

    _check(source, output, force=force)
    dump = DumpSource(source, languages=split_languages(languages), progress=not is_quiet())
    return {**about_ontology(build(dump, output, force=force)), "output": output}


@command("background", build_cli)
def build_background(
    source: Annotated[
        Path, Arg(help="JSONL (also .gz): a person and a text per line, of a person also several")
    ],
    output: Out,
    subject_column: _options.SubjectColumn = None,
    text_column: _options.TextColumn = "text",
    force: _options.Force = False,
) -> dict[str, Any]:
    """Index background documents about people, for masking what links a text to one of them.

    The person is the first of person, name, doc_id and id, if no column is named. The index does
    not hold the documents, but their words can be guessed from it: it is as confidential as they
    are.
    """
    from ..evaluation.reidentification import PERSON_FIELDS, read_people
    from ..linkage.build import build_background as build

    _check(source, output, force=force)
    fields = PERSON_FIELDS if subject_column is None else (subject_column,)
    documents = read_people(source, fields, text_column)
    bar = progress_bar(documents, "index", total=None, unit="documents")
    return {**asdict(build(bar, output, force=force)), "output": output}


def _check(source: Path, output: Path, *, force: bool, more: Any = ()) -> None:
    """RAISES (KanonError): E003 if there is no source; E004 if the output exists."""
    if not source.exists():
        raise KanonError(Errors.E003.format(path=source))
    check_new_folder(output, force=force, inputs=[source, *more])


def about_ontology(meta: Any) -> dict[str, Any]:
    """Counts of an ontology, by its `meta.json`."""
    size = sum(entry["bytes"] for entry in meta["files"].values())
    return {**meta["counts"], "bytes": size, "fingerprint": meta["fingerprint"]}


def split_languages(text: str) -> tuple[str, ...]:
    """Codes of languages, in their order, each once.

    >>> split_languages("en, de,en")
    ('en', 'de')
    """
    return tuple(dict.fromkeys(part.strip() for part in text.split(",") if part.strip()))
