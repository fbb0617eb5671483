"""The project that users copy."""
