"""Which mentions that no knowledge base knows tell something about somebody."""
