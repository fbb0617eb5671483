"""Outside formats to Docs and back, silver annotation."""
