"""Tasks over HTTP, where several clients with tokens of their own share one server."""

import asyncio
import contextlib
import json
import re
import subprocess
import sys
from pathlib import Path

import httpx2
import pytest
from mcp import Client
from mcp.client.streamable_http import streamable_http_client
from mcp.shared.exceptions import MCPError
from mcp_types import CallToolResult

from serving import serving
from tasks import ENDED, Tasks, about

# An MCP server that is joined as an app. Its tool looks, and takes until a file is there.
QUAY = """
import json, pathlib, sys, threading, time

def say(id, result):
    print(json.dumps({"jsonrpc": "2.0", "id": id, "result": result}), flush=True)

def wait(id, signal):
    while not pathlib.Path(signal).exists():
        time.sleep(0.05)
    say(id, {"content": [{"type": "text", "text": "moored"}]})

tool = {"name": "moor", "description": "Waits.", "annotations": {"readOnlyHint": True},
        "inputSchema": {"type": "object", "properties": {"signal": {"type": "string"}}, "required": ["signal"]}}
for line in sys.stdin:
    message = json.loads(line)
    method, id, params = message["method"], message.get("id"), message.get("params", {})
    if method == "initialize":
        say(id, {"protocolVersion": "2025-06-18", "capabilities": {"tools": {}}, "serverInfo": {"name": "q", "version": "1"}})
    elif method == "tools/list":
        say(id, {"tools": [tool]})
    elif method == "tools/call":
        threading.Thread(target=wait, args=(id, params["arguments"]["signal"]), daemon=True).start()
"""


@pytest.fixture
def quay(command, environment, tmp_path):
    """The address of a server that the quay has joined, and the tokens of two clients."""
    script = tmp_path / "quay.py"
    script.write_text(QUAY)
    place = Path(environment["XDG_CONFIG_HOME"]) / "appintents"
    place.mkdir(parents=True)
    app = {"command": sys.executable, "arguments": [str(script)], "protocol": "mcp"}
    (place / "config.json").write_text(json.dumps({"apps": {"quay": app}}))
    tokens = []
    for name in ("one", "other"):
        made = subprocess.run([command[0], "token", "create", name], env=environment, capture_output=True, text=True, check=True)
        tokens += re.findall(r"\b[\w-]{40,}\b", made.stdout)
    with serving(command, environment) as address:
        yield address, tokens


@contextlib.asynccontextmanager
async def connected(address, token):
    """A client with a token, which knows tasks."""
    async with httpx2.AsyncClient(headers={"Authorization": f"Bearer {token}"}, timeout=60) as http:
        transport = streamable_http_client(address, http_client=http)
        async with Client(transport, mode="2026-07-28", extensions=[Tasks()], read_timeout_seconds=60) as client:
            yield client


async def begin(client, signal):
    """Has the quay wait, which becomes a task because it takes long."""
    return await client.session.call_tool("quay_moor", {"signal": str(signal)}, allow_claimed=True)


def test_a_task_is_its_own_clients_and_nobody_elses(quay, tmp_path):
    address, tokens = quay
    signal = tmp_path / "signal"

    async def go():
        async with connected(address, tokens[0]) as one, connected(address, tokens[1]) as other:
            task = await begin(one, signal)
            assert not isinstance(task, CallToolResult) and task.status == "working"
            for what, parameters in (("get", {}), ("update", {"inputResponses": {}}), ("cancel", {})):
                with pytest.raises(MCPError) as error:
                    await about(other.session, what, task.task_id, **parameters)
                assert error.value.code == -32602 and "no task" in error.value.message
            # What the other has tried has changed nothing.
            assert (await about(one.session, "get", task.task_id))["status"] == "working"
            signal.touch()
            while (found := await about(one.session, "get", task.task_id))["status"] not in ENDED:
                await asyncio.sleep(0.05)
            assert found["status"] == "completed" and "moored" in found["result"]["content"][0]["text"]

    asyncio.run(asyncio.wait_for(go(), 120))


def test_a_task_outlives_the_connection_of_its_client(quay, tmp_path):
    address, tokens = quay
    signal = tmp_path / "signal"

    async def go():
        async with connected(address, tokens[0]) as client:
            task = await begin(client, signal)
        signal.touch()
        async with connected(address, tokens[0]) as client:
            while (found := await about(client.session, "get", task.task_id))["status"] not in ENDED:
                await asyncio.sleep(0.05)
            assert found["status"] == "completed" and "moored" in found["result"]["content"][0]["text"]

    asyncio.run(asyncio.wait_for(go(), 120))


def test_a_task_is_cancelled_by_its_client(quay, tmp_path):
    address, tokens = quay

    async def go():
        async with connected(address, tokens[0]) as client:
            task = await begin(client, tmp_path / "never")
            await about(client.session, "cancel", task.task_id)
            while (found := await about(client.session, "get", task.task_id))["status"] not in ENDED:
                await asyncio.sleep(0.05)
            assert found["status"] == "cancelled" and "result" not in found

    asyncio.run(asyncio.wait_for(go(), 120))
