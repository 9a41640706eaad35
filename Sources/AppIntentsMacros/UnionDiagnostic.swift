import SchemaCatalog
import SwiftDiagnostics

/// What `@UnionValue` can say is wrong.
struct UnionDiagnostic: DiagnosticMessage {
    let message: String
    private let id: String

    private init(_ id: String, _ message: String) {
        self.id = id
        self.message = message
    }

    var severity: DiagnosticSeverity { .error }
    var diagnosticID: MessageID { MessageID(domain: "AppIntentsMacros", id: id) }

    /// The attribute stands on something else than an enum.
    static let notAnEnum = UnionDiagnostic(
        "unionNotAnEnum", "Attribute '@UnionValue' can be applied to an enum only, with a case for each type")

    /// An enum that stands for a schema's union is a plain one.
    static func missingAttribute(_ name: String) -> UnionDiagnostic {
        UnionDiagnostic(
            "unionMissingAttribute",
            "Enum '\(name)' stands for a union of types, so that it needs an attribute; write '@UnionValue enum \(name)'"
        )
    }

    /// A case holds what the schema's union does not take.
    static func foreignPayload(_ payload: String, ofCase name: String, union: UnionSchema) -> UnionDiagnostic {
        let allowed = union.cases.map { "'\($0.valueType.spelling)'" }.joined(separator: ", ")
        // With a union of a dozen entities, to name each one's schema would hide what is meant.
        let example = union.cases.first { $0.ref != nil }
        let own = example.map { member in
            "; where it has '\(member.type)', your own type that follows schema '\(member.ref ?? "")' does"
                + (union.cases.count { $0.ref != nil } > 1 ? ", and so for the others" : "")
        }
        return UnionDiagnostic(
            "unionForeignPayload",
            "Case '\(name)' cannot hold '\(payload)', because union '\(union.name)' of domain '\(union.domain)' takes "
                + "only \(allowed)" + (own ?? ""))
    }

    /// The enum has type parameters.
    static func generic(_ name: String) -> UnionDiagnostic {
        UnionDiagnostic(
            "unionGeneric",
            "Union '\(name)' cannot be generic, because the system makes its values by type; name the types")
    }

    /// The enum has no cases.
    static func empty(_ name: String) -> UnionDiagnostic {
        UnionDiagnostic(
            "unionEmpty", "Union '\(name)' has no cases; declare one for each type, such as 'case text(String)'")
    }

    /// A case holds nothing, or several values.
    static func payloads(ofCase name: String, count: Int) -> UnionDiagnostic {
        UnionDiagnostic(
            "unionPayloads",
            "Case '\(name)' of a union must hold exactly one value, not \(count == 0 ? "none" : "\(count)"); "
                + "declare it as 'case \(name)(Type)'")
    }
}
