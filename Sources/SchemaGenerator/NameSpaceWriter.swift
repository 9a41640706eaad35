/// Writes the name spaces: what an app's source writes after `schema:`.
struct NameSpaceWriter {
    let domains: [DomainDescription]

    /// One schema's place in a name space.
    private struct Entry {
        let name: String
        let summary: String
        let deprecation: String?
    }

    /// The text of each file by its name.
    func files() -> [String: String] {
        var files: [String: String] = ["AssistantSchemas+Domains.swift": earlierNames()]
        for domain in domains { files["AppSchema+\(SchemaWords.capitalized(domain.domain)).swift"] = text(of: domain) }
        return files
    }

    private func kinds(of domain: DomainDescription) -> [(kind: String, word: String, entries: [Entry])] {
        let intents = domain.intents.map { intent in
            Entry(
                name: intent.schema, summary: intent.summary,
                deprecation: intent.deprecated.map { deprecation in
                    deprecation.use.map { "Use '.\($0)'" } ?? "There is no schema in its place"
                })
        }
        let entities = domain.entities.map { Entry(name: $0.schema, summary: $0.summary, deprecation: nil) }
        let enums = domain.enums.map { Entry(name: $0.schema, summary: $0.summary, deprecation: nil) }
        return [("Intent", "intent", intents), ("Entity", "entity", entities), ("Enum", "enumeration", enums)]
            .filter { !$0.2.isEmpty }
    }

    private func text(of domain: DomainDescription) -> String {
        var lines = [GeneratedFile.notice]
        for (kind, word, entries) in kinds(of: domain) {
            let space = SchemaWords.capitalized(domain.domain) + kind
            lines += [
                "", "extension AppSchema {", "    /// The \(word) schemas of the `\(domain.domain)` domain.",
                "    public struct \(space): Sendable, Hashable {",
            ]
            for entry in entries {
                lines.append("        /// \(entry.summary)")
                if let deprecation = entry.deprecation {
                    lines.append("        @available(*, deprecated, message: \"\(deprecation)\")")
                }
                lines += [
                    "        public var \(SchemaWords.escaped(entry.name)): AppSchema.\(kind) {",
                    "            .init(identifier: \"\(domain.domain).\(entry.name)\")", "        }",
                ]
            }
            lines += [
                "    }", "}", "", "extension AppSchema.\(kind) {",
                "    /// The \(word) schemas of the `\(domain.domain)` domain.",
                "    public static var \(SchemaWords.escaped(domain.domain)): AppSchema.\(space) { .init() }", "}",
            ]
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func earlierNames() -> String {
        var lines = [GeneratedFile.notice, "", "extension AssistantSchemas {"]
        for domain in domains {
            for (kind, word, _) in kinds(of: domain) {
                let space = SchemaWords.capitalized(domain.domain) + kind
                lines += [
                    "    /// The \(word) schemas of the `\(domain.domain)` domain.",
                    "    public typealias \(space) = AppSchema.\(space)",
                ]
            }
        }
        return lines.joined(separator: "\n") + "\n}\n"
    }
}
