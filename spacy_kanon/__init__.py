"""Text anonymization for spaCy with an explicit, counted measure of disclosure risk."""

from .text.caches import forget_texts

__all__ = ["__version__", "forget_texts"]
__version__ = "0.1.0"
