/// What is known of types that schemas name and no app declares.
enum FrameworkTypes {
    /// Types of other frameworks, by the name that schemas have for them, and the type of App Intents' own that takes
    /// their place here.
    static let standIns = [
        "LinkPresentation.LinkMetadata": "LinkMetadata",
        "VisualIntelligence.SceneDescriptor": "SemanticContentDescriptor",
    ]

    /// Protocols by the names that schemas have for them, and by those under which they are declared.
    static let protocolNames = ["AudioStartingIntent": "AudioPlaybackIntent"]

    /// The protocols that the macro adds to every type and that no source has to name.
    static let impliedProtocols: Set<String> = [
        "AppIntent", "AppEntity", "AssistantSchemaIntent", "AssistantSchemaEntity",
    ]

    /// The clause of a declaration that names a schema's protocols; empty where it has none.
    static func clause(_ protocols: [String]) -> String {
        let names = declared(protocols)
        return names.isEmpty ? "" : ": " + names.joined(separator: ", ")
    }

    /// A schema's protocols by the names under which they are declared, without those that the macro adds to all.
    static func declared(_ protocols: [String]) -> [String] {
        protocols.filter { !impliedProtocols.contains($0) }.map { protocolNames[$0] ?? $0 }
    }
}
