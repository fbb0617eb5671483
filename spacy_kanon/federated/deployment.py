"""The Flower app of a deployment: a folder that `flwr run` sends to SuperLink and SuperNodes.

It holds no code of its own: its two modules name the apps of this package, which every machine
has installed. Clients that share documents or aggregate securely need another client app, so the
scenario is written into it and a server cannot change it afterwards.
"""

from __future__ import annotations

import json
from pathlib import Path

from ..storage.files import whole_folder
from .plan import BATCHES, SECURE, Plan

_PACKAGE = "kanon_federation"
_SERVER = '''"""The server of the training."""

from spacy_kanon.federated.server_app import make_server_app, training_from_run_config

app = make_server_app(training_from_run_config)
'''
_CLIENT = '''"""A client of the training."""

from spacy_kanon.federated.client_app import make_client_app, worker_from_node_config

app = make_client_app(worker_from_node_config, clip={clip}, share_documents={share})
'''
_SECURE_CLIENT = '''"""A client of the training with secure aggregation."""

from spacy_kanon.federated.client_app import worker_from_node_config
from spacy_kanon.federated.secure import make_secure_client_app

app = make_secure_client_app(worker_from_node_config)
'''
_PROJECT = """[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[project]
name = "kanon-federation"
version = "1.0.0"
description = "Training of a spaCy pipeline at several data holders"
license = "MIT"
dependencies = ["flwr>=1.41"]

[tool.hatch.build.targets.wheel]
packages = ["."]

[tool.flwr.app]
publisher = "spacy-kanon"

[tool.flwr.app.components]
serverapp = "{package}.server_app:app"
clientapp = "{package}.client_app:app"

[tool.flwr.app.config]
{config}
"""


def write_flower_app(
    folder: Path, plan: Plan, *, model: Path, results: Path, force: bool = False
) -> None:
    """Write the folder that `flwr run` sends to all sides.

    folder (Path): To write.
    plan (Plan): Goes into the run config.
    model, results (Path): The initialized pipeline and the folder for results, on the server.
    force (bool): Replace the folder if it exists.
    RAISES (KanonError): E002, E004.
    """
    config = {name.replace("_", "-"): value for name, value in plan.to_config().items()}
    config |= {"model": str(model), "output": str(results), "dev": ""}
    lines = "\n".join(f"{name} = {json.dumps(value)}" for name, value in config.items())
    if plan.scenario == SECURE:
        client = _SECURE_CLIENT
    else:
        client = _CLIENT.format(clip=plan.clips_at_clients, share=plan.scenario == BATCHES)
    with whole_folder(folder, force=force) as work:
        package = work / _PACKAGE
        package.mkdir()
        project = _PROJECT.format(package=_PACKAGE, config=lines)
        (work / "pyproject.toml").write_text(project, encoding="utf8")
        (package / "__init__.py").write_text("", encoding="utf8")
        (package / "server_app.py").write_text(_SERVER, encoding="utf8")
        (package / "client_app.py").write_text(client, encoding="utf8")
