"""Serves a shop over HTTP, and the state endpoint of its test build."""

import json
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qsl, urlsplit

from shop import NO_BODY


def start_server(shop, port=0):
    """A server on this port of 127.0.0.1; 0 takes a free one. Run its serve_forever."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self):
            self.handle_call(None)

        def do_POST(self):
            sent = self.rfile.read(int(self.headers.get("Content-Length", 0)))
            body = json.loads(sent) if sent else None
            if self.path == "/_pact/states":
                self.change_state(body)
            else:
                self.handle_call(body)

        def change_state(self, change):
            # Each state undoes the one before it, so that a teardown has nothing to do.
            if change["action"] == "teardown":
                return self.send(200, {})
            try:
                self.send(200, shop.bring(change["state"], change["params"]))
            except KeyError:
                self.send(400, {"error": f"No such state: {change['state']}"})

        def handle_call(self, body):
            url = urlsplit(self.path)
            key = self.headers.get("Idempotency-Key")
            call = f"{self.command} {url.path}"
            self.send(*shop.answer(call, dict(parse_qsl(url.query)), body, key))

        def send(self, status, body):
            self.send_response(status)
            # After a sale the browser opens a new connection, and so repeats nothing.
            self.send_header("Connection", "close")
            if body is not NO_BODY:
                self.send_header("Content-Type", "application/json")
            self.end_headers()
            if body is not NO_BODY:
                self.wfile.write(json.dumps(body).encode())

        def log_message(self, *args):
            pass

    return ThreadingHTTPServer(("127.0.0.1", port), Handler)
