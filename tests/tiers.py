"""Which tests are of which tier.

`unit` and `contract` are all that stands in neither table: the README's test command. `system` and
`apps` take longer or need more, and `.ci/run` runs them after it. A line is a folder, a file, or a
test of a file; `test_house.py` holds that each exists.
"""

from __future__ import annotations

# The apps on top of the package.
APPS = (
    "review/",
    "service/",
    "spark/",
    "cli/reviewing/",
)
# Processes and kills, flipped bytes, fuzzing, simulations, training runs, documentation sites.
SYSTEM = (
    "federated/",
    "fuzz/",
    "cli/evaluating/test_evaluate_selection.py::test_spacy_evaluate_prints_the_scores",
    "cli/sanitizing/test_release_files.py::test_standard_output_is_a_stream",
    "cli/sanitizing/test_sanitize.py::test_interrupted_it_leaves_nothing",
    "cli/training/test_bounds_promise.py",
    "cli/training/test_calibrate_recall.py",
    "cli/training/test_federate.py",
    "cli/training/test_training_commands.py",
    "components/test_processes.py",
    "components/test_real_documents.py",
    "components/test_real_generalizations.py",
    "evaluation/attacks/test_transformer_attacker.py",
    "io/test_checked_tries.py::test_a_changed_trie_is_refused",
    "io/test_whole_files.py::test_an_interruption_at_any_line",
    "kb/test_build.py::test_killed_at_any_moment",
    "kb/test_hostile_folders.py",
    "kb/test_postings.py::test_changed_bytes_are_refused",
    "kb/test_sample.py::test_the_bundled_sample_is_what_its_generator_makes",
    "models/onnx/test_onnx.py::test_batches_and_processes_change_no_byte",
    "models/onnx/test_onnx.py::test_the_command_assembles_it",
    "release/reading/test_text_reader.py",
    "release/test_limits.py",
    "test_config_commands.py",
    "test_configs.py",
    "test_docs.py::test_it_builds_without_a_dead_link",
    "test_docs.py::test_nothing_is_loaded_from_elsewhere",
    "test_indicator_configs.py",
    "test_notebooks.py",
    "test_pages.py",
    "test_project.py",
)
TIERS = {"system": SYSTEM, "apps": APPS}


def tier_of(test: str) -> str | None:
    """The tier of a test by its id, from the folder of the tests on.

    >>> tier_of("service/test_access.py::test_it")
    'apps'
    """
    return next((tier for tier, places in TIERS.items() if test.startswith(places)), None)
