"""The public API: its names, its signatures (`api.json`), its reference page and its examples.

A change of a signature is recorded by `python -m tests.contract.test_api`.
"""

import ast
import doctest
import inspect
import json
import re
from dataclasses import replace
from pathlib import Path

import pytest

import spacy_kanon
from spacy_kanon import Release, Sanitizer, api, audit, register_language, sanitize
from spacy_kanon.lang import language_rules
from spacy_kanon.release.runner import Recipe
from tests.fakes import with_recipe
from tests.refusals import refused

FILE = Path(__file__).with_name("api.json")
ROOT = Path(spacy_kanon.__file__).parent
NAMES = sorted(set(spacy_kanon.__all__) - {"__version__"})
ZOE = "Zoe Xyzzy was born in Oslo in 1972."
SAFE = "*** was born in *** in 1972."


def signatures():
    """Each callable of the API, with the public methods of classes, as it is written."""
    found = {}
    for name in NAMES:
        value = getattr(spacy_kanon, name)
        found[name] = str(inspect.signature(value))
        for method, member in vars(value).items() if inspect.isclass(value) else ():
            if not method.startswith("_") and inspect.isfunction(member):
                found[f"{name}.{method}"] = str(inspect.signature(member))
    return found


def test_the_api_is_as_recorded_typed_and_documented():
    assert signatures() == json.loads(FILE.read_text())
    stub = ast.parse((ROOT / "__init__.pyi").read_text())
    imports = {
        node.names[0].name: node.module for node in stub.body if isinstance(node, ast.ImportFrom)
    }
    assert imports == spacy_kanon._HOMES
    page = (ROOT.parent / "docs/reference/python.md").read_text()
    assert sorted(re.findall(r"^::: spacy_kanon\.(\w+)$", page, re.M)) == NAMES
    assert doctest.testmod(api).failed == 0
    with pytest.raises(AttributeError, match="nothing"):
        spacy_kanon.nothing  # noqa: B018
    assert set(NAMES) <= set(dir(spacy_kanon))


@pytest.mark.parametrize("name", NAMES)
def test_it_is_documented(name):
    """Each parameter of a function has an entry, in the order of the signature."""
    value = getattr(spacy_kanon, name)
    assert (inspect.getdoc(value) or "").strip()
    if inspect.isclass(value):
        return
    text = inspect.getdoc(value)
    listed = [
        n
        for line in re.findall(r"^([*\w]+(?:, \w+)*) \(", text, re.M)
        for n in re.findall(r"\w+", line)
    ]
    wanted = list(inspect.signature(value).parameters)
    assert set(wanted) <= set(listed), set(wanted) - set(listed)
    assert "RETURNS (" in text or name in ("register_language", "forget_texts", "write_texts")


def test_texts_alone_and_of_a_subject():
    texts = ["She lives in Oslo.", "Nobody.", "A geologist, born in 1968."]
    alone = sanitize(texts, k=50)
    together = sanitize(texts, subject=["a", "b", "a"], k=50)
    assert [release.problem for release in (*alone, *together)] == [None] * 6
    assert together[0].k_reached == together[2].k_reached < alone[0].k_reached
    assert sanitize(texts[:1], subject="a", k=50)[0].text == alone[0].text
    nameless = sanitize(texts[:1], subject=[None])[0]
    assert nameless.text is None and "KN345" in nameless.problem and nameless.report() == {}


def test_what_is_confidential_or_withheld_is_not_shown():
    (release,) = sanitize([ZOE])
    assert release.text == SAFE and release.k_reached == 207
    assert "Xyzzy" not in json.dumps(release.report())
    assert "Xyzzy" in json.dumps(release.report(evidence=True))
    sanitizer = Sanitizer()
    late = list(sanitizer.pipe([ZOE] * 3, seconds=0))
    assert [one.text for one in late] == [None] * 3 and "KN347" in late[0].problem
    assert [one.text for one in sanitizer.pipe([ZOE])] == [SAFE]
    (release,) = Sanitizer(Recipe(mapping=True)).pipe([ZOE])
    assert release.mapping and "Xyzzy" not in repr(release)
    result = audit([ZOE, Release(SAFE), Release(None, "why")], k=5)
    assert result.tally.documents == 2


def test_files_profiles_and_settings(tmp_path):
    source = tmp_path / "in.csv"
    source.write_text(f"id,note\n1,{ZOE}\n")
    summary = sanitize(source, "note", output=tmp_path / "out.csv", keep_original=["id"])
    assert summary.documents == 1 and SAFE in (tmp_path / "out.csv").read_text()
    refused("KN979", sanitize, source, "note")
    assert audit(tmp_path / "out.csv").tally.documents == 1
    text = "Mrs Public is 95. Born 6 March 1961."
    hipaa = "hipaa-safe-harbor"
    (release,) = sanitize([text], profile=hipaa)
    assert release.text == "[PERSON] is 90+. Born 1961."
    (release,) = Sanitizer(profile=hipaa, operators={"PERSON": "stars"}).pipe([text])
    assert release.text == "*** is 90+. Born 1961."


def test_unknown_settings(settings, code, nearest):
    assert nearest in refused(code, sanitize, [ZOE], **with_recipe(settings))


def test_a_language_is_registered(monkeypatch):
    known = {**language_rules.languages()}
    monkeypatch.setattr(language_rules, "languages", lambda: known)
    register_language(replace(spacy_kanon.get_language("en"), lang="tlh"))
    assert spacy_kanon.get_language("tlh").lang == "tlh"
    assert spacy_kanon.get_language("xx") is None


if __name__ == "__main__":
    FILE.write_text(json.dumps(signatures(), indent=2) + "\n")
