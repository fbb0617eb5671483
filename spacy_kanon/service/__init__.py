"""`kanon serve`: a pipeline behind HTTP. `presidio` holds the routes in the shape of Presidio's."""
