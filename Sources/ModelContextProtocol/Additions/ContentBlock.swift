import Foundation
import JSON

/// A piece of what a tool returns, or of a message of a prompt.
public enum ContentBlock: Sendable, Hashable {
    /// Words.
    case text(String)
    /// A picture, and the type of its bytes, such as `image/png`.
    case image(Data, mimeType: String)
    /// A sound, and the type of its bytes, such as `audio/wav`.
    case audio(Data, mimeType: String)
    /// What a resource holds, without the client having to read it.
    case resource(ResourceContents)
    /// Where a resource can be read that stays out of the answer.
    case resourceLink(uri: String, name: String, mimeType: String?)
}

extension ContentBlock {
    /// The block as it is sent in a revision; what a revision does not know is told in words.
    func json(for revision: ProtocolRevision) -> JSONValue {
        switch self {
        case .text(let text): return Self.words(text)
        case .image(let data, let type): return Self.media("image", data, type)
        case .audio(let data, let type):
            guard revision.hasAudio else { return Self.words("A sound (\(type), \(data.count) bytes).") }
            return Self.media("audio", data, type)
        case .resource(let contents): return ["type": "resource", "resource": contents.json]
        case .resourceLink(let uri, let name, let type):
            guard revision.hasStructuredResults else { return Self.words("\(name) <\(uri)>") }
            var members = JSONObject([("type", "resource_link"), ("uri", .string(uri)), ("name", .string(name))])
            members["mimeType"] = type.map { .string($0) }
            return .object(members)
        }
    }

    private static func words(_ text: String) -> JSONValue { ["type": "text", "text": .string(text)] }

    private static func media(_ kind: String, _ data: Data, _ type: String) -> JSONValue {
        ["type": .string(kind), "data": .string(data.base64EncodedString()), "mimeType": .string(type)]
    }
}
