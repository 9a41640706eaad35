"""Sends many valid, damaged and hostile messages to `appintents serve`, and checks what comes back.

It must never end, hang or grow. All that it writes are messages, one a line, and each request is answered exactly once.
The messages of a batch that shows otherwise are left in a file.
"""

import argparse
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from pathlib import Path
from queue import Empty, SimpleQueue

import hostile
import oracle
from valid import Messages

ROOT = Path(__file__).resolve().parents[2]
BATCH = 500
# How long the server may take for a batch. It takes well below one second for most.
PATIENCE = 120
INTERNAL_ERROR = -32603
# How much memory a server may have more at the end than after a tenth of the messages.
GROWTH = 24 << 20


class Fault(Exception):
    """What the server did that it must not do."""


class Server:
    """A server process, and what it has written."""

    def __init__(self, command, environment):
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment, bufsize=0)
        self.lines: SimpleQueue[bytes | None] = SimpleQueue()
        self.outgoing: SimpleQueue[bytes | None] = SimpleQueue()
        self.complaints = bytearray()
        # One thread writes, so that lines stay whole and what comes is read meanwhile.
        threading.Thread(target=self._write, args=(random.Random(0),), daemon=True).start()
        threading.Thread(target=self._read, daemon=True).start()
        threading.Thread(target=self._read_complaints, daemon=True).start()

    def _read(self):
        with open(self.process.stdout.fileno(), "rb", buffering=1 << 20, closefd=False) as output:
            for line in output:
                self.lines.put(line)
        self.lines.put(None)

    def _read_complaints(self):
        while chunk := os.read(self.process.stderr.fileno(), 1 << 16):
            self.complaints += chunk
            del self.complaints[: -(1 << 16)]

    def _write(self, source: random.Random):
        while (data := self.outgoing.get()) is not None:
            rest = memoryview(data)
            while rest:
                # Pieces end anywhere.
                size = source.choice([len(rest), len(rest), 1 << 16, 4096, 7])
                try:
                    rest = rest[os.write(self.process.stdin.fileno(), rest[:size]) :]
                except BrokenPipeError:
                    return
        self.process.stdin.close()

    def write(self, data: bytes):
        """Writes bytes, after all that was given before."""
        self.outgoing.put(data)

    def send(self, message: dict):
        """Writes a message."""
        self.write(json.dumps(message).encode() + b"\n")

    def next(self, deadline: float) -> bytes:
        """The next line that the server wrote."""
        try:
            line = self.lines.get(timeout=max(deadline - time.monotonic(), 0.001))
        except Empty:
            raise Fault(f"nothing came for {PATIENCE} s") from None
        if line is None:
            raise Fault(f"the server ended with status {self.process.wait()}: {self.complaints.decode(errors='replace')}")
        return line

    def memory(self) -> int:
        """The bytes that are resident and the process's own, which pages of files are not: the system takes those back."""
        with open(f"/proc/{self.process.pid}/status") as status:
            return next(int(line.split()[1]) << 10 for line in status if line.startswith("RssAnon"))


