"""The pages: Starlette, templates of our own, a little plain JavaScript, nothing from elsewhere."""
