import Foundation
import JSON

/// What came back for one request over HTTP.
struct HTTPAnswer: Sendable {
    /// The status.
    let status: Int
    /// The fields of the head, by their names in lower case.
    let fields: [String: String]
    /// The messages: the one of the body, or those of its stream.
    let messages: [JSONValue]

    /// Whether the messages came as a stream of events.
    var isStream: Bool { fields["content-type"]?.hasPrefix("text/event-stream") == true }

    /// The message that answers the request.
    var message: JSONValue? { messages.last { $0["method"] == nil } }
}
