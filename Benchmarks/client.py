"""A small MCP client over pipes, the same for all servers so that its own cost is too."""

import json
import os
import select
import subprocess
import time

PROTOCOL = "2025-11-25"


class Client:
    """One server process, and the messages to and from it."""

    def __init__(self, command, environment):
        self.started = time.perf_counter()
        self.process = subprocess.Popen(
            command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, bufsize=0)
        self.rest = b""
        self.number = 0

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.stdin.close()
        try:
            self.process.wait(5)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    def send(self, method, parameters):
        """Sends a request, and gives its id."""
        self.number += 1
        message = {"jsonrpc": "2.0", "id": self.number, "method": method, "params": parameters}
        os.write(self.process.stdin.fileno(), json.dumps(message).encode() + b"\n")
        return self.number

    def notify(self, method):
        """Sends a notification."""
        os.write(self.process.stdin.fileno(), json.dumps({"jsonrpc": "2.0", "method": method}).encode() + b"\n")

    def receive(self):
        """The next answer; notifications are passed over."""
        while True:
            line, separator, rest = self.rest.partition(b"\n")
            if not separator:
                if not select.select([self.process.stdout], [], [], 60)[0]:
                    raise SystemExit(f"{self.process.args[0]} has not answered within 60 seconds")
                chunk = os.read(self.process.stdout.fileno(), 1 << 18)
                if not chunk:
                    raise SystemExit(f"{self.process.args[0]} ended with status {self.process.wait()}")
                self.rest += chunk
                continue
            self.rest = rest
            message = json.loads(line)
            if "id" in message:
                return message

    def ask(self, method, parameters):
        """Sends a request and waits for its answer."""
        self.send(method, parameters)
        return checked(self.receive())

    def begin(self):
        """Shakes hands; the seconds since the process was started."""
        self.ask("initialize", {
            "protocolVersion": PROTOCOL, "capabilities": {}, "clientInfo": {"name": "benchmark", "version": "1"}})
        seconds = time.perf_counter() - self.started
        self.notify("notifications/initialized")
        return seconds

    def peak(self):
        """The most memory that the process has had, in bytes."""
        with open(f"/proc/{self.process.pid}/status") as status:
            return next(int(line.split()[1]) << 10 for line in status if line.startswith("VmHWM"))


def checked(answer):
    """The answer's result, where it is none that tells of a failure."""
    result = answer.get("result")
    if result is None or result.get("isError"):
        raise SystemExit(f"the server refused a request: {json.dumps(answer)[:500]}")
    return result