class Run:
    """One run: batches of messages, and the books on what must be answered."""

    def __init__(self, server: Server, source: random.Random):
        self.server = server
        self.source = source
        self.messages = Messages(source)
        # The lines of the batch that is open, by what they are answered under.
        self.sent: dict = {}
        # How often each id must still be answered; None counts refusals, which belong to no request.
        self.owed: Counter = Counter()
        # Ids whose requests were cancelled, which are answered once or never.
        self.cancelled: set = set()
        self.repeated: set = set()
        self.refused_repeats = 0
        self.listening: list = []
        self.calls: dict = {}
        self.counts: Counter = Counter()

    def begin(self):
        """Introduces itself, as a client that can be asked, and learns what the server has."""
        self.ask("initialize", protocolVersion="2025-11-25", capabilities={"elicitation": {}},
                 clientInfo={"name": "fuzz", "version": "1"})
        self.server.send({"jsonrpc": "2.0", "method": "notifications/initialized"})
        # What opens windows, or waits for a program outside, is left to other tests.
        self.messages.tools = [tool for tool in self.ask("tools/list")["tools"] if "open" not in tool["name"].lower()]
        self.messages.learn(self.ask("resources/list"))
        self.messages.prompts = self.ask("prompts/list", may_fail=True).get("prompts", [])

    def ask(self, method, may_fail=False, **parameters) -> dict:
        """Sends a request that has to be served, and returns its result."""
        identifier = f"ask-{self.messages.next_id()}"
        self.server.send({"jsonrpc": "2.0", "id": identifier, "method": method, "params": parameters})
        deadline = time.monotonic() + PATIENCE
        while True:
            answer = self.take(self.server.next(deadline))
            if answer is not None and answer.get("id") == identifier:
                if "result" not in answer and not may_fail:
                    raise Fault(f"{method} was refused: {answer}")
                return answer.get("result", {})

    def batch(self, count: int):
        """Sends messages and waits until all that must be answered is."""
        lines = [self.line() for _ in range(count)]
        self.sent = {}
        for line in lines:
            expected = oracle.expectation(line)
            self.expect(expected)
            self.sent[expected.id] = line
        sent = b"\n".join(lines) + b"\n"
        try:
            self.settle(sent)
        except Fault as fault:
            fault.sent = sent
            raise

    def line(self) -> bytes:
        """One line, without its line break."""
        source = self.source
        kind = source.random()
        if kind < 0.45:
            message = self.messages.request()
        elif kind < 0.5:
            message = self.messages.notification(self.open_ids())
        elif kind < 0.53:
            message = self.messages.response()
        elif kind < 0.8:
            message = hostile.altered(source, self.messages.request())
        elif kind < 0.83:
            message = {"jsonrpc": "2.0", "id": hostile.value(source), "method": hostile.text(source),
                       "params": hostile.value(source)}
        else:
            line = hostile.bytes_of(source, self.messages.request()).replace(b"\n", b" ")
            return line if source.random() > 0.0005 else line + b"x" * oracle.LINE_LIMIT
        line = json.dumps(message, ensure_ascii=source.random() < 0.5, separators=source.choice([(",", ":"), (", ", ": ")]))
        data = line.encode("utf-8", "surrogatepass")
        if isinstance(message, dict) and message.get("method") == "tools/call" and isinstance(message.get("id"), (str, int)):
            self.calls[oracle.key(message["id"])] = message.get("params")
        return data

    def open_ids(self) -> list:
        """Some ids of requests that are not answered yet, as they were sent."""
        return [each[1] if isinstance(each, tuple) else each for each in list(self.owed)[-20:] if each is not None]

    def expect(self, expected: oracle.Expectation):
        """Enters a line into the books."""
        if expected.cancels is not None:
            self.cancelled.add(expected.cancels)
        if not expected.is_answered:
            return
        if expected.stays_open:
            self.cancelled.add(expected.id)
            self.listening.append(expected.id)
        self.owed[expected.id] += 1

    def settle(self, sent: bytes):
        """Writes, and reads until nothing is owed and a last request is answered."""
        self.server.write(sent)
        # What listens is answered only when it is ended.
        for identifier in self.listening:
            told = identifier[1] if isinstance(identifier, tuple) else identifier
            self.server.send({"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": told}})
        self.listening = []
        last = f"last-{self.messages.next_id()}"
        self.owed[last] += 1
        self.server.send({"jsonrpc": "2.0", "id": last, "method": "ping"})
        # Of several requests with one id, those that come while the first is open are refused under null.
        self.repeated = {name for name, count in self.owed.items() if count > 1 and name is not None}
        self.refused_repeats = 0
        deadline = time.monotonic() + PATIENCE
        while missing := self.missing():
            try:
                self.take(self.server.next(deadline))
            except Fault as fault:
                raise Fault(f"{fault}; not answered: {missing[:10]}") from None
        # An answer that crosses its cancellation may still come.
        self.cancelled |= self.repeated
        self.owed = Counter({name: count for name, count in self.owed.items() if count > 0 and name in self.cancelled})

    def missing(self) -> list:
        """The ids that must be answered still."""
        owed = [name for name, count in self.owed.items() if count > 0 and name not in self.cancelled]
        repeated = [name for name in owed if name in self.repeated]
        if repeated and len(repeated) == len(owed) and sum(self.owed[name] for name in repeated) <= self.refused_repeats:
            return []
        return owed

    def take(self, line: bytes) -> dict | None:
        """Checks a line that the server wrote, and enters it into the books."""
        if not line.endswith(b"\n"):
            raise Fault(f"a line does not end: {line[-200:]}")
        try:
            message = json.loads(line.decode("utf-8"), parse_constant=oracle.refuse)
        except ValueError as error:
            raise Fault(f"this is no JSON ({error}): {line[:500]}") from None
        if not isinstance(message, dict) or message.get("jsonrpc") != "2.0":
            raise Fault(f"this is no message: {line[:500]}")
        if "method" in message:
            self.counts["requests" if "id" in message else message["method"]] += 1
            if "id" in message:
                schema = message.get("params", {}).get("requestedSchema", {})
                self.server.send(self.messages.response(message["id"], schema))
            return None
        if ("result" in message) == ("error" in message) or "id" not in message:
            raise Fault(f"this is neither a result nor an error: {line[:500]}")
        name = oracle.key(message["id"])
        if isinstance(name, str) and name.startswith("ask-"):
            return message
        if name is None and "not answered yet" in message.get("error", {}).get("message", ""):
            self.refused_repeats += 1
            return message
        if self.owed[name] < 1:
            raise Fault(f"nobody asked for this: {line[:500]}")
        self.owed[name] -= 1
        if "result" in message:
            self.counts["results"] += 1
            self.messages.learn(message["result"])
            parameters = self.calls.pop(name, None)
            if message["result"].get("resultType") == "input_required" and isinstance(parameters, dict):
                self.counts["asked"] += 1
                self.messages.ask_again(parameters, message["result"])
        else:
            self.calls.pop(name, None)
            self.refused(name, message["error"])
        return message

    def refused(self, name, error: dict):
        """Counts an error; one of the server's own is a fault, unless it only has too much to do."""
        self.counts["error %d" % error["code"]] += 1
        if error["code"] != INTERNAL_ERROR:
            return
        if error["message"].startswith("busy"):
            self.counts["busy"] += 1
            return
        raise Fault(f"an error of the server's own: {error['message'][:500]}\nanswers {self.sent.get(name, b'')[:500]}")


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--count", type=int, default=1_000_000, help="how many messages are sent (default: a million)")
    parser.add_argument("--seed", type=int, default=1, help="what the messages are drawn from (default: 1)")
    parser.add_argument("--appintents", type=Path, default=ROOT / "appintents", metavar="FILE", help="the command")
    return parser.parse_args()


