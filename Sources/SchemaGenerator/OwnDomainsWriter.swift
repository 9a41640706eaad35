import Foundation
import SchemaCatalog

/// Writes the Swift file of a target's own domains.
struct OwnDomainsWriter {
    let domains: OwnDomains

    /// The text of the file.
    var text: String {
        let files = domains.own.map(\.file.lastPathComponent).joined(separator: ", ")
        let all = domains.own + domains.others
        var lines = ["// Generated from \(files) by generate-schemas; change what it is made from.", ""]
        lines += ["public import AppIntents"] + Set(domains.others.map(\.module)).sorted().map { "import \($0)" }
        for domain in domains.own { lines += OwnDomainWriter(domain: domain, all: all).lines }
        return (lines + foreignMacros(among: all)).joined(separator: "\n") + "\n"
    }

    /// The macros of the framework, and those of the domains of other modules, once more.
    ///
    /// In a module that declares macros of these names, the compiler looks no further. Outside of it those of the
    /// framework are meant, which take less: a test may see both.
    private func foreignMacros(among all: [OwnDomain]) -> [String] {
        OwnDomainMacro.all.flatMap { kind in
            let framework = kind.declaration(
                access: "", schema: "AppIntents.AppSchema.\(kind.name), _ nothing: Never...",
                implementation: kind.implementation)
            return ["", "/// `@App\(kind.name)(schema:)` of the framework, which this file's macros would hide."]
                + framework
                + domains.others.flatMap { other in
                    let type = MacroTypeName(macro: kind.implementation, lines: other.linesForMacros(among: all))
                    return [
                        "",
                        "/// `@App\(kind.name)(schema:)` of the `\(other.name)` domain, which this file's would hide.",
                    ]
                        + kind.declaration(
                            access: "", schema: "\(other.typeName).\(kind.name), _ nothing: Never...",
                            implementation: type.text)
                }
        }
    }
}
