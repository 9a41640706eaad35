"""What passes over the pipes of `appintents serve`, line by line."""

import json
import os
import subprocess
import threading
import time

import pytest

from raw_client import MODERN, RawClient


def test_a_stateless_client_needs_no_handshake(raw, notes):
    discovered = raw.modern("server/discover")["result"]
    assert discovered["supportedVersions"] == ["2026-07-28"]
    assert discovered["_meta"]["io.modelcontextprotocol/serverInfo"]["name"] == "appintents"
    made = raw.modern("tools/call", name="notes_createNote", arguments={"name": "Wire"})["result"]
    assert made["resultType"] == "complete" and made["isError"] is False
    assert (notes / "Wire.md").exists()
    for method in ("tools/list", "resources/list", "resources/templates/list"):
        result = raw.modern(method)["result"]
        assert result["ttlMs"] >= 0 and result["cacheScope"] in ("public", "private")


def test_a_question_comes_back_with_the_request(raw, notes):
    call = {"name": "notes_deleteNotes", "arguments": {"entities": ["appintents://notes/NoteEntity/Todo.md"]}}
    asked = raw.modern("tools/call", {"elicitation": {}}, **call)["result"]
    assert asked["resultType"] == "input_required"
    assert (notes / "Todo.md").exists()
    answers = {name: {"action": "accept", "content": {"confirm": True}} for name in asked["inputRequests"]}
    done = raw.modern(
        "tools/call", {"elicitation": {}}, **call, inputResponses=answers, requestState=asked["requestState"]
    )["result"]
    assert done["isError"] is False
    assert not (notes / "Todo.md").exists()


@pytest.mark.parametrize(
    ("meta", "code"),
    [
        ({}, -32602),
        ({"io.modelcontextprotocol/protocolVersion": "2026-07-28"}, -32602),
        ({**MODERN, "io.modelcontextprotocol/protocolVersion": "2099-01-01"}, -32022),
    ],
)
def test_metadata_are_checked(raw, meta, code):
    raw.conversation = None
    answer = raw.call("server/discover", _meta=meta)
    assert answer["error"]["code"] == code
    if code == -32022:
        assert answer["error"]["data"] == {"supported": ["2026-07-28"], "requested": "2099-01-01"}


@pytest.mark.parametrize("revision", ["2025-06-18", "2025-11-25"])
def test_a_client_with_a_handshake_gets_its_revision(raw, revision, notes):
    result = raw.initialize(revision, {"elicitation": {}})
    assert result["capabilities"] == {
        "tools": {"listChanged": True}, "resources": {"subscribe": True, "listChanged": True}, "completions": {}, "logging": {},
    }
    assert raw.call("ping")["result"] == {}
    assert raw.call("tools/list")["result"]["tools"]
    wrong = raw.call("tools/call", name="notes_createNote", arguments={"colour": "red"})
    if revision == "2025-06-18":
        assert wrong["error"]["code"] == -32602
    else:
        assert wrong["result"]["isError"] is True
    assert raw.call("tools/call", name="no_such", arguments={})["error"]["code"] == -32602

    call = raw.request("tools/call", name="notes_deleteNotes", arguments={"entities": ["Todo.md"]})
    question = raw.receive()
    assert question["method"] == "elicitation/create"
    raw.send(
        {"jsonrpc": "2.0", "id": question["id"], "result": {"action": "accept", "content": {"confirm": True}}}
    )
    answer = raw.receive()
    assert answer["id"] == call and answer["result"]["isError"] is False
    assert not (notes / "Todo.md").exists()


@pytest.mark.parametrize(
    ("line", "code"),
    [
        (b"{", -32700),
        (b"\xff\xfe", -32700),
        (b'[{"jsonrpc":"2.0","id":1,"method":"ping"}]', -32600),
        (b'{"id":null,"method":"ping","jsonrpc":"2.0"}', -32600),
        (b"x" * (5 << 20), -32600),
    ],
)
def test_what_is_no_message_is_refused_and_the_server_goes_on(raw, line, code):
    raw.write(line + b"\n")
    answer = raw.receive(is_checked=False)
    assert answer["id"] is None and answer["error"]["code"] == code
    raw.initialize("2025-11-25")


def test_half_a_message_at_the_end_is_left(command, environment):
    requests = (
        json.dumps({"jsonrpc": "2.0", "id": 1, "method": "tools/list", "params": {"_meta": MODERN}})
        + "\n"
        + '{"jsonrpc":"2.0","id":2,'
    )
    done = subprocess.run(command, input=requests.encode(), capture_output=True, env=environment, timeout=60)
    assert done.returncode == 0
    assert [json.loads(line)["id"] for line in done.stdout.splitlines()] == [1]


def test_the_server_ends_when_its_client_is_gone(command, environment):
    client = RawClient(command, environment)
    client.initialize("2025-11-25")
    client.server.stdout.close()
    client.request("tools/list")
    assert client.server.wait(timeout=30) == 0
    client.server.stdin.close()


def test_a_call_that_asks_is_cancelled_and_never_answered(raw, notes):
    raw.initialize("2025-11-25", {"elicitation": {}})
    call = raw.request("tools/call", name="notes_deleteNotes", arguments={"entities": ["Todo.md"]})
    question = raw.receive()
    assert question["method"] == "elicitation/create"
    raw.send({"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": call, "reason": "no longer wanted"}})
    ping = raw.request("ping")
    told = [raw.receive(), raw.receive()]
    assert [message.get("id") for message in told if "method" not in message] == [ping]
    [withdrawn] = [message for message in told if message.get("method") == "notifications/cancelled"]
    assert withdrawn["params"]["requestId"] == question["id"]
    # A yes that comes too late does nothing.
    raw.send({"jsonrpc": "2.0", "id": question["id"], "result": {"action": "accept", "content": {"confirm": True}}})
    assert raw.call("tools/call", name="notes_findNote", arguments={"text": "todo"})["result"]["isError"] is False
    assert (notes / "Todo.md").exists()


def test_a_thousand_long_answers_to_a_slow_reader_come_whole(raw):
    def send():
        for number in range(1000):
            call = {"name": "notes_findNote", "arguments": {"limit": 200}} if number % 20 == 0 else {}
            raw.send(
                {
                    "jsonrpc": "2.0", "id": f"n{number}", "method": "tools/call" if call else "tools/list",
                    "params": {**call, "_meta": MODERN},
                }
            )

    sending = threading.Thread(target=send)
    sending.start()
    # More waits than a pipe holds before the first is read, and what is read comes in pieces that end anywhere.
    time.sleep(1)
    answers, rest = [], b""
    while len(answers) < 1000:
        chunk = os.read(raw.server.stdout.fileno(), 10_007)
        assert chunk, "the server ended"
        *lines, rest = (rest + chunk).split(b"\n")
        answers += [json.loads(line) for line in lines]
    sending.join()
    assert rest == b""
    assert sorted(answer["id"] for answer in answers) == sorted(f"n{number}" for number in range(1000))
    for answer in answers:
        result = answer["result"]
        assert result["structuredContent"]["items"] if int(answer["id"][1:]) % 20 == 0 else result["tools"]


def test_with_yes_nobody_is_asked(command, environment, conversation, notes):
    client = RawClient([*command, "--yes"], environment, conversation)
    answer = client.modern("tools/call", name="notes_deleteNotes", arguments={"entities": ["Todo.md"]})
    assert answer["result"]["isError"] is False
    assert not (notes / "Todo.md").exists()
    client.finish()
