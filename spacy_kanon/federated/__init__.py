"""Training one spaCy pipeline at several data holders with Flower, without moving their data.

Takes a plan, a pipeline and the corpora of the clients. Gives a trained pipeline and a report of
rounds. `server_app` and `client_app` run at their sides, `simulate` runs both in one process. It
must not know how texts are sanitized.
"""
