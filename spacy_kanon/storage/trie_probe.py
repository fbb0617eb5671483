"""Read a trie to its end and write it anew: a program of its own, which may crash or hang.

    python -I -S trie_probe.py LIBRARY_FOLDER TRIE KEYS

`folders` runs it on a file that it has no reason to trust. The library that reads tries
checks no index in them: a file that was made to do harm reads outside its memory map. What the
library writes for a set of keys depends on nothing but the keys, so a trie whose bytes are those
of a new trie of its own keys is one that the library wrote, or equal to one.

Exit status: 0 if the trie is sound, 2 if it is not, 3 if the library cannot be imported here.
"""

from __future__ import annotations

import os
import sys
from itertools import islice
from typing import Any

SOUND, UNSOUND, NO_LIBRARY = 0, 2, 3
MEMORY = 1 << 30
MEMORY_PER_BYTE = 64
SECONDS = 5
SECONDS_PER_MEGABYTE = 3


def bound_resources(size: int) -> None:
    """Let the system end this process when it takes too much memory or processor time."""
    try:
        import resource
    except ImportError:  # Windows: the caller's limit of time is the only one.
        return
    seconds = SECONDS + SECONDS_PER_MEGABYTE * (size >> 20)
    limits = {
        resource.RLIMIT_CORE: 0,
        resource.RLIMIT_AS: MEMORY + MEMORY_PER_BYTE * size,
        resource.RLIMIT_CPU: seconds,
    }
    for limit, value in limits.items():
        _, hard = resource.getrlimit(limit)
        if hard != resource.RLIM_INFINITY:
            value = min(value, hard)
        resource.setrlimit(limit, (value, hard))


def is_sound(library: Any, path: str, keys: int) -> bool:
    """Whether a trie's bytes are what the library writes for its keys."""
    trie = library.Trie()
    trie.mmap(path)
    if len(trie) != keys:
        return False
    again = library.Trie(islice(trie.iterkeys(), keys + 1), num_tries=1)
    with open(path, "rb") as file:
        return len(again) == keys and again.tobytes() == file.read()


def main(folder: str, path: str, keys: str) -> int:
    """Check one trie."""
    bound_resources(os.path.getsize(path))
    sys.path.append(folder)
    try:
        import marisa_trie
    except ImportError:
        return NO_LIBRARY
    try:
        return SOUND if is_sound(marisa_trie, path, int(keys)) else UNSOUND
    except Exception:  # Whatever the library raises on such bytes, they are not its own.
        return UNSOUND


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
