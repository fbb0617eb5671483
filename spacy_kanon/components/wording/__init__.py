"""What goes with the generalizer: the wordings of a case, chosen and read again."""
