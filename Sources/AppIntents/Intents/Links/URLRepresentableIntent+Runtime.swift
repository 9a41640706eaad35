extension AppIntent {
    /// The link that is opened instead of performing the intent; `nil` for an intent that is performed.
    package func opensInsteadOfPerforming() async throws -> URL? {
        let link: URL?
        if let intent = self as? OpenURLIntent {
            link = intent.url
        } else if PerformResult.self == Never.self, let intent = self as? any URLRepresentableIntent {
            link = await intent.link
        } else {
            return nil
        }
        guard let link else { throw AppIntentError(description: "'\(Self.title)' has no link to open.") }
        return link
    }
}

extension URLRepresentableIntent {
    /// This intent's own link; where it declares none, that of the thing it opens.
    fileprivate var link: URL? {
        get async {
            if let own = await urlRepresentation { return own }
            return await (self as? any OpenIntent)?.targetLink
        }
    }
}

extension OpenIntent {
    /// The link of the thing opened.
    fileprivate var targetLink: URL? {
        get async {
            switch target {
            case let entity as any URLRepresentableEntity: await entity.urlRepresentation
            case let value as any URLRepresentableEnum: value.urlRepresentation
            default: nil
            }
        }
    }
}
