"""The extension io.modelcontextprotocol/tasks for the official client, which knows extensions but not this one."""

from typing import Any, Literal

import anyio
import mcp_types as types
from mcp.client.extension import ClaimContext, ClientExtension, ResultClaim
from pydantic import TypeAdapter

NAME = "io.modelcontextprotocol/tasks"
ENDED = {"completed", "failed", "cancelled"}
ANY = TypeAdapter(dict[str, Any])


class CreatedTask(types.Result):
    """What a call is answered with that has become a task."""

    result_type: Literal["task"] = "task"
    task_id: str
    status: str
    ttl_ms: int | None = None
    poll_interval_ms: int | None = None


class TaskRequest(types.Request[dict[str, Any], str]):
    """A request about a task."""


class Tasks(ClientExtension):
    """Follows calls that have become tasks, and answers what they ask."""

    identifier = NAME

    def __init__(self, answers=None):
        self.answers = answers or {}
        self.seen = []

    def claims(self):
        return [ResultClaim(result_type="task", model=CreatedTask, resolve=self.resolve)]

    async def resolve(self, created: CreatedTask, context: ClaimContext) -> types.CallToolResult:
        """Asks how the task stands until it has ended."""
        self.seen.append(created.status)
        while True:
            task = await about(context.session, "get", created.task_id)
            self.seen.append(task["status"])
            if task["status"] == "completed":
                return types.CallToolResult.model_validate(task["result"])
            if task["status"] in ENDED:
                raise RuntimeError(f"the task ended as {task}")
            if task["status"] == "input_required":
                given = {name: self.answers[request["method"]] for name, request in task["inputRequests"].items()}
                await about(context.session, "update", created.task_id, inputResponses=given)
            await anyio.sleep(0.05)


async def about(session, what: str, task: str, **parameters) -> dict[str, Any]:
    """Sends a request about a task; the result."""
    request = TaskRequest(method=f"tasks/{what}", params={"taskId": task, **parameters})
    return await session.send_request(request, ANY)
