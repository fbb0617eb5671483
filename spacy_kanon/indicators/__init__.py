"""Privacy risk indicators."""
