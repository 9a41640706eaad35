"""Sends many valid, damaged, halved, slow and hostile requests to `appintents serve --http`, and checks what comes back.

It must never end, hang or grow; each whole request gets one whole answer, and none of them is an error of the server's own.
"""

import argparse
import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from pathlib import Path

import hostile
from exchange import Connection, Fault, messages
from valid import PREFIX, REVISION, Messages

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 60
INTERNAL_ERROR = -32603
GROWTH = 24 << 20
CLIENTS = 8
# What a client is told, and never that the server is at fault. 501 and 505 are for HTTP that is none of the server's.
STATUSES = {200, 202, 204, 400, 401, 403, 404, 405, 406, 408, 411, 413, 414, 415, 417, 429, 431, 501, 503, 505}


class Client:
    """Sends requests, one way after the other, drawn from a seed."""

    def __init__(self, port: int, seed: int, offered: dict):
        self.port = port
        self.source = random.Random(seed)
        self.messages = Messages(self.source)
        self.messages.tools = offered["tools"]
        self.messages.prompts = offered["prompts"]
        self.connection: Connection | None = None
        self.session: str | None = None
        self.counts: Counter = Counter()
        self.sent = 0

    def run(self, count: int):
        """Sends a number of requests."""
        ways = [self.valid, self.damaged, self.headed, self.pipelined, self.halved, self.noise, self.slow, self.dropped,
                self.streamed]
        weights = [40, 25, 20, 4, 4, 3, 0.5, 4, 1]
        while self.sent < count:
            [way] = self.source.choices(ways, weights)
            self.last = way.__name__
            way()
            if self.source.random() < 0.01:
                self.session = None
        self.hang_up()

    # Ways

    def valid(self):
        """A request as it should be."""
        message = self.messages.request()
        if message["method"] == "subscriptions/listen":
            return self.dropped(message)
        self.exchange(self.post(json.dumps(message).encode(), self.headers(message)), message)

    def damaged(self):
        """A request whose body is damaged."""
        message = self.messages.request()
        if message["method"] == "subscriptions/listen":
            message["method"] = "tools/list"
        headers = self.headers(message)
        if self.source.random() < 0.5:
            body = hostile.bytes_of(self.source, message)
        else:
            body = json.dumps(hostile.altered(self.source, message)).encode()
        self.exchange(self.post(body, headers))

    def headed(self):
        """A request whose header fields are wrong."""
        source = self.source
        message = {"jsonrpc": "2.0", "id": 1, "method": "tools/list", "params": {}}
        headers = self.headers(message)
        for _ in range(source.randrange(1, 4)):
            name = source.choice([
                "Host", "Origin", "Accept", "Content-Type", "MCP-Protocol-Version", "Mcp-Method", "Mcp-Name", "Mcp-Session-Id",
                "Authorization", "X-" + "y" * source.randrange(1, 3000), "Content-Encoding", "Last-Event-ID", "Cookie"])
            value = source.choice([
                "", "null", "http://evil.example", "evil.example:80", "127.0.0.1:1", "*/*", "text/html;q=", "application/json; charset=x",
                "2099-01-01", "Bearer " + "A" * 43, "Bearer", "Basic eDp5", "gzip", "=?base64?====?=", "\x7f\x01", "\u00ff" * 10,
                "a" * source.randrange(1, 9000)])
            if source.random() < 0.2:
                headers.pop(name, None)
            else:
                headers[name] = value
        method = source.choice(["POST"] * 6 + ["PUT", "OPTIONS", "HEAD", "DELETE", "PATCH", "TRACE", "BREW"])
        path = source.choice(["/mcp"] * 6 + ["/", "/mcp/", "/mcp?x=y", "//mcp", "/%6dcp", "/../mcp", "*", "/" + "a" * 5000])
        if method == "HEAD":
            # What answers it has no body, whatever its fields say.
            method = "OPTIONS"
        self.exchange(self.post(json.dumps(message).encode(), headers, method, path))

    def pipelined(self):
        """Several requests at once, on one connection."""
        several = []
        for _ in range(self.source.randrange(2, 6)):
            message = {"jsonrpc": "2.0", "id": self.messages.next_id(), "method": "tools/list", "params": self.metadata()}
            several.append(self.post(json.dumps(message).encode(), self.headers(message)))
        connection = self.connected()
        connection.send(b"".join(several))
        for _ in several:
            self.sent += 1
            if self.check(connection.answer()) is None:
                return self.hang_up()

    def halved(self):
        """Part of a request, and then nothing."""
        message = self.messages.request()
        data = self.post(json.dumps(message).encode(), self.headers(message))
        self.part_with(data[: self.source.randrange(len(data))])

    def noise(self):
        """Bytes that are no HTTP."""
        source = self.source
        data = source.choice([
            bytes(source.randrange(256) for _ in range(source.randrange(1, 400))), b"GET\r\n\r\n", b"\r\n" * 50, b"\x16\x03\x01\x02\x00\x01",
            b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", b"POST /mcp HTTP/9.9\r\nHost: x\r\n\r\n",
            b"POST /mcp HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: -1\r\n\r\n",
            b"POST /mcp HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 99999999999999999999\r\n\r\n",
            b"POST /mcp HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
            b"POST /mcp HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\n0\r\n\r\n",
            b"POST /mcp HTTP/1.1\r\n" + b"A: b\r\n" * 2000 + b"\r\n", b"POST /mcp HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n"])
        self.part_with(data)

    def slow(self):
        """A request that comes in small pieces."""
        message = {"jsonrpc": "2.0", "id": 1, "method": "tools/list", "params": self.metadata()}
        data = self.post(json.dumps(message).encode(), self.headers(message))
        connection = self.connected()
        for start in range(0, len(data), 97):
            connection.send(data[start : start + 97])
            time.sleep(0.002)
        self.sent += 1
        if self.check(connection.answer()) is None:
            self.hang_up()

    def dropped(self, message=None):
        """A request whose client does not wait for the answer."""
        message = message or self.messages.request()
        self.part_with(self.post(json.dumps(message).encode(), self.headers(message)))

    def streamed(self):
        """A stream for what the server says by itself, which is left soon."""
        headers = {"Accept": "text/event-stream", "MCP-Protocol-Version": "2025-11-25"}
        if self.session:
            headers["Mcp-Session-Id"] = self.session
        self.part_with(self.post(b"", headers, "GET"))

    # What they share

    def headers(self, message: dict) -> dict:
        """The header fields that go with a message; begins a session where the message needs one."""
        headers = {"Accept": "application/json, text/event-stream", "Content-Type": "application/json"}
        parameters = message.get("params", {})
        if PREFIX + "protocolVersion" in parameters.get("_meta", {}):
            headers["MCP-Protocol-Version"] = REVISION
            headers["Mcp-Method"] = message["method"]
            name = parameters.get("name", parameters.get("uri"))
            if isinstance(name, str) and name.isprintable() and name.isascii():
                headers["Mcp-Name"] = name
        elif message["method"] != "initialize":
            headers["MCP-Protocol-Version"] = "2025-11-25"
            headers["Mcp-Session-Id"] = self.begun()
        return headers

    def metadata(self) -> dict:
        return {"_meta": {PREFIX + "protocolVersion": REVISION, PREFIX + "clientCapabilities": {}}}

    def begun(self) -> str:
        """The id of a session."""
        if self.session is None:
            self.session = ""
            message = {"jsonrpc": "2.0", "id": 0, "method": "initialize", "params": {
                "protocolVersion": "2025-11-25", "capabilities": {}, "clientInfo": {"name": "fuzz", "version": "1"}}}
            connection = Connection(self.port, PATIENCE)
            connection.send(self.post(json.dumps(message).encode(), self.headers(message)))
            answer = connection.answer()
            connection.close()
            if answer is None or answer[0] != 200 or "mcp-session-id" not in answer[1]:
                raise Fault(f"no session was begun: {answer}")
            self.session = answer[1]["mcp-session-id"]
        return self.session

    def post(self, body: bytes, headers: dict, method: str = "POST", path: str = "/mcp") -> bytes:
        """A request as bytes."""
        headers = {"Host": f"127.0.0.1:{self.port}", **headers}
        if body or method == "POST":
            headers["Content-Length"] = str(len(body))
        fields = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
        return f"{method} {path} HTTP/1.1\r\n{fields}\r\n".encode("latin-1", "replace") + body

    def connected(self) -> Connection:
        if self.connection is None:
            self.connection = Connection(self.port, PATIENCE)
        return self.connection

    def hang_up(self):
        if self.connection:
            self.connection.close()
        self.connection = None

    def exchange(self, data: bytes, message: dict | None = None):
        """Sends a request on the connection that is open, and checks its answer."""
        self.request = data
        self.sent += 1
        for is_first in (True, False):
            is_new = self.connection is None
            try:
                connection = self.connected()
                connection.send(data)
                answer = connection.answer()
            except (BrokenPipeError, ConnectionResetError):
                answer = None
            if answer is None:
                # The server may end a connection after any answer; what came then was never taken.
                self.hang_up()
                if is_first and not is_new:
                    continue
                self.counts["ended"] += 1
                return
            break
        told = self.check(answer)
        if message is not None and answer[0] == 200 and told:
            answers = [each for each in told if "method" not in each]
            if [each.get("id") for each in answers] != [message["id"]]:
                raise Fault(f"one answer to {message['id']!r} was due: {answers}")
            if "result" in answers[0]:
                self.messages.learn(answers[0]["result"])

    def check(self, answer):
        """Checks an answer; the messages in it, or `None` where there was none."""
        if answer is None:
            self.counts["ended"] += 1
            return None
        status, headers, body = answer
        self.counts[status] += 1
        if status not in STATUSES:
            raise Fault(f"the server answered {status}: {body[:300]}")
        told = messages(headers, body)
        for error in (each["error"] for each in told if "error" in each):
            self.counts[f"error {error['code']}"] += 1
            if error["code"] == INTERNAL_ERROR and not error["message"].startswith("busy"):
                raise Fault(f"an error of the server's own: {error['message'][:500]}")
        if headers.get("connection", "").lower() == "close":
            self.hang_up()
        return told

    def part_with(self, data: bytes):
        """Sends bytes on a connection of their own, and leaves."""
        self.sent += 1
        connection = Connection(self.port, PATIENCE)
        try:
            connection.send(data)
            if self.source.random() < 0.3:
                connection.socket.settimeout(0.01)
                connection.socket.recv(1 << 16)
        except (TimeoutError, ConnectionError):
            pass
        connection.close()


