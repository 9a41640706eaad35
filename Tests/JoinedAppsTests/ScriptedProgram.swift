import Foundation
import JoinedApps

/// An app that is a script of Python's, in a temporary folder that is removed with it: it speaks the protocol as the test wants, or
/// does not.
final class ScriptedProgram {
    /// Its folder.
    let folder: URL
    /// How it is started.
    var program: Program { Program(path: file.path) }

    private var file: URL { folder.appendingPathComponent("skiff") }

    /// Writes the app.
    ///
    /// - Parameters:
    ///   - row: What it does when it is asked to run its one intent, `Row`: `id` is the request's, `send` sends, `ask` asks, `admit` asks
    ///     whether it may, `done` answers with a value.
    ///   - catalog: What it changes of its catalogue, `c`, before it tells it.
    ///   - other: What it does when it is asked anything else, `method`.
    ///   - begin: What it does first.
    ///   - watched: What it does when it is asked to tell what changes.
    init(
        row: String, catalog: String = "", other: String = "pass", begin: String = "", watched: String = "pass"
    ) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("skiff-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try write(row: row, catalog: catalog, other: other, begin: begin, watched: watched)
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    /// Writes the app anew.
    func write(
        row: String, catalog: String = "", other: String = "pass", begin: String = "", watched: String = "pass"
    ) throws {
        func indented(_ text: String) -> String { text.replacingOccurrences(of: "\n", with: "\n    ") }
        let script = """
            #!/usr/bin/python3
            import json, os, sys, time

            effect = dict(isReadOnly=False, isDestructive=False, isIdempotent=False, isOpenWorld=False, deletes=False,
                          sends=False)
            c = {"title": "Skiff", "catalog": {
                "intents": [dict(identifier="Row", typeName="Row", title="Row", summary="", parameters=[], effect=effect,
                                 result="integer")],
                "entities": [dict(typeName="Oar", title="Oar", properties=[]),
                             dict(typeName="Hull", title="Hull", properties=[])],
                "enums": [], "shortcutsProviders": []}}
            intents = c["catalog"]["intents"]
            \(catalog)

            def put(text):
                sys.stdout.write(text)
                sys.stdout.flush()

            def send(message): put(json.dumps(message) + "\\n")

            asked = 0
            def ask(id, question):
                global asked
                asked += 1
                send({"ask": asked, "id": id, "question": question})
                for line in sys.stdin:
                    message = json.loads(line)
                    if message.get("answer") == asked: return message["value"]
                sys.exit(0)

            def admit(id, intent="Row", subjects=[], effect=effect):
                return ask(id, {"kind": "admission", "request": dict(
                    app="skiff", intent=intent, schema=None, title=intent, effect=effect, subjects=subjects,
                    recipients=[], values={}, question=intent + "?", requester="somebody", moreSubjects=0,
                    hasReadForeignText=False, wantsAuthentication=False)})

            def found(id, *records): send({"id": id, "result": dict(records=records, unreadable=[])})

            def record(uri, type="Oar", **properties):
                return dict(uri=uri, type=type, id="1", title="Oar 1", subtitle=None, url=None, properties=properties)

            def done(id, value, records=[]):
                send({"id": id, "result": {"outcome": {"intent": "Row", "value": value}, "records": records}})

            def row(id, params):
                \(row.replacingOccurrences(of: "\n", with: "\n    "))

            def other(id, method, params):
                \(other.replacingOccurrences(of: "\n", with: "\n    "))

            def watched():
                \(watched.replacingOccurrences(of: "\n", with: "\n    "))

            \(begin)
            for line in sys.stdin:
                message = json.loads(line)
                if message.get("method") == "catalog": send({"id": message["id"], "result": c})
                elif message.get("method") == "invoke": row(message["id"], message["params"])
                elif "watch" in message: watched()
                elif "method" in message: other(message["id"], message["method"], message["params"])

            """
        try Data(script.utf8).write(to: file)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }
}
