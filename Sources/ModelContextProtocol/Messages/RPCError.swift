import IntentRuntime
import JSON

/// An error as JSON-RPC 2.0 sends it: a code, words, and what belongs to it.
package struct RPCError: Error, Sendable, Equatable {
    /// The codes in use, from JSON-RPC 2.0 section 5.1 and the error tables of the protocol's revisions.
    package enum Code {
        package static let parse = -32700
        package static let invalidRequest = -32600
        package static let methodNotFound = -32601
        package static let invalidParameters = -32602
        package static let internalError = -32603
        /// Up to revision 2025-11-25; never sent to a stateless client.
        static let resourceNotFound = -32002
        /// For a request whose HTTP header fields say something else than its body.
        package static let headerMismatch = -32020
        package static let missingClientCapability = -32021
        package static let unsupportedRevision = -32022
    }

    package let code: Int
    package private(set) var message: String
    package let data: JSONValue?
    /// What sets text apart in the message that the apps did not write themselves; `nil` where there is none.
    private(set) var mark: String?

    /// Whether the message quotes text that the apps did not write themselves.
    var holdsForeignText: Bool { mark != nil }

    package init(_ code: Int, _ message: String, data: JSONValue? = nil) {
        self.code = code
        self.message = message
        self.data = data
    }

    /// The error as it is sent.
    var json: JSONValue {
        var members = JSONObject([("code", .integer(code)), ("message", .string(message))])
        members["data"] = data
        return .object(members)
    }

    /// An error whose message holds fenced content, where it does.
    ///
    /// - Parameter make: Makes the error, with what is content in its message put into the fence that is handed in.
    static func fencing(_ make: (ContentFence) -> RPCError) -> RPCError {
        let fence = ContentFence()
        var error = make(fence)
        error.mark = fence.isUsed(in: error.message) ? fence.mark : nil
        error.message = fence.answer(error.message)
        return error
    }

    package static func invalidRequest(_ message: String) -> RPCError { RPCError(Code.invalidRequest, message) }

    package static func invalidParameters(_ message: String) -> RPCError { RPCError(Code.invalidParameters, message) }

    package static func internalError(_ message: String) -> RPCError { RPCError(Code.internalError, message) }

    static func methodNotFound(_ method: String) -> RPCError {
        RPCError(Code.methodNotFound, "no method '\(method)' is served")
    }

    /// The error for a stateless request in a revision that is not served.
    package static func unsupportedRevision(_ requested: String) -> RPCError {
        let supported = ProtocolRevision.stateless.map { JSONValue.string($0.rawValue) }
        return RPCError(
            Code.unsupportedRevision,
            "protocol version '\(requested)' is not served in requests' _meta; older revisions begin with 'initialize'",
            data: ["supported": .array(supported), "requested": .string(requested)])
    }

    /// The error for what can only be done by asking, where the client cannot be asked.
    static func missingElicitation(_ message: String) -> RPCError {
        RPCError(
            Code.missingClientCapability, message, data: ["requiredCapabilities": ["elicitation": ["form": [:]]]])
    }
}

extension RPCError: CustomStringConvertible {
    package var description: String { "\(message) (\(code))" }
}
