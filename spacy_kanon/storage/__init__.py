"""Files written whole, the lines of dumps, tables of texts with their bad records."""
