"""What the protocol has beside tools and resources, by the official Python client in both eras."""

import asyncio
import os
import re
import subprocess
import sys
from pathlib import Path

import httpx2
import mcp_types as types
import pytest
from mcp import Client
from mcp.client.stdio import StdioServerParameters
from mcp.client.streamable_http import streamable_http_client
from mcp.client.subscriptions import PromptsListChanged, ResourceUpdated, ToolsListChanged
from mcp.shared.exceptions import MCPError

from serving import serving

ROOT = next(folder for folder in Path(__file__).resolve().parents if (folder / "Package.swift").exists())
RECORDER = ROOT / "Tests/Interop/recorder.py"
FIXTURE = Path(os.environ.get("CONFORMANCE_SERVER", ROOT / ".build/debug/ConformanceServer"))
ERAS = pytest.mark.parametrize("mode", ["legacy", "auto"])
WATCHED = "test://watched-resource"

needs_fixture = pytest.mark.skipif(not FIXTURE.exists(), reason=f"{FIXTURE} is not built: swift build --product ConformanceServer")


@pytest.fixture
def converse(environment, tmp_path, check_log):
    """Runs a conversation with a command, and checks each message of it."""

    def run(mode, server, talk, **options):
        log = tmp_path / "messages.jsonl"
        parameters = StdioServerParameters(
            command=sys.executable, args=[str(RECORDER), str(log), *map(str, server)], env=environment
        )

        async def go():
            async with Client(parameters, mode=mode, read_timeout_seconds=60, **options) as client:
                await asyncio.wait_for(talk(client), 120)

        asyncio.run(go())
        check_log(log)

    return run


async def yes(_, parameters):
    """A person who agrees to all that is asked."""
    return types.ElicitResult(action="accept", content={"confirm": True})


@needs_fixture
@ERAS
def test_results_of_all_kinds(mode, converse):
    async def talk(client):
        names = [tool.name for tool in (await client.list_tools()).tools]
        assert "test_image_content" in names
        kinds = {}
        for name in ("test_simple_text", "test_image_content", "test_audio_content", "test_embedded_resource",
                     "test_multiple_content_types"):
            result = await client.call_tool(name, {})
            assert not result.is_error
            kinds[name] = {part.type for part in result.content}
        assert "text" in kinds["test_simple_text"]
        # What an intent returns is told in words, too.
        assert kinds["test_image_content"] == {"text", "image"}
        assert kinds["test_audio_content"] == {"text", "audio"}
        assert kinds["test_embedded_resource"] == {"resource"}
        assert kinds["test_multiple_content_types"] >= {"text", "image", "resource"}
        assert (await client.call_tool("test_error_handling", {})).is_error

    converse(mode, [FIXTURE], talk, elicitation_callback=yes)


@needs_fixture
@ERAS
def test_prompts_are_listed_and_got(mode, converse):
    async def talk(client):
        prompts = {prompt.name: prompt for prompt in (await client.list_prompts()).prompts}
        assert [argument.name for argument in prompts["test_prompt_with_arguments"].arguments] == ["arg1", "arg2"]
        got = await client.get_prompt("test_prompt_with_arguments", {"arg1": "quay", "arg2": "tide"})
        assert "quay" in got.messages[0].content.text and "tide" in got.messages[0].content.text
        image = await client.get_prompt("test_prompt_with_image")
        assert "image" in [message.content.type for message in image.messages]
        resource = await client.get_prompt("test_prompt_with_embedded_resource", {"resourceUri": "test://x"})
        assert "resource" in [message.content.type for message in resource.messages]
        for name, arguments in (("no_such", {}), ("test_prompt_with_arguments", {})):
            with pytest.raises(MCPError) as error:
                await client.get_prompt(name, arguments)
            assert error.value.code == -32602

    converse(mode, [FIXTURE], talk)


@needs_fixture
@ERAS
def test_arguments_are_completed(mode, converse):
    async def talk(client):
        reference = types.PromptReference(type="ref/prompt", name="test_prompt_with_arguments")
        completion = (await client.complete(reference, {"name": "arg1", "value": "par"})).completion
        assert completion.values == ["paris", "park", "party"]
        nothing = (await client.complete(reference, {"name": "arg1", "value": "zzz"})).completion
        assert nothing.values == []
        with pytest.raises(MCPError) as error:
            await client.complete(types.PromptReference(type="ref/prompt", name="no_such"), {"name": "a", "value": ""})
        assert error.value.code == -32602

    converse(mode, [FIXTURE], talk)


@ERAS
def test_a_template_is_completed_with_the_ids_of_entities(mode, converse, command):
    async def talk(client):
        reference = types.ResourceTemplateReference(type="ref/resource", uri="appintents://notes/NoteEntity/{id}")
        completion = (await client.complete(reference, {"name": "id", "value": "Welc"})).completion
        assert any("Welcome" in value for value in completion.values)
        assert len(completion.values) <= 100

    converse(mode, command, talk)


@needs_fixture
@ERAS
def test_progress_rises_and_ends_with_the_call(mode, converse):
    async def talk(client):
        told = []

        async def progress(done, total, message):
            told.append(done)

        result = await client.call_tool("test_tool_with_progress", {}, progress_callback=progress)
        assert not result.is_error
        count = len(told)
        assert count >= 2 and told == sorted(set(told))
        await client.call_tool("test_simple_text", {})
        assert len(told) == count

    converse(mode, [FIXTURE], talk)


