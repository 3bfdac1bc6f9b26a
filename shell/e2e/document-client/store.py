"""One caller of the store: HTTP alone, with the names of the two documents. Keeps cookies as a browser does."""

import json
import uuid

from pyodide.http import pyfetch


class Refused(Exception):
    """The store did not do what the documents say it does."""


class Record:
    """Which calls and fields of the documents' tables were met."""

    def __init__(self):
        self.calls = set()
        self.fields = {}

    def saw(self, entity, thing):
        """Notes the names of a thing that was sent or answered, and of what is in it."""
        names = self.fields.setdefault(entity, set())
        if isinstance(thing, dict):
            names.update(thing)
            # a measure of a product and the key of a sort are named by a value
            names.update(value for name, value in thing.items() if name in ("name", "key") and isinstance(value, str))
            for value in thing.values():
                self.saw(entity, value)
        elif isinstance(thing, list):
            for one in thing:
                self.saw(entity, one)
        return thing


def parts_of(fields, file):
    """The body of a form with a file, and its type."""
    mark = uuid.uuid4().hex
    name, content = file
    body = b""
    for field, value in fields.items():
        body += f'--{mark}\r\nContent-Disposition: form-data; name="{field}"\r\n\r\n{value}\r\n'.encode()
    head = f'--{mark}\r\nContent-Disposition: form-data; name="{name}"; filename="foto.png"\r\nContent-Type: image/png\r\n\r\n'
    return body + head.encode() + content + f"\r\n--{mark}--\r\n".encode(), f"multipart/form-data; boundary={mark}"


class Caller:
    def __init__(self, record, origin, site="actual-studio"):
        self.record = record
        self.origin = origin
        self.site = site
        self.cookies = {}

    async def call(self, row, body=None, query="", wanted=200, file=None, **places):
        """A call of the table, as it stands there: `POST /quotation/update/{id}`. Answers what the store answers."""
        method, path = row.split(" ")
        for name, value in places.items():
            path = path.replace("{" + name + "}", str(value))
        # a connection that is kept may be closed by the store just before the next call
        headers = {"site": self.site, "connection": "close"}
        if self.cookies:
            headers["cookie"] = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        sent = {}
        if file:
            sent["body"], headers["content-type"] = parts_of(body, file)
        elif method in ("POST", "PUT"):
            sent["body"], headers["content-type"] = json.dumps(body or {}), "application/json"
        response = await pyfetch(self.origin + "/api" + path + query, method=method, headers=headers, **sent)
        for cookie in response.js_response.headers.getSetCookie():
            name, _, value = cookie.split(";")[0].partition("=")
            self.cookies[name] = value
        text = await response.text()
        if response.status != wanted:
            raise Refused(f"{row}: {response.status}, not {wanted}: {text[:600]}")
        self.record.calls.add(row)
        return json.loads(text) if text else None

    async def sign_in(self, email, password):
        answer = await self.call("POST /auth/signin", {"email": email, "password": password})
        assert answer["token"], "signing in answers a token"
        self.record.saw("User", answer["user"])
        return answer["user"]


def is_near(one, other):
    """The same pesos; sums of numbers with decimals are never quite equal."""
    return abs(one - other) < 0.005
