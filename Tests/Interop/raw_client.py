"""A client that writes and reads lines, for what an official client would not send."""

import json
import subprocess

MODERN = {
    "io.modelcontextprotocol/protocolVersion": "2026-07-28",
    "io.modelcontextprotocol/clientCapabilities": {},
    "io.modelcontextprotocol/clientInfo": {"name": "raw", "version": "1"},
}


class RawClient:
    """Speaks to a server that it starts."""

    def __init__(self, command, environment, conversation=None):
        self.server = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment
        )
        self.conversation = conversation
        self.number = 0

    def write(self, data: bytes) -> None:
        """Writes bytes as they are."""
        self.server.stdin.write(data)
        self.server.stdin.flush()

    def send(self, message: dict) -> None:
        """Writes a message."""
        if self.conversation:
            self.conversation.check("client", message)
        self.write(json.dumps({"jsonrpc": "2.0", **message}).encode() + b"\n")

    def receive(self, is_checked: bool = True) -> dict:
        """Reads the next message."""
        line = self.server.stdout.readline()
        assert line.endswith(b"\n"), f"the server ended: {self.server.stderr.read().decode()}"
        message = json.loads(line)
        if self.conversation and is_checked:
            self.conversation.check("server", message)
        return message

    def request(self, method: str, **parameters) -> int:
        """Sends a request; its id."""
        self.number += 1
        self.send({"jsonrpc": "2.0", "id": self.number, "method": method, "params": parameters})
        return self.number

    def call(self, method: str, **parameters) -> dict:
        """Sends a request and reads its answer."""
        number = self.request(method, **parameters)
        message = self.receive()
        assert message["id"] == number
        return message

    def modern(self, method: str, capabilities: dict | None = None, **parameters) -> dict:
        """Sends a stateless request and reads its answer."""
        meta = {**MODERN, "io.modelcontextprotocol/clientCapabilities": capabilities or {}}
        return self.call(method, _meta=meta, **parameters)

    def initialize(self, revision: str, capabilities: dict | None = None) -> dict:
        """Introduces itself."""
        answer = self.call(
            "initialize",
            protocolVersion=revision,
            capabilities=capabilities or {},
            clientInfo={"name": "raw", "version": "1"},
        )
        assert answer["result"]["protocolVersion"] == revision
        self.send({"jsonrpc": "2.0", "method": "notifications/initialized"})
        return answer["result"]

    def finish(self) -> None:
        """Ends the input; the server must end well, and say nothing more."""
        if not self.server.stdin.closed:
            self.server.stdin.close()
        assert self.server.wait(timeout=30) == 0
        assert self.server.stdout.read() == b""
