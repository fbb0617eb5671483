"""Settings of a release from files and command lines, and profiles: settings with rules.

A later source takes precedence over an earlier one: profile, config, options, dotted overrides.
"""

from __future__ import annotations

import configparser
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from thinc.api import Config

from ..components.factories import SETTINGS
from ..errors import Errors, KanonError, did_you_mean, need_file, no_setting
from ..names import ENTITIES, KINDS, SUB_KINDS
from ..operators.writing import GENERALIZE
from .runner import FACTORY, GENERALIZER, LINKER, Recipe

FOLDER = Path(__file__).parent.parent / "data" / "profiles"
SUFFIX = ".cfg"
_COMPONENTS = {factory: tuple(SETTINGS[factory]) for factory in (FACTORY, GENERALIZER, LINKER)}
_SECTIONS: dict[str, tuple[str, ...]] = {
    "components": tuple(_COMPONENTS),
    "nlp": ("lang",),
    "profile": ("name", "about"),
    "rules": (),
}
_RULE = ("rule", "covers")


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule of a profile."""

    text: str  # What it says: "(D) Telephone numbers".
    # Kinds and sub-kinds that it is about; none: nothing here looks for what it is about.
    covers: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Profile:
    """Settings with the rules that they follow."""

    # name, about: What it is called, and what it is.
    name: str
    about: str
    settings: Config  # Of components, by section.
    rules: tuple[Rule, ...]  # In the order of the file.


def profile_names() -> list[str]:
    """The names of the bundled profiles, in order."""
    return sorted(path.stem for path in FOLDER.glob(f"*{SUFFIX}"))


def read_profile(name: str) -> Profile:
    """Read a profile."""
    path = Path(name) if name.endswith(SUFFIX) else FOLDER / f"{name}{SUFFIX}"
    if not path.is_file() or (not name.endswith(SUFFIX) and name not in profile_names()):
        known = profile_names()
        near = did_you_mean(name, known)
        raise KanonError(Errors.E375.format(name=name, nearest=near, names=", ".join(known)))
    settings = _read(path)
    about, rules = settings.pop("profile", {}), settings.pop("rules", {})
    return Profile(
        str(about.get("name", path.stem)),
        str(about.get("about", "")),
        settings,
        tuple(_rule(path, key, value) for key, value in rules.items()),
    )


def read_settings(
    profile: Profile | None = None,
    config: Path | None = None,
    *,
    options: Mapping[str, Any] | None = None,
    overrides: Mapping[str, Any] | None = None,
    where: str = "The command line",
) -> Config:
    """Settings from all their sources; `where` options and overrides are given."""
    settings = Config() if profile is None else profile.settings
    if config is not None:
        settings = settings.merge(_read(config))
    given = {name: value for name, value in (options or {}).items() if value is not None}
    for values in (given, overrides or {}):
        nested = _nested(values)
        _check_sections(where, nested)
        settings = settings.merge(nested)
    return settings


def make_recipe(
    settings: Mapping[str, Any],
    *,
    generalize: bool = False,
    linkage: Path | None = None,
    **more: Any,
) -> Recipe:
    """The recipe of a pipeline from settings."""
    components = {name: dict(config) for name, config in settings.get("components", {}).items()}
    masker = components.get(FACTORY, {})
    if generalize or GENERALIZE in masker.get("operators", {}).values():
        components.setdefault(GENERALIZER, {})
    if linkage is not None:
        components.setdefault(LINKER, {})["index"] = str(linkage)
    linking = components.get(LINKER)
    if linking is not None and not linking.get("index"):
        raise KanonError(Errors.E183.format(option=f"components.{LINKER}"))
    return Recipe(
        config=masker,
        lang=settings.get("nlp", {}).get("lang", "en"),
        generalize=components.get(GENERALIZER),
        linkage=linking,
        **more,
    )


def _nested(values: Mapping[str, Any]) -> dict[str, Any]:
    """Values by section from values by dotted name; labels keep their case.

    >>> _nested({"a.b.C": 1, "a.d": 2})
    {'a': {'b': {'C': 1}, 'd': 2}}
    """
    result: dict[str, Any] = {}
    for name, value in values.items():
        *path, last = name.split(".")
        section = result
        for part in path:
            section = section.setdefault(part, {})
        section[last] = value
    return result


def _read(path: Path) -> Config:
    """RAISES (KanonError): E003, E376, E377."""
    need_file(path)
    try:
        config = Config().from_str(path.read_text(encoding="utf8"), interpolate=False)
    except (OSError, ValueError, KeyError, TypeError, configparser.Error) as error:
        reason = " ".join(str(error).split()) or type(error).__name__
        raise KanonError(
            Errors.E376.format(path=path, reason=reason[:300], folder=FOLDER)
        ) from error
    _check_sections(str(path), config)
    return config


def _check_sections(where: str, config: Mapping[str, Any]) -> None:
    _check(where, "", config, tuple(_SECTIONS))
    for section, values in config.items():
        if section != "rules":
            _check(where, section, values, _SECTIONS[section])
    for name, values in config.get("components", {}).items():
        _check(where, f"components.{name}", values, _COMPONENTS[name])


def _check(where: str, section: str, values: Mapping[str, Any], choices: tuple[str, ...]) -> None:
    for setting in values:
        if setting not in choices:
            name = f"{section}.{setting}" if section else setting
            raise no_setting(where, name, choices, setting)


def _rule(path: Path, key: str, value: Mapping[str, Any]) -> Rule:
    _check(str(path), f"rules.{key}", value, _RULE)
    covers = tuple(ENTITIES.get(label, label) for label in map(str, value.get("covers", ())))
    _check(str(path), f"rules.{key}.covers", dict.fromkeys(covers), (*KINDS, *SUB_KINDS))
    return Rule(str(value.get("rule", key)), covers)
