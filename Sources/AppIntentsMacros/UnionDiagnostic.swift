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
