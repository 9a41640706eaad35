import IntentRuntime
import JSON

/// What is known of the client that a request came from.
struct Client: Sendable {
    /// The revision that the request is served in.
    let revision: ProtocolRevision
    /// Whether the client can ask the person with a form.
    let hasForms: Bool
    /// What the client calls itself, as the journal and the person are told it.
    let name: String

    /// Makes a client.
    ///
    /// - Parameters:
    ///   - revision: The revision that it speaks.
    ///   - capabilities: What it says it can do.
    ///   - information: What it says it is: its `clientInfo`.
    init(revision: ProtocolRevision, capabilities: JSONObject, information: JSONValue? = nil) {
        self.revision = revision
        name = Self.name(information)
        let elicitation = capabilities["elicitation"]?.object
        // No modes named means forms; only addresses to open named means no forms.
        hasForms =
            revision.hasElicitation
            && elicitation.map { $0["form"]?.object != nil || $0["url"] == nil } ?? false
    }

    /// A name that a client gives itself, on one line and not too long; it may be anything.
    private static func name(_ information: JSONValue?) -> String {
        let given = information?["title"]?.string ?? information?["name"]?.string ?? ""
        let words = VisibleText.of(given, .onOneLine).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return words.isEmpty ? "an assistant" : String(words.prefix(60))
    }
}
