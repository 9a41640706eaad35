"""Measures calls over HTTP beside FastMCP in the same run, in the shape of the public comparison of MCP servers.

Four tools, 50 users, one processor and 1 GB for the server; the load comes from wrk on another processor.
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

from calls import TOOLS, free_port, head, listening, resident, send, session
from framework import program, release_products
from peer import HERE, fastmcp_python, tell
from table import Table, mebibytes, milliseconds, rate

USERS = 50

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


def script(port, folder):
    """Writes what wrk sends: calls of all tools, in the sessions of all users."""
    sessions = [session(port) for _ in range(USERS)]
    listed = [tool["name"] for tool in ask(port, sessions[0], "tools/list", {})["tools"]]
    written = []
    for number in range(USERS * len(TOOLS)):
        tool, arguments = list(TOOLS.items())[number % len(TOOLS)]
        name = next(each for each in listed if tool in each)
        if number < len(TOOLS):
            ask(port, sessions[0], "tools/call", {"name": name, "arguments": arguments})
        parameters = json.dumps({"name": name, "arguments": arguments})
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


def measure(command, environment, port, folder, seconds):
    """Requests a second, their median and 99th percentile in seconds, and what the server has resident."""
    cores = sorted(os.sched_getaffinity(0))
    server, load = str(cores[0]), str(cores[-1])
    process = listening(["taskset", "-c", server, "prlimit", f"--data={1 << 30}", *command], environment, port)
    try:
        sent = script(port, folder)
        base = ["taskset", "-c", load, wrk(), "-t1", f"-c{USERS}", "--latency", "-s", sent]
        output = ""
        for duration in (2, seconds):
            output = subprocess.run(
                [*base, f"-d{duration}", f"http://127.0.0.1:{port}/mcp"], check=True, capture_output=True, text=True).stdout
            time.sleep(0.2)
        if "Non-2xx" in output or "Socket errors" in output:
            raise SystemExit(f"{command[0]} refused requests:\n{output}")
        # Whoever answers 200 to all may refuse them in the body.
        ask(port, session(port), "tools/list", {})
        times = {share: in_seconds(found) for share, found in re.findall(r"^\s+(50|99)%\s+([\d.]+\w+)", output, re.M)}
        return float(re.search(r"Requests/sec:\s+([\d.]+)", output)[1]), times["50"], times["99"], resident(process.pid)
    finally:
        process.terminate()
        process.wait(30)


def in_seconds(text):
    """A time as wrk writes it."""
    number, unit = re.fullmatch(r"([\d.]+)(us|ms|s|m)", text).groups()
    return float(number) * {"us": 1e-6, "ms": 1e-3, "s": 1, "m": 60}[unit]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--products", type=Path, metavar="FOLDER", help="the system's release build, which is made where none is given")
    parser.add_argument("--seconds", type=int, default=10, metavar="N", help="how long each server is asked (default: 10)")
    given = parser.parse_args()
    python = fastmcp_python()
    products = release_products(given.products)
    with tempfile.TemporaryDirectory(prefix="appintents-http-") as folder:
        tell("Compiling a server of four tools")
        ours = program(HERE / "Calls" / "main.swift", folder, products)
        environment = dict(os.environ, HOME=folder, XDG_STATE_HOME=f"{folder}/state", XDG_CACHE_HOME=f"{folder}/cache")
        tell("Asking both servers")
        port = free_port()
        mine = measure([ours, f"127.0.0.1:{port}"], environment, port, folder, given.seconds)
        port = free_port()
        theirs = measure([python, HERE / "fastmcp_calls.py", str(port)], environment, port, folder, given.seconds)
    table = Table()
    table.add("Requests", mine[0], "FastMCP", theirs[0], rate, more_is_better=True)
    table.add("Requests, p50", mine[1], "FastMCP", theirs[1], milliseconds)
    table.add("Requests, p99", mine[2], "FastMCP", theirs[2], milliseconds)
    table.add("Memory", mine[3], "FastMCP", theirs[3], mebibytes)
    print(table.text())


if __name__ == "__main__":
    main()
