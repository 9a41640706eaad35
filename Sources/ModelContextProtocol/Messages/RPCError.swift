import IntentRuntime
import JSON

/// An error as JSON-RPC 2.0 sends it: a code, words, and what belongs to it.
package struct RPCError: Error, Sendable, Equatable {
    /// The codes in use, from JSON-RPC 2.0 section 5.1 and the error tables of the protocol's revisions.
    enum Code {
        static let parse = -32700
        static let invalidRequest = -32600
        static let methodNotFound = -32601
        static let invalidParameters = -32602
        static let internalError = -32603
        /// Up to revision 2025-11-25; never sent to a stateless client.
        static let resourceNotFound = -32002
        static let missingClientCapability = -32021
        static let unsupportedRevision = -32022
    }

    package let code: Int
    package private(set) var message: String
    package let data: JSONValue?
    /// Whether the message quotes text that the apps did not write themselves.
    private(set) var holdsForeignText = false

    package init(_ code: Int, _ message: String, data: JSONValue? = nil) {
        self.code = code
        self.message = message
        self.data = data
    }

    /// An error whose message holds fenced content, where it does.
    ///
    /// - Parameter make: Makes the error, with what is content in its message put into the fence that is handed in.
    static func fencing(_ make: (ContentFence) -> RPCError) -> RPCError {
        let fence = ContentFence()
        var error = make(fence)
        error.holdsForeignText = fence.isUsed(in: error.message)
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
    static func unsupportedRevision(_ requested: String) -> RPCError {
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
