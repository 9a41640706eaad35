/// Why a file's content could not be had.
public enum IntentFileError: Error, Sendable, Equatable {
    /// The file could not be read; its path.
    case failedToLoadFile(String)
}

extension IntentFileError: CustomStringConvertible, CustomLocalizedStringResourceConvertible {
    /// What went wrong, in a sentence.
    public var description: String {
        switch self {
        case .failedToLoadFile(let path): "The file '\(path)' cannot be read: check that it exists and may be read."
        }
    }

    /// What went wrong, in a sentence.
    public var localizedStringResource: LocalizedStringResource { "\(description)" }
}
