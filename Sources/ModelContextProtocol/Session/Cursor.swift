import Foundation
import JSON

/// The place in a list from which the next page goes on, as the client hands it back.
struct Cursor: Sendable, Equatable {
    private static let prefix = "from:"

    /// What the next page begins with.
    let place: String

    init(_ place: String) {
        self.place = place
    }

    /// Reads what a client hands back; `nil` for what was never given out.
    init?(text: String) {
        guard let data = Data(base64Encoded: text), let words = String(data: data, encoding: .utf8),
            words.hasPrefix(Self.prefix)
        else { return nil }
        place = String(words.dropFirst(Self.prefix.count))
    }

    /// The cursor as text without a meaning to the client.
    var text: String { Data((Self.prefix + place).utf8).base64EncodedString() }

    /// The cursor of a request for a list.
    ///
    /// - Throws: ``RPCError`` where it was never given out.
    static func given(in parameters: JSONObject) throws(RPCError) -> Cursor? {
        guard let value = parameters["cursor"], value != .null else { return nil }
        guard let cursor = value.string.flatMap({ Cursor(text: $0) }) else { throw invalid(value) }
        return cursor
    }

    /// Refuses any cursor, for a list that has one page.
    static func refuse(_ parameters: JSONObject) throws(RPCError) {
        if let value = parameters["cursor"], value != .null { throw invalid(value) }
    }

    /// The error for a cursor that was never given out.
    static func invalid(_ value: JSONValue) -> RPCError {
        .invalidParameters("the cursor \(value.text) is none that this list gave out; ask again without one")
    }
}
