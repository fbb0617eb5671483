"""Many texts to silver annotation, by the same pipeline that sanitizes."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import islice, tee
from pathlib import Path
from typing import Any

from spacy.language import Language
from spacy.tokens import Doc

from ..anonymity.state import COMBINATIONS
from ..errors import Errors, KanonError, RecordError
from ..names import DEFAULT_K
from ..storage.files import check_new_folder, whole_folder
from ..storage.progress import progress_bar
from ..storage.texts import read_good_texts
from ..training.silver import Entry, Silver, SilverCorpus, parse_shares, silver_of
from .runner import Recipe, TextRunner, make_pipeline

STATISTICS = "statistics.json"
_DEFAULT_PERSON_COLUMN = "name"


def silver_recipe(kb: str | None = None, lang: str = "en", **settings: Any) -> Recipe:
    """How to annotate: a masker of its own, which counts combinations as Algorithm 1 does."""
    config = {"kb": kb, "guarantee": COMBINATIONS, "sources": [], **settings}
    return Recipe(config=config, lang=lang)


def annotate_texts(
    entries: Iterable[Entry], recipe: Recipe, *, n_process: int = 1
) -> Iterator[tuple[Entry, Silver]]:
    """Annotate texts."""
    runner = TextRunner(partial(_pipeline_of, recipe), problem=str)
    source, kept = tee(entries)
    results = runner.run((entry.text for entry in source), n_process=n_process)
    for entry, result in zip(kept, results, strict=False):
        if isinstance(result, str):
            raise RecordError(Errors.E570.format(record=entry.doc_id, reason=result))
        yield entry, result


def _pipeline_of(recipe: Recipe) -> tuple[Language, Callable[[Doc], Silver | str]]:
    return make_pipeline(recipe), silver_of


def _entries(path: Path, text_column: str, column: str | None) -> Iterator[Entry]:
    """Texts with whom they are about: a column that is named, or "name", or the id."""
    if column is None:
        records = read_good_texts(path, text_column=text_column, id_column=_DEFAULT_PERSON_COLUMN)
        first = next(records, None)
        column = None if first is None or first.id is None else _DEFAULT_PERSON_COLUMN
    for record in read_good_texts(path, text_column=text_column, id_column=column):
        if record.id is None or not str(record.id).strip():
            raise KanonError(Errors.E554.format(path=path, line=record.line, column=column or "id"))
        yield Entry(f"{path.name}:{record.line}", str(record.id), record.text)


def annotate_file(
    texts: Path,
    output: Path,
    recipe: Recipe,
    *,
    split: str = "80/10/10",
    person_column: str | None = None,
    text_column: str = "text",
    limit: int = 0,
    n_process: int = 1,
    force: bool = False,
) -> dict[str, Any]:
    """Make a silver corpus; the arguments are those of the command."""
    check_new_folder(output, force=force, inputs=[texts])
    seed, k = recipe.config.get("seed", 0), recipe.config.get("k", DEFAULT_K)
    corpus = SilverCorpus(parse_shares(split), seed=seed, k=k, lang=recipe.lang)
    with whole_folder(output, force=force) as folder:
        entries = islice(_entries(texts, text_column, person_column), limit or None)
        annotated = annotate_texts(entries, recipe, n_process=n_process)
        for entry, silver in progress_bar(annotated, "texts", total=limit or None):
            corpus.add(entry, silver)
        statistics = corpus.statistics()
        if not any(side["documents"] for side in statistics.values()):
            raise KanonError(Errors.E550.format(path=texts))
        if not any(side["spans"] for side in statistics.values()):  # Nothing to learn from.
            raise KanonError(Errors.E552.format(path=texts))
        corpus.write(folder)
        (folder / STATISTICS).write_text(json.dumps(statistics, indent=2) + "\n", encoding="utf8")
    return statistics
