import AppIntents
import Foundation
import IntentCommandLine
import IntentRuntime
import JSON
import SchemaCatalog
import SchemaScaffold

/// `scaffold`: a source file that follows schemas, to start from.
enum ScaffoldCommand: Command {
    static let name = "scaffold"
    static let summary = "Print a source file that follows schemas, to start from"
    static let usage = "scaffold SCHEMA… [--only] [--output FILE]"
    static let details = """
        SCHEMA is domain and name, as mail.createDraft, or a domain for all its schemas. The types that a schema refers to come along.

        Options:
          --only          leave out the types that the schemas refer to
          --output FILE   write a new file; one that is there is left as it is
        """

    static func run(_ arguments: ArgumentList, _ options: GlobalOptions) async throws {
        var arguments = arguments
        let file = try arguments.takeValue("--output")
        let isOnly = arguments.takeFlag("--only")
        var schemas: [String] = []
        while let word = arguments.next() {
            if word.hasPrefix("-"), word.count > 1 { throw UsageError.unknownOption(word, command: name) }
            schemas.append(word)
        }
        if schemas.isEmpty { throw UsageError.missingArgument("the name of a schema or a domain", command: name) }
        let scaffold = try scaffold(of: schemas, includingReferences: !isOnly)
        if let file {
            try write(scaffold.source, to: file)
            Output.tell("Wrote \(contents(of: scaffold)) to \(file).")
        } else if options.json {
            Output.print(json(scaffold).prettyText)
        } else {
            Output.put(Data(scaffold.source.utf8))
        }
    }

    private static func scaffold(of schemas: [String], includingReferences: Bool) throws -> Scaffold {
        do {
            return try Scaffold(
                of: schemas, includingReferences: includingReferences, in: SchemasCommand.domains)
        } catch {
            throw Failure(message: error.description, status: 2)
        }
    }

    /// Writes a file that is not there yet: whole under another name, which is then made its own.
    private static func write(_ source: String, to file: String) throws {
        let url = URL(fileURLWithPath: HomeFolder.expanding(file))
        let draft = url.deletingLastPathComponent().appendingPathComponent(".\(UUID().uuidString).swift")
        defer { try? FileManager.default.removeItem(at: draft) }
        do {
            if FileManager.default.fileExists(atPath: url.path) { throw CocoaError(.fileWriteFileExists) }
            try Data(source.utf8).write(to: draft, options: .withoutOverwriting)
            // A link is never made in place of a file that came to be in the meantime.
            try FileManager.default.linkItem(at: draft, to: url)
        } catch let error as CocoaError where error.code == .fileWriteFileExists {
            throw Failure(message: "'\(file)' is there already, and is left as it is; name another file", status: 1)
        } catch {
            throw Failure(message: "'\(file)' cannot be written: \(error.localizedDescription)", status: 1)
        }
    }

    /// What a scaffold has, in words.
    private static func contents(of scaffold: Scaffold) -> String {
        let kinds: [(ScaffoldDeclaration.Kind, String, String)] = [
            (.intent, "intent", "intents"), (.entity, "entity", "entities"), (.enumeration, "enum", "enums"),
        ]
        return kinds.compactMap { kind, one, several in
            let count = scaffold.declarations.count { $0.kind == kind }
            return count == 0 ? nil : "\(count) \(count == 1 ? one : several)"
        }.listed("and")
    }

    private static func json(_ scaffold: Scaffold) -> JSONValue {
        let types = scaffold.declarations.compactMap { declaration in
            declaration.schema.map { schema -> JSONValue in
                ["schema": .string(schema), "type": .string(declaration.name)]
            }
        }
        return ["types": .array(types), "source": .string(scaffold.source)]
    }
}
