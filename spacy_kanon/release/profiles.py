"""Profiles: plain config files that say what goes, what stands in its place, and by which rule."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from thinc.api import Config

from ..components.factories import KANON_MASKER_CONFIG, WIKIDATA_GENERALIZER_CONFIG
from ..errors import Errors, KanonError, did_you_mean
from ..names import KINDS, SUB_KINDS

FOLDER = Path(__file__).parent.parent / "data" / "profiles"
SUFFIX = ".cfg"
_SECTIONS: dict[str, tuple[str, ...]] = {
    "profile": ("name", "about"),
    "masker": tuple(KANON_MASKER_CONFIG),
    "generalizer": tuple(WIKIDATA_GENERALIZER_CONFIG),
    "rules": (),
}
_RULE = ("rule", "covers")


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule of a profile.

    text (str): What it says: "(D) Telephone numbers".
    covers (tuple[str, ...]): Kinds and sub-kinds that it is about; none: nothing here looks for
        what it is about.
    """

    text: str
    covers: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Profile:
    """What a profile says.

    name, about (str): What it is called, and what it is.
    masker (Mapping[str, Any]): Settings of the `kanon_masker`.
    generalizer (Mapping[str, Any] | None): Settings of a `wikidata_generalizer`; None adds none.
    rules (tuple[Rule, ...]): In the order of the file.
    """

    name: str
    about: str
    masker: Mapping[str, Any]
    generalizer: Mapping[str, Any] | None
    rules: tuple[Rule, ...]


def profile_names() -> list[str]:
    """The names of the bundled profiles, in order."""
    return sorted(path.stem for path in FOLDER.glob(f"*{SUFFIX}"))


def read_profile(name: str) -> Profile:
    """Read a profile.

    name (str): Of a bundled one, or the path of a file.
    RETURNS (Profile): Checked as far as that is possible without its knowledge base.
    RAISES (KanonError): E375 there is none, E376 it is no config, E377 it says what nobody reads.
    """
    path = Path(name) if name.endswith(SUFFIX) else FOLDER / f"{name}{SUFFIX}"
    if not path.is_file() or (not name.endswith(SUFFIX) and name not in profile_names()):
        raise KanonError(Errors.E375.format(name=name, names=", ".join(profile_names())))
    try:
        config = Config().from_str(path.read_text(encoding="utf8"), interpolate=False)
    except (OSError, ValueError, KeyError, TypeError) as error:
        reason = " ".join(str(error).split()) or type(error).__name__
        raise KanonError(
            Errors.E376.format(path=path, reason=reason[:300], folder=FOLDER)
        ) from error
    _check(path, "", config, tuple(_SECTIONS))
    for section, settings in _SECTIONS.items():
        if section != "rules":
            _check(path, section, config.get(section, {}), settings)
    about = config.get("profile", {})
    return Profile(
        str(about.get("name", path.stem)),
        str(about.get("about", "")),
        config.get("masker", {}),
        config.get("generalizer"),
        tuple(_rule(path, key, value) for key, value in config.get("rules", {}).items()),
    )


def _check(path: Path, section: str, values: Mapping[str, Any], choices: tuple[str, ...]) -> None:
    for setting in values:
        if setting not in choices:
            raise KanonError(
                Errors.E377.format(
                    path=path,
                    setting=setting,
                    section=section,
                    nearest=did_you_mean(setting, choices),
                    choices=", ".join(choices),
                )
            )


def _rule(path: Path, key: str, value: Mapping[str, Any]) -> Rule:
    _check(path, f"rules.{key}", value, _RULE)
    covers = tuple(str(label) for label in value.get("covers", ()))
    _check(path, f"rules.{key}.covers", dict.fromkeys(covers), (*KINDS, *SUB_KINDS))
    return Rule(str(value.get("rule", key)), covers)
