/// Opens a link.
///
/// The system tells the link to whoever asked for the intent, who opens it.
public struct OpenURLIntent: SystemIntent {
    /// The intent's title.
    public static let title: LocalizedStringResource = "Open Link"

    /// What to open.
    @Parameter(title: "Link")
    public var url: URL

    /// Makes the intent without a link.
    public init() {}

    /// Makes the intent of a link.
    ///
    /// - Parameter url: The link.
    public init(_ url: URL) {
        self.init()
        self.url = url
    }

    /// Makes the intent of the link of an enum's value.
    ///
    /// - Parameter value: The value.
    /// - Throws: ``AppIntentError`` where the value has no link.
    public init(urlRepresentable value: some URLRepresentableEnum) throws {
        guard let url = value.urlRepresentation else { throw Self.noLink(value) }
        self.init(url)
    }

    /// Makes the intent of an entity's link.
    ///
    /// - Parameter entity: The entity.
    /// - Throws: ``AppIntentError`` where the entity has no link.
    public init(urlRepresentable entity: some URLRepresentableEntity) async throws {
        guard let url = await entity.urlRepresentation else { throw Self.noLink(entity) }
        self.init(url)
    }

    /// Does nothing: the system has the link opened.
    public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> { .result() }

    private static func noLink(_ value: some _IntentValue) -> AppIntentError {
        AppIntentError(description: "'\(ValueWords.describe(value))' has no link to open.")
    }
}
