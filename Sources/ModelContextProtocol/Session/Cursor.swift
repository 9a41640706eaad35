import Foundation
import JSON

/// The place in a list after which the next page goes on, as the client hands it back.
///
/// It names what was given last, not a number of items: what comes and goes in between is neither told twice nor left out, and it is
/// no error that what it names is gone. Nothing secret is in it and nothing depends on its being ours, so it is checked but not sealed.
struct Cursor: Sendable, Equatable {
    /// The list that gives it out.
    let list: Method
    /// After what the next page goes on, in a form that the list alone knows.
    let place: JSONValue

    /// Makes a cursor.
    ///
    /// - Parameters:
    ///   - place: After what the next page goes on.
    ///   - list: The list that gives it out.
    init(after place: JSONValue, in list: Method) {
        self.list = list
        self.place = place
    }

    /// Reads what a client hands back; `nil` for what no list gives out.
    init?(text: String) {
        var base64 = text.replacing("-", with: "+").replacing("_", with: "/")
        base64 += String(repeating: "=", count: (4 - base64.utf8.count % 4) % 4)
        guard let data = Data(base64Encoded: base64), let json = try? JSONValue(parsing: data),
            let members = json.object, members.count == 2, let place = members["after"],
            let list = members["list"]?.string.flatMap({ Method(rawValue: $0) })
        else { return nil }
        self.init(after: place, in: list)
    }

    /// The cursor as text without a meaning to the client, of characters that need no escaping anywhere.
    var text: String {
        let json: JSONValue = ["list": .string(list.rawValue), "after": place]
        return Data(json.bytes).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
            .replacing("=", with: "")
    }

    /// The cursor of a request for a list.
    ///
    /// - Parameters:
    ///   - parameters: The parameters of the request.
    ///   - list: The list that is asked for.
    /// - Returns: The cursor; `nil` where the first page is asked for.
    /// - Throws: ``RPCError`` where this list never gave it out.
    static func given(in parameters: JSONObject, of list: Method) throws(RPCError) -> Cursor? {
        guard let value = parameters["cursor"], value != .null else { return nil }
        guard let cursor = value.string.flatMap({ Cursor(text: $0) }), cursor.list == list else {
            throw invalid(value)
        }
        return cursor
    }

    /// The error for a cursor that was never given out.
    static func invalid(_ value: JSONValue) -> RPCError {
        .invalidParameters("the cursor \(value.text) is none that this list gave out; ask again without one")
    }
}
