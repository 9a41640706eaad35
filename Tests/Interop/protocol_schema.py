"""Holds messages against the schemas that the protocol's authors publish."""

import json
from pathlib import Path

import jsonschema

# What the schemas call the request and the result of each method.
NAMES = {
    "initialize": ("InitializeRequest", "InitializeResult"),
    "ping": ("PingRequest", "EmptyResult"),
    "server/discover": ("DiscoverRequest", "DiscoverResult"),
    "tools/list": ("ListToolsRequest", "ListToolsResult"),
    "tools/call": ("CallToolRequest", "CallToolResult"),
    "resources/list": ("ListResourcesRequest", "ListResourcesResult"),
    "resources/templates/list": ("ListResourceTemplatesRequest", "ListResourceTemplatesResult"),
    "resources/read": ("ReadResourceRequest", "ReadResourceResult"),
    "resources/subscribe": ("SubscribeRequest", "EmptyResult"),
    "resources/unsubscribe": ("UnsubscribeRequest", "EmptyResult"),
    "prompts/list": ("ListPromptsRequest", "ListPromptsResult"),
    "prompts/get": ("GetPromptRequest", "GetPromptResult"),
    "completion/complete": ("CompleteRequest", "CompleteResult"),
    "logging/setLevel": ("SetLevelRequest", "EmptyResult"),
    "subscriptions/listen": ("SubscriptionsListenRequest", "SubscriptionsListenResult"),
    "elicitation/create": ("ElicitRequest", "ElicitResult"),
    "sampling/createMessage": ("CreateMessageRequest", "CreateMessageResult"),
    "roots/list": ("ListRootsRequest", "ListRootsResult"),
    # The tasks extension has no schema beside the protocol's: its messages are held against what all messages must be.
    "tasks/get": ("JSONRPCRequest", "Result"),
    "tasks/update": ("JSONRPCRequest", "Result"),
    "tasks/cancel": ("JSONRPCRequest", "Result"),
}
NOTIFICATIONS = {
    "notifications/initialized": "InitializedNotification",
    "notifications/cancelled": "CancelledNotification",
    "notifications/progress": "ProgressNotification",
    "notifications/message": "LoggingMessageNotification",
    "notifications/tools/list_changed": "ToolListChangedNotification",
    "notifications/prompts/list_changed": "PromptListChangedNotification",
    "notifications/resources/list_changed": "ResourceListChangedNotification",
    "notifications/resources/updated": "ResourceUpdatedNotification",
    "notifications/roots/list_changed": "RootsListChangedNotification",
    "notifications/subscriptions/acknowledged": "SubscriptionsAcknowledgedNotification",
    "notifications/tasks": "JSONRPCNotification",
}
REVISION_KEY = "io.modelcontextprotocol/protocolVersion"


class Conversation:
    """Checks the messages of one connection in their order."""

    def __init__(self, folder: Path):
        self.folder = folder
        self.schemas = {}
        self.agreed = None
        self.asked = {}
        self.checked = 0

    def check(self, sender: str, message: dict) -> None:
        """Raises where a message is none that its sender may send."""
        other = "server" if sender == "client" else "client"
        if "method" in message:
            method = message["method"]
            revision = self._revision(message)
            if "id" in message:
                self.asked[sender, message["id"]] = (method, revision)
                self._validate(revision, NAMES[method][0], message)
            else:
                self._validate(revision, NOTIFICATIONS[method], message)
            return
        method, revision = self.asked.pop((other, message["id"]))
        if method == "initialize" and "result" in message:
            self.agreed = revision = message["result"]["protocolVersion"]
        if "error" in message:
            self._validate(revision, "JSONRPCError" if revision == "2025-06-18" else "JSONRPCErrorResponse", message)
        elif message["result"].get("resultType") == "input_required":
            self._validate(revision, "InputRequiredResult", message["result"])
        elif message["result"].get("resultType") == "task":
            self._validate(revision, "Result", message["result"])
        else:
            self._validate(revision, NAMES[method][1], message["result"])

    def _revision(self, message: dict) -> str:
        meta = message.get("params", {}).get("_meta", {})
        if REVISION_KEY in meta:
            return meta[REVISION_KEY]
        if message["method"] == "initialize":
            return message["params"]["protocolVersion"]
        return self.agreed or "2026-07-28"

    def _validate(self, revision: str, name: str, instance: object) -> None:
        if revision not in self.schemas:
            path = self.folder / revision / "schema.json"
            self.schemas[revision] = json.loads(path.read_text(encoding="utf-8"))
        whole = self.schemas[revision]
        place = "$defs" if "$defs" in whole else "definitions"
        kind = jsonschema.Draft202012Validator if place == "$defs" else jsonschema.Draft7Validator
        schema = {place: whole[place], "$ref": f"#/{place}/{name}"}
        kind(schema, format_checker=jsonschema.FormatChecker()).validate(instance)
        self.checked += 1
