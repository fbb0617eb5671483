"""Text anonymization for spaCy with an explicit, counted measure of disclosure risk."""

__version__ = "0.1.0"
