import Foundation
import JSON

/// What a resource holds: text, or bytes.
public struct ResourceContents: Sendable, Hashable {
    private enum Body: Hashable {
        case text(String)
        case bytes(Data)
    }

    /// Where the resource is.
    public let uri: String
    /// The type of what it holds, such as `text/plain`.
    public let mimeType: String
    private let body: Body

    /// Makes contents that are text.
    ///
    /// - Parameters:
    ///   - uri: Where the resource is.
    ///   - mimeType: The type of the text.
    ///   - text: The text.
    public init(uri: String, mimeType: String = "text/plain", text: String) {
        self.uri = uri
        self.mimeType = mimeType
        body = .text(text)
    }

    /// Makes contents that are bytes.
    ///
    /// - Parameters:
    ///   - uri: Where the resource is.
    ///   - mimeType: The type of the bytes.
    ///   - data: The bytes.
    public init(uri: String, mimeType: String, data: Data) {
        self.uri = uri
        self.mimeType = mimeType
        body = .bytes(data)
    }

    /// The contents as they are sent.
    var json: JSONValue {
        switch body {
        case .text(let text): ["uri": .string(uri), "mimeType": .string(mimeType), "text": .string(text)]
        case .bytes(let data):
            ["uri": .string(uri), "mimeType": .string(mimeType), "blob": .string(data.base64EncodedString())]
        }
    }
}
