"""Words with a capital that are no ordinary ones: names, and things that nobody is called by."""
