"""English: dates, quantities, identifiers, names of people, capitals, inflection, word lists."""
