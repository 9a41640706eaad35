"""Messages of every method as a client would send them, made of what the server offers."""

import random

import hostile

REVISION = "2026-07-28"
PREFIX = "io.modelcontextprotocol/"
EXTENSIONS = {"io.modelcontextprotocol/tasks": {}}
# Requests that only stateless clients send, and those that only clients with a handshake send.
STATELESS_ONLY = {"server/discover", "subscriptions/listen", "tasks/get", "tasks/update", "tasks/cancel"}
LEGACY_ONLY = {"ping", "initialize", "logging/setLevel", "resources/subscribe", "resources/unsubscribe"}
# How often each method is sent, of all requests. Lists are long, so they are asked for less often.
WEIGHTS = {
    "ping": 8, "server/discover": 6, "tools/call": 30, "resources/read": 8, "prompts/get": 8, "completion/complete": 8,
    "resources/subscribe": 4, "resources/unsubscribe": 4, "subscriptions/listen": 3, "logging/setLevel": 3, "tasks/get": 4,
    "tasks/update": 4, "tasks/cancel": 4, "initialize": 2, "tools/list": 1, "resources/list": 1,
    "resources/templates/list": 2, "prompts/list": 2, "no/such": 2,
}
NOTIFICATIONS = ["notifications/initialized", "notifications/cancelled", "notifications/progress",
                 "notifications/roots/list_changed", "notifications/no/such"]