def memory(process) -> int:
    """The bytes that are resident and the process's own, which pages of files are not: the system takes those back."""
    with open(f"/proc/{process.pid}/status") as status:
        return next(int(line.split()[1]) << 10 for line in status if line.startswith("RssAnon"))


def work(clients: list[Client], count: int):
    """Has all clients send requests, and raises what went wrong."""
    faults = []

    def run(client):
        try:
            client.run(count // len(clients))
        except Exception as error:  # noqa: BLE001: whatever it is, it is told
            faults.append(f"{client.last}: {error!r}; the last request was {getattr(client, 'request', b'')[:600]!r}")

    threads = [threading.Thread(target=run, args=(client,)) for client in clients]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if faults:
        raise Fault("\n".join(faults[:3]))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--count", type=int, default=100_000, help="how many requests are sent (default: 100,000)")
    parser.add_argument("--seed", type=int, default=1, help="what the requests are drawn from (default: 1)")
    parser.add_argument("--appintents", type=Path, default=ROOT / "appintents", metavar="FILE", help="the command")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="fuzz-") as home:
        home = Path(home)
        notes = shutil.copytree(ROOT / "Samples" / "Notes", home / "Notes")
        places = {f"XDG_{name}_HOME": str(home / name.lower()) for name in ("CONFIG", "CACHE", "DATA", "STATE")}
        process = subprocess.Popen(
            [given.appintents, "--notes", notes, "--yes", "serve", "--http", "127.0.0.1:0", "--rate", "0"],
            env={**os.environ, **places, "HOME": str(home)}, stdin=subprocess.DEVNULL, stderr=subprocess.PIPE)
        try:
            port = None
            while port is None:
                line = process.stderr.readline().decode()
                if not line:
                    raise Fault("the server did not start")
                port = (found := re.search(r"http://127\.0\.0\.1:(\d+)/mcp", line)) and int(found[1])
            threading.Thread(target=process.stderr.read, daemon=True).start()
            start = time.monotonic()
            first = Client(port, given.seed, {"tools": [], "prompts": []})
            offered = {"prompts": []}
            message = {"jsonrpc": "2.0", "id": 1, "method": "tools/list", "params": first.metadata()}
            connection = Connection(port, PATIENCE)
            connection.send(first.post(json.dumps(message).encode(), first.headers(message)))
            [answer] = messages(*connection.answer()[1:])
            connection.close()
            offered["tools"] = [tool for tool in answer["result"]["tools"] if "open" not in tool["name"].lower()]
            clients = [Client(port, given.seed * 1000 + number, offered) for number in range(CLIENTS)]
            work(clients, given.count // 10)
            early = memory(process)
            for client in clients:
                client.sent = 0
            work(clients, given.count - given.count // 10)
            late = memory(process)
            process.terminate()
            if process.wait(PATIENCE) != 0:
                raise Fault(f"the server ended with status {process.returncode}")
            if late > early + GROWTH:
                raise Fault(f"memory grew from {early >> 20} MiB to {late >> 20} MiB")
        except Fault as fault:
            status = process.poll()
            print(f"seed {given.seed}: {fault}; the server {'runs' if status is None else f'ended with {status}'}", file=sys.stderr)
            process.kill()
            return 1
    counts = sum((client.counts for client in clients), Counter())
    told = ", ".join(f"{name}: {count:,}" for name, count in sorted(counts.items(), key=str))
    print(f"{given.count:,} requests, seed {given.seed}, {time.monotonic() - start:.0f} s: {early >> 20} MiB after a tenth, "
          f"{late >> 20} MiB at the end; {told}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
