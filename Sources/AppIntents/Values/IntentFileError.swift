/// Why a file's content could not be had.
public struct IntentFileError: Error, Sendable, Equatable {
    enum Kind: Sendable {
        case data, file
    }

    private let kind: Kind
    private let name: String?

    init(_ kind: Kind, _ name: String?) {
        self.kind = kind
        self.name = name
    }

    /// There is no content of the kind asked for.
    public static let failedToLoadData = IntentFileError(.data, nil)

    /// The file could not be read.
    public static let failedToLoadFile = IntentFileError(.file, nil)

    /// Whether both are of one kind, whichever file they are about.
    public static func == (left: IntentFileError, right: IntentFileError) -> Bool { left.kind == right.kind }
}

extension IntentFileError: CustomStringConvertible, CustomLocalizedStringResourceConvertible {
    /// What went wrong, in a sentence.
    public var description: String {
        let file = name.map { "The file '\($0)'" } ?? "The file"
        return switch kind {
        case .data: "\(file) has no content of the kind asked for."
        case .file: "\(file) cannot be read: check that it exists and may be read."
        }
    }

    /// What went wrong, in a sentence.
    public var localizedStringResource: LocalizedStringResource { "\(description)" }
}
