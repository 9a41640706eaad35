"""A client that costs little beside a server: it writes lines that are made beforehand, and counts the lines that come."""

import json
import os
import subprocess
import time

HANDSHAKE = [
    {"jsonrpc": "2.0", "id": 0, "method": "initialize", "params": {
        "protocolVersion": "2025-11-25", "capabilities": {}, "clientInfo": {"name": "benchmark", "version": "1"}}},
    {"jsonrpc": "2.0", "method": "notifications/initialized"},
]


class Lines:
    """A process that answers lines with lines."""

    def __init__(self, command, environment, handshake=HANDSHAKE):
        self.process = subprocess.Popen(
            command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, bufsize=0)
        self.input, self.output = self.process.stdin.fileno(), self.process.stdout.fileno()
        if handshake:
            os.write(self.input, b"".join(json.dumps(message).encode() + b"\n" for message in handshake))
            self.line()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.stdin.close()
        self.process.stdout.close()
        self.process.wait(30)

    def line(self):
        """The next line."""
        line = b""
        while not line.endswith(b"\n"):
            chunk = os.read(self.output, 1 << 18)
            if not chunk:
                raise SystemExit(f"{self.process.args[0]} ended with status {self.process.wait()}")
            line += chunk
        return line

    def call(self, tool, arguments):
        """Calls a tool, and returns its structured result."""
        answer = json.loads(self.exchange(request(1, tool, arguments)))
        if "error" in answer or answer["result"].get("isError"):
            raise SystemExit(f"{self.process.args[0]} refused a call: {answer}")
        return answer["result"]["structuredContent"]

    def exchange(self, line):
        """Writes a line, and waits for one."""
        os.write(self.input, line)
        return self.line()

    def rate(self, requests, open_requests, seconds):
        """Keeps a number of requests open for some time; the lines a second that answer them."""
        count = len(requests)
        for number in range(200):
            self.exchange(requests[number % count])
        written = read = 0
        start = time.perf_counter()
        end = start + seconds
        pending = open_requests
        while True:
            if pending:
                data = b"".join(requests[(written + number) % count] for number in range(pending))
                while data:
                    data = data[os.write(self.input, data) :]
                written += pending
            chunk = os.read(self.output, 1 << 18)
            if not chunk:
                raise SystemExit(f"{self.process.args[0]} ended with status {self.process.wait()}")
            done = chunk.count(b"\n")
            read += done
            now = time.perf_counter()
            pending = done if now < end else 0
            if read == written and now >= end:
                return read / (now - start)


def request(number, tool, arguments):
    """A call of a tool as a line."""
    message = {
        "jsonrpc": "2.0", "id": number, "method": "tools/call", "params": {"name": tool, "arguments": arguments}}
    return json.dumps(message).encode() + b"\n"


def requests(tool, arguments):
    """Many calls of a tool, with ids of their own."""
    return [request(number, tool, arguments) for number in range(1, 20_001)]
