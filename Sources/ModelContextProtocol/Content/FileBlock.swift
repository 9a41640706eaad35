import Foundation
import IntentRuntime
import JSON

/// A file as a result shows it: with its content where that is small, else as a link.
struct FileBlock: Sendable {
    let name: String
    let mediaType: MediaType
    let size: Int
    /// The URI that it is read by; `nil` where it is too large to be kept.
    let uri: String?
    /// The content, where it is small.
    let content: Data?

    /// The block in a revision.
    ///
    /// - Parameters:
    ///   - revision: The revision. What it has no block for is told in words.
    ///   - pointer: Where the block will be in the result.
    ///   - foreign: What is foreign text is noted here.
    func json(in revision: ProtocolRevision, at pointer: String, noting foreign: inout ForeignText) -> JSONValue {
        if let content {
            if mediaType.isPicture || (mediaType.isAudio && revision.hasAudio) {
                foreign.note(pointer + "/data")
                return [
                    "type": mediaType.isPicture ? "image" : "audio", "data": .string(content.base64EncodedString()),
                    "mimeType": .string(mediaType.name),
                ]
            }
            if let uri {
                var resource: JSONObject = ["uri": .string(uri), "mimeType": .string(mediaType.name)]
                if mediaType.isText, let text = String(validating: content, as: UTF8.self) {
                    foreign.note(pointer + "/resource/text")
                    resource["text"] = .string(foreign.fence.block(text))
                } else {
                    foreign.note(pointer + "/resource/blob")
                    resource["blob"] = .string(content.base64EncodedString())
                }
                return ["type": "resource", "resource": .object(resource)]
            }
        }
        foreign.note(pointer)
        guard let uri, revision.hasStructuredResults else {
            foreign.note(pointer + "/text")
            return ["type": "text", "text": .string(words(fencedBy: foreign))]
        }
        let link: JSONValue = [
            "type": "resource_link", "uri": .string(uri), "name": .string(name), "title": .string(name),
            "mimeType": .string(mediaType.name), "size": .integer(size),
        ]
        return foreign.visible(link, at: pointer, for: .lists)
    }

    private func words(fencedBy foreign: ForeignText) -> String {
        "File \(foreign.fence.inline(name)) (\(mediaType.name), \(size) bytes): "
            + (uri.map { "read it as the resource \($0)" } ?? "it is too large to be handed over")
    }
}
