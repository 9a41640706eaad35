import IntentRuntime
import JSON

/// What tells a request from others: a digest of its method and of what it is about.
struct RequestDigest: Sendable {
    static let length = 32

    let bytes: [UInt8]

    /// Makes the digest of a request; the order of members does not matter, nor what the request carries beside its subject.
    init(_ method: Method, _ parameters: JSONObject) {
        let subject = ["name", "arguments", "uri"].compactMap { name in parameters[name].map { (name, $0) } }
        let request: JSONValue = ["method": .string(method.rawValue), "params": .object(JSONObject(subject))]
        bytes = SHA256.bytes(of: Self.sorted(request).bytes)
    }

    private static func sorted(_ value: JSONValue) -> JSONValue {
        switch value {
        case .array(let elements): .array(elements.map(sorted))
        case .object(let members):
            .object(JSONObject(members.sorted { $0.name < $1.name }.map { ($0.name, sorted($0.value)) }))
        default: value
        }
    }
}
