"""Measures calls over HTTP beside FastMCP in the same run, in the shape of the public comparison of MCP servers.

50 users, one processor and 1 GB for the server; the load comes from wrk on another processor. First four tools that do next to
nothing, as there, then a search through notes.
"""

import argparse
import json
import os
import re
import shutil
import socket
import statistics
import subprocess
import tempfile
import time
from pathlib import Path

import notes
from calls import TOOLS, free_port, head, listening, resident, send, session
from framework import program, release_products
from peer import HERE, ROOT, fastmcp_python, tell
from table import Table, mebibytes, milliseconds, rate

USERS = 50
NOTES = 50
ROUNDS = 5

# Requests are written beforehand but for their ids, of which no session has two open at a time.
SCRIPT = """
local requests = {%s}
local number = 0
function request()
    number = number + 1
    local each = requests[number %% #requests + 1]
    return each[1] .. (100000000 + number) .. each[2]
end
"""


def wrk():
    """The load generator, installed where it can be."""
    if not shutil.which("wrk") and shutil.which("apt-get") and os.geteuid() == 0:
        tell("Installing wrk")
        subprocess.run(["apt-get", "update", "-qq"], stdout=subprocess.DEVNULL)
        subprocess.run(["apt-get", "install", "-y", "-qq", "--no-install-recommends", "wrk"], stdout=subprocess.DEVNULL)
    return shutil.which("wrk") or exit("wrk is not here; install it with: apt-get install wrk")


def ask(port, identifier, method, parameters):
    """Sends one request in a session, and returns its result."""
    body = json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": parameters}).encode()
    with socket.create_connection(("127.0.0.1", port), 30) as connection:
        send(connection, port, "POST", body, identifier)
        text, data = head(connection)
        while not re.search(rb'\{"jsonrpc".*\}', data, re.S):
            data += connection.recv(1 << 16)
    answer = json.loads(re.search(rb'\{"jsonrpc".*\}', data, re.S)[0])
    if "error" in answer or answer["result"].get("isError"):
        raise SystemExit(f"{method} was refused: {answer}")
    return answer["result"]


def called(port, identifier, tools):
    """Calls each tool once, and returns what it is called and its arguments."""
    listed = [tool["name"] for tool in ask(port, identifier, "tools/list", {})["tools"]]
    calls = []
    for tool, arguments in tools.items():
        name = next((each for each in listed if tool in each.lower()), None)
        if not name:
            raise SystemExit(f"no tool is called after '{tool}'; there are: {', '.join(listed)}")
        calls.append({"name": name, "arguments": arguments})
        ask(port, identifier, "tools/call", calls[-1])
    return calls


def script(port, folder, tools):
    """Writes what wrk sends: calls of all tools, in the sessions of all users."""
    sessions = [session(port) for _ in range(USERS)]
    calls = called(port, sessions[0], tools)
    written = []
    for number in range(USERS * len(calls)):
        parameters = json.dumps(calls[number % len(calls)])
        before, after = '{"jsonrpc":"2.0","id":', f',"method":"tools/call","params":{parameters}}}'
        fields = [
            "POST /mcp HTTP/1.1", f"Host: 127.0.0.1:{port}", "Accept: application/json, text/event-stream",
            "Content-Type: application/json", "MCP-Protocol-Version: 2025-11-25",
            f"Mcp-Session-Id: {sessions[number % USERS]}", f"Content-Length: {len(before) + 9 + len(after)}",
        ]
        begin = "\r\n".join(fields) + "\r\n\r\n" + before
        written.append("{" + lua(begin) + "," + lua(after) + "}")
    path = Path(folder) / f"calls-{port}.lua"
    path.write_text(SCRIPT % ",\n".join(written))
    return path


