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
import subprocess
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

import notes
from calls import TOOLS, free_port, head, listening, resident, send, session
from framework import program, release_products
from peer import HERE, ROOT, fastmcp_python, tell
from table import Table, mebibytes, milliseconds, rate

USERS = 50
NOTES = 50

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


class Measured(NamedTuple):
    """What came of a server's being asked."""

    rate: float
    median: float
    slow: float
    own: int
    resident: int


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
    path = Path(folder) / "calls.lua"
    path.write_text(SCRIPT % ",\n".join(written))
    return path


def lua(text):
    """A text as Lua writes it."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\r", "\\r").replace("\n", "\\n")
    return f'"{escaped}"'


def measure(command, environment, folder, seconds, tools=TOOLS):
    """Starts a server, whose command is made for a port, and has all users call its tools for some time."""
    cores = sorted(os.sched_getaffinity(0))
    server, load = str(cores[0]), str(cores[-1])
    port = free_port()
    process = listening(["taskset", "-c", server, "prlimit", f"--data={1 << 30}", *command(port)], environment, port)
    try:
        sent = script(port, folder, tools)
        base = ["taskset", "-c", load, wrk(), "-t1", f"-c{USERS}", "--latency", "-s", sent]
        output = ""
        for duration in (2, seconds):
            output = subprocess.run(
                [*base, f"-d{duration}", f"http://127.0.0.1:{port}/mcp"], check=True, capture_output=True, text=True).stdout
            time.sleep(0.2)
        if "Non-2xx" in output or "Socket errors" in output:
            raise SystemExit(f"{command(port)[0]} refused requests:\n{output}")
        own, whole = resident(process.pid, "RssAnon"), resident(process.pid)
        # Whoever answers 200 to all may refuse them in the body.
        called(port, session(port), tools)
        times = {share: in_seconds(found) for share, found in re.findall(r"^\s+(50|99)%\s+([\d.]+\w+)", output, re.M)}
        return Measured(float(re.search(r"Requests/sec:\s+([\d.]+)", output)[1]), times["50"], times["99"], own, whole)
    finally:
        process.terminate()
        process.wait(30)


def text(ours, theirs):
    """Both servers as a table."""
    table = Table()
    table.add("Requests", ours.rate, "FastMCP", theirs.rate, rate, more_is_better=True)
    table.add("Requests, p50", ours.median, "FastMCP", theirs.median, milliseconds)
    table.add("Requests, p99", ours.slow, "FastMCP", theirs.slow, milliseconds)
    table.add("Memory of its own", ours.own, "FastMCP", theirs.own, mebibytes)
    table.add("Memory with what is mapped of files", ours.resident, "FastMCP", theirs.resident, mebibytes)
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
    parser.add_argument("--seconds", type=int, default=10, metavar="N", help="how long each server is asked (default: 10)")
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
        four = [
            measure(lambda port: [ours, f"127.0.0.1:{port}"], environment, folder, given.seconds),
            measure(lambda port: [python, HERE / "fastmcp_calls.py", str(port)], environment, folder, given.seconds),
        ]
        tell(f"Searching through {NOTES} notes")
        written = Path(folder) / "notes"
        notes.make(written, NOTES)
        words = {"text": notes.RARE, "limit": 5}
        search = [
            measure(
                lambda port: [given.appintents, "serve", "--http", f"127.0.0.1:{port}", "--rate", "0", "--notes", written],
                environment, folder, given.seconds, {"findnote": words}),
            measure(
                lambda port: [python, HERE / "fastmcp_notes.py", written, str(port)],
                environment, folder, given.seconds, {"find": words}),
        ]
    print(f"Four tools, {USERS} users:\n\n{text(*four)}\n\n`appintents serve --http` over {NOTES} notes, {USERS} users:\n\n{text(*search)}")


if __name__ == "__main__":
    main()
