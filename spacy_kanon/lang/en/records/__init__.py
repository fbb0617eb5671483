"""English as forms, notes, letters and logs have it: labels, headings, list numbers, doses."""
