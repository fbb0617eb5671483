"""What setup.cfg cannot say.

A wheel carries the project template, made of the repository's own files, so that there is no second
copy of them. A package index shows the README without the files beside it: there its relative links
lead to the address of the repository, if setup.cfg states one (`url`), else their words stay alone.
"""

import configparser
import re
import shutil
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

ROOT = Path(__file__).parent
sys.path.insert(0, str(ROOT))

from spacy_kanon.storage.project_template import INSTALLED, copy_files  # noqa: E402


class BuildWithTemplate(build_py):
    def run(self):
        super().run()
        if self.editable_mode:  # The files are at hand.
            return
        folder = Path(self.build_lib, "spacy_kanon", INSTALLED)
        shutil.rmtree(folder, ignore_errors=True)
        copy_files(ROOT, folder)


def for_an_index(readme, url, version):
    """The README without relative links. url (str): Of the repository; "" leaves words alone."""

    def link(match):
        image, words, target = match.groups()
        if re.match(r"[a-z]+:|#", target):
            return match.group()
        view = "raw" if image else "blob"
        if url:
            return f"{image}[{words}]({url.rstrip('/')}/{view}/v{version}/{target})"
        return f"*{words}*" if image else words

    return re.sub(r"(!?)\[([^\]]*)\]\(([^)\s]+)\)", link, readme)


def long_description():
    config = configparser.ConfigParser()
    config.read(ROOT / "setup.cfg", encoding="utf8")
    source = (ROOT / "spacy_kanon" / "__init__.py").read_text(encoding="utf8")
    version = re.search(r'^__version__ = "(.+)"$', source, re.M).group(1)
    readme = (ROOT / "README.md").read_text(encoding="utf8")
    return for_an_index(readme, config["metadata"].get("url", ""), version)


setup(cmdclass={"build_py": BuildWithTemplate}, long_description=long_description())
