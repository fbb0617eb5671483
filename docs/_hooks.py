"""Called by MkDocs: adds the pages and tables that are made from the code."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

sys.path.insert(0, str(Path(__file__).parent))
from _reference import pages, with_settings


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for path, text in pages().items():
        files.append(File.generated(config, path, content=text))
    return files


def on_page_markdown(markdown: str, **_: Any) -> str:
    return with_settings(markdown)
