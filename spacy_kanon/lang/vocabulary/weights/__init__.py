"""What the clues of a mention weigh, see `lang.en.records.clues`."""
