import UniformTypeIdentifiers

extension IntentFile {
    /// The kinds of content that the file can be had as: the one that it is, where that is known.
    public var availableContentTypes: [UTType] { type.map { [$0] } ?? [] }

    /// The content, as a kind that the file is of.
    ///
    /// - Parameter contentType: The kind wanted.
    /// - Returns: The bytes.
    /// - Throws: ``IntentFileError/failedToLoadData`` where the file is of another kind, ``IntentFileError/failedToLoadFile`` where it
    ///   cannot be read.
    public func data(contentType: UTType) async throws -> Data {
        try require(contentType)
        return try loadData()
    }

    /// The content as a file, as a kind that the file is of.
    ///
    /// - Parameters:
    ///   - contentType: The kind wanted.
    ///   - destinationDirectory: Where to put a copy; where it is left out, a file on disk stays where it is, and bytes become a file in the
    ///     folder for temporary ones, which the caller removes.
    /// - Returns: Where the file is, and whether it is the original.
    /// - Throws: ``IntentFileError/failedToLoadData`` where the file is of another kind, ``IntentFileError/failedToLoadFile`` where it
    ///   cannot be read, and what writing throws.
    public func file(
        contentType: UTType, destinationDirectory: URL? = nil
    ) async throws -> (fileURL: URL, openedInPlace: Bool) {
        try require(contentType)
        if let fileURL, destinationDirectory == nil {
            guard FileManager.default.isReadableFile(atPath: fileURL.path) else {
                throw IntentFileError(.file, fileURL.path)
            }
            return (fileURL, true)
        }
        let folder: URL
        if let destinationDirectory {
            folder = destinationDirectory
        } else {
            folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }
        // A name is no path, whatever the one who made the file calls it.
        let target = folder.appendingPathComponent((filename as NSString).lastPathComponent)
        try loadData().write(to: target, options: .withoutOverwriting)
        return (target, false)
    }

    /// Does something with the content as a file, which is gone afterwards unless it was one on disk.
    ///
    /// - Parameters:
    ///   - contentType: The kind wanted.
    ///   - allowOpenInPlace: Whether a file on disk may be handed over itself, rather than a copy.
    ///   - fileHandler: Takes the file and whether it is the original.
    /// - Returns: What the handler returns.
    /// - Throws: ``IntentFileError``, what writing throws, or what the handler throws.
    public func withFile<Result: Sendable>(
        contentType: UTType, allowOpenInPlace: Bool = false,
        fileHandler: (_ fileURL: URL, _ openedInPlace: Bool) async throws -> Result
    ) async throws -> Result {
        if allowOpenInPlace, fileURL != nil {
            let (url, _) = try await file(contentType: contentType)
            return try await fileHandler(url, true)
        }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (url, _) = try await file(contentType: contentType, destinationDirectory: folder)
        return try await fileHandler(url, false)
    }

    private func require(_ contentType: UTType) throws {
        guard type?.conforms(to: contentType) ?? (contentType == .data || contentType == .item) else {
            throw IntentFileError(.data, filename)
        }
    }
}
