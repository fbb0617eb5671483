"""Question: what does a fault leave, and what does the next run do about it?

Every command that writes is run again and again, each time with one fault: SIGKILL or SIGTERM at a
call that changes the disk (fsync, rename, unlink, chmod, mkdir, opening for writing) or at a random
moment, or no space left at such a call. Each run begins with an older output in place.
After each fault these are checked:

- the output is the older one, or the new one, or (folders, for the moment
  between two renames) nothing; never a part of one;
- a release has a map on disk that restores it;
- what else was left can be read by its owner alone, and only SIGKILL leaves anything;
- all but SIGKILL end in a message with a code, never in a traceback;
- the next run succeeds and leaves nothing but its outputs.

    python bench/fault_harness.py --moments 200
    python bench/fault_harness.py --only sanitize --faults kill --moments 50 --seed 3
"""

import collections
import contextlib
import errno
import hashlib
import importlib
import os
import pkgutil
import random
import re
import shutil
import signal
import stat
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache, partial
from pathlib import Path
from typing import Any, Literal

import _corpora
from _corpora import print_row
from _fault_commands import COMMANDS, is_whole, write_inputs, write_models

sys.path.insert(0, str(Path(__file__).parents[1] / "scripts"))

FAULTS = ("kill", "term", "full")
SIGNALS = {"kill": signal.SIGKILL, "term": signal.SIGTERM}
CALLS = ("fsync", "replace", "rename", "unlink", "chmod", "mkdir", "open")


@dataclass
class Shim:
    """Counts the calls of this process that change the disk, and lets one of them fail."""

    fault: str
    moment: int
    count: int = 0

    def install(self) -> None:
        """Put the shim before the calls of `os`."""
        for name in CALLS:
            setattr(os, name, self._wrapped(name, getattr(os, name)))

    def _wrapped(self, name: str, real: Callable[..., Any]) -> Callable[..., Any]:
        def call(*args: Any, **options: Any) -> Any:
            if name == "open" and not (len(args) > 1 and args[1] & (os.O_WRONLY | os.O_CREAT)):
                return real(*args, **options)
            self.count += 1
            if self.count == self.moment:
                if self.fault == "full":
                    raise OSError(errno.ENOSPC, "No space left on device")
                if self.fault in SIGNALS:
                    os.kill(os.getpid(), SIGNALS[self.fault])
            return real(*args, **options)

        return call


@cache
def program(script: str = "") -> Callable[[list[str]], object]:
    """The command line, or a script, put together once for all forks."""
    from typer.main import get_command

    from spacy_kanon.cli._util import kanon_cli, script_command

    if script:
        return script_command(getattr(importlib.import_module(script), script))
    return get_command(kanon_cli)


def call(arguments: Sequence[str]) -> None:
    """Call a command, or the script that the first word names."""
    name, is_script, _ = arguments[0].partition(".py")
    words = list(arguments)
    program(name)(words[1:]) if is_script else program()(words)


def run(arguments: tuple[str, ...], folder: Path, prepare: Callable[[], object]) -> tuple[int, str]:
    """Run a command in a process of its own. RETURNS: Status (minus the signal), and stderr."""
    reader, writer = os.pipe()
    process = os.fork()
    if not process:
        status = 70
        try:
            for number in (signal.SIGTERM, signal.SIGHUP):
                signal.signal(number, signal.SIG_DFL)  # Libraries leave handlers in the parent.
            os.chdir(folder)
            os.close(reader)
            os.dup2(writer, 2)
            os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
            sys.stdout, sys.stderr = os.fdopen(1, "w"), os.fdopen(2, "w")
            prepare()
            call(arguments)
            status = 0
        except SystemExit as error:
            status = error.code if isinstance(error.code, int) else 1
        except BaseException:
            import traceback

            traceback.print_exc()
        finally:
            with contextlib.suppress(Exception):
                sys.stderr.flush()
            os._exit(status)
    os.close(writer)
    with os.fdopen(reader, "rb") as pipe:
        said = pipe.read().decode("utf8", "replace")
    _, waited = os.waitpid(process, 0)
    return os.waitstatus_to_exitcode(waited), said


