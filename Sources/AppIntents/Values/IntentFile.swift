/// A file that an intent takes or returns.
///
/// A file made of a URL is read when its ``data`` is asked for.
public struct IntentFile: Sendable, Hashable, Codable {
    private enum Content: Sendable, Hashable, Codable {
        case data(Data)
        case file(URL)
    }

    private let content: Content

    /// The file's name, with its extension.
    public var filename: String

    /// The kind of content, if known.
    public var type: UTType?

    /// Whether the file may be removed once the intent is done with it.
    public var removedOnCompletion = false

    /// Makes a file of bytes.
    ///
    /// - Parameters:
    ///   - data: The content.
    ///   - filename: The file's name, with its extension.
    ///   - type: The kind of content; taken from the name's extension where it is left out.
    public init(data: Data, filename: String, type: UTType? = nil) {
        content = .data(data)
        self.filename = filename
        self.type = type ?? UTType(filenameExtension: (filename as NSString).pathExtension)
    }

    /// Makes a file of one on disk.
    ///
    /// - Parameters:
    ///   - fileURL: Where it is.
    ///   - filename: Its name, where it is to have another.
    ///   - type: The kind of content; taken from the name's extension where it is left out.
    public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
        content = .file(fileURL)
        self.filename = filename ?? fileURL.lastPathComponent
        self.type = type ?? UTType(filenameExtension: fileURL.pathExtension)
    }

    /// Where the file is, for one that is on disk.
    public var fileURL: URL? {
        if case .file(let url) = content { url } else { nil }
    }

    /// The content; empty where the file cannot be read.
    public var data: Data { (try? loadData()) ?? Data() }

    /// Reads the content.
    ///
    /// - Throws: ``IntentFileError/failedToLoadFile`` where the file cannot be read.
    package func loadData() throws -> Data {
        switch content {
        case .data(let data): return data
        case .file(let url):
            do {
                return try Data(contentsOf: url, options: .mappedIfSafe)
            } catch {
                throw IntentFileError(.file, url.path)
            }
        }
    }

    /// The number of bytes, where it is known without reading.
    package var size: Int? {
        switch content {
        case .data(let data): data.count
        case .file(let url): (try? FileManager.default.attributesOfItem(atPath: url.path)[.size]) as? Int
        }
    }
}

extension IntentFile: _IntentValue {}
