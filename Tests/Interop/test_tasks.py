"""Calls that take long, as tasks, by the official Python client."""

import asyncio

import pytest
from mcp.shared.exceptions import MCPError
from mcp_types import CallToolResult

from tasks import ENDED, Tasks, about
from test_features import FIXTURE, converse, needs_fixture, yes  # noqa: F401

LONG = "test_take_long"
HOLD = {"steps": 3000}

pytestmark = needs_fixture


async def begin(client, arguments):
    """Calls the tool that takes long; the task that the call becomes."""
    return await client.session.call_tool(LONG, arguments, allow_claimed=True)


async def ended(client, task):
    """The task, once it has ended."""
    while (found := await about(client.session, "get", task.task_id))["status"] not in ENDED:
        await asyncio.sleep(0.05)
    return found


def test_a_client_that_knows_tasks_is_given_one_and_gets_the_result(converse):
    tasks = Tasks()

    async def talk(client):
        result = await client.call_tool(LONG, {"steps": 3})
        assert isinstance(result, CallToolResult) and not result.is_error
        assert result.structured_content["value"] == "took 3 steps for nobody"
        assert tasks.seen[0] == "working" and tasks.seen[-1] == "completed"

    converse("2026-07-28", [FIXTURE], talk, extensions=[tasks])


@pytest.mark.parametrize("mode", ["legacy", "auto"])
def test_a_client_that_does_not_know_tasks_waits_for_the_result(mode, converse):
    async def talk(client):
        result = await client.call_tool(LONG, {"steps": 2})
        assert result.structured_content["value"] == "took 2 steps for nobody"
        with pytest.raises(MCPError) as error:
            await about(client.session, "get", "anything")
        # Before the stateless revision there is no such method.
        assert error.value.code == (-32601 if mode == "legacy" else -32021)

    converse(mode, [FIXTURE], talk)


def test_a_task_asks_and_goes_on_with_the_answer(converse):
    tasks = Tasks({"elicitation/create": {"action": "accept", "content": {"name": "Ada"}}})

    async def talk(client):
        result = await client.call_tool(LONG, {"steps": 1, "asks": True})
        assert result.structured_content["value"] == "took 1 steps for Ada"
        assert "input_required" in tasks.seen

    converse("2026-07-28", [FIXTURE], talk, extensions=[tasks], elicitation_callback=yes)


def test_a_task_whose_question_is_declined_says_so(converse):
    tasks = Tasks({"elicitation/create": {"action": "decline"}})

    async def talk(client):
        result = await client.call_tool(LONG, {"steps": 1, "asks": True})
        assert result.is_error

    converse("2026-07-28", [FIXTURE], talk, extensions=[tasks], elicitation_callback=yes)


def test_a_task_that_fails_has_a_result_that_says_why(converse):
    async def talk(client):
        task = await ended(client, await begin(client, {"steps": 1, "fails": True}))
        assert task["status"] == "completed"
        assert task["result"]["isError"] and "too long" in task["result"]["content"][0]["text"]

    converse("2026-07-28", [FIXTURE], talk, extensions=[Tasks()])


def test_a_task_says_how_far_it_is_and_is_stopped_when_it_is_cancelled(converse):
    async def talk(client):
        task = await begin(client, {"steps": 50})
        assert task.ttl_ms and task.poll_interval_ms
        while not (await about(client.session, "get", task.task_id)).get("statusMessage"):
            await asyncio.sleep(0.05)
        for _ in range(2):
            await about(client.session, "cancel", task.task_id)
        found = await ended(client, task)
        assert found["status"] == "cancelled" and "result" not in found
        # The server goes on.
        assert not (await client.call_tool("test_simple_text", {})).is_error

    converse("2026-07-28", [FIXTURE], talk, extensions=[Tasks()])


def test_several_tasks_run_beside_one_another_and_beside_calls(converse):
    async def talk(client):
        held = [await begin(client, HOLD) for _ in range(4)]
        assert len({task.task_id for task in held}) == 4
        assert not (await client.call_tool("test_simple_text", {})).is_error
        for task in held:
            assert (await about(client.session, "get", task.task_id))["status"] == "working"
            await about(client.session, "cancel", task.task_id)
            assert (await ended(client, task))["status"] == "cancelled"

    converse("2026-07-28", [FIXTURE], talk, extensions=[Tasks()])


@pytest.mark.parametrize("what", ["get", "update", "cancel"])
def test_a_task_that_there_is_not_is_an_error_that_says_so(what, converse):
    async def talk(client):
        parameters = {"inputResponses": {}} if what == "update" else {}
        with pytest.raises(MCPError) as error:
            await about(client.session, what, "no such task", **parameters)
        assert error.value.code == -32602 and "no such task" in error.value.message

    converse("2026-07-28", [FIXTURE], talk, extensions=[Tasks()])
