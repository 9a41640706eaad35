import SchemaCatalog

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
        for domain in domains { files["AppSchema+\(SwiftName.capitalized(domain.domain)).swift"] = text(of: domain) }
        return files
    }

    private func kinds(of domain: DomainDescription) -> [(kind: String, noun: String, entries: [Entry])] {
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
    }

    private func text(of domain: DomainDescription) -> String {
        ([GeneratedFile.notice]
            + kinds(of: domain).flatMap { kind, noun, entries in
                nameSpace(kind, noun, entries, of: domain) + members(kind, noun, of: domain)
            }).joined(separator: "\n") + "\n"
    }

    /// The structure whose members are the schemas of one kind.
    private func nameSpace(_ kind: String, _ noun: String, _ entries: [Entry], of domain: DomainDescription) -> [String]
    {
        var lines = [
            "", "extension AppSchema {", "    /// The \(noun) schemas of the `\(domain.domain)` domain.",
            "    @dynamicMemberLookup",
            "    public struct \(SwiftName.capitalized(domain.domain))\(kind): Sendable, Hashable {",
        ]
        for entry in entries {
            lines.append("        /// \(entry.summary)")
            if let deprecation = entry.deprecation {
                lines.append("        @available(*, deprecated, message: \"\(deprecation)\")")
            }
            lines += [
                "        public var \(SwiftName.escaped(entry.name)): AppSchema.\(kind) {",
                "            .init(identifier: \"\(domain.domain).\(entry.name)\")", "        }",
            ]
        }
        for entry in entries where kind != "Intent" {
            lines += [
                "        /// The mark of types that follow `\(domain.domain).\(entry.name)`.",
                "        public enum \(SwiftName.capitalized(entry.name))Schema {}",
            ]
        }
        return lines + [
            "        /// A name that is no \(noun) schema of the domain, for the macro to say which one is meant.",
            "        ///",
            "        /// - Parameter name: The name.",
            "        public subscript(dynamicMember name: String) -> AppSchema.\(kind) {",
            "            .init(identifier: \"\(domain.domain).\\(name)\")", "        }", "    }", "}",
        ]
    }

    /// The name by which source finds the structure, and names by which it does not.
    private func members(_ kind: String, _ noun: String, of domain: DomainDescription) -> [String] {
        let space = "AppSchema." + SwiftName.capitalized(domain.domain) + kind
        var lines = [
            "", "extension AppSchema.\(kind) {", "    /// The \(noun) schemas of the `\(domain.domain)` domain.",
            "    public static var \(SwiftName.escaped(domain.domain)): \(space) { .init() }",
        ]
        for name in DomainMisnomers.names(for: domain.domain, among: domains.map(\.domain)) {
            lines += [
                "    /// No domain; `\(domain.domain)` is meant.",
                "    @available(*, unavailable, renamed: \"\(domain.domain)\")",
                "    public static var \(SwiftName.escaped(name)): \(space) { .init() }",
            ]
        }
        return lines + ["}"]
    }

    private func earlierNames() -> String {
        var lines = [GeneratedFile.notice, "", "extension AssistantSchemas {"]
        for domain in domains {
            for (kind, noun, entries) in kinds(of: domain) where !entries.isEmpty {
                let space = SwiftName.capitalized(domain.domain) + kind
                lines += [
                    "    /// The \(noun) schemas of the `\(domain.domain)` domain.",
                    "    public typealias \(space) = AppSchema.\(space)",
                ]
            }
        }
        return lines.joined(separator: "\n") + "\n}\n"
    }
}
