"""One connection over HTTP/1.1: bytes out, answers in."""

import json
import socket

import oracle


class Fault(Exception):
    """What the server did that it must not do."""


class Connection:
    """A connection that reads answers one after the other."""

    def __init__(self, port: int, patience: float):
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=patience)
        self.rest = b""

    def close(self):
        self.socket.close()

    def send(self, data: bytes):
        """Writes bytes."""
        self.socket.sendall(data)

    def answer(self):
        """The next answer: its status, header fields and body; `None` where the server has ended the connection."""
        while True:
            head = self._until(b"\r\n\r\n")
            if head is None:
                return None
            status, *fields = head.decode("latin-1").split("\r\n")
            words = status.split(" ", 2)
            if len(words) < 2 or not words[0].startswith("HTTP/1.") or not words[1].isdigit():
                raise Fault(f"this is no status line: {status[:200]}")
            headers = {}
            for field in fields:
                name, colon, value = field.partition(":")
                if not colon:
                    raise Fault(f"this is no header field: {field[:200]}")
                headers[name.strip().lower()] = value.strip()
            if int(words[1]) != 100:
                return int(words[1]), headers, self._body(int(words[1]), headers)

    def _body(self, status: int, headers: dict) -> bytes:
        if status in (204, 304) or status < 200:
            return b""
        if headers.get("transfer-encoding", "").lower() == "chunked":
            body = b""
            while True:
                line = self._until(b"\r\n")
                if line is None:
                    raise Fault("a chunked body does not end")
                size = int(line.split(b";")[0], 16)
                chunk = self._exactly(size + 2)
                if size == 0:
                    return body
                body += chunk[:-2]
        if "content-length" in headers:
            return self._exactly(int(headers["content-length"]))
        body = self.rest
        while chunk := self.socket.recv(1 << 16):
            body += chunk
        self.rest = b""
        return body

    def _until(self, end: bytes):
        while end not in self.rest:
            chunk = self._receive()
            if not chunk:
                if self.rest:
                    raise Fault(f"half an answer: {self.rest[:200]}")
                return None
            self.rest += chunk
        found, _, self.rest = self.rest.partition(end)
        return found

    def _exactly(self, count: int) -> bytes:
        while len(self.rest) < count:
            chunk = self._receive()
            if not chunk:
                raise Fault(f"a body of {count} bytes ends after {len(self.rest)}")
            self.rest += chunk
        found, self.rest = self.rest[:count], self.rest[count:]
        return found

    def _receive(self) -> bytes:
        try:
            return self.socket.recv(1 << 18)
        except TimeoutError:
            raise Fault("nothing came in time") from None
        except ConnectionResetError:
            return b""


def messages(headers: dict, body: bytes) -> list:
    """The messages in an answer's body, which are whole."""
    kind = headers.get("content-type", "").split(";")[0].strip().lower()
    if kind == "application/json":
        return [_message(body)]
    if kind != "text/event-stream":
        return []
    if body and not body.endswith(b"\n\n"):
        raise Fault(f"the last event is not whole: {body[-200:]}")
    found = []
    for event in body.split(b"\n\n"):
        data = [line[5:].removeprefix(b" ") for line in event.split(b"\n") if line.startswith(b"data:")]
        if data and b"".join(data):
            found.append(_message(b"\n".join(data)))
    return found


def _message(data: bytes) -> dict:
    try:
        message = json.loads(data.decode("utf-8"), parse_constant=oracle.refuse)
    except ValueError as error:
        raise Fault(f"this is no JSON ({error}): {data[:300]}") from None
    if not isinstance(message, dict) or message.get("jsonrpc") != "2.0":
        raise Fault(f"this is no message: {data[:300]}")
    return message
