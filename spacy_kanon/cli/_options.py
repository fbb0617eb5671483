"""Options that mean the same in every command."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from ._util import Opt

Kb = Annotated[Path | None, Opt(help="Knowledge base folder (default: a population)")]
Population = Annotated[
    str | None, Opt(help="Counted in without --kb: us, world, or sample (invented people)")
]
K = Annotated[int, Opt("--k", "-k", help="People that what stays has to fit")]
Force = Annotated[bool, Opt("--force", "-f", help="Replace the output if it exists")]
Seed = Annotated[int, Opt(help="Seed of all random choices")]
Lang = Annotated[str, Opt(help="Language of the blank pipeline")]
TextColumn = Annotated[str, Opt(help="Field or column that holds the text")]
SubjectColumn = Annotated[str | None, Opt(help="Field or column that says whom a text is about")]
IdColumn = Annotated[str | None, Opt(help="Field or column with the id (default: id, doc_id)")]
SetK = Annotated[int | None, Opt("--k", "-k", help="People that what stays has to fit")]
Pipeline = Annotated[str | None, Opt(help="spaCy pipeline whose entities are candidates too")]
Masks = Annotated[
    list[str], Opt(metavar="[NAME=]FILE", help="Masks of any tool, applied to --texts")
]
Profile = Annotated[
    str | None, Opt(help="gdpr-strict, hipaa-safe-harbor, legal, linkage, research or a .cfg")
]
Generalize = Annotated[
    bool, Opt("--generalize", help="Put something true and less specific where that keeps k")
]
Ontology = Annotated[Path | None, Opt(help="Ontology folder (default: bundled sample)")]
Linkage = Annotated[Path | None, Opt(help="Index of background documents: mask what links to one")]
Verify = Annotated[bool, Opt("--verify", help="Count each released text again another way")]
Port = Annotated[int, Opt(min=0, max=65535, help="Port to listen on; 0 takes any")]
NProcess = Annotated[int, Opt("--n-process", "-n", min=1, help="Processes")]
Limit = Annotated[int, Opt(help="Take the first N texts only (0: all)")]
Report = Annotated[Path | None, Opt(help="Also write the result of --json (.json)")]
ConfigFile = Annotated[
    Path | None,
    Opt("--config", "-c", help="Settings of components from a file; --SECTION.NAME VALUE sets one"),
]