def count_calls(arguments: tuple[str, ...], folder: Path) -> int:
    """How often a command calls what changes the disk."""
    shim, leave = Shim("count", -1), os._exit

    def prepare() -> None:
        shim.install()
        os._exit = lambda status: (os.write(2, f"\n{shim.count}".encode()), leave(status))

    return int(run(arguments, folder, prepare)[1].rpartition("\n")[2])


def digest(path: Path) -> str | None:
    """What an output holds, less the moment at which it was made; None if it is not there."""
    if not path.exists():
        return None
    total = hashlib.sha256()
    for file in sorted(path.rglob("*")) if path.is_dir() else [path]:
        if file.is_file():
            data = file.read_bytes()
            if file.name == "meta.json":
                data = re.sub(rb'"created": "[^"]*"|"seconds": [0-9.]+', b"", data)
            total.update(file.name.encode() + b"\0" + data)
    return total.hexdigest()


@dataclass
class Tally:
    """What came of the faults of one command and kind."""

    runs: int = 0
    outcomes: collections.Counter[str] = field(default_factory=collections.Counter)
    leftovers: int = 0
    wrong: list[str] = field(default_factory=list)


class Trial:
    """One command with its older and newer outputs, to be faulted."""

    def __init__(self, name: str, folder: Path) -> None:
        self.name = name
        self.command = COMMANDS[name]
        self.folder = folder / "work"
        self.old = folder / "old"
        self.old.mkdir(parents=True)
        write_inputs(self.old, 1)
        write_models(self.old, self.command)
        if self.command.before:
            must(self.command.before, self.old)
        self.inputs = {path.name for path in self.old.iterdir()}
        must(self.command.arguments, self.old)
        self.digests = [digest(self.old / output) for output in self.command.outputs]
        self.reset()
        began = time.perf_counter()
        must(self.command.arguments, self.folder)
        self.seconds = time.perf_counter() - began
        self.good = [
            {older, digest(self.folder / output)}
            for older, output in zip(self.digests, self.command.outputs, strict=True)
        ]
        self.reset()
        self.calls = count_calls(self.command.arguments, self.folder)

    def reset(self) -> None:
        """The older outputs stand, the newer inputs wait."""
        shutil.rmtree(self.folder, ignore_errors=True)
        shutil.copytree(self.old, self.folder)
        if not self.command.fixed:
            write_inputs(self.folder, 2)

    def fault(self, kind: str, moment: int, rng: random.Random, tally: Tally) -> None:
        """Run once with a fault, look, and run again without."""
        self.reset()
        prepare, when = Shim(kind, moment).install, f"at {moment}"
        if kind in SIGNALS and rng.random() < 0.3:
            seconds = rng.uniform(0, self.seconds)
            prepare, when = partial(_end_after, seconds, SIGNALS[kind]), f"after {seconds:.3f} s"
        status, stderr = run(self.command.arguments, self.folder, prepare)
        where = f"{self.name}, {kind} {when}: "
        tally.runs += 1
        killed = status == -signal.SIGKILL
        ended = killed or status == -signal.SIGTERM  # Before the command began.
        told = status in (0, 3) or "[KN" in stderr or "Terminated" in stderr
        if "Traceback" in stderr or not (ended or told):
            tally.wrong.append(where + f"status {status}: {stderr.strip()[-300:]}")
        tally.outcomes[self._outcome(where, tally)] += 1
        left = self._leftovers()
        tally.leftovers += bool(left)
        if left and not killed and not self._is_excused(left):
            tally.wrong.append(where + f"left {left}")
        for name in left:
            mode = stat.S_IMODE((self.folder / name).stat().st_mode)
            if mode & 0o077 and not name.endswith((".old", ".lock")) and killed:
                tally.wrong.append(where + f"{name} has mode {mode:o}")
        self._check_map(where, tally)
        status, stderr = run(self.command.arguments, self.folder, lambda: None)
        if status or self._leftovers():
            tally.wrong.append(
                where + f"next run: status {status}, left {self._leftovers()} {stderr[-300:]}"
            )

    def _outcome(self, where: str, tally: Tally) -> str:
        """Whether the older or the newer outputs stand there, or some of both."""
        states = []
        for output, good, older in zip(self.command.outputs, self.good, self.digests, strict=True):
            path = self.folder / output
            now = digest(path)
            if now is None:
                states.append("nothing")
                if not path.suffix and list(self.folder.glob(f".{output}.*.old")):
                    continue
                tally.wrong.append(where + f"{output} is gone")
            elif now == older:
                states.append("older")
            elif now in good or (self.command.form and is_whole(self.command.form, path)):
                states.append("newer")
            else:
                states.append("part")
                tally.wrong.append(where + f"{output} is neither")
        return states[0] if len(set(states)) == 1 else "some of both"

    def _leftovers(self) -> list[str]:
        expected = self.inputs | set(self.command.outputs)
        return sorted(
            path.name for path in self.folder.iterdir()
            if path.name not in expected and not path.name.endswith(".lock")
        )  # fmt: skip

    def _is_excused(self, left: list[str]) -> bool:
        """Whether the newer output stands (a command may make the same again), and with it only
        what could not be moved or removed: its map, under the run's name, or what is left of the
        older folder.
        """
        now, older = digest(self.folder / self.command.outputs[0]), self.digests[0]
        newer = now != older or self.good[0] == {older}
        return newer and all(re.fullmatch(r"map\.jsonl\.run-.*|\..*\.old", name) for name in left)

    def _check_map(self, where: str, tally: Tally) -> None:
        if self.name != "sanitize":
            return
        arguments = ("restore", "out.jsonl", "map.jsonl", "-o", "originals.jsonl")
        status, stderr = run(arguments, self.folder, lambda: None)
        if status:
            tally.wrong.append(where + f"cannot be restored: {stderr[-200:]}")
        (self.folder / "originals.jsonl").unlink(missing_ok=True)


