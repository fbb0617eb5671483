"""Works done by Spark's workers: each result comes, once and in order, or an error says why."""

import os
import sys
from itertools import chain, count

import pytest

from spacy_kanon.errors import KanonError
from spacy_kanon.kb.reader import open_kb
from spacy_kanon.spark.workers import CHUNKS, ITEMS, WINDOWS, mapped, ship

from ..components.kb import build_small_kb

pytest.importorskip("pyspark")


@pytest.mark.parametrize("number", [0, 1, ITEMS, 7 * ITEMS * CHUNKS + 3])
def test_results_come_in_the_order_of_the_items(spark, number):
    def work():
        sys.made = getattr(sys, "made", 0) + 1
        return lambda items: [(item, os.getpid(), sys.made) for item in items]

    results = list(chain.from_iterable(mapped(spark, work, range(number))))
    assert [item for item, _, _ in results] == list(range(number))
    makers = {(process, times) for _, process, times in results}
    assert len(makers) == len({process for process, _ in makers})  # Made once in each.


def test_workers_are_forked_from_a_process_with_a_pipeline(spark):
    (parent,) = mapped(spark, lambda: lambda items: os.getppid(), [1])
    try:
        with open(f"/proc/{parent}/cmdline") as file:
            command = file.read()
    except OSError:
        pytest.skip("needs /proc")
    assert "spacy_kanon.spark.daemon" in command


def test_items_are_read_as_they_are_needed(spark):
    read = []
    items = (read.append(number) or number for number in count())
    results = mapped(spark, lambda: len, items)
    assert next(results) == ITEMS
    assert len(read) == WINDOWS * CHUNKS * ITEMS * spark.sparkContext.defaultParallelism
    results.close()


def die(items):
    os._exit(9)


def exhaust(items):
    """Allocate more than the system gives to this process."""
    import resource

    with open("/proc/self/statm") as file:
        size = int(file.read().split()[0]) * resource.getpagesize()
    resource.setrlimit(resource.RLIMIT_AS, (size + (1 << 26), size + (1 << 26)))
    return bytearray(1 << 30)


def fail(items):
    raise KanonError("[KN345] No subject.")


def stop(items):
    raise LookupError("what")


@pytest.mark.parametrize(
    "do,code",
    [
        (die, "KN992"),
        (exhaust, r"KN992.+memory is the usual cause.+spark\.executor\.pyspark\.memory"),
        (fail, r"^\[KN345\] No subject\.$"),
        (stop, "KN997"),
    ],
)
def test_what_ends_a_job(spark, do, code):
    from pyspark import cloudpickle

    cloudpickle.register_pickle_by_value(sys.modules[__name__])
    try:
        with pytest.raises(KanonError, match=code):
            list(mapped(spark, lambda: do, [1]))
    finally:
        cloudpickle.unregister_pickle_by_value(sys.modules[__name__])


def test_a_folder_is_sent_to_the_workers(spark, tmp_path):
    kb = build_small_kb(tmp_path / "kb")
    shipped = ship(spark, str(kb), None)

    def work():
        def opened(items):
            from pathlib import Path

            place = shipped(str(kb))
            return place, open_kb(Path(place)).fingerprint

        return opened

    ((place, fingerprint),) = mapped(spark, work, [1])
    assert place != str(kb) and fingerprint == open_kb(kb).fingerprint
    assert shipped("elsewhere") == "elsewhere"
