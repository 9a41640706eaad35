"""The official Python client, in both eras of the protocol, against `appintents serve`."""

import asyncio
import json
import sys
from pathlib import Path

import jsonschema
import mcp_types as types
import pytest
from mcp import Client
from mcp.client.stdio import StdioServerParameters
from mcp.shared.exceptions import MCPError

from fence import mark_of, read_fenced

RECORDER = Path(__file__).with_name("recorder.py")
ERAS = pytest.mark.parametrize("mode", ["legacy", "auto", "2026-07-28"])


def answering(result: types.ElicitResult):
    """A person who always gives one answer, and what was asked."""
    questions = []

    async def answer(_, parameters):
        questions.append(parameters)
        return result

    return questions, answer


@pytest.fixture
def converse(command, environment, tmp_path, check_log):
    """Runs a conversation, and checks each message of it."""

    def run(mode, talk, elicitation=None):
        log = tmp_path / "messages.jsonl"
        server = StdioServerParameters(
            command=sys.executable, args=[str(RECORDER), str(log), *command], env=environment
        )

        async def go():
            async with Client(server, mode=mode, elicitation_callback=elicitation, read_timeout_seconds=60) as client:
                await talk(client)

        asyncio.run(go())
        check_log(log)

    return run


@ERAS
def test_tools_describe_themselves(mode, converse):
    async def talk(client):
        tools = {tool.name: tool for tool in (await client.list_tools()).tools}
        assert {"notes_createNote", "notes_findNote", "notes_updateNote", "notes_deleteNotes"} <= set(tools)
        assert list(tools) == sorted(tools)
        for tool in tools.values():
            jsonschema.Draft202012Validator.check_schema(tool.input_schema)
            jsonschema.Draft202012Validator.check_schema(tool.output_schema or {})
            assert tool.input_schema["additionalProperties"] is False
            assert tool.title and tool.description
            hints = tool.annotations
            assert None not in (
                hints.read_only_hint, hints.destructive_hint, hints.idempotent_hint, hints.open_world_hint,
            )
        assert tools["notes_deleteNotes"].annotations.destructive_hint
        assert tools["notes_findNote"].annotations.read_only_hint
        assert tools["notes_createNote"].input_schema["required"] == ["name"]

    converse(mode, talk)


@ERAS
def test_a_note_is_created_found_and_read(mode, converse, notes):
    async def talk(client):
        # The client itself holds each structured result against the tool's output schema.
        await client.list_tools()
        made = await client.call_tool("notes_createNote", {"name": "Tide “log” ⚓", "content": "High at 09:14.\n"})
        assert not made.is_error
        uri = made.structured_content["value"]["uri"]
        assert [link.uri for link in made.content if link.type == "resource_link"] == [uri]
        assert uri in read_fenced(made.content[0].text)[1]
        assert json.loads(read_fenced(made.content[1].text, mark_of(made))[0]) == made.structured_content

        found = await client.call_tool("notes_findNote", {"text": "Tide “log”", "limit": 5})
        assert uri in [item["uri"] for item in found.structured_content["items"]]

        resource = await client.read_resource(uri)
        whole = json.loads(resource.contents[0].text)
        assert read_fenced(whole["properties"]["content"], mark_of(resource))[0].strip() == "High at 09:14."
        assert resource.contents[1].mime_type == "text/markdown"
        assert read_fenced(resource.contents[1].text)[0].strip() == "High at 09:14."

    converse(mode, talk)
    assert any("Tide" in path.name for path in notes.glob("*.md"))


@ERAS
def test_all_resources_are_listed_and_can_be_read(mode, converse):
    async def talk(client):
        templates = (await client.list_resource_templates()).resource_templates
        assert "appintents://notes/NoteEntity/{id}" in [template.uri_template for template in templates]
        resources, cursor = [], None
        while True:
            page = await client.list_resources(cursor=cursor)
            resources += page.resources
            cursor = page.next_cursor
            if cursor is None:
                break
        uris = [resource.uri for resource in resources]
        assert len(uris) == len(set(uris)) > 10
        for uri in uris[:20]:
            contents = (await client.read_resource(uri)).contents
            assert json.loads(contents[0].text)["uri"] == uri
        with pytest.raises(MCPError) as error:
            await client.read_resource("appintents://notes/NoteEntity/none.md")
        assert error.value.code == (-32002 if mode == "legacy" else -32602)

    converse(mode, talk)


@ERAS
@pytest.mark.parametrize(
    ("answer", "is_deleted"),
    [
        (types.ElicitResult(action="accept", content={"confirm": True}), True),
        (types.ElicitResult(action="accept", content={"confirm": False}), False),
        (types.ElicitResult(action="decline"), False),
        (types.ElicitResult(action="cancel"), False),
    ],
)
def test_deleting_asks_the_person(mode, answer, is_deleted, converse, notes):
    questions, elicitation = answering(answer)

    async def talk(client):
        result = await client.call_tool(
            "notes_deleteNotes", {"entities": ["appintents://notes/NoteEntity/Welcome.md"]}
        )
        assert result.is_error is not is_deleted

    converse(mode, talk, elicitation)
    assert len(questions) == 1
    assert "Welcome" in questions[0].message
    assert (notes / "Welcome.md").exists() is not is_deleted


@ERAS
def test_a_missing_value_is_asked_for(mode, converse, notes):
    questions, elicitation = answering(types.ElicitResult(action="accept", content={"name": "Asked for"}))

    async def talk(client):
        result = await client.call_tool("notes_createNote", {})
        assert result.structured_content["value"]["title"] == "Asked for"

    converse(mode, talk, elicitation)
    assert [question.requested_schema["properties"]["name"]["type"] for question in questions] == ["string"]
    assert (notes / "Asked for.md").exists()


@ERAS
def test_nothing_is_deleted_where_nobody_can_be_asked(mode, converse, notes):
    async def talk(client):
        arguments = {"entities": ["appintents://notes/NoteEntity/Welcome.md"]}
        result = await client.call_tool("notes_deleteNotes", arguments)
        assert result.is_error
        # The person can be asked outside the client, which needs no way to ask.
        assert "appintents approve" in result.content[0].text

    converse(mode, talk)
    assert (notes / "Welcome.md").exists()


@ERAS
def test_wrong_arguments_are_told_in_the_result(mode, converse):
    async def talk(client):
        await client.list_tools()
        for arguments in ({}, {"name": 5}, {"name": "A", "colour": "red"}):
            result = await client.call_tool("notes_createNote", arguments)
            assert result.is_error
            assert "name" in result.content[0].text

    converse(mode, talk)


@ERAS
def test_many_calls_at_once_are_all_answered(mode, converse):
    async def talk(client):
        await client.list_tools()
        texts = ["tide", "crew", "soup", "race", "harbour"] * 20
        results = await asyncio.gather(
            *(client.call_tool("notes_findNote", {"text": text, "limit": 50}) for text in texts)
        )
        for text, result in zip(texts, results):
            assert result.structured_content == results[texts.index(text)].structured_content
            assert result.structured_content["items"]

    converse(mode, talk)
