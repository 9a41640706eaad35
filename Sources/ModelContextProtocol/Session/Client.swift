import JSON

/// What is known of the client that a request came from.
struct Client: Sendable {
    /// The revision that the request is served in.
    let revision: ProtocolRevision
    /// Whether the client can ask the person with a form.
    let hasForms: Bool

    /// Makes a client.
    ///
    /// - Parameters:
    ///   - revision: The revision that it speaks.
    ///   - capabilities: What it says it can do.
    init(revision: ProtocolRevision, capabilities: JSONObject) {
        self.revision = revision
        let elicitation = capabilities["elicitation"]?.object
        // No modes named means forms; only addresses to open named means no forms.
        hasForms =
            revision.hasElicitation
            && elicitation.map { $0["form"]?.object != nil || $0["url"] == nil } ?? false
    }
}
