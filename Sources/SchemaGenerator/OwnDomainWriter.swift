import SchemaCatalog

/// Writes the Swift of an own domain: the type that gives the domain to the system, the names of the schemas, and
/// the macros that take them.
struct OwnDomainWriter {
    let domain: OwnDomain
    /// This domain, and the others that it may speak of.
    let all: [OwnDomain]

    /// One schema's place in a name space.
    private struct Entry {
        let name: String
        let summary: String
        var deprecation: String?
    }

    /// The declarations.
    var lines: [String] {
        var lines = [
            "", "/// \(domain.description.summary ?? "The `\(domain.name)` domain.")",
            "public enum \(domain.typeName): AppIntents.AppSchemaDomain {",
        ]
        lines += records
        for kind in OwnDomainMacro.all { lines += nameSpace(of: kind) + marks(of: kind) }
        lines += ["}"]
        for kind in OwnDomainMacro.all { lines += macro(kind) }
        return lines
    }

    private var records: [String] {
        let lines = domain.records.lines
        // More than stand in a row anywhere in the text, so that nothing in it ends or escapes the literal.
        let longest = lines.joined().matches(of: /#+/).map(\.output.count).max() ?? 0
        let hashes = String(repeating: "#", count: longest + 1)
        return ["    /// The domain as the system reads it.", "    public static var records: String {"]
            + ["        \(hashes)\"\"\""] + lines.map { "        \($0)" } + ["        \"\"\"\(hashes)", "    }"]
    }

    private func entries(of kind: OwnDomainMacro) -> [Entry] {
        let description = domain.description
        return switch kind.name {
        case "Intent":
            description.intents.map { intent in
                Entry(
                    name: intent.schema, summary: intent.summary,
                    deprecation: intent.deprecated.map { deprecation in
                        deprecation.use.map { "Use '.\($0)'" } ?? "There is no schema in its place"
                    })
            }
        case "Entity": description.entities.map { Entry(name: $0.schema, summary: $0.summary) }
        default: description.enums.map { Entry(name: $0.schema, summary: $0.summary) }
        }
    }

    private func nameSpace(of kind: OwnDomainMacro) -> [String] {
        let space = kind.nameSpace
        var lines = [
            "", "    /// A schema of the `\(domain.name)` domain that an app \(kind.noun) can follow.",
            "    public struct \(kind.name): AppIntents.AppSchema\(kind.name) {",
            "        /// Domain and name.", "        public let identifier: String", "",
            "        /// The \(kind.noun) schemas of the domain.",
            "        public static var \(SwiftName.escaped(domain.name)): \(space) { \(space)() }", "    }", "",
            "    /// The \(kind.noun) schemas of the domain.", "    @dynamicMemberLookup",
            "    public struct \(space): Sendable {",
        ]
        for entry in entries(of: kind) {
            lines.append("        /// \(entry.summary)")
            if let deprecation = entry.deprecation {
                lines.append("        @available(*, deprecated, message: \"\(deprecation)\")")
            }
            lines += [
                "        public var \(SwiftName.escaped(entry.name)): \(kind.name) {",
                "            \(kind.name)(identifier: \"\(domain.name).\(entry.name)\")", "        }", "",
            ]
        }
        return lines + [
            "        /// A schema that there is not: the macro says so, and which there are.",
            "        public subscript(dynamicMember name: String) -> \(kind.name) {",
            "            \(kind.name)(identifier: \"\(domain.name).\" + name)", "        }", "    }",
        ]
    }

    /// The types that stand for the schemas where the compiler compares types. Nothing refers to intents.
    private func marks(of kind: OwnDomainMacro) -> [String] {
        guard let markKind = SchemaMark.Kind(rawValue: kind.name) else { return [] }
        return entries(of: kind).flatMap { entry in
            let mark = SchemaMark.typeName(
                kind: markKind, name: entry.name, domain: domain.name, provider: domain.typeName)
            return [
                "", "    /// The mark of types that follow `\(domain.name).\(entry.name)`.",
                "    public enum \(mark.dropFirst(domain.typeName.count + 1)) {}",
            ]
        }
    }

    private func macro(_ kind: OwnDomainMacro) -> [String] {
        let type = MacroTypeName(macro: kind.implementation, lines: domain.linesForMacros(among: all))
        let example = entries(of: kind).first.map { ", such as `.\(domain.name).\($0.name)`" } ?? ""
        return [
            "", "/// Makes a type the app \(kind.noun) of a schema of the `\(domain.name)` domain.", "///",
            "/// - Parameter schema: The schema\(example).",
        ]
            + kind.declaration(
                access: "public ", schema: "\(domain.typeName).\(kind.name)", implementation: type.text)
    }
}
