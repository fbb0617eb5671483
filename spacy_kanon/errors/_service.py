"""Errors 95x and 96x: the service. Clients read them: they quote nothing of a request."""

from __future__ import annotations


class Service:
    E950 = (
        "[KN950] The service needs a token of its clients: {problem}. Write one or more, a line "
        "each, to a file that only you can read and give it with --token-file, or set the "
        "environment variable {variable}. This prints one: "
        'python -c "import secrets; print(secrets.token_urlsafe(32))"'
    )
    E951 = "[KN951] {name} has to be {allowed}, not {value}."
    E952 = (
        "[KN952] The time for this request ({seconds:g} seconds) was over before this was done. "
        "Send fewer or shorter texts, or start the service with a longer --timeout."
    )
    E953 = (
        "[KN953] The pipeline cannot process this text ({error}). Nothing was released; check "
        "that the text is well-formed Unicode."
    )
    E954 = "[KN954] The request has {count} texts, and {most} are allowed. Divide it."
    E955 = "[KN955] The request body is longer than {most} bytes. Divide it."
    E956 = "[KN956] All workers are busy and {queue} requests wait. Try again after some seconds."
    E957 = "[KN957] The service is stopping. Send the request to another one, or try again later."
    E958 = (
        "[KN958] The process that worked on this request ended or did not answer. Nothing was "
        "released. Try again; if it happens with the same texts, send them one by one."
    )
    E959 = (
        "[KN959] The request needs a token: send the header Authorization: Bearer TOKEN, or TOKEN "
        "as the password of HTTP basic authentication."
    )
    E960 = "[KN960] The request body did not arrive within {seconds} seconds. Send it again."
    E961 = "[KN961] The request is not of the form that /openapi.json describes: {problems}."
    E962 = (
        "[KN962] This service gives no maps that restore texts. Leave out `mapping`, or start it "
        "with --maps."
    )
    E963 = "[KN963] The body has to be JSON. Send the header Content-Type: application/json."
    E964 = "[KN964] A worker of the service did not start: {reason}"
    E965 = "[KN965] The request failed because of a fault of the service; its log says where."
    E966 = "[KN966] There is nothing here for this path and method. See /docs."
