import AppIntents
import Foundation
import IntentCommandLine
import IntentRuntime
import JSON

/// `get`: one entity, with all that it holds.
enum GetCommand: Command {
    static let name = "get"
    static let summary = "Show one entity with all that it holds"
    static let usage = "get URI [--as CONTENT-TYPE] [--output FILE]"
    static let details = """
        URI is an entity's, as 'find --json' prints it: appintents://notes/NoteEntity/Harbour%2FPlan.md

        Options:
          --as CONTENT-TYPE   application/json, or, for an entity with a text, text/plain or text/markdown
          --output FILE       write it to a file instead of showing it
        """

    static func run(_ arguments: ArgumentList, _ options: GlobalOptions) async throws {
        var arguments = arguments
        let contentType = try arguments.takeValue("--as")
        let file = try arguments.takeValue("--output")
        guard let uri = arguments.next() else { throw UsageError.missingArgument("an entity's URI", command: name) }
        try arguments.finish(name)
        let record = try await Accounts.system(options).entity(at: uri)
        if let contentType {
            try deliver(try representation(of: record, as: contentType), to: file)
        } else if options.json || file != nil {
            try deliver(Data((record.json.prettyText + "\n").utf8), to: file)
        } else {
            Card.show(record)
        }
    }

    /// The entity as content of a type, named by MIME type, identifier or extension.
    private static func representation(of record: EntityRecord, as name: String) throws -> Data {
        let type = UTType(mimeType: name) ?? UTType(name) ?? UTType(filenameExtension: name)
        let text = record.json["properties"]?["content"]?.string
        let offered = ["application/json"] + (text == nil ? [] : ["text/markdown", "text/plain"])
        switch (type?.preferredMIMEType, text) {
        case ("application/json", _): return Data((record.json.prettyText + "\n").utf8)
        case ("text/markdown", let text?), ("text/plain", let text?): return Data(text.utf8)
        default:
            throw UsageError.badValue(name, option: "--as", expected: offered.listed("or"))
        }
    }

    private static func deliver(_ data: Data, to file: String?) throws {
        guard let file else {
            // A terminal would act on the control characters of a text; a pipe gets what is there.
            Output.put(
                Terminal.isOutput ? Data(VisibleText.of(String(decoding: data, as: UTF8.self)).utf8) : data)
            return
        }
        do {
            try data.write(to: URL(fileURLWithPath: HomeFolder.expanding(file)), options: .atomic)
        } catch {
            throw Failure(message: "'\(file)' cannot be written: \(error.localizedDescription)", status: 1)
        }
        Output.tell("Wrote \(data.count.formatted(.byteCount(style: .file))) to \(file).")
    }
}
