import UniformTypeIdentifiers

/// Why a value could not be turned into content or made of it.
public enum TransferError: Error, Sendable, Hashable {
    /// The value cannot be content of the kind asked for; the kinds that it can be.
    case notExported(as: UTType?, offered: [UTType])
    /// The value cannot be made of content of the kind given; the kinds that it can be made of.
    case notImported(from: UTType?, accepted: [UTType])
}

extension TransferError: CustomStringConvertible {
    /// What was asked for, and what there is.
    public var description: String {
        switch self {
        case .notExported(let type, let offered):
            "There is no content of the type '\(type?.identifier ?? "any")'; " + Self.list(offered, "there is")
        case .notImported(let type, let accepted):
            "Content of the type '\(type?.identifier ?? "unknown")' is not taken; " + Self.list(accepted, "taken is")
        }
    }

    private static func list(_ types: [UTType], _ lead: String) -> String {
        types.isEmpty ? "\(lead) none" : "\(lead) " + types.map { "'\($0.identifier)'" }.joined(separator: ", ")
    }
}
