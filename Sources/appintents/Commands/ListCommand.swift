import AppIntents
import Foundation
import IntentCommandLine
import IntentRuntime
import JSON
import SchemaCatalog

/// `list`: what the apps offer.
enum ListCommand: Command {
    static let name = "list"
    static let summary = "List what the apps offer"
    static let usage = "list [apps|intents|entities|enums|shortcuts|schemas]\n       appintents list --tools [PATTERN]…"
    static let details = """
        Without a word, apps, intents, entities, enums and shortcuts are listed.

        Options:
          --tools   list the tools that an assistant sees of 'appintents serve', and how many tokens they cost it; words after it say
                    which, as 'serve --tools' takes them
        """

    private static let kinds = ["apps", "intents", "entities", "enums", "shortcuts", "schemas"]

    static func run(_ arguments: ArgumentList, _ options: GlobalOptions) async throws {
        var arguments = arguments
        if let words = try toolWords(&arguments) { return try await ToolList.show(words, options) }
        let kind = arguments.next()
        try arguments.finish(name)
        if let kind, !kinds.contains(kind) {
            throw UsageError.badValue(kind, option: name, expected: kinds.listed("or"))
        }
        let catalog = try await Accounts.catalog(options)
        if options.json {
            let value =
                kind.map { json($0, catalog) }
                ?? .object(JSONObject(kinds.dropLast().map { ($0, json($0, catalog)) }))
            Output.print(value.prettyText)
        } else if let kind {
            let table = table(kind, catalog)
            table.print()
            if table.isEmpty { Output.tell("No \(kind) here.") }
        } else {
            for (index, kind) in kinds.dropLast().enumerated() {
                let table = table(kind, catalog)
                if table.isEmpty { continue }
                if index > 0 { Output.print("") }
                table.print()
            }
        }
    }

    /// The words after `--tools`; `nil` where it is not there.
    private static func toolWords(_ arguments: inout ArgumentList) throws -> [String]? {
        let isThere = arguments.takeFlag("--tools")
        var words = try arguments.takeValues("--tools")
        guard isThere || !words.isEmpty else { return nil }
        while let word = arguments.next() {
            guard !word.hasPrefix("--") else { throw UsageError.unknownOption(word, command: name) }
            words.append(word)
        }
        return words
    }

    private static func json(_ kind: String, _ catalog: IntentCatalog) -> JSONValue {
        switch kind {
        case "apps": .array(catalog.apps.map { Metadata.json($0) })
        case "intents": .array(catalog.intents.map { Metadata.json($0) })
        case "entities": .array(catalog.entities.map { Metadata.json($0) })
        case "enums": .array(catalog.enums.map { Metadata.json($0) })
        case "shortcuts": .array(catalog.shortcuts.map { Metadata.json($0) })
        case "schemas":
            .array(
                schemas(catalog).map {
                    [
                        "name": .string($0.name), "kind": .string($0.kind),
                        "followedBy": .array($0.types.map { .string($0) }),
                    ]
                })
        default: []
        }
    }

    private static func table(_ kind: String, _ catalog: IntentCatalog) -> Table {
        switch kind {
        case "apps":
            var table = Table(["APP", "TITLE"])
            for app in catalog.apps { table.add([app.id, app.title]) }
            return table
        case "intents":
            var table = Table(["INTENT", "TITLE", "ABOUT"])
            for intent in catalog.intents { table.add([intent.name, intent.title, intent.summary]) }
            return table
        case "entities":
            var table = Table(["ENTITY", "TITLE", "PROPERTIES"])
            for entity in catalog.entities {
                table.add([entity.name, entity.title, entity.properties.map(\.name).joined(separator: ", ")])
            }
            return table
        case "enums":
            var table = Table(["ENUM", "TITLE", "VALUES"])
            for value in catalog.enums {
                table.add([value.name, value.title, value.cases.map(\.rawValue).joined(separator: ", ")])
            }
            return table
        case "schemas":
            var table = Table(["SCHEMA", "KIND", "FOLLOWED BY"])
            for schema in schemas(catalog) {
                table.add([schema.name, schema.kind, schema.types.joined(separator: ", ")])
            }
            return table
        default:
            var table = Table(["SHORTCUT", "INTENT", "PHRASES"])
            for shortcut in catalog.shortcuts {
                table.add([
                    shortcut.title, shortcut.intent, shortcut.phrases.map(\.text).joined(separator: "; "),
                ])
            }
            return table
        }
    }

    /// The schemas of the catalogue, with the types that follow each.
    private static func schemas(_ catalog: IntentCatalog) -> [(name: String, kind: String, types: [String])] {
        var schemas: [(name: String, kind: String, types: [String])] = []
        for domain in SchemaCatalog.domainNames.sorted().compactMap({ SchemaCatalog.domain(named: $0) }) {
            for name in domain.intents.map(\.identifier) {
                schemas.append((name, "intent", catalog.intents.filter { $0.schema == name }.map(\.identifier)))
            }
            for name in domain.entities.map(\.identifier) {
                schemas.append((name, "entity", catalog.entities.filter { $0.schema == name }.map(\.typeName)))
            }
            for name in domain.enums.map(\.identifier) {
                schemas.append((name, "enum", catalog.enums.filter { $0.schema == name }.map(\.typeName)))
            }
        }
        return schemas
    }
}