def must(arguments: tuple[str, ...], folder: Path) -> None:
    """Run a command that has to succeed."""
    status, stderr = run(arguments, folder, lambda: None)
    if status:
        raise SystemExit(f"{arguments} fails without a fault: {stderr[-2000:]}")


def _end_after(seconds: float, number: int) -> None:
    """Send this process a signal, some seconds from now."""
    parent = os.getpid()
    if not os.fork():
        os.closerange(0, 256)
        time.sleep(seconds)
        with contextlib.suppress(ProcessLookupError):
            if os.getppid() == parent:
                os.kill(parent, number)
        os._exit(0)


def import_all() -> None:
    """Import what the commands need, once for all forks."""
    import spacy_kanon.cli

    for module in pkgutil.walk_packages([os.path.dirname(spacy_kanon.__file__)], "spacy_kanon."):
        if not re.search(r"federated|spark|service|review|transformer|__main__", module.name):
            importlib.import_module(module.name)
    import spacy

    nlp = spacy.blank("en")
    nlp.add_pipe("kanon_masker")
    nlp("Ann Lie was born in Oslo in 1972.")
    for arguments in (command.arguments for command in COMMANDS.values()):
        name, is_script, _ = arguments[0].partition(".py")
        program(name if is_script else "")


def main(
    *, moments=200, seed=1, last=0, only: Sequence[Literal[tuple(COMMANDS)]] = (*COMMANDS,),
    faults: Sequence[Literal[tuple(FAULTS)]] = FAULTS,
) -> int:  # fmt: skip
    """Spread so many moments of each kind of fault over the commands, or take the last calls of
    each, by which its files take their places.
    """
    import_all()
    bad = 0
    print("| command | fault | moments | older stays | newer stands | some of both | nothing "
          "| left something | wrong |\n|---|---|---|---|---|---|---|---|---|")  # fmt: skip
    share = max(1, -(-moments // len(only)))
    with tempfile.TemporaryDirectory() as folder:
        for name in only:
            trial = Trial(name, Path(folder) / re.sub(r"\W+", "_", name))
            for kind in faults:
                tally, rng = Tally(), random.Random(f"{seed}/{name}/{kind}")
                count = max(1, trial.calls)
                chosen = [1 + number * count // share for number in range(share)]
                for moment in range(max(1, count + 1 - last), count + 1) if last else chosen:
                    trial.fault(kind, min(moment, count), rng, tally)
                seen = [tally.outcomes[s] for s in ("older", "newer", "some of both", "nothing")]
                print_row(name, kind, tally.runs, *seen, tally.leftovers, len(tally.wrong))
                for wrong in tally.wrong[:5]:
                    print(f"  {wrong}", flush=True)
                bad += len(tally.wrong)
    print(f"{bad} wrong")
    return min(bad, 1)


if __name__ == "__main__":
    sys.exit(_corpora.call(__doc__, main))
