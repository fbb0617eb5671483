import json
import stat

import pytest

from tests.commands import command, write_lines

TEXTS = [
    "Anna, an actor from Oslo, won in 1968. Oslo is big.",
    "",
    "Ann left.\r\n\r\nBo left.\n",
    "Bob left.\r\n\r\nBo left.\n",
    "Zu\u0308rich \u200b 👩‍👩‍👧 \u2028 Quux.",
]


def sanitize(folder, *options, output="out.jsonl", ids=True):
    records = [{"id": i, "text": text} if ids else {"text": text} for i, text in enumerate(TEXTS)]
    source = write_lines(folder / "in.jsonl", records)
    mapping = ("--mapping", folder / "map.jsonl")
    return command("sanitize")(source, "-o", folder / output, *mapping, *options)


def restore(folder, output="out.jsonl"):
    run = command("restore")
    return run(folder / output, folder / "map.jsonl", "-o", folder / "back.jsonl")


def restored(folder, output="out.jsonl"):
    result = restore(folder, output)
    assert result.exit_code == 0, result.output
    lines = (folder / "back.jsonl").read_text(encoding="utf8").split("\n")[:-1]
    return [json.loads(line)["text"] for line in lines]


@pytest.mark.parametrize(
    "options,output,ids",
    [
        ([], "out.jsonl", True),
        ([], "out.jsonl", False),  # The order tells.
        (["--generalize"], "out.csv", True),
        (["--generalize", "--components.wikidata_generalizer.brackets", "true"], "out.jsonl", True),
    ],
)
def test_what_was_sanitized_comes_back(tmp_path, options, output, ids):
    result = sanitize(tmp_path, *options, output=output, ids=ids)
    assert result.exit_code == 0, result.output
    assert "personal data" in result.stderr
    assert "Anna" not in (tmp_path / output).read_text()
    assert "Anna" in (tmp_path / "map.jsonl").read_text()
    assert restored(tmp_path, output) == TEXTS
    for name in ("map.jsonl", "back.jsonl"):  # Only the owner may read them.
        assert stat.S_IMODE((tmp_path / name).stat().st_mode) == 0o600


def test_a_changed_text_is_refused_and_nothing_is_written(tmp_path):
    sanitize(tmp_path, "--generalize")
    text = (tmp_path / "out.jsonl").read_text(encoding="utf8")
    (tmp_path / "out.jsonl").write_text(text.replace("is big", "is tiny"), encoding="utf8")
    result = restore(tmp_path)
    assert result.exit_code == 1 and "KN461" in result.stderr and "record 0" in result.stderr
    assert not (tmp_path / "back.jsonl").exists()


def test_generalized_outputs(tmp_path):
    result = sanitize(tmp_path, "--generalize", "--verify", "--evidence", tmp_path / "why.jsonl")
    assert "of masked phrases generalized" in result.stderr
    record = json.loads((tmp_path / "out.jsonl").read_text(encoding="utf8").split("\n")[0])
    assert record["sanitized_text"].startswith("PERSON 1, an actor from a city in Europe,")
    record = json.loads((tmp_path / "why.jsonl").read_text(encoding="utf8").split("\n")[0])
    assert "“city in Norway” with “actor”" in record["spans"][2]["evidence"]
