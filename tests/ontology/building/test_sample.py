import pytest

from scripts.make_samples import check_sample, main
from spacy_kanon.errors import KanonError
from spacy_kanon.ontology.build import build_ontology
from spacy_kanon.ontology.reader import SAMPLE, open_ontology
from tests.ontology.items import USES, WORLD, MemorySource


def test_the_bundled_sample_is_what_its_tables_make(capsys):
    main(["ontology", "--check"])
    assert open_ontology().fingerprint in capsys.readouterr().out


def test_another_ontology_is_not_the_sample(tmp_path):
    build_ontology(MemorySource(WORLD, USES), tmp_path / "other")
    with pytest.raises(KanonError, match="its source makes"):
        check_sample("ontology", tmp_path / "other")


def test_the_sample_is_small_and_holds_what_it_should():
    ontology = open_ontology()
    assert sum(path.stat().st_size for path in SAMPLE.iterdir()) < 500_000
    cities = ontology.member_ids("class/Q515")
    assert len(cities) > 300 and ontology.meta["counts"]["with_country"] > 300
    assert len(ontology.member_ids("class/Q6256")) > 190
