import JSON

/// An error that a server answers a request with, as JSON-RPC 2.0 has it.
struct RemoteError: Error, Sendable, Equatable {
    /// The codes that mean something here.
    enum Code {
        static let invalidRequest = -32600
        static let methodNotFound = -32601
        static let invalidParameters = -32602
        static let resourceNotFound = -32002
        static let unsupportedRevision = -32022
    }

    /// How long the words may be that are told of an error.
    private static let longestWords = 500

    /// The number that says what kind of error it is.
    let code: Int
    /// The server's words.
    let message: String

    /// Reads an error; what is no error object is told as it is.
    init(_ json: JSONValue) {
        code = json["code"]?.integer ?? 0
        message = ServerText.words(json["message"]?.string ?? json.text, limit: Self.longestWords)
    }
}
