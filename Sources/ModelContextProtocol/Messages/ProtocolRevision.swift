/// A revision of the Model Context Protocol that is served, named by its date.
package enum ProtocolRevision: String, Sendable, Hashable, CaseIterable {
    /// The first published revision.
    case november2024 = "2024-11-05"
    /// Tool annotations, and several messages at once, which the next revision took away again.
    case march2025 = "2025-03-26"
    /// Elicitation, structured results, resource links, titles.
    case june2025 = "2025-06-18"
    /// Wrong arguments are results, titled choices in forms.
    case november2025 = "2025-11-25"
    /// Stateless: every request says its revision and what its client can do.
    case july2026 = "2026-07-28"

    /// The newest revision that begins with `initialize`.
    static let newestHandshake = ProtocolRevision.november2025

    /// The revisions whose requests carry all they need, so that nothing is agreed on beforehand.
    static let stateless: [ProtocolRevision] = [.july2026]

    /// Whether requests of this revision carry all they need.
    package var isStateless: Bool { Self.stateless.contains(self) }

    /// Whether a client may send several messages at once.
    var hasBatches: Bool { self <= .march2025 }

    /// Whether tools carry annotations about their effect.
    var hasAnnotations: Bool { self >= .march2025 }

    /// Whether results may hold sound as such.
    var hasAudio: Bool { self >= .march2025 }

    /// Whether things have icons.
    var hasIcons: Bool { self >= .november2025 }

    /// Whether a server says that it completes arguments.
    var hasCompletions: Bool { self >= .march2025 }

    /// Whether results have a structured form, link to resources, and titles stand beside names.
    var hasStructuredResults: Bool { self >= .june2025 }

    /// Whether a client may be asked with a form.
    var hasElicitation: Bool { self >= .june2025 }

    /// Whether a form's choices are `oneOf` with titles, and may be several.
    var hasTitledChoices: Bool { self >= .november2025 }

    /// Whether a tool's schema may have definitions that it refers to.
    var hasSharedDefinitions: Bool { self >= .november2025 }

    /// Whether wrong arguments are told in a result that the model reads, not as an error of the protocol.
    var tellsWrongArgumentsInResult: Bool { self >= .november2025 }

    /// The code of the error that says that a resource is not there.
    var resourceNotFoundCode: Int { isStateless ? RPCError.Code.invalidParameters : RPCError.Code.resourceNotFound }
}

extension ProtocolRevision: Comparable {
    /// Whether one revision came out before another; dates in ISO 8601 sort as text.
    package static func < (left: ProtocolRevision, right: ProtocolRevision) -> Bool { left.rawValue < right.rawValue }
}
