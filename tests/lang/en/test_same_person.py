import pytest

from spacy_kanon.lang.en.person_names import cluster_persons


@pytest.mark.parametrize(
    "names,numbers",
    [
        ([], []),
        (["Ann Berg"], [0]),
        (["Ann Berg", "Berg"], [0, 0]),
        (["Ann Berg", "Bo Lind", "Berg", "Lind"], [0, 1, 0, 1]),
        (["Thomas Jasper", "T. Jasper", "Mr. Jasper"], [0, 0, 0]),
        # Two people with one surname; the bare surname goes back to the latest of them.
        (["Théodolinde de Beauharnais", "Joséphine de Beauharnais"], [0, 1]),
        (["Thomas Jasper", "Robert Jasper", "Jasper"], [0, 1, 1]),
        (["Ann", "Bo"], [0, 1]),
    ],
)
def test_cluster_persons(names, numbers):
    assert cluster_persons(names) == numbers
