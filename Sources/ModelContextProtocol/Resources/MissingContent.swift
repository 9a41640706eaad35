/// Why something that a URI names is not there, though the URI is well formed.
enum MissingContent: Error, Sendable {
    /// A result that is not kept any more, or never was for this client.
    case result
    /// A property without a value, or that there is not.
    case property(String)
    /// A file of an app that runs in another process.
    case fileElsewhere(String)
    /// A kind of content that the entity cannot be had as.
    case representation(String, offered: [String])
}

extension MissingContent: CustomStringConvertible {
    /// What is not there, with what would be right.
    var description: String {
        switch self {
        case .result:
            "this result is not kept any more, or was another client's: results are kept for half an hour after they were read last, "
                + "and the latest of them; call the tool again"
        case .property(let name):
            "there is nothing under the property '\(name)'; the resource without '?property=' tells all there are"
        case .fileElsewhere(let name):
            "the content of the file under '\(name)' cannot be had: its app runs in another process"
        case .representation(let type, let offered):
            "it cannot be had as '\(type)', only as \(offered.map { "'\($0)'" }.joined(separator: ", "))"
        }
    }
}
