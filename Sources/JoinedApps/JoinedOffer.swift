import IntentRuntime
import JSON

/// What an app says that it offers.
struct JoinedOffer: Sendable {
    /// The longest title that an app may have.
    private static let longestTitle = 100

    /// What the app said, to be kept.
    let json: JSONValue
    /// The app, by the id that the person gave it.
    let app: AppDescriptor
    /// What it offers.
    let catalog: IntentCatalog

    /// Reads what an app says.
    ///
    /// - Parameters:
    ///   - json: What it says.
    ///   - id: The id that the person gave it.
    /// - Throws: ``IntentSystemError/failed(_:)``, which names the member that is wrong.
    init(_ json: JSONValue, of id: String) throws(IntentSystemError) {
        self.json = json
        guard let title = json["title"]?.string, title.count <= Self.longestTitle else {
            throw .failed(
                "what the app '\(id)' says of itself cannot be used: 'title' must be text of at most "
                    + "\(Self.longestTitle) characters")
        }
        app = AppDescriptor(id: id, title: VisibleText.of(title.isEmpty ? id : title))
        catalog = try IntentCatalog(json: json["catalog"] ?? .null, app: app)
    }
}
