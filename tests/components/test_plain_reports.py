"""What the masker reports of its settings."""

from dataclasses import asdict

import pytest

from spacy_kanon.anonymity.state import Options
from spacy_kanon.components.replacements import plain_options


@pytest.mark.parametrize(
    "options", [Options(), Options(k=3, scope=("place/x",)), Options(weights={"PERSON": 2.0})]
)
def test_settings_are_reported_as_a_config_has_them(options):
    plain = {key: [*v] if isinstance(v, tuple) else v for key, v in asdict(options).items()}
    assert plain_options(options) == plain


def test_a_report_that_is_changed_changes_no_setting():
    options = Options(weights={"PERSON": 2.0})
    plain_options(options)["weights"]["PERSON"] = 1.0
    plain_options(options)["always_mask"].clear()
    assert plain_options(options)["weights"] == {"PERSON": 2.0}
    assert plain_options(options)["always_mask"]
