import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from spacy_kanon.ontology import chains

NOTHING = np.zeros(0, dtype=np.int64)
EDGES = st.lists(st.tuples(st.integers(0, 7), st.integers(0, 7)), max_size=20)


def graph_of(edges, size):
    pairs = np.array(edges, dtype=np.uint32).reshape(-1, 2)
    return chains.make_graph(size, pairs[:, 0], pairs[:, 1])


def chains_of(edges, size, removed=()):
    flags = np.zeros(size, dtype=bool)
    flags[list(removed)] = True
    return chains.without_circles(graph_of(edges, size), flags)


def test_chains(edges, removed, row, first):
    assert list(chains.walk(chains.first_found(chains_of(edges, 4, removed)), row)) == first


@given(EDGES)
def test_nothing_repeats_in_a_chain(edges):
    pointers = chains.first_found(chains_of(edges, 8))
    for row in range(8):
        chain = list(chains.walk(pointers, row))
        assert len({row, *chain}) == len(chain) + 1


@given(EDGES)
def test_only_edges_that_close_a_circle_are_dropped(edges):
    acyclic = chains_of(edges, 8)
    kept = [(row, int(one)) for row in range(8) for one in acyclic.of(row)]
    up = {row: set(chains.closure(acyclic, [row]).tolist()) for row in range(8)}
    for source, target in edges:
        assert (source, target) in kept or source in up[target]


def test_chains_are_bounded_and_go_around_removed_rows():
    size = 5000
    pointers = chains.first_found(chains_of([(row, row + 1) for row in range(size - 1)], size))
    assert len(list(chains.walk(pointers, 0))) == chains.MAX_LEVELS
    assert list(chains.walk(pointers, 0, limit=size))[-1] == size - 1
    edges = [(0, 1), (0, 2), (1, 3), (2, 4), (3, 4), (5, 0), (6, 7)]
    goals, removed = np.zeros(8, dtype=bool), np.zeros(8, dtype=bool)
    goals[4] = True
    pointers = chains.toward(graph_of(edges, 8), goals, removed)
    assert list(chains.walk(pointers, 5)) == [0, 2, 4]
    assert pointers[4] == pointers[6] == chains.NONE
    removed[2] = True
    assert list(chains.walk(chains.toward(graph_of(edges, 8), goals, removed), 5)) == [0, 1, 3, 4]


@given(EDGES, st.lists(st.integers(0, 7), max_size=3))
def test_closure_equals_plain_sets(edges, start):
    seen, waiting = set(), list(start)
    while waiting:
        row = waiting.pop()
        if row not in seen:
            seen.add(row)
            waiting += [target for source, target in edges if source == row]
    assert chains.closure(graph_of(edges, 8), start).tolist() == sorted(seen)


@given(EDGES)
def test_reverse_twice_is_the_graph_with_sorted_targets(edges):
    graph = graph_of(edges, 8)
    again = chains.reverse(chains.reverse(graph))
    assert [again.of(row).tolist() for row in range(8)] == [
        sorted(graph.of(row).tolist()) for row in range(8)
    ]
    assert graph.of_all(NOTHING).tolist() == []
