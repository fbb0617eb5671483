"""Privacy risk indicators.

Takes a Doc and spans. Gives a score, a decision or a note for each span where no knowledge base has
the person; `combination` joins them. What an indicator cannot judge is risky. It must not know
release or commands.
"""
