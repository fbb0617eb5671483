"""Where masks begin and end: what a recognizer and rules propose, judged against each other."""
