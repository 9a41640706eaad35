"""Measures what a call costs beside FastMCP in the same run: calls a second, the first answer, and memory with idle streams.

The four tools of both do next to nothing, so that what is measured is the server.
"""

import argparse
import json
import os
import resource
import socket
import statistics
import subprocess
import tempfile
import time
from pathlib import Path

from framework import program, release_products
from lines import HANDSHAKE, Lines, requests
from peer import HERE, fastmcp_python, tell
from table import Table, mebibytes, milliseconds, rate

TOOLS = {"fibonacci": {"index": 20}, "sum": {"numbers": [1.5, 2.5, 3]}, "capitals": {"text": "harbour"}, "price": {"article": "article 7"}}
STREAMS = 1000


def tool_names(lines):
    """What a server calls the four tools."""
    answer = json.loads(lines.exchange(b'{"jsonrpc":"2.0","id":1,"method":"tools/list"}\n'))
    listed = [tool["name"] for tool in answer["result"]["tools"]]
    return {name: next(each for each in listed if name in each.lower()) for name in TOOLS}


def rates(command, environment, seconds):
    """Calls a second one at a time and with 64 open, and what is resident then."""
    with Lines(command, environment) as lines:
        name = tool_names(lines)["fibonacci"]
        if lines.call(name, TOOLS["fibonacci"]).get("value", 6765) != 6765:
            raise SystemExit(f"{command[0]} counts wrong")
        prepared = requests(name, TOOLS["fibonacci"])
        return lines.rate(prepared, 1, seconds), lines.rate(prepared, 64, seconds), resident(lines.process.pid)


def echo(environment, seconds):
    """Lines a second that `cat` hands back, one at a time: no server can answer more over pipes with this client."""
    with Lines(["cat"], environment, handshake=[]) as lines:
        return lines.rate(requests("fibonacci", TOOLS["fibonacci"]), 1, seconds)


def start(command, environment, times):
    """The median seconds from starting a process to its first answer."""
    taken = []
    for _ in range(times):
        begin = time.perf_counter()
        with Lines(command, environment):
            taken.append(time.perf_counter() - begin)
    return statistics.median(taken)


def resident(process, kind="VmRSS"):
    """The bytes of memory that a process has: all, or `RssAnon`, what is not mapped of files."""
    with open(f"/proc/{process}/status") as status:
        return next(int(line.split()[1]) << 10 for line in status if line.startswith(kind))


def free_port():
    """A port that nobody listens at."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        return server.getsockname()[1]


def send(connection, port, method, body=b"", session=None):
    """Writes a request."""
    fields = [f"{method} /mcp HTTP/1.1", f"Host: 127.0.0.1:{port}", "Accept: application/json, text/event-stream",
              "MCP-Protocol-Version: 2025-11-25"]
    if session:
        fields.append(f"Mcp-Session-Id: {session}")
    if body:
        fields += ["Content-Type: application/json", f"Content-Length: {len(body)}"]
    connection.sendall("\r\n".join(fields).encode() + b"\r\n\r\n" + body)


def head(connection):
    """The head of an answer, and what came with it."""
    data = b""
    while b"\r\n\r\n" not in data:
        chunk = connection.recv(1 << 16)
        if not chunk:
            raise SystemExit(f"the server ended a connection after {data[:300]!r}")
        data += chunk
    text, _, rest = data.partition(b"\r\n\r\n")
    return text.decode("latin-1"), rest


def session(port):
    """Begins a session; its id."""
    with socket.create_connection(("127.0.0.1", port), 30) as connection:
        send(connection, port, "POST", json.dumps(HANDSHAKE[0]).encode())
        text, _ = head(connection)
    found = [line.split(":", 1)[1].strip() for line in text.split("\r\n") if line.lower().startswith("mcp-session-id:")]
    if not found:
        raise SystemExit(f"no session was begun: {text}")
    with socket.create_connection(("127.0.0.1", port), 30) as connection:
        send(connection, port, "POST", json.dumps(HANDSHAKE[1]).encode(), found[0])
        head(connection)
    return found[0]


def listening(command, environment, port):
    """Starts a server, and waits until it takes connections."""
    process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    for _ in range(600):
        if process.poll() is not None:
            raise SystemExit(f"{command} ended with status {process.returncode}")
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return process
        except ConnectionRefusedError:
            time.sleep(0.1)
    raise SystemExit(f"{command} takes no connections")


def streams(command, environment, port, count):
    """What a server has of memory before and with a number of streams on which nothing is said: its own, and all with them."""
    process = listening(command, environment, port)
    before = resident(process.pid, "RssAnon")
    connections = []
    for _ in range(count):
        connection = socket.create_connection(("127.0.0.1", port), 30)
        send(connection, port, "GET", session=session(port))
        connections.append(connection)
    for connection in connections:
        text, _ = head(connection)
        if " 200 " not in text.split("\r\n")[0]:
            raise SystemExit(f"no stream was opened: {text}")
    time.sleep(1)
    after, whole = resident(process.pid, "RssAnon"), resident(process.pid)
    for connection in connections:
        connection.close()
    process.terminate()
    process.wait(30)
    return before, after, whole


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--products", type=Path, metavar="FOLDER", help="the system's release build, which is made where none is given")
    parser.add_argument("--seconds", type=float, default=3, metavar="N", help="how long each rate is measured (default: 3)")
    given = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    python = fastmcp_python()
    products = release_products(given.products)
    with tempfile.TemporaryDirectory(prefix="appintents-calls-") as folder:
        tell("Compiling a server of four tools")
        ours = [program(HERE / "Calls" / "main.swift", folder, products)]
        peer = [python, HERE / "fastmcp_calls.py"]
        environment = dict(os.environ, HOME=folder, XDG_STATE_HOME=f"{folder}/state", XDG_CACHE_HOME=f"{folder}/cache")
        table = Table()
        tell("Starting the servers")
        table.add("First answer", start(ours, environment, 15), "FastMCP", start(peer, environment, 3), milliseconds)
        tell("Calling the servers")
        echoed = echo(environment, given.seconds)
        single, several, memory = rates(ours, environment, given.seconds)
        peer_single, peer_several, peer_memory = rates(peer, environment, given.seconds)
        table.add("Calls, one at a time", single, "FastMCP", peer_single, rate, more_is_better=True)
        table.add("Calls, 64 at once", several, "FastMCP", peer_several, rate, more_is_better=True)
        table.add("Calls, one at a time", single, "`cat`", echoed, rate, more_is_better=True)
        table.add("Memory after that", memory, "FastMCP", peer_memory, mebibytes)
        tell(f"Opening {STREAMS:,} streams at each server")
        port = free_port()
        before, after, whole = streams([*ours, f"127.0.0.1:{port}"], environment, port, STREAMS)
        port = free_port()
        peer_before, peer_after, peer_whole = streams([*peer, str(port)], environment, port, STREAMS)
        table.add("Memory of its own, over HTTP", before, "FastMCP", peer_before, mebibytes)
        table.add(f"Memory of its own with {STREAMS:,} idle streams", after, "FastMCP", peer_after, mebibytes)
        table.add(f"Memory with {STREAMS:,} idle streams and what is mapped of files", whole, "FastMCP", peer_whole, mebibytes)
    print(table.text())


if __name__ == "__main__":
    main()
