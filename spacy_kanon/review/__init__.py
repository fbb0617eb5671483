"""People in the loop: texts are reviewed, annotated, adjudicated and released on web pages.

`model` are annotations and commands, `counting` counts k while people work, `store` is the project
on disk, `engine` the pipeline, `session` one text, `controller` what people do, `web` the pages.
"""
