/// Servers in Python, as other people write them.
enum ServerScripts {
    /// What all of them share: messages by lines, each request handed to a function of its method's name.
    static let wire = #"""
        import json, sys, threading

        lock = threading.Lock()
        notes = open(sys.argv[1], "a")

        def send(message):
            with lock:
                sys.stdout.write(json.dumps(message) + "\n")
                sys.stdout.flush()

        def result(id, value):
            send({"jsonrpc": "2.0", "id": id, "result": value})

        def error(id, code, words):
            send({"jsonrpc": "2.0", "id": id, "error": {"code": code, "message": words}})

        def notify(method, params=None):
            send({"jsonrpc": "2.0", "method": method, **({"params": params} if params else {})})

        def text(words, **more):
            return {"content": [{"type": "text", "text": words}], **more}

        def initialize(id, params, revision="2025-11-25", capabilities={"tools": {"listChanged": True}, "resources": {}}):
            result(id, {"protocolVersion": revision, "capabilities": capabilities,
                        "serverInfo": {"name": "test", "version": "1"}})

        def tool(name, properties={}, required=[], **more):
            return {"name": name, "inputSchema": {"type": "object", "properties": properties, "required": required}, **more}

        def serve(handle):
            for line in sys.stdin:
                message = json.loads(line)
                with lock:
                    notes.write(json.dumps(message) + "\n")
                    notes.flush()
                handle(message)
        """#

    /// A server that behaves.
    static let harbour = #"""
        from wire import *
        import queue, time

        answers = {}
        grown = []
        stopped = set()

        def ask(schema, message="What is it?", **more):
            id = "ask-%d" % len(answers)
            answers[id] = queue.Queue()
            send({"jsonrpc": "2.0", "id": id, "method": "elicitation/create",
                  "params": {"message": message, "requestedSchema": schema, **more}})
            return answers[id].get()

        LOG = {
            "ship": {"type": "string", "description": "Her name"},
            "crew": {"type": "integer", "minimum": 1, "maximum": 20, "default": 3},
            "depth": {"anyOf": [{"type": "number"}, {"type": "null"}], "title": "Depth in m"},
            "moored": {"type": "boolean"},
            "rig": {"$ref": "#/$defs/Rig"},
            "berth": {"oneOf": [{"const": "a1", "title": "Alpha one"}, {"const": "b2", "title": "Bravo two"}]},
            "arrival": {"type": "string", "format": "date-time"},
            "day": {"type": "string", "format": "date"},
            "link": {"type": "string", "format": "uri"},
            "tags": {"type": "array", "items": {"type": "string"}},
            "flags": {"type": "array", "items": {"enum": ["red", "green"]}},
            "extra": {"type": "object", "properties": {"note": {"type": "string"}}},
        }
        READS = {"readOnlyHint": True, "openWorldHint": False}

        def tools():
            log = tool("log_entry", LOG, ["ship"], title="Log an entry", description="Writes into the\n log.",
                       annotations={"destructiveHint": False, "openWorldHint": False},
                       outputSchema={"type": "object", "required": ["ship"]})
            log["inputSchema"]["$defs"] = {"Rig": {"type": "string", "enum": ["sloop", "ketch"]}}
            return [
                log,
                tool("read_depth", annotations=READS),
                tool("scuttle", {"ship": {"type": "string"}}, ["ship"]),
                tool("ask", {"form": {"type": "object"}}, ["form"], annotations=READS),
                tool("haul", annotations=READS),
                tool("grow", annotations=READS),
                tool("wait", annotations=READS),
                tool("sulk", annotations=READS),
                tool("quiet", annotations=READS),
                tool("chart", annotations=READS),
                tool("lie", annotations=READS,
                     outputSchema={"type": "object", "properties": {"depth": {"type": "number"}}, "required": ["depth"]}),
            ] + grown

        def call(id, params):
            name, arguments = params["name"], params.get("arguments", {})
            if name == "log_entry":
                result(id, text(json.dumps(arguments), structuredContent=arguments))
            elif name == "read_depth":
                result(id, text("4 m"))
            elif name == "scuttle":
                result(id, text("She is gone."))
            elif name == "ask":
                result(id, text(json.dumps(ask(arguments["form"]))))
            elif name == "haul":
                token = params["_meta"]["progressToken"]
                for step in range(1, 4):
                    notify("notifications/progress",
                           {"progressToken": token, "progress": step, "total": 3, "message": "step %d" % step})
                result(id, text("hauled"))
            elif name == "grow":
                grown.append(tool("extra_%d" % len(grown), annotations=READS))
                notify("notifications/tools/list_changed")
                result(id, text("grown"))
            elif name.startswith("extra_"):
                result(id, text(name))
            elif name == "wait":
                while id not in stopped: time.sleep(0.01)
            elif name == "sulk":
                result(id, text("The water is too low.", isError=True))
            elif name == "quiet":
                result(id, {"content": []})
            elif name == "chart":
                result(id, {"content": [
                    {"type": "text", "text": "Here it is."},
                    {"type": "image", "mimeType": "image/png", "data": "AAAA"},
                    {"type": "resource_link", "uri": "harbour:///charts/west", "name": "west", "title": "West chart",
                     "mimeType": "text/plain"}]})
            elif name == "lie":
                result(id, text("deep", structuredContent={"depth": "deep"}))
            else:
                error(id, -32602, "Unknown tool: " + name)

        FIRST = [{"uri": "harbour:///charts/west", "name": "west", "title": "West chart", "mimeType": "text/plain", "size": 12},
                 {"uri": "harbour:///charts/east", "name": "east", "description": "The shallow side", "size": 3}]
        SECOND = [{"uri": "harbour:///flag", "name": "flag", "mimeType": "image/png", "size": 3}]

        def handle(message):
            method, id, params = message.get("method"), message.get("id"), message.get("params", {})
            if method is None:
                answers[id].put(message.get("result", message.get("error")))
            elif method == "initialize": initialize(id, params)
            elif method == "ping": result(id, {})
            elif method == "notifications/cancelled": stopped.add(params["requestId"])
            elif method == "tools/list":
                all = tools()
                if params.get("cursor") == "2": result(id, {"tools": all[4:]})
                else: result(id, {"tools": all[:4], "nextCursor": "2"})
            elif method == "tools/call": threading.Thread(target=call, args=(id, params), daemon=True).start()
            elif method == "resources/list":
                if params.get("cursor"): result(id, {"resources": SECOND})
                else: result(id, {"resources": FIRST, "nextCursor": "more"})
            elif method == "resources/read":
                uri = params["uri"]
                if uri.startswith("harbour:///charts/"):
                    result(id, {"contents": [{"uri": uri, "mimeType": "text/plain", "text": "Mind the rocks."}]})
                elif uri == "harbour:///flag":
                    result(id, {"contents": [{"uri": uri, "mimeType": "image/png", "blob": "AAAA"}]})
                else: error(id, -32002, "no such resource")
            elif id is not None: error(id, -32601, "no method " + method)

        serve(handle)
        """#
}
