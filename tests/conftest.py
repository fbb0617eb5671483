import gc
import os
from functools import cache
from importlib import import_module
from inspect import signature
from weakref import WeakValueDictionary

import pytest

# Each worker of pytest has a processor: threads of PyTorch beside it would wait for one another.
os.environ.setdefault("OMP_NUM_THREADS", "1")

import catalogue
import spacy
from hypothesis import settings
from spacy.util import copy_config, fix_random_seed, get_lang_class

from spacy_kanon import names

from .examples import examples
from .tiers import TESTS, TIERS, may_hold, tier_of

# Tests count in the invented sample, whatever population is the default. What reads the name is
# imported later.
SHIPPED_POPULATION = names.DEFAULT_POPULATION
names.DEFAULT_POPULATION = names.INVENTED

# catalogue looks through the entry points of all packages for each function of a config.
catalogue.AVAILABLE_ENTRY_POINTS = {
    group: list(catalogue.AVAILABLE_ENTRY_POINTS.select(group=group))
    for group in catalogue.AVAILABLE_ENTRY_POINTS.groups
}
own_blank = spacy.blank
first_blank = cache(own_blank)


def shared_blank(lang, **options):
    """A blank pipeline with the vocabulary and the tokenizer of the first: the special cases of a
    new one take a tenth of a second, and the tests make hundreds of pipelines."""
    if options:
        return own_blank(lang, **options)
    first = first_blank(lang)
    nlp = get_lang_class(lang)(vocab=first.vocab, create_tokenizer=lambda _: first.tokenizer)
    nlp.config = copy_config(first.config)
    return nlp


def pytest_configure(config):
    """The other tiers start processes and servers, whose pipelines have all their own."""
    if "not system" in config.option.markexpr:
        spacy.blank = shared_blank


@pytest.fixture
def own_vocabulary(monkeypatch):
    """For pipelines that read what another wrote: the words of the first would be there already."""
    monkeypatch.setattr(spacy, "blank", own_blank)


# What lands is judged by the same examples wherever it runs. New ones are looked for on purpose:
# python -m pytest --hypothesis-profile explore
settings.register_profile("fixed", derandomize=True, max_examples=60, deadline=None)
settings.register_profile("explore", derandomize=False, deadline=None)
settings.load_profile("fixed")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers(config):
    """One more than there are processors where many tests wait for processes that they started."""
    if "not system" in config.option.markexpr or not hasattr(os, "sched_getaffinity"):
        return None
    return len(os.sched_getaffinity(0)) + 1


def count_as_shipped(monkeypatch):
    """Count as users do, and as processes do that tests start."""
    from spacy.language import Language

    from spacy_kanon.components import kanon_pipe
    from spacy_kanon.kb import reader

    import_module("spacy_kanon.components.factories")  # Registers what is looked up below.
    for module in (reader, kanon_pipe):
        monkeypatch.setattr(module, "DEFAULT_POPULATION", SHIPPED_POPULATION)
    # A reader of the default that is open already counts in the sample.
    monkeypatch.setattr(kanon_pipe, "_OPEN", WeakValueDictionary())
    for factory in ("kanon_masker", "kb_gazetteer"):
        config = Language.get_factory_meta(factory).default_config
        monkeypatch.setitem(config, "population", SHIPPED_POPULATION)


def as_shipped():
    """What other processes count in: a fixture of a module or a package."""
    with pytest.MonkeyPatch.context() as patch:
        count_as_shipped(patch)
        yield


@pytest.fixture
def shipped_population(monkeypatch):
    """For pages that show what users see."""
    count_as_shipped(monkeypatch)


def pytest_generate_tests(metafunc):
    """A test whose name is a section of the examples of its module takes a row at a time."""
    if rows := examples(metafunc.module.__file__).get(metafunc.definition.originalname):
        rows = [row if isinstance(row, tuple) else (row,) for row in rows]
        metafunc.parametrize([*signature(metafunc.function).parameters][-len(rows[0]) :], rows)


def pytest_itemcollected(item):
    tier = tier_of(item.path.relative_to(TESTS), item.name)
    if tier is not None:
        item.add_marker(tier)


def pytest_ignore_collect(collection_path, config):
    """A file without a test of the tiers that are asked for is not even imported."""
    if collection_path.suffix != ".py":
        return None
    file, wanted = collection_path.relative_to(TESTS), config.option.markexpr
    if wanted in TIERS:
        return not may_hold(TIERS[wanted], file) or None
    return f"not {tier_of(file)}" in wanted or None


def pytest_collection_finish():
    """What is there now stays: the collector of garbage need not look at it before each test."""
    gc.collect()
    gc.freeze()


def pytest_make_parametrize_id(val, argname):
    """Each worker of pytest has to give a test the same name: what is packed has a time in it, and
    a set any order."""
    return argname if isinstance(val, bytes | set | frozenset) else None


@pytest.fixture(autouse=True)
def fixed_seeds():
    """No test depends on which tests ran before it in its process."""
    fix_random_seed(0)
