"""`python -m spacy kanon project`: a spaCy project to begin with, from the installed package."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from wasabi import msg

from ...storage.output_checks import check_new_folder
from ...storage.project_template import copy_files, template_folder
from .._app import kanon_cli
from .._errors import friendly_errors
from .._options import argument, option


def project(folder: Path, *, force: bool = False) -> list[Path]:
    """Copy project.yml, the training configs and the small assets.

    folder (Path): Folder to make.
    force (bool): Replace FOLDER if it exists, with all that is in it.
    RETURNS (list[Path]): The files, by their paths below the folder.
    RAISES (KanonError): E002, E004, E008 for the folder.
    """
    from ...storage.files import whole_folder

    source = template_folder()
    check_new_folder(folder, force=force, inputs=[source])
    with whole_folder(folder, force=force) as work:
        return copy_files(source, work)


@kanon_cli.command("project")
@friendly_errors
def project_cli(
    folder: Path = argument(project, "folder", metavar="NAME"),
    force: bool = option(project, "force", "--force"),
) -> dict[str, Any]:
    """Make a spaCy project: texts, training, scores and a wheel by `spacy project run all`."""
    files = project(folder, force=force)
    msg.good(f"{len(files)} files: {folder}")
    msg.text(f"python -m spacy project run all {folder}")
    return {"files": files, "output": folder}
