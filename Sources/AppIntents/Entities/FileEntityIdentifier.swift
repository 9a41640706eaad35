/// Names a file that is an entity: one that is there by its URL, one that is still to be written by a name of the app's.
public struct FileEntityIdentifier: Sendable, Hashable, Codable {
    private enum Source: Sendable, Hashable, Codable {
        case file(URL)
        case draft(String)
    }

    private let source: Source

    private init(_ source: Source) {
        self.source = source
    }

    /// The identifier of a file.
    ///
    /// - Parameter url: Where the file is.
    /// - Throws: ``AppIntentError`` where the URL is no file URL.
    public static func file(url: URL) throws -> FileEntityIdentifier {
        guard url.isFileURL else {
            throw AppIntentError(description: "'\(url.absoluteString)' names no file: its URL must begin with file://")
        }
        return FileEntityIdentifier(.file(url.standardizedFileURL))
    }

    /// The identifier of a file that is still to be written.
    ///
    /// - Parameter identifier: The app's name for it.
    public static func draft(identifier: String) -> FileEntityIdentifier {
        FileEntityIdentifier(.draft(identifier))
    }

    /// Where the file is; `nil` for one that is still to be written.
    public var fileURL: URL? {
        get async throws {
            if case .file(let url) = source { url } else { nil }
        }
    }

    /// The app's name for a file that is still to be written; `nil` for one that is there.
    public var draftIdentifier: String? {
        if case .draft(let identifier) = source { identifier } else { nil }
    }

    /// Whether the file is still to be written.
    public var isDraft: Bool { draftIdentifier != nil }
}

extension FileEntityIdentifier: EntityIdentifierConvertible {
    private static let draftScheme = "draft:"

    /// The file's URL, or the name of the draft after `draft:`.
    public var entityIdentifierString: String {
        switch source {
        case .file(let url): url.absoluteString
        case .draft(let identifier): Self.draftScheme + identifier
        }
    }

    /// Reads what ``entityIdentifierString`` gave, and an absolute path.
    public static func entityIdentifier(for entityIdentifierString: String) -> FileEntityIdentifier? {
        if entityIdentifierString.hasPrefix(draftScheme) {
            return .draft(identifier: String(entityIdentifierString.dropFirst(draftScheme.count)))
        }
        if entityIdentifierString.hasPrefix("/") {
            return try? file(url: URL(fileURLWithPath: entityIdentifierString))
        }
        return URL(string: entityIdentifierString).flatMap { try? file(url: $0) }
    }
}
