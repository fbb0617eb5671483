"""Parts of `kanon_masker`."""
