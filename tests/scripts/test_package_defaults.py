"""The default pipeline as a package, with a card that says what it is."""

import package_defaults as module
import spacy
from package_defaults import package_defaults

from tests.commands import script
from tests.refusals import refused


def test_it_masks_and_says_what_it_is(tmp_path):
    options = {"version": "1.2.3", "measured": 12, "wheel": False}
    built = package_defaults(tmp_path / "base", **options)["output"]
    nlp = spacy.load(built / "en_kanon_base" / "en_kanon_base-1.2.3")
    assert nlp.pipe_names == ["kanon_masker", "wikidata_generalizer"]
    doc = nlp("Ann Xyzzy, a Norwegian singer, was born in Oslo on 12 May 1972.")
    assert "Xyzzy" not in doc._.sanitized_text and "Norwegian" in doc._.masked_text
    meta = spacy.util.load_meta(built / "meta.json")
    assert (meta["lang"], meta["name"], meta["version"]) == ("en", "kanon_base", "1.2.3")
    assert meta["license"] == "MIT" and meta["description"] and meta["author"]
    assert all(source["name"] and source["license"] for source in meta["sources"])
    assert meta["requirements"] and meta["requirements"][0].startswith("spacy-kanon")
    assert meta["performance"]["names_hidden"] == meta["performance"]["k_kept"] == 1
    assert 0.3 < meta["performance"]["tokens_kept"] < 1
    card = (built / "README.md").read_text(encoding="utf8")
    for part in ("`en_kanon_base`", "invented people", "`MIT`", "### Accuracy", "NAMES_HIDDEN",
                 "On 12 texts", "Read what", "is a sample"):  # fmt: skip
        assert part in card, part


def test_without_what_builds_wheels_the_pip_line_is_named(tmp_path, monkeypatch):
    monkeypatch.setattr(module, "find_spec", lambda name: None)
    refused(r"KN001.*pip install 'spacy-kanon\[project\]'", package_defaults, tmp_path / "base")
    assert not list(tmp_path.iterdir())


def test_a_wheel_that_fails_leaves_nothing(tmp_path, monkeypatch):
    monkeypatch.setattr(module, "package", lambda *folders, **settings: None)
    script(package_defaults)(tmp_path / "base", "--measured", 1, fails="KN587")
    assert not list(tmp_path.iterdir())
