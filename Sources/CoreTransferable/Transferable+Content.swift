import Foundation
import UniformTypeIdentifiers

extension Transferable {
    static var contents: [TransferContent<Self>] {
        transferRepresentation._contents(of: Self.self)
    }

    /// The kinds of content that values of this type can be, the best first.
    ///
    /// - Parameter visibility: For whom.
    public static func exportedContentTypes(_ visibility: TransferRepresentationVisibility = .all) -> [UTType] {
        distinct(contents.filter { $0.export != nil && $0.visibility.isVisible(at: visibility) }.map(\.contentType))
    }

    /// The kinds of content that values of this type can be made of.
    public static func importedContentTypes() -> [UTType] {
        distinct(contents.filter { $0.make != nil }.map(\.contentType))
    }

    /// The kinds of content that this value can be, the best first.
    ///
    /// - Parameter visibility: For whom.
    public func exportedContentTypes(_ visibility: TransferRepresentationVisibility = .all) -> [UTType] {
        Self.distinct(
            Self.contents.filter { $0.export != nil && $0.visibility.isVisible(at: visibility) && $0.isOffered(self) }
                .map(\.contentType))
    }

    /// The kinds of content that values like this one can be made of.
    public func importedContentTypes() -> [UTType] { Self.importedContentTypes() }

    /// The name that the value suggests for a file of it, from its first representation that suggests one.
    public var suggestedFilename: String? {
        for content in Self.contents where content.export != nil && content.isOffered(self) {
            if let name = content.suggestedFileName?(self) { return FileName.of(name, content.contentType) }
        }
        return nil
    }

    /// This value as bytes.
    ///
    /// - Parameter contentType: The kind of content; the best that there is where it is left out.
    /// - Returns: The bytes.
    /// - Throws: ``TransferError/notExported(as:offered:)``, or what making the content throws.
    public func exported(as contentType: UTType? = nil) async throws -> Data {
        let (_, content) = try await export(contentType)
        switch content {
        case .data(let data): return data
        case .file(let file): return try Data(contentsOf: file.file)
        }
    }

    /// Writes this value to a file in a folder.
    ///
    /// - Parameters:
    ///   - directory: The folder.
    ///   - contentType: The kind of content; the best that there is where it is left out.
    /// - Returns: The file, called as the value suggests; a name that is taken gets a number.
    /// - Throws: ``TransferError/notExported(as:offered:)``, or what making or writing the content throws.
    public func export(to directory: URL, contentType: UTType? = nil) async throws -> URL {
        let (kind, content) = try await export(contentType)
        let name: String
        switch content {
        case .data: name = FileName.of(kind.suggestedFileName?(self), kind.contentType)
        case .file(let file):
            name =
                kind.suggestedFileName?(self).map { FileName.of($0, kind.contentType) } ?? file.file.lastPathComponent
        }
        let target = Self.free(name, in: directory)
        switch content {
        case .data(let data): try data.write(to: target, options: .withoutOverwriting)
        case .file(let file): try FileManager.default.copyItem(at: file.file, to: target)
        }
        return target
    }

    /// Does something with this value as a file, which is gone afterwards.
    ///
    /// - Parameters:
    ///   - contentType: The kind of content; the best that there is where it is left out.
    ///   - fileHandler: Takes the file and whether it is the app's own rather than a copy.
    /// - Returns: What the handler returns.
    /// - Throws: ``TransferError/notExported(as:offered:)``, or what making the content or the handler throws.
    public func withExportedFile<Result: Sendable>(
        contentType: UTType? = nil, fileHandler: (_ file: URL, _ isOriginalFile: Bool) async throws -> Result
    ) async throws -> Result {
        let (kind, content) = try await export(contentType)
        switch content {
        case .file(let file): return try await fileHandler(file.file, file.allowAccessingOriginalFile)
        case .data(let data):
            return try await TemporaryFile.with(data, kind.contentType, name: kind.suggestedFileName?(self)) {
                try await fileHandler($0, false)
            }
        }
    }

    /// Makes a value of bytes.
    ///
    /// - Parameters:
    ///   - data: The bytes.
    ///   - contentType: The kind of content; the first that is taken where it is left out.
    /// - Throws: ``TransferError/notImported(from:accepted:)``, or what reading the content throws.
    public init(importing data: Data, contentType: UTType?) async throws {
        self = try await Self.reader(of: contentType)(.data(data))
    }

    /// Makes a value of a file.
    ///
    /// - Parameters:
    ///   - file: The file.
    ///   - contentType: The kind of content; that of the file's extension where it is left out.
    /// - Throws: ``TransferError/notImported(from:accepted:)``, or what reading the content throws.
    public init(importing file: URL, contentType: UTType?) async throws {
        let type = contentType ?? UTType(filenameExtension: file.pathExtension)
        self = try await Self.reader(of: type)(.file(file))
    }

    private static func reader(
        of contentType: UTType?
    ) throws -> @Sendable (TransferContent<Self>.Imported) async throws -> Self {
        let found = contents.first { content in
            content.make != nil && (contentType.map { $0.conforms(to: content.contentType) } ?? true)
        }
        guard let make = found?.make else {
            throw TransferError.notImported(from: contentType, accepted: importedContentTypes())
        }
        return make
    }

    private func export(
        _ contentType: UTType?
    ) async throws -> (TransferContent<Self>, TransferContent<Self>.Exported) {
        let offered = Self.contents.filter { $0.export != nil && $0.isOffered(self) }
        let content =
            contentType.map { wanted in
                offered.first { $0.contentType == wanted } ?? offered.first { $0.contentType.conforms(to: wanted) }
            } ?? offered.first
        guard let content, let export = content.export else {
            throw TransferError.notExported(as: contentType, offered: Self.distinct(offered.map(\.contentType)))
        }
        return (content, try await export(self))
    }

    private static func distinct(_ types: [UTType]) -> [UTType] {
        var seen: Set<UTType> = []
        return types.filter { seen.insert($0).inserted }
    }

    private static func free(_ name: String, in directory: URL) -> URL {
        var target = directory.appendingPathComponent(name)
        var number = 2
        while FileManager.default.fileExists(atPath: target.path) {
            let base = (name as NSString).deletingPathExtension
            let ending = (name as NSString).pathExtension
            target = directory.appendingPathComponent("\(base) \(number)" + (ending.isEmpty ? "" : ".\(ending)"))
            number += 1
        }
        return target
    }
}
