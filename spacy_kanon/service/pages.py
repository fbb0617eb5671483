"""The description of the routes: an OpenAPI document, and a page of it that loads nothing."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from jinja2 import Environment, PackageLoader, StrictUndefined, select_autoescape
from pydantic import BaseModel
from pydantic.json_schema import models_json_schema

_REFERENCE = "#/components/schemas/{model}"
_ENVIRONMENT = Environment(
    loader=PackageLoader("spacy_kanon.service"),
    autoescape=select_autoescape(),
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)


def describe(app: FastAPI, requests: Iterable[type[BaseModel]]) -> None:
    """Let the application's OpenAPI document hold the bodies of requests and the ways to log in.

    app (FastAPI): With all its routes.
    requests (Iterable[type[BaseModel]]): Bodies that its routes refer to. They are checked by the
        workers, so that FastAPI does not see them.
    """
    models = [(model, "validation") for model in requests]

    def openapi() -> dict[str, Any]:
        if app.openapi_schema is None:
            document = get_openapi(
                title=app.title,
                version=app.version,
                description=app.description,
                routes=app.routes,
            )
            _, definitions = models_json_schema(models, ref_template=_REFERENCE)  # type: ignore[arg-type]
            components = document.setdefault("components", {})
            components.setdefault("schemas", {}).update(definitions["$defs"])
            components["securitySchemes"] = {
                "bearer": {"type": "http", "scheme": "bearer"},
                "basic": {"type": "http", "scheme": "basic"},
            }
            document["security"] = [{"bearer": []}, {"basic": []}]
            document["paths"]["/health"]["get"]["security"] = []
            app.openapi_schema = document
        return app.openapi_schema

    app.openapi = openapi  # type: ignore[method-assign]


def reference_page(document: dict[str, Any]) -> str:
    """An OpenAPI document to read.

    document (dict[str, Any]): Of the application.
    RETURNS (str): HTML that refers to nothing outside.
    """
    return _ENVIRONMENT.get_template("reference.html").render(
        document=document, type_of=type_of, models=document["components"]["schemas"]
    )


def type_of(schema: dict[str, Any]) -> str:
    """The type of a value, in words.

    schema (dict[str, Any]): JSON schema of the value.
    RETURNS (str): For a reader.

    >>> type_of({"anyOf": [{"type": "string"}, {"type": "array", "items": {"type": "string"}}]})
    'string or list of string'
    """
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "anyOf" in schema:
        return " or ".join(type_of(part) for part in schema["anyOf"])
    kind = schema.get("type", "any")
    if kind == "array":
        return f"list of {type_of(schema.get('items', {}))}"
    values = schema.get("additionalProperties")
    if kind == "object" and isinstance(values, dict):
        return f"object of {type_of(values)}"
    return str(kind)
