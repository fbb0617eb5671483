"""What setup.cfg cannot say: a wheel carries the project template, made of the repository's own
files, so that there is no second copy of them."""

import shutil
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

ROOT = Path(__file__).parent
sys.path.insert(0, str(ROOT))

from spacy_kanon.io.project.template import INSTALLED, copy_files  # noqa: E402


class BuildWithTemplate(build_py):
    def run(self):
        super().run()
        if self.editable_mode:  # The files are at hand.
            return
        folder = Path(self.build_lib, "spacy_kanon", INSTALLED)
        shutil.rmtree(folder, ignore_errors=True)
        copy_files(ROOT, folder)


setup(cmdclass={"build_py": BuildWithTemplate})
