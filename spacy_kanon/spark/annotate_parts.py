"""A silver corpus made by Spark, in parts: `annotate --engine spark`."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

from spacy.language import Language

from ..release.silver_texts import (
    STATISTICS,
    SilverRecipe,
    annotate_by,
    check_statistics,
    entries_of,
    person_column_of,
)
from ..storage.output_checks import check_new_folder
from ..storage.texts import read_good_texts
from ..training.silver import SIDES, Side, SilverCorpus, parse_shares
from .part_runs import cut_sources, finish_parts, total_counts
from .run_folder import Part, Receipt, digest_of, part_file, run_folder, sources_of, written
from .sessions import Engine
from .workers import Shipped, check_fingerprints, fingerprints_of, made_once, ship_paths

COMMAND = "annotate"


@dataclass(frozen=True)
class AnnotateJob:
    """What a worker does with a part.

    recipe (SilverRecipe): How to annotate.
    shares (Sequence[float]): Of the sides.
    text_column (str): Field that holds the text.
    person_column (str | None): Field that says whom a text is about.
    fingerprints (Mapping[str, str]): Of what is read where the job was started.
    shipped (Shipped | None): Folders that were sent along.
    """

    recipe: SilverRecipe
    shares: Sequence[float]
    text_column: str
    person_column: str | None
    fingerprints: Mapping[str, str]
    shipped: Shipped | None = None

    def __call__(self, part: Part, folder: Path | None) -> Receipt:
        """Annotate a part; see `part_runs.Job`."""
        assert folder is not None, "a corpus has a place"
        nlp = made_once(self, self._pipeline)
        recipe, source = self.recipe, part.source
        path = Path(source.path)
        records = read_good_texts(
            path,
            format=source.format,
            text_column=self.text_column,
            id_column=self.person_column,
            stretch=part.stretch,
        )
        entries = entries_of(records, path, source.name or path.name, self.person_column)
        options = recipe.options
        corpus = SilverCorpus(self.shares, seed=options.seed, k=options.k, lang=recipe.lang)
        for entry, silver in annotate_by(nlp, entries):
            corpus.add(entry, silver)
        files = []
        for side, docs in corpus.docs().items():
            place = folder / side / f"part-{part.number:05}.spacy"
            with part_file(place, binary=True) as file:
                file.write(docs.to_bytes())
            files.append(written(folder, place, len(docs)))
        sides = corpus.sides.values()
        counts = {
            "documents": sum(side.documents for side in sides),
            "tokens": sum(side.tokens for side in sides),
            "masked": sum(side.masked_tokens for side in sides),
            "singled_out": sum(side.below_k for side in sides),
        }
        states = {name: side.state() for name, side in corpus.sides.items()}
        return {"counts": counts, "files": files, "sides": states}

    def _pipeline(self) -> Language:
        recipe = self.recipe
        if recipe.kb is not None and self.shipped is not None:
            recipe = replace(recipe, kb=self.shipped.place_of(recipe.kb))
        nlp = recipe.pipeline()
        check_fingerprints(self.fingerprints, fingerprints_of(nlp))
        return nlp


def annotate_parts(
    texts: Path,
    output: Path,
    recipe: SilverRecipe,
    engine: Engine,
    *,
    split: str = "80/10/10",
    person_column: str | None = None,
    text_column: str = "text",
    progress: bool = False,
) -> dict[str, Any]:
    """Make a silver corpus by Spark, in parts: train/part-00000.spacy and so on. What is done stays
    when the run is interrupted, and the same call goes on from there.

    texts (Path): A table or a folder of tables.
    output (Path): The folder to make.
    recipe (SilverRecipe): How to annotate; its seed is that of the split, too.
    engine (Engine): Where.
    split (str): Shares of train/dev/test, by person.
    person_column (str | None): Field that says whom a text is about (default: name, or else id).
    text_column (str): Field or column that holds the text.
    progress (bool): Show how far it is.
    RETURNS (dict[str, Any]): Counts of each side, also written to the folder.
    RAISES (KanonError): E004, E550, E552, E554, E555, E556 as `annotate`; E991 and E993; as the
        jobs of Spark.
    """
    output = output.absolute()
    check_new_folder(output, force=False, inputs=[texts])
    shares = parse_shares(split)
    sources = sources_of(texts)
    if recipe.kb is not None:
        recipe = replace(recipe, kb=str(Path(recipe.kb).absolute()))
    column = person_column_of(Path(sources[0].path), text_column, person_column)
    prints = fingerprints_of(recipe.pipeline())
    need = [text_column, *filter(None, [column])]
    with engine.session() as spark:
        cut = cut_sources(spark, sources, need, engine.partitions)
        shipped = ship_paths(spark, recipe.kb) if engine.ship else None
        job = AnnotateJob(recipe, shares, text_column, column, prints, shipped)
        settings = digest_of([asdict(recipe), shares, text_column, column])
        told = {**prints, "source": cut.digest, "settings": settings}
        head = {"command": COMMAND, "fingerprints": told}
        with run_folder(output, head, cut.parts, partitions=engine.partitions) as run:
            receipts = finish_parts(spark, job, run, what=COMMAND, progress=progress)
            sides = {name: Side() for name in SIDES}
            for receipt in receipts:
                for name, state in receipt["sides"].items():
                    sides[name].merge(state)
            statistics = {name: side.to_dict() for name, side in sides.items()}
            check_statistics(texts, statistics)
            with part_file(run.path / STATISTICS) as file:
                file.write(json.dumps(statistics, indent=2) + "\n")
            run.publish(receipts, total_counts(receipts), others=[STATISTICS])
    return statistics
