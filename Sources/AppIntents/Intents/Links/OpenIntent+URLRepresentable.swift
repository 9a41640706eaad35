extension OpenIntent where Self: URLRepresentableIntent {
    /// Stands for the link that the system has opened instead; it always throws.
    public func perform() async throws -> Never {
        throw AppIntentError(description: "'\(Self.title)' can only be opened as a link.")
    }
}

extension OpenIntent where Self: URLRepresentableIntent, Value: URLRepresentableEntity {
    /// The link of what is opened.
    public static var urlRepresentation: IntentURLRepresentation<Self> { "" }

    /// The intent's own link where it declares one, else that of what is opened.
    public var urlRepresentation: URL? {
        get async {
            if let own = await Self.urlRepresentation.url(for: self) { return own }
            return await target.urlRepresentation
        }
    }
}

extension OpenIntent where Self: URLRepresentableIntent, Value: URLRepresentableEnum {
    /// The link of what is opened.
    public static var urlRepresentation: IntentURLRepresentation<Self> { "" }

    /// The intent's own link where it declares one, else that of what is opened.
    public var urlRepresentation: URL? {
        get async {
            if let own = await Self.urlRepresentation.url(for: self) { return own }
            return target.urlRepresentation
        }
    }
}
