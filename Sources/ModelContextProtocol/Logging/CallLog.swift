import IntentRuntime
import JSON

/// What is logged of the call of a tool: that it began, and how it ended, by names and never with values.
struct CallLog: Sendable {
    /// The name of what logs.
    static let logger = "appintents"

    let session: Session
    let serial: OpenRequest.Serial
    /// The tool's name.
    let tool: String

    /// Makes a call, and logs it.
    ///
    /// - Parameters:
    ///   - interaction: The way to the person, which knows why a run failed.
    ///   - call: The call.
    func logging(_ interaction: ClientInteraction, _ call: () async -> Answer) async -> Answer {
        log(.debug, "began")
        let answer = await call()
        switch (interaction.failure, answer) {
        case (let failure?, _):
            let isRefusal = failure.isRefusal
            log(isRefusal ? .warning : .error, isRefusal ? "refused" : "failed", failure.kind)
        case (nil, .success(let result)) where result["isError"]?.bool != true: log(.info, "done")
        case (nil, .success): log(.error, "failed")
        case (nil, .failure): log(.warning, "refused")
        }
        return answer
    }

    private func log(_ level: LogLevel, _ event: String, _ reason: String? = nil) {
        session.log(level, data(event, reason), logger: Self.logger, of: serial)
    }

    private func data(_ event: String, _ reason: String?) -> JSONValue {
        var data = JSONObject([("event", .string(event)), ("tool", .string(tool))])
        data["reason"] = reason.map { .string($0) }
        return .object(data)
    }
}

extension IntentSystemError {
    /// Which error it is, without what belongs to it.
    fileprivate var kind: String? { json["error"]?.string }

    /// Whether the policy or the person was against it.
    fileprivate var isRefusal: Bool {
        switch self {
        case .declined, .nobodyToConfirm, .nothingSent, .awaitingApproval, .refused, .authenticationRequired: true
        default: false
        }
    }
}
