"""What is counted in passing is counted once, however often Spark does a part of the work."""

from __future__ import annotations

import pytest

from spacy_kanon.errors import KanonError
from spacy_kanon.release.runner import Recipe, make_release_pipeline, release_texts
from spacy_kanon.spark import Counters, sanitize
from spacy_kanon.spark.part_runs import _show_counts, total_counts
from spacy_kanon.spark.workers import LatestPass, Pass, counts_of

pytest.importorskip("pyspark")

TEXTS = ["Ann Lee, a geologist, was born in Oslo on 23 May 1972.", None, "He left.", "", "Bo Berg."]
ONE, TWO = {"documents": 1}, {"documents": 2}


@pytest.mark.parametrize(
    "passes,parts",
    [
        ([], {}),
        ([(3, 0, ONE), (3, 1, TWO)], {0: ONE, 1: TWO}),
        ([(3, 0, ONE), (3, 0, ONE)], {0: ONE}),  # Two machines did it.
        ([(3, 0, ONE), (3, 0, TWO)], {0: TWO}),  # A task says more of its partition.
        ([(3, 0, ONE), (3, 1, ONE), (4, 0, ONE)], {0: ONE}),  # It is computed again.
        ([(4, 0, ONE), (3, 1, TWO)], {0: ONE}),  # Something of the earlier pass arrives late.
    ],
)
def test_the_last_word_on_each_part_of_the_latest_pass_counts(passes, parts):
    adding = LatestPass()
    value = adding.zero(Pass(0, {}))
    for stage, part, counts in passes:
        value = adding.addInPlace(value, Pass(stage, {part: counts}))
    assert value.parts == parts


@pytest.fixture(scope="module")
def expected():
    nlp = make_release_pipeline(Recipe())
    outcomes = release_texts(nlp, [text for text in TEXTS if text is not None])
    counts = [counts_of(o.record, o.words, o.masked_words) for o in outcomes]
    return total_counts({"counts": one} for one in counts)


@pytest.mark.parametrize(
    "before,after,singled_out,breaches",
    [(None, None, 0, 0), (2, None, 1, 0), (2, 7, 1, 0), (5, 5, 0, 0), (9, 4, 0, 1)],
)
def test_texts_are_counted_as_written_and_as_released(before, after, singled_out, breaches):
    record = {"k": 5, "before": {"support": before}, "k_reached": after}
    counts = counts_of(record, 8, 3)
    assert (counts["singled_out"], counts["breaches"]) == (singled_out, breaches)
    assert (counts["documents"], counts["tokens"], counts["masked"]) == (1, 8, 3)


def test_rows_of_a_frame_are_counted_once(spark, expected):
    rows = list(enumerate(TEXTS))
    frame = spark.createDataFrame(rows, "number long, note string").repartition(2, "number")
    counters = Counters(spark)
    result = sanitize(frame, "note", counters=counters)
    assert set(counters.values().values()) == {0}
    for _ in range(2):  # Nobody caches it, so that it is computed twice.
        assert len(result.collect()) == len(TEXTS)
        assert counters.values() == expected
    assert expected["documents"] == 4 and expected["masked"] > 0 == expected["breaches"]


def test_subjects_are_counted_once(spark):
    frame = spark.createDataFrame([(text or "", "ab"[n % 2]) for n, text in enumerate(TEXTS)],
                                  "note string, who string")  # fmt: skip
    counters = Counters(spark)
    sanitize(frame, "note", subject="who", counters=counters).collect()
    assert counters.values()["documents"] == 2


class Bar:
    disable = False

    def set_postfix(self, counts, refresh):
        self.shown = counts


def test_the_bar_shows_what_was_done_earlier_too(spark):
    bar, counters = Bar(), Counters(spark)
    counters.add(7, {"documents": 1200, "tokens": 5})
    _show_counts(bar, {"documents": 100, "masked": 3}, counters)
    assert bar.shown == {"documents": "1,300", "tokens": "5", "masked": "3", "breaches": "0"}


def test_connect_has_no_counters():
    with pytest.raises(KanonError, match=r"KN995.+Connect"):
        Counters(object())
