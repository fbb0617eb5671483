"""`python -m spacy kanon project`: a spaCy project to begin with, from the installed package."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

from . import _options
from ._util import Arg, command


@command("project")
def project(
    folder: Annotated[Path, Arg(metavar="NAME", help="Folder to make")],
    force: _options.Force = False,
) -> dict[str, Any]:
    """Make a spaCy project: texts, training, scores and a wheel by `spacy project run all`."""
    from ..storage.files import check_new_folder, whole_folder
    from ..storage.project_template import copy_files, template_folder

    source = template_folder()
    check_new_folder(folder, force=force, inputs=[source])
    with whole_folder(folder, force=force) as work:
        files = copy_files(source, work)
    return {"files": files, "output": folder, "next": f"python -m spacy project run all {folder}"}