class Messages:
    """Makes messages, and remembers what the server handed out: cursors, states, tasks and addresses."""

    def __init__(self, source: random.Random):
        self.source = source
        self.tools: list[dict] = []
        self.prompts: list[dict] = []
        self.addresses = ["appintents://notes/NoteEntity/Welcome.md"]
        self.handed_out = {"cursor": [], "requestState": [], "taskId": []}
        # Calls that were answered with a question, to be sent again with an answer.
        self.asked: list[tuple[dict, dict]] = []
        self.number = 0

    def next_id(self):
        """An id that no other request has: a string, a whole number, or one with a fraction of nothing."""
        self.number += 1
        kind = self.source.random()
        if kind < 0.5:
            return f"r{self.number}"
        if kind < 0.97:
            return 1_000_000 + self.number
        if kind < 0.99:
            return f"r{self.number} \u202e\u0000\U0001f600 " + self.source.choice(hostile.TEXTS)
        return float(1_000_000 + self.number)

    def learn(self, result: dict) -> None:
        """Keeps what a result hands out."""
        for name, place in (("cursor", "nextCursor"), ("requestState", "requestState"), ("taskId", "taskId")):
            if isinstance(result.get(place), str):
                kept = self.handed_out[name]
                kept.append(result[place])
                del kept[:-50]
        for resource in result.get("resources", []):
            self.addresses.append(resource["uri"])
        del self.addresses[1:-200]

    def ask_again(self, parameters: dict, result: dict) -> None:
        """Keeps a call that was answered with a question."""
        self.asked.append((parameters, result))
        del self.asked[:-50]

    def request(self) -> dict:
        """A request that should be served, most of the time."""
        source = self.source
        [method] = source.choices(list(WEIGHTS), list(WEIGHTS.values()))
        if self.asked and source.random() < 0.05:
            return self._repeated()
        is_stateless = method in STATELESS_ONLY or method not in LEGACY_ONLY and source.random() < 0.5
        parameters = self._parameters(method)
        if is_stateless:
            capabilities = {}
            if source.random() < 0.5:
                capabilities["elicitation"] = source.choice([{}, {"form": {}}, {"url": {}}, {"form": {}, "url": {}}])
            if source.random() < 0.2:
                capabilities["extensions"] = EXTENSIONS
            parameters["_meta"] = {
                PREFIX + "protocolVersion": REVISION, PREFIX + "clientCapabilities": capabilities,
                PREFIX + "clientInfo": {"name": "fuzz", "version": "1"},
            }
            if source.random() < 0.1:
                parameters["_meta"][PREFIX + "logLevel"] = source.choice(["debug", "error", "loud"])
        if source.random() < 0.2:
            parameters.setdefault("_meta", {})["progressToken"] = source.choice([self.number, f"p{self.number}"])
        message = {"jsonrpc": "2.0", "id": self.next_id(), "method": method}
        if parameters or source.random() < 0.5:
            message["params"] = parameters
        return message

    def notification(self, open_ids: list) -> dict:
        """A notification; one that cancels may name an open request."""
        source = self.source
        method = source.choice(NOTIFICATIONS)
        parameters = {}
        if method == "notifications/cancelled":
            parameters["requestId"] = source.choice(open_ids) if open_ids and source.random() < 0.7 else self.next_id()
        elif method == "notifications/progress":
            parameters = {"progressToken": self.number, "progress": source.random()}
        return {"jsonrpc": "2.0", "method": method, "params": parameters}

    def response(self, identifier=None, schema: dict | None = None) -> dict:
        """An answer to a question of the server's, or to none that it put."""
        source = self.source
        identifier = self.next_id() if identifier is None else identifier
        if source.random() < 0.1:
            return {"jsonrpc": "2.0", "id": identifier, "error": {"code": -1, "message": hostile.text(source)}}
        result = self._elicited(schema or {})
        return {"jsonrpc": "2.0", "id": identifier, "result": result}

    # What methods take

    def _parameters(self, method: str) -> dict:
        source = self.source
        if method.endswith("/list"):
            cursors = self.handed_out["cursor"]
            return {"cursor": source.choice([*cursors, "", "x", "AAAA"])} if source.random() < 0.4 else {}
        if method == "tools/call" and self.tools:
            # What changes something is called less often: each change is kept, and what there is grows with it.
            weights = [10 if tool.get("annotations", {}).get("readOnlyHint") else 1 for tool in self.tools]
            [tool] = source.choices(self.tools, weights)
            return {"name": tool["name"], "arguments": self._of_schema(tool["inputSchema"])}
        if method in ("resources/read", "resources/subscribe", "resources/unsubscribe"):
            address = source.choice(self.addresses)
            if source.random() < 0.3:
                address += source.choice(["?offset=0&length=10", "?offset=-1", "?length=99999999999999999999", "#x", "/", "%"])
            return {"uri": address}
        if method == "prompts/get" and self.prompts:
            prompt = source.choice(self.prompts)
            names = [argument["name"] for argument in prompt.get("arguments", [])]
            return {"name": prompt["name"], "arguments": {name: hostile.text(source) for name in names}}
        if method == "completion/complete":
            return {"ref": self._reference(), "argument": {"name": source.choice(["id", "name", "x"]), "value": hostile.text(source)}}
        if method == "subscriptions/listen":
            return {"notifications": {
                "toolsListChanged": True, "promptsListChanged": True, "resourcesListChanged": source.random() < 0.5,
                "resourceSubscriptions": source.sample(self.addresses, min(2, len(self.addresses)))}}
        if method == "logging/setLevel":
            return {"level": source.choice(["debug", "info", "error", "emergency", "loud"])}
        if method.startswith("tasks/"):
            return {"taskId": source.choice([*self.handed_out["taskId"], "x"]), "inputResponses": {}}
        if method == "initialize":
            return {"protocolVersion": "2025-11-25", "capabilities": {}, "clientInfo": {"name": "fuzz", "version": "1"}}
        return {}

    def _reference(self) -> dict:
        source = self.source
        if self.prompts and source.random() < 0.5:
            return {"type": "ref/prompt", "name": source.choice(self.prompts)["name"]}
        return {"type": "ref/resource", "uri": source.choice([
            "appintents://notes/NoteEntity/{id}", "appintents://notes/NoteEntity/{id}{?offset,length}", "x://{y}"])}

    def _repeated(self) -> dict:
        source = self.source
        parameters, asked = source.choice(self.asked)
        answers = {
            name: self._elicited(request.get("params", {}).get("requestedSchema", {}))
            for name, request in asked.get("inputRequests", {}).items()
        }
        states = self.handed_out["requestState"]
        state = asked.get("requestState") if source.random() < 0.8 or not states else source.choice(states)
        if source.random() < 0.2:
            state = hostile.altered(source, state)
        parameters = {**parameters, "inputResponses": answers, "requestState": state}
        return {"jsonrpc": "2.0", "id": self.next_id(), "method": "tools/call", "params": parameters}

    def _elicited(self, schema: dict) -> dict:
        source = self.source
        action = source.choice(["accept", "accept", "decline", "cancel", hostile.text(source)])
        result = {"action": action}
        if action == "accept":
            result["content"] = self._of_schema(schema) if source.random() < 0.8 else hostile.value(source)
        return result

    def _of_schema(self, schema: dict) -> dict:
        """Arguments that fit a schema of an object, more or less."""
        source = self.source
        arguments = {}
        for name, each in schema.get("properties", {}).items():
            if name in schema.get("required", []) or source.random() < 0.4:
                arguments[name] = self._value_of(each)
        return arguments

    def _value_of(self, schema: dict):
        source = self.source
        if not isinstance(schema, dict) or source.random() < 0.03:
            return hostile.value(source)
        if isinstance(schema.get("enum"), list) and schema["enum"]:
            return source.choice(schema["enum"])
        for several in ("anyOf", "oneOf"):
            if schema.get(several):
                chosen = source.choice(schema[several])
                return chosen["const"] if "const" in chosen else self._value_of(chosen)
        kind = schema.get("type")
        if isinstance(kind, list):
            kind = source.choice(kind)
        if kind == "boolean":
            return source.random() < 0.5
        if kind in ("integer", "number"):
            return source.choice([schema.get("minimum", 0), 1, 2, 10, schema.get("maximum", 3)])
        if kind == "array":
            return [self._value_of(schema.get("items", {})) for _ in range(source.randrange(3))]
        if kind == "object":
            return self._of_schema(schema)
        return source.choice([
            "Welcome", "tide", source.choice(self.addresses), "title = Welcome", "content contains tide",
            "modificationDate > 2024-01-01", "-title", f"Name {source.randrange(20)}", hostile.text(source)])
