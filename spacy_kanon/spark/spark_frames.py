"""Columns of Spark DataFrames, sanitized by Arrow batches in Spark's Python workers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from ..errors import Errors, KanonError
from ..frames.text_columns import PROBLEM, REACHED, SUFFIX, check_columns, recipe_of
from ..release.runner import Recipe, make_release_runner
from .sessions import need_spark, use_this_python
from .workers import (
    Counters,
    Plan,
    fingerprints_of,
    sanitize_batches,
    sanitize_subject,
    ship_recipe,
)

if TYPE_CHECKING:
    from pyspark.sql import DataFrame

_TEXT_TYPES = ("string", "varchar", "char")


def sanitize(
    df: DataFrame,
    columns: str | Sequence[str],
    *,
    subject: str | None = None,
    order: str | None = None,
    pipeline: str | None = None,
    recipe: Recipe | None = None,
    suffix: str = SUFFIX,
    counters: Counters | None = None,
    ship: bool = False,
    **settings: Any,
) -> DataFrame:
    """Sanitize columns of a Spark DataFrame. The texts of a row are decided together.

    It is lazy as all of Spark. Each Python worker makes one pipeline for all its batches, and
    reads the knowledge base from the path that is given here, which every machine has to have if
    it is not sent. A text that cannot be sanitized ends no job: its row says why.

    df (DataFrame): Of Spark, classic or Connect.
    columns (str | Sequence[str]): Columns that hold texts; a null stays one.
    subject (str | None): Column that says whom a row is about: all rows of one are decided
        together, in the memory of one worker.
    order (str | None): Column in whose order the rows of a subject are read; None is the order of
        their texts, the same however Spark deals them out.
    pipeline (str | None): A spaCy pipeline's name or folder, which every machine has to have; None
        is a blank one.
    recipe (Recipe | None): How to make the pipeline; None: that of `pipeline` with `settings`.
    suffix (str): Of the new columns; an empty one replaces the columns.
    counters (Counters | None): Of a classic session: what grows while a job runs. What is decided
        together, a row or a subject, counts as one document.
    ship (bool): Send the folders of the knowledge base, the ontology and the index of persons to
        the workers, instead of having them read the paths that are given here.
    **settings (Any): Of the `kanon_masker`, such as `k` and `kb`.
    RETURNS (DataFrame): With a column of released texts for each (null where a text could not be
        sanitized), `kanon_k_reached` and `kanon_problem`, which says why it could not.
    RAISES (KanonError): E001 without pyspark, E989 for another type of frame, E981 for columns
        that are missing, in the way or no texts; and whatever is wrong with the settings. While
        the job runs, E988 from a worker whose knowledge base, ontology, pipeline or version of
        this package is another one than here.
    """
    need_spark()
    if not hasattr(df, "mapInArrow"):
        raise KanonError(
            f"[KN989] This is no DataFrame of Spark, but of type {type(df).__name__}. Frames of "
            "pandas, polars and Hugging Face go to spacy_kanon.frames."
        )
    names = (columns,) if isinstance(columns, str) else tuple(columns)
    recipe = recipe_of(recipe, settings, pipeline)
    check_columns(df.columns, names, subject, suffix)
    if order is not None and order not in df.columns:
        raise KanonError(Errors.E981.format(column=order, what="is missing"))
    schema = _schema(df, names, suffix)
    fingerprints = fingerprints_of(make_release_runner(recipe))
    shipped = ship_recipe(df.sparkSession, recipe) if ship else None
    plan = Plan(names, recipe, suffix, fingerprints, subject, order, shipped)
    use_this_python(df.sparkSession)

    # Spark looks at the parameters of a function, and sends it by value: a plain one each.
    def of_batches(batches: Iterator[Any]) -> Iterator[Any]:
        return sanitize_batches(batches, plan, counters)

    def of_subject(table: Any) -> Any:
        return sanitize_subject(table, plan, counters)

    if subject is None:
        return df.mapInArrow(of_batches, schema)
    return df.groupBy(df[subject]).applyInArrow(of_subject, schema)


def _schema(df: DataFrame, names: Sequence[str], suffix: str) -> Any:
    """Of the result. RAISES (KanonError): E981 for columns that hold no texts."""
    from pyspark.sql.types import LongType, StringType, StructField, StructType

    types = {field.name: field.dataType for field in df.schema.fields}
    for name in names:
        if types[name].typeName() not in _TEXT_TYPES:
            what = f"holds values of type {types[name].simpleString()}"
            raise KanonError(Errors.E981.format(column=name, what=what))
    released = {f"{name}{suffix}" for name in names}
    fields = [
        StructField(f.name, StringType(), True) if f.name in released else f
        for f in df.schema.fields
    ]
    fields += [StructField(f"{name}{suffix}", StringType(), True) for name in names if suffix]
    fields += [StructField(REACHED, LongType(), True), StructField(PROBLEM, StringType(), True)]
    return StructType(fields)
