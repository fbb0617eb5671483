"""Columns of Spark DataFrames, sanitized by Arrow batches in Spark's Python workers."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from spacy_kanon import Recipe, Sanitizer

from ..errors import Errors, KanonError
from ..frames import PROBLEM, K, names_of, new_columns
from .sessions import active_session, use_this_python
from .workers import Shipped, check_fingerprints, get_fingerprints, made, ship_recipe

if TYPE_CHECKING:
    from pyspark.sql import DataFrame

ROWS = 256  # Rows whose outcomes are in memory at a time.
_TEXT_TYPES = ("string", "varchar", "char")


def sanitize(
    df: DataFrame,
    columns: str | Sequence[str],
    *,
    subject: str | None = None,
    order: str | None = None,
    recipe: Recipe | None = None,
    suffix: str = "_sanitized",
    keep_original: bool | Sequence[str] = False,
    ship: bool = False,
    **settings: Any,
) -> DataFrame:
    """Sanitize columns of a Spark DataFrame. The texts of a row are decided together.

    The result is lazy. Each Python worker makes one pipeline for all its batches. A text that
    cannot be sanitized does not end the job: `kanon_problem` of its row says why.

    df (DataFrame): A DataFrame of Spark, classic or Connect.
    columns (str | Sequence[str]): Columns that hold texts. A null stays null.
    subject (str | None): Column with the person that a row is about. All rows of a person are
        decided together, in the memory of one worker.
    order (str | None): Column that orders the rows of a subject. By default their texts do, so that
        the result does not depend on how Spark deals out the rows.
    recipe (Recipe | None): How to make the pipeline. By default a blank one with `settings`.
    suffix (str): Suffix of the columns with released texts.
    keep_original (bool | Sequence[str]): Other columns to keep unchanged: all of them, with the
        original texts, or those that are named, such as a key.
    ship (bool): Send the folders of the knowledge base, the ontology and the index of persons to
        the workers. By default each machine reads them from the path given here.
    **settings (Any): Settings of the `kanon_masker`, such as `k` and `kb`.
    RETURNS (DataFrame): The columns that are kept, a column of released texts for each column of
        texts (null where a text could not be sanitized), `kanon_k` and `kanon_problem`.
    RAISES (KanonError): E001 without pyspark; E989 for another type of frame; E981 for a column
        that is missing, exists already or holds no texts; E985 for settings beside a recipe. The
        job fails with E988 if a worker has another knowledge base, ontology, pipeline or version.
    """
    active_session()
    if not hasattr(df, "mapInArrow"):
        raise KanonError(
            f"[KN989] This is no DataFrame of Spark, but of type {type(df).__name__}. Frames of "
            "pandas and polars go to spacy_kanon.sanitize."
        )
    from pyspark import cloudpickle

    names = (columns,) if isinstance(columns, str) else tuple(columns)
    sanitizer = Sanitizer(recipe, **settings)
    kept = list(keep_original or ()) if keep_original is not True else list(df.columns)
    if not suffix:
        kept = [name for name in kept if name not in names]
    schema = _schema(df, kept, names, [*filter(None, [subject, order])], suffix)
    prints, recipe = get_fingerprints(sanitizer.nlp), sanitizer.recipe
    shipped = ship_recipe(df.sparkSession, recipe) if ship else Shipped()
    work = _Columns(names, tuple(kept), suffix, recipe, prints, shipped, subject, order)
    packed = cloudpickle.dumps(work)
    use_this_python(df.sparkSession)

    # Spark looks at the parameters of a function, and sends it by value: a plain one each.
    def of_batches(batches: Iterator[Any]) -> Iterator[Any]:
        do = made(packed)
        for batch in batches:
            for start in range(0, batch.num_rows, ROWS):
                yield do(batch.slice(start, ROWS))

    def of_subject(table: Any) -> Any:
        return made(packed)(table)

    if subject is None:
        return df.mapInArrow(of_batches, schema)
    return df.groupBy(df[subject]).applyInArrow(of_subject, schema)


def _schema(
    df: DataFrame, kept: Sequence[str], names: Sequence[str], others: Sequence[str], suffix: str
) -> Any:
    """Schema of the result. Raises E981 for columns that it cannot be made of."""
    from pyspark.sql.types import LongType, StringType, StructField, StructType

    fields = {field.name: field for field in df.schema.fields}
    new = {**{f"{name}{suffix}": StringType() for name in names}, K: LongType()}
    new[PROBLEM] = StringType()
    wrong = {name: "is missing" for name in (*names, *others, *kept) if name not in fields}
    wrong |= {name: "stands twice" for name in fields if df.columns.count(name) > 1}
    wrong |= {name: "is there already" for name in new if name in kept}
    for name in names:
        of_type = fields[name].dataType if name in fields else StringType()
        if of_type.typeName() not in _TEXT_TYPES:
            wrong[name] = f"holds values of type {of_type.simpleString()}"
    for column, what in wrong.items():
        raise KanonError(Errors.E981.format(column=column, what=what))
    added = [StructField(name, of_type) for name, of_type in new.items()]
    return StructType([*(fields[name] for name in kept), *added])


@dataclass(frozen=True)
class _Columns:
    """A work on tables of Arrow: rows as they come or, by subject, all rows of one person."""

    names: tuple[str, ...]
    kept: tuple[str, ...]
    suffix: str
    recipe: Recipe
    fingerprints: Mapping[str, str]
    shipped: Shipped
    subject: str | None
    order: str | None

    def __call__(self) -> Callable[[Any], Any]:
        sanitizer = Sanitizer(self.shipped.recipe(self.recipe))
        check_fingerprints(self.fingerprints, get_fingerprints(sanitizer.nlp))

        def sanitize_rows(rows: Any) -> Any:
            import pyarrow

            subjects = None
            if self.subject is not None:
                rows = rows.take(self._reading_order(rows))
                subjects = names_of(rows.column(self.subject).to_pylist())
            texts = {name: rows.column(name).to_pylist() for name in self.names}
            text_type = rows.schema.field(self.names[0]).type
            columns = {name: rows.column(name) for name in self.kept}
            for name, values in new_columns(texts, subjects, sanitizer, self.suffix).items():
                of_type = pyarrow.int64() if name == K else text_type
                columns[name] = pyarrow.array(values, of_type)
            return type(rows).from_pydict(columns)

        return sanitize_rows

    def _reading_order(self, rows: Any) -> list[int]:
        """Spark brings the rows of a subject in any order: it must not show."""
        names = self.names if self.order is None else (self.order, *self.names)
        columns = [rows.column(name).to_pylist() for name in names]
        keys = [[(value is None, value) for value in row] for row in zip(*columns, strict=True)]
        return sorted(range(len(keys)), key=keys.__getitem__)
