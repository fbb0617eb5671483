"""Many texts through a pipeline: released texts, maps, audits and reports.

Takes texts and a `Recipe` of plain values. Gives a record for each text, or a problem. `runner`
makes the pipeline and runs it in one process or several, `record` keeps the release of each,
`audit` reads it as an attacker. It must not know commands or apps.
"""