def main() -> int:
    given = arguments()
    with tempfile.TemporaryDirectory(prefix="fuzz-") as home:
        home = Path(home)
        notes = shutil.copytree(ROOT / "Samples" / "Notes", home / "Notes")
        places = {f"XDG_{name}_HOME": str(home / name.lower()) for name in ("CONFIG", "CACHE", "DATA", "STATE")}
        server = Server([given.appintents, "--notes", notes, "--yes", "serve"], {**os.environ, **places, "HOME": str(home)})
        run = Run(server, random.Random(given.seed))
        start = time.monotonic()
        sent, early = 0, None
        try:
            run.begin()
            while sent < given.count:
                size = min(BATCH, given.count - sent)
                run.batch(size)
                sent += size
                if early is None and sent >= given.count / 10:
                    early = server.memory()
                if sent % 100_000 < BATCH:
                    print(f"{sent:,} messages, {server.memory() >> 20} MiB, {time.monotonic() - start:.0f} s", flush=True)
            late = server.memory()
            server.outgoing.put(None)
            if server.process.wait(PATIENCE) != 0:
                raise Fault(f"the server ended with status {server.process.returncode}")
            if late > early + GROWTH:
                raise Fault(f"memory grew from {early >> 20} MiB to {late >> 20} MiB")
        except Fault as fault:
            kept = Path(f"fuzz-{given.seed}-{sent}.lines")
            kept.write_bytes(getattr(fault, "sent", b""))
            print(f"seed {given.seed}, after {sent:,} messages: {fault}\nThe batch is in {kept.absolute()}", file=sys.stderr)
            server.process.kill()
            return 1
    told = ", ".join(f"{name}: {count:,}" for name, count in sorted(run.counts.items()))
    print(f"{sent:,} messages, seed {given.seed}, {time.monotonic() - start:.0f} s: {early >> 20} MiB after a tenth, "
          f"{late >> 20} MiB at the end; {told}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
