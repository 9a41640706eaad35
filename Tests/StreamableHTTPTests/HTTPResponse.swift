import Foundation
import JSON

/// An answer as a client reads it.
struct HTTPResponse {
    let status: Int
    /// By names in lower case.
    let fields: [String: String]
    var body: [UInt8] = []

    /// The one message of the body.
    var json: JSONValue {
        get throws { try JSONValue(parsing: body) }
    }

    /// Whether it is a stream of events.
    var isStream: Bool { fields["content-type"] == "text/event-stream" }

    /// The messages of the body, whether it is one message or a stream.
    var messages: [JSONValue] {
        get throws {
            guard isStream else { return body.isEmpty ? [] : [try json] }
            return try String(decoding: body, as: UTF8.self).components(separatedBy: "\n\n")
                .compactMap { try HTTPConnection.message(of: $0) }
        }
    }
}
