"""Rows of tables: CSV, TSV and Parquet."""
