"""How many sub-words a transformer takes at once, read from its configuration."""

from __future__ import annotations

from typing import Any

# Architectures whose first positions are those of padding (Liu et al. 2019, as released).
_OFFSET_POSITIONS = ("roberta", "xlm-roberta", "camembert", "longformer")


def positions_of(config: Any, *, unknown: int = 512) -> int:
    """Sub-words that a transformer takes at once, with the markers at their ends.

    config (Any): Its configuration, as transformers reads it.
    unknown (int): For one that does not say.
    RETURNS (int): Without positions that padding takes.
    """
    positions = getattr(config, "max_position_embeddings", None) or unknown
    if getattr(config, "model_type", "") in _OFFSET_POSITIONS:
        positions -= (config.pad_token_id or 0) + 1
    return int(positions)
