import IntentRuntime
import JSON

/// What is known of the client that a request came from.
final class Client: Sendable {
    /// The revision that the request is served in.
    let revision: ProtocolRevision
    /// What the client says it can do.
    let capabilities: JSONObject
    /// Whether the client can ask the person with a form.
    let hasForms: Bool
    /// Whether the client can ask a model.
    let hasSampling: Bool
    /// Whether the client can tell its folders.
    let hasRoots: Bool
    /// Whether a call may be answered with a task.
    let hasTasks: Bool
    /// What the client calls itself, as the journal and the person are told it.
    let name: String
    /// From which level on it wants log messages about the request; `nil` where it does not say so with each.
    let logLevel: LogLevel?

    /// Makes a client.
    ///
    /// - Parameters:
    ///   - revision: The revision that it speaks.
    ///   - capabilities: What it says it can do.
    ///   - information: What it says it is: its `clientInfo`.
    ///   - principal: Whom the transport knows it to be, which unlike its own words is proven; `nil` where it knows nobody.
    ///   - logLevel: From which level on it wants log messages about the request.
    init(
        revision: ProtocolRevision, capabilities: JSONObject, information: JSONValue? = nil, principal: String? = nil,
        logLevel: LogLevel? = nil
    ) {
        self.revision = revision
        self.capabilities = capabilities
        self.logLevel = logLevel
        name = Self.name(information) + (principal.map { " (token \($0))" } ?? "")
        let elicitation = capabilities["elicitation"]?.object
        // No modes named means forms; only addresses to open named means no forms.
        hasForms =
            revision.hasElicitation
            && elicitation.map { $0["form"]?.object != nil || $0["url"] == nil } ?? false
        hasSampling = capabilities["sampling"]?.object != nil
        hasRoots = capabilities["roots"]?.object != nil
        hasTasks =
            revision.isStateless && capabilities["extensions"]?[ServedTask.extensionName]?.object != nil
    }

    /// Whether the client has said that it can do something for a request.
    func provides(_ method: ClientInput.Method) -> Bool {
        switch method {
        case .elicit: hasForms
        case .sample: hasSampling
        case .listRoots: hasRoots
        }
    }

    /// A name that a client gives itself, on one line and not too long; it may be anything.
    private static func name(_ information: JSONValue?) -> String {
        let given = information?["title"]?.string ?? information?["name"]?.string ?? ""
        let words = VisibleText.of(given, .onOneLine).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return words.isEmpty ? "an assistant" : String(words.prefix(60))
    }
}
