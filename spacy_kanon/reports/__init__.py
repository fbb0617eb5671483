"""Pages, tables and plots."""