@pytest.mark.parametrize("level", ["debug", "emergency"])
def test_a_client_with_a_handshake_sets_how_much_is_logged(level, converse, command):
    told = []

    async def log(parameters):
        told.append(parameters)

    async def talk(client):
        await client.set_logging_level(level)
        await client.call_tool("notes_findNote", {"text": "tide"})
        with pytest.raises(Exception):
            await client.set_logging_level("loud")
        # What was told of the call is here once the next answer is.
        await client.send_ping()
        assert (told != []) is (level == "debug")

    converse("legacy", command, talk, logging_callback=log)


def test_a_stateless_client_is_told_of_its_own_requests(converse, command):
    told = []

    async def log(parameters):
        told.append(parameters)

    async def talk(client):
        await client.call_tool("notes_findNote", {"text": "tide"})
        await client.list_tools()
        assert told

    converse("2026-07-28", command, talk, logging_callback=log, log_level="debug")


@needs_fixture
def test_a_client_with_a_handshake_is_told_of_changes(converse):
    told = asyncio.Queue()

    async def handle(message):
        if not isinstance(message, Exception):
            await told.put(message)

    async def until(kind):
        while True:
            message = await asyncio.wait_for(told.get(), 30)
            if isinstance(message, kind):
                return message

    async def talk(client):
        assert client.server_capabilities.resources.subscribe
        await client.subscribe_resource(WATCHED)
        await client.call_tool("test_trigger_resource_update", {})
        assert str((await until(types.ResourceUpdatedNotification)).params.uri) == WATCHED
        await client.call_tool("test_trigger_tool_change", {})
        await until(types.ToolListChangedNotification)
        assert "test_hello" in [tool.name for tool in (await client.list_tools()).tools]
        await client.call_tool("test_trigger_prompt_change", {})
        await until(types.PromptListChangedNotification)
        assert "test_hello" in [prompt.name for prompt in (await client.list_prompts()).prompts]
        await client.unsubscribe_resource(WATCHED)
        with pytest.raises(MCPError):
            await client.subscribe_resource("test://no-such")

    converse("legacy", [FIXTURE], talk, message_handler=handle)


@needs_fixture
def test_a_stateless_client_listens_for_changes(converse):
    async def talk(client):
        async with client.listen(
            tools_list_changed=True, prompts_list_changed=True, resource_subscriptions=[WATCHED]
        ) as changes:
            for tool, event in (
                ("test_trigger_resource_update", ResourceUpdated), ("test_trigger_tool_change", ToolsListChanged),
                ("test_trigger_prompt_change", PromptsListChanged),
            ):
                await client.call_tool(tool, {})
                while not isinstance(await asyncio.wait_for(anext(changes), 30), event):
                    pass
        # One that is left is ended; the client goes on.
        assert not (await client.call_tool("test_simple_text", {})).is_error

    converse("2026-07-28", [FIXTURE], talk)


def test_a_note_that_another_program_writes_is_told(converse, command, notes):
    uri = "appintents://notes/NoteEntity/Todo.md"

    async def talk(client):
        async with client.listen(resource_subscriptions=[uri]) as changes:
            (notes / "Todo.md").write_text("# Todo\n\nPaint the hull\n")
            while True:
                event = await asyncio.wait_for(anext(changes), 60)
                if isinstance(event, ResourceUpdated):
                    assert str(event.uri) == uri
                    break

    converse("2026-07-28", command, talk)


@needs_fixture
@ERAS
def test_a_call_is_cancelled_by_who_no_longer_waits(mode, converse):
    async def talk(client):
        async def never(*_):
            await asyncio.Event().wait()

        call = asyncio.create_task(client.call_tool("test_tool_with_progress", {}, progress_callback=never))
        await asyncio.sleep(0.02)
        call.cancel()
        with pytest.raises(asyncio.CancelledError):
            await call
        assert not (await client.call_tool("test_simple_text", {})).is_error

    converse(mode, [FIXTURE], talk)


# HTTP


@pytest.fixture
def served(command, environment):
    """The notes over HTTP; a token is needed."""
    made = subprocess.run([command[0], "token", "create", "tests"], env=environment, capture_output=True, text=True, check=True)
    [token] = re.findall(r"\b[\w-]{40,}\b", made.stdout)
    with serving(command, environment) as address:
        yield address, token


@ERAS
def test_the_notes_are_served_over_http(mode, served, notes):
    address, token = served

    async def go():
        headers = {"Authorization": f"Bearer {token}"}
        async with httpx2.AsyncClient(headers=headers, timeout=60) as http:
            transport = streamable_http_client(address, http_client=http)
            async with Client(transport, mode=mode, elicitation_callback=yes, read_timeout_seconds=60) as client:
                assert (await client.list_tools()).tools
                found = await client.call_tool("notes_findNote", {"text": "tide"})
                assert found.structured_content["items"]
                uri = found.structured_content["items"][0]["uri"]
                assert (await client.read_resource(uri)).contents
                deleted = await client.call_tool("notes_deleteNotes", {"entities": ["Todo.md"]})
                assert not deleted.is_error

    asyncio.run(asyncio.wait_for(go(), 120))
    assert not (notes / "Todo.md").exists()


@pytest.mark.parametrize("token", [None, "A" * 43])
def test_without_a_token_nothing_is_served_over_http(token, served):
    address, _ = served
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    answer = httpx2.post(address, json={"jsonrpc": "2.0", "id": 1, "method": "ping"}, headers=headers)
    assert answer.status_code == 401
    assert answer.headers["www-authenticate"].startswith("Bearer")
