"""Text anonymization for spaCy with an explicit, counted measure of disclosure risk.

The names below are the public API; everything else may change. Each is imported when it is first
used, so that a program that only has the package installed pays for nothing. Their types stand in
`__init__.pyi`.
"""

from importlib import import_module as _import_module

__version__ = "0.1.0"

_HOMES = {
    "AnnotatedText": "types",
    "KanonError": "errors",
    "Language": "api",
    "Mention": "types",
    "Options": "anonymity.state",
    "Population": "types",
    "Recipe": "release.runner",
    "RecordError": "errors",
    "Release": "api",
    "Replacement": "text.rewriting",
    "Sanitizer": "api",
    "audit": "api",
    "build_background": "api",
    "build_kb": "api",
    "build_ontology": "api",
    "decide": "anonymity.decide",
    "forget_texts": "text.caches",
    "get_language": "api",
    "open_background": "linkage.reader",
    "open_kb": "kb.reader",
    "open_ontology": "ontology.reader",
    "read_texts": "formats.registry",
    "register_language": "api",
    "sanitize": "api",
    "write_texts": "formats.registry",
}
__all__ = ["__version__", *_HOMES]


def __getattr__(name: str) -> object:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(_import_module(f".{_HOMES[name]}", __name__), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *_HOMES})