def lua(text):
    """A text as Lua writes it."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\r", "\\r").replace("\n", "\\n")
    return f'"{escaped}"'


class Server:
    """A server on a processor of its own, and what comes of asking it."""

    def __init__(self, command, environment, folder, tools=TOOLS):
        """Starts it; `command` makes its command for a port."""
        self.port, self.tools = free_port(), tools
        self.command = command(self.port)
        self.rounds = []
        self.process = listening(
            ["taskset", "-c", str(min(os.sched_getaffinity(0))), "prlimit", f"--data={1 << 30}", *self.command], environment, self.port)
        try:
            self.script = script(self.port, folder, tools)
        except BaseException:
            self.__exit__()
            raise

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait(30)

    def ask(self, seconds):
        """Has all users call its tools for some time: requests a second, their median and 99th percentile in seconds."""
        output = subprocess.run(
            ["taskset", "-c", str(max(os.sched_getaffinity(0))), wrk(), "-t1", f"-c{USERS}", "--latency", f"-d{seconds}",
             "-s", self.script, f"http://127.0.0.1:{self.port}/mcp"], check=True, capture_output=True, text=True).stdout
        if "Non-2xx" in output or "Socket errors" in output:
            raise SystemExit(f"{self.command[0]} refused requests:\n{output}")
        times = {share: in_seconds(found) for share, found in re.findall(r"^\s+(50|99)%\s+([\d.]+\w+)", output, re.M)}
        return float(re.search(r"Requests/sec:\s+([\d.]+)", output)[1]), times["50"], times["99"]

    def finish(self):
        """The medians of all rounds, and what memory it has then: its own, and all."""
        memory = resident(self.process.pid, "RssAnon"), resident(self.process.pid)
        # Whoever answers 200 to all may refuse them in the body.
        called(self.port, session(self.port), self.tools)
        return *(statistics.median(column) for column in zip(*self.rounds)), *memory


def compare(ours, theirs, seconds):
    """Asks both servers in turn, so that what else the machine does meets both alike; the table."""
    for server in (ours, theirs):
        server.ask(2)
    for _ in range(ROUNDS):
        for server in (ours, theirs):
            server.rounds.append(server.ask(max(1, seconds // ROUNDS)))
    table = Table()
    rows = [("Requests", rate), ("Requests, p50", milliseconds), ("Requests, p99", milliseconds),
            ("Memory of its own", mebibytes), ("Memory with what is mapped of files", mebibytes)]
    for (what, show), mine, other in zip(rows, ours.finish(), theirs.finish()):
        table.add(what, mine, "FastMCP", other, show, more_is_better=show is rate)
    return table.text()


def in_seconds(text):
    """A time as wrk writes it."""
    number, unit = re.fullmatch(r"([\d.]+)(us|ms|s|m)", text).groups()
    return float(number) * {"us": 1e-6, "ms": 1e-3, "s": 1, "m": 60}[unit]


def arguments():
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--products", type=Path, metavar="FOLDER", help="the system's release build, which is made where none is given")
    parser.add_argument(
        "--appintents", type=Path, default=ROOT / ".build/release/appintents", metavar="FILE", help="the command to measure")
    parser.add_argument("--seconds", type=int, default=10, metavar="N", help="how long each server is asked in all (default: 10)")
    given = parser.parse_args()
    if not os.access(given.appintents, os.X_OK):
        parser.error(f"there is no command {given.appintents}; build it with: make build")
    for tool in ("taskset", "prlimit"):
        if not shutil.which(tool):
            parser.error(f"{tool} is not here; install it with: apt-get install util-linux")
    if len(os.sched_getaffinity(0)) < 2:
        parser.error("there is one processor; the server needs one, and the load another")
    wrk()
    return given


def main():
    given = arguments()
    python = fastmcp_python()
    products = release_products(given.products)
    with tempfile.TemporaryDirectory(prefix="appintents-http-") as folder:
        tell("Compiling a server of four tools")
        ours = program(HERE / "Calls" / "main.swift", folder, products)
        # Neither the accounts nor the indexes of whoever runs this are touched.
        environment = dict(
            os.environ, HOME=folder, XDG_STATE_HOME=f"{folder}/state", XDG_CACHE_HOME=f"{folder}/cache",
            XDG_CONFIG_HOME=f"{folder}/config")
        tell("Calling four tools")
        with (
            Server(lambda port: [ours, f"127.0.0.1:{port}"], environment, folder) as mine,
            Server(lambda port: [python, HERE / "fastmcp_calls.py", str(port)], environment, folder) as theirs,
        ):
            print(f"Four tools, {USERS} users:\n\n{compare(mine, theirs, given.seconds)}\n", flush=True)
        tell(f"Searching through {NOTES} notes")
        written = Path(folder) / "notes"
        notes.make(written, NOTES)
        words = {"text": notes.RARE, "limit": 5}
        command = [given.appintents, "serve", "--notes", written, "--rate", "0", "--http"]
        with (
            Server(lambda port: [*command, f"127.0.0.1:{port}"], environment, folder, {"findnote": words}) as mine,
            Server(
                lambda port: [python, HERE / "fastmcp_notes.py", written, str(port)], environment, folder, {"find": words}) as theirs,
        ):
            print(f"`appintents serve --http` over {NOTES} notes, {USERS} users:\n\n{compare(mine, theirs, given.seconds)}")


if __name__ == "__main__":
    main()
