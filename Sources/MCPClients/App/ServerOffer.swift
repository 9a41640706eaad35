import IntentRuntime

/// What a server offers as an app.
public struct ServerOffer: Sendable {
    /// Its intents and entities.
    public let catalog: IntentCatalog
    /// What of it is left out and why, each in a sentence that names the server.
    public let notices: [String]
}
