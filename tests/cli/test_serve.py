"""`serve` hands settings from options, profile and dotted names to the service."""

import pytest

from tests.commands import command

pytest.importorskip("fastapi", reason="needs the extra `service`")

run = command("serve")


@pytest.fixture
def served(monkeypatch):
    """Recipe and settings that the service was started with."""
    calls = []
    monkeypatch.setenv("SPACY_KANON_TOKEN", "t" * 43)
    monkeypatch.setattr("spacy_kanon.service.server.serve", lambda *given: calls.append(given))
    return calls


def test_a_profile_options_and_settings_by_name(served):
    run(
        "blank:de", "--profile", "research", "-k", "9", "--workers", "3", "--generalize",
        "--service.queue", "7", "--components.kanon_masker.replacement", "numbered",
    )  # fmt: skip
    [(recipe, service, _)] = served
    assert (recipe.pipeline, recipe.lang, recipe.generalize) == (None, "de", {})
    settings = {name: recipe.config[name] for name in ("k", "unknown", "replacement")}
    assert settings == {"k": 9, "unknown": "keep", "replacement": "numbered"}
    assert (service.workers, service.queue, recipe.timeout) == (3, 7, service.timeout)


def test_what_is_not_known_is_refused(served, words, message):
    result = run("blank:en", *words, status=1)
    assert message in " ".join(result.output.split()) and not served
