"""The Python client of the generation before, which most programs have in them, against `appintents serve`."""

import asyncio
import json
import sys
from pathlib import Path

import jsonschema
import pytest
from mcp import ClientSession, McpError, types
from mcp.client.stdio import StdioServerParameters, stdio_client

from fence import mark_of, read_fenced

RECORDER = Path(__file__).with_name("recorder.py")
TODO = "appintents://notes/NoteEntity/Todo.md"


@pytest.fixture
def converse(command, environment, tmp_path, check_log):
    """Runs a conversation, and checks each message of it."""

    def run(talk, elicitation=None):
        log = tmp_path / "messages.jsonl"
        server = StdioServerParameters(
            command=sys.executable, args=[str(RECORDER), str(log), *command], env=environment
        )

        async def go():
            async with stdio_client(server) as (reading, writing):
                async with ClientSession(reading, writing, elicitation_callback=elicitation) as session:
                    answer = await session.initialize()
                    assert answer.protocolVersion == types.LATEST_PROTOCOL_VERSION
                    assert answer.instructions
                    await talk(session)

        asyncio.run(asyncio.wait_for(go(), 120))
        check_log(log)

    return run


def answering(result):
    """A person who always gives one answer, and what was asked."""
    questions = []

    async def answer(_, parameters):
        questions.append(parameters)
        return result

    return questions, answer


def test_tools_describe_themselves(converse):
    async def talk(session):
        await session.send_ping()
        tools = {tool.name: tool for tool in (await session.list_tools()).tools}
        assert {"notes_createNote", "notes_findNote", "notes_deleteNotes"} <= set(tools)
        for tool in tools.values():
            jsonschema.Draft202012Validator.check_schema(tool.inputSchema)
            if tool.outputSchema:
                jsonschema.Draft202012Validator.check_schema(tool.outputSchema)
            hints = tool.annotations
            assert None not in (hints.readOnlyHint, hints.destructiveHint, hints.idempotentHint, hints.openWorldHint)

    converse(talk)


def test_a_note_is_created_found_and_read(converse, notes):
    async def talk(session):
        # The client itself holds each structured result against the tool's output schema.
        await session.list_tools()
        made = await session.call_tool("notes_createNote", {"name": "Tide “log” ⚓", "content": "High at 09:14.\n"})
        assert not made.isError
        uri = made.structuredContent["value"]["uri"]
        assert [str(link.uri) for link in made.content if link.type == "resource_link"] == [uri]
        assert uri in read_fenced(made.content[0].text)[1]
        found = await session.call_tool("notes_findNote", {"text": "Tide “log”", "limit": 5})
        assert uri in [item["uri"] for item in found.structuredContent["items"]]
        resource = await session.read_resource(uri)
        assert "text/markdown" in [content.mimeType for content in resource.contents]
        whole = json.loads(resource.contents[0].text)
        assert read_fenced(whole["properties"]["content"], mark_of(resource))[0].strip() == "High at 09:14."

    converse(talk)
    assert any("Tide" in path.name for path in notes.glob("*.md"))


def test_lists_of_resources_go_on_from_page_to_page(converse):
    async def talk(session):
        templates = (await session.list_resource_templates()).resourceTemplates
        assert "appintents://notes/NoteEntity/{id}" in [template.uriTemplate for template in templates]
        uris, cursor = [], None
        while True:
            page = await session.list_resources(params=types.PaginatedRequestParams(cursor=cursor))
            uris += [str(resource.uri) for resource in page.resources]
            cursor = page.nextCursor
            if cursor is None:
                break
        assert len(uris) == len(set(uris)) > 10
        for uri in uris[:10]:
            assert (await session.read_resource(uri)).contents
        with pytest.raises(McpError) as error:
            await session.read_resource("appintents://notes/NoteEntity/none.md")
        assert error.value.error.code == -32002

    converse(talk)


@pytest.mark.parametrize(
    ("answer", "is_deleted"),
    [
        (types.ElicitResult(action="accept", content={"confirm": True}), True),
        (types.ElicitResult(action="accept", content={"confirm": False}), False),
        (types.ElicitResult(action="decline"), False),
        (types.ElicitResult(action="cancel"), False),
    ],
)
def test_deleting_asks_the_person(answer, is_deleted, converse, notes):
    questions, elicitation = answering(answer)

    async def talk(session):
        result = await session.call_tool("notes_deleteNotes", {"entities": [TODO]})
        assert result.isError is not is_deleted

    converse(talk, elicitation)
    assert len(questions) == 1 and "Todo" in questions[0].message
    assert (notes / "Todo.md").exists() is not is_deleted


def test_a_missing_value_is_asked_for(converse, notes):
    questions, elicitation = answering(types.ElicitResult(action="accept", content={"name": "Asked for"}))

    async def talk(session):
        result = await session.call_tool("notes_createNote", {})
        assert result.structuredContent["value"]["title"] == "Asked for"

    converse(talk, elicitation)
    assert [list(question.requestedSchema["properties"]) for question in questions] == [["name"]]
    assert (notes / "Asked for.md").exists()


def test_a_missing_value_is_told_where_nobody_can_be_asked(converse):
    async def talk(session):
        result = await session.call_tool("notes_createNote", {})
        assert result.isError and "name" in result.content[0].text

    converse(talk)


def test_many_calls_at_once_are_all_answered(converse):
    async def talk(session):
        await session.list_tools()
        texts = ["tide", "crew", "soup", "race", "harbour"] * 20
        results = await asyncio.gather(
            *(session.call_tool("notes_findNote", {"text": text, "limit": 50}) for text in texts)
        )
        for text, result in zip(texts, results):
            assert result.structuredContent == results[texts.index(text)].structuredContent
            assert result.structuredContent["items"]

    converse(talk)
